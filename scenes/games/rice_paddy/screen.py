"""Spirits of the Rice Paddy on the table: which panels it has, which option stands where, how its questions look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.engine.key import Key
from game.rice_paddy.terms import FARM
from scenes.games.rice_paddy import allocation, preview
from scenes.games.rice_paddy.about import Abouts
from scenes.games.rice_paddy.board import Board, shape_of
from scenes.games.rice_paddy.cards import PaddyCards
from scenes.games.rice_paddy.farm_sheet import FarmSheet
from scenes.games.rice_paddy.forecast import FloodSheet
from scenes.games.rice_paddy.motion import MOTIONS
from scenes.games.rice_paddy.panels import SeatPanel, SidePanel
from scenes.games.rice_paddy.pieces import TILE_RATIO, tile_of
from scenes.games.rice_paddy.staging import STEPS
from scenes.games.rice_paddy.summary import EndedPaddies
from scenes.scoring.summary import Summary
from scenes.table.about import About
from scenes.table.ask import Amount, Ask
from scenes.table.changes import Changes
from scenes.table.game_screen import GameScreen
from scenes.table.panel import Panel
from scenes.table.place import CARDS, HAND, LIST, MAP, PANEL, PROMPT, Place
from scenes.table.traits import Heading, OptionWords, PhaseEnd, Traits

if TYPE_CHECKING:
    from game.core.engine.decision import Decision
    from game.core.play.session import Session
    from scenes.app.scene import Host
    from scenes.table.grid import Grid
    from scenes.table.model import GameModel

LEAST_HIGH = 800  # design px that a panel in one column needs
AMOUNTS = ("laborers", "oxen", "ducks", "water", "harvest")  # options that say how many


class Screen(GameScreen):
    """The game's side of a table."""

    model: GameModel
    traits = Traits(
        phases={
            "draft": "spirit-card", "rain": "rain", "spirit": "play-order", "water": "water-phase", "active": "spirits-active",
            "allocate": "allocate", "farm": "farm-actions", "achievements": "achievement", "market": "market",
        },
        said=("rice-",),
        narrow=0.8,
        forecast=True,
    )  # fmt: skip
    motions = MOTIONS
    steps = STEPS

    def __init__(self, model: GameModel) -> None:
        super().__init__(model)
        self.board = Board(model)
        self.cards: PaddyCards = PaddyCards(model)
        self.abouts = Abouts(model)

    # -- panels --------------------------------------------------------------------------------
    def centre(self) -> Board:
        return self.board

    def panels(self, grid: Grid) -> list[Panel]:
        model = self.model
        left = SeatPanel(model, grid.left, rail=not grid.left_full)
        right = SidePanel(model, grid.right, rail=not grid.right_full, zone="right")
        return [left, right]

    def loose(self, thing: str, px: int) -> pygame.Surface | None:
        box = self.model.rules.box
        return tile_of(box, thing).surface((px, round(px * TILE_RATIO))) if thing in box.tiles else None

    def sheet(self, what: Key, area: pygame.Rect) -> Panel:
        """The panel of a seat; the common panel; what the flood and the harvest will be."""
        px = self.model.kit.px
        if what.kind == "forecast":
            return FloodSheet.in_middle(self.model, area, 1040)
        if what.kind == "large":
            return FarmSheet.of_seat(self.model, area, what.first)
        if what.kind == "side":
            box = pygame.Rect(0, 0, min(px(660), area.w), area.h)
            box.topright = area.topright
            return SidePanel(self.model, box, columns=2, zone="right")
        if area.h < px(LEAST_HIGH):  # large text in a low window: side by side what has no room below each other
            return SeatPanel(self.model, pygame.Rect(area.x, area.y, min(px(700), area.w), area.h), what.first, columns=2)
        box = pygame.Rect(area.x, area.y, min(px(350), area.w), min(px(1000), area.h))
        return SeatPanel(self.model, box, what.first)

    # -- the course ----------------------------------------------------------------------------
    def heading(self) -> Heading:
        model, view = self.model, self.model.view
        turn = model.t("rice-table-round", n=view.round, of=7)
        return Heading(f"{turn} · {model.t('table-seats', n=len(view.seats))}", turn)

    def phase_end(self) -> PhaseEnd:
        return PhaseEnd(shown=False)

    @classmethod
    def summary(cls, host: Host, session: Session) -> Summary:
        return EndedPaddies(host, session).summary()

    # -- options -------------------------------------------------------------------------------
    def place(self, key: Key) -> Place:
        """Hexes, rocks and paddies lie on the map, spirits in the hand (of a draft nowhere yet), goods and tiles on panels."""
        if key.kind == "farm":
            return Place(MAP)
        if shape := shape_of(key):
            return Place(MAP, "" if shape == str(key) else shape)
        if key.kind == "spirit":
            return Place(HAND) if self.cards.is_own(key) else Place(CARDS)
        if key.kind in ("buy", "take"):
            return Place(PANEL, f"buy:{key.first}")
        if key.kind == "tile":
            return Place(PANEL)
        if key.kind in ("keep", "drain"):
            return Place(PROMPT, rank=8)
        return Place(LIST)

    def ask(self, decision: Decision) -> Ask:
        """Amounts are a row of figures."""
        if decision.kind.startswith("allocate"):
            return allocation.sheet(self.model)
        keys = decision.keys(self.model.seat)
        numbers = [key for key in keys if Key.of(key).kind in AMOUNTS]
        if numbers and decision.kind != "harvest":
            return Amount.of(numbers) or super().ask(decision)
        return super().ask(decision)

    def option(self, key: Key) -> OptionWords:
        if key.kind == "farm":
            return OptionWords(self.model.t("rice-table-spirit-farm") if key.first == FARM else self.model.names[key.first])
        return super().option(key)

    def about(self, key: Key) -> About | None:
        return self.abouts.about(key)

    def changes(self, key: Key) -> Changes | None:
        return preview.changes(self.model, key)
