"""Spirit Island on the table: which parts it has, which option stands where, its cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pygame

from game.spirit_island.events import fear_card
from scenes.draw.card import CardSpec
from scenes.games.spirit_island import cards, preview
from scenes.games.spirit_island.art import cardback
from scenes.games.spirit_island.board import Board
from scenes.games.spirit_island.forecast import ForecastSheet
from scenes.games.spirit_island.motion import MOTIONS
from scenes.games.spirit_island.side_panel import SidePanel
from scenes.games.spirit_island.spirit_panel import SpiritPanel
from scenes.games.spirit_island.strips import short_strip
from scenes.games.spirit_island.summary import EndedIsland
from scenes.scoring.summary import Summary
from scenes.table import choices
from scenes.table.changes import Changes
from scenes.table.game_screen import GameScreen
from scenes.table.panel import Panel

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.table.model import TableModel

DRAWN = 4  # cards of a deck that one chooses from, mostly
DECKS = ("minor", "major")
MADE = 300  # cards kept as they are shown
PHASES = {
    "growth": "growth", "fast": "fast", "fear": "fear", "ravage": "ravage", "build": "build", "explore": "explore",
    "slow": "slow", "time-passes": "time",
}  # fmt: skip


class Screen(GameScreen):
    """The game's side of a table."""

    phases = PHASES
    motions = MOTIONS
    said = ("np-", "growth-", "opt-", "reason-", "undo-", "q-")
    rules_pages = {"growth": "growth", "fast": "powers", "slow": "powers"}

    def __init__(self, model: TableModel) -> None:
        super().__init__(model)
        self.centre = Board(model)
        self._said: dict[tuple[str, str], Any] = {}
        self._faces: dict[tuple[str, str], CardSpec] = {}
        self._made: dict[tuple[str, str, tuple[bool, ...]], CardSpec] = {}  # what of a position a card depends on -> it
        self._faces_of: Any = None

    def panels(self, grid: Any) -> list[Panel]:
        """The panels beside the board."""
        model = self.model
        left = SpiritPanel(model, grid.left, rail=not grid.left_full)
        return [left, SidePanel(model, grid.right, rail=not grid.right_full, zone="right")]

    def sheet(self, seat: str, area: pygame.Rect) -> Panel:
        """The panel of a seat opened over the board, in two columns where the window is low."""
        model = self.model
        px = model.kit.px
        tall = area.h >= px(960)
        wide = px(350 if tall else 700)
        box = pygame.Rect(0, 0, min(wide, area.w), min(px(1000), area.h))
        box.topleft = area.topleft
        return SpiritPanel(model, box, seat, columns=1 if tall else 2)

    def forecast_sheet(self, area: pygame.Rect) -> Panel:
        """The coming invader phase, opened over the board."""
        model = self.model
        box = pygame.Rect(0, 0, min(area.w, model.kit.px(1160)), 0)
        sheet = ForecastSheet(model, box)
        box.h = min(area.h, sheet.height())
        box.center = area.center
        sheet.rect = box
        return sheet

    def side_cards(self, seat: str) -> list[str]:
        """Keys of the cards shown beside an opened panel."""
        view = self.model.view
        return [f"card:{c}" for c in (*view.played[seat], *view.hand[seat])]

    def side_title(self, seat: str, count: int) -> str:
        """The heading above them."""
        model, played = self.model, len(self.model.view.played[seat])
        return model.t("table-cards-of", who=model.names[seat], played=played, hand=count - played)

    def phase_now(self) -> str:
        """The step of the ribbon that is on."""
        phase = self.model.view.phase
        return "explore" if phase == "advance" else phase

    def ending(self) -> tuple[str, ...]:
        """Why the game ended: ids, each perhaps followed by a seat."""
        why: tuple[str, ...] = self.model.view.result[1:]
        return why

    def ends_phase(self, kind: str) -> bool:
        """Whether `done` to this question ends the seat's phase."""
        return kind in self.model.facts.ENDING

    def panel_shows(self, key: str) -> bool:
        """Whether an option stands on the own panel (when that is not folded)."""
        kind = self.model.asked.kind if self.model.asked else ""
        if key.startswith("branch:"):
            return kind == "growth.choose"
        return key.startswith("track:") or (key.startswith("innate:") and "/" not in key)

    def left_to_use(self) -> int:
        """How many powers or cards could still be used before the phase is ended."""
        asked = self.model.asked
        if asked is None:
            return 0
        ways = len({key.partition("/")[0] for key in asked.keys() if key != "done"})
        return min(ways, self.model.view.plays_left[self.model.seat]) if asked.kind == "play" else ways

    @classmethod
    def summary(cls, host: Any, session: Session) -> Summary:
        return EndedIsland(host, session).summary()

    # -- cards ---------------------------------------------------------------------------------
    def played(self) -> tuple[str, ...]:
        """The active seat's cards in play, as option keys without their head."""
        cards: tuple[str, ...] = self.model.view.played[self.model.seat]
        return cards

    def hand(self) -> tuple[str, ...]:
        """The active seat's hand."""
        cards: tuple[str, ...] = self.model.view.hand[self.model.seat]
        return cards

    def in_question(self) -> str:
        asked = self.model.asked
        if asked is None or asked.source.startswith("fear:"):
            return asked.source if asked is not None else ""
        last = self.model.session.log[-1].events if self.model.session.log else ()  # turned up since, and asked nothing
        return next((f"fear:{fear_card.read(event)['card']}" for event in reversed(last) if event.kind == fear_card.kind), "")

    def cards_next(self) -> tuple[str, ...]:
        """Those to choose from, and those of the other players at this screen."""
        model, view = self.model, self.model.view
        seats = [seat for seat in view.seats if seat != model.seat and model.human(seat)]
        known = model.rules.box.raw["card"]
        others = [f"card:{c}" for seat in seats for c in (*view.played[seat], *view.hand[seat]) if c in known]
        return (*model.carded, *others)

    def origin(self, key: str) -> str:
        """Its deck, where it does not come from a discard."""
        card = key.partition(":")[2]
        deck = self.model.rules.box.raw["card"].get(card, {}).get("deck", "")
        gone = card in getattr(self.model.view, f"{deck}_discard", ())
        return f"pile-{deck}" if deck in DECKS and not gone else "pile-own"

    def prewarm(self) -> Iterator[None]:
        """What cards to choose from lie on; the panels of the other seats at this screen; what every power says, since any
        may be drawn."""
        model = self.model
        yield from choices.card_skins(model, DRAWN, [cards.SKINS[deck] for deck in DECKS])
        yield
        for deck in DECKS:
            cardback.in_flight(deck, choices.card_rows(model, DRAWN).card)
            yield
        for part in model.panels:
            if isinstance(part, SpiritPanel) and not part.rail:
                for seat in model.view.seats:
                    if model.human(seat):
                        yield from part.texts(seat)
                yield from part.prewarm()
        for card in model.rules.box.raw["card"]:
            if (model.host.lang, card) not in self._said:
                self._says(card)
                yield

    def discard_count(self) -> int:
        """Cards in the active seat's own discard."""
        return len(self.model.view.discard[self.model.seat])

    def piles(self, pile: str) -> tuple[str, list[str]]:
        """(heading, card ids with kind) of an open pile: own, minor, major, fear, seat."""
        model, view = self.model, self.model.view
        if pile == "own":
            return model.t("table-own-discard"), [f"card:{c}" for c in view.discard[model.seat]]
        if pile == "fear":
            return model.t("table-fear-cards"), [f"fear:{c}" for c in view.fear_discard]
        return (
            model.t("table-pile-of", deck=model.t(f"table-deck-{pile}")),
            [f"card:{c}" for c in getattr(view, f"{pile}_discard")],
        )

    def card_seat(self, card: str) -> str:
        """Whose elements count for a card's thresholds."""
        view = self.model.view
        for seat in view.seats:
            if card in view.played[seat] or card in view.hand[seat]:
                return str(seat)
        return self.model.seat

    def face(self, key: str, state: str = "normal") -> CardSpec:
        """What a card shows, kept for the position. `key`: card:ID, fear:ID or invader:ID."""
        if self._faces_of != self.model.stamp:
            self._faces_of = self.model.stamp
            self._faces.clear()
        if (key, state) not in self._faces:
            self._faces[(key, state)] = self._face(key)._replace(state=state)
        return self._faces[(key, state)]

    def spoken(self, key: str) -> CardSpec:
        kind, _, card = key.partition(":")
        texts, box = self.model.wording.spoken, self.model.rules.box
        if kind == "fear":
            return cards.fear(card, texts.fear(card))
        if kind == "invader":
            return cards.invader(card, texts.invader(card), box.invaders[card])
        said = texts.card(card)
        return cards.power(card, said, box.raw["card"][card])._replace(strip=(said.target_strip,))

    def _face(self, key: str) -> CardSpec:
        kind, _, card = key.partition(":")
        texts, box = self.model.wording.texts, self.model.rules.box
        if kind == "fear":
            return cards.fear(card, texts.fear(card), min(self.model.view.terror, 3))
        if kind == "invader":
            return cards.invader(card, texts.invader(card), box.invaders[card])
        reached = tuple(self.model.facts.reached(self.model.view, self.card_seat(card), f"card:{card}"))
        shown = (self.model.host.lang, key, reached)
        if shown not in self._made:
            if len(self._made) >= MADE:
                self._made.clear()
            raw, t = box.raw["card"][card], self.model.t
            made = cards.power(card, self._says(card), raw, reached, short_strip(self.model, raw))
            brief = t("table-card-power", cost=made.badge.words(), speed=t(f"speed-{raw['speed']}")) if made.badge else ""
            self._made[shown] = made._replace(brief=brief)
        return self._made[shown]

    def _says(self, card: str) -> Any:
        """What a power says, put into words once in each language."""
        spoken = self.model.host.lang, card
        if spoken not in self._said:
            self._said[spoken] = self.model.wording.texts.card(card)
        return self._said[spoken]

    def card_name(self, key: str) -> str:
        """A card's name."""
        kind, _, card = key.partition(":")
        return self.model.t(f"name-{kind}-{card}")

    def card_notes(self, key: str) -> list[tuple[str, str]]:
        """What stands beside a zoomed card: where it is and why it cannot be used now."""
        model = self.model
        kind, _, card = key.partition(":")
        if kind != "card":
            return []
        notes: list[tuple[str, str]] = []
        if model.asked is not None and key not in model.asked.keys(model.seat) and card in (*self.hand(), *self.played()):
            why = model.why(key)
            if why:
                notes.append(("p", why))
        return notes

    def tag(self, key: str, short: bool = False) -> tuple[str, str]:
        """(words, tone) of the slip on a card in hand or in play; `short` for the small cards of the fold."""
        model, tail = self.model, "-short" if short else ""
        card = key.partition(":")[2]
        view, asked = model.view, model.asked
        if asked is not None and asked.source == key and asked.kind != "play":
            return model.t(f"table-tag-now{tail}"), "chosen"
        if card in view.played[model.seat]:
            if key in view.used[model.seat]:
                return model.t("table-used"), "normal"
            speed = model.facts.speed(view, key)
            if speed == "slow" and view.phase in ("growth", "fast", "fear", "ravage", "build", "explore"):
                return model.t(f"table-tag-later{tail}"), "normal"
            return "", "normal"
        if asked is not None and asked.kind == "play" and key not in model.shapes:
            cost, have = model.facts.cost(view, card), view.energy[model.seat]
            if not view.plays_left[model.seat]:
                return "", "normal"
            if cost > have:
                return model.t(f"table-tag-cost{tail}", cost=cost, have=have, n=cost - have), "dimmed"
        return "", "normal"

    def option_words(self, key: str, name: str) -> str:
        """What the list of options says: a track also what its next disc uncovers."""
        if not key.startswith("track:"):
            return name
        model, view = self.model, self.model.view
        track, seat = key[6:], model.options.get(key, model.seat)
        opened, total = model.facts.discs(view, seat, track)
        labels = model.wording.texts.spirit(view.spirits[seat]).tracks[track]
        if opened >= min(total, len(labels)):
            return name
        return f"{name}: {labels[opened - 1][0]} → {labels[opened][0]}"

    def icon_for(self, key: str) -> str:
        """An icon for an option in the choice list."""
        head, _, rest = key.partition(":")
        return {
            "element": rest,
            "deck": "deck",
            "track": rest.replace("plays", "plays"),
            "seat": "",
            "innate": "innate",
            "piece": rest.partition("/")[2].partition("~")[0],
            "yes": "check",
            "no": "close",
            "card": "card",
            "move": rest.partition("/")[2].partition(">")[0].partition("~")[0],
        }.get(head, "")

    # -- previews ------------------------------------------------------------------------------
    def changes(self, key: str) -> Changes | None:
        return preview.changes(self.model, key)
