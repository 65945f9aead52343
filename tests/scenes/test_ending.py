"""The ending of a game on its table: it comes by itself, plays once, stands as it ends, and leads on."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.engine.decision import Event, Setup
from game.core.play.history import Finished, Player
from game.core.play.session import Session
from game.spirit_island.score import score
from scenes.app import game_list, tables
from scenes.app.program import App
from scenes.app.seats import seat_names
from scenes.checks import common
from scenes.games.spirit_island.art.island import LOW
from scenes.games.spirit_island.summary import EndedIsland
from scenes.scoring.ending_picture import horizon_of
from scenes.scoring.ending_scene import LAST, EndingScene
from scenes.scoring.finale import CALM, LOSS, WIN
from scenes.scoring.moments import Happening
from scenes.table import TableScene, series
from tests.scenes.endings import Ended
from tests.scenes.games import session_of
from tests.scenes.hands import click, click_at, overlaps, press, read, step

BOTS = ("human", "bot:random")


@pytest.fixture(scope="module")
def lost() -> Session:
    """Spirit Island, lost in turn 4 as blight runs out."""
    return session_of(2, 3, 20_000)


@pytest.fixture(scope="module")
def isles() -> Session:
    """A whole game of Small Islands."""
    return session_of(BOTS, 3, 20_000, "small-islands", options=[("first", "p1")])


def test_the_ending_comes_by_itself_and_no_button_asks_for_it(start: Callable[..., App], lost: Session) -> None:
    app = start(reduced_motion=True)
    table: Any = TableScene(app, lost)
    app.push(table)
    table.actions.after([])
    step(app)
    assert table.item("result") is None and "The game is over" not in read(app)
    assert "The blight pool is empty" in read(app).replace("the blight", "The blight")
    for _ in range(4):
        step(app, 600)
    assert isinstance(app.top, EndingScene)
    assert "The island is lost" in read(app)


def test_it_tells_in_words_all_that_it_shows(ended: Ended, lost: Session) -> None:
    app, scene = ended(lost, still=True)
    view = read(app)
    total = sum(part.points for part in score(lost.state))
    for said in ("The island is lost", "Blight: 13, none left in the pool", f"Score: {total}", "13 blight: −6",
                 "Had one blight less come", "Watch the replay", "Seed 3"):  # fmt: skip
        assert said in view, said
    assert "The island is lost" in app.spoken
    assert scene.finale.mood == LOSS and not scene.moving


def test_the_score_is_the_base_games() -> None:
    def position(*result: str) -> Any:
        return types.SimpleNamespace(
            result=result, seats=("p0", "p1"), invader_deck=("a", "b"), invader_discard=("c",), explore_slot=("d",),
            build_slot=(), ravage_slot=("e",), immigration_slot=(),
            pieces={("G1", "dahan"): (4, 1), ("G1", "blight"): (3,), ("G2", "town"): (1,)},
        )  # fmt: skip

    won, beaten = score(position("win", "no-cities")), score(position("loss", "time"))
    assert [(part.what, part.points) for part in won] == [("victory", 10), ("deck", 4), ("dahan", 2), ("blight", -1)]
    assert [(part.what, part.points) for part in beaten] == [("defeat", 0), ("used", 3), ("dahan", 2), ("blight", -1)]
    assert score(position("win", "no-cities"), 3)[0].points == 25 and score(position("loss", "time"), 3)[0].points == 6


def test_any_key_ends_the_motion_and_chooses_nothing_while_it_is_down(ended: Ended, lost: Session) -> None:
    app, scene = ended(lost, reduced_motion=False)
    assert scene.moving and scene.item("again"), "all of it can be read from the start"
    step(app, 60)
    assert scene._counted() == 0 and len(scene.drawn()) < len(scene.widgets)
    press(app, pygame.K_RETURN)
    assert scene.moving, "so soon it was meant for the table"
    step(app, 450)
    press(app, pygame.K_RETURN)
    assert not scene.moving and len(scene.drawn()) == len(scene.widgets)
    step(app, 600)
    press(app, pygame.K_RETURN)
    assert app.top is scene, "the key was never let go"
    app.dispatch(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
    press(app, pygame.K_RETURN)
    assert app.top is not None and app.top.name == "table" and app.top is not scene


def test_what_was_pressed_for_the_table_answers_nothing_as_it_comes(ended: Ended, lost: Session) -> None:
    app, scene = ended(lost)
    press(app, pygame.K_RETURN)
    assert app.top is scene
    step(app, 500)
    press(app, pygame.K_RETURN)
    assert app.top is not scene


@pytest.mark.parametrize("game", ["lost", "isles"])
def test_every_frame_of_the_motion_is_what_a_full_repaint_shows(ended: Ended, game: str, request: pytest.FixtureRequest) -> None:
    app, scene = ended(request.getfixturevalue(game), reduced_motion=False)
    while scene.moving:
        step(app, 90)
        part = app.screen.copy()
        app.invalidate()
        app.draw()
        assert pygame.image.tobytes(part, "RGB") == pygame.image.tobytes(app.screen, "RGB"), scene.at
    assert scene.at == LAST


def test_figures_are_counted_up(ended: Ended, lost: Session) -> None:
    app, scene = ended(lost, reduced_motion=False)
    seen = []
    while scene.moving:
        step(app, 100)
        seen.append(scene._counted())
    assert seen == sorted(seen) and 0 in seen and seen[-1] == 1 and any(0 < share < 1 for share in seen)


def test_again_keeps_names_seats_bots_and_options_with_another_seed(ended: Ended, isles: Session) -> None:
    app, scene = ended(isles, still=True)
    click(app, "again")
    now = app.top.session.setup  # type: ignore[union-attr]
    old = isles.setup
    assert app.top.name == "table" and (now.seats, now.mode, now.options) == (old.seats, old.mode, old.options)  # type: ignore[union-attr]
    assert dict(now.options)["first"] == "p1" and now.seed != old.seed and not now.typed


def test_same_look_replay_and_details_lead_there_and_back(ended: Ended, isles: Session) -> None:
    app, scene = ended(isles, still=True)
    click(app, "details")
    assert app.top and app.top.name == "scoring"
    press(app, pygame.K_ESCAPE)
    assert app.top is scene
    click(app, "replay")
    assert type(app.top).__name__ == "ReplayScene"
    press(app, pygame.K_ESCAPE)
    assert app.top is scene
    click(app, "look")
    assert app.top.name == "table"
    click(app, "result")
    assert app.top.name == "ending" and not app.top.moving  # type: ignore[attr-defined]
    click(app, "same")
    assert app.top.session.setup.seed == isles.setup.seed  # type: ignore[union-attr]


def test_points_fly_from_the_islands_that_brought_them(ended: Ended, isles: Session) -> None:
    app, scene = ended(isles, still=True)
    finale, board = scene.finale, scene.picture.board
    assert finale.flights and all(flight.spot in board.spots for flight in finale.flights)
    for n, tally in enumerate(finale.tallies[:-1]):
        who = next(seat for seat, name in seat_names(app, isles).items() if name == tally.name)
        flown = sum(flight.points for flight in finale.flights if flight.tally == n)
        assert tally.value == isles.state.points[who]
        assert flown == isles.rules.facts.scores(isles.state, who).get("reward", 0)


@pytest.mark.parametrize("scale", [1.0, 3.0])
def test_the_whole_chart_is_seen_however_large_the_table_draws_its_tiles(ended: Ended, isles: Session, scale: float) -> None:
    hero = ended(isles)[1].hero()
    board = hero.paint((round(620 * scale), round(400 * scale)), scale, "calm")
    sheet = board.picture.get_rect().inflate(-20 * scale, -20 * scale)
    assert board.spots and all(sheet.collidepoint(spot) for spot in board.spots.values()), board.spots


def test_what_a_person_passed_up_is_what_the_position_of_then_paid(isles: Session, start: Callable[..., App]) -> None:
    from scenes.games.small_islands.summary import EndedIsles

    def earned(at: int, key: str) -> int:
        after = isles.state_before(at).clone()
        isles.rules.apply(after, "p0", key)
        asked = isles.rules.decision(after)
        if key != "done" and asked is not None and asked.for_seat("p0") is not None:
            isles.rules.apply(after, "p0", "done")  # it is paid when no further house is built
        return int(isles.rules.facts.scores(after, "p0").get("reward", 0))

    told, more = EndedIsles(start(), isles).finale().had, []
    for at, entry in enumerate(isles.log):
        if entry.key == "done" and entry.seat == "p0" and not entry.auto:
            asked = isles.rules.decision(isles.state_before(at))
            part = asked.for_seat("p0") if asked is not None else None
            keys = [key for key in part.keys() if key.startswith("island:")] if part is not None else []
            more += [earned(at, key) - earned(at, "done") for key in keys]
    assert more and max(more) > 1 and f": {max(more)} more points" in told


def test_a_game_that_tells_nothing_has_an_ending(ended: Ended, isles: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    from scenes.games.small_islands.board import Board
    from scenes.games.small_islands.screen import Screen
    from scenes.table.game_screen import GameScreen

    monkeypatch.setattr(Screen, "summary", GameScreen.summary)
    monkeypatch.setattr(Board, "hero", lambda self: None)
    app, scene = ended(isles, still=True)
    assert scene.bare and scene.finale.mood == CALM
    points = ", ".join(f"{tally.name} {tally.value}" for tally in scene.finale.tallies)
    assert all(str(isles.state.points[seat]) in points for seat in isles.state.seats)
    box = scene.widget("figures").rect
    assert box.centerx == app.screen.get_rect().centerx and box.h > 150, "in the middle, one below the other"


def test_a_round_in_which_all_got_nothing_stays_in_the_table(start: Callable[..., App], isles: Session) -> None:
    from scenes.games.small_islands.summary import EndedIsles

    told = EndedIsles(start(), isles)
    rounds = {n: sum(isles.rules.facts.by_round(isles.state, seat).get(n, 0) for seat in isles.state.seats)
              for n in range(1, isles.state.round + 1)}  # fmt: skip
    told.state = isles.state.clone()
    told.state.earned = {key: n for key, n in isles.state.earned.items() if key[1] != 2}
    shown = [figure.name for figure in told._points() if figure.name.startswith("Rewards")]
    assert rounds and shown == [f"Rewards of round {n}" for n in rounds]


def test_minutes_are_told_where_somebody_counted_them(ended: Ended, isles: Session, start: Callable[..., App]) -> None:
    app = start(reduced_motion=True)
    table: Any = tables._show(app, isles, None)
    table.model.saver = types.SimpleNamespace(note={"played": 61 * 38.0}, close=lambda: None, watch=lambda: False)
    said = table.dialogs.over.tell({})
    assert "39 minutes" in said.subtitle and said.finale.tallies[-1].note == "39 minutes"
    table.model.saver = None
    assert "minute" not in table.dialogs.over.tell({}).subtitle


def test_a_series_counts_the_wins_of_just_these_players() -> None:
    def game(*wins: tuple[str, bool]) -> Finished:
        players = tuple(Player(name, won=won) for name, won in wins)
        return Finished("u", "small-islands", "", "", {}, "win", "", 1, 1, 0, 1, 0.0, players)

    games = [game(("Ana", True), ("Bo", False)), game(("Bo", False), ("Ana", True)), game(("Ana", True), ("Cy", False)),
             game(("Ana", False), ("Bo", True))]  # fmt: skip
    assert series.won(games, ["Ana", "Bo"]) == {"Ana": 2, "Bo": 1}
    assert series.won(games, ["Ana", "Ana"]) == {}


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", ["lost", "isles"])
def test_nothing_is_cut_or_outside(
    ended: Ended, game: str, lang: str, size: tuple[int, int], request: pytest.FixtureRequest, cut: list[str]
) -> None:
    app, scene = ended(request.getfixturevalue(game), True, size=size, lang=lang)
    click(app, "details")
    assert cut == []
    for item in scene.items():
        assert item.rect is None or app.screen.get_rect().contains(item.rect), item.line()
    tiles = ("had", "figures", "again", "parts", "headline", "why")
    assert overlaps(widget for widget in scene.widgets if widget.key in tiles) == []


def test_a_click_meant_for_the_table_does_not_even_end_the_motion(ended: Ended, lost: Session) -> None:
    app, scene = ended(lost, reduced_motion=False)
    step(app, 60)
    click_at(app, scene.item("again").rect.center)
    assert app.top is scene and scene.moving
    step(app, 500)
    click_at(app, scene.item("again").rect.center)
    assert app.top is scene and not scene.moving, "now it does"


def shown_figures(scene: Any) -> list[tuple[str, str, int]]:
    """Name, note and figure of each row, as they are drawn."""
    panel, drawn = scene.widget("figures"), []
    before = type(panel.kit).text
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            type(panel.kit), "text", lambda kit, on, said, *at, **how: (drawn.append(said), before(kit, on, said, *at, **how))
        )
        panel.draw(scene.app.screen)
    return [(a, b, int(c)) for a, b, c in zip(drawn, drawn[1:], drawn[2:], strict=False) if c.isdecimal()]


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), (1536, 864), (1920, 1080), (1680, 1050)])
def test_the_words_of_a_win_run_across_no_spirit(ended: Ended, lost: Session, lang: str, size: tuple[int, int]) -> None:
    app, old = ended(lost, still=True, size=size, lang=lang)
    t = app.words.t
    told = (
        f"Spirit Island · {t('choice-adversary-brandenburg-prussia')} 2 · {t('choice-scenario-dahan-insurrection')} · "
        + " · ".join(old.ending.subtitle.split(" · ")[1:])
    )
    ending = dataclasses.replace(
        old.ending, subtitle=told, why=t("ending-insurrection"), finale=dataclasses.replace(old.finale, mood=WIN)
    )
    app.push(EndingScene(app, lambda: ending, old.hero, still=True))
    step(app)
    scene: Any = app.top
    figures = [box for _, box in scene.picture.behind]
    assert len(figures) == 2
    for key in ("headline", "why", "subtitle"):
        title = scene.widget(key)
        wide = max(title.kit.width(line, title.size, title.face) for line in title.lines)
        words = pygame.Rect(title.rect.x, title.rect.y, min(wide, title.rect.w), title.rect.h)
        misty = [box.inflate(-round(0.1 * box.w), -round(0.1 * box.h)) for box in figures]
        assert words.collidelist(misty) < 0, (key, words, figures)
        assert " ".join(title.lines).replace("·", "").split() == title.name.replace("·", "").split()
        assert words.bottom < scene.kit.px(horizon_of(WIN, scene.compact))


def test_a_spirit_that_stands_in_the_sea_is_on_the_picture(start: Callable[..., App]) -> None:
    people = ({"spirit": "oceans-hungry-grasp", "board": "A"}, {"spirit": "thunderspeaker", "board": "B"})
    seats = tuple({**one, "name": f"P{at}", "control": "human"} for at, one in enumerate(people))
    session = Session(game_list.rules_for("spirit-island"), Setup("spirit-island", "base", "", {}, 3, seats))
    common.play_random(session, 20_000, 3)
    app = start(reduced_motion=True, size=(1920, 1080))
    app.push(TableScene(app, session))
    step(app)
    top: Any = app.top
    hero = top.model.centre.hero()
    wet = [place for land, layout in hero.things.items() if land not in hero.geometry.dry() for place in layout.placed]
    assert wet
    for place in wet:
        assert hero.box[0] <= place.x <= hero.box[2] and hero.box[1] < place.y < hero.box[3]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_pieces_on_the_island_stand_apart(start: Callable[..., App], size: tuple[int, int]) -> None:
    """They stood in the rows of the chart, which lie too close together once the island is laid down: one hid the other."""
    session = session_of(2, 3, 400, "spirit-island", "base")
    app = start(reduced_motion=True, size=size)
    table: Any = app.push(TableScene(app, session))
    step(app)
    hero = table.model.centre.hero()
    crowded = 0
    for land, layout in hero.things.items():
        rows = sorted({place.y for place in layout.placed})
        crowded += len(rows) > 1
        assert all((b - a) * LOW >= 0.9 * layout.size for a, b in zip(rows, rows[1:], strict=False)), (land, rows, layout.size)
    assert crowded, "some land has several rows"


def test_where_the_blight_came_from_adds_up(app: App, lost: Session) -> None:
    """What a power or a card had added was left out."""
    told = EndedIsland(app, lost)
    told.sums.blight.update(other=1 - told.sums.blight["other"])
    ravage, spread = told.sums.blight["ravage"], told.sums.blight["cascade"]
    said = f"Blight: {ravage} by ravage, {spread} by spreading"
    assert told.why() == f"{said}, 1 by other things."
    told.sums.blight["other"] = 0
    assert told.why() == f"{said}."


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_terror_levels_are_said_as_on_the_table(start: Callable[..., App], lost: Session, lang: str) -> None:
    """The end and the log said 3, the table III."""
    app = start(lang=lang)
    texts, told = game_list.texts_for("spirit-island", app.words), EndedIsland(app, lost)
    for level, roman in enumerate(("I", "II", "III", "IV"), 1):
        assert str(texts.event(Event("terror", (level,)), {})).split()[-1] == roman
        told.events = [Happening(0, 3, "terror", {"level": level}, lost.log[0])]
        assert roman in [word for moment in told.moments() for word in moment.text.rstrip(".").split()]
    assert str(texts.event(Event("fear-card", ("belief-takes-root", 2)), {})).endswith("II")
    figures = EndedIsland(app, lost).pages()[0].figures
    (shown,) = next(one.values for one in figures if one.name == app.words.t("score-terror"))
    assert shown.split(" / ")[0] in ("I", "II", "III", "IV")


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_a_small_window_tells_what_is_left_and_each_moment_in_its_own_words(ended: Ended, lang: str, cut: list[str]) -> None:
    """A figure beside a piece's name counts those that are gone, as in any window, and says so; no button says only "look"."""
    options = [("adversary", "sweden"), ("level", "3"), ("scenario", "blitz")]
    session = session_of(2, 4, 20_000, options=options, box="base")
    app, scene = ended(session, still=True, lang=lang)
    for icon, kinds in (("city", ("town", "city")), ("explorer", ("explorer",))):
        tally = next(one for one in scene.finale.tallies if one.icon == icon)
        here = [counts for (_, kind), counts in session.state.pieces.items() if kind in kinds]
        assert tally.note == app.words.t("end-left", n=sum(map(sum, here)))
        assert (tally.name, tally.note, tally.value) in shown_figures(scene)
    assert cut == []
    shown = [widget for widget in scene.widgets if widget.key.startswith("moment")]
    assert len(shown) == 2
    for button in shown:
        lines = min(
            button.kit.block(button.label, button.rect.w - button.kit.px(62), size, "sans-semi").lines for size in (16, 14)
        )
        assert button.label.endswith(button.hint) and button.hint and lines <= 2
    against = scene.ending.subtitle.split(" · ")
    assert app.words.t("adv-short", name=app.words.t("choice-adversary-sweden"), level=3) in against
    assert app.words.t("choice-scenario-blitz") in against and app.words.t("setup-difficulty", n=5) in against


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_a_figure_stands_right_after_what_it_counts(ended: Ended, lost: Session, lang: str, cut: list[str]) -> None:
    """Explorers "gone, 14 left" stood far from its 2, nearer to the sign of the next figure."""
    _, scene = ended(lost, still=True, lang=lang)
    panel, k = scene.figures, scene.kit
    assert panel.flat and cut == []
    for n, tally in enumerate(panel.tallies[:-1]):
        words = max(k.width(tally.name, 15, "sans-semi"), k.width(tally.note, 14) if tally.keep else 0)
        ends = panel._cell(n).x + k.px(42) + words
        starts = panel._value_right(n) - k.width(str(tally.value), 22, "serif-bold")
        assert 0 <= starts - ends <= k.px(20), tally.name
        assert panel._cell(n + 1).x - panel._value_right(n) >= k.px(8), tally.name
