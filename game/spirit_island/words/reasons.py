"""Reasons in words: message `reason-<id>` with the figures of the reason by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.core.engine.decision import Reason

if TYPE_CHECKING:
    from game.spirit_island.words.sentences import PositionTexts

# Names of a reason's figures, in their order; what a name means says `TELL`.
ARGS: dict[str, tuple[str, ...]] = {
    "first": ("asked",),
    "too-far": ("range", "distance"),
    "too-far-from-site": ("range", "distance"),
    "no-origin-in": ("wanted",),
    "no-site-in": ("wanted",),
    "wrong-terrain": ("terrain", "wanted"),
    "not-on-card": ("terrain", "wanted"),
    "needs": ("what",),
    "needs-none": ("what",),
    "needs-count": ("count", "n"),
    "needs-land": ("condition",),
    "needs-spirit": ("spirit",),
    "wrong-piece": ("what",),
    "too-much-health": ("n", "left"),
    "cost": ("cost", "energy"),
    "wrong-speed": ("speed",),
    "no-power": ("speed",),
    "levels": ("n",),
    "threshold": ("elements",),
    "not-your-card": ("spirit",),
    "not-your-power": ("spirit",),
    "not-in-hand": ("where",),
    "not-in-play": ("where",),
    "not-adjacent": ("land",),
    "not-near": ("land",),
    "only-land": ("land",),
    "moves-out": ("land",),
    "moves-in": ("land",),
    "other-land": ("lands",),
    "not-its-origin": ("lands",),
    "other-board": ("board",),
    "undo-fence": ("n",),
    "ritual-presence": ("land", "spirit"),
    "ritual-dahan": ("land", "n", "of"),
    "ritual-price": ("land", "n", "of"),
    "ritual-energy": ("n", "of"),
    "pays-no-energy": ("spirit",),
    "pays-no-presence": ("spirit", "land"),
    "not-nearest": ("lands",),
    "not-explored": ("lands",),
}


def said(texts: PositionTexts, reason: Reason) -> str:
    """One sentence without pictures. An unknown reason is said as what it is: not possible now."""
    if reason.id == "no-target" and reason.args:
        land, failed, *figures = reason.args
        return texts.say("reason-no-target-near", land=land, why=said(texts, Reason(failed, tuple(figures))))
    args: dict[str, Any] = {"where": "", **dict(zip(ARGS.get(reason.id, ()), reason.args, strict=False))}
    for name in tuple(args):
        if name in TELL:
            args[name] = TELL[name](texts, args[name])
    message = f"reason-{reason.id}"
    return texts.say(message if texts.words.has(message) else "reason-not-now", **args)


def _wanted(texts: PositionTexts, terrains: Any) -> str:
    """Terrains as alternatives, or the coast."""
    if terrains == "coastal":
        return _land(texts, ("coastal", True))
    return texts.texts.spoken.ops.lands.terrains(terrains or ())


def _land(texts: PositionTexts, condition: Any) -> str:
    """A land described by one condition of the data: "a land with dahan"."""
    name, argument = condition
    return texts.texts.spoken.ops.lands.land({name: list(argument) if isinstance(argument, tuple) else argument}, "one").strip()


def _count(texts: PositionTexts, argument: Any) -> str:
    bounds = dict(argument)
    return texts.texts.spoken.ops.lands.land({"count": {**bounds, "what": list(bounds["what"])}}, "one").strip()


def _elements(texts: PositionTexts, short: Any) -> str:
    pairs = short.items() if isinstance(short, Mapping) else short or ()
    parts = [texts.say("reason-threshold-part", n=n, element=texts.say(f"icon-{element}")) for element, n in pairs]
    return texts.ops.listed(parts, "list-comma")


TELL: dict[str, Callable[[Any, Any], Any]] = {
    "terrain": lambda texts, terrain: texts.say(f"terrain-{terrain}", case="name"),
    "wanted": _wanted,
    "what": lambda texts, kinds: texts.texts.spoken.ops.noun(kinds),
    "count": _count,
    "condition": _land,
    "spirit": lambda texts, spirit: texts.texts.name("spirit", spirit),
    "lands": lambda texts, lands: texts.ops.listed(list(lands), "list-or"),
    "elements": _elements,
}
