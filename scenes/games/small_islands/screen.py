"""Small Islands on the table: which parts it has, which option stands where, its cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any

import pygame

from scenes.draw import cardskin
from scenes.draw.card import CardSpec, Prose
from scenes.draw.cardface import FACES
from scenes.games.small_islands import cards, objectives, preview, tiles
from scenes.games.small_islands.board import Board
from scenes.games.small_islands.drag import tile_load
from scenes.games.small_islands.faces import Faces
from scenes.games.small_islands.hand import TileRow
from scenes.games.small_islands.held import cell_of
from scenes.games.small_islands.motion import MOTIONS
from scenes.games.small_islands.panels import SOURCES, IslandsSheet, SeatPanel, SidePanel
from scenes.games.small_islands.summary import EndedIsles
from scenes.scoring.summary import Summary
from scenes.table import choices
from scenes.table.changes import Changes
from scenes.table.game_screen import GameScreen
from scenes.table.panel import Panel
from scenes.table.wording import Prompt

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.table.dragging import Load
    from scenes.table.model import TableModel
    from scenes.widgets.base import UiItem

PHASES = {
    "preparation": "sealed", "take": "card", "place": "tile", "token": "any", "refill": "deck", "reward": "trophy",
}  # fmt: skip
BATCH = 4  # pictures that the worker draws ahead at a time: what is wanted at once waits for no more
STRIPS = (2, 3, 4)  # so many objectives may be chosen from
HELD = ("current:", "next:")  # heads of options that are cards held while choosing


class Screen(GameScreen):
    """The game's side of a table."""

    phases = PHASES
    motions = MOTIONS
    said = ("isle-", "isles-")
    rules_pages: dict[str, str] = {}
    cancels = ("place.cell", "setup.cell", "land.cell")
    whole_moves = False
    strip = 0.56

    def __init__(self, model: TableModel) -> None:
        super().__init__(model)
        self.centre: Board = Board(model)
        self.faces = Faces(model)
        self._works: Iterator[Callable[[], object]] = iter(())  # what the worker has still to draw ahead
        self._works_of: object = None  # the position that is for
        self._working = False
        self._named: tuple[Any, dict[Any, int]] = None, {}  # a view -> numbers of its islands
        self._cards: dict[tuple[str, str], CardSpec] = {}  # (language, card) -> what it shows

    # -- parts ---------------------------------------------------------------------------------
    def panels(self, grid: Any) -> list[Panel]:
        """The panels beside the board."""
        model = self.model
        left = SeatPanel(model, grid.left, rail=not grid.left_full)
        return [left, SidePanel(model, grid.right, rail=not grid.right_full, zone="right")]

    def hand_panel(self, rect: pygame.Rect) -> Panel:
        return TileRow(self.model, rect)

    def sheet(self, seat: str, area: pygame.Rect) -> Panel:
        """The panel of a seat opened over the board."""
        px = self.model.kit.px
        tall = area.h >= px(920)
        box = pygame.Rect(0, 0, min(px(350 if tall else 660), area.w), min(px(1000 if tall else 664), area.h))
        box.topleft = area.topleft
        return SeatPanel(self.model, box, seat, columns=1 if tall else 2)

    def forecast_sheet(self, area: pygame.Rect) -> Panel:
        """What every island would pay now."""
        sheet = IslandsSheet(self.model, area)
        box = pygame.Rect(0, 0, min(area.w, self.model.kit.px(980)), min(area.h, sheet.height()))
        box.center = area.center
        sheet.rect = box
        return sheet

    def side_cards(self, seat: str) -> list[str]:
        """What this player has revealed so far, the latest first; what is in hand stands on the panel itself."""
        shown = [card for _, who, ids in reversed(self.model.view.used) if who == seat for card in ids]
        return [f"card:{card}" for card in dict.fromkeys(shown)]

    def side_title(self, seat: str, count: int) -> str:
        return self.model.t("isles-cards-of", who=self.model.names[seat])

    # -- the course ----------------------------------------------------------------------------
    def aimed(self, said: Prompt) -> Prompt:
        model = self.model
        if not model.aim.startswith("token:"):
            return said
        keys = [key for key in model.options if key.startswith(f"{model.aim}>")]
        back = not model.auto_aim
        made = model.wording.texts.table.token_taken_up(model.view, model.seat, model.names, model.aim[6:], keys, back)
        return Prompt(made.title, made.detail)

    def phase_now(self) -> str:
        """The step of the ribbon that is on."""
        view = self.model.view
        if view.phase == "exploration":
            return str(view.step or "take")
        return str(view.phase)

    def colour_of(self, who: str) -> str:
        """Alexis has pieces, too."""
        return tiles.colour_of(self.model, who) if who == "alexis" else super().colour_of(who)

    def heading(self) -> tuple[str, str]:
        model, view = self.model, self.model.view
        turn = model.t("isles-round", n=view.round, of=max(4, view.round)) if view.round else model.t("isles-setup")
        mode = model.t("isles-alone") if view.alexis else model.t("table-seats", n=len(view.seats))
        if view.mode == "advanced":
            mode = f"{mode}, {model.t('isles-advanced')}"
        return f"{turn} · {mode}", turn if view.round else model.t("isles-setup-short")

    def ending(self) -> tuple[str, ...]:
        """Why the game ended."""
        result = self.model.session.result
        return tuple(result.reason.split()) if result is not None else ()

    @classmethod
    def summary(cls, host: Any, session: Session) -> Summary:
        return EndedIsles(host, session).summary()

    def shows_end(self) -> bool:
        return False

    def buttons(self) -> list[tuple[str, str, str, str, Any, str, str, str]]:
        """Turn the held tile."""
        model = self.model
        held = self.centre.held.what
        if not held or held.startswith("ship:"):
            return []
        many = len(self.centre.held.turnings()) > 1
        cap = model.host.bindings.cap("rules") if model.grid.tall else ""
        why = "" if many else model.t("isles-turn-one")
        return [("turn", model.t("isles-turn"), "turn-right", cap, self.turn_button, why, "paper", model.t("isles-turn-hint"))]

    def turn_button(self) -> None:
        """One turn on."""
        self.turn(1)

    def turn(self, by: int) -> bool:
        model, cell = self.model, self.centre.scene.pointed
        was = self.centre.held.turns_at(cell)
        if not self.centre.held.turn(by, cell):
            return False
        if self.centre.held.turns_at(cell) == was:
            here = cell is not None and cell in self.centre.held.ways and len(self.centre.held.turnings()) > 1
            spot = self.centre.cell_box(cell) if cell is not None else model.grid.prompt
            never = self.centre.held.why_not(cell) if cell is not None and cell not in self.centre.held.ways else ""
            model.acts.explain(never or model.t("isles-turn-one-here" if here else "isles-turn-one"), spot)
            return True
        if model.canvas is not None:
            self.centre.point()
            for box in self.centre.repaint(model.canvas):
                model.acts.redraw(box)
        model.acts.renew_items()
        self.centre.forget()
        model.host.say(model.t("isle-turned", n=self.centre.held.turns))
        model.acts.re_point()
        return True

    def load(self, item: UiItem, pos: tuple[int, int]) -> Load | None:
        row = next((part for part in self.model.panels if isinstance(part, TileRow)), None)
        slot = next((slot for slot in row.slots() if slot.key == item.key), None) if row is not None else None
        return tile_load(self.model, slot, pos) if slot is not None else None

    # -- options and shapes --------------------------------------------------------------------
    def panel_shows(self, key: str) -> bool:
        return False

    def shape(self, key: str) -> str:
        if key.startswith("cell:"):
            return key.partition("/")[0]
        if key.startswith("tile:"):
            return key
        return key if key.startswith("island:") and self.centre.islands.named(key) is not None else ""

    def place_key(self, kind: str, what: str) -> str:
        """A cell of the log: the island there, if it is land and nothing is held."""
        island = self.centre.islands.named(f"island:{what}")
        return f"cell:{what}" if island is None or self.centre.held.what else self.centre.islands.key(island)

    def is_card(self, key: str) -> bool:
        return key.startswith("card:") or (key.startswith(HELD) and bool(self.held_card(key)))

    def source(self, key: str) -> str:
        source = key.partition(">")[0]
        return source if self.model.grid.left_full and source.startswith("token:") else ""

    def target(self, key: str) -> str:
        return key.partition(">")[2]

    def option_of(self, shape: str) -> str:
        model, board = self.model, self.centre
        if model.aim and shape.startswith("cell:"):
            return f"{model.aim}>{shape}"
        if shape.startswith("cell:") and "/" not in shape:
            cell = cell_of(shape)
            return board.held.ways.get(cell, {}).get(board.held.turns_at(cell), shape)
        return super().option_of(shape)

    def route(self, key: str) -> list[str]:
        board = self.centre
        if key.startswith("cell:") and ">" not in key:
            cell, shape = cell_of(key), key.partition("/")[0]
            wanted = int(key.partition("/r")[2] or 0)
            if board.held.turns_at(cell) == wanted:
                return [shape]
            free = sorted(board.held.turnings(), key=lambda t: (t - board.held.turns - 1) % 4)
            return ["turn"] * (free.index(wanted) + 1) + [shape]
        return super().route(key)

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
        yield from self.centre.prewarm()
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
            choices.strip_skins(self.model, count, self.strip)
            cardskin.stand_in(choices.strip_sizes(self.model, count, self.strip)[0], cards.SKIN)

    def shape_name(self, key: str) -> str:
        model = self.model
        if key.startswith("token:") and ">" not in key:
            return model.t(f"isles-token-{key[6:]}")
        if model.aim and key.startswith("cell:"):
            return model.wording.option(model.view, model.asked, f"{model.aim}>{key}")
        if key.startswith("cell:"):
            return model.wording.option(model.view, model.asked, self.option_of(key))
        return model.wording.option(model.view, model.asked, key)

    def list_rank(self, key: str) -> int:
        """Tokens always in the order of the panel: the rules name them in the order of the places where they may lie."""
        return SOURCES.index(key[6:]) if key.startswith("token:") and key[6:] in SOURCES else 0

    def option_words(self, key: str, name: str) -> str:
        """What the list says: of a card also its mission and reward."""
        if key.startswith(HELD):
            card = self.held_card(key)
            said = self.model.wording.texts.card(card) if card else None
            if said is not None:
                return f"{said.title}: " + " · ".join(t for t in (said.mission, objectives.reward_brief(said)) if t)
        return name

    def icon_for(self, key: str) -> str:
        head, _, rest = key.partition(":")
        if head == "ship":
            return "ship-grey" if rest == tiles.GREY else "ship"
        if head in ("symbol", "token"):
            return rest.partition(">")[0]
        return {"discovery": "discovery", "current": "card", "next": "card"}.get(head, "")

    def held_card(self, key: str) -> str:
        """The id of the card an option such as `current:1` or `next:reward/0` means; "" if it cannot be known."""
        head, _, rest = key.partition(":")
        kind, slash, number = rest.partition("/")
        held = self.model.view.held.get(self.model.seat, ())
        if "?" in held:
            return ""
        box = self.model.rules.box
        fitting = [card for card in held if not slash or box.kind_of(card) == kind]
        at = int(number if slash else kind)
        return fitting[at] if at < len(fitting) else ""

    # -- cards ---------------------------------------------------------------------------------
    def card_id(self, key: str) -> str:
        """The card behind a key: `card:o01`, or an option that takes one."""
        return self.held_card(key) if key.startswith(HELD) else key.rpartition(":")[2]

    def face(self, key: str, state: str = "normal") -> CardSpec:
        model, card = self.model, self.card_id(key)
        shown = model.host.lang, card
        if shown not in self._cards:
            self._cards[shown] = cards.card_of(model.rules.box, model.wording.texts, model.t, card)
        return self._cards[shown]._replace(state=state)

    def spoken(self, key: str) -> CardSpec:
        return self.face(key)._replace(blocks=(Prose(self.model.wording.spoken.card(self.card_id(key)).hint),))

    def card_name(self, key: str) -> str:
        """A card's name."""
        return str(self.model.wording.texts.card(self.card_id(key)).title)

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
        parts += [model.t(f"isle-count-{s}", n=getattr(island, s)) for s in cards_symbols() if getattr(island, s)]
        parts.append(model.t("isle-count-site", n=island.free))
        from scenes.games.small_islands.tiles import name_of

        if island.houses:
            parts.append(model.t("isles-houses-of", who=model.joined([name_of(model, who) for who in island.houses])))
        return model.joined(parts)

    def promise(self, which: str, seat: str, island: Any) -> Any:
        """What an objective of the seat would do on an island (`facts.Promise`); None where it is not known."""
        model = self.model
        if not objectives.known(getattr(model.view, which).get(seat, ())):
            return None
        return model.facts.promise(model.view, seat, island, which)

    # -- previews ------------------------------------------------------------------------------
    def changes(self, key: str) -> Changes | None:
        return preview.changes(self.model, key)


def _all(works: tuple[Callable[[], object], ...]) -> bool:
    for work in works:
        work()
    return True


def cards_symbols() -> tuple[str, ...]:
    """Symbols in the order they are told."""
    return ("flower", "fruit", "leaf", "temple", "port")
