"""What all sides of the table scene share: its state. `scene` puts the sides together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pygame

from scenes.app import game_list
from scenes.app.scene import Scene
from scenes.app.seats import seat_colours
from scenes.table.bots import TableBots
from scenes.table.grid import Grid, grid
from scenes.table.wording import Prompt, Wording

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.app.scene import Host
    from scenes.app.tables import TableSaver
    from scenes.table.callout import Callout
    from scenes.table.panel import Panel

DOUBLE_MS = 400  # within which a second click at the same place belongs to the first


class TableBase(Scene):
    """The state of a table. The classes that add to it (`Actions`, `Drawers`, `Hover`, `Keyboard`) call each other."""

    name = "table"
    is_home = True

    def __init__(self, app: Host, session: Session, saver: TableSaver | None = None) -> None:
        super().__init__(app)
        self.session, self.saver = session, saver
        self.rules: Any = session.rules
        self.facts = session.rules.facts
        self.speech = Wording(app, session)
        self.names, self.colours = self.speech.names, seat_colours(session)
        seats = session.state.seats
        self.seat: str = next((s for s in seats if session.control(s) == "human"), seats[0])
        self.view: Any = session.view(self.seat)
        self.game: Any = game_list.screen_of(session.rules.id, self)
        self.board: Any = self.game.board
        self.grid: Grid = grid(pygame.Rect(0, 0, 1280, 720), 1.0)
        self.canvas: pygame.Surface | None = None
        self.panels: list[Panel] = []
        self.asked: Any = None
        self.said = Prompt("", "")
        self.options: dict[str, str] = {}  # legal key -> the seat it belongs to
        self.shapes: dict[str, None] = {}  # what can be touched now, in order
        self.listed: list[str] = []
        self.carded: list[str] = []
        self.aim, self.auto_aim = "", False
        self.pointed, self.pointed_name = "", ""
        self.buttons_left = 0
        self.shields: list[pygame.Rect] = []
        self.answered = -DOUBLE_MS  # when the last answer came
        self.rest: tuple[int, int] | None = app.mouse  # where the pointer lay at the last click: no card grows there by itself
        self.steps: list[Callable[[], object]] = []  # what is still to be done since the last answer
        self.unasked: set[tuple[str, str]] = set()
        self.drag: tuple[tuple[int, int], tuple[int, int], int] | None = None
        self.bot_wait = self.end_in = 0
        self.bot_pause = 0  # how long a bot waits before its next answer, so that the last one can be followed
        self.stamp: tuple[Any, ...] = ()
        self._count = 0
        # what is open over the board: "" | "panel:p0" | "pile:minor"
        self.over = ""
        self.over_part: Panel | None = None
        self.over_canvas: pygame.Surface | None = None
        # what floats for a moment
        self.callout: Callout | None = None
        self.zoomed: tuple[str, pygame.Surface, pygame.Rect] | None = None
        self.zoom_key, self.zoom_wait = "", 0
        self._pointed_card = ""
        self.unsaved = False  # the mark of a disk that refuses
        self.whole = False  # the whole table is being painted, shadows included
        self.drawing: dict[Any, list[Any]] = {}  # card faces the worker draws -> whom to tell
        self.later: list[tuple[Any, tuple[int, int]]] = []  # those it is to draw when it has nothing better to do
        self.bots = TableBots(app, session)
        self.wording: Iterator[None] = iter(())  # parses what will be said, a few messages at each step
        self.tasks: Iterator[None] = iter(())  # what can be done while nothing happens, in the position `tasks_of`
        self.tasks_of: Any = None
        self._tail: dict[int, list[tuple[str, str, str]]] = {}  # so many lines -> the log's end in the position `_tail_of`
        self._tail_of: Any = None

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """The other sides of the scene."""

    @property
    def holding(self) -> bool:
        """Whether the map shows what was before, until motion begins."""
        return False

    def joined(self, parts: list[str]) -> str:
        """A list of short words, with commas."""
        return ", ".join(p for p in parts if p)
