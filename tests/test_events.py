"""Every game tells its events as it declares them, and its log has words for them in every language."""

from __future__ import annotations

import pytest

from game import games
from game.checks import events
from game.core.engine.events import declared, event
from game.core.words.messages import LANGUAGES, Words

GAMES = [game.id for game in games.playable()]


@pytest.mark.parametrize("game", GAMES)
def test_events_are_told_as_declared(game: str) -> None:
    assert [str(each) for each in events.problems(games.rules(game), games.find(game).part("texts"))] == []


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
