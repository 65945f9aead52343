"""A thing of a pack as it will look: what the real table of its game draws of it, at a table made for it that nobody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.engine.key import Key
from game.core.play import trial
from scenes.app.seats import usual_colour
from scenes.table import TableScene
from scenes.table.companion import Companion
from scenes.table.hand import large_face
from scenes.table.panel import Panel

if TYPE_CHECKING:
    from game.core.play.session import Session
    from game.core.play.workshop import Examined, Thing
    from scenes.app.scene import Host

CARD = 482 / 330  # height of a card to its width
STEP = 20.0  # design px by which its paper grows until all rows have room
PANEL = (510.0, 600.0)  # design px of an opened panel in two columns


class Trial(Companion):
    """The table at which a thing is tried: its menu leads back to the workshop."""

    table: TableScene

    def widgets_made(self) -> None:
        for widget in self.table.widgets:
            if widget.key == "menu":
                widget.name = self.table.t("workshop-return")

    def instead(self, act: str, what: str = "") -> bool:
        if act in ("menu", "home"):
            self.table.app.pop()
            return True
        return False


class TrialTable(TableScene):
    """A table over the workshop. It is not kept."""

    is_home = False

    def __init__(self, app: Host, session: Session) -> None:
        trial = Trial()
        super().__init__(app, session, None, trial)
        trial.table = self


def session_of(app: Host, made: Examined, thing: Thing) -> Session:
    """A game with the thing on top of its deck. Raises UsageError or DataError where none can be begun."""
    assert made.pack is not None
    session = trial.table_for(made.rules, thing.kind, thing.id, made.pack.set)
    count = len(session.setup.seats)
    for n, seat in enumerate(session.setup.seats):
        seat.setdefault("colour", usual_colour(n))
        seat["name"] = app.t("lesson-rival", n=n if count > 2 else 0) if n else app.t("lesson-you")
    return session



def draw(app: Host, made: Examined, thing: Thing, room: pygame.Rect) -> tuple[pygame.Surface, str]:
    """(picture no larger than the room, what it shows in words). Raises UsageError or DataError as `session_of`."""
    table = TableScene(app, session_of(app, made, thing))
    try:
        model = table.model
        model.area, model.scale, model.kit = app.screen.get_rect(), app.kit.scale, app.kit
        show = thing.kind.show.replace("{id}", thing.id)
        kind = Key.of(show).kind
        if kind in ("panel", "side"):
            return _panel(table, show, room), ""
        if kind == "board":
            return _board(table, room), ""
        if kind == "thing":
            side = min(room.w, room.h, app.kit.px(360))
            found = model.screen.loose(thing.id, side)
            if found is not None:
                return found.copy(), ""
        high = min(room.h, round(room.w * CARD), app.kit.px(700))
        picture = large_face(model, show, high).copy()
        said = model.screen.cards.spoken(show)
        return picture, model.wording.plain(" ".join([said.title, *said.strip, *(getattr(b, "text", "") for b in said.blocks)]))
    finally:
        table.closed()


def _panel(table: TableScene, show: str, room: pygame.Rect) -> pygame.Surface:
    """The panel of a seat, as it is opened over the board of a large window."""
    wide, high = (table.model.kit.px(side) for side in PANEL)
    area = pygame.Rect(0, 0, max(room.w, wide), room.h)
    while True:
        panel = table.model.screen.sheet(Key.of(show), area)
        canvas = _drawn(panel, area)
        ends = max((item.rect.bottom for item in panel.items() if item.rect), default=0)
        if ends <= area.h or area.h >= high:
            return _fitted(canvas.subsurface(panel.rect.clip(area)), room)
        area.h = min(high, area.h + table.model.kit.px(STEP))  # no more empty paper than need be: it costs the words their size


def _drawn(panel: Panel, area: pygame.Rect) -> pygame.Surface:
    canvas = pygame.Surface(area.size)
    panel.rect.clamp_ip(area)
    for _ in panel.strokes(canvas):
        pass
    return canvas


def _fitted(picture: pygame.Surface, room: pygame.Rect) -> pygame.Surface:
    """As large as there is room."""
    share = min(1.0, room.w / picture.get_width(), room.h / picture.get_height())
    if share == 1:
        return picture.copy()
    return pygame.transform.smoothscale(picture, (round(picture.get_width() * share), round(picture.get_height() * share)))


def _board(table: TableScene, room: pygame.Rect) -> pygame.Surface:
    """The middle of the table, as large as there is room."""
    area = table.app.screen.get_rect()
    table.layout(area, table.app.kit.scale)
    canvas = pygame.Surface(area.size)
    table.draw(canvas)
    return _fitted(canvas.subsurface(table.model.grid.sheet.clip(area)), room)
