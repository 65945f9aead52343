"""`list ID`: what is in a game's box, as the data say it."""

from __future__ import annotations

import argparse
from typing import Any

from game.cli.common import OK, add_game, add_json, add_set, check_set, put


def options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_set(parser)
    add_json(parser)


def run(chosen: argparse.Namespace) -> int:
    """A JSON list of items, or a line for each."""
    import json

    from game import games
    from game.checks.contract import helper

    rules = games.rules(chosen.game)
    check_set(rules, chosen.set)
    items = helper(chosen.game).listing(rules)
    if chosen.set:
        items = [item for item in items if chosen.set in item.get("sets", (item["set"],))]
    if chosen.json:
        put(json.dumps(items, ensure_ascii=False, indent=1))
        return OK
    for item in items:
        put(f"{item['kind']:8} {item['id']:45} {_short(item)}")
    return OK


def _short(item: dict[str, Any]) -> str:
    """The figures one looks for first."""
    words = ("deck", "cost", "speed", "range", "elements", "stage", "terrains", "coastal", "complexity")
    shown = (f"{word} {_plain(item[word])}" for word in words if item.get(word) not in (None, [], False))
    return ", ".join(shown)


def _plain(value: Any) -> str:
    return "/".join(map(str, value)) if isinstance(value, list) else str(value)
