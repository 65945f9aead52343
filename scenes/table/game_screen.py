"""What a game gives to its table: what stands where, how questions look, its cards, what it tells.

Everything has a default that works, for a game without a map, without cards, of a list of options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

import pygame

from game.core.engine.key import Key
from game.core.engine.rules import Rules
from game.core.words.texts import GameTexts
from scenes.scoring.summary import EndedGame, Summary
from scenes.table.about import About
from scenes.table.ask import Ask, Pick
from scenes.table.cards import Cards
from scenes.table.changes import Changes
from scenes.table.handling import Handling
from scenes.table.model import Centre, GameModel, TableModel, View
from scenes.table.motion_script import NONE, Motions
from scenes.table.panel import Panel
from scenes.table.place import CARDS, HAND, LIST, Place
from scenes.table.row_panel import RowPanel
from scenes.table.steps import NONE as NO_STEPS
from scenes.table.steps import Steps
from scenes.table.traits import Heading, OptionWords, PhaseEnd, Traits

if TYPE_CHECKING:
    from game.core.engine.decision import Decision
    from game.core.play.session import Session
    from scenes.app.scene import Host
    from scenes.table.grid import Grid


class GameScreen:
    """One for each table. `cards`: the game's cards; `handling`: what is done with a thing that is taken up."""

    traits = Traits()
    motions: Motions = NONE  # what moves at each kind of event
    steps: Steps = NO_STEPS  # what is said and shown of each step that nobody decides

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self.cards = Cards(model)
        self.handling = Handling(model)

    # -- what there is -------------------------------------------------------------------------
    def centre(self) -> Panel:
        """A new panel for the middle of the table: a map, a row of places, a stack of panels."""
        return Panel(self.model, pygame.Rect(0, 0, 1, 1))

    def panels(self, grid: Grid) -> list[Panel]:
        """The panels beside the centre: the own seat's on the left, what all share on the right (zone "right"). One of zone
        "hand" lies below the prompt bar; without it the cards do."""
        return []

    def sheet(self, what: Key, area: pygame.Rect) -> Panel:
        """What is opened over the board: ``panel:SEAT``, the whole panel of a seat; ``forecast``, what is coming (`Traits`)."""
        model = self.model
        own = next(panel for panel in self.panels(model.grid) if isinstance(panel, RowPanel) and panel.zone == "panel")
        box = pygame.Rect(area.x, area.y, min(model.kit.px(350), area.w), area.h)
        make: Callable[..., Panel] = type(own)  # panels of a seat take it third
        return make(model, box, what.first)

    def others(self) -> list[str]:
        """Whose panels can be opened besides the own one: the other seats, and who else plays along (`sheet` knows them)."""
        return [seat for seat in self.model.view.seats if seat != self.model.seat]

    # -- what the top says ---------------------------------------------------------------------
    def heading(self) -> Heading:
        """The line below the game's name: the turn, who plays."""
        model = self.model
        turn = model.t("ui-turn", turn=model.view.turn)
        return Heading(f"{turn} · {model.t('table-seats', n=len(model.view.seats))}", turn)

    def phase(self) -> str:
        """The step of the ribbon that is on."""
        return str(self.model.view.phase)

    def loose(self, thing: str, px: int) -> pygame.Surface | None:
        """A thing of the box by itself, so many pixels wide, where it is no card: a tile. Shared, do not draw on it."""
        return None

    # -- questions and their options -----------------------------------------------------------
    def ask(self, decision: Decision) -> Ask:
        """How a question looks: a pick, an amount, a sheet, a bar of replies."""
        return Pick()

    def place(self, key: Key) -> Place:
        """Where an option lies; also of a place that a line of the log names, such as ``land:G5``."""
        if key.kind == "card" and len(key.parts) == 1 and not key.target:
            return Place(HAND if self.cards.is_own(key) else CARDS)
        return Place(LIST)

    def option(self, key: Key) -> OptionWords:
        """What an option is called; also what moves, before its target is chosen."""
        model = self.model
        return OptionWords(model.wording.option(model.view, model.question_of(str(key)), str(key)))

    def phase_end(self) -> PhaseEnd:
        """Whether `done` to the present question ends the seat's phase."""
        return PhaseEnd()

    def about(self, key: Key) -> About | None:
        """What a thing on the table is and what it does, by its key or by the name its row gives (`Row.about`): asked for
        when somebody points at it for a while. Never more than the seat at the table may know."""
        return None

    def changes(self, key: Key) -> Changes | None:
        """What choosing the option pointed at would change, or what stands there; None for nothing to tell."""
        return None

    # -- beforehand, and at the end ------------------------------------------------------------
    def prewarm(self) -> Iterator[None]:
        """Pictures that the next answers will need, one at each step, drawn while nothing happens."""
        return iter(())

    @classmethod
    def summary(cls, host: Host, session: Session) -> Summary:
        """What is told of a finished game; `host` has the words. It needs no table."""
        return EndedGame(host, session).summary()


Table: TypeAlias = GameModel[View, Rules, GameScreen, Centre, GameTexts]  # the model as the controllers know it
