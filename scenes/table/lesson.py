"""A lesson on the real table: a card that tells what to do next and points at it, and nothing that stands in the way.

`LessonTable` is the table scene; it only adds the card. What the card says follows from `game.core.teaching.lessons`, what it
points at are keys of the table (`land:G5`, `card:*`), names (`@table-energy`: what that message says) or whole parts of
it (`hand`, `board`); `a|b` is a if it is there, else b. The card is laid where it covers neither those nor the prompt
nor a list of answers. Everything on it is a stop of the keyboard and a line of the text view.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.core.teaching import lessons
from game.core.teaching.lesson_book import Book
from game.core.teaching.lessons import Chapter, Progress, Step
from scenes.app import settings_store
from scenes.table import zoombar
from scenes.table.hand import Hand
from scenes.table.lesson_card import CardData, LessonCard, draw_pointers, kept_off, lay_card, place, spoken
from scenes.table.scene import TableScene
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.app.scene import Host

ZONE = "lesson"
KEYS = ("forecast", "why", "undo", "rules")  # actions whose keys the texts may name
PARTS = {"board": "sheet", "panel": "left", "right": "right", "hand": "hand", "prompt": "prompt", "ribbon": "ribbon"}


def message(chapter: Chapter, step: str = "") -> str:
    """The id of a chapter's title, or of a card's text."""
    head = f"lesson-{chapter.game}-{chapter.id}"
    return f"{head}-{step}" if step else head


class LessonTable(TableScene):
    """A chapter being played. `book` keeps it; `seen` are the cards read when it goes on."""

    def __init__(self, app: Host, chapter: Chapter, session: Session, book: Book, seen: tuple[str, ...] = ()) -> None:
        super().__init__(app, session, None)
        self.chapter, self.book = chapter, book
        self.seen: list[str] = list(seen)
        self.shown = -1  # an earlier card that is looked at again; -1: the present one
        self.free = False  # the lesson was left, the table stays
        self.here: Progress = lessons.progress(chapter, session, self.seen)
        self.card: LessonCard | None = None
        self.pointers: list[pygame.Rect] = []
        self._told: tuple[Any, ...] = ()
        session.on_change = lambda _: self.keep()

    def title(self) -> str:
        return self.t("lesson-scene", title=self.t(message(self.chapter)))

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
        self.here = lessons.progress(self.chapter, self.session, self.seen)
        if self.here.done:
            self.book.finish(self.chapter)
            learned = self.app.settings.learned
            if self.chapter.game not in learned and not isinstance(self.book, UnsavedBook):
                learned.append(self.chapter.game)
                settings_store.save(self.app.settings)
        else:
            self.book.note(self.chapter, self.session, tuple(self.seen))

    def read(self) -> None:
        super().read()
        at = self.here.at
        self.here = lessons.progress(self.chapter, self.session, self.seen)
        if self.here.at != at:
            self.shown = -1

    def _say_prompt(self, decision: Any) -> None:
        """Nobody is called by name where only one person sits."""
        super()._say_prompt(decision)
        if len(self.view.seats) == 1 and self.speech.texts is not None:
            self.said = self.said._replace(main=self.speech.texts.unnamed(self.said.main, self.names[self.seat]))

    # -- the card ------------------------------------------------------------------------------
    def rebuild_over(self) -> None:
        """The last thing whenever the table is built or changes: everything has its place, so the card finds its own."""
        super().rebuild_over()
        self._dress()

    def _dress(self) -> None:
        self.widgets = [w for w in self.widgets if w.zone != ZONE]
        self.card, self.pointers = None, []
        if self.free or self.canvas is None:
            return
        self._items = None
        step = self.step
        self.pointers = self._targets(step) if step is not None else []
        data = self._words(step)
        buttons = self._buttons(step)
        rect = place(self, data, self.pointers, buttons)
        self.card = lay_card(self, "lesson", rect, data, buttons)
        zoombar.lay(self)
        self._announce(data, step)

    def _announce(self, data: CardData, step: Step | None) -> None:
        """Say a new card, and put the focus of the keyboard on what goes on."""
        told = (self.here.at, self.shown, data.note)
        if told == self._told:
            return
        self._told = told
        for line in (f"{data.title}. {data.count}", data.note, data.text, data.foot):
            if line:
                self.app.say(spoken(self, line))
        if (step is None or step.kind == "read") and self.app.ring_shown and not self.over:
            self.focus_key = "lesson-next" if step is not None else "lesson-on"

    def _words(self, step: Step | None) -> CardData:
        """Everything the card says."""
        title = self.t(message(self.chapter))
        if step is None:
            return CardData(title, "", self.t("lesson-end"), self._ending(), "", "", "good")
        at, of = self.chapter.place(step.id), len(self.chapter.steps)
        caps = {key: self.app.bindings.caps(key, self.t) or "—" for key in KEYS}
        text = self.t(message(self.chapter, step.id), **caps)
        note, foot = "", ""
        if self.shown >= 0:
            foot = self.t("lesson-earlier")
        elif step.kind == "do" and self.asked is not None:
            decision = self.session.decision
            if not lessons.open_now(step, decision):
                foot = self.t("lesson-later")
            elif not lessons.suggested(step, decision):
                foot = self.t("lesson-gone")
        if self.shown < 0 and self.here.other is not None:
            note = self._other(*self.here.other)
        doing = step.kind != "read" and self.shown < 0
        return CardData(title, self.t("lesson-step", n=at + 1, of=of), "", text, note, foot, "do" if doing else "read",
                        (at + 1) / of)  # fmt: skip

    def _other(self, at: int, key: str) -> str:
        """What was chosen in place of the suggestion."""
        meant = next((p for p in self.chapter.steps[at].do if "*" not in p), "")
        kind = self.chapter.steps[at].ask
        entry = next((e for e in reversed(self.session.log) if e.key == key and e.kind == kind), None)
        what = self.speech.undo(entry) if entry is not None else ""
        if not what:
            return ""
        if meant:
            said = self.speech.plain(self.speech.option(self.view, None, meant))
            if said and said != meant:
                return self.t("lesson-other", what=what, meant=said)
        return self.t("lesson-other-short", what=what)

    def _ending(self) -> str:
        """The last card: how it went, and what may come next."""
        if self.here.aside(self.chapter):
            return self.t("lesson-end-over" if self.here.over else "lesson-end-aside")
        if self.next_chapter() is None:
            return self.t("lesson-end-last")
        return self.t("lesson-end-text", title=self.t(message(self.chapter)))

    def _buttons(self, step: Step | None) -> list[Button]:
        """The buttons of the card, in reading order; the first is the one to go on with. The card lays them out."""
        nowhere = pygame.Rect(0, 0, 1, 1)
        made: list[Button] = []

        def button(key: str, msg: str, style: str, icon: str, act: Any, hint: str = "", bare: bool = False) -> None:
            made.append(Button(key, nowhere, self.t(msg), label="" if bare else None, style=style, icon=icon, size=17, act=act,
                               zone=ZONE, hint=self.t(hint) if hint else ""))  # fmt: skip

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
        elif self.pointers and step.kind != "until" and not self.over:
            button("lesson-show", "lesson-show", "paper", "compass", self.show_target, "lesson-show-hint")
        if self._earlier() >= 0:
            button("lesson-back", "lesson-back", "paper", "left", self.last_card)
        if step.page:
            button("lesson-rule", "lesson-rule", "paper", "book", self.open_rule, "lesson-rule-hint", True)
        button("lesson-leave", "lesson-leave", "quiet", "close", self.leave, "lesson-leave-hint", True)
        return made

    # -- what it points at ---------------------------------------------------------------------
    def _targets(self, step: Step) -> list[pygame.Rect]:
        """The places a step points at. Each word of `at` is a choice of several: the first that is on the table."""
        found: list[pygame.Rect] = []
        for word in step.at:
            for one in word.split("|"):
                rect = self._spot(one)
                if rect is not None:
                    found.append(rect)
                    break
        return found

    def target_keys(self, step: Step) -> list[str]:
        """The keys of the items a step points at, where they are items."""
        words = [one for word in step.at for one in word.split("|")]
        return [i.key for i in self.items() if i.key and i.zone != ZONE and any(fnmatchcase(i.key, one) for one in words)]

    def _spot(self, word: str) -> pygame.Rect | None:
        if word == "over":
            return pygame.Rect(self.over_part.rect) if self.over_part is not None else None
        if self.over:
            return None
        if word in PARTS:
            return pygame.Rect(getattr(self.grid, PARTS[word]))
        items = [i for i in self.items() if i.rect is not None and i.zone != ZONE]
        named = self.t(word[1:]) if word.startswith("@") else ""
        exact = [i for i in items if (i.name == named if named else i.key == word)] or [
            i for i in items if i.key and fnmatchcase(i.key, word)
        ]
        if not exact:
            return None
        rects = [r for i in exact for r in self._whole(i)]
        return rects[0].unionall(rects[1:])

    def _whole(self, item: UiItem) -> list[pygame.Rect]:
        """A land with its label and pieces; anything else as it is."""
        assert item.rect is not None
        if item.role == "land":
            rects: list[pygame.Rect] = self.board.label_rects([item.key])
            room = self.kit.px(10)  # its number sits on the upper left corner of the label
            return [pygame.Rect(r.x - room, r.y - room, r.w + room, r.h + room) for r in rects] or [item.rect]
        return [item.rect]

    # -- deeds ---------------------------------------------------------------------------------
    def _see(self, *ids: str) -> None:
        self.seen += [one for one in ids if one not in self.seen]
        self.shown = -1
        self.keep()
        self.sync()

    def next_card(self) -> None:
        """The card was read."""
        if self.shown >= 0:
            later = [n for n in range(self.shown + 1, self.here.at) if self.here.marks[n] != "past"]
            self.shown = later[0] if later else -1
            self.sync()
            return
        step = self.step
        if step is not None and step.kind == "read":
            if self.over and "over" in step.at:
                self.close_over()
            self._see(step.id)

    def _earlier(self) -> int:
        """The card before the one shown; -1 if there is none."""
        at = self.shown if self.shown >= 0 else self.here.at
        return next((n for n in range(at - 1, -1, -1) if self.here.marks[n] != "past"), -1)

    def last_card(self) -> None:
        """Look at the card before; nothing is taken back by it."""
        self.shown = self._earlier()
        self.sync()

    def show_target(self) -> None:
        """The focus on what is meant, as Tab would bring it there."""
        step = self.step
        keys = self.target_keys(step) if step is not None else []
        keys = [k for k in keys if (found := self.item(k)) is not None and found.focusable]
        if keys:
            self.app.show_ring()
            self.set_focus(next((k for k in keys if k in self.shapes), keys[0]))
        elif step is not None:
            self.app.say(spoken(self, self.t(message(self.chapter, step.id), **dict.fromkeys(KEYS, ""))))

    def open_rule(self) -> None:
        """The page of the rules about this card."""
        from scenes.rules.screen import RulesOverlay

        page = self.step.page if self.step is not None else ""
        self.app.push(RulesOverlay(self.app, self.rules.id, page))

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
            self._see(*(lessons.tried(self.chapter, self.here, step.act) or (step.id,)))
            return
        keys = lessons.suggested(step, self.session.decision) or tuple(k for k in ("done", *self.options) if k in self.options)
        if keys:
            self.choose(keys[0])

    def leave(self) -> None:
        """Back to the chapters; the lesson is kept."""
        open_chapters(self.app, self.chapter.game, self.chapter.id)

    def again(self) -> None:
        """The same chapter from its start."""
        self.book.restart(self.chapter)
        open_lesson(self.app, self.chapter, self.book)

    def go_free(self) -> None:
        """No more cards; the table goes on, unkept."""
        self.free = True
        self.app.say(self.t("lesson-free-now"))
        self.sync()

    def next_chapter(self) -> Chapter | None:
        """The one after this."""
        every = lessons.load(self.chapter.game)
        at = next((n for n, one in enumerate(every) if one.id == self.chapter.id), len(every))
        return every[at + 1] if at + 1 < len(every) else None

    def go_next(self) -> None:
        """On to the next chapter."""
        after = self.next_chapter()
        if after is not None:
            open_lesson(self.app, after, self.book)

    def play(self) -> None:
        """After the last chapter: to the set-up of a game."""
        self.app.home()
        self.app.go("setup", self.chapter.game)

    # -- what the table does anyway ------------------------------------------------------------
    def after(self, events: list[Any]) -> None:
        super().after(events)
        if not self.free:
            self.end_in = 0  # the lesson has the last word; the result is a button of the prompt

    def show_forecast(self) -> None:
        super().show_forecast()
        if self.over == "forecast":
            self.tried("forecast")

    def ask_why(self) -> None:
        pointed = self.item(self.focus_key if self.app.ring_shown else self.hover_key or self.focus_key)
        super().ask_why()
        if pointed is not None and pointed.zone != ZONE:
            self.tried("why")

    def _undo_over(self) -> None:
        before, here = len(self.session.log), self.here
        super()._undo_over()
        if len(self.session.log) < before:
            self.tried("undo", here)

    def show_menu(self) -> None:
        """The pause menu, with the way back to the chapters."""
        from scenes.overlays.pause import PauseOverlay

        rows = [
            ("chapters", self.t("lesson-chapters"), "book", self.leave, ""),
            ("again", self.t("lesson-again"), "undo", self.again, ""),
        ]
        note = self.t("table-not-kept" if self.free else "lesson-kept")
        self.app.push(PauseOverlay(self.app, self.rules.id, note, rows))

    def stops(self) -> list[str]:
        """What may be chosen, and then the card."""
        own = [w.key for w in self.widgets if w.zone == ZONE and isinstance(w, Button)]
        return [*super().stops(), *own]

    def _table_items(self) -> list[UiItem]:
        """The card is read first."""
        items: list[UiItem] = super()._table_items()
        return [i for i in items if i.zone == ZONE] + [i for i in items if i.zone != ZONE]

    def over_items(self) -> list[UiItem]:
        items: list[UiItem] = super().over_items()
        return [i for i in items if i.zone == ZONE] + [i for i in items if i.zone != ZONE]

    def draw_front(self, surface: pygame.Surface) -> None:
        if self.card is not None:
            draw_pointers(self.kit, surface, self.card.rect, self.pointers, self.area, partial(kept_off, self))
            for part in self.panels:  # slips stick out over the edge that a ring lies on
                if isinstance(part, Hand) and not self.over and part.rect.collidelist(self.pointers) >= 0:
                    for spot in part.places():
                        part.slip(surface, spot)
        super().draw_front(surface)


class UnsavedBook(Book):
    """A book that is never written: for pictures."""

    def save(self) -> bool:
        return False


# --- opening -------------------------------------------------------------------------------------------------
def seat_of(app: Host, chapter: Chapter) -> tuple[dict[str, Any], ...]:
    """Names and colours for the seats of a chapter."""
    from scenes.app import game_list

    own = next((name for name in app.settings.last_names if name), app.t("lesson-you"))
    names = [own, *(f"P{n + 2}" for n in range(len(chapter.setup.seats)))]
    return tuple({"name": names[n], "colour": game_list.colour(n)} for n in range(len(chapter.setup.seats)))


def open_lesson(app: Host, chapter: Chapter, book: Book | None = None, resume: bool = False, keep: bool = True) -> LessonTable:
    """Show a chapter, from its start or where it was left; `keep` writes how far it is. Raises DataError."""
    book = book or (Book() if keep else UnsavedBook())
    seats = seat_of(app, chapter)
    if resume:
        session, seen = book.resume(chapter, seats)
    else:
        book.restart(chapter)
        session, seen = lessons.begin(chapter, seats), ()
    table = LessonTable(app, chapter, session, book, seen)
    app.replace(table)
    return table


def open_chapters(app: Host, game: str, chapter: str = "") -> None:
    """The list of chapters over the first screen."""
    app.home()
    app.go("learn", game, chapter)
