"""The course of the game: set-up, turns, order, reset with its claims, what ends the game (rules 2, 3, 5, 13)."""

from __future__ import annotations

from game.anima import decks, events, group, reach
from game.anima.asked import Asked, keys, named
from game.anima.operations import holds
from game.anima.state import State
from game.anima.using import carry_out
from game.core.engine.agenda import Frame, Ops, frame, push
from game.core.engine.combinators import sealed

ops: Ops[State] = Ops()


def enter(s: State, phase: str) -> None:
    if s.phase != phase:
        s.phase = phase
        s.emit(events.phase, phase)


def acting(s: State, seat: str) -> bool:
    """Whether a group does anything more in this turn."""
    return not s.result and not s.lost.get(seat) and seat not in s.resting


# ------------------------------------------------------------------------------------------------ set-up


@ops.step("setup")
def setup(s: State, f: Frame) -> None:
    """Missions, characters and advantages are dealt; which are kept is chosen in secret (rules 2)."""
    figures = s.box.figures
    s.phase = "setup"
    s.shown += 1
    for seat in s.seats:
        n = figures["missions"]["deal"]
        s.missions[seat], s.unused = s.unused[:n], s.unused[n:]
    for seat in s.seats:
        n = figures["characters"]["deal"]
        s.dealt[seat], s.characters = s.characters[:n], s.characters[n:]
    for seat in s.seats:
        n = figures["advantages"]["deal"]
        s.hand[seat], s.advantages = s.advantages[:n], s.advantages[n:]
    push(
        s,
        sealed(*[frame("setup.character", seat) for seat in s.seats]),
        sealed(*[frame("setup.advantage", seat) for seat in s.seats]),
        frame("setup.areas"),
    )


@ops.ask("setup.character")
class SetupCharacter(Asked):
    """One stays, the other goes back."""

    def options(self, s: State, f: Frame) -> list[str]:
        return keys("character", s.dealt[f.seat])

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        card = named(key)
        s.characters = (*s.characters, *decks.without(s.dealt[seat], card))
        s.group[seat], s.dealt[seat] = (card,), ()
        s.emit(events.kept, seat, card)


@ops.ask("setup.advantage")
class SetupAdvantage(Asked):
    """One goes back into the deck."""

    def options(self, s: State, f: Frame) -> list[str]:
        return keys("return", s.hand[f.seat])

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.hand[seat] = decks.without(s.hand[seat], named(key))
        s.advantages = (*s.advantages, named(key))


@ops.step("setup.areas")
def first_areas(s: State, f: Frame) -> None:
    """What was given back is shuffled in; as many areas as players, each with an encounter face down."""
    s.characters, s.advantages = decks.shuffled(s, s.characters), decks.shuffled(s, s.advantages)
    tree = s.option("area-tree")
    for _ in range(players(s)):
        area = next((one for one in s.areas if not tree or s.box.areas[one].level == 1), "")
        if not area:
            break
        s.areas = decks.without(s.areas, area)
        put_area(s, area)
    s.shown += 1


def players(s: State) -> int:
    """How many the areas are counted for; alone as for two (13.4)."""
    return int(s.box.figures["solo"]["players"]) if s.solo else max(2, len(s.seats))


def put_area(s: State, area: str) -> None:
    """An area comes into play with an encounter face down."""
    s.active = (*s.active, area)
    if card := decks.draw(s, "encounters"):
        s.previous[area] = card


# ------------------------------------------------------------------------------------------------ a turn


@ops.step("turn", phase=True)
def turn(s: State, f: Frame) -> None:
    push(s, frame("order"), frame("phases"))


@ops.step("phases", "once")
def phases(s: State, f: Frame) -> None:
    """Every phase is played by all before the next one begins (rules 5)."""
    line = s.order
    push(
        s,
        *[frame("reset", seat) for seat in line],
        frame("claims"),
        *[frame("movement", seat) for seat in line],
        frame("forced"),
        *[frame("interaction", seat) for seat in line],
        *[frame("exploration", seat) for seat in line],
        frame("end"),
        *([] if f.get("once") else [frame("turn")]),
    )


@ops.step("order")
def order(s: State, f: Frame) -> None:
    """T0: everybody stands up, effects end, rest counts; T1: the order of play by speed."""
    s.turn += 1
    s.shown += 1
    s.emit(events.turn, s.turn)
    enter(s, "order")
    s.tapped = ()
    for card, left in list(s.down.items()):
        if left > 1:
            s.down[card] = left - 1
        else:
            del s.down[card]
            s.emit(events.turned, card, True)
    s.mods = [mod for mod in s.mods if mod.data[-1] >= s.turn]
    s.explored, s.resting, s.fought, s.traded, s.stepped = False, (), (), (), ()
    s.dismissed, s.put_away = (), ()
    for seat in s.seats:
        s.rested[seat], s.rest_next[seat] = bool(s.rest_next.get(seat)), False
        lost, s.lost[seat], s.lose_next[seat] = bool(s.lose_next.get(seat)), False, False
        if lost:
            group.lose_turn(s, seat)
    s.order = ordered(s)
    s.emit(events.order, *s.order)


def ordered(s: State) -> tuple[str, ...]:
    """By speed, the fastest first; who ties rolls, and rolls again where dice tie."""
    speeds = {seat: group.speed(s, seat) for seat in s.seats}
    found: list[str] = []
    for speed in sorted(set(speeds.values()), reverse=True):
        found += _tied(s, [seat for seat in s.seats if speeds[seat] == speed])
    return tuple(found)


def _tied(s: State, seats: list[str]) -> list[str]:
    if len(seats) < 2:
        return seats
    dice = {seat: decks.die(s, seat, "order") for seat in seats}
    found: list[str] = []
    for side in sorted(set(dice.values()), reverse=True):
        found += _tied(s, [seat for seat in seats if dice[seat] == side])
    return found


# ------------------------------------------------------------------------------------------------ own actions


def usable(s: State, seat: str, window: str) -> list[str]:
    """Cards and abilities that may be used as an own action of a phase."""
    acts = s.box.index.acts[window].keys()
    if acts.isdisjoint(s.hand[seat]) and acts.isdisjoint(s.group[seat]):
        return []  # as most often
    found = [f"card:{card}" for card in decks.held(s, seat) if use_against(s, seat, card, window) == ""]
    return found + reach.abilities(s, seat, acts)


def use_against(s: State, seat: str, card: str, window: str) -> str:
    """Why an advantage cannot be played in a phase; "" where it can."""
    made = s.box.advantages[card]
    if made.window not in (window, "any_phase"):
        return "not-now"
    if made.organisation:
        return "in-organisation" if s.organisation.get(seat) else ""
    if made.family == "skill":
        if group.forbidden(s, seat, "skill_card", made.skill):
            return "forbidden"
        if not group.with_skill(s, seat, made.skill):
            return "no-skill"
    use = frame("run", seat, source=card)
    return "" if holds(s, use, made.if_) and reach.of_use(s, use, made.prog) else "no-effect"


# ------------------------------------------------------------------------------------------------ reset


@ops.step("reset")
def reset(s: State, f: Frame) -> None:
    enter(s, "reset")
    s.acting = f.seat
    if acting(s, f.seat):
        push(s, frame("reset.act", f.seat))


@ops.ask("reset.act")
class Reset(Asked):
    """Cards and abilities, what is discarded and dismissed, leaving an organisation, until `done` (5.2)."""

    def options(self, s: State, f: Frame) -> list[str]:
        if not acting(s, f.seat):
            return []
        seat = f.seat
        found = [*usable(s, seat, "reset"), *keys("discard", s.hand[seat])]
        if len(s.group[seat]) > 1:
            found += keys("dismiss", s.group[seat])
        if organisation := s.organisation.get(seat, ""):
            found.append(f"leave:{organisation}")
        return [*found, "done"] if found else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        s.agenda.append(f)
        kind, card = key.partition(":")[0], named(key)
        if kind == "discard":
            decks.discard(s, seat, card)
            s.put_away = (*s.put_away, (seat, card))
        elif kind == "dismiss":
            group.parted(s, seat, card)
            s.dead, s.dismissed = (*s.dead, card), (*s.dismissed, (seat, card))
            s.emit(events.dismissed, seat, card)
        elif kind == "leave":
            group.leave_organisation(s, seat, card)
        else:
            push(s, frame("play", seat, key=key))


@ops.step("claims")
def claims(s: State, f: Frame) -> None:
    """The one with fewest characters may recruit a dismissed one, then the one with fewest advantages take a discarded one."""
    if s.solo:
        return
    fewest = _fewest(s, {seat: len(s.group[seat]) for seat in s.seats})
    poorest = _fewest(s, {seat: len(s.hand[seat]) for seat in s.seats})
    push(
        s,
        *([frame("claim.character", fewest)] if fewest else []),
        *([frame("claim.advantage", poorest)] if poorest else []),
    )


def _fewest(s: State, counts: dict[str, int]) -> str:
    """The one seat with strictly fewest; "" for a tie, or where its turn is lost."""
    least = min(counts.values())
    seats = [seat for seat, n in counts.items() if n == least]
    return seats[0] if len(seats) == 1 and not s.lost.get(seats[0]) else ""


@ops.ask("claim.character")
class ClaimCharacter(Asked):
    def options(self, s: State, f: Frame) -> list[str]:
        if len(s.group[f.seat]) >= s.box.figures["group"]:
            return []
        found = keys("claim", [card for seat, card in s.dismissed if seat != f.seat and card in s.dead])
        return [*found, "done"] if found else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key != "done":
            s.dead = decks.without(s.dead, named(key))
            s.group[seat] = (*s.group[seat], named(key))
            s.emit(events.claimed, seat, named(key))


@ops.ask("claim.advantage")
class ClaimAdvantage(Asked):
    def options(self, s: State, f: Frame) -> list[str]:
        if not decks.room(s, f.seat):
            return []
        found = keys("claim", [card for seat, card in s.put_away if seat != f.seat and card in s.discarded])
        return [*found, "done"] if found else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key != "done":
            s.discarded = decks.without(s.discarded, named(key))
            decks.put_in_hand(s, seat, named(key), s.seats)
            s.emit(events.claimed, seat, named(key))


# ------------------------------------------------------------------------------------------------ the end of a turn


@ops.step("end")
def end(s: State, f: Frame) -> None:
    """The crisis of a final mission (13.3), and the last turn (3, 13.4)."""
    if s.result:
        return
    push(s, frame("end.limit"))
    if s.option("crisis") and s.final and s.turn >= s.revealed + s.box.missions[s.final].crisis_turns:
        s.crisis = True
        s.emit(events.crisis, s.final)
        tries = [seat for seat in s.order or s.seats if s.done[seat]]
        push(s, *[frame("crisis.try", seat) for seat in tries], frame("crisis.over"))


@ops.step("crisis.try")
def crisis_try(s: State, f: Frame) -> None:
    """One try each, nobody is in an area."""
    if s.result:
        return
    for seat in s.seats:
        group.leave_area(s, seat)
    s.lost[f.seat] = False
    s.tested, s.last_battle = False, {}
    push(s, frame("crisis.tried", f.seat))
    carry_out(s, f.seat, s.box.missions[s.final].crisis, s.final)


@ops.step("crisis.tried")
def crisis_tried(s: State, f: Frame) -> None:
    if s.tested or s.last_battle.get("winner") == f.seat:
        win(s, f.seat)


@ops.step("crisis.over")
def crisis_over(s: State, f: Frame) -> None:
    if not s.result:
        lose(s, "crisis")


@ops.step("end.limit")
def limit(s: State, f: Frame) -> None:
    """Omega breaks free."""
    if s.result:
        return
    last = s.box.figures["solo"][s.option("level")] if s.solo else s.option("turn-limit")
    if s.turn >= int(last):
        lose(s, "turn-limit")


def win(s: State, seat: str) -> None:
    s.result = ("win", "crisis" if s.crisis else "final", seat)
    s.phase = "over"
    s.agenda.clear()
    s.emit(events.ended, seat)


def lose(s: State, reason: str) -> None:
    s.result = ("loss", reason)
    s.phase = "over"
    s.agenda.clear()
    s.emit(events.ended)
