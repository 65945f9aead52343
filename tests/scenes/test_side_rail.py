"""The folded right panel keeps every fact: lines fold where there is no room, and an empty slot looks empty."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.games.spirit_island.invaders import InvaderCard
from scenes.games.spirit_island.side_panel import SidePanel
from scenes.table.pen import Pen
from scenes.table.row_boxes import PADS
from scenes.table.rows import Fit, Row
from scenes.widgets.paint import Kit
from tests.scenes.games import session_of


def side(table: Any) -> SidePanel:
    return next(part for part in table.model.panels if isinstance(part, SidePanel))


def test_the_invader_deck_stays_on_the_rail_whatever_comes(table_of: Any) -> None:
    """Of ten lands that ravage, lines are left out; of the deck none but its pictures."""
    table = table_of(session_of(1, seed=7, moves=24), (1280, 720))
    panel, t = side(table), table.model.t
    threat = Row("x", "damage 3", paint=None)
    for n in range(1, 11):
        rows = []
        for row in panel.rail_rows():
            if row.name == t("table-forecast"):
                row = row._replace(cells=(threat,) * n, fit=Fit(least=24 + 29 * max(2, min(n, 5)), grow=400))
            rows.append(row)
        panel._rows, panel._placed = tuple(rows), (None, [])
        stood = [place.row for place in panel.places()]
        assert t("table-invader-deck") in [row.name for row in stood], n
        assert panel.places()[-1].rect.bottom <= panel.rect.bottom


def test_an_empty_slot_is_no_card_face_down() -> None:
    kit, box = Kit(1.0), pygame.Rect(4, 4, 38, 38)
    looks = []
    for card in (InvaderCard(), InvaderCard(empty="no card")):
        canvas = pygame.Surface((46, 46))
        canvas.fill("#F3E9D2")
        card.swatch(Pen(kit), canvas, box)
        looks.append(canvas.get_at((8, 23)))
    assert looks[0] != looks[1] == canvas.get_at((1, 1)), "nothing lies in it"


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("rail", [True, False])
def test_the_lowest_box_of_another_player_holds_both_its_lines(table_of: Any, rail: bool, scale: float) -> None:
    """With four at the table, an adversary and a scenario boxes are as low as they become."""
    table = table_of(session_of(4, seed=7, moves=24, box="base"), (1280, 720) if rail else (1920, 1080))
    panel, kit = side(table), Kit(scale)
    rows = [row for row in (panel.rail_rows() if rail else panel.rows()) if row.box == "player"]
    assert len(rows) == 3
    left, top, right, bottom = (kit.px(pad) for pad in PADS["player"])
    for row in rows:
        assert row.paint is not None
        box = pygame.Rect(10, 40, kit.px(170 if rail else 340), kit.px(row.fit.least))
        canvas = pygame.Surface((box.right + 10, box.bottom + 60))
        canvas.fill("#F3E9D2")
        row.paint.draw(Pen(kit), canvas, pygame.Rect(box.x + left, box.y + top, box.w - left - right, box.h - top - bottom))
        outside = canvas.copy()
        outside.fill("#F3E9D2", box)
        untouched = pygame.Surface(canvas.get_size())
        untouched.fill("#F3E9D2")
        assert outside.get_buffer().raw == untouched.get_buffer().raw, row.name


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("blighted", [False, True])
def test_the_rail_says_what_the_blight_on_a_card_counts(table_of: Any, cut: list[str], lang: str, blighted: bool) -> None:
    """ "10 у скверні" stood there: neither which card nor what the 10 is. A long name gives way to what kind of card it is."""
    rest = {"en": ("until it turns", "until defeat"), "it": ("prima che si giri", "alla fine")}
    rest["uk"] = ("до перевертання", "до поразки")
    for card in ("downward-spiral", "memory-fades-to-dust"):
        session = session_of(2, seed=7, moves=6, box="base", options=[("blight-card", card)])
        session.state.blighted = blighted
        session.state.presence = {at: n + 2 for at, n in session.state.presence.items()}  # else it says that the last one goes
        table = table_of(session, (1280, 720), lang)
        panel, t = side(table), table.model.t
        stood = next(place for place in panel.places() if place.row.key == "blight")
        assert stood.row.less is not None, "its name stands there as well"
        name, pool = stood.row.paint.parts
        assert name.text == (f"<b>{t(f'name-blight-card-{card}')}</b>", f"<b>{t('setup-blight-card')}</b>")
        pen, rect = Pen(table.model.kit), stood.rect
        said = pen.fitting(pool.words, rect.w - pen.px(70), pool.size)
        assert said in (t(f"blight-card-rail-{'blighted' if blighted else 'healthy'}{end}") for end in ("", "-brief"))
        assert rest[lang][blighted] in pool.words
        stood.row.paint.draw(pen, pygame.Surface(rect.size), pygame.Rect((0, 0), rect.size))
        assert not cut
