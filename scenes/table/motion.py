"""Motion on the table: what just happened is shown moving, over a picture that is final already.

The `Director` is told before anything is painted over and keeps what will be covered; after a decision it asks the game's
side (`GameScreen.motions`) for motions of the rules' events, adds those every game has (cards of the hand, ribbon of
phases), and lets a `Timeline` run. Input is never held
back: any of it drops what still moves. Undo and reduced motion fade; speed "instant" shows nothing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.core.engine.decision import Event
from scenes.app.settings_store import PACE, STILL_MS
from scenes.draw import tween
from scenes.table.game_screen import Table
from scenes.table.hand import Hand
from scenes.table.model import TableModel
from scenes.table.motion_hand import HandMotion, moves_of
from scenes.table.motion_script import Refreshed
from scenes.table.motion_things import Fly, Glide, Picture, forget
from scenes.table.topbar import TopBar
from scenes.table.water import Water

UNDO_MS = 120.0
PULSE_STEP = 66  # ms between two pictures of the pulse: 15 a second
PULSE_MS, PULSE_MOST = 1300.0, 4  # one breath, and how many after each question


class Before:
    """What the table looked like before a decision."""

    def __init__(self, model: Table, snapshot: pygame.Surface, whole: bool, events: Sequence[Event] = ()) -> None:
        """`snapshot`: a surface of the canvas's size for what gets covered; `whole`: all of that is wanted, see `cover`."""
        assert model.canvas is not None
        canvas, kinds = model.canvas, {event.kind for event in events}
        needs = {"top": "phase" in kinds, "right": not kinds.isdisjoint(model.screen.motions.covers)}
        self.view, self.seat = model.view, model.seat
        self.chart = model.centre.state
        self.snapshot, self.canvas = snapshot, canvas
        self.boxes: list[pygame.Rect] = []
        for part in model.panels:
            if not whole and needs.get(part.zone):
                self.cover(part.rect)
        self.places = {place.key: place for place in model.hand_places()}
        self.rects: dict[str, pygame.Rect] = {}
        for part in model.panels:
            self.rects |= {i.key: i.rect for i in part.spots if i.key and i.rect}
        for widget in model.acts.widgets:
            self.rects[widget.key] = pygame.Rect(widget.rect)
        self.phase = model.screen.phase()

    def cover(self, rect: pygame.Rect) -> None:
        """This part of the canvas is about to be painted over: keep it."""
        box = rect.clip(self.canvas.get_rect())
        self.snapshot.blit(self.canvas, box, box)
        self.boxes.append(box)

    def picture(self, rect: pygame.Rect) -> pygame.Surface | None:
        """A part of the old picture, until the next decision; None where none was kept."""
        if rect.w and rect.h and any(box.contains(rect) for box in self.boxes):
            return self.snapshot.subsurface(rect)
        return None


class Director:
    """The moving side of one table."""

    def __init__(self, model: Table) -> None:
        self.model = model
        self.line = tween.Timeline(self._dirty)
        self.before: Before | None = None
        self.events: Sequence[Event] = []  # of the decision whose motion has not begun
        self.snapshot: pygame.Surface | None = None  # one for all decisions: a new one each time would be dear
        self._board: pygame.Surface | None = None  # likewise, for the board in motion
        self.fading = False
        self._faded: Before | None = None  # what is fading now
        self.held: dict[str, None] = {}  # widgets not drawn while their card is on its way
        self.stage: Refreshed | None = None
        self._flash = -1e9
        self._pulse = 0.0
        self._pulse_wait = 0
        self._pulse_of: object = None
        self._white: dict[str, pygame.Surface] = {}
        self.water = Water(model)

    def _dirty(self, rect: pygame.Rect) -> None:
        self.model.acts.redraw(rect)

    @property
    def busy(self) -> bool:
        """Whether something is on its way."""
        return self.line.busy

    @property
    def holds(self) -> bool:
        """A decision was made, and the board is to show what was before until motion begins, a frame or two later: what has
        to be drawn for it would make the answer's own frame a long one."""
        model = self.model
        return self.before is not None and not self.fading and model.centre.waits and not model.host.sync

    # -- one decision --------------------------------------------------------------------------
    def keep(self, events: Sequence[Event]) -> None:
        """A decision was made and nothing is repainted yet: keep what will be covered."""
        self.finish()
        self.before = None
        settings, model = self.model.host.settings, self.model
        if not PACE.get(settings.speed, 1.0) or model.canvas is None or model.host.top is None:
            return
        self.fading, self.events = bool(settings.reduced_motion or not events), events
        self.before = Before(model, self.prepare(), self.fading, events)

    def prepare(self) -> pygame.Surface:
        """Make room for what will be covered."""
        assert self.model.canvas is not None
        size = self.model.canvas.get_size()
        if self.snapshot is None or self.snapshot.get_size() != size:
            self.snapshot = pygame.Surface(size, 0, self.model.canvas)
            self.snapshot.fill((0, 0, 0))  # the system gives memory only when it is written to
        return self.snapshot

    def board_picture(self) -> pygame.Surface:
        """Something of the board's size to paint the board in motion on; what is on it is left from before."""
        size = self.model.centre.inner.size
        if self._board is None or self._board.get_size() != size:
            self._board = pygame.Surface(size, 0, 32)
            self._board.fill((0, 0, 0))  # see `prepare`
        return self._board

    def cover(self, rect: pygame.Rect) -> None:
        """The table is about to paint over this part of its canvas."""
        if not self.model.centre.inner.contains(rect):
            return  # rows, panels and buttons change at once
        if self.before is not None and (self.fading or rect.contains(self.model.centre.inner)):
            self.before.cover(rect)
        elif self._faded is not None:  # a part that comes a frame later fades, too
            self._faded.cover(rect)
            self.line.play(self._fades(self._faded, [rect]))

    def start(self, events: Sequence[Event]) -> None:
        """The picture is final now: let it catch up."""
        before, self.before = self.before, None
        if before is None or self.model.canvas is None:
            return
        if self.fading:
            self._fade(before)
            return
        pace = PACE.get(self.model.host.settings.speed, 1.0)
        moved = [box for box in before.boxes if box.contains(self.model.centre.inner)]  # the map shows another part of itself
        motions = [*self._fades(before, moved), *self._ribbon(before), *self._hand(before)]
        motions += self.model.screen.motions.play(self, before, events)
        since = self.model.host.now - self._flash
        tween.arrange(motions, pace, since_flash=since)
        for motion in motions:
            if motion.flash:
                self._flash = max(self._flash, self.model.host.now + motion.start)
        self.line.play(motions)

    def _fade(self, before: Before) -> None:
        """Only a short cross-fade of what changed; frames of what may be chosen come and go at once."""
        self.line.play(self._fades(before, before.boxes))
        self._faded = before if self.line.busy else None

    def _fades(self, before: Before, boxes: list[pygame.Rect]) -> list[tween.Motion]:
        """The old pictures of these boxes, going."""
        settings = self.model.host.settings
        pace = PACE.get(settings.speed, 1.0)
        ms = min(float(STILL_MS), STILL_MS * pace) if settings.reduced_motion else min(150.0, UNDO_MS * pace)
        made: list[tween.Motion] = []
        canvas = self.model.canvas
        assert canvas is not None
        for box in boxes:
            at = box.clip(canvas.get_rect())
            image = before.picture(at)
            if image is not None:
                made.append(Picture(0.0, ms, image, at.topleft, ms))
        return made

    def step(self, ms: float) -> bool:
        """Advance everything; True while something moves."""
        if self.line.busy and self.stage is not None:
            self.stage.refresh()
        if self.line.busy and not self.line.step(ms):
            self._over()
        moving = self._breathe(ms) or self.line.busy
        self.water.step(ms, not moving)
        return moving

    def finish(self) -> None:
        """Show the end at once."""
        if self.line.busy:
            self.line.finish()
            self._over()

    def _over(self) -> None:
        for key in self.held:
            self.land(key)
        self.held = {}
        self.stage = self._faded = None
        forget()

    def land(self, key: str) -> None:
        """A card that flew to its widget is there."""
        self.held = {k: v for k, v in self.held.items() if k != key}
        for widget in self.model.acts.widgets:
            if widget.key == key:
                pad = self.model.kit.px(110)  # with its shadow
                self._dirty(widget.rect.inflate(pad, pad))

    def draw(self, surface: pygame.Surface, under: bool) -> None:
        """What moves under the widgets, or over them."""
        if self.model.open:
            return
        if under:
            self.water.draw(surface)
            self._draw_breath(surface)
        self.line.draw(surface, under)

    # -- what every game has -------------------------------------------------------------------
    def _ribbon(self, before: Before) -> list[tween.Motion]:
        model = self.model
        bar = next((p for p in model.panels if isinstance(p, TopBar)), None)
        now = model.screen.phase()
        if bar is None or now == before.phase:
            return []
        box = model.grid.ribbon.clip(bar.rect)
        a = before.rects.get(f"phase-{before.phase}")
        b = next((i.rect for i in bar.spots if i.key == f"phase-{now}"), None)
        image = before.picture(box)
        made: list[tween.Motion] = []
        if image is not None:
            made.append(Picture(0.0, 80.0, image, box.topleft, 80.0))
        if a is not None and b is not None:
            made.append(Glide(0.0, 420.0, a, b, "#C9A24B", "#2B2A33", max(1, model.kit.px(1.6))))
        return made

    def _hand(self, before: Before) -> list[tween.Motion]:
        model = self.model
        hand = next((p for p in model.panels if isinstance(p, Hand)), None)
        if hand is None or before.seat != model.seat:
            return []
        stay, come, go = moves_of(before.places, hand.places())
        if not (stay or come or go):
            return []
        ms = 240.0
        flights: list[tween.Motion] = []
        for place in come:
            origin = before.rects.get(place.key) or self.spot(self.model.screen.cards.origin(place.key)) or model.grid.prompt
            sprite = hand_sprite(model, place.key, place.rect.size)
            big = max(0.3, min(1.6, origin.w / max(1, place.rect.w)))
            flights.append(Fly(0.0, ms, sprite, origin.center, place.rect.center, 0.12, (big, 1.0)))
        for left in go:
            target = self.spot("pile-own") or model.grid.prompt
            sprite = hand_sprite(model, left.key, left.rect.size)
            flights.append(Fly(0.0, ms, sprite, left.rect.center, target.center, 0.12, (1.0, 0.3), (1.0, 0.0)))
        return [HandMotion(0.0, ms, model, hand, before.places, {p.key for p in come}), *flights]

    def spot(self, key: str) -> pygame.Rect | None:
        """Where something with this key is drawn now."""
        for part in self.model.panels:
            for item in part.spots:
                if item.key == key and item.rect is not None:
                    return pygame.Rect(item.rect)
        return None

    # -- the lands that may be chosen breathe a few times ----------------------------------------
    def _breathe(self, ms: float) -> bool:
        model = self.model
        question = (model.stamp, model.aim)
        if question != self._pulse_of:
            self._pulse_of, self._pulse, self._white = question, 0.0, {}
        settings = model.host.settings
        if settings.reduced_motion or not PACE.get(settings.speed, 1.0) or not model.acts.on_top or model.open:
            return False
        if self._pulse >= PULSE_MS * PULSE_MOST:
            return False
        if self.line.busy or model.centre.stale:
            return True  # afterwards
        if not (outlines := model.centre.breathing()):
            return False
        self._pulse += ms
        self._pulse_wait += int(ms)
        if self._pulse_wait >= PULSE_STEP or self._pulse >= PULSE_MS * PULSE_MOST:
            self._pulse_wait = 0
            for sprite, at in outlines:
                box = sprite.get_rect(topleft=at).clip(model.centre.inner)
                if box.w and box.h:
                    self._dirty(box)
        return True

    def breath(self) -> float:
        """How white the outlines of what may be chosen are now, 0..1."""
        if not 0.0 < self._pulse < PULSE_MS * PULSE_MOST or self.line.busy:
            return 0.0
        return 0.5 - 0.5 * math.cos(2 * math.pi * self._pulse / PULSE_MS)

    def _draw_breath(self, surface: pygame.Surface) -> None:
        alpha = round(190 * self.breath())
        board = self.model.centre
        if not alpha:
            return
        clip = surface.get_clip()
        surface.set_clip(clip.clip(board.inner))
        for sprite, corner in board.breathing():
            at = sprite.get_rect(topleft=corner)
            if surface.get_clip().colliderect(at):
                sprite.set_alpha(alpha)
                surface.blit(sprite, at)
                sprite.set_alpha(255)
        for sprite, corner in board.over_breath():
            if surface.get_clip().colliderect(sprite.get_rect(topleft=corner)):
                surface.blit(sprite, corner)
        surface.set_clip(clip)


def hand_sprite(model: TableModel, key: str, size: tuple[int, int]) -> pygame.Surface:
    """The plain face of a card at the size of the hand."""
    return model.screen.cards.picture_soon(key, size, lambda: None)
