"""A challenge at the table: a card with the task, and with how it came out once its end has come."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.play import records
from game.core.teaching import challenges
from game.core.teaching.challenges import Challenge
from scenes.app import game_list
from scenes.app.seats import usual_colour
from scenes.table import TableScene, zoombar
from scenes.table.card_home import CardHome
from scenes.table.companion import Companion
from scenes.table.lesson_card import CORNER, CardData, LessonCard, lay_card
from scenes.table.wording import Prompt
from scenes.widgets.controls import Button

if TYPE_CHECKING:
    from game.core.engine.decision import Decision, Event
    from game.core.play.session import Session
    from scenes.app.scene import Host

ZONE = "challenge"


def today() -> str:
    """The date here, as records name it."""
    return time.strftime("%Y-%m-%d")


class Task(Companion):
    """`came`: whether the task is done; None while its end has not come. It is kept once for each try."""

    table: TaskTable

    def __init__(self, challenge: Challenge, session: Session, after: Challenge | None) -> None:
        self.challenge, self.session, self.after = challenge, session, after
        self.came: bool | None = None
        self.card: LessonCard | None = None
        self.home = CardHome("challenge")
        self.short: tuple[int, int] | None = None  # what came of it and what was asked for, where that is a number
        self._given = 0  # answers when it was judged
        self._told: object = None

    def read(self) -> None:
        given = len(self.session.log)
        if self.came is not None and given >= self._given:
            return  # whoever plays on afterwards changes nothing of it
        self.came = challenges.judged(self.challenge, self.session)
        self.short = challenges.short_of(self.challenge, self.session) if self.came is False else None
        if self.came is None:  # it was taken back: another try
            self._given = 0
        elif not self._given:
            kept = records.load()
            kept.judged(self.challenge.key, self.came, today())
            kept.save()
        if self.came is not None:
            self._given = given

    def prompt(self, decision: Decision | None, own: Prompt) -> Prompt:
        """Nobody is called by name: one person sits here."""
        model = self.table.model
        if self.came is not None and self.session.result is not None:  # who won the game matters to nobody here
            return Prompt(model.t("challenge-done" if self.came else "challenge-failed"), model.t(self.challenge.message))
        if sum(map(model.human, model.view.seats)) == 1:
            return own._replace(main=model.wording.texts.unnamed(own.main, model.names[model.seat]))
        return own

    def prompt_buttons(self) -> bool:
        """None to the ending of a game that was only the frame of a task."""
        if self.came is None or self.session.result is None:
            return False
        self.table.model.buttons_left = self.table.model.grid.prompt.right
        return True

    # -- the card --------------------------------------------------------------------------------
    def settled(self) -> None:
        table = self.table
        table.widgets = [w for w in table.widgets if w.zone != ZONE]
        self.card = None
        if table.model.canvas is None or table.model.looking or table.model.staged is not None or table.model.open:
            return
        table.renew_items()
        data, buttons = self._data(), self._buttons()
        rect = self.home.place(table.model, data, [], buttons)
        self.card = lay_card(table.model, ZONE, rect, data, buttons, table.model.wording.plain)
        zoombar.lay(table.model, table)
        if self._told != self.came or self._told is None:
            self._told = self.came if self.came is not None else ""
            table.app.say(table.model.wording.plain(f"{data.title}. {data.head} {data.text}"))
            if self.came is not None:
                table.app.sound.play("win" if self.came else "loss")
                table.app.sprang(self.card.rect)

    def _data(self) -> CardData:
        t = self.table.t
        title, task = t(self.challenge.message), t(f"{self.challenge.message}-text")
        if self.came is None:
            return CardData(title, "", t("challenge-task"), task, "", "", "do")
        head = t("challenge-done" if self.came else "challenge-failed")
        foot = t("challenge-short", n=self.short[0], of=self.short[1]) if self.short is not None else ""
        return CardData(title, "", head, task, "", foot, "good" if self.came else "do")

    def _buttons(self) -> list[Button]:
        made: list[Button] = []

        def button(key: str, msg: str, style: str, icon: str, act: Callable[[], object], bare: bool = False) -> None:
            nowhere, name = pygame.Rect(0, 0, 1, 1), self.table.t(msg)
            label = "" if bare else None
            made.append(Button(key, nowhere, name, label=label, style=style, icon=icon, size=17, act=act, zone=ZONE))

        if self.came and self.after is not None:
            button("challenge-next", "challenge-next", "brass", "right", self.go_next)
        if self.came is not None or self.session.log:
            button("challenge-again", "challenge-again", "paper" if self.came else "brass", "undo", self.again)
        if self.came is None:
            button("challenge-rules", "ui-rules", "paper", "book", self.table.dialogs.show_rules)
        button(CORNER, "challenge-leave", "quiet", "close", self.leave, True)
        return made

    def mouse(self, event: pygame.event.Event, pos: tuple[int, int]) -> bool:
        return self.home.mouse(event, pos, self.table.model, self.table, self.card)

    def happened(self, events: Sequence[Event]) -> None:
        if self.session.result is not None:
            self.table.dialogs.stay()  # the card has the last word

    # -- deeds -----------------------------------------------------------------------------------
    def again(self) -> None:
        """The same from the beginning."""
        open_challenge(self.table.app, self.challenge, self.after)

    def go_next(self) -> None:
        """The one after it."""
        if self.after is not None:
            open_challenge(self.table.app, self.after)

    def leave(self) -> None:
        """Back to the list."""
        self.table.app.home()
        self.table.app.go("challenges")

    def instead(self, act: str, what: str = "") -> bool:
        if act == "home":
            self.leave()
        return act == "home"


class TaskTable(TableScene):
    """A table with a challenge. It is not kept."""

    least = (1140, 640)  # as a lesson's: its card needs room

    def __init__(self, app: Host, session: Session, task: Task) -> None:
        self.task = task
        super().__init__(app, session, None, task)
        task.table = self

    def title(self) -> str:
        return self.t("challenge-scene", title=self.t(self.task.challenge.message))


def listed(app: Host) -> list[Challenge]:
    """All challenges, game by game, those of packs that are switched on with them. One that is broken leaves its file out."""
    from game.core.errors import DataError
    from scenes.app import packs

    found: list[Challenge] = []
    for box in game_list.boxes():
        if not box.playable:
            continue
        try:
            found += challenges.load(box.id, packs.folders(box.id))
        except DataError as problem:
            app.say(str(problem))
            found += challenges.load(box.id)
    return found


def open_challenge(app: Host, challenge: Challenge, after: Challenge | None = None) -> TableScene:
    """Show a challenge from its beginning. Raises DataError or UsageError."""
    if after is None:
        every = listed(app)
        same = [n for n, one in enumerate(every) if one.key == challenge.key]
        after = every[(same[0] + 1) % len(every)] if same and len(every) > 1 else None
    own = next((name for name in app.settings.last_names if name), app.t("lesson-you"))
    seats = tuple({"name": own if n == 0 else app.t("lesson-rival", n=n), "colour": usual_colour(n),
                   **({"control": "bot:greedy"} if n else {})} for n in range(len(challenge.case.setup.seats)))  # fmt: skip
    session = challenges.begin(challenge, game_list.rules_for(challenge.game), seats, auto_end=False)
    table = TaskTable(app, session, Task(challenge, session, after))
    app.replace(table)
    return table
