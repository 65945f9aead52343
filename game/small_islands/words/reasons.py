"""Reasons in words: message `isle-reason-<id>`, or the shared `reason-<id>`, with the figures of the reason by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.core.engine.decision import Reason
from game.small_islands.state import GREY

if TYPE_CHECKING:
    from game.small_islands.words.sentences import PositionTexts

# Names of a reason's figures, in their order; what a name means says `TELL`.
ARGS: dict[str, tuple[str, ...]] = {
    "first": ("asked",),
    "off-table": ("columns", "rows"),
    "cell-ship": ("cell", "owner"),
    "cell-taken": ("cell",),
    "no-neighbour": ("cell",),
    "side-differs": ("where", "cell", "own", "theirs"),
    "corner-differs": ("where", "cell", "own", "theirs"),
    "ship-side": ("where", "cell", "own", "theirs"),
    "ship-corner": ("where", "cell", "own", "theirs"),
    "same-turned": ("turns",),
    "empty-place": ("n",),
    "navigation-not-empty": ("n",),
    "keeps-house": ("n",),
    "no-tile": ("cell",),
    "corner-sea": ("corner",),
    "no-token": ("symbol",),
    "no-symbol": ("symbol",),
    "never-covered": ("symbol",),
    "two-ports": ("n",),
    "island-too-small": ("size", "least"),
    "mission-not-met": ("mission", "counts"),
    "symbol-absent": ("symbol",),
    "undo-fence": ("n",),
}


def said(texts: PositionTexts, reason: Reason) -> str:
    """One sentence without pictures. An unknown reason is said as what it is: not possible now."""
    args: dict[str, Any] = {}
    for name, value in zip(ARGS.get(reason.id, ()), reason.args, strict=False):
        args[name] = TELL[name](texts, value) if name in TELL else value
    for message in (f"isle-reason-{reason.id}", f"reason-{reason.id}"):
        if texts.words.has(message):
            return texts.texts.sentence(texts.say(message, **args))
    return texts.say("reason-not-now")


def _cell(texts: PositionTexts, cell: Any) -> str:
    return texts.cell(f"{cell[0]},{cell[1]}") if isinstance(cell, (tuple, list)) else texts.cell(str(cell))


def _where(texts: PositionTexts, where: str) -> str:
    return texts.say(f"isle-side-{where}" if len(where) == 1 else f"isle-corner-{where}")


def _shore(texts: PositionTexts, shown: str) -> str:
    """What a side or a corner shows: land, sea, or a shore between the two."""
    if set(shown) == {"L"}:
        return texts.say("isle-shows-land")
    if set(shown) == {"S"}:
        return texts.say("isle-shows-sea")
    return texts.say("isle-shows-shore")


def _mission(texts: PositionTexts, card: str) -> str:
    return texts.texts.spoken.card(card).mission


def _counts(texts: PositionTexts, counts: Any) -> str:
    """What an island shows: "2 flowers, 1 port"; nothing is said of what it lacks, unless it lacks everything."""
    there = [texts.texts.counted(symbol, n) for symbol, n in counts if n]
    return texts.texts.listed(there) or texts.say("isle-tile-bare")


TELL: dict[str, Callable[[Any, Any], Any]] = {
    "cell": _cell,
    "where": _where,
    "own": _shore,
    "theirs": _shore,
    "turns": lambda texts, turns: texts.texts.turned(turns),
    "owner": lambda texts, owner: "grey" if owner == GREY else "own",
    "symbol": lambda texts, symbol: texts.say(f"icon-{symbol}"),
    "mission": _mission,
    "counts": _counts,
    "corner": _where,
    "tile": lambda texts, tile: texts.texts.tile(tile),
}
