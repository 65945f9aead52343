"""What every game's side of the table can do, as far as games do not differ: which shape an option has, and so on.

A *shape* is the key of something that can be clicked. Mostly it is the option itself. An option "A>B" is chosen in two
steps: its source A is touched, then its target. Several options may share a shape; the game knows which it stands for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import pygame

from game.core.engine.key import Key
from scenes.draw import theme
from scenes.draw.card import CardSpec
from scenes.draw.cardface import FACES
from scenes.scoring.summary import EndedGame, Summary
from scenes.table.ask import Ask, Pick
from scenes.table.changes import Changes
from scenes.table.motion_script import NONE, Motions
from scenes.table.place import LIST, Place
from scenes.table.row_panel import RowPanel

if TYPE_CHECKING:
    from game.core.engine.decision import Decision
    from game.core.play.session import Session
    from scenes.table.dragging import Load
    from scenes.table.grid import Grid
    from scenes.table.model import TableModel
    from scenes.table.panel import Panel
    from scenes.table.wording import Prompt
    from scenes.widgets.base import UiItem


class GameScreen:
    """Defaults for a game of lands, pieces and cards in hand."""

    phases: Mapping[str, str] = {}  # id of each phase, in order, and its icon
    rules_pages: dict[str, str] = {}
    said: tuple[str, ...] = ()  # how the game's own messages begin that come up at the table
    cancels: tuple[str, ...] = ()  # questions that Esc takes back, besides those for a target
    whole_moves = True  # in a list of options, a move stands as a whole; else only its source
    strip = 0.0  # cards to choose from lie in a row at the board's edge, so much higher than wide; 0: large, over the board
    motions: Motions = NONE  # what moves at each kind of event
    centre: Any

    def __init__(self, model: TableModel) -> None:
        self.model = model

    # -- what the top says ---------------------------------------------------------------------
    def heading(self) -> tuple[str, str]:
        """The line below the game's name, and the same in brief for a narrow bar."""
        model = self.model
        turn = model.t("ui-turn", turn=model.view.turn)
        return f"{turn} · {model.t('table-seats', n=len(model.view.seats))}", turn

    def colour_of(self, who: str) -> str:
        """The colour id of somebody's pieces; "" for nobody's."""
        return self.model.colours.get(who, "")

    def aimed(self, said: Prompt) -> Prompt:
        """The prompt while something is taken up and its target is asked for."""
        return said

    # -- parts ---------------------------------------------------------------------------------
    def panels(self, grid: Grid) -> list[Panel]:
        """The panels beside the centre: the own seat's on the left, what all share on the right."""
        return []

    def hand_panel(self, rect: pygame.Rect) -> Panel:
        """What lies below the prompt bar: the cards of the seat."""
        from scenes.table.hand import Hand

        return Hand(self.model, rect)

    def sheet(self, seat: str, area: pygame.Rect) -> Panel:
        """The whole panel of a seat, opened over the board: that of the own seat, about another one."""
        model = self.model
        own = next(panel for panel in self.panels(model.grid) if isinstance(panel, RowPanel) and panel.zone == "panel")
        box = pygame.Rect(area.x, area.y, min(model.kit.px(350), area.w), area.h)
        make: Callable[..., Panel] = type(own)  # panels of a seat take it third
        return make(model, box, seat)

    @property
    def has_forecast(self) -> bool:
        """Whether there is a sheet of what is coming."""
        return type(self).forecast_sheet is not GameScreen.forecast_sheet

    def forecast_sheet(self, area: pygame.Rect) -> Panel:
        """What is coming, opened over the board."""
        raise NotImplementedError

    def side_cards(self, seat: str) -> list[str]:
        """Keys of the cards shown beside an opened panel."""
        return []

    def side_title(self, seat: str, count: int) -> str:
        """The heading above them."""
        return ""

    def played(self) -> tuple[str, ...]:
        """The acting seat's cards in play, as option keys without their head."""
        return ()

    def hand(self) -> tuple[str, ...]:
        """The acting seat's cards in hand."""
        return ()

    def face(self, key: str, state: str = "normal") -> CardSpec:
        """What a card shows."""
        raise NotImplementedError

    def spoken(self, key: str) -> CardSpec:
        """The same in words alone, for the text view."""
        return self.face(key)

    def picture(self, key: str, size: tuple[int, int]) -> pygame.Surface:
        """A card drawn at a size; shared, do not draw on it."""
        return FACES.face(self.face(key), size)

    def picture_soon(self, key: str, size: tuple[int, int], ready: Callable[[], object]) -> pygame.Surface:
        """The same without waiting: what is not drawn yet is stood in for, and `ready` called when it is."""
        made: pygame.Surface = self.model.acts.face_soon(self.face(key), size, ready)
        return made

    def in_question(self) -> str:
        """The key of a card that asks, or that the last answer turned up, and that lies nowhere on the table: it is shown
        beside the map. "" for none."""
        return ""

    def cards_next(self) -> tuple[str, ...]:
        """Keys of cards that may soon lie in the hand row: the worker draws them beforehand."""
        return ()

    def origin(self, key: str) -> str:
        """Where a card comes from that is new in the hand: the key of something on the table, the own discard mostly."""
        return "pile-own"

    def prewarm(self) -> Iterator[None]:
        """Pictures that the next answers will need, one at each step, drawn while nothing happens."""
        return iter(())

    # -- how questions look --------------------------------------------------------------------
    def ask(self, decision: Decision) -> Ask:
        """How a question looks: a pick, an amount, a sheet, a bar of replies."""
        return Pick()

    def place(self, key: Key) -> Place:
        """Where an option lies."""
        return Place(LIST)

    def phase_now(self) -> str:
        """The step of the ribbon that is on."""
        return str(self.model.view.phase)

    def card_name(self, key: str) -> str:
        """A card's name."""
        return self.model.wording.option(self.model.view, self.model.asked, key)

    # -- options and shapes --------------------------------------------------------------------
    def panel_shows(self, key: str) -> bool:
        """Whether an option stands on the own panel (when that is not folded)."""
        return False

    def shape(self, key: str) -> str:
        """The shape of an option that is no move, if it has one on the board or in the hand row; "" for a list."""
        if key.startswith(("land:", "piece:")) and self.centre.has(key):
            return key
        return ""

    def place_key(self, kind: str, what: str) -> str:
        """The key on the board of a place that a line of the log names, such as ("land", "G5")."""
        return f"{kind}:{what}"

    def is_card(self, key: str) -> bool:
        """Whether an option takes a card that is shown as a picture."""
        return key.startswith("card:") and "/" not in key

    def target(self, key: str) -> str:
        """The shape of the target of a move."""
        return f"land:{key.partition('>')[2]}"

    def source(self, key: str) -> str:
        """The shape of the source of a move, if it has one now; "" for a list."""
        source = key.partition(">")[0]
        return source if self.centre.has(source) else ""

    def option_of(self, shape: str) -> str:
        """The option a shape stands for, as far as that is settled."""
        model = self.model
        if model.aim and model.aim != shape:
            full = next((k for k in model.options if k.startswith(f"{model.aim}>") and self.target(k) == shape), "")
            return full or (f"{model.aim}>{shape[5:]}" if shape.startswith("land:") else shape)
        if shape not in model.options:
            ways = [k for k in model.options if k.startswith(shape + ">")]
            return ways[0] if len(ways) == 1 else shape
        return shape

    def route(self, key: str) -> list[str]:
        """The item keys to activate, one after the other, to choose an option of the present question."""
        model = self.model
        source, arrow, _ = key.partition(">")
        if not arrow:
            return [self.shape(key) or key]
        if model.aim == source:
            return [self.target(key)]
        if key in model.listed:
            return [key]
        ways = [k for k in model.options if k.startswith(source + ">")]
        return [source] if len(ways) == 1 else [source, self.target(key)]

    def shape_name(self, key: str) -> str:
        """The label of an option, or of what moves."""
        model = self.model
        if key.startswith("move:") and ">" not in key:
            return model.wording.option(model.view, model.asked, f"piece:{key[5:]}")
        return model.wording.option(model.view, model.asked, key)

    # -- dragging ------------------------------------------------------------------------------
    def load(self, item: UiItem, pos: tuple[int, int]) -> Load | None:
        """What a drag carries that begins on this card or tile of the hand row; None where there is nothing to drag."""
        from scenes.table.dragging import Card

        model = self.model
        if item.key not in model.shapes:
            return None
        place = next((p for p in model.hand_places() if p.key == item.key), None)
        return Card(model, item.key, place.rect, pos) if place is not None else None

    # -- turning -------------------------------------------------------------------------------
    def turn(self, by: int) -> bool:
        """Turn what is held; False where nothing can be turned."""
        return False

    def buttons(self) -> list[tuple[str, str, str, str, Any, str, str, str]]:
        """More buttons for the prompt bar: key, label, icon, key cap, act, why not, style, hint."""
        return []

    def ends_phase(self, kind: str) -> bool:
        """Whether `done` to this question ends the seat's phase."""
        return False

    def shows_end(self) -> bool:
        """Whether the prompt bar has a button for the end of the phase even while it cannot be pressed."""
        return True

    def left_to_use(self) -> int:
        """How much could still be done before the phase is ended."""
        return 0

    def discard_count(self) -> int:
        """Cards in the acting seat's own discard."""
        return 0

    def piles(self, pile: str) -> tuple[str, list[str]]:
        """(heading, keys of cards) of an open pile."""
        return "", []

    def card_notes(self, key: str) -> list[tuple[str, str]]:
        """What stands beside a zoomed card."""
        return []

    def tag(self, key: str, short: bool = False) -> tuple[str, str]:
        """(words, tone) of the slip on a card."""
        return "", "normal"

    def list_rank(self, key: str) -> int:
        """Where an option stands in the list; those of one rank stay in the rules' order."""
        return 0

    def option_words(self, key: str, name: str) -> str:
        """What the list of options says."""
        return name

    def icon_for(self, key: str) -> str:
        """An icon for an option in the list."""
        return ""

    def changes(self, key: str) -> Changes | None:
        """What choosing the option pointed at would change, or what stands there; None for nothing to tell."""
        return None

    @classmethod
    def summary(cls, host: Any, session: Session) -> Summary:
        """What is told of a finished game; `host` has the words. It needs no table."""
        return EndedGame(host, session).summary()

    def ending(self) -> tuple[str, ...]:
        """Why the game ended: ids, each perhaps followed by a seat."""
        return ()


def panel_button(rail: Panel, canvas: pygame.Surface, seat: str) -> None:
    """At the foot of a folded panel: opens the whole one of this seat."""
    model, k, px = rail.model, rail.kit, rail.px
    button = pygame.Rect(rail.rect.x + px(9), rail.rect.bottom - px(64), rail.rect.w - px(14), px(56))
    word, top = model.t("table-panel"), (button.centerx, button.y + px(15))
    if k.width(word, 14, "sans-semi") <= button.w + px(4):
        k.text(canvas, word, top, 14, "sans-semi", theme.INK, "center")
    else:
        k.icon(canvas, "info", top, 20)
    cap = model.host.bindings.cap("panel")
    if cap:
        k.key_cap(canvas, cap, (button.centerx - k.cap_width(cap, 14) // 2, button.y + px(39)), theme.INK, 14)
    rail.add_item(
        "button", model.t("table-open-panel"), button, "", "", "panel", True, "", lambda: model.acts.show_panel(seat), cap
    )
