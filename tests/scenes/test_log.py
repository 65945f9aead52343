"""The log: lines of decisions, filters, search, links, copying, and what can be done from a line."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.play.session import Session
from scenes.app.program import App
from scenes.draw import theme
from scenes.overlays.confirm import ConfirmOverlay
from scenes.table import logbook
from scenes.table.logbook import CHOICE, PHASE, RESULT, TURN, Line
from tests.scenes.games import session_of
from tests.scenes.hands import press, step, write


@pytest.fixture
def make(table_of: Callable[..., Any]) -> Any:
    """A table with its log open."""

    def made(session: Session | None = None) -> tuple[App, Any, Any]:
        table = table_of(session or session_of(2, moves=60))
        table.dialogs.show_log()
        step(table.app)
        return table.app, table, table.app.top

    return made


def lightning_grown() -> Session:
    """A spirit that has grown by presence and energy, and is asked which cards it plays."""
    session = session_of(1, box="base")
    assert session.state.spirits == {"p0": "lightnings-swift-strike"}
    session.choose("p0", "branch:2")
    while session.decision is not None and session.decision.kind != "play":
        session.choose("p0", session.decision.keys("p0")[0])
    return session


def test_one_line_per_decision_with_its_consequences(make: Any) -> None:
    app, table, log = make()
    lines = log.book.lines()
    entries = table.model.session.log
    aimed = {n for n, e in enumerate(entries) if e.kind.startswith("target.") and any(x.kind == "power-used" for x in e.events)}
    chosen = {n for n, e in enumerate(entries) if not e.auto} - aimed  # a power and its target are one line
    assert {line.at for line in lines if line.level == CHOICE} == chosen, "every decision has its line, and only those"
    assert len([line for line in lines if line.level == CHOICE]) == len(chosen)
    assert {TURN, PHASE, RESULT} <= {line.level for line in lines}
    assert any("<" in line.text for line in lines), "icons"
    assert not any("<" in row for row in map(table.model.wording.plain, (line.text for line in lines)))


@pytest.mark.parametrize(("lang", "words"), [("en", "(income)"), ("it", "(entrata del turno)"), ("uk", "(дохід ходу)")])
def test_the_income_of_a_turn_is_told_from_other_energy(table_of: Callable[..., Any], lang: str, words: str) -> None:
    """Growth had given 3, the track 1, and both lines read the same."""
    table = table_of(lightning_grown(), lang=lang)
    table.dialogs.show_log()
    gains = [line.text for line in table.app.top.book.lines() if line.level == RESULT and "<energy>" in line.text]
    assert [words in line for line in gains] == [False, True]


def test_a_place_of_the_chart_is_called_in_words(make: Any) -> None:
    app, table, log = make(session_of(2, 3, 60, "small-islands"))
    names = {name for row in log.rows() for link, name in log.book.links(row.key) if link[0] == "cell"}
    assert len(names) > 3 and not any(name.replace("-", "").replace(",", "").isdigit() for name in names), names


def test_filters_follow_the_groups_of_the_game(make: Any) -> None:
    app, table, log = make()
    kinds = [kind for kind, _ in log.book.filters()]
    assert kinds == ["all", "mine", "invaders", "cards"]
    for kind in kinds:
        log.show(kind)
        step(app)
        some = [log.book.line(row.key) for row in log.rows()]
        for n, line in enumerate(some):
            if line.level in (TURN, PHASE):
                begun = kind == "all" and all(one.level in (TURN, PHASE) for one in some[n:])
                assert n + 1 < len(some) or begun, "no heading without lines"
            elif kind == "mine":
                parent = next(p for p in reversed(some[: n + 1]) if p.level == CHOICE)
                assert parent.seat == table.model.seat
            elif kind != "all" and line.level == RESULT:
                assert kind in line.groups


def test_search_and_type(make: Any) -> None:
    app, table, log = make()
    press(app, pygame.K_f, pygame.KMOD_CTRL)
    assert log.focus_key == "search"
    write(app, "g5")
    rows = log.rows()
    assert rows and all("G5" in r.title or log.book.line(r.key).level != RESULT for r in rows)
    assert app.top is log and log.focus_key == "search", "letters are typed"
    write(app, "zzz")
    assert any("Nothing in the log fits" in line for line in app.text_view())


def test_a_decision_is_shown_with_what_matches_below_it() -> None:
    lines = [Line(0, TURN, "Turn 1"), Line(0, CHOICE, "A plays", "p0", id="a"), Line(0, RESULT, "fear comes", id="b"),
             Line(1, CHOICE, "B plays", "p1", id="c"), Line(2, PHASE, "Ravage"),
             Line(2, RESULT, "fear goes", id="d")]  # fmt: skip
    got = logbook.chosen(lines, "all", "p0", "fear", str)
    assert [line.text for line in got] == ["Turn 1", "A plays", "fear comes", "Ravage", "fear goes"]
    assert [line.text for line in logbook.chosen(lines, "mine", "p1", "", str)] == ["Turn 1", "B plays"]


def test_links_show_and_are_followed(make: Any) -> None:
    app, table, log = make()
    rows = [row for row in log.rows() if row.tone != "head" and log.book.links(row.key)]
    land = next(r for r in rows if log.book.links(r.key)[0][0][0] == "land")
    card = next(r for r in rows if log.book.links(r.key)[0][0][0] == "card")
    log.set_focus(f"lines:{card.key}")
    step(app)
    assert log.picture is not None and log.item("link-0").name == log.book.links(card.key)[0][1]
    log.activate(log.item("link-0"))
    step(app)
    assert app.top.name == "zoom"  # type: ignore[union-attr]
    press(app, pygame.K_ESCAPE)
    log.set_focus(f"lines:{land.key}")
    step(app)
    link = log.book.links(land.key)[0][0]
    assert log.picture is None and log.book.spot(link) is not None
    log.activate(log.item("link-0"))
    step(app)
    assert app.top is table and table.focus_key == f"land:{link[1]}" and table.model.centre.zoomed


def test_copy_has_everything_in_the_present_language(make: Any) -> None:
    app, table, log = make()
    press(app, pygame.K_c, pygame.KMOD_CTRL)
    english = app.paste()
    assert "Seed 7" in english and "Olek" in english and "Turn 1" in english and "<" not in english
    app.set_language("uk")
    step(app)
    assert any("Журнал" in line for line in app.text_view()), "the open log follows the language"
    press(app, pygame.K_c, pygame.KMOD_CTRL)
    ukrainian = app.paste()
    assert ukrainian != english and "Хід 1" in ukrainian and len(ukrainian.splitlines()) == len(english.splitlines())


def test_rewind_says_what_is_lost_and_marks_the_game(make: Any) -> None:
    app, table, log = make()
    session = table.model.session
    before = len(session.log)
    first = next(row for row in log.rows() if row.tone != "head" and row.indent == 0)
    log.set_focus(f"lines:{first.key}")
    log.activate(log.item("rewind-here"))
    step(app)
    ask = app.top
    assert isinstance(ask, ConfirmOverlay) and ask.focus_key == "keep" and len(session.log) == before
    own = sum(not e.auto for e in session.log)
    assert f"{own} decisions are taken back" in ask.text and "back to turn 1" in ask.text and "revealed" in ask.text
    press(app, pygame.K_ESCAPE)
    assert app.top is table and len(session.log) == before
    table.dialogs.show_log()
    app.top.set_focus(f"lines:{first.key}")  # type: ignore[union-attr]
    app.top.activate(app.top.item("rewind-here"))  # type: ignore[union-attr]
    app.top.activate(app.top.item("go"))  # type: ignore[union-attr]
    step(app)
    assert app.top is table and len(session.log) == 0 and session.rewound and session.can_redo
    table.actions.redo()
    table.dialogs.show_log()
    step(app)
    assert any("rewound past new information" in line for line in app.text_view())
    assert "rewound" in app.top.book.text("all", "")  # type: ignore[union-attr]


def test_rivals_may_not_rewind_past_information(make: Any) -> None:
    from scenes.table.timetravel import barred

    session = session_of(2, moves=60)
    assert barred(session, 0) is None and barred(session, len(session.log)).id == "undo-none"  # type: ignore[union-attr]

    class Rivalry:
        cooperative = False

    session.rules = Rivalry()  # type: ignore[assignment]
    session.rules.decision = lambda s: None  # type: ignore[method-assign]
    assert barred(session, 0).id == "undo-fence"  # type: ignore[union-attr]


def test_a_long_log_opens_quickly(make: Any) -> None:
    session = session_of(3, 5, 400)
    app, table, log = make(session)
    app.pop()
    table.dialogs.show_log()
    step(app)
    assert log is not None and app.errors == []


def test_a_mark_is_not_drawn_where_the_drawer_lies(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    app, table, log = make()
    land = next(row for row in log.rows() if row.tone != "head" and any(k[0] == "land" for k, _ in log.book.links(row.key)))
    log.set_focus(f"lines:{land.key}")
    step(app)
    marked: list[Any] = []
    monkeypatch.setattr(type(log.kit), "ring", lambda kit, surface, rect, *rest: marked.append(rect))
    for spot, seen in ((log.sheet.inflate(-200, -200), False), (log.sheet.move(-log.sheet.w - 200, 0).inflate(-300, -300), True)):
        monkeypatch.setattr(log.book, "spot", lambda link, spot=spot: spot)
        marked.clear()
        log._marks(app.screen)
        assert bool(marked) == seen


def test_houses_in_the_log_are_in_their_builders_colour(table_of: Callable[..., Any]) -> None:
    session = session_of(("human", "human"), 3, 10_000, "small-islands")
    table = table_of(session, (1920, 1080))
    builders = {str(e.args[0]) for entry in session.log for e in entry.events if e.kind == "built"}
    assert len(builders) > 1
    table.dialogs.show_log()
    built = [row for row in table.app.top.rows() if "<house>" in row.title]
    shown = {table.model.names[who]: table.model.colours[who] for who in builders}
    for row in built:
        assert row.own == next(colour for name, colour in shown.items() if row.title.startswith(name))
    assert {row.own for row in built} == set(shown.values())
    tail = [(line, own) for line, _, own in table.model.log_tail(500) if "<house>" in line]
    assert tail and all(line.startswith(next(n for n, c in shown.items() if c == own)) for line, own in tail)
    for colour in shown.values():
        house = pygame.Surface((60, 60))
        table.kit.block("<house>", 60, 40).draw(house, (0, 0), colour)
        tones = {tuple(house.get_at((x, y)))[:3] for x in range(60) for y in range(60)}
        assert tuple(pygame.Color(theme.player(colour).colour))[:3] in tones


def test_hidden_decisions_in_a_row_are_one_line_and_all_can_still_be_reached(table_of: Callable[..., Any]) -> None:
    session = session_of(("human", "bot:random"), 5, 70, "small-islands", mode="advanced", options=[("first", "p0")])
    table = table_of(session)
    table.dialogs.show_log()
    step(table.app)
    book = table.app.top.book
    every = [line for line in book.lines() if line.level >= CHOICE]
    shown = [book.line(row.key) for row in book.rows("all", "") if row.tone != "head"]
    dropped = [line for line in every if line not in shown]
    assert dropped and all(line.veiled and line.seat == "p1" for line in dropped)
    assert not any(a.veiled and b.veiled and a.seat == b.seat for a, b in itertools.pairwise(shown))
    assert book.text("all", "").count("has decided") == sum(line.veiled for line in shown)
    gone = dropped[0]
    first = max((line for line in shown if line.veiled and line.at < gone.at), key=lambda line: line.at)
    book.deeds(first.id)[0][4]()
    look = table.app.top
    assert look.look.past.at == first.at
    while look.look.past.at < gone.at:
        look.activate(look.item("after"))
        step(table.app)
    rewind = look.item("rewind-here")
    assert look.look.past.at == gone.at and rewind.enabled


def test_only_hidden_decisions_of_one_player_are_put_together() -> None:
    lines = [Line(0, CHOICE, "A has decided", "p0", id="0", veiled=True),
             Line(1, CHOICE, "A has decided", "p0", id="1", veiled=True, fence=True),
             Line(2, CHOICE, "B has decided", "p1", id="2", veiled=True), Line(2, RESULT, "a tile"),
             Line(3, CHOICE, "B has decided", "p1", id="3", veiled=True),
             Line(4, CHOICE, "C gains 1", "p2", id="4"), Line(5, CHOICE, "C gains 1", "p2", id="5")]  # fmt: skip
    got = logbook.folded(lines)
    assert [line.at for line in got] == [0, 2, 2, 3, 4, 5] and got[0].fence and not lines[0].fence


def test_a_turn_that_has_only_begun_is_the_last_line() -> None:
    """The log beside the island ended with "Turn 7", the drawer with the line before it."""
    lines = [Line(0, TURN, "Turn 6"), Line(0, CHOICE, "A ends", "p0", id="a"), Line(0, RESULT, "healed", id="b"),
             Line(0, TURN, "Turn 7"), Line(0, PHASE, "Growth")]  # fmt: skip
    told = ["Turn 6", "A ends", "healed", "Turn 7", "Growth"]
    assert [line.text for line in logbook.chosen(lines, "all", "p0", "", str)] == told
    assert [line.text for line in logbook.chosen(lines, "mine", "p0", "", str)] == told[:3]
    assert [line.text for line in logbook.chosen(lines, "all", "p0", "healed", str)] == told[:3]


def test_a_power_is_one_line_from_which_all_of_its_use_can_be_taken_back(make: Any) -> None:
    """ "Bob: use Drought" stood above "Bob uses Drought on B5"."""
    session = session_of(2, 3, 40)
    _, table, log = make(session)
    lines = log.book.lines()
    used = [(at, event) for at, entry in enumerate(session.log) for event in entry.events if event.kind == "power-used"]
    assert used
    for at, event in used:
        chosen = max(n for n in range(at) if session.log[n].kind.startswith("powers.") and session.log[n].seat == event.args[0])
        told = [line for line in lines if line.at in (chosen, at) and line.level == CHOICE]
        assert [line.at for line in told] == [chosen] and told[0].text == table.model.wording.event(event), told


def test_growth_is_named_by_what_its_row_gives(make: Any) -> None:
    """ "Bob grows: option 2", where no row has a number."""
    session = session_of(2, 3, 12)
    _, table, log = make(session)
    at, grown = next((n, event) for n, entry in enumerate(session.log) for event in entry.events if event.kind == "growth")
    texts, (seat, row, spirit) = table.model.wording.texts, grown.args
    line = next(line for line in log.book.lines() if line.at == at and line.level == CHOICE)
    assert line.text.endswith(texts.growth(spirit, row)) and spirit == session.state.spirits[seat]
    rows = len(session.rules.box.raw["spirit"][spirit]["growth"])
    said = table.model.wording.undo(session.log[at]).replace("\N{NO-BREAK SPACE}", " ")
    assert said == f"growth, row {row + 1} of {rows}"
