"""What a table knows: who sits here, what they see, what is asked, what can be chosen, what is pointed at and open.

Panels, painters and a game's side of the table hold the model and never the scene. It changes nothing by itself: what
somebody wants done goes through `acts`, which the scene gives.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import pygame

from game.core.engine.key import Key
from game.core.engine.rules import Rules
from game.core.words.texts import GameTexts
from scenes.app.seats import CHOOSING, seat_colours, seat_to_act
from scenes.draw.card import CardSpec
from scenes.overlays.handover import secret
from scenes.table.about import About
from scenes.table.grid import Grid, grid
from scenes.table.place import Place
from scenes.table.standing_replies import StandingReplies
from scenes.table.traits import OptionWords, Traits
from scenes.table.wording import GameWording, Prompt, X
from scenes.widgets.base import UiItem, Widget

if TYPE_CHECKING:
    from game.core.engine.decision import Decision
    from game.core.play.session import Session
    from scenes.app.scene import Host
    from scenes.app.tables import TableSaver
    from scenes.scoring.finale import Hero
    from scenes.table.lain import Lain
    from scenes.table.step import Step
    from scenes.widgets.paint import Kit

DOUBLE_MS = 400  # within which a second click at the same place belongs to the first
Spot = tuple[int, int]


class View(Protocol):
    """What every game's view of a seat has."""

    turn: int
    phase: str
    seats: tuple[str, ...]


class HandPlace(Protocol):
    """A card of the hand row, see `scenes.table.hand.Place`."""

    @property
    def key(self) -> str:
        """The card."""

    @property
    def rect(self) -> pygame.Rect:
        """Where it lies."""

    @property
    def seen(self) -> pygame.Rect:
        """The part of it nothing covers."""

    @property
    def played(self) -> bool:
        """Whether it is in play."""


class Staged(NamedTuple):
    """A step of the game that is being shown (see `staging`): the position after it as the seat may know it, what it says, the
    sentence in the prompt bar, how many events are still to come, and whether all people look at it."""

    view: View
    step: Step | None
    prompt: Prompt
    coming: int
    everybody: bool = False


class ShownPanel(Protocol):
    """What a table does with a panel, see `scenes.table.panel.Panel`."""

    zone: str
    rect: pygame.Rect
    spots: list[UiItem]
    shown: Hashable

    def ring_box(self, item: UiItem) -> pygame.Rect | None: ...

    def cache_key(self) -> Hashable:
        """All that the picture depends on."""

    def shows(self, key: str) -> bool:
        """Whether something of this key stands on it."""

    def clip(self) -> pygame.Rect:
        """What is cleared and painted again."""

    def clear(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """What lies under it in a rectangle, to which painting is now clipped."""

    def forget_layers(self) -> None:
        """Draw everything anew next time."""

    def prewarm_half(self, canvas: pygame.Surface) -> bool:
        """Draw about half of what is new on it beforehand. False: that is little, or cannot be parted."""

    def cast(self, canvas: pygame.Surface, origin: tuple[int, int] = (0, 0)) -> None:
        """The shadow it throws on the bare table."""

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw it and make its items."""

    def strokes(self, canvas: pygame.Surface) -> Iterator[pygame.Rect]:
        """Bring the canvas up to date."""

    def hand_places(self) -> Sequence[HandPlace]:
        """Where the cards lie that belong to the seat."""


class Centre(ShownPanel, Protocol):
    """What a table does with the panel in its middle."""

    hidden: bool
    waits: bool
    stale: bool
    bays: bool
    state: object

    @property
    def zoomable(self) -> bool:
        """Whether there is a camera."""

    @property
    def zoomed(self) -> bool:
        """Whether it shows less than all."""

    @property
    def closeness(self) -> float:
        """How many times larger than fitted it is shown."""

    @property
    def inner(self) -> pygame.Rect:
        """Where things stand."""

    def out_of_sight(self) -> bool: ...
    def astray(self) -> list[tuple[str, str]]: ...
    def layout(self, sheet: pygame.Rect, inset: float, scale: float, small: bool) -> None: ...
    def sync(self) -> None: ...
    def point(self) -> None: ...
    def repaint(self, canvas: pygame.Surface, in_part: bool = False) -> list[pygame.Rect]: ...
    def changing(self) -> list[pygame.Rect]: ...
    def prewarm_places(self) -> bool: ...
    def update(self) -> bool: ...
    def items(self) -> list[UiItem]: ...
    def has(self, key: str) -> bool: ...
    def key_at(self, pos: Spot) -> str: ...
    def part_at(self, pos: Spot) -> tuple[str, pygame.Rect] | None: ...
    def ground_at(self, pos: Spot) -> str: ...
    def ground_kind(self, pos: Spot) -> str: ...
    def ring_box(self, item: UiItem) -> pygame.Rect | None: ...
    def over_ring(self, surface: pygame.Surface, box: pygame.Rect) -> None: ...
    def outlines(self, key: str) -> list[list[Spot]]: ...
    def grounds(self) -> list[str]: ...
    def standing(self) -> list[pygame.Rect]: ...
    def badges(self) -> list[pygame.Rect]: ...
    def signs(self) -> list[pygame.Rect]: ...
    def written(self) -> list[pygame.Rect]: ...
    def label_rects(self, keys: Iterable[str]) -> list[pygame.Rect]: ...
    def bay(self, size: Spot, near: list[tuple[float, float]]) -> pygame.Rect | None: ...
    def anchor(self, where: str) -> tuple[float, float] | None: ...
    def leader_end(self, where: str, box: pygame.Rect) -> Spot | None: ...
    def breathing(self) -> list[tuple[pygame.Surface, Spot]]: ...
    def over_breath(self) -> list[tuple[pygame.Surface, Spot]]: ...
    def zoom(self, steps: float, about: Spot) -> None: ...
    def pan(self, dx: float, dy: float) -> None: ...
    def fit(self) -> None: ...
    def closed(self) -> None: ...
    def public(self) -> pygame.Surface | None: ...
    def hero(self) -> Hero | None: ...


class HandCards(Protocol):
    """What the row of cards asks of a game's cards, see `scenes.table.cards`."""

    kind: str
    heads: tuple[str, str]

    def played(self) -> tuple[str, ...]: ...
    def hand(self) -> tuple[str, ...]: ...
    def own(self) -> tuple[str, ...]: ...
    def face_down(self) -> int: ...
    def back(self, size: tuple[int, int]) -> pygame.Surface | None: ...
    def discard_count(self) -> int: ...
    def card(self, key: str) -> CardSpec: ...
    def picture(self, key: str, size: Spot) -> pygame.Surface: ...
    def picture_soon(self, key: str, size: Spot, ready: Callable[[], object]) -> pygame.Surface: ...
    def tag(self, key: str, short: bool = False) -> tuple[str, str]: ...


class Screen(Protocol):
    """What the model and the row of cards ask of a game's side of the table, see `scenes.table.game_screen`."""

    @property
    def cards(self) -> HandCards:
        """The game's cards."""

    traits: Traits

    def option(self, key: Key) -> OptionWords: ...
    def about(self, key: Key) -> About | None: ...
    def phase(self) -> str: ...


class Acts(Protocol):
    """What panels may have done at the table."""

    @property
    def holding(self) -> bool:
        """Whether the map shows what was before, until motion begins."""

    @property
    def resting(self) -> bool:
        """Whether nothing is left to paint and nothing moves, and the table is on top."""

    @property
    def dropped(self) -> Spot | None:
        """Where what was dragged last was let go, while its answer is carried out."""

    @property
    def on_top(self) -> bool:
        """Whether nothing lies over the table."""

    @property
    def widgets(self) -> Sequence[Widget]:
        """The widgets on the table."""

    def add(self, widget: W) -> W: ...
    def touch(self, key: str) -> None: ...
    def decline(self) -> None: ...
    def end_empty(self) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def board_picture(self) -> pygame.Surface: ...
    def choose(self, key: str) -> None: ...
    def answer(self, answers: list[tuple[str, str]]) -> None: ...
    def answer_in_a_row(self, kind: str) -> None: ...
    def cancel(self) -> bool: ...
    def can_cancel(self) -> bool: ...
    def visit(self, seat: str) -> None: ...
    def own_hand(self) -> bool: ...
    def pin(self, key: str) -> None: ...
    def open(self, kind: str, name: str = "") -> None: ...
    def close_pile(self) -> None: ...
    def zoom_board(self, steps: float, about: Spot) -> None: ...
    def pan_board(self, dx: int, dy: int) -> None: ...
    def fit_board(self) -> None: ...
    def point_board(self, key: str) -> None: ...
    def rewind_to(self, length: int) -> None: ...
    def explain(self, why: str, rect: pygame.Rect | None) -> None: ...
    def item(self, key: str) -> UiItem | None: ...
    def items(self) -> list[UiItem]: ...
    def renew_items(self) -> None: ...
    def redraw(self, rect: pygame.Rect | None = None) -> None: ...
    def repaint(self, panel: ShownPanel) -> None: ...
    def re_point(self) -> None: ...
    def sync(self) -> None: ...
    def set_hover(self, key: str) -> None: ...
    def set_focus(self, key: str) -> None: ...
    def face_soon(self, data: CardSpec, size: Spot, ready: Callable[[], object]) -> pygame.Surface: ...


class Routes(Protocol):
    """How questions look that are no plain picks, see `scenes.table.asks.Asks`."""

    def route(self, key: str) -> list[str]:
        """The items to activate for an option; [] for one that stands where `GameScreen` says."""


class Options(Routes, Protocol):
    """Which option lies where, see `scenes.table.option_map.OptionMap`."""

    def option_of(self, shape: str) -> str:
        """The option a shape stands for."""

    def free_numbers(self) -> Iterator[int]:
        """The numbers that nothing has for good."""

    def numbered(self, keys: Iterable[str], after: int = 0) -> dict[str, int]:
        """The numbers of these lines, where so many come before them."""

    def moves(self, source: str) -> dict[str, str]:
        """Where what is touched first may go, and the option that stands for both."""

    def line_of(self, key: str) -> Place:
        """The place of a line in the list: of an option, or of what is taken up there."""


W = TypeVar("W", bound=Widget)
V = TypeVar("V", bound=View, covariant=True)
R = TypeVar("R", bound=Rules, covariant=True)
S = TypeVar("S", bound=Screen, covariant=True)
C = TypeVar("C", bound=Centre, covariant=True)


class GameModel(Generic[V, R, S, C, X]):
    """The state of a table, for a game with this view, these rules, this side of the table (`GameScreen`), this centre and these
    texts. A game that names none of them gets its own unchecked."""

    def __init__(self, host: Host, session: Session, saver: TableSaver | None = None) -> None:
        self.host, self.session, self.saver = host, session, saver
        self.t: Callable[..., str] = host.t  # a message in the present language
        self.kit: Kit = host.kit  # at the present scale
        self.rules: R = session.rules  # type: ignore[assignment]
        self.facts = session.rules.facts
        self.wording: GameWording[X] = GameWording(host, session)
        self.names, self.colours = self.wording.names, seat_colours(session)
        self.piece_colours = dict(self.colours)  # of the seats, and of whom else a game has pieces of
        seats = session.state.seats
        self.seat: str = next((s for s in seats if session.control(s) == "human"), seats[0])
        if secret(session):
            self.seat = seat_to_act(session, saver.note.get(CHOOSING) if saver is not None else "")
        self.seated = ""  # the seat that was handed the screen; matters only where seats have secrets
        self.face_down = False  # the seat is asked at the open table: nobody's hand is seen before the screen is handed over
        self.common = ""  # what all people are asked about at once: meanwhile the table shows what everybody may know
        self.view: V = session.view(self.seat)
        self.screen: S
        self.centre: C
        self.acts: Acts
        self.asks: Routes
        self.option_map: Options
        # where everything stands and what is painted
        self.area, self.scale = pygame.Rect(0, 0, 1280, 720), 1.0
        self.grid: Grid = grid(self.area, 1.0)
        self.canvas: pygame.Surface | None = None
        self.panels: list[ShownPanel] = []
        self.unsaved = False  # the disk refuses
        self.whole = False  # the whole table is being painted, shadows included
        self.lists: dict[Hashable, Lain] = {}  # as each lay
        self.looking = False  # what lies over the board is laid aside, so that the board can be judged
        self.buttons_left = 0  # where the buttons of the prompt bar begin
        self.shields: list[pygame.Rect] = []  # cards and lists that lie over the centre
        self.headed: pygame.Rect | None = None  # that of them whose heading says what the prompt says
        # what is asked
        self.asked: Decision | None = None
        self.staged: Staged | None = None  # what is shown of the last go; nothing is asked meanwhile
        self.prompt = Prompt("", "")
        self.options: dict[str, str] = {}  # legal key -> the seat it belongs to
        self.through: dict[str, tuple[str, Decision]] = {}  # answers to what one option asks next: that option, its question
        self.shapes: dict[str, None] = {}  # what can be touched now, in order
        self.listed: list[str] = []  # options in the list over the prompt bar
        self.carded: list[str] = []  # options shown as large cards
        self.aim, self.auto_aim = "", False  # the source of a move that was taken up; by itself
        self.count = 0  # how often the position was read
        self.stamp: tuple[int, str, str] = (0, "", "")  # changes whenever anything of the position may have
        # what the player does
        self.standing_replies = StandingReplies(session)
        self.pointed, self.pointed_name = "", ""
        self.answered = -DOUBLE_MS  # when the last answer came
        self.rest: Spot | None = host.mouse  # where the pointer lay at the last click: no card grows there by itself
        self.open = ""  # what is open over the centre: "" | "panel:p0" | "pile:minor" | "forecast"
        self.over_panel: ShownPanel | None = None
        self.over_canvas: pygame.Surface | None = None
        self._tail: dict[int, list[tuple[str, str, str]]] = {}  # so many lines -> the log's end in the position `_tail_of`
        self._tail_of: object = None

    # -- words ---------------------------------------------------------------------------------
    def joined(self, parts: Iterable[str]) -> str:
        """A list of short words, with commas."""
        return ", ".join(filter(None, parts))

    def shape_name(self, key: str) -> str:
        """The label of an option or of a piece to move."""
        return self.screen.option(Key.of(key)).name

    def about(self, what: str) -> About | None:
        """What the game can explain about a thing, by its name; worked out now."""
        return self.screen.about(Key.of(what)) if what else None

    def question_of(self, key: str) -> Decision | None:
        """The question that an option answers: the present one, or one that can be answered together with it."""
        return self.through[key][1] if key in self.through else self.asked

    def why(self, key: str) -> str:
        """Why a shape cannot be chosen now, in words."""
        known = self.view if self.face_down else self.session.state
        return self.wording.reason(self.rules.why_not(known, self.seat, self.option_of(key)))

    # -- seats ---------------------------------------------------------------------------------
    def human(self, seat: str) -> bool:
        """Whether a person plays this seat."""
        return self.session.control(seat) == "human"

    def open_question(self, seat: str) -> bool:
        """Whether this seat is asked something now."""
        decision = self.session.decision
        return decision is not None and seat in decision.seats

    @property
    def curtained(self) -> bool:
        """Whether nothing may be drawn or said now: the seat shown is not (yet) at the screen."""
        return not self.common and not self.face_down and secret(self.session) and self.seated != self.seat

    @property
    def summed_up(self) -> bool:
        """Whether what a round brought lies where the hand is."""
        return self.staged is not None and self.staged.step is not None and self.staged.step.recap is not None

    @property
    def looker(self) -> str:
        """Whose eyes the table is seen with: those of the seat, or "" of nobody in particular."""
        return "" if (self.common or self.face_down) and secret(self.session) else self.seat

    # -- the position --------------------------------------------------------------------------
    def route(self, key: str) -> list[str]:
        """The item keys to activate, one after the other, to choose an option of the present question."""
        return self.asks.route(key) or self.option_map.route(key)

    def option_of(self, shape: str) -> str:
        """The option a shape stands for, as far as that is settled."""
        return self.option_map.option_of(shape)

    def hand_places(self) -> Sequence[HandPlace]:
        """Where the cards of the hand row lie."""
        return next((panel.hand_places() for panel in self.panels if panel.zone == "hand"), ())

    def log_tail(self, count: int) -> list[tuple[str, str, str]]:
        """The last lines: (rich text, colour id of the seat that decided or whose pieces it is about), kept for the position."""
        if self._tail_of != self.stamp:
            self._tail_of, self._tail = self.stamp, {}
        if count not in self._tail:
            self._tail[count] = self._log_tail(count)
        return self._tail[count]

    def _log_tail(self, count: int) -> list[tuple[str, str, str]]:
        out: list[tuple[str, str, str]] = []
        coming = self.staged.coming if self.staged is not None else 0
        for entry in reversed(self.session.log):
            told = entry.events[: max(0, len(entry.events) - coming)]
            coming = max(0, coming - len(entry.events))
            lines = [(e, line) for e in told if e.kind != "phase" and (line := self.wording.event(e))]
            for at in range(len(lines) - 1, -1, -1):
                own = at == 0 and not entry.auto and entry.key != "done"
                event, line = lines[at]
                whose = self.piece_colours.get(self.wording.subject(event), "")
                out.append((line, self.colours.get(entry.seat, "") if own else "", whose))
                if len(out) == count:
                    return out[::-1]
            if entry.remark is not None and not coming:
                out.append((self.wording.reason(entry.remark), "", ""))
                if len(out) == count:
                    return out[::-1]
            if not entry.auto and entry.key == "done" and not self.wording.untold(entry):
                out.append((self.wording.deed(entry), self.colours.get(entry.seat, ""), ""))
                if len(out) == count:
                    return out[::-1]
            if entry.auto and not coming and (ended := self.wording.ended(entry)):
                out.append((ended, "", ""))
                if len(out) == count:
                    return out[::-1]
        return out[::-1] or [(self.t("log-empty"), "", "")]

    def taken(self, seat: str, kind: str) -> str:
        """What a seat chose for this kind of question this turn; "" if nothing yet."""
        turn = self.view.turn
        for entry in reversed(self.session.log):
            if entry.turn != turn:
                break
            if entry.kind == kind and entry.seat == seat:
                key: str = entry.key
                return key
        return ""


TableModel: TypeAlias = GameModel[View, Rules, Screen, Centre, GameTexts]
