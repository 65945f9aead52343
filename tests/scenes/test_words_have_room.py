"""Words that the audit of all sizes found cut off or crossed: each has another way where there is little room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.app.program import App
from scenes.checks import audit_checks, audit_tips
from scenes.games.small_islands import objectives
from scenes.table import lesson_targets, pen, players
from scenes.table.lesson_card import CardData, height, in_lines
from scenes.table.painted import Icons
from scenes.table.pen import Pen
from scenes.widgets.paint import Kit
from tests.scenes.games import asking, session_of


def test_what_an_island_lacks_is_told_in_ever_fewer_signs(start: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = start()
    monkeypatch.setattr(objectives, "known", lambda cards: True)
    model: Any = SimpleNamespace(
        view=SimpleNamespace(current={"p0": ("x",)}), seat="p0", t=app.t,
        facts=SimpleNamespace(lacking=lambda view, island, cards: [{"flower": 2, "port": 1}]),
    )  # fmt: skip
    said = objectives.needs(model, "current", None)
    widths = [app.kit.block(words, 10_000, 15).used for words in said]
    assert widths == sorted(widths, reverse=True) and len(set(widths)) == 4
    assert "<port>" in said[-2] and "<port>" not in said[-1] and said[-1].endswith("…"), "at last the first thing alone"
    model.facts.lacking = lambda view, island, cards: [{"flower": 2}]
    assert not any("…" in words for words in objectives.needs(model, "current", None)), "nothing more is lacking"


def test_the_title_of_a_narrow_lesson_card_has_two_lines_and_its_card_room_for_them(start: Callable[..., App]) -> None:
    start()
    kit = Kit(0.75)
    for count in ("6 of 7", ""):
        data = CardData("Advanced: equal numbers", count, "", "Some words.", "", "", "read")
        block = in_lines(kit, data, 180)
        assert block is not None and block.lines == 2
        assert height(kit, data, 180, []) > height(kit, replace(data, title="Pairs"), 180, []), count
        assert in_lines(kit, data, 400) is None


def test_a_ring_goes_round_a_letter_rather_than_through_it() -> None:
    sign = pygame.Rect(120, 92, 30, 20)
    table: Any = SimpleNamespace(
        model=SimpleNamespace(kit=SimpleNamespace(px=round), centre=SimpleNamespace(signs=lambda: [sign]))
    )
    for rect in (pygame.Rect(100, 108, 60, 50), pygame.Rect(100, 108, 60, 400), pygame.Rect(140, 60, 200, 200)):
        ring = lesson_targets._round_signs(table, rect)
        assert ring.contains(sign) or not ring.colliderect(sign), rect


def test_a_leader_ends_beside_the_letter_of_an_island(table_of: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(session_of(2, moves=30, game="small-islands"), (1920, 1080))
    centre = table.model.centre
    thing = next(thing for thing in centre.present().values() if thing.box is not None and not thing.area)
    box = pygame.Rect(centre.inner.x, centre.on_screen(thing.box).y, 20, 40)
    first = centre.leader_end(thing.key, box)
    monkeypatch.setattr(type(centre), "signs", lambda self: [pygame.Rect(0, 0, 24, 24).move(first[0] - 12, first[1] - 12)])
    end = centre.leader_end(thing.key, box)
    assert end != first and not centre.signs()[0].collidepoint(end)


def test_a_name_beside_a_figure_keeps_its_letters(start: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = start()
    kit, drawn = Kit(0.75), []
    plain = Kit.text

    def seen(self: Kit, surface: pygame.Surface, text: str, pos: Any, size: float = 17, face: str = "sans", *rest: Any) -> Any:
        drawn.append((text, self.width(text, 12, face), rest[-1] if len(rest) == 3 else 10_000))
        return plain(self, surface, text, pos, size, face, *rest)

    monkeypatch.setattr(Kit, "text", seen)
    players.SmallHead("vermilion", "Суперник", "27").draw(Pen(kit), app.screen.copy(), pygame.Rect(0, 0, 105, 24))
    name = next(one for one in drawn if one[0] == "Суперник")
    assert name[1] <= name[2]


def test_words_over_a_card_are_not_at_its_edge() -> None:
    card = pygame.Rect(100, 100, 200, 200)
    run: Any = SimpleNamespace(owner=("LessonCard lesson", pygame.Rect(0, 50, 150, 300), True))
    assert audit_checks._over(run, card)
    run.owner = ("Tray", card.inflate(40, 40), True)
    assert not audit_checks._over(run, card)
    run.owner = ("SlotButton", pygame.Rect(110, 280, 80, 18), True)
    assert not audit_checks._over(run, card)


def test_at_the_end_of_a_chapter_its_card_may_lie_over_answers(table_of: Callable[..., Any]) -> None:
    table = table_of(asking("growth.choose"))
    rect = table.item("branch:0").rect.copy()
    top: Any = SimpleNamespace(
        companion=SimpleNamespace(card=SimpleNamespace(key="lesson", rect=rect)), lesson=SimpleNamespace(step=1)
    )
    assert audit_tips._card(top, table.model)
    top.lesson.step = None
    assert not audit_tips._card(top, table.model)


def test_many_signs_of_an_island_keep_off_what_stands_beside_them(
    start: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = start()
    kit, ends = app.kit, []
    plain = Kit.text
    monkeypatch.setattr(
        Kit, "text", lambda self, *args: ends.append(plain(self, *args).right) or pygame.Rect(0, 0, 0, 0).move(ends[-1], 0)
    )
    items = tuple((icon, "4") for icon in ("flower", "fruit", "leaf", "temple", "port"))
    for room in (150, 240):
        ends.clear()
        Icons(items, 19, 15.5, step=32, high=31).draw(Pen(kit), app.screen.copy(), pygame.Rect(10, 0, kit.px(room), kit.px(31)))
        assert max(ends) <= 10 + kit.px(room), room


@pytest.mark.parametrize("where", [((1920, 1080), "uk", 75), ((1920, 1080), "en", 75), ((1280, 720), "uk", 75)], ids=str)
@pytest.mark.parametrize("blighted", [False, True])
def test_the_blight_card_says_what_there_is_room_for(
    table_of: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, where: Any, blighted: bool
) -> None:
    """At 75 % "Blighted island" was cut to nothing beside how much was left, and what comes with the turning in the middle."""
    session = session_of(2, 1, 30, game="spirit-island", box="base")
    session.state.blighted, session.state.blight_pool = blighted, 10 if blighted else 3
    cut: list[str] = []
    line, words = pen.fit_line, Kit.text

    def fitted(kit: Kit, said: str, *rest: Any, **more: Any) -> Any:
        block = line(kit, said, *rest, **more)
        cut.extend([said] * block.cut)
        return block

    def put(kit: Kit, surface: Any, said: str, pos: Any, size: float = 17, face: str = "sans", *rest: Any, **more: Any) -> Any:
        room = more.get("width") or (rest[2] if len(rest) > 2 else 0)
        cut.extend([said] * bool(room and kit.width(said, size, face) > room))
        return words(kit, surface, said, pos, size, face, *rest, **more)

    monkeypatch.setattr(pen, "fit_line", fitted)
    monkeypatch.setattr(Kit, "text", put)
    table = table_of(session, *where)
    parts = ("brief-blighted", "brief-healthy", "blighted", "healthy", "foot", "foot-brief")
    told = [table.t(f"blight-card-{part}", n=1)[:6] for part in parts]
    assert table.model.view.blight_card and not [said for said in cut if any(one in said for one in told)]
