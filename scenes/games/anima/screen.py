"""Anima: Shadow of Omega on the table: which panels it has, which option stands where, how its questions look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.core.engine.key import Key
from scenes.games.anima import preview
from scenes.games.anima.about import Abouts
from scenes.games.anima.art import sheet
from scenes.games.anima.cards import AnimaCards
from scenes.games.anima.forecast import OddsSheet
from scenes.games.anima.middle import Middle
from scenes.games.anima.panels import SeatPanel, SidePanel
from scenes.games.anima.pieces import all_of
from scenes.games.anima.staging import STEPS
from scenes.games.anima.summary import EndedAnima
from scenes.scoring.summary import Summary
from scenes.table.about import About
from scenes.table.ahead import Ahead
from scenes.table.ask import Ask, Pick, Reply
from scenes.table.changes import Changes
from scenes.table.game_screen import GameScreen
from scenes.table.panel import Panel
from scenes.table.place import CARDS, HAND, LIST, MAP, PANEL, PROMPT, Place
from scenes.table.traits import Heading, PhaseEnd, Traits

if TYPE_CHECKING:
    from game.core.engine.decision import Decision
    from game.core.play.session import Session
    from scenes.app.scene import Host
    from scenes.table.grid import Grid
    from scenes.table.model import GameModel

REPLIES = ("ask", "no-rests", "target")  # what a player may say of replies, for the turn
LEAST_HIGH = 800  # design px that a panel in one column needs
MOST_CARDS = 8  # shown large at once; more are a list, which a touch of the pile shows in full
HELD = ("discard", "return")  # what is done with a card of the hand
PROMPTS = {"rest": "tent", "explore": "area", "yes": "check", "no": "close"}


class Screen(GameScreen):
    """The game's side of a table."""

    model: GameModel
    traits = Traits(
        replies=REPLIES,
        phases={
            "order": "boot", "reset": "hourglass", "movement": "journey", "interaction": "scales", "exploration": "cave",
        },
        said=("anima-",),
        face_down=(
            "reset.act", "movement.choose", "interaction.act", "exploration.choose", "reward.choose", "tap.choose",
            "death.choose",
        ),
        narrow=0.8,
        forecast=True,
    )  # fmt: skip
    steps = STEPS

    def __init__(self, model: GameModel) -> None:
        super().__init__(model)
        self.middle = Middle(model)
        self.cards: AnimaCards = AnimaCards(model)
        self.abouts = Abouts(model)
        self.ahead = Ahead(model, lambda: sheet.ahead(all_of(model.rules.box)))

    # -- panels --------------------------------------------------------------------------------
    def centre(self) -> Middle:
        return self.middle

    def panels(self, grid: Grid) -> list[Panel]:
        model = self.model
        left = SeatPanel(model, grid.left, rail=not grid.left_full)
        right = SidePanel(model, grid.right, rail=not grid.right_full, zone="right")
        return [left, right]

    def sheet(self, what: Key, area: pygame.Rect) -> Panel:
        """The panel of a seat; the common panel."""
        px = self.model.kit.px
        if what.kind == "forecast":
            return OddsSheet.in_middle(self.model, area, 760)
        if what.kind == "side":
            box = pygame.Rect(0, 0, min(px(660), area.w), area.h)
            box.topright = area.topright
            return SidePanel(self.model, box, columns=2, zone="right")
        if area.h < px(LEAST_HIGH):
            return SeatPanel(self.model, pygame.Rect(area.x, area.y, min(px(700), area.w), area.h), what.first, columns=2)
        box = pygame.Rect(area.x, area.y, min(px(350), area.w), min(px(1000), area.h))
        return SeatPanel(self.model, box, what.first)

    # -- the course ----------------------------------------------------------------------------
    def heading(self) -> Heading:
        model, view = self.model, self.model.view
        turn = model.t("ui-turn", turn=view.turn)
        if view.solo:
            turn = model.t("anima-table-turn-of", n=view.turn, of=model.facts.last_turn(view))
        return Heading(f"{turn} · {model.t('table-seats', n=len(view.seats))}", turn)

    def phase_end(self) -> PhaseEnd:
        return PhaseEnd(shown=False)

    @classmethod
    def summary(cls, host: Host, session: Session) -> Summary:
        return EndedAnima(host, session).summary()

    def prewarm(self) -> Iterator[None]:
        """Pictures of all cards that may turn up, as large as such were shown: which will is not known here."""
        while self.ahead.go_on():
            yield

    # -- options -------------------------------------------------------------------------------
    def place(self, key: Key) -> Place:
        """Areas lie in the middle, cards in the hand, characters and missions on panels, rivals in their boxes."""
        model, view, kind = self.model, self.model.view, key.kind
        if kind == "area":
            return Place(MAP) if key.first in view.active else Place(CARDS)
        if kind == "explore":
            if not key.parts or key.first == "deck":
                return Place(PROMPT, icon="area" if key.parts else "cave", rank=1)
            return Place(PANEL, "pile-area")
        if kind == "card":
            if key.first in self.cards.hand() and not self._from_pile():
                return Place(HAND, f"held:{key.first}")
            return Place(CARDS if len(model.options) <= MOST_CARDS else LIST)
        if kind in HELD or (kind == "give" and key.first == "card"):
            return Place(HAND, f"held:{key.parts[-1]}") if key.parts[-1] in self.cards.hand() else Place(LIST)
        if kind in ("ability", "dismiss") or (kind == "give" and key.first == "character"):
            return Place(PANEL, f"member:{key.parts[-1]}")
        if kind == "character":
            grouped = any(key.first in group for group in view.group.values())
            return Place(PANEL, f"member:{key.first}") if grouped else Place(CARDS)
        if kind in ("attack", "trade", "seat"):
            return Place(PANEL, f"partner-{key.first}") if key.first != model.seat else Place(LIST)
        if kind == "leave":
            return Place(PANEL, f"organisation:{model.seat}")
        if kind == "claim":
            return Place(CARDS)
        if kind == "mission":
            return Place(PANEL)
        if kind in PROMPTS:
            return Place(PROMPT, rank=2, icon=PROMPTS[kind])
        if kind == "reward":
            return Place(PROMPT, rank=1, icon=key.first)
        if kind == "done":
            return Place(PROMPT, rank=9)
        return Place(LIST)

    def _from_pile(self) -> bool:
        """Whether cards are chosen that do not lie in the hand, though one alike may."""
        return self.model.asked is not None and self.model.asked.kind in ("take.choose", "keep.choose")

    def ask(self, decision: Decision) -> Ask:
        """A reply is asked of all at once, where several people sit at the screen."""
        if decision.kind.startswith("reply."):
            return Reply(self._trigger(decision), self._might(decision), self._declines(decision))
        return Pick()

    def _trigger(self, decision: Decision) -> str:
        """Who does what, and with which card or in which area, in words."""
        model = self.model
        actor, about = (*map(str, decision.args), "", "")[:2]
        trigger = model.t(f"anima-table-{decision.kind.replace('.', '-')}", who=model.names.get(actor, actor))
        what = model.names.get(about) or (model.wording.texts.name(about) if about else "")
        return model.t("anima-table-reply-of", trigger=trigger, what=what) if what else trigger

    def _declines(self, decision: Decision) -> tuple[str, ...]:
        """By which words the seat asked passes on this; a matter of its own is always asked about."""
        seat, fight = decision.seats[0], self.model.session.state.battle
        if decision.args and decision.args[0] == seat:
            return ()
        rests = decision.kind == "reply.rest"
        aimed_at = fight and seat in (fight["seat"], fight["other"])
        return tuple([word for word, passes in zip(REPLIES, (False, rests, not aimed_at), strict=True) if passes])

    def _might(self, decision: Decision) -> tuple[str, ...]:
        """All who might have a reply, for all that can be seen: who holds a card or has somebody untapped."""
        view = self.model.view
        return tuple([seat for seat in view.seats if not view.lost.get(seat) and (view.hand.get(seat) or view.group[seat])])

    def about(self, key: Key) -> About | None:
        return self.abouts.about(key)

    def changes(self, key: Key) -> Changes | None:
        return preview.changes(self.model, key)
