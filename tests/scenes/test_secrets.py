"""What a game with secrets says of itself before its end: nothing that deals a hand again. And all that a curtain can reach."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core import paths
from game.core.engine.decision import Setup
from game.core.engine.key import Key
from game.core.engine.rng import Rng
from game.core.play import save, share
from game.core.play.session import Session
from scenes.app import crash, game_list, seals, settings_store, tables
from scenes.app.bindings import ACTIONS, key_text
from scenes.app.program import App
from scenes.checks import common
from scenes.overlays.handover import HandOverScene
from scenes.overlays.share import open_shared
from scenes.saves.listing import shelf_list
from scenes.scoring.ending import ending
from scenes.setup.screen import SetupScene
from tests import golden_files
from tests.scenes.games import session_of
from tests.scenes.hands import press, read, step

SEED = 918_273_645_546


@pytest.fixture
def app(start: Callable[..., App]) -> App:
    return start(reduced_motion=True)


def isles(seats: int = 2, typed: bool = True, moves: int = 0, controls: tuple[str, ...] = ()) -> Session:
    """Small Islands, of a seed that no figure on the screen is."""
    session = session_of(controls or ("human",) * seats, SEED, game="small-islands")
    session.setup = session.setup._replace(typed=typed)
    common.play_random(session, moves, 4)
    return session


def half_chosen() -> tuple[Session, str, str]:
    """(a game, who has chosen one of two things in secret, who has chosen nothing yet)."""
    session = isles()
    for _ in range(60):
        decision = session.decision
        assert decision is not None
        if len(decision.seats) == 2 and decision.kind == "together":
            option = next(part for part in decision.parts if "p1" in part.seats).options[0]
            session.choose("p1", option.key)
            assert session.decision is not None and session.decision.seats == ("p0", "p1")
            return session, "p1", "p0"
        session.choose(decision.options[0].seat, decision.options[0].key)
    raise AssertionError("nobody chooses in secret")


def ready(app: App) -> None:
    assert isinstance(app.top, HandOverScene)
    step(app, 600)
    app.top.accept(True)
    step(app)


# -- the seed ------------------------------------------------------------------------------------
def test_a_seed_is_drawn_in_secret_and_never_stands_in_the_set_up(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_list, "fresh_seed", lambda: 424_242)
    monkeypatch.setattr(game_list, "secret_seed", lambda: SEED)
    scene: Any = app.push(SetupScene(app, "small-islands"))
    assert "424242" in read(app) and scene.setup().seed == 424_242, "alone there is nobody to hide from"
    scene.add_seat()
    assert "424242" not in read(app) and str(SEED) not in read(app)
    setup = scene.setup()
    assert setup.seed == SEED and not setup.typed, "what was seen is not what is played"
    app.spoken.clear()
    scene.random_seed()
    scene.copy_seed()
    assert not any(str(seed) in line for seed in (424_242, SEED) for line in (*app.spoken, app.paste(), read(app)))
    scene.put_seed("77")
    scene.rebuild()
    assert "77" in read(app) and scene.setup()[4:7:2] == (77, True)
    scene.put_seed("")
    assert scene.setup().seed == SEED and not scene.setup().typed
    scene.remove_seat(1)
    other: Any = app.push(SetupScene(app, "spirit-island"))
    other.add_seat()
    assert other.setup().seed == 424_242 and "424242" in read(app), "a game without secrets shows its seed"


def test_secret_seeds_are_too_many_to_be_tried_out() -> None:
    seeds = {game_list.secret_seed() for _ in range(50)}
    assert len(seeds) == 50 and all(0 < seed < 10**game_list.SEED_DIGITS for seed in seeds) and max(seeds) > 10**10


@pytest.mark.parametrize("controls", [("human", "human"), ("human", "bot:random")])
@pytest.mark.parametrize("typed", [False, True])
def test_the_list_of_saves_says_no_seed_before_the_end(app: App, controls: tuple[str, ...], typed: bool) -> None:
    session = isles(typed=typed, moves=5, controls=controls)
    tables.keep_new(app, session).close()
    (row,) = shelf_list(app)
    assert str(SEED) not in str(row) and (row.seed == "A player typed the seed") == typed and bool(row.seed) == typed
    common.play_random(session, 9999, 4)
    tables.keep_new(app, session).close()
    over = next(row for row in shelf_list(app) if row.over)
    assert str(SEED) in over.seed and ("typed" in over.seed) == typed
    told = ending(app, session, {})
    assert str(SEED) in told.seed and ("typed" in told.seed) == typed and told.seed in told.summary


def test_a_game_without_secrets_shows_its_seed(app: App) -> None:
    session = session_of(2, 7, 3)
    tables.keep_new(app, session).close()
    (row,) = shelf_list(app)
    assert row.seed == "Seed 7" and not seals.sealed(session)


def test_who_sits_alone_has_nobody_to_hide_from() -> None:
    assert not seals.sealed(isles(1)) and seals.sealed(isles(2)) and seals.sealed(isles(controls=("human", "bot:random")))
    assert not seals.sealed(isles(controls=("bot:random", "bot:random"))), "where nobody looks on"
    assert seals.has_secrets("a game of tomorrow", 2), "what is not known is taken for secret"


def test_a_typed_seed_stays_marked(app: App) -> None:
    session = isles(typed=True, moves=4)
    saver = tables.keep_new(app, session)
    saver.close()
    assert save.load(saver.path).setup["typed"] is True
    back, again = tables.resume(app, saver.path)
    assert again is not None and back.setup == session.setup and back.setup.typed
    again.close()
    plain = isles(typed=False)
    assert "typed" not in plain.to_save().setup, "saves of other games stay as they were"
    common.play_random(plain, 9999, 4)
    shared: Any = open_shared(app, share.write(plain))
    assert shared.session.setup.typed, "it stood in a text"


def test_bots_have_secrets_too(app: App) -> None:
    """Against bots nothing is curtained, and yet no seed, no share and no look through the bot's eyes."""
    from scenes.table.timetravel import TableBook, look_here

    session = isles(moves=12, controls=("human", "bot:random"))
    table: Any = tables._show(app, session, None)
    step(app)
    assert app.top is table and str(SEED) not in TableBook(table.model).text("all", "")
    table.dialogs.share()
    assert app.top is not None and not app.top.item("copy").enabled  # type: ignore[union-attr]
    app.pop()
    look_here(table.model, 2)
    look: Any = app.top
    seat = look.model.seat
    look.seating.visit(next(s for s in session.state.seats if s != seat))
    assert look.model.seat == seat and "secret" in app.spoken[-1]


# -- who takes what back ---------------------------------------------------------------------------
def test_nobody_takes_back_what_another_chose_in_secret() -> None:
    session, chose, other = half_chosen()
    before = len(session.log)
    assert session.undo_info(other).barred.id == "undo-rival" and session.undo(True, other) is None  # type: ignore[union-attr]
    assert session.undo_info(chose).barred is None and len(session.log) == before  # type: ignore[union-attr]
    key = session.log[-1].key
    assert session.undo(True, chose).key == key  # type: ignore[union-attr]
    assert not session.may_redo(other) and session.redo(other) is None and len(session.log) == before - 1
    assert session.may_redo(chose) and session.redo(chose).key == key  # type: ignore[union-attr]


def test_at_the_table_undo_is_locked_and_so_is_the_way_through_the_log(app: App) -> None:
    session, chose, other = half_chosen()
    saver = tables.keep_new(app, session)
    saver.chooses(other, session)
    table: Any = tables._show(app, session, saver)
    ready(app)
    assert table.model.seat == other
    undo = table.item("undo")
    assert undo is not None and not undo.enabled and undo.why
    length = len(session.log)
    for key, mod in ((pygame.K_z, pygame.KMOD_CTRL), (pygame.K_BACKSPACE, pygame.KMOD_CTRL)):
        press(app, key, mod)
        assert app.top is table and len(session.log) == length
    from scenes.table.timetravel import barred

    assert barred(session, length - 1, other).id == "undo-rival" and barred(session, length - 1, chose) is None  # type: ignore[union-attr]


@pytest.mark.parametrize("noted", [True, False])
def test_a_table_opens_at_the_curtain_of_who_was_choosing(app: App, noted: bool) -> None:
    session, chose, _ = half_chosen()
    saver = tables.keep_new(app, session)
    if noted:
        tables._show(app, session, saver)
        ready(app)
    else:
        saver.close()  # a save of before: the last who has not finished
    app.home()
    table: Any = tables.open_save(app, saver.path)
    step(app)
    assert isinstance(app.top, HandOverScene) and table.model.seat == chose and table.model.curtained
    assert table.model.names[chose] in read(app)


def test_who_was_handed_the_screen_is_asked_again_even_before_choosing(app: App) -> None:
    session, chose, other = half_chosen()
    saver = tables.keep_new(app, session)
    table: Any = tables._show(app, session, saver)
    ready(app)
    table.seating.visit(other)
    ready(app)
    assert table.model.seat == other
    app.home()
    again: Any = tables.open_save(app, saver.path)
    assert again.model.seat == other and again.model.curtained


# -- the window ------------------------------------------------------------------------------------
def test_the_table_is_covered_from_the_first_start_on(app: App, home: Path) -> None:
    assert settings_store.Settings().cover_when_left
    home.mkdir(parents=True, exist_ok=True)
    (home / "settings.json").write_text('{"strict_privacy": false}', "utf-8")
    assert settings_store.load().cover_when_left, "off was what nobody had chosen"
    (home / "settings.json").write_text('{"cover_when_left": false}', "utf-8")
    assert not settings_store.load().cover_when_left
    table: Any = tables._show(app, isles(), None)
    ready(app)
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        app.dispatch(pygame.event.Event(kind))
    step(app)
    assert isinstance(app.top, HandOverScene) and table.model.curtained
    tables._show(app, session_of(2, 7), None)
    app.dispatch(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert app.top is not None and app.top.name == "table", "without secrets there is nothing to cover"


# -- faults ------------------------------------------------------------------------------------------
def test_a_report_leaves_the_table_out_unless_the_players_agree(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["scenes", "--seed", str(SEED)])
    session = isles(moves=6)
    tables._show(app, session, None)
    ready(app)
    secret, card = "the hidden hand of Olek", "a-card".replace("-", " ")
    app.say(secret)
    try:
        raise KeyError(card)
    except KeyError as cause:
        fault = RuntimeError(secret)
        fault.__cause__ = cause
        app.fail(fault)
    app.step(16, [])
    (path,) = (paths.user_dir() / "reports").glob("*")
    page: Any = app.top
    for text in (path.read_text("utf-8"), page.details, read(app)):
        assert secret not in text and str(SEED) not in text and share.HEAD not in text and card not in text
    assert "RuntimeError" in page.details and "KeyError" in page.details and "left out" in read(app)
    page.activate(page.item("table"))
    app.step(16, [])
    assert app.top is not page and "hidden hand" in read(app), "it is asked first"
    app.top.activate(app.top.item("go"))  # type: ignore[union-attr]
    app.step(16, [])
    (same,) = (paths.user_dir() / "reports").glob("*")
    text = path.read_text("utf-8")
    assert same == path and secret in text and str(SEED) in text and share.HEAD in text and secret in page.details
    assert app.top is page and page.item("table") is None
    app.errors.clear()


def test_a_table_that_cannot_say_whether_it_has_secrets_is_taken_to_have_some() -> None:
    class Broken:
        setup = Setup("small-islands", seed=SEED)

        @property
        def rules(self) -> Any:
            raise ValueError

    assert crash._sealed(Broken()) and not crash._sealed(None)


# -- the curtain -------------------------------------------------------------------------------------
# of all keys there are, those that open something while the curtain hangs (Enter, held long enough, seats the player)
CURTAIN_KEYS = {"F1": "keys"}
SEATS = {"Enter", "Ctrl+Enter"}  # a hand-over by key is what `test_handover` tells of
WINDOW = {"F11", "F12"}  # full screen, and a picture of what is seen
CURTAIN_ITEMS = {"ready", "menu"}
FILES = ("open", "delete", "copy")  # change what both tables of the test have in common; `leaks` opens saved tables, too


def twins(start: Callable[..., App]) -> list[tuple[App, Any]]:
    """Two tables that differ in everything the seat to be asked may not know, each curtained."""
    out = []
    session, chose, other = half_chosen()
    for n in range(2):
        made = session if not n else half_chosen()[0]
        if n:
            rules: Any = session.rules
            made.state = rules.sample(rules.view(made.state, other), other, Rng(3))
            made.setup = made.setup._replace(seed=SEED + 1)
            made.log[-1] = made.log[-1]._replace(key="?sealed")
            assert made.state.hash() != session.state.hash()
        app = start(reduced_motion=True, beside=True)
        table: Any = app.make("table", made, None)
        table.model.seat = other
        app.push(table)
        step(app)
        out.append((app, table))
    assert Key.of(session.log[-1].key).kind and chose != other
    return out


def told(app: App) -> list[str]:
    """All that is there for eye and ear."""
    top = app.top
    assert top is not None
    extra = [text for item in top.items() for text in (item.hint, item.why, str(top.tip(item)))]
    return [*app.text_view(), *extra, *app.spoken, app.tip.text, app.paste(), pygame.display.get_caption()[0]]


def names_of(app: App) -> set[str]:
    """The items of the topmost screen; of a list or of pages one name for all."""
    assert app.top is not None
    names = {item.key.partition(":")[0].partition("=")[0] for item in app.top.items() if item.key}
    return {"also" if name.startswith("also-") else name for name in names}


def test_every_key_under_a_curtain_tells_nothing(start: Callable[..., App]) -> None:
    (one, mine), (other, theirs) = twins(start)
    assert isinstance(one.top, HandOverScene) and names_of(one) - {"who", "shape", "ask", "sheet"} >= CURTAIN_ITEMS
    opened: dict[str, str] = {}
    pressed: set[str] = set()
    for code in sorted({getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")}):
        for mod in (0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT):
            event = pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
            text = key_text(event)
            if not text or text in SEATS | WINDOW:
                continue
            pressed.add(text)
            curtain = one.top
            for app in (one, other):
                press(app, code, mod)
            assert told(one) == told(other), text
            if one.top is not curtain:
                opened[text] = one.top.name  # type: ignore[union-attr]
            for app, table in ((one, mine), (other, theirs)):
                while not isinstance(app.top, HandOverScene):
                    app.pop()
                assert table.model.curtained and table.items() == [] and len(table.session.log) == len(mine.session.log)
    assert opened == CURTAIN_KEYS
    bound = {key for action in ACTIONS for key in action.keys}
    assert not {key for key in bound if key not in pressed | SEATS | WINDOW}, "a key that was not pressed"


@pytest.mark.golden
def test_everything_a_curtain_leads_to_is_listed_and_tells_nothing(start: Callable[..., App]) -> None:
    """From the menu of the curtain, through each button of each screen, two screens deep. The list is a golden file: whoever
    adds to what can be reached there looks at it once more."""
    both = twins(start)
    tables.keep_new(both[0][0], half_chosen()[0]).close()
    found: dict[str, set[str]] = {}
    for way in ([], ["share"], ["load"], ["rules"], ["settings"]):
        for app, _ in both:
            app.top.leave()  # type: ignore[union-attr]
            for key in way:
                app.top.activate(app.top.item(key))  # type: ignore[union-attr]
            step(app)
        one, other = (app for app, _ in both)
        name = one.top.name  # type: ignore[union-attr]
        found.setdefault(name, set()).update(names_of(one))
        assert told(one) == told(other), name
        depth = len(one.stack)
        for item in list(one.top.items()):  # type: ignore[union-attr]
            away = (name, item.key) == ("pause", "text")  # back to the curtain, as its key: `CURTAIN_KEYS`
            away = away or item.key in ("", "home", "resume", "back", "close", "new", *FILES) or item.key.startswith("saves:")
            if away or not item.focusable:
                continue
            for app, _ in both:
                here = app.top.item(item.key)  # type: ignore[union-attr]
                if here is not None and here.enabled:
                    app.top.activate(here)  # type: ignore[union-attr]
                step(app)
            assert one.top.name == other.top.name and told(one) == told(other), (name, item.key)  # type: ignore[union-attr]
            found.setdefault(one.top.name, set()).update(names_of(one))  # type: ignore[union-attr]
            for app, table in both:
                while len(app.stack) > depth:
                    app.pop()
                assert table.model.curtained and table.items() == []
        for app, _ in both:
            while not isinstance(app.top, HandOverScene):
                app.pop()
    lines = [line for name in sorted(found) for line in (name, *(f"  {item}" for item in sorted(found[name])))]
    golden_files.same("behind_the_curtain.txt", "\n".join(lines) + "\n")
