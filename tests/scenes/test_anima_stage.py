"""A battle on Anima's stage in every window: with large letters in a small one the table could not be drawn at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.engine.rng import Rng
from scenes.games.anima import painted
from scenes.games.anima.shown import members_of
from scenes.games.anima.stage_painted import Duel
from scenes.table.pen import Pen
from tests.scenes.games import at_question, session_of
from tests.scenes.hands import read

WINDOWS = [
    ((1280, 720), 150),
    ((1280, 720), 200),
    ((1920, 1080), 200),
    ((1920, 1080), 300),
    ((1024, 640), 150),
    ((1440, 900), 200),
]


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_both_sides_of_a_battle_have_room(
    table_of: Callable[..., Any], size: tuple[int, int], scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[pygame.Rect] = []
    chips = Duel._chips

    def seen(self: Duel, pen: Any, canvas: pygame.Surface, rect: pygame.Rect, *more: Any) -> None:
        drawn.append(pygame.Rect(rect))
        chips(self, pen, canvas, rect, *more)

    monkeypatch.setattr(Duel, "_chips", seen)
    session = session_of(("human", "bot:random"), 7, game="anima")
    at_question(session, "battle.cards", Rng(7))
    table = table_of(session, size, "en", scale)
    left, right = drawn[-2:]
    stage = pygame.Rect(table.model.centre.stage.rect)
    assert stage.contains(left) and stage.contains(right), (stage, left, right)
    assert left.h >= table.kit.px(40) and left.right < stage.centerx < right.x
    assert "Battle" in read(table.app)


def test_figures_below_a_small_portrait_keep_off_its_frame(table_of: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """In a low window the speed of a character lay on the edge of its card, where nobody could read it."""
    session = session_of(("human", "bot:random"), 7, game="anima")
    at_question(session, "battle.cards", Rng(7))
    table = table_of(session, (1280, 720), "it", 150)
    member = members_of(table.model, table.model.seat)[0]
    drawn: list[tuple[int, int]] = []

    def seen(pen: Any, canvas: pygame.Surface, rect: pygame.Rect, numbers: tuple[int, ...], size: float = 16) -> None:
        drawn.append((rect.w, painted.figures_wide(pen, numbers, size)))

    monkeypatch.setattr(painted, "figures", seen)
    canvas = pygame.Surface((300, 300))
    for wide in range(20, 140):
        member.draw(Pen(table.model.kit), canvas, pygame.Rect(0, 0, wide, 120))
    assert drawn and all(room - wide >= table.kit.px(6) for room, wide in drawn)


def test_long_names_of_what_helps_stand_beside_their_figure(
    table_of: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a small window two of them were cut off, with room for a second line beside the figures."""
    app = table_of(session_of(("human", "bot:random"), 7, game="anima"), (1280, 720), "uk").app
    duel, pen = Duel("", "", (), ()), Pen(app.kit)  # type: ignore[arg-type]
    sums = (
        ("2", "1 персонаж", ""),
        ("+2", "Річковий чернець", "good"),
        ("+2", "Варта попелопаду", "good"),
        ("6", "Marta", "own"),
    )
    drawn: list[tuple[str, int]] = []
    monkeypatch.setattr(type(app.kit), "text", lambda kit, surface, said, at, size, *more: drawn.append((said, size)))
    widths = duel._widths(pen, sums, 365)
    assert sum(widths) + 3 * app.kit.px(6) <= 365 and duel._widths(pen, sums, 500) != widths
    duel._chips(pen, pygame.Surface((400, 60)), pygame.Rect(0, 0, 365, 46), sums, False)
    assert {"Річковий", "чернець", "Варта", "попелопаду", "1 персонаж"} <= {said for said, _ in drawn}
    assert not duel._turned(pen, sums, 500), "where there is room they stand below it"


def test_words_beside_a_figure_keep_off_it_where_all_had_to_give_way(
    table_of: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 200 % "+3" lay under the first letters of what gave it."""
    kit = table_of(session_of(("human", "bot:random"), 7, game="anima"), (1280, 720), "uk").app.kit
    duel, pen = Duel("", "", (), ()), Pen(kit)  # type: ignore[arg-type]
    sums = (("9", "3 персонажі", ""), ("+4", "Паладинка", "good"), ("+3", "Зосереджений удар", "good"), ("16", "Гравець", "own"))
    for room in range(250, 420, 10):
        drawn: dict[str, pygame.Rect] = {}
        text = type(kit).text

        def seen(kit: Any, surface: Any, said: str, *more: Any, into: dict[str, pygame.Rect] = drawn, text: Any = text) -> Any:
            into[said] = text(kit, surface, said, *more)
            return into[said]

        with monkeypatch.context() as patch:
            patch.setattr(type(kit), "text", seen)
            duel._chips(pen, pygame.Surface((440, 60)), pygame.Rect(0, 0, room, 46), sums, False)
        if "удар" in drawn:
            assert drawn["+3"].right <= min(drawn["удар"].x, drawn["Зосереджений"].x), room


def test_a_battle_without_sentences_is_drawn(table_of: Callable[..., Any]) -> None:
    """As in the rules: there the sums alone are shown."""
    kit = table_of(session_of(("human", "bot:random"), 7, game="anima"), (1280, 720), "uk").app.kit
    duel, pen = Duel("", "", (), ()), Pen(kit)  # type: ignore[arg-type]
    assert duel._plate_widths(pen, pygame.Rect(0, 0, 500, 60)) == []
    duel._plates(pen, pygame.Surface((500, 60)), pygame.Rect(0, 0, 500, 60))
