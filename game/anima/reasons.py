"""Why something cannot be chosen: the first rule that stands against it (rules; `refused` in cases)."""

from __future__ import annotations

from game.anima import battle, exploration, group, interaction, missions, phases, reach, replies, travel
from game.anima.asked import named
from game.anima.operations import holds
from game.anima.state import State
from game.core.engine.agenda import Frame, frame
from game.core.engine.decision import Reason
from game.core.engine.key import Key

WINDOWS = {
    "reset.act": "reset", "movement.choose": "movement", "interaction.act": "interaction", "exploration.choose": "exploration",
    "battle.cards": "battle",
}  # fmt: skip


def why(s: State, top: Frame, seat: str, key: str) -> Reason | None:
    """Why a key is no answer of a seat to the question of a frame."""
    found = against(s, top, seat, key)
    return Reason(found) if found else None


def against(s: State, top: Frame, seat: str, key: str) -> str:
    """The id of the reason; "" where none is known."""
    if s.lost.get(seat):
        return "turn-lost"
    kind, what = Key.of(key).kind, named(key)
    if kind == "card":
        return card_against(s, top, seat, what)
    if kind == "ability":
        return ability_against(s, top, seat, what)
    if kind == "dismiss":
        return "last-character" if what in s.group[seat] and len(s.group[seat]) == 1 else "not-now"
    if kind == "claim":
        return claim_against(s, top, seat, what)
    if kind == "rest":
        return "forbidden" if top.op == "movement.choose" and group.forbidden(s, seat, "rest") else "not-now"
    if kind == "explore":
        return explore_against(s, top, seat, key)
    if kind == "area":
        return area_against(s, top, seat, what)
    if kind == "attack" and what in s.seats and top.op == "interaction.act":
        return interaction.attack_against(s, seat, what) or "not-now"
    if kind == "trade" and what in s.seats and top.op == "interaction.act":
        return interaction.trade_against(s, seat, what) or "not-now"
    if kind == "give" or (key == "done" and top.op == "trade.answer"):
        return "limit" if s.trading and top.op == "trade.answer" else "not-now"
    if kind == "reward" and top.op == "reward.choose":
        return exploration.reward_against(s, seat, what) or "not-now"
    if kind == "mission":
        return mission_against(s, top, seat, what)
    if kind == "character":
        return character_against(s, top, seat, what)
    return "not-now"


def skill_against(s: State, seat: str, card: str) -> str:
    made = s.box.advantages[card]
    if made.family == "skill":
        if group.forbidden(s, seat, "skill_card", made.skill):
            return "forbidden"
        if not group.with_skill(s, seat, made.skill):
            return "no-skill"
    return ""


def card_against(s: State, top: Frame, seat: str, card: str) -> str:
    if card not in s.hand[seat]:
        return "not-now"
    made = s.box.advantages[card]
    if top.op in WINDOWS and top.op != "battle.cards":
        return phases.use_against(s, seat, card, WINDOWS[top.op])
    if top.op == "battle.cards":
        if made.window != "battle":
            return "not-now"
        return skill_against(s, seat, card) or ("" if battle.legal_card(s, seat, card) else "no-effect")
    if top.op.startswith("reply."):
        own = Frame("replies", seat, "", 0, top.env)
        if card not in replies.answering(s, own):
            return "not-now"
        return skill_against(s, seat, card) or ("" if replies.legal_card(s, own, card) else "no-effect")
    return "not-now"


def ability_against(s: State, top: Frame, seat: str, card: str) -> str:
    if card not in s.group[seat]:
        return "not-now"
    ability = s.box.characters[card].ability
    if ability is None or ability.kind != "tap":
        return "not-now"
    own = Frame("replies", seat, "", 0, top.env)
    if top.op.startswith("reply."):
        if card not in replies.answering(s, own):
            return "not-now"
        use = replies.context(own, card, card)
    else:
        if top.op not in WINDOWS or ability.window not in (WINDOWS[top.op], "any_phase"):
            return "not-now"
        if top.op == "battle.cards" and ability.window != "battle":
            return "not-now"
        use = frame("run", seat, source=card, tapper=card)
    if s.down.get(card, 0):
        return "face-down"
    if card in s.tapped:
        return "tapped"
    return "" if holds(s, use, ability.if_) and reach.of_use(s, use, ability.prog) else "no-effect"


def claim_against(s: State, top: Frame, seat: str, card: str) -> str:
    if top.op == "claim.character" and len(s.group[seat]) >= s.box.figures["group"]:
        return "group-limit"
    return "not-now"


def explore_against(s: State, top: Frame, seat: str, key: str) -> str:
    if top.op == "exploration.choose":
        return "not-now"
    if top.op != "movement.choose" or ":" not in key:
        return "not-now"
    if s.explored:
        return "new-area-explored"
    what = Key.of(key)
    if s.option("area-tree"):
        area = what.first
        level = what.number if area == "deck" and what.number else 0
        if area in s.box.areas and not travel.in_reach(s, seat, area):
            return "level"
        if level > s.place.get(seat, 0) + 1:
            return "level"
    return "not-now"


def area_against(s: State, top: Frame, seat: str, area: str) -> str:
    if area not in s.active:
        return "not-now"
    if top.op == "movement.choose":
        return travel.travel_against(s, seat, area) or "not-now"
    if top.op == "area.remove":
        return travel.removal_against(s, area) or "not-now"
    return "not-now"


def mission_against(s: State, top: Frame, seat: str, mission: str) -> str:
    if mission not in missions.own(s, seat):
        return "not-now"
    if mission == s.final and missions.needs_more(s, seat):
        return "no-main-mission"
    if top.op == "exploration.choose":
        step = missions.next_step(s, seat, mission)
        if step.kind != "resist":
            return "not-now"
        return "not-asked" if s.at[seat] not in step.areas else "not-now"
    if top.op == "reward.choose":
        return missions.against(s, seat, mission) or "not-now"
    return "not-now"


def character_against(s: State, top: Frame, seat: str, card: str) -> str:
    if top.op == "tap.choose" and card in s.group[seat]:
        if s.down.get(card, 0):
            return "face-down"
        return "tapped" if card in s.tapped else "no-skill"
    return "not-now"
