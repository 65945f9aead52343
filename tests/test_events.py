"""Every game tells its events as it declares them, and its log has words for them in every language."""

from __future__ import annotations

import pytest

from game import games
from game.checks import events, words
from game.cli import check
from game.cli.main import main
from game.core.engine.events import declared, event
from game.core.errors import DataError
from game.core.words.messages import LANGUAGES, Store, Words

GAMES = [game.id for game in games.playable()]


@pytest.mark.parametrize("game", GAMES)
def test_events_are_told_as_declared(game: str) -> None:
    assert [str(each) for each in events.problems(games.rules(game), games.find(game).part("texts"))] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_says_has_words(game: str) -> None:
    assert [str(each) for each in words.problems(games.rules(game), games.find(game).part("texts"))] == []


def test_words_missing_for_options_and_questions_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Store.has
    lost = ("option-starts-count-hint", "choice-alexis-night", "isle-prompt-setup-start", "option-newer")
    monkeypatch.setattr(Store, "has", lambda self, name: name not in lost and real(self, name))
    found = [str(each) for each in words.problems(games.rules("small-islands"), games.find("small-islands").part("texts"))]
    assert found[:2] == [
        "small-islands: en: the set-up has no words choice-alexis-night",
        "small-islands: en: the set-up has no words option-starts-count-hint",
    ]


def test_a_problem_that_several_checks_meet_is_told_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(check, "check_shipped", lambda: [DataError("is odd", "a.yaml", 3), DataError("is odd", "a.yaml", 3)])
    assert main(["check"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 problem"


def test_what_the_filters_of_the_log_name_is_declared() -> None:
    class Odd:
        log_groups = {"all": ("phase", "ood")}

    found = [str(each) for each in events.misnamed(GAMES[0], games.rules(GAMES[0]).events, Odd)]
    assert len(found) == 1 and 'unknown event "ood"' in found[0]


def test_a_line_that_is_missing_in_a_language_is_found() -> None:
    game = GAMES[0]
    real = games.rules(game)
    odd = event("odd", "n")

    class Odd:
        box = real.box
        events = declared({"__name__": "toy", "odd": odd, "hush": event("hush", log=False)})

    found = [str(each) for each in events.wordless(Odd(), games.find(game).part("texts"))]
    assert len(found) == 3 and all('the event "odd" has no line' in each for each in found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_columns_of_the_statistics_have_words(game: str, lang: str) -> None:
    words = Words(lang)
    assert [name for name in games.rules(game).history_columns if not words.has(f"stats-by-{name}")] == []
