"""Spirit Island on the table: which panels it has, which option stands where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.core.engine.key import Key
from scenes.games.spirit_island import preview
from scenes.games.spirit_island.about import Abouts
from scenes.games.spirit_island.art import cardback
from scenes.games.spirit_island.board import Board
from scenes.games.spirit_island.cards import DECKS, SKINS, SpiritCards
from scenes.games.spirit_island.forecast import ForecastSheet
from scenes.games.spirit_island.handling import IN_PART, PieceHandling, in_part
from scenes.games.spirit_island.invaders import ROMAN
from scenes.games.spirit_island.motion import MOTIONS
from scenes.games.spirit_island.side_panel import SidePanel
from scenes.games.spirit_island.spirit_panel import SpiritPanel, on_panel
from scenes.games.spirit_island.staging import STEPS
from scenes.games.spirit_island.summary import EndedIsland
from scenes.scoring.summary import Summary
from scenes.table import choices
from scenes.table.about import About
from scenes.table.changes import Changes
from scenes.table.game_screen import GameScreen
from scenes.table.panel import Panel
from scenes.table.place import BUTTON, LIST, MAP, PANEL, Place
from scenes.table.traits import OptionWords, PhaseEnd, Traits

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.app.scene import Host
    from scenes.table.grid import Grid
    from scenes.table.model import GameModel

DRAWN = 4  # cards of a deck that one chooses from, mostly
ICONS = {"deck": "deck", "fear": "fear", "innate": "innate", "yes": "check", "no": "close", "card": "card"}


class Screen(GameScreen):
    """The game's side of a table."""

    model: GameModel
    traits = Traits(
        phases={
            "growth": "growth",
            "fast": "fast",
            "fear": "fear",
            "ravage": "ravage",
            "build": "build",
            "explore": "explore",
            "slow": "slow",
            "time-passes": "time",
        },
        interludes={"blighted-island": "fear"},
        said=("np-", "growth-", "opt-", "reason-", "undo-", "q-"),
        orders=("growth.order",),
        narrow=0.7,
        beside=True,
        forecast=True,
    )
    motions = MOTIONS
    steps = STEPS

    def __init__(self, model: GameModel) -> None:
        super().__init__(model)
        self.board = Board(model)
        self.cards: SpiritCards = SpiritCards(model)
        self.abouts = Abouts(model)
        self.handling = PieceHandling(model)

    # -- panels --------------------------------------------------------------------------------
    def centre(self) -> Board:
        return self.board

    def panels(self, grid: Grid) -> list[Panel]:
        model = self.model
        left = SpiritPanel(model, grid.left, rail=not grid.left_full)
        return [left, SidePanel(model, grid.right, rail=not grid.right_full, zone="right")]

    def sheet(self, what: Key, area: pygame.Rect) -> Panel:
        """The panel of a seat, in two columns where the window is low; the common panel; the coming invader phase."""
        model, px = self.model, self.model.kit.px
        if what.kind == "forecast":
            box = pygame.Rect(0, 0, min(area.w, px(1160)), 0)
            sheet = ForecastSheet(model, box)
            need = sheet.height()
            if need > area.h:  # nothing is chosen meanwhile: it may lie over the question and the hand
                area = pygame.Rect(area.x, area.y, area.w, model.area.bottom - px(8) - area.y)
            box.h = min(area.h, need)
            box.center = area.center
            sheet.rect = box
            return sheet
        if what.kind == "side":
            box = pygame.Rect(0, 0, min(px(700), area.w), area.h)
            box.topright = area.topright
            return SidePanel(model, box, columns=2, zone="right")
        tall = area.h >= px(960)
        box = pygame.Rect(0, 0, min(px(350 if tall else 700), area.w), min(px(1000), area.h))
        box.topleft = area.topleft
        return SpiritPanel(model, box, what.first, columns=1 if tall else 2)

    # -- the course ----------------------------------------------------------------------------
    def phase(self) -> str:
        """The blighted island has its say when the invader phase begins, before the first of its steps."""
        view = self.model.view
        phase = "blighted-island" if view.blighted and self.model.facts.blighted_acts(view) else super().phase()
        return "explore" if phase == "advance" else phase

    def phase_end(self) -> PhaseEnd:
        """A phase ends by `done`; powers and cards could still be used before. A slow power that might be used as a fast one is
        not lost: its own phase comes.
        """
        model, asked = self.model, self.model.asked
        if asked is None or asked.kind not in model.facts.ENDING:
            return PhaseEnd()
        keys = [Key.of(text) for text in asked.keys()]
        ways = {f"{key.kind}:{key.first}" for key in keys if key.kind in ("card", "innate")}
        if asked.kind == "powers.fast":
            ways = {key for key in ways if model.facts.speed(model.view, key) == "fast"}
        left = min(len(ways), model.view.plays_left[model.seat]) if asked.kind == "play" else len(ways)
        return PhaseEnd(True, left=left)

    @classmethod
    def summary(cls, host: Host, session: Session) -> Summary:
        return EndedIsland(host, session).summary()

    # -- options -------------------------------------------------------------------------------
    def place(self, key: Key) -> Place:
        """Lands and pieces lie on the map, growth and tracks on the panel; a move is chosen by piece and land."""
        model = self.model
        if key.target:
            source = str(key.source)
            return Place(MAP if self.board.has(source) else LIST, source, f"land:{key.target}", icon=icon_of(key))
        if key.kind in ("land", "piece") and self.board.has(str(key)):
            return Place(MAP)
        if in_part(key):
            return Place(BUTTON, IN_PART, icon=icon_of(key))
        if model.grid.left_full and on_panel(key, model.asked.kind if model.asked is not None else ""):
            return Place(PANEL)
        place = super().place(key)
        return place._replace(icon=icon_of(key)) if place.where == LIST else place

    def option(self, key: Key) -> OptionWords:
        """A piece that moves by its own name; a track also by what it gives each turn, before and after its next disc; a card of
        the fear deck by the terror level in whose part it lies.
        """
        if key.kind == "move" and not key.target:
            return super().option(key._replace(kind="piece"))
        if key.kind == "fear" and key.first == "deck":
            return self._fear_card(key)
        if key.kind != "track":
            return super().option(key)
        name = super().option(key).name
        model, view, track = self.model, self.model.view, key.rest
        seat = model.options.get(str(key), model.seat)
        opened, total = model.facts.discs(view, seat, track)
        labels = model.wording.texts.spirit(view.spirits[seat]).tracks[track]
        if opened >= min(total, len(labels)):
            return OptionWords(name)
        now, label = model.facts.circle(view, seat, track), labels[opened][0]
        after = label if any(sign.isdigit() for sign in label) else f"{now} {label}"
        return OptionWords(name, model.t(f"table-gain-{track}", now=now, after=after))

    def _fear_card(self, key: Key) -> OptionWords:
        """One of the fear deck that lies face down: all that is known is how far down it lies."""
        name, model = super().option(key).name, self.model
        level = model.facts.fear_part(model.view, at := int(key.parts[1]))
        return OptionWords(name, model.t("table-fear-part", n=at, level=ROMAN[level]) if level else "")

    def about(self, key: Key) -> About | None:
        return self.abouts.about(key)

    def changes(self, key: Key) -> Changes | None:
        return preview.changes(self.model, key)

    # -- beforehand ----------------------------------------------------------------------------
    def prewarm(self) -> Iterator[None]:
        """What cards to choose from lie on; the panels of the other seats at this screen; what every power says."""
        model = self.model
        yield from choices.card_skins(model, DRAWN, [SKINS[deck] for deck in DECKS])
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
        yield from self.cards.put_into_words()


def icon_of(key: Key) -> str:
    """The icon of an option in the list."""
    if key.kind in ("element", "track"):
        return key.rest
    if key.kind in ("piece", "move"):
        return key.parts[1] if len(key.parts) > 1 else ""
    return ICONS.get(key.kind, "")
