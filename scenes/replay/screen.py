"""A game played again on the real table, read-only: step, play, jump by phase or turn, see it from any seat.

`LookBack` is the same over a running table: the position before a line of its log. Nothing can be chosen in either;
cards, panels, piles, forecasts and the log work as ever.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from scenes.app.seals import sealed
from scenes.draw import theme
from scenes.draw.theme import INK, shown
from scenes.overlays.share import replay_session
from scenes.replay.look import Look, LookScene, Past
from scenes.table.grid import Grid
from scenes.table.wording import Prompt
from scenes.widgets.base import Widget
from scenes.widgets.controls import Button

if TYPE_CHECKING:
    from game.core.engine.decision import Decision
    from game.core.play.session import Session
    from scenes.app.scene import Host, Scene
    from scenes.table.model import TableModel

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
STEP_MS = 1500
NOT_HERE = ("decline", "end-phase", "undo", "redo", "restart-phase", "target", "save-copy", "saves", "quick-save", "quick-load")


class Transport(Button):
    """A button with the sign of a player: `glyph` of "<", ">", "|", "=" (pause), drawn in ink."""

    def __init__(self, *args: Any, glyph: str, **rest: Any) -> None:
        super().__init__(*args, label="", **rest)
        self.glyph = glyph

    def draw(self, surface: pygame.Surface) -> None:
        k = self.kit
        box = k.button(surface, self.rect, self.style, hover=self.hovered, pressed=self.pressed, enabled=self.enabled)
        ink = shown(INK if self.enabled else "#7A7361")
        wide = {"<": 11, ">": 11, "|": 5, "=": 14}
        x, half = box.centerx - k.px(sum(wide[c] for c in self.glyph)) // 2, k.px(9)
        for c in self.glyph:
            w, y = k.px(wide[c] - 1), box.centery
            if c == ">":
                pygame.draw.polygon(surface, ink, [(x, y - half), (x + w, y), (x, y + half)])
            elif c == "<":
                pygame.draw.polygon(surface, ink, [(x + w, y - half), (x, y), (x + w, y + half)])
            elif c == "|":
                pygame.draw.rect(surface, ink, (x, y - half, k.px(3), 2 * half))
            else:
                pygame.draw.rect(surface, ink, (x, y - half, k.px(4), 2 * half))
                pygame.draw.rect(surface, ink, (x + k.px(8), y - half, k.px(4), 2 * half))
            x += k.px(wide[c])


class Course(Widget):
    """The whole game as a bar with a notch for each turn; a click anywhere in its row goes there, left and right step."""

    role = "slider"

    def __init__(self, *args: Any, at: int, of: int, notches: list[int], go: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.at, self.of, self.notches, self.go = at, max(1, of), notches, go
        self.grabbing = False

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self.grabbing:
            self.grabbing = False
            return True
        down = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if down or (self.grabbing and event.type == pygame.MOUSEMOTION):
            self.go(round((event.pos[0] - self.rect.x) * self.of / max(1, self.rect.w)))
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        k, r = self.kit, self.rect
        bar = pygame.Rect(r.x, 0, r.w, k.px(8))
        bar.centery = r.centery
        pygame.draw.rect(surface, shown("#C9BB96"), bar, border_radius=k.px(4))
        done = pygame.Rect(bar.x, bar.y, bar.w * self.at // self.of, bar.h)
        pygame.draw.rect(surface, shown("#8A6717"), done, border_radius=k.px(4))
        for n in self.notches:
            notch = pygame.Rect(0, 0, max(1, k.px(1.5)), bar.h + k.px(8))
            notch.center = bar.x + bar.w * n // self.of, bar.centery
            pygame.draw.rect(surface, shown(INK), notch)
        at = bar.x + bar.w * self.at // self.of, bar.centery
        pygame.draw.circle(surface, shown(INK), at, k.px(10))
        pygame.draw.circle(surface, shown(theme.BRASS), at, k.px(7))


class Journey(Look):
    """What replay and look-back share."""

    leaves = "travel-return"  # message of the button that leads back

    def __init__(self, session: Session, at: int) -> None:
        super().__init__(session, at)
        self.playing, self.speed, self.wait = False, 1.0, 0
        log = session.log
        self.turns = [n for n, e in enumerate(log) if n and e.turn != log[n - 1].turn]
        phases = {n + 1 for n, e in enumerate(log) if any(event.kind == "phase" for event in e.events)}
        self.phases = sorted(phases | set(self.turns))

    # -- words -----------------------------------------------------------------------------------
    def title(self) -> str:
        return self.counted("travel-title", turn=self.past.state.turn)

    def banner(self) -> str:
        """What the prompt bar says: where we are, and how to get back."""
        return self.counted("travel-banner", turn=self.past.state.turn)

    def last(self) -> str:
        """What the decision just before this position did, rich; the start of the game before any."""
        from scenes.table import logbook

        log, at = self.past.whole.log, self.past.at
        while at > 0 and log[at - 1].auto:
            at -= 1
        if not at:
            return self.table.t("travel-start")
        part = _OneEntry(self.past, at - 1)
        found = [
            line.text
            for line in logbook.lines(part, self.table.model.wording, self.table.model.seat)
            if line.level >= logbook.CHOICE
        ]
        return " · ".join(found[:3])

    def prompt(self, decision: Decision | None, own: Prompt) -> Prompt:
        self.table.model.wording.seat = self.table.model.seat
        n, of = self.past.at, len(self.past.whole.log)
        return Prompt(self.banner(), self.table.t("travel-where", n=n, of=of, what=self.last()))

    # -- going -------------------------------------------------------------------------------------
    def go(self, at: int) -> None:
        """To the position before entry `at`."""
        at = max(0, min(at, len(self.past.whole.log)))
        if at != self.past.at:
            self.past.go(at)
            self.table.sync()
            self.table.app.say(self.table.model.wording.plain(f"{self.table.model.prompt.main} {self.table.model.prompt.detail}"))

    def step(self, by: int) -> None:
        self.go(self.past.step(by))

    def jump(self, marks: list[int], by: int) -> None:
        """To the next or previous of these places (both ends of the game count)."""
        of = len(self.past.whole.log)
        places = sorted({0, *marks, of})
        ahead = [n for n in places if (n > self.past.at if by > 0 else n < self.past.at)]
        if ahead:
            self.go(ahead[0] if by > 0 else ahead[-1])

    def play(self) -> None:
        """Play and pause; from the end it begins again."""
        self.playing = not self.playing
        if self.playing and self.past.at >= len(self.past.whole.log):
            self.go(0)
        self.wait = 0
        self.table.app.say(self.table.t("replay-playing" if self.playing else "replay-paused"))
        self.table.sync()

    def faster(self) -> None:
        """The next speed, going round."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.table.sync()

    def update(self, ms: int) -> bool:
        if not self.playing or not self.table.on_top:
            return False
        self.wait += ms
        if self.wait >= STEP_MS / self.speed:
            self.wait = 0
            if self.past.at >= len(self.past.whole.log):
                self.play()
            else:
                self.step(1)
        return True

    def _visit(self, seat: str) -> None:
        """See it from another seat; not where that seat still has secrets."""
        if sealed(self.table.model.session) and seat != self.table.model.seat:
            self.table.explain(self.table.t("travel-secret", who=self.table.model.names.get(seat, seat)), None)
            return
        self.table.model.seat = self.table.model.seated = seat
        self.table.drawers.close()
        self.table.sync()
        self.table.app.say(self.table.t("travel-seat", who=self.table.model.names.get(seat, seat)))

    # -- widgets -----------------------------------------------------------------------------------
    def deeds_here(self) -> list[tuple[str, str, str, Callable[[], object], str]]:
        """Buttons of this kind of travel: (key, words, icon, act, why not)."""
        return [("back", self.table.t(self.leaves), "left", self.leave, "")]

    def grid(self, grid: Grid) -> Grid:
        """The prompt bar takes a second row from the map: words above, the course of the game below."""
        g = grid
        more = self.table.model.kit.px(44)
        sheet, prompt = g.sheet.copy(), g.prompt.copy()
        sheet.h -= more
        prompt.y -= more
        prompt.h += more
        return replace(g, sheet=sheet, prompt=prompt)

    def prompt_buttons(self) -> bool:
        g, k, past = self.table.model.grid, self.table.model.kit, self.past
        cap = self.table.app.bindings.cap
        size, high = (17.0, k.px(42)) if g.tall else (16.0, k.px(36))
        edge = k.px(12 if g.tall else 8)
        right, y = g.prompt.right - edge, g.prompt.y + k.px(8)
        for key, label, icon, act, why in self.deeds_here():
            shown = "Esc" if key == "back" and g.tall else ""
            wide = Button.wanted(k, label, icon if g.tall else "", shown, size, not why)
            rect = pygame.Rect(right - wide, y, wide, high)
            style, hint = ("brass", "" if shown else "Esc") if key == "back" else ("paper", "")
            self.table.add(Button(key, rect, label, icon=icon if g.tall else "", style=style, size=size, zone="buttons", act=act,
                            shortcut=shown, enabled=not why, why=why, hint=hint))  # fmt: skip
            right -= wide + k.px(8)
        self.table.model.buttons_left = right
        y = g.prompt.bottom - k.px(6) - high
        start, end = past.at <= 0, past.at >= len(past.whole.log)
        none = self.table.t("look-no-more")
        back, on = none if start else "", none if end else ""
        rows: list[tuple[str, str, str, Any, str]] = [
            ("turn-before", "turn-before", "|<<", lambda: self.jump(self.turns, -1), back),
            ("phase-before", "phase-before", "<<", lambda: self.jump(self.phases, -1), back),
            ("before", "step-before", "<|", lambda: self.step(-1), back),
            ("play", "play", "=" if self.playing else ">", self.play, ""),
            ("after", "step-after", "|>", lambda: self.step(1), on),
            ("phase-after", "phase-after", ">>", lambda: self.jump(self.phases, 1), on),
            ("turn-after", "turn-after", ">>|", lambda: self.jump(self.turns, 1), on),
        ]
        left, wide = g.prompt.x + k.px(18), k.px(44)
        for key, action, glyph, act, why in rows:
            name = self.table.t("replay-pause" if key == "play" and self.playing else f"replay-{key}")
            self.table.add(Transport(key, pygame.Rect(left, y, wide, high), name, glyph=glyph, zone="buttons", act=act,
                               enabled=not why, why=why, hint=cap(action)))  # fmt: skip
            left += wide + k.px(4)
        speed = self.table.t("replay-speed-n", n=f"{self.speed:g}".replace(".", self.table.t("replay-decimal")))
        pace = pygame.Rect(g.prompt.right - edge - k.px(60), y, k.px(60), high)
        self.table.add(
            Button(
                "speed",
                pace,
                self.table.t("replay-speed"),
                label=speed,
                size=size,
                zone="buttons",
                act=self.faster,
                value=speed,
                hint=cap("pace"),
            )
        )
        bar = pygame.Rect(left + k.px(16), y, pace.x - left - k.px(34), high)
        where = self.counted("replay-course-value", n=past.at, of=len(past.whole.log), turn=past.state.turn)
        self.table.add(
            Course(
                "course",
                bar,
                self.table.t("replay-course"),
                at=past.at,
                of=len(past.whole.log),
                notches=self.turns,
                go=self.go,
                value=where,
                zone="buttons",
            )
        )
        return True

    def widgets_made(self) -> None:
        """The menu button stays what it is."""

    # -- input -------------------------------------------------------------------------------------
    def mouse(self, event: pygame.event.Event, pos: tuple[int, int]) -> bool:
        course: Course | None = next((w for w in self.table.widgets if isinstance(w, Course)), None)
        if course is not None and (course.grabbing or course.rect.collidepoint(pos)):
            held = course.grabbing or event.type == pygame.MOUSEBUTTONDOWN
            if course.event(event):
                made = next((w for w in self.table.widgets if isinstance(w, Course)), None)
                if made is not None:
                    made.grabbing = held and event.type != pygame.MOUSEBUTTONUP
                return True
        return False

    def key(self, event: pygame.event.Event) -> bool:
        way = self.table.app.bindings.action_of(event, "look")
        kind, _, to = way.rpartition("-")
        by = -1 if to == "before" else 1
        if kind == "step" or (self.table.focus_key == "course" and way in ("left", "right")):
            self.step(-1 if way == "left" else by)
        elif kind in ("turn", "phase") and to in ("before", "after"):
            self.jump(self.turns if kind == "turn" else self.phases, by)
        elif way in ("game-start", "game-end"):
            self.go(0 if way == "game-start" else len(self.past.whole.log))
        elif way == "play":
            self.play()
        elif way == "pace":
            self.faster()
        else:
            return False
        return True

    def key_help(self, own: list[tuple[str, str]]) -> list[tuple[str, str]]:
        rows = [
            *self.table.app.bindings.rows("look", self.table.t),
            *self.table.app.bindings.rows("table", self.table.t, NOT_HERE),
        ]
        return [*((caps, what[:1].lower() + what[1:]) for caps, what in rows), ("Esc", self.table.t(self.leaves))]

    # -- log ---------------------------------------------------------------------------------------
    def _show_log(self) -> None:
        from scenes.overlays.log import LogOverlay
        from scenes.table.timetravel import TableBook

        session = self.past if sealed(self.table.model.session) else self.past.whole
        self.table.app.push(LogOverlay(self.table.app, book=TableBook(self.table.model, session, self.go, rewind=False)))

    def instead(self, act: str, what: str = "") -> bool:
        """What changes a game elsewhere goes through this one."""
        acts: dict[str, Callable[[], object]] = {
            "log": self._show_log,
            "undo": lambda: self.step(-1),
            "redo": lambda: self.step(1),
            "restart-phase": lambda: self.jump(self.phases, -1),
            "cancel": lambda: None,
            "visit": lambda: self._visit(what),
        }
        if act not in acts:
            return super().instead(act, what)
        acts[act]()
        return True


class _OneEntry:
    """A session of one entry and the silent steps after it, for the words of what it did."""

    def __init__(self, past: Past, at: int) -> None:
        self.log = past.whole.log[at : past.at]


class Travel(LookScene):
    """The table of such a journey. `viewer` is the seat whose knowledge counts."""

    def __init__(self, app: Host, session: Session, journey: Journey, at: int, viewer: str = "") -> None:
        self.journey = journey
        super().__init__(app, session, at, journey)
        self.model.seat = self.model.seated = self.model.wording.seat = viewer or self.model.seat


class BackJourney(Journey):
    """Back through a running table."""

    def __init__(self, origin: TableModel, at: int) -> None:
        super().__init__(origin.session, at)
        self.origin = origin

    def deeds_here(self) -> list[tuple[str, str, str, Callable[[], object], str]]:
        from scenes.table.timetravel import barred, reason_words

        session, at, t = self.origin.session, self.past.at, self.table.t
        why = barred(session, at, self.origin.seat) if at < len(session.log) else None
        words = reason_words(self.origin, why) if why is not None else t("look-no-more") if at >= len(session.log) else ""
        return [*super().deeds_here(), ("rewind-here", t("log-rewind-here"), "undo", self.rewind_here, words)]

    def rewind_here(self) -> None:
        """Back to the table, and ask whether it is to be rewound to what is seen here."""
        from scenes.table.timetravel import rewind_here

        self.table.app.pop()
        rewind_here(self.origin, self.past.at)


class LookBack(Travel):
    """A running table at an earlier line of its log. Esc returns; nothing is chosen, nothing is changed."""

    def __init__(self, app: Host, origin: TableModel, at: int) -> None:
        super().__init__(app, origin.session, BackJourney(origin, at), at, origin.seat)


class ReplayJourney(Journey):
    """Through a saved game from its start."""

    leaves = "replay-leave"

    def title(self) -> str:
        return self.counted("replay-title", turn=self.past.state.turn)

    def banner(self) -> str:
        phase = self.past.state.phase
        words = self.table.model.wording.phase(phase).lower() if phase else ""
        return self.counted("replay-banner", turn=self.past.state.turn, phase=words)

    def leave(self) -> None:
        if len(self.table.app.stack) > 1:
            self.table.app.pop()
        else:
            self.table.app.home()


class ReplayScene(Travel):
    """A saved game from its start."""

    def __init__(self, app: Host, session: Session) -> None:
        super().__init__(app, session, ReplayJourney(session, 0), 0, session.state.seats[0])


def open_replay(app: Host, path: Path) -> Scene:
    """A saved game as a replay over what is open now. Raises SaveError."""
    from game.core.errors import SaveError
    from scenes.app import tables

    opened = tables.opening_of(app, path, auto_end=False)
    if opened.session is None or opened.how not in ("same", "replayed"):
        why = opened.told[-1][1].get("why")
        reason = str(why) if why in ("packs", "newer") else "rules"
        said = opened.why if why == "packs" else f"the choices lead elsewhere with these rules and cards ({opened.why})"
        raise SaveError(reason, said, path.name)
    return replay_session(app, opened.session)
