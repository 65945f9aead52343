"""The position of the game as its pictures want it: members of groups, places, sides of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.engine.known import HIDDEN
from scenes.games.anima.art.pictures import CreaturePicture
from scenes.games.anima.painted import AreaFace, Lies, Member
from scenes.games.anima.pieces import creature_of, place_of, portrait_of, results_of
from scenes.games.anima.stage_painted import Camp, Duel, Fighters

if TYPE_CHECKING:
    from scenes.table.model import GameModel


def member_of(model: GameModel, card: str) -> Member:
    """A character with its state."""
    view, made = model.view, model.rules.box.characters[card]
    state = "down" if view.down.get(card, 0) else "tapped" if card in view.tapped else ""
    return Member(portrait_of(model.rules.box, card), int(made.strength), int(made.speed), tuple(made.skills), state)


def members_of(model: GameModel, seat: str) -> tuple[Member, ...]:
    """A group."""
    return tuple([member_of(model, card) for card in model.view.group[seat]])


def where(model: GameModel, seat: str) -> str:
    """Where a group is, in words."""
    area = model.view.at.get(seat, "")
    return model.wording.texts.name(area) if area else model.t("anima-table-nowhere")


def standing(model: GameModel, seat: str) -> str:
    """What a group still does in this turn, where that is less than usual; "" else."""
    view = model.view
    if view.lost.get(seat):
        return str(model.t("anima-table-turn-lost"))
    if seat in view.resting:
        return str(model.t("anima-table-rests"))
    return str(model.t("anima-table-rested")) if view.rested.get(seat) else ""


def wordings(model: GameModel, seat: str) -> tuple[str, ...]:
    """Where a group is and what it still does, the longest wording first."""
    place, state = where(model, seat), standing(model, seat)
    return (f"{place} · {state}", state) if state else (place,)


def area_of(model: GameModel, area: str, high: float) -> AreaFace:
    """An active area with who is there and what lies there."""
    view, box, t = model.view, model.rules.box, model.t
    made = box.areas[area]
    lies = None
    if area in view.previous:
        card = view.previous[area]
        if card == HIDDEN or area not in view.face_up:
            lies = Lies()
        else:
            lies = Lies(creature_of(box, card), int(box.encounters[card].strength))
    rewards = tuple(
        (word, t(f"anima-table-reward-{word}", n=made.level), str(made.level) if word == "bonus" else "")
        for word in made.rewards
    )  # fmt: skip
    here = tuple(model.colours[seat] for seat in view.seats if view.at.get(seat) == area)
    burning = bool(view.battle and view.battle["area"] == area)
    return AreaFace(model.wording.texts.name(area), place_of(box, area), int(made.level), bool(made.trade),
                    results_of(box, area), rewards, here, lies, burning, high)  # fmt: skip


def camp_of(model: GameModel, seat: str, high: float) -> Camp:
    """A group where no battle is."""
    view = model.view
    decision = model.session.decision
    acts = (
        decision is not None
        and seat in decision.seats
        and model.staged is None
        and (
            not decision.kind.startswith(("reply.", "battle."))  # who is asked for a reply shows nowhere
        )
    )
    return Camp(model.names[seat], model.colours[seat], wordings(model, seat), model.facts.strength(view, seat),
                model.facts.speed(view, seat), members_of(model, seat), acts, high)  # fmt: skip


def part_name(model: GameModel, source: str) -> str:
    """What adds to a strength or a speed, in words."""
    if source in ("rest", "effect", "monster"):
        return str(model.t(f"anima-table-part-{source}"))
    return str(model.wording.texts.name(source)) if source else str(model.t("anima-enemy-unnamed"))


def fighters_of(model: GameModel, side: Any) -> Fighters:
    """One side of the battle under way: what its characters have together, then everything that is added."""
    box, view = model.rules.box, model.view
    own = view.group[side.seat] if side.seat else ()
    extra: list[tuple[str, str, str]] = []
    counted: set[str] = set()
    plain = 0
    for part in side.parts:
        printed = side.seat and part.source in own and part.source not in counted
        if printed and part.n == box.characters[part.source].strength:
            plain += part.n
            counted.add(part.source)
        elif not side.seat and not counted:
            plain = part.n
            counted.add(part.source)
        else:
            tone = "good" if part.n > 0 else "bad"
            extra.append((f"{part.n:+d}".replace("-", "−"), part_name(model, part.source), tone))
    name = model.names[side.seat] if side.seat else part_name(model, side.enemy)
    said = model.t("anima-table-characters", n=len(own)) if side.seat else part_name(model, side.enemy)
    sums = ((str(plain), said, ""), *extra)
    if extra:
        sums = (*sums, (str(side.strength), name, "own"))
    total = str(side.total) if side.die else f"{side.strength + 1}–{side.strength + 6}"
    enemy = creature_of(box, side.enemy) if not side.seat and side.enemy in box.encounters else None
    if not side.seat and enemy is None:
        enemy = CreaturePicture("mission", str(view.battle.get("creature") or "human"), 3)
    return Fighters(name, model.colours.get(side.seat, ""), members_of(model, side.seat) if side.seat else (), enemy, sums,
                    side.die, total)  # fmt: skip


def duel_of(model: GameModel, sides: tuple[Any, ...], high: float) -> Duel:
    """A battle as two sides, the chance or who is ahead, and what a defeat brings."""
    view, t = model.view, model.t
    left, right = fighters_of(model, sides[0]), fighters_of(model, sides[1])
    area = model.wording.texts.name(view.battle["area"]) if view.battle["area"] else ""
    title = t("anima-table-battle-in", area=area) if area else t("anima-table-battle")
    against = view.battle["other"] in view.seats
    line = t("anima-table-attacks" if against else "anima-table-fights", who=left.name, other=right.name)
    chance = model.facts.battle_chance(view)
    rolled = bool(sides[0].die)
    plates: list[tuple[str, str]] = []
    if chance is not None and not rolled:
        said = t("anima-table-percent", n=round(100 * chance))
        plates.append((t("anima-table-chance-of", who=left.name), said))
    elif rolled:
        ahead = sides[0].total - sides[1].total
        first = ahead > 0 or (ahead == 0 and not against)
        tie = ahead == 0 and against
        ahead_now = t("anima-table-ahead", who=left.name if first else right.name, n=abs(ahead))
        words = t("anima-table-tie-now") if tie else ahead_now
        plates.append((words, ""))
    margin = model.facts.margin(view)
    plates.append((t("anima-table-if-lost-rival" if against else "anima-table-if-lost", n=margin), ""))
    return Duel(title, line, (left, right), tuple(plates), high)
