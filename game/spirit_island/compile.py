"""Joins a power card's printed effects and its threshold lines into programs."""

from __future__ import annotations

from typing import Any

from game.core.engine.ops import Compiler, Where
from game.spirit_island.items import Card, Innate
from game.spirit_island.power import Level, Threshold


def compile_thresholds(compiler: Compiler, key: str, item: Card, where: Where) -> tuple[str, tuple[Threshold, ...]]:
    """(program of the whole card, its thresholds). How a threshold joins is its `mode`; see
    `data/spirit_island/README.md`.
    """
    effects: list[Any] = list(item.effects)
    compiler.program(f"{key}/printed", effects, where.at("effects"))
    lines: list[Any] = [{"printed": {"program": f"{key}/printed", "at": at}} for at in range(len(effects))]
    thresholds = []
    instead = -1
    for index, written in enumerate(item.thresholds):
        place = where.at("thresholds", index)
        mode = written.mode
        need = compiler.need(written.need, place.at("need"))
        program = compiler.program(f"{key}/threshold.{index}", written.effects, place.at("effects"))
        thresholds.append(Threshold(need, mode, program, written.range_bonus, written.range))
        line = {"threshold": index}
        if mode == "insert_first":
            lines.insert(0, line)
        elif mode == "insert_before":
            lines.insert(_line(lines, written.at, place.at("at")), line)
        elif mode == "instead":
            replaced = [_line(lines, at, place.at("of")) for at in written.of or (None,)]
            for i in replaced:
                lines[i]["printed"]["unless"] = index
            lines.insert(replaced[0], line)
        elif mode == "may_instead":
            instead = index
        else:
            lines.append(line)
    if instead >= 0:
        compiler.program(f"{key}/whole", lines, where)
        lines = [{"printed_or_threshold": {"printed": f"{key}/whole", "index": instead}}]
    return compiler.program(key, lines, where), tuple(thresholds)


def _line(lines: list[Any], at: Any, where: Where) -> int:
    """Where the printed effect number `at` stands now. Raises DataError where there is no such effect."""
    for place, line in enumerate(lines):
        if isinstance(at, int) and line.get("printed", {}).get("at") == at:
            return place
    raise where.fail("the number of a printed effect, counted from 0, is expected here")


def compile_levels(compiler: Compiler, key: str, item: Innate, where: Where) -> tuple[Level, ...]:
    """The levels of an innate power in printed order."""
    made = []
    for at, level in enumerate(item.levels):
        place = where.at("levels", at)
        need = compiler.need(level.need, place.at("need"))
        program = compiler.program(f"{key}/level.{at}", level.effects, place.at("effects"))
        made.append(Level(need, program, level.instead, level.may_instead))
    return tuple(made)
