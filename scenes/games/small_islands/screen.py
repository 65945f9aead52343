"""Small Islands on the table: which panels it has, which option stands where, what islands are called."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any

import pygame

from game.core.engine.key import Key
from scenes.draw import cardskin
from scenes.draw.cardface import FACES
from scenes.games.small_islands import cards, objectives, preview, tiles
from scenes.games.small_islands.board import Board
from scenes.games.small_islands.card_screen import HELD, IslesCards
from scenes.games.small_islands.faces import Faces
from scenes.games.small_islands.hand import TileRow
from scenes.games.small_islands.handling import TileHandling
from scenes.games.small_islands.motion import MOTIONS
from scenes.games.small_islands.panels import SOURCES, IslandsSheet, SeatPanel, SidePanel
from scenes.games.small_islands.summary import EndedIsles
from scenes.scoring.summary import Summary
from scenes.table import choices
from scenes.table.changes import Changes
from scenes.table.game_screen import GameScreen
from scenes.table.panel import Panel
from scenes.table.place import CARDS, HAND, LIST, MAP, PANEL, Place
from scenes.table.traits import Heading, OptionWords, PhaseEnd, Traits

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.app.scene import Host
    from scenes.table.grid import Grid
    from scenes.table.model import TableModel

BATCH = 4  # pictures that the worker draws ahead at a time: what is wanted at once waits for no more
STRIPS = (2, 3, 4)  # so many objectives may be chosen from
SHIPS = {"own": "ship", "grey": "ship-grey"}  # icons
SYMBOLS = ("flower", "fruit", "leaf", "temple", "port")  # in the order they are told


class Screen(GameScreen):
    """The game's side of a table."""

    traits = Traits(
        phases=("preparation", "take", "place", "token", "refill", "reward"),
        said=("isle-", "isles-"),
        cancels=("place.cell", "setup.cell", "land.cell"),
        whole_moves=False,
        strip=0.56,
        forecast=True,
    )
    motions = MOTIONS

    def __init__(self, model: TableModel) -> None:
        super().__init__(model)
        self.board = Board(model)
        self.cards: IslesCards = IslesCards(model)
        self.handling = TileHandling(model, self.board)
        self.faces = Faces(model)
        model.piece_colours["alexis"] = tiles.colour_of(model, "alexis")  # who has pieces, too
        self._works: Iterator[Callable[[], object]] = iter(())  # what the worker has still to draw ahead
        self._works_of: object = None  # the position that is for
        self._working = False
        self._named: tuple[Any, dict[Any, int]] = None, {}  # a view -> numbers of its islands

    # -- panels --------------------------------------------------------------------------------
    def centre(self) -> Board:
        return self.board

    def panels(self, grid: Grid) -> list[Panel]:
        model = self.model
        left = SeatPanel(model, grid.left, rail=not grid.left_full)
        right = SidePanel(model, grid.right, rail=not grid.right_full, zone="right")
        return [left, right, TileRow(model, grid.hand)]

    def sheet(self, what: Key, area: pygame.Rect) -> Panel:
        """The panel of a seat; what every island would pay now."""
        px = self.model.kit.px
        if what.kind == "forecast":
            sheet = IslandsSheet(self.model, area)
            box = pygame.Rect(0, 0, min(area.w, px(980)), min(area.h, sheet.height()))
            box.center = area.center
            sheet.rect = box
            return sheet
        tall = area.h >= px(920)
        box = pygame.Rect(0, 0, min(px(350 if tall else 660), area.w), min(px(1000 if tall else 664), area.h))
        box.topleft = area.topleft
        return SeatPanel(self.model, box, what.first, columns=1 if tall else 2)

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
            return Place(HAND)
        if key.kind == "card" or self.cards.held(key):
            return Place(CARDS)
        icon = SHIPS.get(key.rest, "") if key.kind == "ship" else {"discovery": "discovery"}.get(key.kind, "")
        if key.kind in ("symbol", "token"):
            icon = key.rest
        if not key.target:
            return Place(LIST, icon="card" if key.kind in HELD else icon)
        rank = SOURCES.index(key.rest) if key.rest in SOURCES else 0  # always in the order of the panel
        where = PANEL if key.kind == "token" and self.model.grid.left_full else LIST
        return Place(where, target=key.target, rank=rank, icon=icon)

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

    def changes(self, key: Key) -> Changes | None:
        return preview.changes(self.model, key)

    # -- beforehand ----------------------------------------------------------------------------
    def prewarm(self) -> Iterator[None]:
        """The held tile where it may lie; tiles and objectives of those at this screen who act next; at last every tile of
        the box, so that none that turns up has to be stood in for: which one will is not known here."""
        while self.prepare():
            yield
        yield from next(part for part in self.model.panels if isinstance(part, SeatPanel)).prewarm()

    def prepare(self) -> bool:
        """Let the worker go on with that: it is asked for a few pictures at a time. False when there is nothing left."""
        model = self.model
        if self._works_of != model.stamp:
            self._works_of, self._works = model.stamp, self._ahead()
        if not self._working:
            if not (batch := tuple(islice(self._works, BATCH))):
                return False
            self._working = True
            model.host.background(partial(_all, batch), self._worked)
        return True

    def _worked(self, _: object) -> None:
        self._working = False

    def _ahead(self) -> Iterator[Callable[[], object]]:
        model = self.model
        yield from self.board.prewarm()
        row = next((part for part in model.panels if isinstance(part, TileRow)), None)
        sheet = next((part for part in model.panels if isinstance(part, SeatPanel)), None)
        px = next((slot.rect.w for slot in row.slots()), 0) if row is not None else 0
        if row is not None:
            yield row.skins
        yield self._strip_skins
        for seat in model.view.seats:
            if seat == model.seat or not model.human(seat):
                continue
            if px:
                yield from self.faces.prewarm(model.session.view(seat).hand.get(seat, ()), px)
            if sheet is not None and not sheet.rail:
                yield from (partial(FACES.face, card, size) for card, size in sheet.card_sizes(seat))
        if px and model.view.phase != "setup":  # there the row is another one
            yield from self.faces.prewarm(model.rules.box.faces, px)

    def _strip_skins(self) -> None:
        """What a row of objectives to choose from is made of."""
        for count in STRIPS:
            choices.strip_skins(self.model, count, self.traits.strip)
            cardskin.stand_in(choices.strip_sizes(self.model, count, self.traits.strip)[0], cards.SKIN)

    # -- islands -------------------------------------------------------------------------------
    def cell_name(self, cell: tuple[int, int]) -> str:
        """A cell in words."""
        return str(self.model.wording.texts.cell(*cell))

    def isle_short(self, island: Any) -> str:
        """The letter of an island."""
        return str(self.model.wording.texts.isle_letter(self._number_of(island)))

    def isle_name(self, island: Any) -> str:
        """An island in words."""
        return str(self.model.wording.texts.isle(self._number_of(island)))

    def _number_of(self, island: Any) -> int:
        """What people call an island by; worked out once for a position, since all of it has to be looked through."""
        model = self.model
        if self._named[0] is not model.view:
            self._named = model.view, {}
        numbers = self._named[1]
        if island not in numbers:
            numbers[island] = int(model.facts.island_number(model.view, island))
        return numbers[island]

    def isle_words(self, island: Any) -> str:
        """Size, symbols, houses and what it would pay, for the text view."""
        model = self.model
        parts = [model.t("isle-count-tile", n=island.size)]
        parts += [model.t(f"isle-count-{s}", n=getattr(island, s)) for s in SYMBOLS if getattr(island, s)]
        parts.append(model.t("isle-count-site", n=island.free))
        if island.houses:
            parts.append(model.t("isles-houses-of", who=model.joined([tiles.name_of(model, who) for who in island.houses])))
        return model.joined(parts)

    def promise(self, which: str, seat: str, island: Any) -> Any:
        """What an objective of the seat would do on an island (`facts.Promise`); None where it is not known."""
        model = self.model
        if not objectives.known(getattr(model.view, which).get(seat, ())):
            return None
        return model.facts.promise(model.view, seat, island, which)


def _all(works: tuple[Callable[[], object], ...]) -> bool:
    for work in works:
        work()
    return True
