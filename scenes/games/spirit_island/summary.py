"""What a finished game of Spirit Island tells: where fear and blight came from, what powers did, how it turned.

Everything is read from the log's events and the positions at the starts of turns; nothing is computed by rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from game.spirit_island.events import EVENTS
from game.spirit_island.terms import BUILDINGS, INVADERS
from scenes.draw import theme
from scenes.games.spirit_island import ending
from scenes.games.spirit_island.ending import pieces
from scenes.games.spirit_island.invaders import ROMAN
from scenes.scoring import moments
from scenes.scoring.finale import Finale
from scenes.scoring.moments import Happening, Moment
from scenes.scoring.summary import EndedGame, Figure, Graph, ResultPage
from scenes.widgets.graph import DASHES, Curve

if TYPE_CHECKING:
    from game.core.play.session import Session

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
        last, fell = "", ""  # the event before this one, and what it destroyed
        for event in entry.events:
            kind, told = event.kind, EVENTS.read(event)
            if kind == "turn":
                turn = int(told["n"])
            elif kind == "power-used":
                cause, power = "powers", (told["seat"], told["power"])
                owner[told["power"]] = told["seat"]
                sums.used[power] += 1
            elif kind == "phase":
                cause, power = str(told["phase"]), None
            elif kind == "fear-card":
                cause, power = "fear-cards", None
            elif kind == "ravage":
                cause, power = "ravage", None
            elif kind == "fear":
                falls = last == "destroyed" and fell in BUILDINGS
                by = "destroyed" if falls else ("fear-cards" if cause == "fear" else cause)
                sums.fear[by if by in ("destroyed", "powers", "fear-cards") else "other"] += int(told["n"])
                sums.fear_turns[turn] += int(told["n"])
                if power:
                    sums.power_fear[power] += int(told["n"])
            elif kind == "blight":
                sums.blight["cascade" if last == "cascade" else ("ravage" if cause == "ravage" else "other")] += 1
            elif kind == "blight-removed":
                sums.blight["removed"] += 1
            elif kind == "explore":
                sums.invaders["explore"] += 1
            elif kind == "build":
                sums.invaders["build"] += 1
            elif kind == "added" and told["what"] in INVADERS:
                sums.invaders["added"] += int(told["n"])
            elif kind in ("destroyed", "removed") and told["what"] in INVADERS:
                by = {"powers": "powers", "ravage": "dahan", "fear-cards": "fear", "fear": "fear"}.get(cause, "other")
                sums.invaders[f"by-{by}" if kind == "destroyed" else "removed"] += int(told["n"])
                if power:
                    sums.power_hits[power] += int(told["n"])
            if kind not in ("fear-earned", "terror"):
                last, fell = kind, str(told.get("what", ""))
    return sums


class EndedIsland(EndedGame):
    """One finished game, in the present language."""

    def __init__(self, host: Any, session: Session) -> None:
        super().__init__(host, session)
        self.sums = count(session)

    def below(self, seat: str) -> str:
        """The spirit."""
        return self.t(f"name-spirit-{self.state.spirits[seat]}")

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

        def of(counted: Counter[tuple[str, str]], seat: str) -> int:
            return sum(n for (who, _), n in counted.items() if who == seat)

        return (
            self.turns(),
            Figure("fear", self.t("score-terror"), (f"{ROMAN[min(s.terror, 4)]} / {len(s.fear_earned) + len(s.fear_discard)}",)),
            Figure("blight", self.t("score-blight"), (f"{pieces(s, 'blight')} / {s.blight_pool}",)),
            Figure("city", self.t("score-invaders"), (" / ".join(str(pieces(s, kind)) for kind in INVADERS),)),
            Figure("dahan", self.t("score-dahan"), (str(pieces(s, "dahan")),)),
            self.row("presence", "score-presence",
                     lambda seat: sum(n for (_, who), n in s.presence.items() if who == seat), True),
            self.row("destroyed", "score-destroyed", lambda seat: s.destroyed.get(seat, 0)),
            self.row("card", "score-cards", lambda seat: len(s.hand.get(seat, ())) + len(s.discard.get(seat, ()))
                     + len(s.played.get(seat, ())), True),
            self.row("innate", "score-powers-used", lambda seat: of(sums.used, seat), True),
            self.row("fear", "score-powers-fear", lambda seat: of(sums.power_fear, seat), True),
            self.row("town", "score-powers-hits", lambda seat: of(sums.power_hits, seat), True),
            self.row("energy", "score-energy", lambda seat: s.energy.get(seat, 0)),
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
        labels = self.labels
        total, fear = 0, []
        for turn, _ in [*self.starts, (10**6, None)]:
            total = sum(n for at, n in self.sums.fear_turns.items() if at < turn)
            fear.append(total)
        seats = self.session.state.seats
        island = (
            self.curve(0, "score-curve-buildings", "#B8321F", lambda s: pieces(s, *BUILDINGS)),
            self.curve(2, "score-curve-blight", theme.PLUM, lambda s: pieces(s, "blight")),
            self.curve(1, "score-curve-presence", "#0072B2", lambda s: sum(s.presence.values())),
        )
        invaders = (
            self.curve(0, "score-curve-explorers", "#7A5A12", lambda s: pieces(s, "explorer")),
            self.curve(1, "score-curve-towns", "#B8321F", lambda s: pieces(s, "town")),
            self.curve(2, "score-curve-cities", theme.INK, lambda s: pieces(s, "city")),
            self.curve(3, "score-curve-dahan", "#0B5B3E", lambda s: pieces(s, "dahan")),
        )
        terror = (
            Curve(self.t("score-curve-fear"), theme.VIOLET, DASHES[0], tuple(fear)),
            self.curve(1, "score-curve-fear-cards", "#B8321F", lambda s: len(s.fear_earned) + len(s.fear_discard)),
        )
        out = [
            Graph(self.t("score-graph-island"), island, labels),
            Graph(self.t("score-graph-invaders"), invaders, labels),
            Graph(self.t("score-graph-fear"), terror, labels),
        ]
        if len(seats) > 1:
            own = self.curves(seats, lambda s, seat: sum(v for (_, who), v in s.presence.items() if who == seat))
            out.append(Graph(self.t("score-graph-presence"), own, labels))
        return tuple(out)

    def against(self) -> tuple[str, ...]:
        """Adversary with its level, scenario, and the difficulty of both."""
        s, t = self.state, self.t
        found = [t("adv-short", name=t(f"choice-adversary-{s.adversary}"), level=s.level)] if s.adversary else []
        found += [t(f"choice-scenario-{s.scenario}")] if s.scenario else []
        return (*found, t("setup-difficulty", n=self.session.rules.facts.difficulty(s))) if found else ()

    def finale(self) -> Finale:
        return ending.finale(self, sum(self.sums.fear.values()))

    # -- why and when ----------------------------------------------------------------------------
    def why(self) -> str:
        """Where the decisive thing came from."""
        result, sums = self.session.result, self.sums
        reason = result.reason if result else ""
        if "blight" in reason:
            by = {cause: sums.blight[cause] for cause in ("ravage", "cascade", "other")}
            return self.t("score-why-blight", **by)
        if result and result.outcome != "loss":
            fear = sum(sums.fear.values())
            gone = sum(sums.invaders[key] for key in sums.invaders if key.startswith("by-")) + sums.invaders["removed"]
            return self.t("score-why-won", fear=fear, gone=gone)
        lost = sum(self.session.state.destroyed.values())
        return self.t("score-why-lost", blight=pieces(self.session.state, "blight"), presence=lost)

    def moments(self) -> list[Moment]:
        out: list[Moment] = []

        def size(kind: str, n: str = "", *what: str) -> Callable[[Happening], int]:
            """How much an event of this kind counts: the value named `n`, else one."""

            def measure(event: Happening) -> int:
                if event.kind != kind or (what and event.fields["what"] not in what):
                    return 0
                return int(event.fields[n]) if n else 1

            return measure

        def add(find: moments.Find, msg: str, icon: str, weight: float, **args: Any) -> None:
            out.append(self.moment(find.turn, find.seat, self.t(msg, n=find.size, **args), find.at, icon, weight))

        def by_turn(kind: str, n: str = "", *what: str) -> list[moments.Find]:
            return moments.by_turn(self.events, size(kind, n, *what))

        for find in moments.each(self.events, size("terror", "level")):
            add(find, "moment-terror", "fear", 60 + find.size, level=ROMAN[min(find.size, 4)])
        if fear := moments.peak(by_turn("fear", "n"), 3):
            add(fear, "moment-fear", "fear", 55)
        if fallen := moments.peak(by_turn("destroyed", "n", *BUILDINGS), 2):
            add(fallen, "moment-fallen", "city", 54)
        for rank, find in enumerate(sorted(by_turn("cascade"), key=lambda f: -f.size)[:2]):
            add(find, "moment-cascade", "blight", 52 - 8 * rank + min(6, find.size))
        lost = moments.by_turn(self.events, size("presence-destroyed"), lambda e: str(e.fields["seat"]))
        for rank, find in enumerate(sorted(lost, key=lambda f: -f.size)[:2]):
            add(find, "moment-presence", "presence", 50 - 8 * rank + min(6, find.size), who=self.names.get(find.seat, ""))
        if dahan := moments.peak(by_turn("destroyed", "n", "dahan"), 3):
            add(dahan, "moment-dahan", "dahan", 40)
        if land := moments.peak(by_turn("build")):
            add(land, "moment-build", "town", 20)
        return [*out, *(ending.decided(self) or self.last_decision())]
