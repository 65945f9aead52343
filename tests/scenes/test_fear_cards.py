"""Fear cards that lie face down: what is told of them where one may be turned up, and once it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.play import cases
from game.core.play.session import Session
from tests.scenes.games import session_of

SIZE = (1280, 720)


@pytest.fixture
def dreaming(table_of: Callable[..., Any], tmp_path: Path) -> Callable[..., Any]:
    """A table at which a fear card is to be turned up, the fear cards lying as given."""

    def made(fear: str, more: str = "", lang: str = "en") -> Any:
        file = tmp_path / "dream.yaml"
        file.write_text(
            "name: x\ngame: spirit-island\nset: base\nseats: [{spirit: bringer-of-dreams-and-nightmares, board: A}]\n"
            f"{more}given: {{clear: true, fear: {fear}, p0: {{elements: {{moon: 2, air: 2}}}}}}\n"
            "when: [{use: {innate: spirits-may-yet-dream}}]\n",
            "utf-8",
        )
        rules, setup, state = cases.open_case(file)
        return table_of(Session(rules, setup, start=state), SIZE, lang)

    return made


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Deck card 1 · terror I", "Deck card 2 · terror II", "Deck card 5 · terror III")),
        ("it", ("Mazzo, carta 1 · terrore I", "Mazzo, carta 2 · terrore II", "Mazzo, carta 5 · terrore III")),
        ("uk", ("Колода, карта 1 · жах I", "Колода, карта 2 · жах II", "Колода, карта 5 · жах III")),
    ],
)
def test_a_card_of_the_deck_is_told_by_the_terror_level_of_its_part(dreaming: Any, lang: str, said: tuple[str, ...]) -> None:
    """Two of the nine were earned: the third one still belongs to the first level, the next three to the second."""
    table = dreaming("{size: 7, earned: [isolation, dahan-raid]}", lang=lang)
    names = [item.name for item in table.items() if item.key.startswith("fear:")]
    assert len(names) == 9 and "· " not in "".join(names[:2])
    assert (names[2], names[3], names[6]) == said


def test_where_rituals_raise_the_terror_level_the_deck_has_no_parts(dreaming: Any) -> None:
    table = dreaming("{}", "options: {scenario: rituals-of-terror}\n")
    names = [item.name for item in table.items() if item.key.startswith("fear:deck/")]
    assert names and all("terror" not in name for name in names) and names[0].startswith("Card 1")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("", "face up in the deck", "face up, earned")),
        ("it", ("", "scoperta nel mazzo", "scoperta, guadagnata")),
        ("uk", ("", "видна в колоді", "видна, здобута")),
    ],
)
def test_a_card_turned_up_where_it_lies_says_where_that_is(table_of: Any, lang: str, said: tuple[str, ...]) -> None:
    """In the pile it looked like those that have taken effect."""
    session = session_of(1, 3, box="base")
    state = session.state
    first, second, third, *rest = state.fear_deck
    state.fear_discard, state.fear_deck, state.fear_earned = (first,), (second, *rest), (third,)
    state.fear_revealed = (second, third)
    table = table_of(session, SIZE, lang)
    cards = table.model.screen.cards
    table.drawers.show_pile("fear")
    for card, where in zip((first, second, third), said, strict=True):
        key = f"fear:{card}"
        assert cards.card(key).footer[1] == where
        assert table.item(key).value.startswith(where) and bool(cards.spoken(key).strip) == bool(where)
