"""What must be true of Spirit Island's previews, forecasts and reasons: each is compared with what the rules do."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.checks.truth import Untrue, previewed
from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.decision import Decision, Event, Option
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.spirit_island import dreams, facts, sea
from game.spirit_island import queries as q
from game.spirit_island.checks import truth_reasons
from game.spirit_island.phases import turn_frames
from game.spirit_island.state import State

COUNTED = ("decisions", "previews", "ravages", "builds", "explores", "escalations", "reasons", "figures", "deals")
EVERY = 6  # at one decision in so many all options are previewed, at the others the one that is taken
PHASE_EVERY = 6  # the invader phase is played ahead at one decision in so many
ENDS = ("ravage", "skipped", "phase", "build", "result")  # events that end what a land's ravage did
WILD = ("fear-card", "lasting")  # events after which anything may be different


class Checks:
    """Watches one game. `counted` tells how much was compared."""

    def __init__(self, rules: Any, chance: Rng) -> None:
        self.rules, self.chance = rules, chance
        self.counted: Counter = Counter(dict.fromkeys(COUNTED, 0))
        self.watch = Watch(self.counted)

    def look(self, session: Session) -> None:
        """At a decision: reasons, previews of all options now and then, the coming invader phase. Raises Untrue."""
        s = session.state
        before = s.hash() if not self.chance.below(20) else ""
        truth_reasons.check(self.rules, s, self.chance, self.counted)
        if not self.chance.below(EVERY):
            for option in self.rules.options(s):
                self.preview(session, option)
        if not self.chance.below(PHASE_EVERY):
            self.phase(s)
        if before and s.hash() != before:
            raise Untrue("asking has changed the position")

    def chosen(self, session: Session, option: Option) -> None:
        """Before an answer: its preview, and what is foretold of the ravages it may set going."""
        self.preview(session, option)
        self.watch.said(session.state, facts.threats(self.rules.view(session.state, option.seat)), option)

    def happened(self, session: Session, events: list[Event]) -> None:
        self.watch.feed(events, session.decision, bool(session.state.lost or session.state.result))

    # ---------------------------------------------------------------------------------------------- previews

    def preview(self, session: Session, option: Option) -> None:
        """The preview of an answer, made from what the seat sees, is what a session then does with it."""
        s, rules, at = session.state, self.rules, f"{option.seat} {option.key}"
        made = previewed(rules, facts, session, option)
        if made is None:
            return
        said, real, events = made
        now, view = real.state, rules.view(s, option.seat)
        self.counted["previews"] += 1
        wanted = set(differences(s, now, events))
        if more := set(said.changes) - wanted:
            raise Untrue(f"the preview of {at} says {sorted(more)}, which did not happen")
        if more := wanted - set(said.changes):
            raise Untrue(f"the preview of {at} is silent about {sorted(more)}")
        foreseen = facts.after_choice(rules, view, option.seat, option.key)
        if foreseen is None or _seen(foreseen) != _seen(rules.view(now, option.seat)):
            raise Untrue(f"after {at} the position is not the one foreseen")
        asked = real.decision.kind if real.decision is not None else ""
        if said.open and said.open != asked:
            raise Untrue(f"the preview of {at} ends at {said.open}, the game at {asked}")

    # ---------------------------------------------------------------------------------------------- the invader phase

    def phase(self, s: State) -> None:
        """The invader phase as foretold, against one that is played from here with random answers."""
        seat = self.chance.pick(s.seats)
        said = facts.invader_phase(self.rules.view(s, seat))
        if not s.invader_deck or s.phase in ("explore", "advance"):
            self.play_phase(s, said, "", s.explore_slot[-1] if s.explore_slot else "")
            return
        cards = [one.card for one in said.explore]
        if s.invader_deck[0] not in cards:
            raise Untrue(f"{s.invader_deck[0]} comes next and is not among {cards}")
        for card in cards:
            self.play_phase(s, said, card, card)

    def play_phase(self, s: State, said: facts.InvaderPhase, card: str, shown: str) -> None:
        """Plays the phase with this card on top of the deck ("": as the deck lies). `shown`: the card that is explored."""
        rules, c = self.rules, s.clone()
        c.memo, c.out = None, []
        if card:
            c.invader_deck = (card, *c.invader_deck[1:])
        if s.phase not in facts.ACTING:
            c.agenda = list(reversed(turn_frames(s, ("ravage", "build", "explore"))))
            c.phase = "fear"
            c.fear_resolved += len(s.fear_earned)  # the cards that come before are not turned up here, but they will have been
            if s.phase in facts.OVER:
                c.agenda.append(frame("turn.end"))
                c.turn += 1
        watch = Watch(Counter())
        watch.said(c, {found.land: found for found in said.ravage}, Option("", ""))
        agenda.run(c, rules.ops)
        answered = fed = 0
        while True:
            top = c.agenda[-1] if c.agenda else None
            watch.feed(c.out[fed:], rules.decision(c), bool(c.lost or c.result))
            fed = len(c.out)
            if top is None or c.phase in ("slow", "time-passes", "growth") or c.result:
                break
            option = Option("no", top.seat) if top.op in ("skip", "choke") else self.chance.pick(rules.options(c))
            answered += top.op != "ravage.order"
            agenda.answer(c, rules.ops, option.seat, option.key)
        events, c.out = c.out, None
        self.counted.update(watch.counted)
        whole = not c.result
        self.builds(said, events, whole)
        if shown:
            self.explores(said, shown, events, c, whole, answered)
        if not answered and c.phase in ("ravage", "build") and bool(c.result) != bool(said.end):
            raise Untrue(f"the game would end with {said.end}, it ends with {c.result}")

    def builds(self, said: facts.InvaderPhase, events: list[Event], whole: bool) -> None:
        """Each land builds what was said, and no other land builds."""
        happened: dict[str, list[str]] = {}  # by land what was built, "" for nothing; an adversary may build twice
        for had, event in zip([None, *events], events, strict=False):
            if had is not None and had.kind == "escalation":  # that belongs to the card that comes
                continue
            if event.kind == "build":
                happened.setdefault(event.args[0], []).append(event.args[1])
            elif event.kind == "skipped" and event.args[1].startswith("build"):
                happened.setdefault(event.args[0], []).append("")
        left = {land: list(kinds) for land, kinds in happened.items()}
        for one in said.build:
            there = left.get(one.land, [])
            if not there and (not whole or not one.sure):
                continue
            if one.sure:
                self.counted["builds"] += 1
            if not there or (one.sure and (there[0] != one.kind or bool(there[0]) == one.skipped)):
                raise Untrue(f"said {one}, built {happened}")
            there.pop(0)
        if more := {land: kinds for land, kinds in left.items() if kinds}:
            raise Untrue(f"{more} was built, which was not foretold: {said.build}")

    def explores(self, said: facts.InvaderPhase, card: str, events: list[Event], c: State, whole: bool, answered: int) -> None:
        """Explorers come where it was said, and from the towns and cities that were named."""
        if not whole:
            return
        came = [e.args[0] for e in events if e.kind == "explore"]
        entry = next((one for one in said.explore if one.card == card), None)
        if entry is None:
            if came:
                raise Untrue(f"explorers came to {came} with {card}, which was not foretold")
            return
        for one in entry.lands:
            if one.sure:
                self.counted["explores"] += 1
                if (one.land in came) == one.skipped:
                    raise Untrue(f"with {card} said {one}, explorers came to {came}")
            if one.sure and not answered and not entry.action:
                self.sources(c, one, Counter(e.args[1] for e in events if e.kind == "replaced"))
        acted = [e.args[1] for e in events if e.kind == "escalation"]
        if not answered and (acted != list(entry.escalation) if not entry.action else set(entry.escalation) - set(acted)):
            raise Untrue(f"with {card} the adversary acted in {acted}, said {entry}")
        self.counted["escalations"] += len(entry.escalation)
        if not entry.action and (more := set(came) - {one.land for one in entry.lands}):
            raise Untrue(f"with {card} explorers came to {sorted(more)} as well")

    def sources(self, c: State, one: facts.Arrival, later: Counter) -> None:
        """The sources are the lands with towns or cities there and beside it, and the coast. `later`: towns by land that came
        after the explorers.
        """
        table = q.layout(c)
        near = {land for land in (one.land, *table.adjacent[one.land]) if q.count_all(c, land, q.BUILDINGS) > later[land]}
        if near | ({"coast"} if table.land[one.land].coastal else set()) != set(one.sources):
            raise Untrue(f"explorers come to {one.land} from {sorted(near)}, said {one.sources}")


# ------------------------------------------------------------------------------------------------ ravages


class Watch:
    """Compares the ravage forecast of each land with the events of its ravage, where nothing came between."""

    def __init__(self, counted: Counter) -> None:
        self.counted = counted
        self.expected: dict[str, facts.Ravage] = {}
        self.touched: set[str] = set()
        self.open: dict[str, Any] | None = None
        self.wild = self.asked = self.retaliates = False
        self.spread = ""  # the land that a cascade has just reached
        self.stirred: set[str] = set()  # seats whose presence is no longer where it was

    def said(self, s: State, expected: dict[str, facts.Ravage], option: Option) -> None:
        """What is foretold now; it holds as long as nothing happens to the land."""
        self.retaliates = any(mod.kind == "retaliate" for mod in s.mods)  # more damage comes right after the ravage
        self.expected, self.touched, self.stirred, self.wild = expected, set(), set(), False
        self.spread = ""
        self.asked = option.key == "yes"

    def feed(self, events: list[Event], decision: Decision | None, lost: bool = False) -> None:
        """Goes through what happened, and the question it ended with. `lost`: the game is lost by then, as where the blight has
        run out, so that a ravage may have stopped half-way. Raises Untrue.
        """
        for event in events:
            if lost and event.kind == "result":
                self.open = None
            if self.open is not None and event.kind in ENDS:
                self.close(None)
            if event.kind == "ravage":
                self.begin(event)
            elif event.kind == "skipped" and event.args[1] == "ravage":
                self.skip(event.args[0])
            elif self.open is not None:
                self.note(event)
            self.wild = self.wild or event.kind in WILD
            self.touched.update(arg for arg in event.args if isinstance(arg, str))
            if event.kind.startswith("presence-"):
                self.stirred.add(event.args[0])
        if lost:
            self.open = None
        if self.open is not None and not _goes_on(decision):
            self.close(decision)

    def begin(self, event: Event) -> None:
        land, damage, defend = event.args
        if self.wild or land in self.touched:
            return
        if land not in self.expected:
            raise Untrue(f"{land} ravages, which was not foretold")
        self.open = {"land": land, "damage": damage, "defend": max(0, defend), "blight": 0, "lost": Counter(), "dahan": 0}
        self.open.update(cascade=False, struck=0, said=self.expected[land], fallen=Counter(), stirred=set(self.stirred))

    def skip(self, land: str) -> None:
        if self.wild or self.asked or land in self.touched or land not in self.expected:
            return
        self.counted["ravages"] += 1
        if not self.expected[land].skipped:
            raise Untrue(f"the ravage of {land} was skipped, said {self.expected[land]}")

    def note(self, event: Event) -> None:
        """What belongs to the land's own ravage; what a cascade brings is not part of the forecast."""
        found: Any = self.open
        if event.kind == "cascade":
            found["cascade"], self.spread = True, event.args[1]
        elif event.kind == "damaged" and event.args[0] in q.INVADERS and event.args[1] == found["land"]:
            found["struck"] += event.args[2]
        elif event.kind == "destroyed" and event.args[:2] == ("dahan", found["land"]):
            found["dahan"] += event.args[2]
        elif event.args[:1] == (found["land"],) and event.kind == "blight":
            found["blight"] += self.spread != found["land"]  # that of an adversary comes after the cascade
            self.spread = ""
        elif event.kind == "presence-destroyed":
            if found["dahan"]:
                found["fallen"][event.args[0]] += 1  # with the land's dahan, wherever its owner chose
            elif event.args[1] == found["land"] and not found["cascade"]:
                found["lost"][event.args[0]] += 1

    def close(self, decision: Decision | None) -> None:
        found: Any = self.open
        said = found["said"]
        self.open = None
        self.counted["ravages"] += 1
        happened = (
            found["damage"],
            found["defend"],
            found["blight"],
            found["dahan"],
            found["cascade"],
            False,
        )
        foretold = (said.damage, said.defend, said.blight, said.dahan_lost, said.cascade, said.skipped)
        fallen = Counter({one.seat: one.n for one in said.fallen})
        lost = Counter(dict(said.presence_lost)) - fallen
        if found["lost"] - lost or (not found["cascade"] and lost - found["lost"]):
            raise Untrue(f"{found['land']} lost presence {found['lost']}, said {said}")
        for seat in {*fallen, *found["fallen"]} - found["stirred"]:  # of what a cascade takes nothing is left to fall
            if found["fallen"][seat] > fallen[seat] or (found["fallen"][seat] < fallen[seat] and not found["cascade"]):
                raise Untrue(f"with its dahan {found['land']} lost presence {found['fallen']}, said {said}")
        if happened != foretold:
            raise Untrue(f"{found['land']} ravaged with {happened}, said {said}")
        asked = decision is not None and decision.kind == "ravage.strike"
        left = decision.args[0] if decision is not None and asked else 0
        struck = found["struck"] + left
        if (struck > said.strike and (asked or not self.retaliates)) or (struck < said.strike and asked):
            raise Untrue(f"the dahan of {found['land']} struck with {found['struck']}, {left} left, said {said}")


def _goes_on(decision: Decision | None) -> bool:
    """Whether this question belongs to a ravage of which more is to come that was foretold."""
    if decision is None:
        return False
    return decision.kind in ("presence.destroy", "blight.cascade", "mining-rush")


# ------------------------------------------------------------------------------------------------ differences


def _seen(view: State) -> dict[str, Any]:
    """A position as far as it can be compared: chance is never part of it."""
    return {**view.dump(), "rng": 0}


def _skips(s: State) -> Counter[tuple[str, str]]:
    """How often each action of the invaders is skipped in each land."""
    found: Counter[tuple[str, str]] = Counter()
    for mod in s.mods:
        if mod.kind == "skip" and mod.where and mod.n:
            found.update({(mod.where, action): max(1, mod.n) for action in mod.data[0]})
    return found


def differences(s: State, now: State, events: list[Event]) -> list[facts.Change]:
    """What is different, worked out here again from the two positions and from the events."""
    found: list[facts.Change] = []

    def note(what: str, where: str, before: int, after: int) -> None:
        if before != after:
            found.append(facts.Change(what, where, before, after))

    for land, kind in sorted({*s.pieces, *now.pieces}):
        a, b = s.pieces.get((land, kind), ()), now.pieces.get((land, kind), ())
        note(kind, land, sum(a), sum(b))
        if sum(a) == sum(b):
            hurt = [sum(at * n for at, n in enumerate(have)) for have in (a, b)]
            if a != b:
                found.append(facts.Change(f"hurt-{kind}", land, *hurt))
    for land, seat in sorted({*s.presence, *now.presence}):
        note(f"presence-{seat}", land, s.presence.get((land, seat), 0), now.presence.get((land, seat), 0))
    for land in sea.waters(s).lands:
        note("defend", land, q.defence(s, land), q.defence(now, land))
    slept, sleep = (Counter(land for land, _, _ in dreams.ended(at)) for at in (s, now))
    for land in sorted({*slept, *sleep}):
        note("dreamt", land, slept[land], sleep[land])
    barred, bars = _skips(s), _skips(now)
    for land, action in sorted(bars):
        if bars[land, action] > barred[land, action]:
            note(f"skip-{action}", land, barred[land, action], bars[land, action])
    fear = sum(event.args[0] for event in events if event.kind == "fear")
    if not now.fear_deck:
        fear = (now.fear_taken - s.fear_taken) * s.fear_pool_size + now.fear_generated - s.fear_generated
    note("fear", "", 0, fear)
    note("terror", "", s.terror, now.terror)
    if s.blighted != now.blighted:
        found.append(facts.Change("blighted", "", s.blight_pool, now.blight_pool))
    note("blight-pool", "", s.blight_pool, now.blight_pool)
    for seat in s.seats:
        note("energy", seat, s.energy[seat], now.energy[seat])
        note("plays-left", seat, s.plays_left[seat], now.plays_left[seat])
        note("destroyed", seat, s.destroyed[seat], now.destroyed[seat])
        note("drowned", seat, s.drowned.get(seat, 0), now.drowned.get(seat, 0))
        note("hand", seat, len(s.hand[seat]), len(now.hand[seat]))
        for track in ("energy", "plays"):
            note(f"track-{track}", seat, q.circle(s, seat, track)[0], q.circle(now, seat, track)[0])
        have, will = q.elements(s, seat), q.elements(now, seat)
        for element in sorted({*have, *will}):
            note(element, seat, have.get(element, 0), will.get(element, 0))
    return found
