"""A lesson on the real table: a card that tells what to do next and points at it, and nothing that stands in the way.

`Lesson` is the companion of a table; it only adds the card. What the card says follows from `game.core.teaching.lessons`, what it
points at are keys of the table (`land:G5`, `card:*`), names (`@table-energy`: what that message says) or whole parts of
it (`hand`, `board`); `a|b` is a if it is there, else b. The card is laid where it covers neither those nor the prompt
nor a list of answers. Everything on it is a stop of the keyboard and a line of the text view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.teaching import lessons
from game.core.teaching.lesson_book import Book
from game.core.teaching.lessons import Chapter, Progress, Step
from scenes.app import settings_store
from scenes.table import lesson_targets as targets
from scenes.table import zoombar
from scenes.table.card_home import CardHome
from scenes.table.companion import Companion
from scenes.table.hand import Hand
from scenes.table.lesson_card import CardData, LessonCard, height, lay_card, unpictured
from scenes.table.lesson_sheet import Line, next_line
from scenes.table.lesson_targets import ZONE
from scenes.table.pointing import Pointer
from scenes.table.wording import Prompt
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button

if TYPE_CHECKING:
    from game.core.engine.decision import Decision, Event
    from game.core.play.session import Session
    from scenes.app.scene import Host
    from scenes.table.scene import TableScene

KEYS = ("forecast", "why", "undo", "rules")  # actions whose keys the texts may name


class UnsavedBook(Book):
    """A book that is never written: for pictures."""

    def save(self) -> bool:
        return False


def message(chapter: Chapter, step: str = "") -> str:
    """The id of a chapter's title, or of a card's text."""
    head = f"lesson-{chapter.game}-{chapter.id}"
    return f"{head}-{step}" if step else head


class Lesson(Companion):
    """A chapter at a table. `book` keeps it; `seen` are the cards read when it goes on."""

    advises = False  # its own card says what to do

    table: TableScene

    def __init__(
        self,
        chapter: Chapter,
        session: Session,
        book: Book,
        opens: Callable[[Host, Chapter, Book], object],
        seen: Sequence[str] = (),
    ) -> None:
        self.chapter, self.book, self.opens = chapter, book, opens
        self.seen: list[str] = list(seen)
        self.shown = -1  # an earlier card that is looked at again; -1: the present one
        self.free = False  # the lesson was left, the table stays
        self.here: Progress = lessons.progress(chapter, session, self.seen)
        self.card: LessonCard | None = None
        self.pointers: list[pygame.Rect] = []
        self.pointer = Pointer()
        self._stood: object = None  # the things on the map when the rings were laid round them
        self.home = CardHome("lesson")
        self._went_on = False  # the next card was asked for: it does not come by itself
        self._told: tuple[object, ...] = ()
        self._before_undo = self.here
        session.on_change = lambda _: self.keep()

    # -- how far it is -------------------------------------------------------------------------
    @property
    def ended(self) -> bool:
        """Whether the last card was read, or the game is over before there is one left to show."""
        return self.here.done

    @property
    def step(self) -> Step | None:
        """The step whose card is shown; None at the end of the chapter."""
        at = self.shown if self.shown >= 0 else self.here.at
        return self.chapter.steps[at] if at < len(self.chapter.steps) else None

    def keep(self) -> None:
        """Write how far the chapter is."""
        if self.free:
            return
        self.here = lessons.progress(self.chapter, self.table.model.session, self.seen)
        if self.here.done:
            self.book.finish(self.chapter)
            if not isinstance(self.book, UnsavedBook):
                self._learned()
        else:
            self.book.note(self.chapter, self.table.model.session, tuple(self.seen))

    def _learned(self) -> None:
        """Note for the first screen how much of the game was learned."""
        settings, game = self.table.app.settings, self.chapter.game
        every = lessons.load(game)
        done = [sum(self.book.page(game, one.id).done for one in every), len(every)]
        if game not in settings.learned or settings.chapters.get(game) != done:
            settings.learned = [*settings.learned, *([game] if game not in settings.learned else [])]
            settings.chapters[game] = done
            settings_store.save(settings)

    def read(self) -> None:
        at = self.here.at
        self.here = lessons.progress(self.chapter, self.table.model.session, self.seen)
        if self.here.at != at:
            self.shown = -1

    def prompt(self, decision: Decision | None, own: Prompt) -> Prompt:
        """Nobody is called by name where only one person sits."""
        model = self.table.model
        if sum(map(model.human, model.view.seats)) == 1:
            return own._replace(main=model.wording.texts.unnamed(own.main, model.names[model.seat]))
        return own

    def pace(self) -> str:
        """Each step of the game waits, unless somebody wants to see none at all."""
        return "" if self.free or self.table.app.settings.speed == "instant" else "step"

    # -- the card ------------------------------------------------------------------------------
    def settled(self) -> None:
        self.table.widgets = [w for w in self.table.widgets if w.zone != ZONE]
        self.card, self.pointers = None, []
        model = self.table.model
        if self.free or model.canvas is None or model.looking or model.staged is not None:
            return  # while steps are shown, nothing tells how they end
        self.table.renew_items()
        step = self.step
        self.pointers = self._targets(step) if step is not None else []
        data = self._words(step)
        buttons = self._buttons(step)
        rect = self.home.place(self.table.model, data, self.pointers, buttons, self._tallest)
        self.card = lay_card(self.table.model, "lesson", rect, data, buttons, self._spoken)
        zoombar.lay(self.table.model, self.table)
        self._stood = self.table.model.centre.items()
        if self.pointer.lay(model, self.card.rect, self.pointers):
            self.table.redraw()
        self._announce(data, step)

    def placed(self) -> None:
        """Rings and card follow what stands elsewhere now."""
        stand = self.table.model.centre.items()
        if self.card is None or self.step is None:
            return
        if stand is not self._stood:
            self._stood = stand
            if self._targets(self.step) != self.pointers:
                self.settled()
                self.table.redraw()
        if self.card is not None and self.pointer.lay(self.table.model, self.card.rect, self.pointers):
            self.table.redraw()

    def rings(self) -> list[tuple[str, pygame.Rect, pygame.Rect | None]]:
        if self.card is None or self.step is None:
            return []
        now: list[pygame.Rect | None] = [*self._targets(self.step)]
        now += [None] * max(0, len(self.pointers) - len(now))
        return [(f"lesson {self.step.id}", drawn, around) for drawn, around in zip(self.pointers, now, strict=False)]

    def _tallest(self, wide: int) -> int:
        """How high the card gets in this chapter at that width."""
        steps = self.chapter.steps
        return max(height(self.table.model.kit, self._words(step), wide, self._buttons(step)) for step in steps)

    def mouse(self, event: pygame.event.Event, pos: tuple[int, int]) -> bool:
        return self.home.mouse(event, pos, self.table.model, self.table, self.card)

    def _spoken(self, text: str) -> str:
        """A card's text as words."""
        return self.table.model.wording.plain(unpictured(text))

    def _announce(self, data: CardData, step: Step | None) -> None:
        """Say a new card, and put the focus of the keyboard on what goes on."""
        told = (self.here.at, self.shown, data.note, data.foot)
        if told == self._told:
            return
        by_itself, self._told = bool(self._told) and not self._went_on, told
        if by_itself and self.card is not None and self.card.rect.collidepoint(self.table.app.mouse):
            self.table.app.sprang(self.card.rect)
        self._went_on = False
        for line in (f"{data.title}. {data.count}", data.note, data.text, data.foot):
            if line:
                self.table.app.say(self._spoken(line))
        if (step is None or step.kind == "read") and self.table.app.ring_shown and not self.table.model.open:
            self.table.focus_key = "lesson-next" if step is not None else "lesson-on"
        elif self.table.focus_key == "lesson-next":  # who presses Enter once too often does not answer the table by that
            self.table.focus_key = "lesson-show"

    def _words(self, step: Step | None) -> CardData:
        """Everything the card says."""
        title = self.table.t(message(self.chapter))
        if step is None:
            return CardData(title, "", self.table.t("lesson-end"), self._ending(), "", "", "good")
        at, of = self.chapter.place(step.id), len(self.chapter.steps)
        caps = {key: self.table.app.bindings.caps(key, self.table.t) or "—" for key in KEYS}
        text = self.table.t(message(self.chapter, step.id), **caps)
        note, foot = "", ""
        if self.shown >= 0:
            foot = self.table.t("lesson-earlier")
        elif step.kind == "do" and self.table.model.asked is not None:
            decision = self.table.model.session.decision
            if not lessons.open_now(step, decision):
                foot = self.table.t("lesson-later")
            elif not lessons.suggested(step, decision):
                foot = self.table.t("lesson-gone")
            elif step is self.step and (line := self._line()) is not None and line.step is not step:
                foot = self.table.t(message(self.chapter, line.step.id) if line.step else "lesson-sheet-ready")
        if self.shown < 0 and self.here.other is not None:
            note = self._other(*self.here.other)
        doing = step.kind != "read" and self.shown < 0
        return CardData(title, self.table.t("lesson-step", n=at + 1, of=of), "", text, note, foot, "do" if doing else "read",
                        (at + 1) / of)  # fmt: skip

    def _other(self, at: int, key: str) -> str:
        """What was chosen in place of the suggestion."""
        meant = next((p for p in self.chapter.steps[at].do if "*" not in p), "")
        kind = self.chapter.steps[at].ask
        entry = next((e for e in reversed(self.table.model.session.log) if e.key == key and e.kind == kind), None)
        what = self.table.model.wording.undo(entry) if entry is not None else ""
        if not what:
            return ""
        if meant:
            said = self.table.model.wording.plain(self.table.model.wording.option(self.table.model.view, None, meant))
            if said and said != meant and not said.isdigit():  # a bare figure of a sheet tells nothing
                return self.table.t("lesson-other", what=what, meant=said)
        return self.table.t("lesson-other-short", what=what)

    def _ending(self) -> str:
        """The last card: how it went, and what may come next."""
        if self.here.aside(self.chapter):
            return self.table.t("lesson-end-over" if self.here.over else "lesson-end-aside")
        if self.next_chapter() is None:
            return self.table.t("lesson-end-last")
        return self.table.t("lesson-end-text", title=self.table.t(message(self.chapter)))

    def _buttons(self, step: Step | None) -> list[Button]:
        """The buttons of the card, in reading order; the first is the one to go on with. The card lays them out."""
        nowhere = pygame.Rect(0, 0, 1, 1)
        made: list[Button] = []

        def button(
            key: str, msg: str, style: str, icon: str, act: Callable[[], object], hint: str = "", bare: bool = False
        ) -> None:
            made.append(
                Button(
                    key,
                    nowhere,
                    self.table.t(msg),
                    label="" if bare else None,
                    style=style,
                    icon=icon,
                    size=17,
                    act=act,
                    zone=ZONE,
                    hint=self.table.t(hint) if hint else "",
                )
            )

        if step is None:
            if self.here.aside(self.chapter):
                button("lesson-on", "lesson-again", "brass", "undo", self.again)
            elif self.next_chapter() is not None:
                button("lesson-on", "lesson-next-chapter", "brass", "right", self.go_next)
            else:
                button("lesson-on", "learn-play", "brass", "compass", self.play)
            button("lesson-freely", "lesson-freely", "paper", "", self.go_free, "lesson-freely-hint")
            button("lesson-leave", "lesson-chapters", "quiet", "close", self.leave, "lesson-leave-hint", True)
            return made
        if step.kind == "read" or self.shown >= 0:
            button("lesson-next", "lesson-next", "brass", "right", self.next_card)
        elif self.pointers and step.kind != "until" and not self.table.model.open:
            button("lesson-show", "lesson-show", "paper", "compass", self.show_target, "lesson-show-hint")
        if self._earlier() >= 0:
            button("lesson-back", "lesson-back", "paper", "left", self.last_card)
        if step.page:
            button("lesson-rule", "lesson-rule", "paper", "book", self.open_rule, "lesson-rule-hint", True)
        button("lesson-leave", "lesson-leave", "quiet", "close", self.leave, "lesson-leave-hint", True)
        return made

    # -- what it points at ---------------------------------------------------------------------
    def _line(self) -> Line | None:
        """Where several answers are filled in on a sheet: the line that is to be changed next, or the button below them."""
        asks = self.table.asks
        return next_line(self.chapter.steps, self.here.at, asks.ask) if self.shown < 0 and asks.open else None

    def _at(self, step: Step) -> tuple[str, ...]:
        """What a step points at now."""
        line = self._line() if step is self.step else None
        return line.at if line is not None else step.at

    def _targets(self, step: Step) -> list[pygame.Rect]:
        """The places a step points at. Each word of `at` is a choice of several: the first that is on the table."""
        return targets.rects(self.table, self._at(step))

    def target_keys(self, step: Step) -> list[str]:
        """The keys of the items a step points at, where they are items."""
        return targets.keys(self.table, self._at(step))

    # -- deeds ---------------------------------------------------------------------------------
    def _see(self, *ids: str) -> None:
        self.seen += [one for one in ids if one not in self.seen]
        self.shown = -1
        self.keep()
        self.table.sync()

    def next_card(self) -> None:
        """The card was read."""
        self._went_on = True
        if self.shown >= 0:
            later = [n for n in range(self.shown + 1, self.here.at) if self.here.marks[n] != "past"]
            self.shown = later[0] if later else -1
            self.table.sync()
            return
        step = self.step
        if step is not None and step.kind == "read":
            if self.table.model.open and "over" in step.at:
                self.table.drawers.close()
            self._see(step.id)

    def _earlier(self) -> int:
        """The card before the one shown; -1 if there is none."""
        at = self.shown if self.shown >= 0 else self.here.at
        return next((n for n in range(at - 1, -1, -1) if self.here.marks[n] != "past"), -1)

    def last_card(self) -> None:
        """Look at the card before; nothing is taken back by it."""
        self._went_on = True
        self.shown = self._earlier()
        self.table.sync()

    def show_target(self) -> None:
        """The focus on what is meant, as Tab would bring it there."""
        step = self.step
        keys = self.target_keys(step) if step is not None else []
        keys = [k for k in keys if (found := self.table.item(k)) is not None and found.focusable]
        if keys:
            self.table.app.show_ring()
            self.table.set_focus(next((k for k in keys if k in self.table.model.shapes), keys[0]))
        elif step is not None:
            self.table.app.say(self._spoken(self.table.t(message(self.chapter, step.id), **dict.fromkeys(KEYS, ""))))

    def open_rule(self) -> None:
        """The page of the rules about this card."""
        from scenes.rules.screen import RulesOverlay

        page = self.step.page if self.step is not None else ""
        self.table.app.push(RulesOverlay(self.table.app, self.table.model.rules.id, page))

    def tried(self, act: str, here: Progress | None = None) -> None:
        """Something of the screen was done; the card that asked for it (when it was shown: `here`) is through."""
        if self.free:
            return
        seen = lessons.tried(self.chapter, here or self.here, act)
        if seen:
            self._see(*seen)

    def follow(self) -> None:
        """Do what the card says: read it, try it, or give the answer it suggests (else the first there is)."""
        step = self.step
        if step is None:
            return
        if step.kind in ("read", "try"):
            tried = lessons.tried(self.chapter, self.here, step.act) if step.act else ()
            self._see(*(tried or (step.id,)))
            return
        self._rivals()
        if self.step is not step:
            return
        keys = lessons.suggested(step, self.table.model.session.decision) or tuple(
            k for k in ("done", *self.table.model.options) if k in self.table.model.options
        )
        if keys:
            self.table.actions.choose(keys[0])
            self._rivals()

    def _rivals(self) -> None:
        """The rivals of the chapter who are asked answer at once."""
        session = self.table.model.session
        while (told := lessons.rival_answer(session)) is not None:
            self.table.actions.after(session.choose(*told), told[0])

    def leave(self) -> None:
        """Back to the chapters; the lesson is kept."""
        self.table.app.home()
        self.table.app.go("learn", self.chapter.game, self.chapter.id)

    def again(self) -> None:
        """The same chapter from its start."""
        self.book.restart(self.chapter)
        self.opens(self.table.app, self.chapter, self.book)

    def go_free(self) -> None:
        """No more cards; the table goes on, unkept."""
        self.free = True
        self.table.app.say(self.table.t("lesson-free-now"))
        self.table.sync()

    def next_chapter(self) -> Chapter | None:
        """The one after this."""
        every = lessons.load(self.chapter.game)
        at = next((n for n, one in enumerate(every) if one.id == self.chapter.id), len(every))
        return every[at + 1] if at + 1 < len(every) else None

    def go_next(self) -> None:
        """On to the next chapter."""
        after = self.next_chapter()
        if after is not None:
            self.opens(self.table.app, after, self.book)

    def play(self) -> None:
        """After the last chapter: to the set-up of a game."""
        self.table.app.home()
        self.table.app.go("setup", self.chapter.game)

    # -- what the table does anyway ------------------------------------------------------------
    def happened(self, events: Sequence[Event]) -> None:
        if not self.free and self.table.model.session.result is not None:
            self.table.dialogs.stay()  # the lesson has the last word

    def instead(self, act: str, what: str = "") -> bool:
        if act == "undoing":
            self._before_undo = self.here
        elif act == "menu":
            self._show_menu()
            return True
        return False

    def did(self, act: str, item: UiItem | None = None) -> None:
        if act == "undo":
            self.tried("undo", self._before_undo)
        elif act != "why" or (item is not None and item.zone != ZONE):
            self.tried(act)

    def _show_menu(self) -> None:
        """The pause menu, with the way back to the chapters."""
        from scenes.overlays.pause import PauseOverlay

        t, app = self.table.t, self.table.app
        rows = [
            ("chapters", t("lesson-chapters"), "book", self.leave, ""),
            ("again", t("lesson-again"), "undo", self.again, ""),
        ]
        app.push(PauseOverlay(app, self.table.model.rules.id, t("table-not-kept" if self.free else "lesson-kept"), rows))

    def stops(self) -> list[str]:
        """What may be chosen, and then the card."""
        return [w.key for w in self.table.widgets if w.zone == ZONE and isinstance(w, Button)]

    def first(self) -> list[str]:
        return ["lesson-next", "lesson-on", "lesson-show"]

    def ordered(self, items: list[UiItem], over: bool) -> list[UiItem]:
        """The card is read first."""
        return [i for i in items if i.zone == ZONE] + [i for i in items if i.zone != ZONE]

    def draw(self, surface: pygame.Surface) -> None:
        if self.card is None:
            return
        model = self.table.model
        self.pointer.draw(model.kit, surface)
        for part in model.panels:  # slips stick out over the edge that a ring lies on
            if isinstance(part, Hand) and not model.open and part.rect.collidelist(self.pointers) >= 0:
                for spot in part.places():
                    part.slip(surface, spot)
