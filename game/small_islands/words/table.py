"""Texts of the running game: questions, buttons, the log, reasons, the end.

Everything is looked up by the ids the rules give; nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.engine.decision import Decision, Event, Reason
from game.core.engine.events import Handlers
from game.small_islands.events import EVENTS
from game.small_islands.facts import landing
from game.small_islands.names import number
from game.small_islands.placement import read_cell
from game.small_islands.reward import named_island
from game.small_islands.state import ALEXIS, GREY
from game.small_islands.tokens import PORT, read_token, spent_for
from game.small_islands.words import hints, reasons

if TYPE_CHECKING:
    from game.small_islands.words.sentences import Sentences

Names = Mapping[str, str]
SECRET = ("prepare.",)  # questions whose answers the others do not see


class Prompt(NamedTuple):
    """A question: one sentence, and a line of figures below it ("" if there is nothing to add)."""

    title: str
    detail: str


class TableTexts:
    """The part of `Texts` that speaks about a position."""

    def __init__(self, texts: Sentences) -> None:
        self.texts = texts
        self.words = texts.words

    def say(self, message: str, **args: Any) -> str:
        return self.words.t(message, **args)

    def rich(self, message: str, **args: Any) -> str:
        """The same with marks for pictures, or their words."""
        said = self.words.t(message, **args)
        return said if self.texts.style == "icons" else self.texts.plain(said)

    def seat(self, seat: str, names: Names) -> str:
        """The player's name; that of Alexis; "Player 2" where none is given."""
        if names.get(seat):
            return names[seat]
        if seat == ALEXIS:
            return self.say("name-alexis")
        return self.say("seat-name", n=int(seat[1:]) + 1) if seat[1:].isdigit() else seat

    def cell(self, text: str) -> str:
        """ "3,-1" in words."""
        column, row = map(int, text.split(","))
        return self.texts.cell(column, row)

    # ------------------------------------------------------------------------------------------ questions

    def prompt(self, view: Any, decision: Decision | None, names: Names, seat: str = "") -> Prompt:
        if decision is None:
            return Prompt(self.say("prompt-nobody"), "")
        if decision.kind == "together":
            part = decision.for_seat(seat) if seat else None
            part = part or (decision.parts[0] if len(decision.parts) == 1 else None)
            if part is None:
                return Prompt(self.say("prompt-together"), "")
            decision = part
        asked = seat if seat in decision.seats else decision.seats[0] if decision.seats else ""
        keys = decision.keys(asked)
        name = decision.kind.replace(".", "-")
        if decision.kind == "turn.choose":
            ships = [key for key in keys if key.startswith("ship:")]
            name += "-ship" if len(ships) == len(keys) else "-land" if ships else ""
        message = f"isle-prompt-{name}"
        title = self.say(message if self.words.has(message) else "isle-prompt-other", who=self.seat(asked, names))
        return Prompt(title, " · ".join(self._detail(view, decision, asked, keys)))

    def _detail(self, view: Any, decision: Decision, seat: str, keys: Sequence[str]) -> list[str]:
        """What is left, how many choices there are, whether the others see it, whether it may be declined."""
        kind, parts = decision.kind, []
        if kind.startswith(SECRET) and len(view.seats) > 1:
            parts.append(self.say("isle-detail-secret"))
        if kind.startswith("prepare.next") and len(view.ships_left) <= 1:  # the ship that ends this round ends the game
            parts.append(self.say("isle-detail-last-round"))
        cells = {read_cell(key).cell for key in keys if key.startswith("cell:") if read_cell(key)}  # type: ignore[union-attr]
        if cells:
            parts.append(self.say("isle-detail-places", n=len(cells)))
            if any(key.endswith(("/r1", "/r2", "/r3")) for key in keys):
                parts.append(self.say("isle-detail-turn"))
        if kind == "setup.start":
            parts.append(self.say("isle-detail-starts", n=len({self.texts.box.starts[face] for face in view.starts})))
        if kind == "turn.choose":
            parts.append(self._landing(view, seat, keys) or self.say("isle-detail-navigation", n=len(view.navigation)))
        if kind == "place.token":
            parts.append(self.say("isle-detail-tokens", n=len(view.tokens_left.get(seat, ()))))
        if kind == "reward.island":
            parts.append(self.say("isle-detail-islands", n=sum(key.startswith("island:") for key in keys)))
            parts.append(self.say("isle-detail-houses", n=view.houses_hand.get(seat, 0)))
        if "done" in keys:
            parts.append(self.say("prompt-may-decline"))
        return parts

    def _landing(self, view: Any, seat: str, keys: Sequence[str]) -> str:
        """The same where a ship is offered."""
        return self.landing_now(view, seat) if any(key.startswith("ship:") for key in keys) else ""

    def landing_now(self, view: Any, seat: str) -> str:
        """What it would bring to land now; "" where that is not known."""
        found = landing(view, seat)
        if found is None:
            return ""
        if not found.islands:
            return self.say("isle-detail-landing-none")
        pays = self.texts.counted("discovery", found.kept) if found.kept else self.texts.counted("point", found.points)
        if found.kept and found.points:
            pays = self.texts.listed([self.texts.counted("point", found.points), pays])
        return self.say("isle-detail-landing", islands=self.texts.counted("island", found.islands), pays=pays)

    def token_taken_up(
        self, view: Any, seat: str, names: Names, shown: str, keys: Sequence[str], back: bool, spends: str = ""
    ) -> Prompt:
        """The question once it is known what a bonus token shall show: where to, how many places, which token it costs,
        and whether it can be put back."""
        uses = [use for key in keys if (use := read_token(key)) is not None and use.shows == shown and not use.spends]
        bare = shown != PORT and any(not use.covers for use in uses)
        title = self.say(f"isle-prompt-token-{shown}{'-bare' if bare else ''}", who=self.seat(seat, names))
        spent = spends or spent_for(view, seat, shown)
        parts = [self.say("isle-detail-places", n=len(uses)), self.rich("isle-detail-spends", token=spent)]
        return Prompt(title, " · ".join([*parts, *([self.say("isle-detail-token-back")] if back else [])]))

    def hint(self, view: Any, decision: Decision, seat: str) -> str:
        """What is worth looking at before this question is answered."""
        return hints.hint(self, view, decision, seat)

    # ------------------------------------------------------------------------------------------ buttons

    def option(self, view: Any, decision: Decision | None, key: str) -> str:
        head, _, rest = key.partition(":")
        said: dict[str, Callable[[], str]] = {
            "tile": lambda: self._tile(view, decision, rest),
            "cell": lambda: self._cell(key),
            "ship": lambda: self.say(f"isle-opt-ship-{rest}"),
            "token": lambda: self._token(key),
            "island": lambda: self._island(view, key),
            "symbol": lambda: self.say(f"icon-{rest}"),
            "discovery": lambda: self.say("isle-opt-discovery", n=_number(rest)),
            "current": lambda: self._held(view, decision, rest),
            "next": lambda: self._held(view, decision, rest),
        }
        if head in said:
            return said[head]()
        kind = decision.kind.replace(".", "-") if decision else ""
        for name in (f"isle-opt-{head}-{kind}", f"isle-opt-{head}"):
            if self.words.has(name):
                return self.say(name)
        return key

    def _tile(self, view: Any, decision: Decision | None, rest: str) -> str:
        where, slash, number = rest.partition("/")
        if not slash:
            return self.texts.tile(rest)
        tiles: Sequence[str] = ()
        if view is not None:
            seat = decision.seats[0] if decision is not None and decision.seats else view.active
            tiles = view.display if where == "display" else view.hand.get(seat, ())
        at = int(number)
        what = self.texts.tile(tiles[at]) if at < len(tiles) else ""
        return self.say("isle-opt-display", n=at + 1, what=what) if what else self.say(f"isle-opt-from-{where}", n=at + 1)

    def _cell(self, key: str) -> str:
        place = read_cell(key)
        if place is None:
            return key
        cell = self.texts.cell(*place.cell)
        return self.say("isle-opt-cell", cell=cell, turned=self.texts.turned(place.turns)) if place.turns else cell

    def _token(self, key: str) -> str:
        use = read_token(key)
        if use is None:
            return key
        cell = self.cell(f"{use.cell[0]},{use.cell[1]}")
        if use.corner:
            cell = self.say("isle-area", cell=cell, corner=self.say(f"isle-corner-{use.corner}"))
        if use.shows == "port":
            said = self.say("isle-opt-token-port", cell=cell)
            return self.say("isle-opt-token-turned", what=said, token=self.say(f"icon-{use.spends}")) if use.spends else said
        shows = self.say(f"icon-{use.shows}")
        if not use.covers:
            return self.say("isle-opt-token-bare", shows=shows, cell=cell)
        return self.say("isle-opt-token", shows=shows, covers=self.say(f"icon-{use.covers}"), cell=cell)

    def _island(self, view: Any, key: str) -> str:
        """Its name; without a position it is any island."""
        return self.texts.isle(number(view, named_island(view, key)) if view is not None else 0)

    def _held(self, view: Any, decision: Decision | None, rest: str) -> str:
        """The name of a held card: "1", or "mission/1" in the advanced game."""
        kind, slash, number = rest.partition("/")
        at = int(number if slash else kind)
        seat = decision.seats[0] if decision is not None and decision.seats else ""
        held = view.held.get(seat, ()) if view is not None else ()
        cards = [card for card in held if card != "?" and self.texts.box.kind_of(card) == (kind if slash else "objective")]
        return self.texts.card(cards[at]).title if at < len(cards) else str(at + 1)

    def undo_label(self, entry: Any) -> str:
        """What an undo would take back, as the end of "Undo: ..."."""
        key = entry.key
        if key == "done":
            declined = f"isle-undo-done-{entry.kind.replace('.', '-')}"
            return self.say(declined if self.words.has(declined) else "isle-undo-done")
        if key.startswith(("current:", "next:")):
            return self.say("isle-undo-objective")
        if key.startswith("ship:") or entry.kind == "land.cell":
            return self.say("isle-undo-ship")
        if key.startswith("discovery:"):
            return self.say("isle-undo-keep", n=_number(key.partition(":")[2]))
        if key.startswith("tile:") and "/" not in key:
            return self.say("isle-undo-start")
        decision = Decision(entry.kind, (entry.seat,), entry.source, (), ())
        what = self.option(None, decision, key)
        name = {"cell": "place", "token": "token", "island": "build"}.get(key.partition(":")[0])
        if name is None:
            name = "take" if key.startswith("tile:display/") else "choose"
        return self.say(f"isle-undo-{name}", what=what)

    # ------------------------------------------------------------------------------------------ log

    def event(self, event: Event, names: Names) -> str | None:
        """A line of the log; None for what has no words, or is said by another line."""
        said: str | None = LINES.handle(event, self, names)
        return said

    def _on_phase(self, names: Names, phase: str) -> str:
        return self.say("isle-log-phase", phase=self.say(f"phase-{phase}"))

    def _on_round(self, names: Names, n: int) -> str:
        return self.say("isle-log-round", n=n)

    def _on_taken(self, names: Names, seat: str, tile: str) -> str:
        return self.say("isle-log-taken", who=self.seat(seat, names), what=self.texts.tile(tile))

    def _on_placed(self, names: Names, seat: str, tile: str, column: int, row: int) -> str:
        cell = self.cell(f"{column},{row}")
        return self.say("isle-log-placed", who=self.seat(seat, names), cell=cell, what=self.texts.tile(tile))

    def _on_joined(self, names: Names, number: int, others: Sequence[int]) -> str:
        """Which names are gone, and which stays: what the log called by them before."""
        gone = self.texts.listed([self.texts.isle(n) for n in others])
        return self.say("isle-log-joined", gone=gone, isle=self.texts.isle(number))

    def _on_token(self, names: Names, seat: str, shows: str, column: int, row: int) -> str:
        name = "isle-log-token-port" if shows == "port" else "isle-log-token"
        return self.rich(name, who=self.seat(seat, names), shows=shows, cell=self.cell(f"{column},{row}"))

    def _on_landed(self, names: Names, seat: str, owner: str, column: int, row: int) -> str:
        name = "isle-log-landed-grey" if owner == GREY else "isle-log-landed"
        return self.say(name, who=self.seat(seat, names), cell=self.cell(f"{column},{row}"))

    def _on_refilled(self, names: Names, tile: str) -> str:
        return self.say("isle-log-refilled", what=self.texts.tile(tile))

    def _on_drew(self, names: Names, seat: str, cards: Sequence[str] | int) -> str:
        listed = cards if isinstance(cards, (tuple, list)) else ()
        known = [card for card in listed if card != "?"]
        n = len(listed) if listed else int(cards) if isinstance(cards, int) else 0
        if not known:
            return self.say("isle-log-drew-hidden", who=self.seat(seat, names), n=n)
        said = self.texts.listed([self.texts.card(card).title for card in known])
        return self.say("isle-log-drew-cards", who=self.seat(seat, names), cards=said)

    def _on_ready(self, names: Names, seat: str) -> str:
        return self.say("isle-log-chosen", who=self.seat(seat, names))

    def _on_revealed(self, names: Names, seat: str, cards: Sequence[str]) -> str:
        said = self.texts.listed([self.texts.card(card).title for card in cards])
        return self.say("isle-log-revealed", who=self.seat(seat, names), cards=said)

    def _on_unmet(self, names: Names, seat: str, cards: Sequence[str], why: str) -> str:
        said = self.texts.listed([self.texts.card(card).title for card in cards])
        return self.say("isle-log-unmet", who=self.seat(seat, names), cards=said, why=why)

    def _on_rests(self, names: Names, seat: str) -> str:
        return self.say("isle-log-rests", who=self.seat(seat, names))

    def _on_built(self, names: Names, seat: str, number: int) -> str:
        return self.rich("isle-log-built", who=self.seat(seat, names), isle=self.texts.isle(number))

    def _on_scored(self, names: Names, seat: str, points: int, source: str, number: int) -> str:
        """Points for an island name it; others say what they are for, where there are words for that."""
        name, isle = f"isle-log-scored-{source}", self.texts.isle(number) if number else ""
        known = self.words.has(name) and (isle or source != "reward")
        return self.say(name if known else "isle-log-scored-other", who=self.seat(seat, names), points=points, isle=isle)

    def _on_discovery(self, names: Names, seat: str, n: int, what: str) -> str:
        name = "isle-log-discovery-kept" if what == "kept" else "isle-log-discovery-drawn"
        return self.say(name, who=self.seat(seat, names), tokens=self.texts.counted("discovery", n))

    def _on_looked(self, names: Names, seat: str, values: Sequence[Any]) -> str:
        return self.say("isle-log-looked", who=self.seat(seat, names), values=self.texts.listed([str(v) for v in values]))

    def _on_kept(self, names: Names, seat: str, value: Any) -> str:
        return self.say("isle-log-kept", who=self.seat(seat, names), value=value)

    def _on_houses(self, names: Names, seat: str, n: int) -> str:
        return self.say("isle-log-restocked", who=self.seat(seat, names), n=n)

    def _on_expedition(self, names: Names, card: str) -> str:
        title, what = self.texts.expedition(card)
        return self.say("isle-log-expedition", who=self.seat(ALEXIS, names), what=f"{title}. {what}")

    def _on_alexis_explores(self, names: Names) -> str:
        return self.say("isle-log-alexis-explores")

    def _on_stuck(self, names: Names, seat: str) -> str:
        return self.say("isle-log-stuck", who=self.seat(seat, names))

    def _on_stuck_hand(self, names: Names, seat: str) -> str:
        return self.say("isle-log-stuck-hand", who=self.seat(seat, names))

    def _on_exhausted(self, names: Names, seat: str) -> str:
        return self.say("isle-log-exhausted", who=self.seat(seat, names))

    def _on_blocked_ship(self, names: Names) -> str:
        return self.say("isle-log-blocked")

    def _on_first(self, names: Names, seat: str) -> str:
        return self.say("isle-log-first", who=self.seat(seat, names))

    def _on_chose(self, names: Names, seat: str, slot: str, card: str) -> str:
        return self.say(f"isle-log-chose-{slot}", who=self.seat(seat, names), card=self.texts.card(card).title)

    def _on_final(self, names: Names, seat: str, source: str, points: int) -> str | None:
        """What counts at the end is said by the points it gives; Alexis alone has his card."""
        if source != "score":
            return None
        return self.say("isle-log-scored-alexis", who=self.seat(seat, names), points=points)

    def _on_ended(self, names: Names, reason: str) -> str | None:
        name = f"isle-ending-{reason}"
        if not self.words.has(name):
            return None
        return self.say("isle-log-ended", reason=self.texts.sentence(self.say(name)))

    # ------------------------------------------------------------------------------------------ reasons, the end

    def reason(self, reason: Reason) -> str:
        return reasons.said(self, reason)

    def result(self, outcome: str, reason: str | Sequence[str], names: Names) -> str:
        """How the game ended: the rules' list of what decided, why it ended, and who has won."""
        listed = (reason,) if isinstance(reason, str) else tuple(reason)
        said, winners = "", []
        for name in dict.fromkeys(listed):
            message = f"isle-ending-{name}-{outcome}" if name == ALEXIS else f"isle-ending-{name}"
            if self.words.has(message):
                part = self.say(message)
                said = self.say("isle-result-join", a=said, b=part) if said else part
            elif name[:1] == "p" and name[1:].isdigit():
                winners.append(self.seat(name, names))
        if ALEXIS in listed:
            return self.say(f"isle-result-solo-{outcome}", reason=said)
        if not winners:
            return self.texts.sentence(said)
        name = "isle-result-shared" if len(winners) > 1 else "isle-result-win"
        return self.say(name, who=self.texts.listed(winners), reason=said)


def _number(text: str) -> Any:
    return int(text) if text.isdecimal() else text


LINES = Handlers(
    EVENTS,
    {
        "phase": TableTexts._on_phase,
        "round": TableTexts._on_round,
        "taken": TableTexts._on_taken,
        "placed": TableTexts._on_placed,
        "joined": TableTexts._on_joined,
        "token": TableTexts._on_token,
        "landed": TableTexts._on_landed,
        "refilled": TableTexts._on_refilled,
        "drew": TableTexts._on_drew,
        "ready": TableTexts._on_ready,
        "revealed": TableTexts._on_revealed,
        "unmet": TableTexts._on_unmet,
        "rests": TableTexts._on_rests,
        "built": TableTexts._on_built,
        "scored": TableTexts._on_scored,
        "discovery": TableTexts._on_discovery,
        "looked": TableTexts._on_looked,
        "kept": TableTexts._on_kept,
        "houses": TableTexts._on_houses,
        "expedition": TableTexts._on_expedition,
        "alexis-explores": TableTexts._on_alexis_explores,
        "stuck": TableTexts._on_stuck,
        "stuck-hand": TableTexts._on_stuck_hand,
        "exhausted": TableTexts._on_exhausted,
        "blocked-ship": TableTexts._on_blocked_ship,
        "first": TableTexts._on_first,
        "chose": TableTexts._on_chose,
        "final": TableTexts._on_final,
        "ended": TableTexts._on_ended,
    },
    own=2,
)
