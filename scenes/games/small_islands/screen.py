"""Small Islands on the table: which panels it has, which option stands where, what is drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.engine.key import Key
from scenes.draw.face_cache import FACES
from scenes.games.small_islands import cards, objectives, preview, tiles
from scenes.games.small_islands.about import Abouts
from scenes.games.small_islands.alexis import ALEXIS, AlexisPanel
from scenes.games.small_islands.board import Board
from scenes.games.small_islands.card_screen import HELD, IslesCards
from scenes.games.small_islands.faces import Faces
from scenes.games.small_islands.hand import TileRow
from scenes.games.small_islands.handling import TileHandling
from scenes.games.small_islands.motion import MOTIONS
from scenes.games.small_islands.panels import SOURCES, IslandsSheet, SeatPanel, SidePanel
from scenes.games.small_islands.staging import STEPS
from scenes.games.small_islands.summary import EndedIsles
from scenes.games.small_islands.tiles_sheet import TilesSheet
from scenes.scoring.summary import Summary
from scenes.table import choices
from scenes.table.about import About
from scenes.table.ahead import Ahead, Work
from scenes.table.ask import Ask, Sheet
from scenes.table.changes import Changes
from scenes.table.game_screen import GameScreen
from scenes.table.panel import Panel
from scenes.table.place import CARDS, HAND, LIST, MAP, PANEL, Place
from scenes.table.traits import Heading, OptionWords, PhaseEnd, Traits

if TYPE_CHECKING:
    from game.core.engine.decision import Decision
    from game.core.play.session import Session
    from scenes.app.scene import Host
    from scenes.table.grid import Grid
    from scenes.table.model import GameModel

STRIPS = (2, 3, 4)  # so many objectives may be chosen from
PREPARE = ("prepare.current.mission", "prepare.current.reward", "prepare.next.mission", "prepare.next.reward")
SHIPS = {"own": "ship", "grey": "ship-grey"}  # icons


class Screen(GameScreen):
    """The game's side of a table."""

    model: GameModel
    traits = Traits(
        phases={
            "preparation": "sealed",
            "take": "card",
            "place": "tile",
            "token": "any",
            "refill": "deck",
            "reward": "trophy",
        },
        said=("isle-", "isles-"),
        cancels=("place.cell", "setup.cell", "land.cell"),
        whole_moves=False,
        strip=0.56,
        forecast=True,
    )
    motions = MOTIONS
    steps = STEPS

    def __init__(self, model: GameModel) -> None:
        super().__init__(model)
        self.board = Board(model)
        self.cards: IslesCards = IslesCards(model)
        self.abouts = Abouts(model, self.board)
        self.handling = TileHandling(model, self.board)
        self.faces = Faces(model)
        model.piece_colours["alexis"] = tiles.colour_of(model, "alexis")  # who has pieces, too
        self.ahead = Ahead(model, self._works)

    # -- panels --------------------------------------------------------------------------------
    def centre(self) -> Board:
        return self.board

    def panels(self, grid: Grid) -> list[Panel]:
        model = self.model
        left = SeatPanel(model, grid.left, rail=not grid.left_full)
        right = SidePanel(model, grid.right, rail=not grid.right_full, zone="right")
        return [left, right, TileRow(model, grid.hand)]

    def sheet(self, what: Key, area: pygame.Rect) -> Panel:
        """The panel of a seat; the common panel; what every island would pay now; the tiles still to come."""
        px = self.model.kit.px
        if what.kind == "forecast":
            return IslandsSheet.in_middle(self.model, area, 980)
        if what.kind == "large":
            return TilesSheet.in_middle(self.model, area)
        if what.kind == "side":
            box = pygame.Rect(0, 0, min(px(660), area.w), area.h)
            box.topright = area.topright
            return SidePanel(self.model, box, columns=2, zone="right")
        tall = area.h >= px(920)
        box = pygame.Rect(0, 0, min(px(350 if tall else 660), area.w), min(px(1000 if tall else 664), area.h))
        box.topleft = area.topleft
        if what.first == ALEXIS:
            box.size = min(px(350), area.w), min(px(640), area.h)
            return AlexisPanel(self.model, box)
        return SeatPanel(self.model, box, what.first, columns=1 if tall else 2)

    def loose(self, thing: str, px: int) -> pygame.Surface | None:
        return self.faces.picture(thing, px) if thing in self.model.rules.box.faces else None

    def others(self) -> list[str]:
        """The other seats, and Alexis where he plays."""
        return [*super().others(), *([ALEXIS] if self.model.view.alexis else [])]

    # -- the course ----------------------------------------------------------------------------
    def heading(self) -> Heading:
        model, view = self.model, self.model.view
        turn = model.t("isles-round", n=view.round, of=max(4, view.round)) if view.round else model.t("isles-setup")
        mode = model.t("isles-alone") if view.alexis else model.t("table-seats", n=len(view.seats))
        if view.mode == "advanced":
            mode = f"{mode}, {model.t('isles-advanced')}"
        return Heading(f"{turn} · {mode}", turn if view.round else model.t("isles-setup-short"))

    def phase(self) -> str:
        view = self.model.view
        return str(view.step or "take") if view.phase == "exploration" else super().phase()

    def phase_end(self) -> PhaseEnd:
        return PhaseEnd(shown=False)

    @classmethod
    def summary(cls, host: Host, session: Session) -> Summary:
        return EndedIsles(host, session).summary()

    # -- options -------------------------------------------------------------------------------
    def place(self, key: Key) -> Place:
        """Cells and islands lie on the map (a cell of the log is the island there), tiles in the row, tokens on the panel."""
        if key.kind == "cell":
            island = self.board.islands.named(f"island:{key.first}")
            return Place(MAP, f"cell:{key.first}" if island is None or self.board.held.what else self.board.islands.key(island))
        if key.kind == "island" and self.board.islands.named(str(key)) is not None:
            return Place(MAP)
        if key.kind == "tile":
            return Place(HAND, number=self._place_in_row(key))
        if key.kind == "card" or self.cards.held(key):
            return Place(CARDS)
        icon = SHIPS.get(key.rest, "") if key.kind == "ship" else {"discovery": "discovery"}.get(key.kind, "")
        if key.kind in ("symbol", "token"):
            icon = key.rest
        if not key.target:
            special = tuple(SHIPS).index(key.rest) + 1 if key.kind == "ship" else 0
            return Place(LIST, icon="card" if key.kind in HELD else icon, special=special)
        shown = key.first  # the same port whichever token is turned over for it
        rank = SOURCES.index(shown) if shown in SOURCES else 0  # always in the order of the panel
        where = PANEL if key.kind == "token" and self.model.grid.left_full else LIST
        token = key.kind == "token"
        return Place(where, f"token:{shown}" if token else "", key.target, rank, shown if token else icon)

    def _place_in_row(self, key: Key) -> int:
        """Which of the places below the prompt bar it is, from 1 on: display, then hand; also while others are asked for."""
        view = self.model.view
        if key.first == "display":
            return 1 + (key.number or 0)
        if key.first == "hand":
            return 1 + len(view.display) + (key.number or 0)
        return 1 + view.starts.index(key.rest) if key.rest in view.starts else 0

    def ask(self, decision: Decision) -> Ask:
        """In the advanced game mission and reward, for now and for later, lie on one tray."""
        model = self.model
        if decision.kind != PREPARE[0]:
            return super().ask(decision)
        last = model.session.equal and len(model.view.ships_left) <= 1  # what is kept then will not count
        names = model.t("isles-tray-now"), model.t("isles-tray-next")
        kinds, slots = (PREPARE[:2], names[:1]) if last else (PREPARE, names)
        return Sheet(model.t("isles-tray-title"), kinds, model.t("isles-tray-confirm"), slots=slots, pays=self._pays)

    def _pays(self, keys: tuple[str, ...]) -> tuple[str, ...]:
        """What each pair would pay on the islands as they are."""
        model = self.model
        cards = [self.cards.held(Key.of(key)) for key in keys]
        names = (model.t("isles-tray-now"), model.t("isles-tray-next"))
        return tuple(objectives.pays(model, name, cards[n * 2 : n * 2 + 2]) for n, name in zip(range(len(cards) // 2), names))

    def option(self, key: Key) -> OptionWords:
        """A token by itself, a cell as what is held would lie there; a card of the list also by mission and reward."""
        model = self.model
        if key.kind == "token" and not key.target:
            return OptionWords(model.t(f"isles-token-{key.rest}"))
        if key.kind == "cell":
            key = Key.of(f"{model.aim}>{key}" if model.aim else model.option_of(str(key)))
        made = super().option(key)
        card = self.cards.held(key)
        said = model.wording.texts.card(card) if card else None
        if said is None:
            return made
        told = (said.mission, objectives.reward_brief(said))
        return OptionWords(made.name, f"{said.title}: " + " · ".join(text for text in told if text))

    def about(self, key: Key) -> About | None:
        return self.abouts.about(key)

    def changes(self, key: Key) -> Changes | None:
        return preview.changes(self.model, key)

    # -- beforehand ----------------------------------------------------------------------------
    def prewarm(self) -> Iterator[None]:
        """The held tile where it may lie; tiles and objectives of those at this screen who act next; at last every tile of
        the box, so that none that turns up has to be stood in for: which one will is not known here."""
        while self.ahead.go_on():
            yield
        yield from next(part for part in self.model.panels if isinstance(part, SeatPanel)).prewarm()

    def _works(self) -> Iterator[Work]:
        model = self.model
        yield from self.board.prewarm()
        row = next((part for part in model.panels if isinstance(part, TileRow)), None)
        sheet = next((part for part in model.panels if isinstance(part, SeatPanel)), None)
        px = next((slot.rect.w for slot in row.slots()), 0) if row is not None else 0
        if row is not None:
            yield row.skins
        yield partial(choices.strips_ahead, model, STRIPS, self.traits.strip, cards.SKIN)
        for seat in model.view.seats:
            if seat == model.seat or not model.human(seat):
                continue
            if px:
                yield from self.faces.prewarm(model.session.view(seat).hand.get(seat, ()), px)
            if sheet is not None and not sheet.rail:
                yield from (partial(FACES.face, card, size) for card, size in sheet.card_sizes(seat))
        if px and model.view.phase != "setup":  # there the row is another one
            yield from self.faces.prewarm(model.rules.box.faces, px)
