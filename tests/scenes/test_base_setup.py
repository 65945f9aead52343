"""The set-up of the first box of Spirit Island: another box by one click, adversary and level, a game drawn by its difficulty."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.odds import wilson
from game.core.play.session import Session
from game.spirit_island import challenge
from scenes.app import game_list, tables
from scenes.routes import App
from scenes.setup.screen import SetupScene
from scenes.table import TableScene
from scenes.table.game_over import GameOver
from scenes.widgets.paint import Kit
from tests.scenes.hands import click, click_at, overlaps, point, read, step, tab_to

RULES: Any = games.rules("spirit-island")


def page(app: App, seats: int = 1) -> Any:
    """The set-up page of the first box."""
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    scene.set_box("base")
    for _ in range(seats - 1):
        scene.add_seat()
    return scene


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Set-ups that would have gone to the table."""
    got: list[Any] = []
    monkeypatch.setattr(tables, "open_table", lambda app, setup, keep=True, note=None: got.append(setup))
    return got


def test_to_a_table_of_four_against_an_adversary(app: App, opened: list[Any]) -> None:
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    assert scene.most == 3
    click(app, "set=base")
    assert scene.most == 4 and scene.seats[0]["spirit"] in RULES.spirits("base")
    for n in (1, 2, 3):
        click(app, f"add{n}")
    assert sorted(seat["board"] for seat in scene.seats) == list("ABCD")
    assert all(widget.key != "level" for widget in scene.widgets), "without an adversary there are no levels"
    click(app, "adversary>")
    click(app, "level=3")
    assert scene.widget("difficulty").name == app.words.t("setup-difficulty", n=RULES.difficulty(scene.options))
    click(app, "start")
    setup = opened[-1]
    assert setup.set == "base" and len(setup.seats) == 4 and len({seat["spirit"] for seat in setup.seats}) == 4
    s = RULES.new(setup)
    assert s.adversary == setup.options["adversary"] and s.level == 3
    click(app, "set=horizons")
    assert len(scene.seats) == 3 and "adversary" not in scene.options
    click(app, "start")
    assert opened[-1].set == "horizons" and RULES.new(opened[-1]).seats == ("p0", "p1", "p2")


@pytest.mark.parametrize(("lang", "wished", "seats"), [("en", 1, 2), ("it", 4, 1), ("uk", 9, 4), ("en", 11, 3)])
def test_a_game_of_a_wished_difficulty(start: Callable[..., App], opened: list[Any], lang: str, wished: int, seats: int) -> None:
    app = start((1280, 720), lang)
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "set=base")
    for n in range(1, seats):
        click(app, f"add{n}")
    while scene.form.wished != wished:
        click(app, "wished>" if scene.form.wished < wished else "wished<")
    met = set()
    for _ in range(4):
        click(app, "draw")
        assert RULES.difficulty(scene.options) == wished
        assert app.words.t("setup-difficulty", n=wished) in app.spoken[-1] and app.spoken[-1].split(": ")[1]
        met.add(str([(seat["spirit"], seat["board"]) for seat in scene.seats]))
        for what in ("spirit", "board"):
            assert len({seat[what] for seat in scene.seats}) == seats
    assert len(met) > 1, "who plays where is drawn as well"
    click(app, "start")
    setup = opened[-1]
    s = RULES.new(setup)
    assert challenge.state_difficulty(s) == RULES.difficulty(setup.options) == wished and len(s.seats) == seats


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100)])
def test_every_choice_has_its_place_and_words(start: Callable[..., App], lang: str, size: tuple[int, int], scale: int) -> None:
    app = start(size, lang, scale)
    scene = page(app, 4)
    scene.part = "options"
    for adversary in ("none", *RULES.box.adversaries):
        scene.set_option("adversary", adversary)
        for level in range(7):
            scene.set_option("level", str(level))
            shown = [w for w in scene.widgets if w.zone in ("options", "draw")]
            inside = scene.area
            assert all(inside.contains(w.rect) for w in shown), [w.key for w in shown if not inside.contains(w.rect)]
            keys = ("adversary", "level", "blight-card", "power-progression", "difficulty", "wished")
            assert overlaps(w for w in shown if w.key in keys) == [], level
    assert "‹" not in read(app) and not app.words.problems


def measured(scene: Any, **options: str) -> list[str]:
    """What is said of how often the bot wins with these options, and the tip of it."""
    for option, value in options.items():
        scene.set_option(option, value)
    said = [w for w in scene.widgets if w.key in ("difficulty-rate", "difficulty-alone")]
    return [*(w.name for w in said), said[0].hint]


def test_a_rate_that_was_measured_alone_is_not_told_as_one_of_several(app: App) -> None:
    """Two seats without an adversary seemed harder than with one: that was tried by one spirit only."""
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "set=base")
    shelf, first = RULES.box.figures["win_rates"]["base"], RULES.spirits("base")[0]

    def won(group: str, what: str) -> str:
        return f"won {shelf[group][what]['wins']} of {shelf[group][what]['games']} games"

    assert measured(scene)[0] == f"a bot alone {won('solo', first)}"
    step, few = won("steps", "brandenburg-prussia/0"), shelf["steps"]["brandenburg-prussia/0"]["wins"]
    against = measured(scene, adversary="brandenburg-prussia")
    assert against[0].startswith(f"a bot alone: {few} of 8, about "), "so little is known of it"
    assert f"a bot alone {won('solo', first)} with this spirit." in against[-1]
    click(app, "add1")
    both = measured(scene)
    assert both[0] == "not measured for 2 players" and both[1].startswith(f"a bot alone {step}, about ")
    assert "one spirit alone" in both[-1] and f"Without adversary and scenario 2 bots {won('seats', '2')}." in both[-1]
    assert measured(scene, adversary="none")[0].startswith(f"2 bots {won('seats', '2')}, about ")
    blitz = measured(scene, scenario="blitz")
    assert blitz[0] == both[0] and blitz[1].startswith(f"a bot alone {won('scenarios', 'blitz')}, about ")
    assert measured(scene, adversary="sweden", scenario="blitz")[:1] == ["not yet measured"]
    assert "%" not in read(app), "eight games are no percentage"


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 75), ((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100)])
@pytest.mark.parametrize("seats", [1, 4])
def test_rates_have_room(start: Callable[..., App], lang: str, size: tuple[int, int], scale: int, seats: int) -> None:
    app = start(size, lang, scale)
    scene = page(app, seats)
    scene.part = "options"
    for adversary in ("none", *RULES.box.adversaries):
        for level in ("0", "6"):
            measured(scene, adversary=adversary, level=level)
            told = [w for w in scene.widgets if w.key.startswith("difficulty")]
            assert all(scene.kit.width(w.name, w.size, w.face) <= w.rect.w for w in told), [w.name for w in told]
            assert overlaps(w for w in scene.widgets if w.zone in ("options", "draw") and w.key) == []


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [1, 2])
def test_a_rate_of_few_games_is_told_with_its_range(
    start: Callable[..., App], lang: str, size: tuple[int, int], seats: int
) -> None:
    """3 of 8 games looked as sure as 75 of 200: how far off it may be was in the tip alone."""
    scene = page(start(size, lang), seats)
    scene.part = "options"
    for options in ({"adversary": "england", "level": "1"}, {"adversary": "sweden", "level": "6"}, {"adversary": "none"}):
        wins, games = RULES.win_rate([seat["spirit"] for seat in scene.seats], "base", {**scene.options, **options})
        told = measured(scene, **options)
        low, high = (round(100 * share) for share in wilson(wins, games))
        assert (f"{low}–{high}" in told[-2]) == (games == 8), told


def ended(app: App, options: dict[str, Any], outcome: tuple[str, ...]) -> Any:
    """The ending of a game against an adversary, over its table."""
    people = ({"spirit": "thunderspeaker", "board": "A", "name": "Marta", "control": "human", "colour": "blue"},)
    session = Session(RULES, Setup("spirit-island", "base", "", options, 1, people))
    table: Any = app.push(TableScene(app, session, None))
    assert GameOver(table.model)._harder() is None, "the game is not over"
    session.state.result = outcome
    table.dialogs.show_result(True)
    step(app)
    return session.setup


@pytest.mark.parametrize(("lang", "said"), [("en", "Next step: Sweden 3"), ("it", "Prossimo gradino: Svezia 3"),
                                            ("uk", "Наступна сходинка: Швеція 3")])  # fmt: skip
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_next_step_is_offered_after_a_win(
    start: Callable[..., App], opened: list[Any], lang: str, said: str, size: tuple[int, int]
) -> None:
    app = start(size, lang, reduced_motion=True)
    setup = ended(app, {"adversary": "sweden", "level": "2"}, ("win", "fear-victory"))
    assert said in read(app)
    widgets = [w for w in app.top.widgets if w.zone == "next"]  # type: ignore[union-attr]
    assert all(app.top.area.contains(w.rect) for w in widgets)  # type: ignore[union-attr]
    click(app, "climb")
    assert opened[-1].options == {**setup.options, "level": "3"} and opened[-1].seats == setup.seats


def test_after_the_last_level_comes_another_adversary(app: App, opened: list[Any]) -> None:
    setup = ended(app, {"adversary": "sweden", "level": "6"}, ("win", "fear-victory"))
    click(app, "climb")
    assert opened[-1].options == {**setup.options, "adversary": "brandenburg-prussia", "level": "5"}
    ended(app, {"adversary": "england", "level": "6"}, ("win", "fear-victory"))
    assert app.top is not None and app.top.item("climb") is None, "there is nothing harder"


def test_after_a_loss_the_same_is_played_again(app: App, opened: list[Any]) -> None:
    setup = ended(app, {"adversary": "sweden", "level": "2"}, ("loss", "blight"))
    assert app.top is not None and app.top.item("climb") is None
    click(app, "again")
    assert opened[-1].options == setup.options and opened[-1].seats == setup.seats and opened[-1].seed != setup.seed


def test_spirits_of_the_other_box_come_where_the_option_is_on(app: App, opened: list[Any]) -> None:
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "set=base")
    guests = RULES.spirits("horizons")
    assert all(app.top.item(f"gallery={spirit}") is None for spirit in guests)  # type: ignore[union-attr]
    click(app, "horizons-spirits")
    for spirit in (*RULES.spirits("base"), guests[0]):
        click(app, f"gallery={spirit}")
        assert scene.seats[0]["spirit"] == spirit
    click(app, "start")
    s = RULES.new(opened[-1])
    assert s.spirits["p0"] == guests[0] and s.set == "base" and len(s.hand["p0"]) == 4
    click(app, "horizons-spirits")
    assert scene.seats[0]["spirit"] in RULES.spirits("base")


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_pointing_tells_the_rules_of_adversary_and_level(start: Callable[..., App], lang: str) -> None:
    """Also on a small window, where there is no room for them beside the difficulty."""
    app = start((1280, 720), lang)
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "set=base")
    scene.set_option("adversary", "england")
    scene.set_option("level", "2")
    texts: Any = game_list.texts_for("spirit-island", app.words)
    said = texts.spoken.adversary("england")
    for level, told in enumerate(said.levels, 1):
        item = app.top.item(f"level={level}") if app.top else None
        assert item is not None and told.title in item.name
        assert all(texts.plain(rule) in item.hint for rule in told.rules), level
        below = [said.escalation, *(one.title for one in said.levels[: level - 1])]
        assert [name for name in below if name not in item.hint] == [] and texts.plain(said.loss) in item.hint, level
        assert not any(f"{n}.\N{NO-BREAK SPACE}" in item.hint for n in range(level, 7)), "what is in force below it, not above"
    first = app.top.item("level=0") if app.top else None
    assert first is not None and first.hint.count(said.escalation) == 1, "below it nothing is in force"
    assert len(first.hint.split("\n")) == 2 and texts.plain(said.loss) in first.hint
    whole = app.top.item("adversary>") if app.top else None
    assert whole is not None and said.escalation in whole.hint and texts.plain(said.loss) in whole.hint
    assert said.levels[1].title in whole.hint and said.levels[2].title not in whole.hint


def test_a_selector_answers_and_explains_on_its_name(app: App) -> None:
    """Pointing at the name showed nothing, and a click on it took the next one unasked."""
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "set=base")
    scene.set_option("adversary", "sweden")
    for key in ("adversary", "scenario", "blight-card", "wished"):
        widget = scene.widget(key)
        point(app, widget.rect.center)
        step(app, 400)
        assert scene.hover_key == f"{key}>", "its arrow shows where a click leads"
        assert app.tip.text == widget.hint and (widget.hint or key == "wished")
    before = scene.options["adversary"]
    click_at(app, scene.widget("adversary").rect.center)
    assert scene.options["adversary"] != before and app.spoken[-1].startswith("Adversary: ")


def test_the_rate_explains_itself_to_pointer_and_keyboard(app: App) -> None:
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "set=base")
    click(app, "add1")
    scene.set_option("adversary", "sweden")
    point(app, scene.widget("difficulty-rate").rect.center)
    step(app, 400)
    assert "one spirit alone" in app.tip.text
    tab_to(app, "difficulty-rate")


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_tips_leave_the_other_controls_free(start: Callable[..., App], size: tuple[int, int], lang: str) -> None:
    """Those of adversary and scenario lay over the rows below, that of a spirit over the adversary."""
    app = start(size, lang)
    scene = page(app, 2)
    for option, value in (("adversary", "england"), ("level", "3"), ("scenario", "dahan-insurrection")):
        scene.set_option(option, value)
    for key in ("adversary>", "scenario>", "level=6", "gallery=bringer-of-dreams-and-nightmares", "surprise", "draw", "board0"):
        at = next(item for item in scene.items() if item.key.startswith(key))
        point(app, at.rect.center)
        step(app, 400)
        covered = [item.key for item in scene.items() if item.focusable and item.rect and item.rect.colliderect(app.tip.box)]
        assert app.tip.text and not covered, (key, covered)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("uk", ("Сценарій: На варті серця острова", "Гравець 2")),
     ("it", ("Scenario: Difendi il cuore dell’isola", "Difficoltà voluta: 4", "Giocatore 2"))],
)  # fmt: skip
def test_small_windows_keep_labels_and_names(
    start: Callable[..., App], cut: list[str], monkeypatch: pytest.MonkeyPatch, lang: str, said: tuple[str, ...]
) -> None:
    """They fell away, or were cut, where the letters could as well be smaller."""
    app = start((1280, 720), lang)
    scene = page(app, 4)
    scene.form.wished = 4
    scene.set_option("scenario", "guard-the-isles-heart")
    drawn: dict[str, int] = {}
    text = Kit.text

    def watch(kit: Kit, surface: pygame.Surface, words: str, *rest: Any) -> pygame.Rect:
        box = text(kit, surface, words, *rest)
        drawn[words] = surface.get_clip().clip(box).w - box.w
        return box

    monkeypatch.setattr(Kit, "text", watch)
    scene.draw(app.screen)
    assert {words: drawn.get(words) for words in said} == dict.fromkeys(said, 0) and cut == []


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_every_spirit_keeps_its_portrait_in_a_seat(start: Callable[..., App], lang: str) -> None:
    """Long names took its room, and touched the letters of the boards."""
    app = start((1920, 1080), lang)
    scene = page(app)
    scene.set_option("horizons-spirits", True)
    for entry in scene.form.spirits():
        scene.put(0, "spirit", entry.id)
        seat = scene.widget("choice0")
        beside, _ = seat.fit()
        assert beside > 0, entry.id
        assert scene.widget("board0").rect.x - seat.rect.right >= scene.kit.px(11)


@pytest.mark.parametrize("size", [(2560, 1440), (1920, 1080)])
def test_the_letters_of_the_boards_hide_no_presence(start: Callable[..., App], size: tuple[int, int]) -> None:
    """That of board C lay over the second presence of Thunderspeaker."""
    app = start(size)
    scene = page(app, 2)
    for spirit in RULES.spirits("base"):
        if spirit != scene.seats[1]["spirit"]:
            scene.put(0, "spirit", spirit)
        for board in "ABCD":
            scene.form.take_board(0, board)
            island = scene.widget("island")
            shown, plates = [box for _, box in island.discs()], island.plates()
            assert shown and all(plate.collidelist(shown) < 0 for plate in plates), (spirit, board)
            assert len(plates) == 2 and not plates[0].colliderect(plates[1])


def test_before_the_first_turn_the_table_says_set_up(table_of: Any) -> None:
    """Ocean chooses its coast first."""
    seats = ({"spirit": "oceans-hungry-grasp", "board": "A", "control": "human"},)
    table = table_of(Session(RULES, Setup("spirit-island", "base", seats=seats, seed=3)))
    assert table.model.asked.kind == "setup.land" and table.model.screen.heading().brief == "Set-up"


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_wish_names_the_difficulty_and_explains_itself(
    start: Callable[..., App], lang: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It said "Wished: 4", not what, and had no tip."""
    app = start(size, lang)
    scene = page(app)
    said: list[str] = []
    block = Kit.block
    monkeypatch.setattr(Kit, "block", lambda kit, text, *rest, **more: said.append(text) or block(kit, text, *rest, **more))
    monkeypatch.setattr(Kit, "text", lambda kit, surface, text, *rest, **more: said.append(text) or pygame.Rect(0, 0, 1, 1))
    scene.widget("wished").draw(app.screen)
    assert said[-1] == f"{app.words.t('setup-draw')}: {scene.form.wished}"
    point(app, scene.item("wished>").rect.center)
    step(app, 400)
    assert app.tip.text == app.words.t("setup-wished-hint")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_board_is_seen_by_its_letter(start: Callable[..., App], size: tuple[int, int]) -> None:
    """A small window showed no picture of the boards anywhere."""
    app = start(size)
    scene = page(app, 2)
    step(app, 50)
    before = app.screen.copy()
    item = next(one for one in scene.items() if one.key.startswith("board1"))
    point(app, item.rect.center)
    step(app, 50)
    place = scene.form.pointed(item.key)
    if size == (1920, 1080):
        assert place is None and scene.widget("island"), "it is on the page"
        return
    assert scene.area.contains(place) and not place.colliderect(item.rect)
    step(app, 400)
    assert app.tip.text and not app.tip.box.colliderect(place), "the tip lies beside it"
    shown, was = (pygame.image.tobytes(one.subsurface(place), "RGB") for one in (app.screen, before))
    point(app, scene.widget("start").rect.center)
    step(app, 50)
    assert pygame.image.tobytes(app.screen.subsurface(place), "RGB") == was != shown, "it goes with the pointer"
