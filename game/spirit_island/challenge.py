"""What makes a game harder, in figures: adversary and level, the blight card, the next step after a win."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.engine.known import HIDDEN
from game.core.engine.rng import Rng
from game.spirit_island import insurrection, rituals
from game.spirit_island import queries as q
from game.spirit_island.box import Box
from game.spirit_island.state import State

Options = dict[str, Any]


def difficulties(box: Box, options: Options) -> tuple[int, int]:
    """The numbers of a set-up's adversary at its level and of its scenario; 0 for what it has not."""
    found = box.adversaries.get(str(options.get("adversary", "none")))
    scenario = box.scenarios.get(str(options.get("scenario", "none")))
    at = found.difficulty[min(int(options.get("level", 0)), len(found.difficulty) - 1)] if found is not None else 0
    return at, scenario.difficulty if scenario is not None else 0


def difficulty(box: Box, options: Options) -> int:
    """The difficulty of a set-up: its adversary's and its scenario's together."""
    return sum(difficulties(box, options))


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


def own_difficulties(s: State) -> tuple[int, int]:
    """The numbers of the adversary and of the scenario of a running game."""
    return difficulties(s.box, {"adversary": s.adversary or "none", "level": s.level, "scenario": s.scenario})


def state_difficulty(s: State) -> int:
    """The difficulty of a running game."""
    return sum(own_difficulties(s))


def pool_size(s: State) -> int:
    """Blight markers that lay in the pool, or on the side of the blight card that is up, before any was taken."""
    return q.blighted_blight(s) if s.blighted else q.healthy_blight(s)


def after_turning(s: State) -> int:
    """Blight that the blight card takes when it is turned, of one that nobody knows the least; 0 where it cannot be any more."""
    return 0 if s.blighted else q.blighted_blight(s)


def unseen_blight_cards(s: State) -> tuple[str, ...]:
    """What the blight card may be where nobody has seen its other side; () where it is known, and without one."""
    return q.blight_cards(s) if s.blight_card == HIDDEN else ()


def capital(s: State, land: str = "") -> tuple[int, int]:
    """(most towns and cities in one land, or those in this one; how many lose the game, 0 where none do)."""
    most = s.box.adversaries[s.adversary].capital if s.adversary else 0
    lands = (land,) if land else q.layout(s).lands
    return max(q.count_all(s, one, q.BUILDINGS) for one in lands), most


class Progress(NamedTuple):
    """How far a scenario has come; what it does not ask for is empty or 0."""

    hearts: tuple[str, ...]  # lands to be held
    held: int  # pieces there with which the game is lost
    after_turn: int  # ... once this turn is over
    fast: bool  # every power is fast
    rituals: tuple[int, int]  # held so far, and how many win the game
    able: tuple[str, ...]  # lands in which one may be held now
    outnumbered: tuple[str, ...]  # lands with more towns and cities than dahan
    fewer: int  # with fewer of them the game is won at this terror level; 0 where that does not matter yet
    dahan: tuple[int, int]  # how many there are; with fewer than this the game is lost


def progress(s: State) -> Progress | None:
    """How far the scenario of a game has come; None without one."""
    rules = q.scenario(s)
    if rules is None:
        return None
    heart, hearts = rules.heart, q.hearts(s)
    there = sum(sum(have) for (_, kind), have in s.pieces.items() if kind == "dahan")
    return Progress(
        hearts,
        sum(q.count_all(s, land, heart.lost_with) for land in hearts) if heart is not None else 0,
        heart.after_turn if heart is not None else 0,
        bool(rules.fast),
        (s.terror - 1, rituals.LAST - 1) if rules.ritual is not None else (0, 0),
        tuple(rituals.lands(s)),
        tuple(q.outnumbered(s)) if rules.fewer else (),
        insurrection.wanted(s, s.terror),
        (there, rules.dahan * len(s.seats)) if rules.dahan else (0, 0),
    )


def marks(s: State, land: str) -> tuple[str, ...]:
    """What a scenario marks a land with: "heart", "ritual", "outnumbered"."""
    rules = q.scenario(s)
    if rules is None or land not in q.layout(s).land:
        return ()
    found: tuple[str, ...] = ("heart",) if rules.heart is not None and land in q.hearts(s) else ()
    if rules.ritual is not None and rituals.hindered(s, land) is None:
        found += ("ritual",)
    if insurrection.wanted(s, s.terror) and q.count_all(s, land, q.BUILDINGS) > q.count(s, land, "dahan"):
        found += ("outnumbered",)
    return found


def escalating(s: State) -> bool:
    """Whether a card that makes the adversary escalate may still come: one of stage II."""
    return bool(s.adversary) and any(back in ("?2",) or (back in s.box.invaders and s.box.invaders[back].stage == 2)
                                     for back in s.invader_deck)  # fmt: skip
