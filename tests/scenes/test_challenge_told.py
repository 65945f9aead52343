"""What makes a game of the first box harder can be read at the table: the adversary, the scenario, the blight card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game import games
from game.core.engine.agenda import frame, push
from game.core.engine.decision import Setup
from game.core.play.session import Session
from scenes.app import game_list
from scenes.overlays.about import AboutOverlay
from scenes.routes import App
from scenes.setup.screen import SetupScene
from scenes.table import TableScene
from scenes.table.guide import GuidedTable
from tests.scenes.games import asking
from tests.scenes.hands import click, point, step

RULES: Any = games.rules("spirit-island")
LANGS = ("en", "it", "uk")
SIZES = ((1280, 720), (1920, 1080))
CARDS = tuple(RULES.box.blight_cards)


def game(**options: Any) -> Session:
    """At the first question of the first turn."""
    seats = (("river-surges-in-sunlight", "A", "blue"), ("thunderspeaker", "B", "orange"))
    people = tuple({"spirit": spirit, "board": board, "name": spirit[:5], "control": "human", "colour": colour}
                   for spirit, board, colour in seats)  # fmt: skip
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    session = Session(RULES, Setup("spirit-island", "base", "", chosen, 7, people))
    while not session.state.turn:
        session.choose(*next((option.seat, option.key) for option in RULES.options(session.state)))
    return session


def cascading(pool: int, blighted: bool = False, **options: Any) -> Session:
    """A player is asked where blight spreads, with so much blight left."""
    session = game(**options)
    s = session.state
    s.blight_pool, s.blighted, s.memo = pool, blighted, None
    s.pieces[("A5", "blight")] = (1,)
    s.agenda = [frame("turn"), frame("blight.cascade", "p0", land="A5", source="blight")]
    RULES.come_to_rest(s)
    return session


def tip_at(table: Any, key: str) -> str:
    """What stands in the tip where the pointer rests on the row of this key; it lies within the window."""
    item = next(one for one in table.items() if one.key == key)
    point(table.app, item.rect.center)
    for _ in range(60):
        step(table.app)
    assert table.app.screen.get_rect().contains(table.app.tip.box)
    return str(table.app.tip.said)


# ------------------------------------------------------------------------------------------------ adversary, scenario


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("adversary", RULES.box.adversaries)
def test_pointing_at_the_adversary_tells_every_rule_that_is_on(table_of: Any, adversary: str, size: Any, lang: str) -> None:
    """It named its levels; what they do was nowhere."""
    table = table_of(game(adversary=adversary, level="5"), size, lang)
    texts = table.model.wording.texts
    said = texts.adversary(adversary)
    tip = tip_at(table, "adversary")
    for rule in (said.when, said.effect, said.loss, *(rule for level in said.levels[:5] for rule in level.rules)):
        assert rule in tip
    assert said.levels[5].title not in tip
    click(table.app, "adversary")
    assert isinstance(table.app.top, AboutOverlay)
    assert any(said.levels[4].rules[0] in words for _, words in table.app.top.parts) and not table.app.words.problems


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("scenario", RULES.box.scenarios)
def test_pointing_at_the_scenario_tells_its_rules(table_of: Any, scenario: str, lang: str) -> None:
    """Its tip had no more than its row."""
    table = table_of(game(scenario=scenario, adversary="england", level="6"), (1280, 720), lang)
    texts = table.model.wording.texts
    tip = tip_at(table, "scenario")
    assert [rule for rule in texts.scenario(scenario).rules if rule not in tip] == []
    click(table.app, "scenario")
    assert isinstance(table.app.top, AboutOverlay)
    assert [rule for rule in texts.scenario(scenario).rules if ("p", rule) not in table.app.top.parts] == []


# ------------------------------------------------------------------------------------------------ the blight card


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("card", CARDS)
def test_the_side_of_a_drawn_blight_card_is_told_when_it_is_turned(table_of: Any, card: str, lang: str) -> None:
    session = cascading(3, blight_card="any")
    session.state.blight_card = card
    table = table_of(session, (1920, 1080), lang)
    texts = table.model.wording.texts
    names = [texts.blight_card(one).title for one in CARDS]
    shown = next(item for item in table.items() if item.key == "blight")
    assert shown.name == table.model.t("setup-blight-card") and not any(name in tip_at(table, "blight") for name in names)
    more = table.model.about("blight-pool").more
    assert all(any(name in words for _, words in more) for name in names), "what it may be is known"
    session = cascading(3, True, blight_card="any")
    session.state.blight_card = card
    table = table_of(session, (1920, 1080), lang)
    said = texts.blight_card(card)
    assert next(item for item in table.items() if item.key == "blight").name == said.title
    assert said.each_turn in tip_at(table, "blight")
    click(table.app, "blight")
    assert table.app.top.name == "zoom" and table.app.top.card == f"blight-card:{card}"
    face = table.model.screen.cards.card(f"blight-card:{card}")
    assert any(said.each_turn in words for words in face.prose()) and not table.app.words.problems


def test_the_blight_card_is_shown_as_it_is_turned(start: Callable[..., App]) -> None:
    """One line said its name, and the blight that came after it took the place of what it does."""
    app = start((1920, 1080), sync=False, speed="step", reduced_motion=True)
    table: Any = app.push(TableScene(app, cascading(1, blight_card="memory-fades-to-dust")))
    for _ in range(40):
        step(app)
    click(app, table.model.asked.keys("p0")[0])
    said = table.model.wording.texts.blight_card("memory-fades-to-dust")
    for _ in range(200):
        step(app)
        if table.model.staged is not None and table.model.staged.step is not None and table.staging.picture is not None:
            break
    shown = table.model.staged.step
    assert shown.card == "blight-card:memory-fades-to-dust" and said.title in shown.main and said.each_turn in shown.detail
    assert table.staging.picture.card is not None


@pytest.mark.parametrize("card", CARDS)
def test_what_the_blighted_side_asks_each_turn_is_asked_beside_the_card(table_of: Any, card: str) -> None:
    session = cascading(3, True, blight_card=card)
    s = session.state
    s.agenda, s.memo, s.presence[("A3", "p0")] = [frame("turn")], None, 2
    push(s, frame("blighted"))
    RULES.come_to_rest(s)
    table = table_of(session, (1920, 1080))
    assert table.model.asked is not None and table.item(f"blight-card:{card}").role == "card"


@pytest.mark.parametrize("lang", LANGS)
def test_the_hint_about_blight_is_true_for_this_game(start: Callable[..., App], lang: str) -> None:
    """It told of a pool of five for each player beside a blight card."""
    app = start((1280, 720), lang, reduced_motion=True, hints=True)
    for name, session in (("pool", cascading(7, blight_card="none")), ("healthy", cascading(3, blight_card="any")),
                          ("blighted", cascading(6, True, blight_card="downward-spiral"))):  # fmt: skip
        table: Any = app.push(GuidedTable(app, session))
        step(app)
        table.hints.show_hint("blight")
        pool = RULES.box.figures_of("base")["blight_pool"]
        figures = {"left": session.state.blight_pool, "each": pool["per_player"], "more": pool["extra"]}
        assert table.hints.card.data.text == app.words.t(f"hint-blight-{name}", **figures), name
        app.pop()


# ------------------------------------------------------------------------------------------------ a card without words


def test_a_card_that_asks_and_has_no_room_for_words_shows_them_to_who_points_at_it(table_of: Any) -> None:
    """On a small window a fear card lay there with its title and picture, and only a click told what it asks."""
    for size, floats in ((SIZES[0], True), (SIZES[1], False)):
        table = table_of(asking("each.player"), size)
        card = next(item for item in table.items() if item.key.startswith("fear:"))
        assert card.widget.wordless == floats
        point(table.app, card.rect.center)
        for _ in range(30):
            step(table.app)
        assert (table.hover.zoomed is not None and table.hover.zoomed[0] == card.key) == floats
        if floats:
            assert not table.hover.zoomed[2].collidepoint(card.rect.center), "the pointer stays on it"


# ------------------------------------------------------------------------------------------------ the set-up


@pytest.mark.parametrize("lang", LANGS)
def test_the_set_up_tells_what_a_blight_card_does_and_when_an_adversary_escalates(start: Callable[..., App], lang: str) -> None:
    app = start((1280, 720), lang)
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "set=base")
    texts: Any = game_list.texts_for("spirit-island", app.words)
    assert app.words.t("option-blight-card-unseen") in scene.widget("blight-card").hint
    for card in CARDS:
        scene.set_option("blight-card", card)
        said, hint = texts.spoken.blight_card(card), scene.widget("blight-card").hint
        assert said.title in hint and texts.plain(said.each_turn) in hint and texts.plain(said.takes) in hint
    for adversary in RULES.box.adversaries:
        scene.set_option("adversary", adversary)
        said = texts.spoken.adversary(adversary)
        for item in ("level=0", "adversary>"):
            assert texts.plain(said.when) in app.top.item(item).hint, adversary  # type: ignore[union-attr]
    assert not app.words.problems


@pytest.mark.parametrize("lang", LANGS)
def test_the_wished_difficulty_does_not_read_like_the_one_there_is(start: Callable[..., App], lang: str) -> None:
    """Below "Difficulty 6" stood "Difficulty 4"."""
    drawn: list[str] = []
    app = start((1920, 1080), lang)
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "set=base")
    write, block = scene.kit.text, scene.kit.block
    scene.kit.text = lambda surface, text, *rest, **more: (drawn.append(text), write(surface, text, *rest, **more))[1]
    scene.kit.block = lambda text, *rest, **more: (drawn.append(text), block(text, *rest, **more))[1]  # in two lines
    scene.form.wished = 4
    scene.rebuild()
    step(app)
    assert scene.widget("difficulty").hint and app.words.t("setup-difficulty", n=4) not in drawn
    assert {app.words.t("setup-draw-short", n=4), f"{app.words.t('setup-draw')}: 4"} & {*drawn}
