"""The dummy game of the core's tests on the table: a row of cards, what lies on the table, points. For tests only."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.engine.decision import Setup
from game.core.play.session import Session
from game.core.words.texts import GameTexts
from game.games import Game, GameModules
from scenes.draw.card import CardSpec
from scenes.table.cards import Cards
from scenes.table.game_screen import GameScreen
from scenes.table.panel import Panel
from scenes.table.traits import PhaseEnd, Traits
from tests.core.dummy_game import Dummy


class Rivals(Dummy):
    """The dummy game as one whose seats have secrets."""

    has_secrets = True
    facts = SimpleNamespace()


class Texts(GameTexts):
    """Its words."""

    def __init__(self, words: Any = None, box: Any = None) -> None:
        super().__init__(words, box, "words")

    def plain(self, rich: str) -> str:
        return rich

    def prompt(self, view: Any, decision: Any, names: Any, seat: str) -> tuple[str, str]:
        part = decision.for_seat(seat)
        return f"{names[seat]}: {part.kind if part else 'wait'}", ""

    def option(self, view: Any, decision: Any, key: str) -> str:
        return f"option {key}"

    def reason(self, reason: Any) -> str:
        return reason.id

    def undo_label(self, entry: Any) -> str:
        return f"undo {entry.key}"

    def event(self, event: Any, names: Any) -> str:
        return " ".join([event.kind, *(str(a) for a in event.args)])

    def card(self, card: str) -> Any:
        return SimpleNamespace(elements=(), target_strip="", paragraphs=[], thresholds=[])

    def result(self, outcome: str, why: Any, names: Any) -> str:
        return outcome


class Figures(Panel):
    """What everybody sees, and the own hand: the centre of the table, without a map."""

    zone = "board"
    raised = True

    def paint(self, canvas: pygame.Surface) -> None:
        view, seat = self.model.view, self.model.seat
        self.panel(canvas)
        rows = [f"points {view.points}", f"table {view.table}", f"hands {view.hand}", f"own {view.hand[seat]}",
                f"deck {view.deck}", *(line for line, *_ in self.model.log_tail(4))]  # fmt: skip
        for n, row in enumerate(rows):
            rect = pygame.Rect(self.rect.x + 6, self.rect.y + 8 + 22 * n, 900, 22)
            self.kit.text(canvas, row, rect.midleft, 15)
            self.add_item("text", row, rect)


class DummyCards(Cards):
    """Its cards: a name, and nothing on them."""

    def name(self, key: str) -> str:
        return key

    def card(self, key: str) -> CardSpec:
        return CardSpec(key, key)


class Screen(GameScreen):
    """The game's side of a table: options are a list of buttons."""

    traits = Traits(phases={"growth": "growth"})

    def __init__(self, model: Any) -> None:
        super().__init__(model)
        self.cards = DummyCards(model)

    def centre(self) -> Panel:
        return Figures(self.model, pygame.Rect(0, 0, 1, 1))

    def phase_end(self) -> PhaseEnd:
        return PhaseEnd(self.model.asked is not None and self.model.asked.kind == "shield")


@pytest.fixture
def rivals(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Makes sessions of the dummy game that a table can show."""
    monkeypatch.setenv("TIDETABLE_GAMES", f"{__name__}:GAMES")

    def make(seed: int = 1, *controls: str) -> Session:
        seats = tuple({"name": f"N{n}", "colour": c, "control": who}
                      for n, (c, who) in enumerate(zip(("blue", "rose"), controls or ("human", "human"))))  # fmt: skip
        return Session(Rivals(), Setup("dummy", seed=seed, seats=seats))  # type: ignore[arg-type]

    return make


GAMES = (
    Game(
        "dummy",
        GameModules(rules=f"{__name__}:Rivals", texts=f"{__name__}:Texts", screen=f"{__name__}:Screen"),
        data=str(Path(__file__).parent / "dummy_data"),
        art="",
    ),
)
