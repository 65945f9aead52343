"""The box beside what is pointed at: the end of the game is said, and what weighs most is never what is cut."""

from __future__ import annotations

import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.engine.key import Key
from game.core.play import cases
from game.core.play.session import Session
from scenes.games.spirit_island import preview, scenario
from scenes.games.spirit_island.side_panel import SidePanel

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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The game would end then: a spirit has no presence left on the island (Ben)."),
        ("it", "La partita finirebbe lì: uno spirito non ha più presenza sull’isola (Ben)."),
        ("uk", "Тоді гра закінчиться: дух втратив усю присутність на острові (Ben)."),
    ],
)
def test_who_ends_a_phase_is_told_that_the_blight_card_takes_a_last_presence(
    tmp_path: Path, table_of: Callable[..., Any], lang: str, said: str, size: tuple[int, int], cut: list[str]
) -> None:
    """Ann is asked first which of her own presence goes; that Ben's is the last was told nowhere."""
    file = tmp_path / "x.yaml"
    file.write_text(
        "name: x\ngame: spirit-island\nset: base\noptions: {blight-card: downward-spiral}\n"
        "seats: [{spirit: thunderspeaker, board: A, name: Ann}, {spirit: eyes-watch-from-the-trees, board: B, name: Ben}]\n"
        "given: {clear: true, island: blighted, lands: {A8: {explorer: 1}, A1: {presence: [p0]}, A2: {presence: [p0]},"
        " B1: {presence: [p1]}}}\nwhen: [{do: fast}]\n",
        "utf-8",
    )
    rules, setup, state = cases.open_case(file)
    table = table_of(Session(rules, setup, start=state), size, lang)
    found = preview.changes(table.model, Key.of("done"))
    assert found is not None and found.foot == f"<b>{said}</b>"
    warned = table.model.t("sc-coming-last-presence", who="Ben")
    row = next(row for panel in table.model.panels if isinstance(panel, SidePanel) for row in panel.rows() if row.key == "blight")
    assert warned in row.value
    assert cut == []


def test_only_who_lets_the_invaders_come_is_told_of_the_loss_then(table_with: Any) -> None:
    """Who ends the slow phase, or uses a power, is told what comes of that; the loss stands on the panel all the time."""
    model = table_with("{clear: true}").model
    model.centre.loss = ("no-presence", "p0")
    asked = {kind: types.SimpleNamespace(kind=kind) for kind in ("play", "powers.fast", "powers.slow", "growth.choose")}
    told = {}
    for kind, question in asked.items():
        about: Any = types.SimpleNamespace(
            asked=question, centre=model.centre, t=model.t, wording=model.wording, names=model.names
        )
        told[kind] = bool(preview._coming_loss(about, "done"))
        assert preview._coming_loss(about, "card:drought") == ""
    assert told == {"play": True, "powers.fast": True, "powers.slow": False, "growth.choose": False}


@pytest.mark.parametrize("loss", [(), ("capital", "A2/town/4"), ("few-dahan",), ("blight",), ("time",)])
def test_no_other_loss_is_one_of_the_last_presence(table_with: Any, loss: tuple[str, ...]) -> None:
    model = table_with("{clear: true}").model
    model.centre.loss = loss
    assert scenario.last_presence(model) == ()
    model.centre.loss = ("no-presence", "p0")
    assert [model.names["p0"] in said for said in scenario.last_presence(model)] == [True, False]
