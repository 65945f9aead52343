"""What an adversary does with a marked card of stage II is read on that card: beside the question, on the panel, on a rail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.engine.agenda import frame
from game.core.engine.decision import Event
from game.core.play.session import Entry, Moment, Session
from game.spirit_island.invader_phase import card_lands, explore_source
from scenes.games.spirit_island.side_panel import SidePanel
from scenes.games.spirit_island.staging import STEPS
from scenes.routes import App
from scenes.table import TableScene
from scenes.table import painted as p
from scenes.table.step import Step
from scenes.table.steps import Shown
from tests.scenes.games import session_of
from tests.scenes.hands import step
from tests.scenes.test_challenge_told import LANGS, RULES, game

CARD = "ii-sands"
FEAR = "belief-takes-root"


def escalating(**options: Any) -> Session:
    """A player is asked where a town comes; before, in the same go, a fear card was turned up that asked nothing."""
    session = game(adversary="brandenburg-prussia", level="1", **options)
    s = session.state
    s.phase, s.explore_slot, s.memo = "explore", (CARD,), None
    s.agenda = [frame("turn"), frame("escalation", card=CARD)]
    RULES.come_to_rest(s)
    told(session, Event("fear-card", (FEAR, 1)), Event("phase", ("ravage",)), Event("invader-card", (CARD,)))
    return session


def told(session: Session, *events: Event) -> None:
    """The last answer brought this."""
    session.log.append(Entry("p0", "done", "powers.fast", "", False, events, True, session.state.turn))


def test_an_escalation_is_asked_beside_its_card(table_of: Any) -> None:
    """The fear card of the phase before lay there, or none."""
    table = table_of(escalating(), (1920, 1080))
    assert table.model.asked.source == "adversary:brandenburg-prussia"
    assert table.item(f"invader:{CARD}").role == "card" and table.item(f"fear:{FEAR}") is None


@pytest.mark.parametrize("lang", LANGS)
def test_the_card_names_the_lands_explorers_come_to_though_something_is_asked_before(table_of: Any, lang: str) -> None:
    """"Wetland II: no land" stood there, the escalation was asked, and then four lands were explored."""
    session = escalating()
    model = table_of(session, (1280, 720), lang).model
    moment = Moment((Event("invader-card", (CARD,)),), session.state)
    said = STEPS.shown(model, [moment], session.state)[0].step
    lands = [land for land in card_lands(session.state, CARD) if explore_source(session.state, land)]
    assert lands and said is not None and said.places == tuple(f"land:{land}" for land in lands)
    assert said.detail == " · ".join(lands)


def test_a_fear_card_is_shown_once(start: Callable[..., App]) -> None:
    """What moves laid it on the water for a moment, beside the one that the step shows."""
    app = start((1920, 1080), speed="step", sync=False)
    table: Any = app.push(TableScene(app, session_of()))
    step(app, 500)
    state = table.model.session.state
    table.staging.begin([Shown((Event("fear-card", (FEAR, 1)),), state, Step("", card=f"fear:{FEAR}"))], lambda: None)
    laid = 0
    for _ in range(100):
        step(app)
        moving = [motion for motion in table.motion.line.active if type(motion).__name__ in ("Picture", "Fly")]
        laid += table.staging.picture is not None and not table.motion.busy
        assert not moving
    assert laid, "the step shows it"


@pytest.mark.parametrize(
    ("options", "marked", "said"),
    [({"adversary": "england", "level": "1"}, True, "Building Boom"), ({}, False, ""), (None, True, "When revealed")],
)
def test_a_card_of_stage_two_wears_its_flag_where_that_means_something(
    table_of: Any, options: dict[str, str] | None, marked: bool, said: str
) -> None:
    """The panel named a flag with the escalation, and no card had one; the large one told of an action without its rule."""
    session = session_of(2) if options is None else game(**options)
    session.state.explore_slot, session.state.build_slot = (CARD,), ("i-jungle",)
    table = table_of(session, (1920, 1080))
    cards = {row.key: row.paint.card for panel in table.model.panels if isinstance(panel, SidePanel)
             for row in panel._invaders().cells}  # fmt: skip
    assert (cards["slot-explore"].flag, cards["slot-build"].flag) == (marked, False)
    large = table.model.screen.cards.card(f"invader:{CARD}")
    words = " ".join(block.text for block in large.blocks)
    assert large.picture.flag == marked == bool(words) and said in words
    read = " ".join(block.text for block in table.model.screen.cards.spoken(f"invader:{CARD}").blocks)
    assert bool(read) == marked and said in read and "<" not in read
    assert not table.model.screen.cards.card("invader:i-jungle").picture.flag


@pytest.mark.parametrize("lang", LANGS)
def test_a_rail_names_the_escalation_where_it_has_room(table_of: Any, lang: str) -> None:
    table = table_of(escalating(), (1280, 720), lang)
    panel = next(panel for panel in table.model.panels if isinstance(panel, SidePanel))
    (row,) = panel._adversary()
    name = table.model.wording.texts.adversary("brandenburg-prussia").escalation
    folded = row.paint.folded()
    assert isinstance(folded, p.Stack) and name in folded.parts[-1].text
    spot = next(item for item in panel.spots if item.key == "adversary")
    assert spot.rect.h >= 2 * table.kit.px(18), "two lines are drawn"
    assert name in table.explaining.told(spot), "and the tip tells it anyhow"
