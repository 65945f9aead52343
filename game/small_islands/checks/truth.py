"""What must be true of Small Islands' previews, promises and reasons: each is compared with what the rules do."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache, partial
from typing import Any

from game.checks.truth import Untrue, judged, previewed, reasoned
from game.checks.truth_words import unsaid_in
from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.decision import Event, Option, Reason
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.core.words.messages import LANGUAGES, Words
from game.small_islands import facts, placement
from game.small_islands.checks import recount
from game.small_islands.faces import CORNERS
from game.small_islands.islands import Island, island_of
from game.small_islands.reward import pair
from game.small_islands.state import State
from game.small_islands.terms import RESOURCES
from game.small_islands.words.texts import Texts

EVERY = 6  # at one decision in so many all options are previewed, at the others the one that is taken
CATCH_ALL = ("not-now", "game-over")
CORNER_OF = {"n": (0, 1), "e": (1, 2), "s": (3, 2), "w": (0, 3), "nw": (0,), "ne": (1,), "se": (2,), "sw": (3,)}


class Checks:
    """Watches one game. `counted` tells how much was compared."""

    def __init__(self, rules: Any, chance: Rng) -> None:
        self.rules, self.chance = rules, chance
        names = ("decisions", "previews", "promises", "placements", "finals", "reasons", "figures")
        self.counted: Counter = Counter(dict.fromkeys(names, 0))

    def look(self, session: Session) -> None:
        """At a decision: reasons, previews now and then, promises and figures of the panels. Raises Untrue."""
        s = session.state
        before = s.hash() if not self.chance.below(20) else ""
        self.reasons(s)
        if not self.chance.below(EVERY):
            for option in self.rules.options(s):
                self.preview(session, option)
            self.panels(s)
        top = s.agenda[-1]
        if top.op == "reward.island":
            self.promises(s, top.seat)
        elif top.op in ("place.cell", "land.cell"):
            self.places(s, top)
        if before and s.hash() != before:
            raise Untrue("asking has changed the position")

    def chosen(self, session: Session, option: Option) -> None:
        self.preview(session, option)

    def happened(self, session: Session, events: list[Event]) -> None:
        """At the end the panels say what the game says."""
        s = session.state
        if s.phase == "end":
            for colour in facts.colours(s):
                if facts.standing(s, colour).final != s.points[colour]:
                    raise Untrue(f"the panel of {colour} ends with {facts.standing(s, colour).final}, not {s.points[colour]}")

    # ---------------------------------------------------------------------------------------------- previews

    def preview(self, session: Session, option: Option) -> None:
        """The preview of an answer, made from what the seat sees, is what a session then does with it."""
        s, rules, at = session.state, self.rules, f"{option.seat} {option.key}"
        found = previewed(rules, facts, session, option)
        if found is None:
            return
        said, real, _ = found
        now = real.state
        self.counted["previews"] += 1
        wanted, claimed = differences(s, now), {(one.what, one.where): (one.before, one.after) for one in said.changes}
        if claimed != wanted:
            wrong = next(where for where in {*claimed, *wanted} if claimed.get(where) != wanted.get(where))
            raise Untrue(f"the preview of {at} says {wrong}: {claimed.get(wrong)}, it is {wanted.get(wrong)}")
        grown = {one.after.areas for one in said.growth}
        before, after = recount.islands(s), recount.islands(now)
        made = {areas for areas, island in after.items() if shown(before.get(areas)) != shown(island)}
        if grown != made:
            raise Untrue(f"the preview of {at} shows the islands {sorted(map(min, grown))}, they are {sorted(map(min, made))}")
        decision = real.decision
        part = None if decision is None else decision.for_seat(option.seat) or decision
        asked = part.kind if part is not None else ""
        if said.open and said.open != asked:
            raise Untrue(f"the preview of {at} ends at {said.open}, the game at {asked}")

    # ---------------------------------------------------------------------------------------------- promises and panels

    def promises(self, s: State, seat: str) -> None:
        """What an objective promises on each island, against a copy in which the house is built. Raises Untrue."""
        view = self.rules.view(s, seat)
        offered = {option.key for option in self.rules.options(s)}
        for one in facts.promises(view, seat):
            key = facts.island_key(s, one.island)
            if (one.why is None and one.met) != (key in offered):
                raise Untrue(f"{key} for {seat} is promised {one}, offered are {sorted(offered)}")
            if key not in offered or one.worth is None:
                continue
            self.counted["promises"] += 1
            paid, drawn = self.built(s, seat, key, one.worth.choice)
            if paid != one.worth.points or drawn != one.worth.drawn:
                raise Untrue(f"{key} promises {one.worth} to {seat}, it paid {paid} and drew {drawn}")

    def built(self, s: State, seat: str, key: str, choice: bool) -> tuple[int, int]:
        """(points, discovery tokens drawn) of a house on one island more than without it."""
        results = []
        for build in (True, False):
            c = s.clone()
            c.memo, c.out = None, []
            if build:
                self.rules.play(c, Option(key, seat))
            while c.agenda and c.phase == "reward" and any(f.seat == seat and f.op.startswith("reward.") for f in c.agenda[-5:]):
                found = [option for option in self.rules.options(c) if option.seat == seat]
                if not found:
                    break
                self.rules.play(c, self.best(c, seat, found))
            worth = sum(n for (colour, _, source), n in c.earned.items() if (colour, source) == (seat, "reward"))
            drawn = sum(e.args[1] for e in c.out or () if e.kind == "discovery" and e.args[0] == seat and e.args[2] == "drawn")
            results.append((worth, drawn))
        (with_house, drew), (without, drew_else) = results
        return with_house - without, drew - drew_else

    def best(self, c: State, seat: str, found: list[Option]) -> Option:
        """No more houses, and of the resources the one that pays best."""
        done = next((option for option in found if option.key == "done"), None)
        if done is not None:
            return done
        symbols = [option for option in found if option.key.startswith("symbol:")]
        if symbols:
            island = island_of(c, c.agenda[-1].get("island"))
            assert island is not None
            return max(symbols, key=lambda option: island.count(option.key[7:]))
        return found[0]

    def panels(self, s: State) -> None:
        """Points as they would be if the game ended now, for the seat that knows its discovery tokens. Raises Untrue."""
        c = s.clone()
        c.memo, c.out, c.agenda = None, [], []
        agenda.push(c, frame("final"))
        agenda.run(c, self.rules.ops)
        for seat in s.seats:
            self.counted["finals"] += 1
            said = facts.standing(self.rules.view(s, seat), seat)
            if said.final != c.points[seat]:
                raise Untrue(f"{seat} would end with {c.points[seat]} points, the panel says {said.final}")

    def places(self, s: State, top: Any) -> None:
        """Cells, clashes and ports around a ship as they are counted elsewhere. Raises Untrue."""
        tile = s.hand[top.seat][top.get("slot")] if top.op == "place.cell" else recount.SHIP
        legal = recount.placements(s, tile)
        self.counted["placements"] += len(legal)
        if tile == recount.SHIP:
            if set(facts.open_sea(s)) != {cell for cell, _ in legal}:
                raise Untrue(f"a ship may go to {sorted(legal)}, said {facts.open_sea(s)}")
            for cell in facts.open_sea(s):
                if facts.ports_around(s, cell) != (seen := recount.ports_around(s, cell)):
                    raise Untrue(f"around {cell} lie {seen} ports, said {facts.ports_around(s, cell)}")
            return
        said = {(cell, by) for cell, turns in facts.places(s, tile).items() for by in turns}
        if said != legal:
            raise Untrue(f"{tile} may go to {sorted(legal)}, said {sorted(said)}")
        cell, by = self.chance.pick(sorted(legal))
        if facts.misfit(s, tile, cell, by) is not None or facts.clashes(s, tile, cell, by):
            raise Untrue(f"{tile} is said not to fit on {cell}")
        after = s.clone()
        placement.put_tile(after, cell, tile, by)
        if any(len(letters) > 1 for letters in recount.lattice(after).values()):
            raise Untrue(f"{tile} on {cell} lets land meet sea")
        here = recount.islands(after)
        for one in facts.placed(s, tile, cell, by):
            if one.after.areas not in here:
                raise Untrue(f"{tile} on {cell} makes {sorted(one.after.cells)}, which is no island")

    # ---------------------------------------------------------------------------------------------- reasons

    def reasons(self, s: State) -> None:
        """Every pair of a question and a thing that is not its answer has a reason, in each language. Raises Untrue."""

        def wrong(seat: str, key: str, reason: Reason) -> str:
            figures = partial(true_figures, s, seat, key, reason)
            return judged(reason, CATCH_ALL, partial(unsaid, self.rules), figures, self.counted)

        reasoned(self.rules, s, keys(s, self.chance), self.counted, wrong)


def shown(island: Island | None) -> tuple[Any, ...]:
    """What a preview tells of an island."""
    return () if island is None else (island.counts(), island.houses)


def differences(s: State, now: State) -> dict[tuple[str, Any], tuple[Any, Any]]:
    """What is different, worked out here again from the two positions."""
    found: dict[tuple[str, Any], tuple[Any, Any]] = {}
    for what, name in (("tile", "cells"), ("ship", "ships"), ("token", "tokens"), ("house", "houses")):
        old, new = getattr(s, name), getattr(now, name)
        for where in {*old, *new}:
            if old.get(where) != new.get(where):
                found[(what, where)] = (old.get(where), new.get(where))
    for colour in facts.colours(s):
        figures = (
            ("points", s.points.get(colour, 0), now.points.get(colour, 0)),
            ("houses", s.houses_hand.get(colour, 0), now.houses_hand.get(colour, 0)),
            ("tokens", s.tokens_left.get(colour, ()), now.tokens_left.get(colour, ())),
            ("hand", len(s.hand.get(colour, ())), len(now.hand.get(colour, ()))),
        )
        found.update({(what, colour): (a, b) for what, a, b in figures if a != b})
    return found


def keys(s: State, chance: Rng) -> list[str]:
    """Everything on the table that a hand could point at, the cells all around among it."""
    found = ["done", "ship:own", "ship:grey"]
    found += [f"tile:display/{at}" for at in range(len(s.display))] + [f"tile:hand/{at}" for at in range(3)]
    found += [f"tile:{each}" for each in s.box.starts] + [f"symbol:{one}" for one in (*RESOURCES, "temple", "port")]
    found += [f"discovery:{value}" for value in sorted(set(s.box.figures["discovery"]))]
    for slot in ("current", "next"):
        found += [f"{slot}:{at}" for at in range(3)]
        found += [f"{slot}:{kind}/{at}" for kind in ("mission", "reward") for at in range(3)]
    board = placement.table(s)
    near = recount.around(s) | {*s.cells, *s.ships, (board.left - 1, 0), (0, 0)}
    for c, r in sorted(near):
        found.append(f"cell:{c},{r}/r{chance.below(4)}")
    for c, r in sorted(s.cells):
        corner = chance.pick(CORNERS)
        found += [f"island:{c},{r}", f"island:{c},{r}/{corner}", f"token:port>cell:{c},{r}", f"token:port>cell:{c},{r}/{corner}"]
        symbol, shows = chance.pick((*RESOURCES, "temple", "port")), chance.pick(RESOURCES)
        found += [
            f"token:{shows}>cell:{c},{r}/{symbol}",
            f"token:{shows}>cell:{c},{r}",
            f"token:{shows}>cell:{c},{r}/{symbol}@{corner}",
        ]
    if s.ships:
        c, r = min(s.ships)
        found += [f"island:{c},{r}", f"token:port>cell:{c},{r}"]
    return [*found, f"island:{board.left - 1},0", f"token:leaf>cell:{board.left - 1},0/flower"]


@lru_cache(maxsize=1)
def _texts(rules: Any) -> list[Texts]:
    return [Texts(Words(lang), rules.box) for lang in LANGUAGES]


@lru_cache(maxsize=50_000)
def unsaid(rules: Any, reason: Reason) -> str:
    """What is wrong with the words of a reason in any language; "" if they are whole."""
    return unsaid_in(_texts(rules), reason, ("isle-reason-", "reason-"))


# ------------------------------------------------------------------------------------------------ figures


def true_figures(s: State, seat: str, key: str, reason: Reason) -> bool | None:
    """Whether the figures of a reason are right, counted here again; None where it has none to be checked."""
    name, args = reason.id, reason.args
    if name in ("side-differs", "corner-differs", "ship-side", "ship-corner"):
        return _shore(s, seat, key, reason)
    if name == "off-table":
        place = placement.read_cell(key)
        inside = place is not None and all(
            0 <= at + size // 2 < size for at, size in zip(place.cell, (s.options["columns"], s.options["rows"]))
        )
        return not inside and args == (s.options["columns"], s.options["rows"])
    if name == "navigation-not-empty":
        return args == (len(s.navigation),) and bool(s.navigation)
    if name in ("island-too-small", "own-house", "mission-not-met", "no-house-site"):
        return _house(s, seat, key, reason)
    if name == "cell-taken":
        return args[0] in s.cells
    if name == "cell-ship":
        return s.ships.get(args[0]) == args[1]
    if name == "no-neighbour":
        taken = {*s.cells, *s.ships}
        return not any((args[0][0] + dc, args[0][1] + dr) in taken for dc, dr in placement.STEPS[:4])
    return None


def _shore(s: State, seat: str, key: str, reason: Reason) -> bool:
    """The side or corner named shows this here and that there."""
    where, cell, own, theirs = reason.args
    place = placement.read_cell(key)
    top = s.agenda[-1]
    assert place is not None
    tile = "" if top.op == "land.cell" else top.get("tile") or s.hand[seat][top.get("slot")]
    corners = s.box.faces[tile].corners if tile else "SSSS"
    shown = "".join(corners[(at - place.turns) % 4] for at in CORNER_OF[where])
    alone = s.clone()
    alone.cells = {at: item for at, item in s.cells.items() if at == cell}
    alone.ships = {at: owner for at, owner in s.ships.items() if at == cell}
    points = recount.lattice(alone)
    found = ""
    for at in CORNER_OF[where]:
        dc, dr = recount.CORNER_AT[at]
        found += "".join(points.get((place.cell[0] + dc, place.cell[1] + dr), {"?"}))
    return {shown, shown[::-1]} >= {own} and {found, found[::-1]} >= {theirs} and own != theirs


def _house(s: State, seat: str, key: str, reason: Reason) -> bool:
    """The island does not take a house, for this reason."""
    where, _, corner = key[7:].partition("/")
    column, row = (int(part) for part in where.split(","))
    island = facts.island_at(s, (column, row), corner)
    if island is None:
        return False
    one = recount.islands(s)[island.areas]
    if reason.id == "island-too-small":
        return reason.args[0] == one.size < reason.args[1]
    if reason.id == "own-house":
        return seat in one.houses
    if reason.id == "no-house-site":
        return one.sites == len(one.houses) == reason.args[0]
    held = pair(s, seat)
    return held is not None and not held[0].met(s, one) and dict(reason.args[1]) == one.counts()
