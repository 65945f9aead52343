"""What an answer would bring, before it is given: chances for what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.engine import preview
from game.core.engine.key import Key
from scenes.games.anima.forecast import percent
from scenes.table.changes import BAD, GOOD, PLAIN, Change, Changes

if TYPE_CHECKING:
    from scenes.table.model import GameModel

EVEN = 0.5


def changes(model: GameModel, key: Key) -> Changes | None:
    """What pointing at an option tells; None for nothing."""
    asked, text = model.asked, str(key)
    if asked is None or text not in asked.keys(model.seat):
        return None
    if key.kind == "area" and asked.kind == "movement.choose":
        return _journey(model, key.first)
    if key.kind == "explore" and not key.parts:
        return _exploration(model)
    if key.kind == "attack":
        return _attack(model, key.first)
    if key.kind == "mission":
        return _mission(model, key.first)
    if key.kind in ("card", "ability") and model.view.battle:
        return _battle(model, text)
    return None


def _line(model: GameModel, what: str, chance: float, icon: str) -> Change:
    tone = GOOD if chance >= EVEN else BAD
    return Change(model.t(f"anima-table-odds-{what}"), "", percent(model, chance), tone, icon)


def _journey(model: GameModel, area: str) -> Changes:
    view, seat, facts = model.view, model.seat, model.facts
    odds = facts.exploration_odds(view, seat, area)
    rows = (_line(model, "arrive", facts.arrival_chance(view, seat, area), "journey"),
            _line(model, "reward", odds.reward, "cave"))  # fmt: skip
    return Changes(model.wording.texts.name(area), "", rows, "", f"area:{area}")


def _exploration(model: GameModel) -> Changes:
    view, seat = model.view, model.seat
    area = view.at[seat]
    odds = model.facts.exploration_odds(view, seat, area)
    lost = Change(model.t("anima-table-odds-lost"), "", percent(model, odds.lost), PLAIN, "warning")
    return Changes(model.wording.texts.name(area), "", (_line(model, "reward", odds.reward, "cave"), lost), "", f"area:{area}")


def _attack(model: GameModel, other: str) -> Changes:
    view, facts = model.view, model.facts
    own, theirs = facts.strength(view, model.seat), facts.strength(view, other)
    chance = facts.win_chance(own, theirs, False)
    rows = (_line(model, "win", chance, "battle"),)
    return Changes(f"{model.names[model.seat]} {own} · {model.names[other]} {theirs}", "", rows, "", f"area:{view.at[other]}")


def _mission(model: GameModel, mission: str) -> Changes:
    area = model.view.at.get(model.seat, "")
    chance = model.facts.step_chance(model.view, model.seat, mission, area)
    return Changes(model.wording.texts.name(mission), "", (_line(model, "do", chance, "mission"),), "", f"area:{area}")


def _battle(model: GameModel, key: str) -> Changes | None:
    """The chance in the battle before and after, where it can be told."""
    view, seat, facts = model.view, model.seat, model.facts
    then: Any = preview.after_choice(model.rules, view, seat, key, lambda _: False)
    before = facts.battle_chance(view)
    if then is None or before is None or not then.battle or (then.shown, then.rng) != (view.shown, view.rng):
        return None
    after = facts.battle_chance(then)
    if after is None:
        return None
    if view.battle["seat"] != seat:
        before, after = 1 - before, 1 - after
    tone = GOOD if after > before else BAD if after < before else PLAIN
    row = Change(model.t("anima-table-odds-win"), percent(model, before), percent(model, after), tone, "battle")
    return Changes(model.t("anima-table-battle"), "", (row,), "", f"area:{view.battle['area']}")
