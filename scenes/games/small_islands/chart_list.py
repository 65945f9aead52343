"""The list of the islands on the common panel: how large, what is on them, what a house there would pay, what they lack.

A line stands for its island on the chart: pointing at either lights both (`scenes/table/hover.py`).
"""

from __future__ import annotations

from typing import Any

from game.small_islands.terms import SYMBOLS
from scenes.draw.theme import GOOD, INK_SECOND
from scenes.games.small_islands import objectives
from scenes.table import painted as p
from scenes.table.model import GameModel
from scenes.table.rows import Fit, Row

HIGH, LETTER, SIZE, STEP, PAYS = 31.0, 26.0, 48.0, 32.0, 76.0
AIR = 6.0  # above it on a rail: the ring of a lesson round a player's box needs it
RULE = "#CDBF9C"


def row(model: GameModel) -> Row:
    """The islands, those that pay most first, then the largest."""
    fits = objectives.fits(model)
    found = sorted(model.centre.islands.all(), key=lambda i: (-_worth(fits, i), -i.size))
    cells, remark = tuple(_line(model, island, fits.get(island)) for island in found), model.t("isle-count-island", n=len(found))
    fit = Fit(least=64, grow=32 * len(cells), optional=1)
    return Row(model.t("isles-on-chart"), head=True, remark=remark, cells=cells, gap=0, more=_more(model, cells), fold="drop",
               role="silent", fit=fit)  # fmt: skip


def rail(model: GameModel) -> tuple[Row, ...]:
    """Those that pay, on the folded panel; no row where none does."""
    fits = objectives.fits(model)
    cells = tuple(_line(model, island, fits[island], True) for island in sorted(fits, key=lambda i: (-_worth(fits, i), -i.size)))
    if not cells:
        return ()
    fit = Fit(least=AIR + min(2, len(cells)) * 32, grow=32 * max(0, len(cells) - 2), optional=1)
    return (Row(model.t("isles-on-chart"), paint=p.Line(high=AIR), cells=cells, gap=0, more=_more(model, cells), role="silent",
                fit=fit),)  # fmt: skip


def _more(model: GameModel, cells: tuple[Row, ...]) -> tuple[str, ...]:
    return tuple(model.t("isles-more-islands", n=n) for n in range(1, len(cells) + 1))


def _worth(fits: dict[Any, Any], island: Any) -> int:
    return -1 if island not in fits else int(fits[island].worth.points or fits[island].worth.kept)


def _line(model: GameModel, island: Any, fit: Any, folded: bool = False) -> Row:
    """An island; what it lacks is told in full where somebody asks (`Abouts`)."""
    islands = model.centre.islands
    size = (model.t("isle-count-tile", n=island.size), f"<tile> {island.size}")
    letter = p.Line(islands.letter(island), size=16.5, face="serif-semi", high=HIGH)
    parts: list[tuple[float, Any]] = [(LETTER, letter), (SIZE, p.Line(size[1], size=15.5, high=HIGH))]
    if not folded:
        counts = tuple((s, str(n)) for s in SYMBOLS if (n := getattr(island, s)))
        parts.append((0.0, p.Icons(counts, 19, 15.5, step=STEP, high=HIGH)))
    words, colour = _pays(model, island, fit)
    face = "sans-bold" if colour == GOOD else "sans"
    parts.append((0.0 if folded else PAYS, p.Line(right=words, size=15, right_face=face, right_colour=colour, high=HIGH)))
    key = islands.key(island)
    told = model.joined(filter(None, (islands.words(island), _said(model, island, fit))))
    return Row(islands.name(island), told, about=key, key=f"at:{key}", opens=f"focus/{key}",
               paint=p.Stack((p.Beside(tuple(parts), 4), p.Rule(RULE, 1))))  # fmt: skip


def _pays(model: GameModel, island: Any, fit: Any) -> tuple[tuple[str, ...], str]:
    """What a house there would pay, in brackets where none may be built; else what the island lacks; and the colour."""
    if fit is not None:
        return (f"<check> {objectives.paid(fit.worth)}", objectives.paid(fit.worth)), GOOD
    if model.seat in island.houses:  # no second one may be built
        return ("<house>",), INK_SECOND
    found = objectives.promise(model, "current", model.seat, island)
    if found is not None and found.met and found.worth is not None:
        return (f"({objectives.paid(found.worth)})",), INK_SECOND
    return objectives.needs(model, "current", island), INK_SECOND


def _said(model: GameModel, island: Any, fit: Any) -> str:
    """The same in words."""
    if fit is not None:
        open_, points = fit.worth.drawn and not fit.worth.points, fit.worth.points
        return str(model.t("isles-about-met-open") if open_ else model.t("isles-about-met", n=points))
    if model.seat in island.houses:
        return ""
    lacks = objectives.lacks(model, "current", island)
    return str(model.t("isles-goal-lacks", what=lacks)) if lacks else ""
