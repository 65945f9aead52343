"""The box beside what is pointed at: the end of the game is said, and what weighs most is never what is cut."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.engine.key import Key
from game.core.play import cases
from game.core.play.session import Session
from scenes.games.spirit_island import preview

THUNDER = "[{spirit: thunderspeaker, board: A, name: Ann}]"


@pytest.fixture
def table_with(table_of: Callable[..., Any], tmp_path: Path) -> Callable[..., Any]:
    """A table in the position of a case in a few words."""

    def made(given: str, when: str = "[]", seats: str = THUNDER, lang: str = "en") -> Any:
        file = tmp_path / "x.yaml"
        file.write_text(f"name: x\ngame: spirit-island\nset: base\nseats: {seats}\ngiven: {given}\nwhen: {when}\n", "utf-8")
        rules, setup, state = cases.open_case(file)
        return table_of(Session(rules, setup, start=state), (1280, 720), lang)

    return made


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Defeat: the blight pool is empty"),
        ("it", "Sconfitta: la riserva di degrado è vuota"),
        ("uk", "Поразка: запас скверни вичерпано"),
    ],
)
def test_the_last_blight_is_said_to_be_the_end(table_with: Any, lang: str, said: str) -> None:
    lands = "{A4: {blight: 1, town: 2, presence: 2}, A5: {blight: 2}, A1: {presence: 1}}"
    ravage = f"{{clear: true, island: blighted, lands: {lands}, pools: {{blight: 2}}, invaders: {{ravage: [sands]}}}}"
    table = table_with(ravage, "[{do: ravage}]", lang=lang)
    assert table.model.asked.kind == "blight.cascade"
    found = preview.changes(table.model, Key.of("land:A5"))
    assert found is not None and found.foot == f"<b>{said}</b>"


def test_a_ravage_that_takes_the_last_blight_says_so(table_with: Any) -> None:
    lands = "{A4: {town: 2, presence: 2}, A8: {town: 2}}"
    for pool in (1, 2):
        table = table_with(
            f"{{clear: true, island: blighted, lands: {lands}, pools: {{blight: {pool}}}, invaders: {{ravage: [sands]}}}}"
        )
        found = preview._ravage(table.model, "A4")
        assert ("The game would end then: the blight pool is empty." in found.foot) == (pool == 1)


def test_what_weighs_most_is_not_what_is_cut(table_with: Any) -> None:
    """A power that clears a full land gave 4 fear, of which nothing was shown: "and 1 more"; and its dahan would strike whom?"""
    lands = "{A3: {presence: 3, dahan: 3, explorer: 1, town: 1, city: 1}, A8: {town: 1}, A4: {presence: 1, dahan: 1, city: 1}}"
    given = f"{{clear: true, island: blighted, lands: {lands}, pools: {{blight: 8}}, invaders: {{ravage: [jungle]}}}}"
    table = table_with(given, "[{use: {card: manifestation-of-power-and-glory, seat: p0}}]")
    found = preview.changes(table.model, Key.of("land:A3"))
    assert found is not None
    names = [row.name for row in found.rows]
    assert names[:4] == ["Damage", "Blight", "Dahan lost", "Presence lost"] and "Fear" in names
    assert "Dahan strike" not in names
