"""Shows what the game does by itself, step by step: the position as it was then, a caption, the places, the figures.

The rules have gone on to the next question already; the table follows. Meanwhile nothing is asked. A click or Enter ends a
movement, the next one goes on; Esc, or a key that is held, goes straight to the next question, and has to be let go before
it can answer that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.core.engine.decision import Event, Reason
from scenes.app.settings_store import PACE, SPEEDS
from scenes.overlays.handover import secret
from scenes.table.companion import Companion
from scenes.table.game_screen import Table
from scenes.table.hand import LIFT
from scenes.table.model import Spot, Staged
from scenes.table.motion import Director
from scenes.table.panel import fit_line
from scenes.table.prompt import LEAST, PromptButton
from scenes.table.recap import WAIT_MS
from scenes.table.recap_sheet import RecapSheet
from scenes.table.staging_picture import StagingPicture
from scenes.table.step import HOLD_MS, Step
from scenes.table.steps import Shown
from scenes.table.steps_strip import StepsStrip, stops
from scenes.table.window import Window
from scenes.table.wording import Prompt
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Choice

GO_ON = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
HELD_MS = 500  # a key or button that stays down so long skips
STEP = "step"  # the pace at which each step waits


class Staging:
    """The steps that are still to be shown, and the one that is."""

    def __init__(self, model: Table, window: Window, motion: Director, companion: Companion) -> None:
        self.model, self.window, self.motion, self.companion = model, window, motion, companion
        self.present: Callable[[Sequence[Event]], object]  # brings the table up to date with the model, moving these events
        self.queue: list[Shown] = []
        self.picture: StagingPicture | None = None
        self.sheet: RecapSheet | None = None  # what a round brought, while that is shown
        self.hurry = False  # on to the next question of a person, whoever acts before
        self._then: Callable[[], object] = lambda: None
        self._waited = 0.0
        self._coming: StagingPicture | None = None  # the next one, made in frames of its own
        self._making: Iterator[None] | None = None
        self._down: tuple[int, int] | None = None  # (type of event, key or button) that went on and is still down
        self._held = 0.0
        self._mute: tuple[int, int] | None = None  # what was down when the last step was over: it answers nothing

    @property
    def active(self) -> bool:
        """Whether steps are shown now."""
        return self.model.staged is not None

    @property
    def pace(self) -> str:
        """How fast."""
        return self.companion.pace() or self.model.host.settings.speed

    # -- from answer to answer -----------------------------------------------------------------
    def plan(self, bot: str = "") -> list[Shown]:
        """How the last go is shown; [] where it is not. `bot`: who chose, where it was no person."""
        model = self.model
        decision, hurry = model.session.decision, self.hurry
        if hurry and (decision is None or any(model.human(seat) for seat in decision.seats)):
            self.hurry = False
        if not PACE[self.pace] or model.host.sync or model.canvas is None or model.curtained:
            return []
        steps = model.screen.steps.shown(model, model.session.moments, model.session.before_go, bot)
        if bot and (said := model.session.last_remark) is not None:
            steps.insert(0, Shown((), model.session.before_go, self._remark(bot, said)))
        if hurry:
            steps = from_recap(steps)
            self.hurry = self.hurry and not steps
        elif self.pace == "fast":
            steps = in_runs(steps)
        return steps if any(shown.step is not None for shown in steps) else []

    def _remark(self, bot: str, said: Reason) -> Step:
        """What a bot decided and why, where it looks odd."""
        model = self.model
        entry = next(entry for entry in reversed(model.session.log) if not entry.auto)
        return Step(model.wording.deed(entry), model.wording.reason(said), seat=bot)

    def begin(self, steps: list[Shown], then: Callable[[], object]) -> None:
        """Show these, then do what comes after an answer."""
        first = next((n for n, shown in enumerate(steps) if shown.step is not None), len(steps) - 1)
        early = tuple(event for shown in steps[:first] for event in shown.events)  # nothing stands there yet that could hold it
        begun = steps[first : first + 1]
        self.queue = [*(shown._replace(events=(*early, *shown.events)) for shown in begun), *steps[first + 1 :]]
        self._then = then
        self.next()

    def next(self) -> None:
        """The next step, or the question."""
        self._waited = 0.0
        if not self.queue:
            self.end()
            return
        shown = self.queue.pop(0)
        if shown.step is None and not self.queue:
            self.end(shown.events)
            return
        model = self.model
        before = model.staged
        caption = Prompt(shown.step.main, shown.step.detail, shown.step.seat) if shown.step else before and before.prompt
        recap = shown.step.recap if shown.step else None
        everybody = recap is not None and secret(model.session)
        model.staged = Staged(
            model.rules.view(shown.state, "" if everybody else model.looker),
            shown.step,
            caption or Prompt("", ""),
            sum(len(later.events) for later in self.queue),
            everybody,
        )
        self.sheet = RecapSheet(model, recap) if recap is not None else None
        if recap is not None:
            model.host.sprang(model.area)
        if self.picture is None:
            self.window.redraw(model.centre.rect)
        self.present(shown.events)
        # Till it is made the step before is still seen over the map: without it all places would flash.
        self._coming = self._new_picture()
        self._making = self._coming.made() if self._coming is not None else iter(())

    def _new_picture(self) -> StagingPicture | None:
        """What lies over the map in this step, not made yet; None where it says nothing there."""
        step = self.model.staged.step if self.model.staged is not None else None
        if step is None or not (step.places or step.card or step.changes or step.recap):
            return None
        return StagingPicture(self.model, step, self.window.redraw)

    def rebuild(self) -> None:
        """The window is another: draw what lies over the map anew."""
        self._coming = self._new_picture()
        for _ in self._coming.made() if self._coming is not None else ():
            pass
        self._show()

    def _show(self) -> None:
        """What was made lies over the map."""
        self.picture, self._coming, self._making = self._coming, None, None
        if self.sheet is not None:
            self.sheet.lay_tags()
        self.window.redraw(self.model.centre.rect)

    def end(self, events: Sequence[Event] = ()) -> None:
        """All was shown: the question."""
        self.queue = []
        self._mute, self._down = self._down, None
        self.model.staged = self.sheet = None
        self._cover()
        self.present(events)
        if self.model.host.live:  # the buttons of the question lie where those of the steps were, its first answer has the focus
            self.model.host.sprang(self.model.grid.prompt, enter=True)
        then, self._then = self._then, lambda: None
        then()

    def _cover(self) -> None:
        self.picture = self._coming = self._making = None
        self.window.redraw(self.model.centre.rect)

    def finish(self) -> None:
        """All at once, up to the question."""
        if self.active:
            self.motion.finish()
            self.end([event for shown in self.queue for event in shown.events])
            self.motion.finish()

    def skip(self) -> None:
        """On to the next question that a person at this table is asked, or to what the round brought."""
        self.hurry = True
        if self.sheet is None and (later := from_recap(self.queue)):
            self.motion.finish()
            self.hurry, self.queue = False, later
            self._mute, self._down = self._down or self._mute, None
            self.next()
            return
        self.finish()
        decision = self.model.session.decision
        if decision is None or any(self.model.human(seat) for seat in decision.seats):
            self.hurry = False

    def go_on(self) -> None:
        """End the movement, or go to the next step."""
        if self.motion.busy or self.motion.holds:
            self.motion.finish()
            self.window.redraw(self.model.centre.rect)
        elif self.sheet is not None and self.sheet.busy:
            self.sheet.finish()
        else:
            self.next()

    def _pressed(self, act: Callable[[], object], place: pygame.Rect) -> None:
        """A button of the steps was used. Where that brings the question, the tail of the press is no answer to it: its own
        buttons come to lie where these were."""
        act()
        if not self.active:
            self.model.host.sprang(place)

    def set_pace(self, pace: str) -> None:
        """How fast from now on."""
        self.model.host.put("speed", pace)
        if not PACE[pace]:
            self.finish()
        else:
            self.window.sync()

    # -- time ----------------------------------------------------------------------------------
    def update(self, ms: int, following: bool = False) -> bool:
        """Time passes; True while a step is on its way. `following`: parts of the table are still being brought up to date."""
        if not self.active:
            return False
        if self._making is not None:
            if next(self._making, self) is self:
                self._show()
            return True
        if not self.window.on_top:
            self._down = None
            return False
        if self._down is not None:
            self._held += ms
            if self._held >= HELD_MS:
                self._mute, self._down = self._down, None
                mute = self._mute
                self.skip()
                self._mute = mute
                return True
        if self.motion.busy or self.motion.holds:
            return True
        staged = self.model.staged
        assert staged is not None
        if staged.step is None:
            if not following:
                self.next()
            return True
        if self.sheet is not None and self.sheet.update(ms / (PACE[self.pace] or 1)):
            return True
        waits = self.pace != "fast" if self.sheet is not None else self.pace == STEP and self._held_up(staged.step)
        if waits:
            self._offer_faster()
            return self._down is not None
        self._waited += ms
        if self._waited >= (WAIT_MS if self.sheet is not None else staged.step.ms * PACE[self.pace]):
            self.next()
        return True

    def _held_up(self, step: Step) -> bool:
        """Whether a step waits where each is gone through: not one that only leads on to the next, such as a card whose lands
        follow; that card does before a question.
        """
        return step.ms >= HOLD_MS or (bool(step.card) and all(shown.step is None for shown in self.queue))

    def _offer_faster(self) -> None:
        """Once, after the first games: steps may pass by themselves."""
        host = self.model.host
        if host.settings.faster == "due" and self.pace == STEP and not self.companion.pace():
            host.put("faster", "told")
            at = self.window.item("pace=normal") or self.window.item("go-on")
            said = self.model.t("table-pace-offer", name=self.model.t("set-speed-normal"))
            host.say(said)
            host.tip_now(said, at.rect if at is not None else None)

    # -- input ---------------------------------------------------------------------------------
    @property
    def muted(self) -> bool:
        """Whether a key or button that skipped is still down."""
        return self._mute is not None

    def handle(self, event: pygame.event.Event, item_at: Callable[[Spot], UiItem | None]) -> bool:
        """A key or a button of the mouse while steps are shown, and what of it is left afterwards; True: used up."""
        what = _which(event)
        if what is not None and self._mute is not None and what == self._mute:
            if event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP):
                self._mute = None
            return True
        if not self.active or what is None:
            return False
        if event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP):
            used, self._down = self._down == what, None
            return used
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._mute = what
            self.skip()
            return True
        if self._down == what:
            return True  # the key repeats itself
        if event.type == pygame.KEYDOWN and event.key not in GO_ON:
            return False
        under = item_at(event.pos) if event.type == pygame.MOUSEBUTTONDOWN else None
        if under is not None and (under.act is not None or under.widget is not None):
            return False
        self._down, self._held = what, 0.0
        self.go_on()
        return True

    # -- the prompt bar ------------------------------------------------------------------------
    def add_buttons(self) -> int:
        """Pace, skip and go on in the prompt bar; their left edge. Below it the steps of the run."""
        model, g, k = self.model, self.model.grid, self.model.kit
        self._add_strip()
        size = 17.0 if g.tall else 16.0
        high = k.px(44 if g.tall else 40)
        right = g.prompt.right - k.px(12 if g.tall else 8)
        caps = g.tall and g.prompt.w >= k.px(1000)
        if self.sheet is not None:
            self.sheet = RecapSheet(model, self.sheet.recap, self.sheet.ms)  # the window may be another
            self.sheet.add_widgets()
        hint = model.t("table-recap-hint" if self.sheet is not None else "table-stage-go-on-hint")
        second = ("again", model.t("table-recap-again"), "redo", "", self._again, "paper", "")
        if self.sheet is None:
            second = ("skip", model.t("table-stage-skip"), "skip", "Esc", self.skip, "paper", model.t("table-stage-skip-hint"))
        for key, label, icon, cap, act, style, says in (
            ("go-on", model.t("table-stage-go-on"), "", "Enter", self.go_on, "brass", hint),
            second,
        ):
            cap = cap if caps or (key == "go-on" and g.prompt.w >= k.px(900)) else ""
            wide = min(PromptButton.wanted(k, label, icon, cap, size), k.px(330))
            rect = pygame.Rect(right - wide, g.prompt.centery - high // 2, wide, high)
            self.window.add(PromptButton(key, rect, label, icon=icon, style=style, size=size, zone="buttons",
                                         act=partial(self._pressed, act, rect), shortcut=cap, hint=says))  # fmt: skip
            right -= wide + k.px(9)
        paces = [pace for pace in SPEEDS if PACE[pace]]
        if not self.companion.pace() and g.prompt.w >= k.px(1000):
            names = [(pace, model.t(f"set-speed-{pace}")) for pace in paces]
            wide = sum(k.width(name, size - 1, "sans-semi") + k.px(28) for _, name in names) + k.px(10)
            main, detail = model.prompt.main, model.prompt.detail
            said = max(fit_line(k, main, 10_000, 15, "serif-semi").used, fit_line(k, detail, 10_000, LEAST, "sans").used)
            if right - wide - g.prompt.x - k.px(80) < said:
                return right  # the caption goes before
            rect = pygame.Rect(right - wide, g.prompt.centery - high // 2, wide, high)
            self.window.add(Choice("pace", rect, model.t("set-speed"), [(pace, name, name) for pace, name in names], self.pace,
                                   self.set_pace, size=size - 1, zone="buttons",
                                   words=(model.t("ui-chosen"), model.t("ui-not-chosen"))))  # fmt: skip
            right -= wide + k.px(9)
        return right

    def _add_strip(self) -> None:
        """The steps of this run in the row of the hand's headings, if the window has one."""
        g, step = self.model.grid, self.model.staged.step if self.model.staged is not None else None
        if step is None or not g.heads.h:
            return
        later = (shown.step.run for shown in self.queue if shown.step is not None and shown.step.run)
        found = stops(self.model, step, next((run for run in later if run != step.run), ""))
        if found:
            top = g.prompt.bottom + self.model.kit.px(2)
            high = g.hand.y - self.model.kit.px(LIFT + 2) - top  # off the edge of cards that stand higher
            self.window.add(StepsStrip(self.model, pygame.Rect(g.heads.x, top, g.heads.w, high), found))

    def _again(self) -> None:
        """The summary from its beginning."""
        if self.sheet is not None:
            self.sheet.again()

    # -- drawing -------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface, under: bool) -> None:
        """The veil (under what moves), then rings, card and figures, and what a round brought."""
        if self.picture is not None and not self.model.open:
            self.picture.draw(surface, under)
        if self.sheet is not None and not under and not self.model.open:
            self.sheet.draw_map(surface)


def in_runs(steps: Sequence[Shown]) -> list[Shown]:
    """The same, one step for each run: what its first one says, with all that happened in it."""
    out: list[Shown] = []
    for shown in steps:
        last = out[-1] if out else None
        if last is not None and last.step and shown.step and shown.step.run and shown.step.run == last.step.run:
            places = shown.step.places or last.step.places
            out[-1] = Shown(last.events + shown.events, shown.state, last.step._replace(places=places, at=len(places)))
        else:
            out.append(shown)
    return out


def from_recap(steps: Sequence[Shown]) -> list[Shown]:
    """The same from what the round brought on, with all that happened before; [] where there is no such step."""
    at = next((n for n, shown in enumerate(steps) if shown.step is not None and shown.step.recap is not None), -1)
    if at < 0:
        return []
    events = tuple(event for shown in steps[: at + 1] for event in shown.events)
    return [steps[at]._replace(events=events), *steps[at + 1 :]]


def _which(event: pygame.event.Event) -> tuple[int, int] | None:
    """The key or button of an event, the same for down and up; None for other events."""
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        return pygame.KEYDOWN, event.key
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
        return pygame.MOUSEBUTTONDOWN, 1
    return None
