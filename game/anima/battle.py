"""Battles: announced, fought with cards and dice, lost with all that losing brings (rules 9)."""

from __future__ import annotations

from typing import Any

from game.anima import decks, events, group, reach
from game.anima.asked import Asked, keys, named
from game.anima.operations import holds
from game.anima.replies import replies, unseen
from game.anima.state import State, pair
from game.anima.using import carry_out
from game.core.engine.agenda import Frame, Ops, frame, push

ops: Ops[State] = Ops()
MONSTER = "monster"


def begin(
    s: State, seat: str, other: str, *, kind: str, area: str, strength: int = 0, creature: str = "", enemy: str = "",
    forced: bool = False,
) -> None:  # fmt: skip
    """Puts a battle on the agenda. `seat` attacks, or is the group that meets the monster; `other` is a seat or MONSTER. `enemy`:
    the card of the monster; `kind`: travel, explore, mission, fight, attack.
    """
    push(
        s,
        frame(
            "battle.begin", seat, other=other, kind=kind, area=area, strength=strength, creature=creature, enemy=enemy,
            forced=forced,
        ),
    )  # fmt: skip


@ops.step("battle.begin", "other kind area strength creature enemy forced")
def announced(s: State, f: Frame) -> None:
    """What a monster does before, replies, cards, dice, and what losing brings."""
    seat, other = f.seat, f.get("other")
    s.acting = seat
    made = s.box.encounters[f.get("enemy")] if f.get("enemy") else None
    s.battle = {
        "seat": seat, "other": other, "kind": f.get("kind"), "area": f.get("area"), "enemy": f.get("enemy"),
        "strength": made.strength if made else f.get("strength"), "creature": made.creature if made else f.get("creature"),
        "forced": f.get("forced"), "bonus": (), "against": (), "die": 0, "other_die": 0, "rounds": 0, "over": "",
        "margin": 0, "deaths": 0, "prevented": 0, "died": (), "totals": (),
    }  # fmt: skip
    if other == MONSTER:
        s.emit(events.battle, seat, f.get("enemy") or MONSTER)
    else:
        s.fought = (*s.fought, pair(seat, other))
        s.emit(events.attack, seat, other)
    side = other if other != MONSTER else ""
    push(
        s,
        replies("battle", seat, side, about=f.get("enemy")),
        frame("battle.turn", seat, passed=0),
        frame("battle.roll", seat),
        frame("battle.lost", seat),
        frame("battle.end", seat),
    )
    if made and made.when == "before_battle":
        carry_out(s, seat, made.prog, made.id)


def sides(s: State) -> tuple[str, ...]:
    """The groups in the battle."""
    other = s.battle["other"]
    return (s.battle["seat"],) if other == MONSTER else (s.battle["seat"], other)


def strengths(s: State) -> tuple[int, int]:
    """Of the group (the attacker) and of the other side, without dice."""
    fight = s.battle
    own = group.strength(s, fight["seat"]) + sum(n for _, n in fight["bonus"])
    against = monster_strength(s) if fight["other"] == MONSTER else group.strength(s, fight["other"])
    return own, against + sum(n for _, n in fight["against"])


def monster_strength(s: State) -> int:
    """With what is printed on it."""
    found = int(s.battle["strength"])
    if s.battle["enemy"]:
        made = s.box.encounters[s.battle["enemy"]]
        if made.when == "battle":
            for one in s.box.programs[made.prog]:
                if one.verb == "strength" and one.args["of"] == "self":
                    found += group.amount(s, s.battle["seat"], one.args["n"])
    return found


# ------------------------------------------------------------------------------------------------ cards


def legal(s: State, seat: str) -> list[str]:
    """Battle cards and abilities that a side may use now."""
    acts, found = s.box.index.acts["battle"], []
    for card in decks.held(s, seat):
        if card in acts and legal_card(s, seat, card):
            found.append(f"card:{card}")
    return found + reach.abilities(s, seat, acts)


def legal_card(s: State, seat: str, card: str) -> bool:
    made = s.box.advantages[card]
    if made.window != "battle":
        return False
    if made.family == "skill" and (
        not group.with_skill(s, seat, made.skill) or group.forbidden(s, seat, "skill_card", made.skill)
    ):
        return False
    use = frame("run", seat, source=card)
    return holds(s, use, made.if_) and reach.of_use(s, use, made.prog)


def might(s: State, seat: str) -> bool:
    """As for replies: whether a side that holds cards could have one, as far as others can see."""
    if s.option("replies") != "open" or not s.hand[seat] or seat == s.battle["seat"]:
        return False
    return any(legal_card(s, seat, card) for card in unseen(s, s.box.index.acts["battle"]))


@ops.step("battle.turn", "passed")
def next_turn(s: State, f: Frame) -> None:
    """The sides use cards in turn until all pass in a row."""
    if s.battle["over"] or s.lost.get(s.battle["seat"]) or f.get("passed") >= len(sides(s)):
        return
    if not s.lost.get(f.seat) and (legal(s, f.seat) or might(s, f.seat)):
        push(s, frame("battle.cards", f.seat, passed=f.get("passed")))
    else:
        _pass_on(s, f)


def _pass_on(s: State, f: Frame) -> None:
    line = sides(s)
    following = line[(line.index(f.seat) + 1) % len(line)]
    push(s, frame("battle.turn", following, passed=f.get("passed") + 1))


@ops.ask("battle.cards", "passed")
class Cards(Asked):
    def options(self, s: State, f: Frame) -> list[str]:
        return [*legal(s, f.seat), "done"]

    def source(self, s: State, f: Frame) -> str:
        return str(s.battle["enemy"] or "battle")

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            _pass_on(s, f)
            return
        line = sides(s)
        following = line[(line.index(seat) + 1) % len(line)]
        push(s, frame("play", seat, key=key), frame("battle.turn", following, passed=0))


# ------------------------------------------------------------------------------------------------ dice


@ops.step("battle.roll")
def roll(s: State, f: Frame) -> None:
    """A die for each side; after a tie of groups again, without new cards."""
    fight = s.battle
    if fight["over"]:
        return
    if s.lost.get(fight["seat"]):
        fight["over"] = "nobody"
        return
    fight["rounds"] += 1
    fight["die"] = decks.die(s, fight["seat"], "battle")
    fight["other_die"] = decks.die(s, fight["other"], "battle")
    side = fight["other"] if fight["other"] != MONSTER else ""
    push(s, replies("roll", fight["seat"], side, "battle"), frame("battle.compare", f.seat))


@ops.step("battle.compare")
def compare(s: State, f: Frame) -> None:
    """The higher total wins; a tie against a monster is the group's."""
    fight = s.battle
    if fight["over"]:
        return
    own, against = strengths(s)
    totals = own + fight["die"], against + fight["other_die"]
    fight["totals"] = totals
    s.emit(events.clash, fight["seat"], totals[0], fight["enemy"] or fight["other"], totals[1])
    if totals[0] == totals[1] and fight["other"] != MONSTER:
        push(s, frame("battle.roll", f.seat))
        return
    fight["over"] = "seat" if totals[0] >= totals[1] else "other"
    fight["margin"] = abs(totals[0] - totals[1])


# ------------------------------------------------------------------------------------------------ what follows


def winner(fight: dict[str, Any]) -> str:
    """Of a battle that is over: a seat, "monster" or ""."""
    return str(fight["seat"] if fight["over"] == "seat" else fight["other"] if fight["over"] == "other" else "")


def margin(s: State) -> int:
    """By how much a battle is lost in which a character dies."""
    if s.battle["enemy"]:
        made = s.box.encounters[s.battle["enemy"]]
        if made.when == "group_loses":
            for one in s.box.programs[made.prog]:
                if one.verb == "death_margin":
                    return int(one.args["n"])
    return int(s.box.figures["death_margin"])


@ops.step("battle.lost")
def lost(s: State, f: Frame) -> None:
    """A death, then what the monster and an organisation add, the card to the winner, the lost turn (9.4)."""
    fight = s.battle
    won = winner(fight)
    if not won:
        return
    made = s.box.encounters[fight["enemy"]] if fight["enemy"] else None
    against_monster = fight["other"] == MONSTER
    if against_monster and won == fight["seat"]:
        s.emit(events.won, won, fight["enemy"] or MONSTER)
        if made and made.when == "group_wins":
            carry_out(s, won, made.prog, made.id)
        return
    loser = fight["seat"] if won == fight["other"] else fight["other"]
    s.emit(events.lost, loser, fight["enemy"] or won)
    push(s, frame("battle.dues", loser))
    if fight["totals"] and fight["margin"] >= margin(s):
        fight["deaths"] = 1
        push(s, replies("death", loser), frame("battle.death", loser))


@ops.step("battle.death")
def death(s: State, f: Frame) -> None:
    push(s, *[frame("death.choose", f.seat, source="battle")] * max(0, s.battle["deaths"] - s.battle["prevented"]))


@ops.ask("death.choose", "source")
class Death(Asked):
    def options(self, s: State, f: Frame) -> list[str]:
        return keys("character", s.group[f.seat])

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        group.die(s, seat, named(key))


@ops.step("battle.dues")
def dues(s: State, f: Frame) -> None:
    """What a loss brings besides."""
    fight = s.battle
    made = s.box.encounters[fight["enemy"]] if fight["enemy"] else None
    push(s, frame("battle.spoils", f.seat))
    if fight["other"] == MONSTER:
        if organisation := s.organisation.get(f.seat, ""):
            answer(s, f.seat, organisation, "lost_to_monster")
        if made and made.when == "group_loses":
            carry_out(s, f.seat, made.prog, made.id)


def answer(s: State, seat: str, organisation: str, when: str) -> None:
    """What an organisation gives or asks for when something happens."""
    made = s.box.advantages[organisation]
    for prog in (made.obliges, made.gives):
        for pc, one in enumerate(s.box.programs[prog] if prog else ()):
            if one.args.get("when") == when:
                push(s, frame("member", seat, prog, pc, source=organisation))


@ops.step("member", "source")
def member(s: State, f: Frame) -> None:
    one = s.box.programs[f.prog][f.pc]
    one.call(s, f, **{name: value for name, value in one.args.items() if name != "when"})


@ops.step("battle.spoils")
def spoils(s: State, f: Frame) -> None:
    """A card by chance to the group that has won; the loser's turn is lost."""
    won = winner(s.battle)
    if won != MONSTER:
        for _ in range(s.box.figures["spoils"]):
            decks.steal_at_random(s, f.seat, won)
    group.lose_turn(s, f.seat)


@ops.step("battle.end")
def end(s: State, f: Frame) -> None:
    fight = s.battle
    s.emit(events.battle_over)
    totals = fight["totals"] or strengths(s)
    s.last_battle = {
        "winner": winner(fight), "totals": totals, "margin": fight["margin"], "rounds": fight["rounds"], "died": fight["died"],
        "other": fight["other"], "kind": fight["kind"],
    }  # fmt: skip
    s.battle = {}
