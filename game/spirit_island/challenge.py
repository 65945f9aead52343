"""What makes a game harder, in figures: adversary and level, the blight card, the next step after a win."""

from __future__ import annotations

from typing import Any

from game.core.engine.rng import Rng
from game.spirit_island import queries as q
from game.spirit_island.box import Box
from game.spirit_island.state import State

Options = dict[str, Any]


def difficulty(box: Box, options: Options) -> int:
    """The difficulty of a set-up: the number of its adversary at its level, and that of its scenario."""
    found = box.adversaries.get(str(options.get("adversary", "none")))
    scenario = box.raw.get("scenario", {}).get(str(options.get("scenario", "none")), {})
    at = found.difficulty[min(int(options.get("level", 0)), len(found.difficulty) - 1)] if found is not None else 0
    return at + int(scenario.get("difficulty", 0))


def climb(box: Box, options: Options, game_set: str) -> Options | None:
    """The same set-up one step harder: the next level of its adversary; without one, or after its last level, the easiest step of
    another one that is harder than what was won. None at the top. A scenario stays.
    """
    if "adversary" not in options:
        return None
    adversary, level = str(options["adversary"]), int(options.get("level", 0)) + 1
    found = box.adversaries.get(adversary)
    if found is not None and level < len(found.difficulty):
        return {**options, "level": str(level)}
    beaten = -1 if found is None else found.difficulty[-1]
    harder = [step for n, step in ladder(box, game_set) if n > beaten and step["adversary"] not in (adversary, "none")]
    return {**options, **harder[0]} if harder else None


def ladder(box: Box, game_set: str) -> list[tuple[int, Options]]:
    """Every (difficulty, options) that a set has, the easiest first: no adversary, then each adversary at each level."""
    there = [one for one in box.adversaries.values() if box.in_set(f"adversary:{one.id}", game_set)]
    if not any(option["id"] == "adversary" for option in box.figures_of(game_set)["options"]):
        return []
    found: list[tuple[int, Options]] = [(0, {"adversary": "none", "level": "0"})]
    found += [(n, {"adversary": one.id, "level": str(at)}) for one in there for at, n in enumerate(one.difficulty)]
    return sorted(found, key=lambda step: step[0])


def set_ups(box: Box, game_set: str) -> list[tuple[int, Options]]:
    """Every (difficulty, options) that a set has with its scenarios: each step of its ladder with each of them."""
    asked = next((option for option in box.figures_of(game_set)["options"] if option["id"] == "scenario"), None)
    scenarios = [{"scenario": str(one)} for one in asked["choices"]] if asked is not None else [{}]
    found = [{**step, **scenario} for _, step in ladder(box, game_set) for scenario in scenarios]
    return sorted(((difficulty(box, options), options) for options in found), key=lambda one: one[0])


def drawn(box: Box, game_set: str, wished: int, chance: Rng) -> Options:
    """A set-up of this difficulty by chance, or of the nearest there is. Raises ValueError for a set without adversaries.

    First what changes most, the scenario, then the adversary, then its level: else the common ones would be drawn always.
    """
    able = set_ups(box, game_set)
    if not able:
        raise ValueError(f"{game_set} has nothing to draw from")
    nearest = min(abs(n - wished) for n, _ in able)
    left = [options for n, options in able if abs(n - wished) == nearest]
    for what in ("scenario", "adversary", "level"):
        picked = chance.pick(sorted({str(options.get(what, "")) for options in left}))
        left = [options for options in left if str(options.get(what, "")) == picked]
    return left[0]


def state_difficulty(s: State) -> int:
    """The difficulty of a running game."""
    scenario = next((one.partition(":")[2] for one in s.options if one.startswith("scenario:")), "none")
    return difficulty(s.box, {"adversary": s.adversary or "none", "level": s.level, "scenario": scenario})


def pool_size(s: State) -> int:
    """Blight markers that lay in the pool, or on the side of the blight card that is up, before any was taken."""
    figures, players = s.box.figures_of(s.set), len(s.seats)
    if s.blight_card and s.blighted:
        return s.box.blight_cards[s.blight_card].per_player * players
    pool = figures["blight_card"] if s.blight_card else figures["blight_pool"]
    return int(pool["per_player"] * players + pool["extra"])


def after_turning(s: State) -> int:
    """Blight that the blight card takes when it is turned; 0 where it cannot be any more."""
    return s.box.blight_cards[s.blight_card].per_player * len(s.seats) if s.blight_card and not s.blighted else 0


def capital(s: State, land: str = "") -> tuple[int, int]:
    """(most towns and cities in one land, or those in this one; how many lose the game, 0 where none do)."""
    most = s.box.adversaries[s.adversary].capital if s.adversary else 0
    lands = (land,) if land else q.layout(s).lands
    return max(q.count_all(s, one, q.BUILDINGS) for one in lands), most


def escalating(s: State) -> bool:
    """Whether a card that makes the adversary escalate may still come: one of stage II."""
    return bool(s.adversary) and any(back in ("?2",) or (back in s.box.invaders and s.box.invaders[back].stage == 2)
                                     for back in s.invader_deck)  # fmt: skip
