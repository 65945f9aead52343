"""What a finished game of Spirit Island tells: where fear and blight came from, what powers did, how it turned.

Everything is read from the log's events and the positions at the starts of turns; nothing is computed by rules.
`tell(app, session, ...)` is what `scenes.scoring.ending` calls; another game brings a module of the same shape.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from scenes.draw import theme
from scenes.scoring import moments
from scenes.scoring.moments import Moment
from scenes.scoring.screen import Figure, Graph, ResultPage
from scenes.widgets.graph import DASHES, Curve

if TYPE_CHECKING:
    from game.core.engine.decision import Event
    from game.core.play.session import Session
    from scenes.app.program import App

BUILDINGS = ("town", "city")
INVADERS = ("explorer", *BUILDINGS)
MOST_POWERS = 11


@dataclass(slots=True)
class Sums:
    """Everything counted in one walk through the log."""

    fear: Counter[str] = field(default_factory=Counter)  # powers destroyed fear-cards other
    blight: Counter[str] = field(default_factory=Counter)  # ravage cascade other removed
    invaders: Counter[str] = field(default_factory=Counter)  # explore build added; by-powers by-dahan by-fear by-other; removed
    used: Counter[tuple[str, str]] = field(default_factory=Counter)  # (seat, power)
    power_fear: Counter[tuple[str, str]] = field(default_factory=Counter)
    power_hits: Counter[tuple[str, str]] = field(default_factory=Counter)
    fear_turns: Counter[int] = field(default_factory=Counter)


def count(session: Session) -> Sums:
    """Walks the log. What an event belongs to is what was announced last: a power, a phase, a fear card."""
    sums, turn, cause, owner = Sums(), 1, "", {}  # type: ignore[var-annotated]
    power: tuple[str, str] | None = None
    for entry in session.log:
        if entry.source.startswith(("card:", "innate:")):
            cause, power = "powers", (owner.get(entry.source, entry.seat), entry.source)
        before: Event | None = None
        for event in entry.events:
            kind, args = event.kind, event.args
            if kind == "turn":
                turn = int(args[0])
            elif kind == "power-used":
                cause, power = "powers", (args[0], args[1])
                owner[args[1]] = args[0]
                sums.used[power] += 1
            elif kind == "phase":
                cause, power = str(args[0]), None
            elif kind == "fear-card":
                cause, power = "fear-cards", None
            elif kind == "ravage":
                cause, power = "ravage", None
            elif kind == "fear":
                falls = before is not None and before.kind == "destroyed" and before.args[0] in BUILDINGS
                by = "destroyed" if falls else ("fear-cards" if cause == "fear" else cause)
                sums.fear[by if by in ("destroyed", "powers", "fear-cards") else "other"] += int(args[0])
                sums.fear_turns[turn] += int(args[0])
                if power:
                    sums.power_fear[power] += int(args[0])
            elif kind == "blight":
                spread = before is not None and before.kind == "cascade"
                sums.blight["cascade" if spread else ("ravage" if cause == "ravage" else "other")] += 1
            elif kind == "blight-removed":
                sums.blight["removed"] += 1
            elif kind == "explore":
                sums.invaders["explore"] += 1
            elif kind == "build":
                sums.invaders["build"] += 1
            elif kind == "added" and args[0] in INVADERS:
                sums.invaders["added"] += int(args[2])
            elif kind in ("destroyed", "removed") and args[0] in INVADERS:
                by = {"powers": "powers", "ravage": "dahan", "fear-cards": "fear", "fear": "fear"}.get(cause, "other")
                sums.invaders[f"by-{by}" if kind == "destroyed" else "removed"] += int(args[2])
                if power:
                    sums.power_hits[power] += int(args[2])
            if kind not in ("fear-earned", "terror"):
                before = event
    return sums


def pieces(s: Any, *kinds: str) -> int:
    """How many of these stand on the island."""
    return sum(sum(counts) for (_, what), counts in s.pieces.items() if what in kinds)


class Summary:
    """One finished game, in the present language."""

    def __init__(self, app: App, session: Session, names: Mapping[str, str], colours: Mapping[str, str], texts: Any) -> None:
        self.app, self.session, self.names, self.colours, self.texts = app, session, names, colours, texts
        self.sums = count(session)
        self.starts = moments.turn_starts(session)

    def t(self, msg: str, /, **args: Any) -> str:
        """A message."""
        return self.app.t(msg, **args)

    # -- figures ---------------------------------------------------------------------------------
    def pages(self) -> tuple[ResultPage, ...]:
        """Totals with a column per seat, sources with bars, powers by use."""
        return (
            ResultPage(self.t("score-page-totals"), self._totals()),
            ResultPage(self.t("score-page-sources"), self._sources(), ()),
            ResultPage(self.t("score-page-powers"), self._powers(),
                 (self.t("score-col-used"), self.t("score-col-fear"), self.t("score-col-hits"))),
        )  # fmt: skip

    def _totals(self) -> tuple[Figure, ...]:
        s, sums = self.session.state, self.sums

        def seats(icon: str, msg: str, value: Callable[[str], int], best: bool = False) -> Figure:
            return Figure(icon, self.t(msg), tuple(str(value(seat)) for seat in s.seats), best)

        def of(counted: Counter[tuple[str, str]], seat: str) -> int:
            return sum(n for (who, _), n in counted.items() if who == seat)

        return (
            Figure("time", self.t("score-turns"), (str(s.turn),)),
            Figure("fear", self.t("score-terror"), (f"{s.terror} / {len(s.fear_earned) + len(s.fear_discard)}",)),
            Figure("blight", self.t("score-blight"), (f"{pieces(s, 'blight')} / {s.blight_pool}",)),
            Figure("city", self.t("score-invaders"), (" / ".join(str(pieces(s, kind)) for kind in INVADERS),)),
            Figure("dahan", self.t("score-dahan"), (str(pieces(s, "dahan")),)),
            seats("presence", "score-presence", lambda seat: sum(n for (_, who), n in s.presence.items() if who == seat), True),
            seats("destroyed", "score-destroyed", lambda seat: s.destroyed.get(seat, 0)),
            seats("card", "score-cards", lambda seat: len(s.hand.get(seat, ())) + len(s.discard.get(seat, ()))
                  + len(s.played.get(seat, ())), True),
            seats("innate", "score-powers-used", lambda seat: of(sums.used, seat), True),
            seats("fear", "score-powers-fear", lambda seat: of(sums.power_fear, seat), True),
            seats("town", "score-powers-hits", lambda seat: of(sums.power_hits, seat), True),
            seats("energy", "score-energy", lambda seat: s.energy.get(seat, 0)),
        )  # fmt: skip

    def _sources(self) -> tuple[Figure, ...]:
        out: list[Figure] = []
        sums = self.sums

        def group(icon: str, head: str, counted: Counter[str], keys: tuple[str, ...], total: bool = True) -> None:
            whole = sum(counted[key] for key in keys)
            out.append(Figure(icon, self.t(head), (str(whole),) if total else ("",), level=1))
            most = max([counted[key] for key in keys] or [1])
            for key in keys:
                if counted[key] or not key.endswith(("other", "removed", "added")):
                    share = counted[key] / most if most else 0.0
                    out.append(Figure("", self.t(f"{head}-{key}"), (str(counted[key]),), level=2, bar=share))

        group("fear", "score-by-fear", sums.fear, ("powers", "destroyed", "fear-cards", "other"))
        group("blight", "score-by-blight", sums.blight, ("ravage", "cascade", "other"))
        group("explorer", "score-by-placed", sums.invaders, ("explore", "build", "added"))
        group("damage", "score-by-gone", sums.invaders, ("by-powers", "by-dahan", "by-fear", "by-other", "removed"))
        return tuple(out)

    def _powers(self) -> tuple[Figure, ...]:
        sums = self.sums
        order = sorted(sums.used, key=lambda p: (-sums.power_fear[p] - 2 * sums.power_hits[p], -sums.used[p], p))
        rows = []
        for seat, key in order[:MOST_POWERS]:
            figures = (sums.used[seat, key], sums.power_fear[seat, key], sums.power_hits[seat, key])
            rows.append(Figure("", self.power(key), tuple(str(n) if n else "–" for n in figures), disc=self.colours[seat],
                               said=self.names[seat]))  # fmt: skip
        return tuple(rows) or (Figure("info", self.t("score-no-powers"), ("",)),)

    def power(self, key: str) -> str:
        """A power's name."""
        shelf, _, item = key.partition(":")
        return self.t(f"name-{shelf}-{item.partition('/')[0]}")

    # -- graphs ----------------------------------------------------------------------------------
    def graphs(self) -> tuple[Graph, ...]:
        """Lines over the turns: values at the start of each turn and at the end."""
        states = [s for _, s in self.starts] + [self.session.state]
        labels = (*(str(turn) for turn, _ in self.starts), self.t("score-axis-end"))

        def curve(n: int, msg: str, colour: str, value: Callable[[Any], int]) -> Curve:
            return Curve(self.t(msg), colour, DASHES[n], tuple(value(s) for s in states))

        total, fear = 0, []
        for turn, _ in [*self.starts, (10**6, None)]:
            total = sum(n for at, n in self.sums.fear_turns.items() if at < turn)
            fear.append(total)
        seats = self.session.state.seats
        island = (
            curve(0, "score-curve-buildings", "#B8321F", lambda s: pieces(s, *BUILDINGS)),
            curve(2, "score-curve-blight", theme.BLIGHT, lambda s: pieces(s, "blight")),
            curve(1, "score-curve-presence", "#0072B2", lambda s: sum(s.presence.values())),
        )
        invaders = (
            curve(0, "score-curve-explorers", "#7A5A12", lambda s: pieces(s, "explorer")),
            curve(1, "score-curve-towns", "#B8321F", lambda s: pieces(s, "town")),
            curve(2, "score-curve-cities", theme.INK, lambda s: pieces(s, "city")),
            curve(3, "score-curve-dahan", "#0B5B3E", lambda s: pieces(s, "dahan")),
        )
        terror = (
            Curve(self.t("score-curve-fear"), theme.FEAR, DASHES[0], tuple(fear)),
            curve(1, "score-curve-fear-cards", "#B8321F", lambda s: len(s.fear_earned) + len(s.fear_discard)),
        )
        out = [
            Graph(self.t("score-graph-island"), island, labels),
            Graph(self.t("score-graph-invaders"), invaders, labels),
            Graph(self.t("score-graph-fear"), terror, labels),
        ]
        if len(seats) > 1:
            dark = {"blue": "#00588A", "vermilion": "#A34600", "green": "#00704F", "rose": "#96467A"}
            own = tuple(
                Curve(self.names[seat], dark.get(self.colours[seat], theme.INK), DASHES[n % 4],
                      tuple(sum(v for (_, who), v in s.presence.items() if who == seat) for s in states))
                for n, seat in enumerate(seats)
            )  # fmt: skip
            out.append(Graph(self.t("score-graph-presence"), own, labels))
        return tuple(out)

    # -- why and when ----------------------------------------------------------------------------
    def why(self) -> str:
        """A second sentence for the result: where the decisive thing came from."""
        result, sums = self.session.result, self.sums
        reason = result.reason if result else ""
        if "blight" in reason:
            return self.t("score-why-blight", ravage=sums.blight["ravage"], cascade=sums.blight["cascade"])
        if result and result.outcome != "loss":
            fear = sum(sums.fear.values())
            gone = sum(sums.invaders[key] for key in sums.invaders if key.startswith("by-")) + sums.invaders["removed"]
            return self.t("score-why-won", fear=fear, gone=gone)
        lost = sum(self.session.state.destroyed.values())
        return self.t("score-why-lost", blight=pieces(self.session.state, "blight"), presence=lost)

    def moments(self) -> list[Moment]:
        """Candidates with their weight; the screen takes as many as fit."""
        log, out = self.session.log, []

        def size(kind: str, n: int | None = None, *what: str) -> Callable[[Event], int]:
            def measure(event: Event) -> int:
                if event.kind != kind or (what and event.args[0] not in what):
                    return 0
                return 1 if n is None else int(event.args[n])

            return measure

        def add(find: moments.Find, msg: str, icon: str, weight: float, **args: Any) -> None:
            colour = self.colours.get(find.seat, "")
            when = self.t("ui-turn", turn=find.turn)
            out.append(Moment(when, colour, self.t(msg, n=find.size, **args), find.at, icon, weight))

        for find in moments.each(log, size("terror", 0)):
            add(find, "moment-terror", "fear", 60 + find.size)
        if fear := moments.peak(moments.by_turn(log, size("fear", 0)), 3):
            add(fear, "moment-fear", "fear", 55)
        if fallen := moments.peak(moments.by_turn(log, size("destroyed", 2, *BUILDINGS)), 2):
            add(fallen, "moment-fallen", "city", 54)
        spreads = moments.by_turn(log, size("cascade"))
        for rank, find in enumerate(sorted(spreads, key=lambda f: -f.size)[:2]):
            add(find, "moment-cascade", "blight", 52 - 8 * rank + min(6, find.size))
        lost = moments.by_turn(log, size("presence-destroyed"), lambda e: str(e.args[0]) if e.args else "")
        for rank, find in enumerate(sorted(lost, key=lambda f: -f.size)[:2]):
            add(find, "moment-presence", "presence", 50 - 8 * rank + min(6, find.size), who=self.names.get(find.seat, ""))
        if dahan := moments.peak(moments.by_turn(log, size("destroyed", 2, "dahan")), 3):
            add(dahan, "moment-dahan", "dahan", 40)
        if land := moments.peak(moments.by_turn(log, size("build"))):
            add(land, "moment-build", "town", 20)
        from scenes.scoring.ending import chosen

        at = moments.last_choice(log)
        if at >= 0:
            entry = log[at]
            said = chosen(self.session, self.texts, at)
            text = self.t("moment-last", who=self.names.get(entry.seat, entry.seat), what=said)
            out.append(Moment(self.t("ui-turn", turn=entry.turn), self.colours.get(entry.seat, ""), text, at, "flag", 100))
        return out
