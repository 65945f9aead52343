"""What people call the islands: one letter each, kept for good, in texts, log, options and on the chart."""

from __future__ import annotations

import pytest

from game import games
from game.core.engine.decision import Decision, Event, Setup
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.core.words.messages import Words
from game.small_islands import islands as land
from game.small_islands.names import letter, number, numbers
from game.small_islands.words.texts import Texts

LANGUAGES = ("en", "it", "uk")
COLOURS = ("blue", "vermilion", "green")


def new_game(seats: int, seed: int = 5) -> Session:
    names = tuple({"name": f"N{n}", "colour": colour} for n, colour in enumerate(COLOURS[:seats]))
    return Session(games.rules("small-islands"), Setup("small-islands", "base", "normal", {"first": "p0"}, seed, names))


def played(seed: int, seats: int = 3):
    """Every position of a random game."""
    session, rng = new_game(seats, seed), Rng(seed)
    yield session
    while (decision := session.decision) is not None:
        options = decision.options or tuple(o for p in decision.parts for o in p.options)
        pick = options[rng.below(len(options))]
        session.choose(pick.seat, pick.key)
        yield session


def texts(session: Session, lang: str = "en") -> Texts:
    return Texts(Words(lang), session.rules.box)


@pytest.mark.parametrize("seed", [1, 2])
def test_an_island_keeps_its_letter_until_it_joins_an_older_one(seed: int) -> None:
    before: dict = {}
    most = 0
    for session in played(seed):
        found = numbers(session.state)
        assert set(found) == set(land.islands(session.state)) and len(set(found.values())) == len(found)
        for island, n in found.items():
            parts = [m for old, m in before.items() if old.areas <= island.areas]
            assert n == min(parts) if parts else n > most
        before, most = found, max([most, *found.values()])
    assert most > 4


def test_a_game_that_was_saved_has_the_same_letters(tmp_path) -> None:
    *_, session = played(3)
    again = Session(session.rules, session.setup)
    for entry in session.log:
        if not entry.auto:
            again.choose(entry.seat, entry.key)
    assert numbers(again.state) == numbers(session.state)
    for seat in session.state.seats:
        assert numbers(session.view(seat)) == numbers(session.state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_name_each_island_once_and_keys_stay_as_they_are(lang: str) -> None:
    *_, session = played(1)
    s, said = session.state, texts(session, lang)
    named = {}
    for island in land.islands(s):
        key = land.name_of(s, island)
        assert key.startswith(f"island:{island.at[0]},{island.at[1]}")
        named[key] = said.table.option(s, Decision("reward.island", ("p0",), "", (), ()), key)
        assert named[key] == said.isle(number(s, island)) and said.isle_letter(number(s, island)) in named[key].split()
        assert not any(sign.isdigit() for sign in named[key])
    assert len(set(named.values())) == len(named) > 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_names_the_island_of_a_house(lang: str) -> None:
    *_, session = played(1)
    said = texts(session, lang)
    built = [event for entry in session.log for event in entry.events if event.kind == "built"]
    assert built and all(event.args[4] > 0 for event in built)
    line = said.table.event(Event("built", ("p0", 3, -1, (3, -1), 2)), {"p0": "Marta"})
    assert said.isle_letter(2) in line.split() and "-" not in line and "−" not in line


def test_letters_go_on_after_the_last() -> None:
    assert [letter("A B C", n) for n in (0, 1, 3, 4, 8)] == ["", "A", "C", "A2", "B3"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cells_are_told_as_seen_from_the_middle(lang: str) -> None:
    session = new_game(2)
    said = texts(session, lang)
    cells = [(c, r) for c in range(-7, 8) for r in range(-5, 6)]
    words = {said.cell(*cell) for cell in cells}
    assert len(words) == len(cells) and not any("-" in one or "−" in one for one in words)
    if lang == "en":
        assert said.cell(3, -1) == "3 east, 1 north" and said.cell(0, 0) == "the middle"


@pytest.mark.parametrize("alone", [False, True])
def test_the_log_says_which_letters_are_gone_and_which_stays(alone: bool) -> None:
    """Each letter that the log named before is an island still, or was told to be part of another."""
    joined = 0
    for seed in range(1, 5):
        seats = 1 if alone else 3
        people = tuple({"name": f"N{n}", "colour": colour} for n, colour in enumerate(COLOURS[:seats]))
        setup = Setup("small-islands", "base", "solo" if alone else "normal", {}, seed, people)
        session, rng, before = Session(games.rules("small-islands"), setup), Rng(seed), set[int]()
        said = texts(session)
        while (decision := session.decision) is not None:
            options = decision.options or tuple(o for p in decision.parts for o in p.options)
            pick = options[rng.below(len(options))]
            events = [event for event in session.choose(pick.seat, pick.key) if event.kind == "joined"]
            now = set(numbers(session.state).values())
            gone = {n for event in events for n in event.args[1]}
            assert before - now == gone and all(event.args[0] in now and min(event.args[1]) > event.args[0] for event in events)
            for event in events:
                line = said.event(event, {})
                assert line is not None and line.endswith(said.isle(event.args[0])) and said.isle(event.args[1][0]) in line
                assert said.log_links(event) == [("cell", f"{event.args[2]},{event.args[3]}")]
            before, joined = now, joined + len(events)
    assert joined > 3


@pytest.mark.parametrize(("lang", "said"), [("en", "2 flowers, "), ("it", "2 fiori, "), ("uk", "2 лотоси, ")])
def test_a_tile_names_equal_symbols_once_with_their_number(lang: str, said: str) -> None:
    """Under a tile stood "flower, flower"."""
    words = games.texts("small-islands", Words(lang))
    told = [words.tile(tile) for tile in games.rules("small-islands").box.faces]
    assert any(one.startswith(said) for one in told) and words.words.problems == []
    for one in told:
        parts = one.split(", ")
        assert len(set(parts)) == len(parts), one
