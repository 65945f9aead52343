"""From the id of a program back to the written ops it was made of, so that a question can show what each answer does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.spirit_island.words.ops import parameters, verb_of

Ops = Sequence[Mapping[str, Any]]


def written_ops(box: Any, program: str) -> Ops | None:
    """The ops of a program id such as "card:call-to-tend/printed.0.branches.1"; None if they cannot be found."""
    try:
        kind, _, rest = program.partition(":")
        item_id, slash, path = rest.partition("/")
        tokens = path.split(".") if slash else []
        head, *steps = rest.split(".")  # of what has one list of ops only
        if kind == "card":
            item = box.raw["card"][item_id]
            if not tokens:
                return item.get("effects", [])
            if tokens[0] == "printed":
                return _walk(item["effects"], tokens[1:])
            if tokens[0] == "whole":
                return item["effects"]
            return _walk(item["thresholds"][int(tokens[1])]["effects"], tokens[2:])
        if kind == "innate":
            return _walk(box.raw["innate"][item_id]["levels"][int(tokens[1])]["effects"], tokens[2:])
        if kind == "fear":
            levels = {str(level): ops for level, ops in box.raw["fear"][item_id]["levels"].items()}
            return _walk(levels[tokens[0]], tokens[1:])
        if kind == "adversary":
            return _walk(box.raw["adversary"][head]["escalation"]["effects"], steps)
        if kind == "blight-card":
            return _walk(box.raw["blight-card"][head]["each_turn"], steps)
        if kind == "spirit":
            group, act = int(tokens[1]), int(tokens[2])
            return _walk([box.raw["spirit"][item_id]["growth"][group][act]], tokens[3:])
    except (KeyError, IndexError, ValueError, TypeError, AttributeError):
        return None
    return None


def _walk(ops: Any, tokens: Sequence[str]) -> Ops | None:
    """Goes down from an op list by op number and parameter name."""
    while tokens:
        op, name = ops[int(tokens[0])], tokens[1]
        written = parameters(op, verb_of(op))
        value = written[name] if name in written else written[""]
        tokens = tokens[2:]
        if value and isinstance(value[0], (list, tuple)):
            value, tokens = value[int(tokens[0])], tokens[1:]
        ops = value
    return ops


def source_parts(source: str) -> tuple[str, str]:
    """What asks as (kind, id): "lasting:card:drought/printed.0" -> ("card", "drought"). Unknown forms give ("", "")."""
    parts = source.split(":")
    if len(parts) < 2:
        return ("", source)
    kind, item = parts[-2], parts[-1]
    return kind, item.partition("/")[0].partition(".")[0]
