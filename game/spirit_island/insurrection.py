"""What a scenario does when an action is over, before victory and defeat are looked at: dahan that it has moved strike, and what
it has razed is answered. And the ends that hang on where dahan are outnumbered.
"""

from __future__ import annotations

from game.core.engine.agenda import Frame, Ops, Question, frame, push
from game.core.engine.decision import Option
from game.spirit_island import events, sea
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.state import State
from game.spirit_island.verbs.damage import deal

ops: Ops[State] = Ops()
FEARED = 4  # the terror level at which there is no fear card left


def unfinished(s: State, f: Frame) -> bool:
    """Whether the end may not be looked at yet: what the action leaves behind comes first, then this check once more (`f`)."""
    if s.marched or s.razed:
        if not any(below.op == "scope" for below in s.agenda):  # the action is over, not a part of it
            push(s, *_aftermath(s), f)
        return True
    if s.scenario and s.terror >= FEARED and not f.get("final") and s.box.scenarios[s.scenario].last_strike and not won(s):
        push(s, *_last_strike(s), f.put(final=True))
        return True
    return False


def _aftermath(s: State) -> tuple[Frame, ...]:
    scope = frame("scope", s.seats[0], kind="scenario", source=f"scenario:{s.scenario}")
    return (frame("uprising"), frame("military-response"), scope)


def _last_strike(s: State) -> tuple[Frame, ...]:
    """The dahan of every land strike as after a ravage, what is razed is answered; then the spirits have won, or never will."""
    lands = [land for land in q.layout(s).lands if q.count(s, land, "dahan") and q.has_invaders(s, land)]
    strikes = (frame("uprising.land", land=land, last=True) for land in lands)
    scope = frame("scope", s.seats[0], kind="scenario", source=f"scenario:{s.scenario}")
    return (*strikes, frame("settle"), frame("military-response"), scope, frame("insurrection.end"))


@ops.step("uprising")
def uprising(s: State, f: Frame) -> None:
    """Each dahan that was moved strikes once, where it is now; those who have fallen do not."""
    table = q.layout(s)
    where = [(land, min(s.marched.count(land), q.count(s, land, "dahan"))) for land in table.lands]
    s.marched = ()
    strikes = [frame("uprising.land", land=land, n=n) for land, n in where if n and q.has_invaders(s, land)]
    push(s, *strikes, frame("settle"))


@ops.step("uprising.land", "land last n")
def uprising_land(s: State, f: Frame) -> None:
    """The land's player splits the damage. `last`: all dahan there, with all their strength."""
    land = f.get("land")
    n = f.get("n", 0) * s.box.scenarios[s.scenario].marches
    if f.get("last"):
        n = q.count(s, land, "dahan") * q.piece_figures(s, "dahan")["damage"]
    if q.has_invaders(s, land):
        s.emit(events.uprising, land, n)
        deal(s, q.owner(s, land), (land,), n)


@ops.step("military-response")
def military_response(s: State, f: Frame) -> None:
    """For each piece that was destroyed another one comes to the nearest land with dahan, in the order of destruction."""
    if not s.razed:
        return
    (kind, _, land), s.razed = s.razed[0].partition("/"), s.razed[1:]
    s.agenda.append(f)
    comes = dict(s.box.scenarios[s.scenario].response).get(kind)
    near = nearest(s, land) if comes is not None else ()
    if len(near) == 1:
        _answer(s, near[0], str(comes))
    elif near:
        s.agenda.append(frame("response.land", what=comes, lands=near, land=land))


def nearest(s: State, land: str) -> tuple[str, ...]:
    """The lands with dahan that are nearest to a land, itself among them."""
    plain = q.layout(s)
    steps = plain.distance.get(land) or sea.waters(s).distance[land]
    there = [one for one in plain.lands if q.count(s, one, "dahan") and one in steps]
    least = min((steps[one] for one in there), default=0)
    return tuple(one for one in there if steps[one] == least)


def _answer(s: State, land: str, what: str) -> None:
    s.emit(events.military_response, land, what)
    p.put(s, land, what)


@ops.ask("response.land", "land lands what")
class ResponseLand(Question[State]):
    """To which of the nearest lands with dahan what answers comes; each player may name a land of the own board."""

    def options(self, s: State, f: Frame) -> list[Option]:
        return [Option(f"land:{land}", q.owner(s, land)) for land in f.get("lands")]

    def kind(self, s: State, f: Frame) -> str:
        return "military-response"

    def source(self, s: State, f: Frame) -> str:
        return f"scenario:{s.scenario}"

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("what"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        _answer(s, key[5:], f.get("what"))


@ops.step("insurrection.end")
def insurrection_end(s: State, f: Frame) -> None:
    """After the last strike the game is over, one way or the other."""
    if not won(s):
        s.lost = s.lost or "insurrection"


# ------------------------------------------------------------------------------------------------ the end


def decides(s: State) -> bool:
    """Whether victory hangs at this terror level on where dahan are outnumbered."""
    return s.terror > 1 and bool(s.box.scenarios[s.scenario].fewer)


def wanted(s: State, terror: int) -> int:
    """The game is won at a terror level with fewer such lands than this; 0 where they do not matter."""
    found = s.box.scenarios[s.scenario].fewer.get(min(terror, 3)) if s.scenario else None
    return found[0] * len(s.seats) + found[1] if found is not None else 0


def won(s: State) -> bool:
    """Whether few enough lands are left."""
    return len(q.outnumbered(s)) < wanted(s, s.terror)
