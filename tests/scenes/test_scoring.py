"""The end of a game as a place to understand it: figures from the log, graphs, key moments to look at."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.engine.decision import Event, Illegal
from game.core.play.session import Entry, Session
from scenes.app import game_list
from scenes.app.program import App
from scenes.checks import common
from scenes.games.spirit_island.screen import Screen
from scenes.games.spirit_island.summary import count
from scenes.replay.look import LookScene, Past, at_moment
from scenes.scoring import moments
from scenes.scoring.ending import ending
from scenes.scoring.moments import chosen
from scenes.scoring.screen import ScoringScene
from scenes.scoring.summary import EndedGame
from scenes.widgets import graph
from tests.scenes.games import session_of


@pytest.fixture(scope="module")
def played() -> Session:
    """A whole game of two, played at random: blight ends it in turn 4."""
    parser = common.Parser()
    common.add_game(parser, "spirit-island")
    setup = common.setup_from(parser.parse_args(["--seats", "2", "--seed", "3"]))
    session = Session(game_list.rules_for(setup.game), setup)
    common.play_random(session, 20_000, 3)
    return session


@pytest.fixture
def app(start: Callable[..., App]) -> App:
    return start(reduced_motion=True)


def show(app: App, session: Session, moment: Callable[[int], object] | None = None, **acts: Any) -> ScoringScene:
    look = moment or (lambda at: at_moment(app, session, at))
    scene = ScoringScene(app, lambda: ending(app, session, acts, Screen.summary, look))
    app.push(scene)
    app.step(16, [])
    assert not app.errors
    return scene


def test_sources_add_up_to_what_the_island_shows(played: Session) -> None:
    sums, s = count(played), played.state
    events = [event for entry in played.log for event in entry.events]
    assert sum(sums.fear.values()) == sum(e.args[0] for e in events if e.kind == "fear")
    assert sum(sums.power_fear.values()) >= sums.fear["powers"]
    came = sum(sums.blight[k] for k in ("ravage", "cascade", "other")) - sums.blight["removed"]
    start = sum(sum(n) for (_, kind), n in played.first.pieces.items() if kind == "blight")
    assert start + came == sum(sum(n) for (_, kind), n in s.pieces.items() if kind == "blight")
    assert sum(sums.used.values()) == sum(e.kind == "power-used" for e in events)


def test_fear_of_a_fallen_town_is_not_the_powers(played: Session) -> None:
    def entry(source: str, *events: Event) -> Entry:
        return Entry("p0", "x", "k", source, False, events, False, 1)

    class Fake:
        log = [
            entry("card:a", Event("power-used", ("p0", "card:a", "G1")), Event("fear", (2,)),
                  Event("destroyed", ("town", "G1", 1)), Event("fear", (1,)), Event("fear-earned", (1,)), Event("fear", (3,))),
            entry("x", Event("phase", ("fear",)), Event("fear-card", ("c", 1)), Event("fear", (5,))),
            entry("x", Event("phase", ("ravage",)), Event("ravage", ("G1", 3, 0)), Event("blight", ("G1",)),
                  Event("destroyed", ("explorer", "G1", 2))),
            entry("blight", Event("cascade", ("G1", "G2")), Event("blight", ("G2",))),
        ]  # fmt: skip

    sums = count(Fake())  # type: ignore[arg-type]
    assert sums.fear == {"powers": 5, "destroyed": 1, "fear-cards": 5}
    assert sums.power_fear == {("p0", "card:a"): 6} and sums.power_hits == {("p0", "card:a"): 1}
    assert sums.blight == {"ravage": 1, "cascade": 1} and sums.invaders == {"by-powers": 1, "by-dahan": 2}


def test_moments_are_peaks_in_order(played: Session) -> None:
    fear = moments.by_turn(moments.happened(played), lambda e: e.fields["n"] if e.kind == "fear" else 0)
    best = moments.peak(fear)
    assert best is not None and best.size == max(f.size for f in fear)
    assert moments.peak(fear, 10_000) is None and moments.peak([]) is None
    last = moments.last_choice(played.log)
    assert not played.log[last].auto and all(e.auto or e.key in ("done", "yes", "no") for e in played.log[last + 1 :])
    some = [moments.Moment("", "", str(n), n % 3, weight=n) for n in range(6)]
    assert [m.text for m in moments.best(some, 4)] == ["3", "4", "5"], "one for each place, the weightiest"


def test_the_scene_reads_what_it_shows(app: App, played: Session) -> None:
    scene = show(app, played)
    view = "\n".join(app.text_view())
    assert "Defeat" in view and "The blight pool is empty" in view and "Look at this moment" in view
    assert "Marta" in view and "By source: not chosen" in view
    scene.activate(scene.item("page=1"))  # type: ignore[arg-type]
    assert "by ravage: 9" in "\n".join(app.text_view())
    scene.activate(scene.item("page=2"))  # type: ignore[arg-type]
    assert "used" in "\n".join(app.text_view())
    for n in range(4):
        scene.activate(scene.item(f"series={n}"))  # type: ignore[arg-type]
        app.step(16, [])
    assert "Presence: chosen" in "\n".join(app.text_view()) and not app.errors


def test_a_moment_opens_a_look_that_changes_nothing(app: App, played: Session) -> None:
    before, entries = played.state.hash(), len(played.log)
    scene = show(app, played)
    for key in (pygame.K_TAB,) * 40:
        if scene.focus_key == "moment0":
            break
        app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])
    app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")])
    look = app.top
    assert isinstance(look, LookScene) and not look.model.shapes
    at = look.look.past.at
    assert "chose:" in "\n".join(app.text_view())
    for key in (pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_z):
        app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_CTRL if key == pygame.K_z else 0, unicode="")])
    assert app.top is look and look.look.past.at > at and look.focus_key == "back"
    app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")])
    assert app.top is scene and not app.errors
    assert played.state.hash() == before and len(played.log) == entries


def test_the_past_can_only_be_looked_at(played: Session) -> None:
    past = Past(played, 10)
    assert past.state.hash() == played.state_before(10).hash() and len(past.log) == 10
    assert past.decision is None and past.undo_info() is None and past.redo() is None
    with pytest.raises(Illegal):
        past.choose("p0", "done")
    past.go(10**6)
    assert past.state.hash() == played.state.hash() and past.step(1) == len(played.log)
    past.go(-5)
    assert past.at == 0


def test_own_hooks_come_first_and_the_summary_is_copied(app: App, played: Session) -> None:
    got: list[int] = []
    scene = show(app, played, moment=got.append, same=lambda: got.append(-1))
    scene.activate(scene.item("moment0"))  # type: ignore[arg-type]
    scene.activate(scene.item("same"))  # type: ignore[arg-type]
    assert got[0] >= 0 and got[1] == -1
    scene.copy()
    text = app.paste()
    assert text.startswith("Defeat - ") and "by ravage: 9" in text and "Seed 3" in text and "Turn 4" in text


def test_what_was_chosen_is_said_in_words(app: App, played: Session) -> None:
    texts = game_list.texts_for("spirit-island", app.words)
    for at in range(len(played.log)):
        said = chosen(played, texts, at)
        assert said and ":" not in said.split()[0], said


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_is_cut(app: App, played: Session, lang: str, size: tuple[int, int], cut: list[str]) -> None:
    app.set_language(lang)
    app.resize(size)
    scene = show(app, played)
    for page in range(3):
        for series in range(4):
            scene.page, scene.series = page, series
            scene.rebuild()
            app.step(16, [])
            for item in scene.items():
                assert item.rect is None or app.screen.get_rect().contains(item.rect), item.line()
    assert cut == [] and not app.errors


def test_a_line_that_runs_beneath_another_shows_between_its_dashes(app: App) -> None:
    surface = pygame.Surface((500, 240))
    surface.fill("#F7EEDA")
    same = (2, 4, 4, 3)
    curves = [graph.Curve("one", "#B8321F", "", same), graph.Curve("two", "#0072B2", graph.DASHES[1], same)]
    graph.lines(surface, app.kit, surface.get_rect(), curves, ["1", "2", "3", "4"])
    seen = pygame.PixelArray(surface)
    area = [surface.unmap_rgb(seen[x, y]) for x in range(40, 300) for y in range(10, 200)]
    red = sum(c.r > 150 and c.b < 80 for c in area)
    blue = sum(c.b > 140 and c.r < 60 for c in area)
    assert red > 60 and blue > 120


def test_a_long_name_of_a_power_takes_two_lines_and_is_whole(app: App, played: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = show(app, played)
    scene._turn_page("2")
    app.step(16, [])
    page = scene.pages[scene.page]
    long = "Whispered Guidance Through the Night"
    figure = dataclasses.replace(page.figures[0], name=long)
    scene.pages = tuple(dataclasses.replace(p, figures=(figure,)) if p is page else p for p in scene.pages)
    drawn: list[str] = []

    def noted(kit: Any, surface: pygame.Surface, words: str, *rest: Any, **more: Any) -> pygame.Rect:
        drawn.append(words)
        return pygame.Rect(0, 0, 1, 1)

    monkeypatch.setattr(type(app.kit), "text", noted)
    scene.draw_front(app.screen)
    assert drawn and long not in drawn, "it did not fit one line"


def test_a_game_that_counts_rounds_says_so_at_its_end_and_looking_back(start: Callable[..., App]) -> None:
    """Rice Paddy has seven rounds; its result spoke of turns, as did every look back."""
    app = start(reduced_motion=True)
    session = session_of(("human", "bot:random"), 3, 4000, game="rice-paddy")
    assert session.result is not None
    ended = EndedGame(app, session)
    assert ended.moment(3, "p0", "", 0, "", 1.0).when == "Round 3"
    for lang, rounds, title in (("en", "7 rounds", "round"), ("it", "7 round", "round"), ("uk", "7 раундів", "раунд")):
        app.set_language(lang)
        told = ending(app, session, {})
        assert rounds in str(told)
        page = at_moment(app, session, 5)
        assert title in page.title() and "turn" not in page.title()
        app.pop()
    assert not app.words.problems
