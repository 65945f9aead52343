"""The palette keeps the contrasts it promises."""

from __future__ import annotations

import pytest

from scenes.draw import theme


@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        (theme.INK, theme.PAPER, 7),
        (theme.INK_SECOND, theme.PAPER, 7),
        (theme.INK_SECOND, theme.SHEET_DARK, 4.5),
        (theme.INK, theme.INSET, 7),
        (theme.INK, theme.ROW_CHOSEN, 7),
        (theme.INK, theme.CURRENT, 4.5),
        (theme.INK, theme.PAST, 4.5),
        (theme.INK_OFF, theme.BUTTON_OFF, 4.5),
        (theme.WARNING, theme.PAPER, 7),
        (theme.GOOD, theme.GOOD_BOX, 4.5),
        (theme.TEXT_ON_TABLE, theme.TABLE, 7),
        (theme.TEXT_ON_TABLE, theme.TABLE_LIGHT, 7),
        (theme.TEXT_ON_TABLE_SECOND, theme.TABLE_LIGHT, 7),
        (theme.TEXT_ON_TABLE, theme.LOG, 7),
        (theme.LEGAL, theme.INK, 3),
        (theme.FAST, theme.PAPER, 3),
        (theme.SLOW, theme.PAPER, 3),
    ],
)
def test_contrast(text: str, ground: str, least: float) -> None:
    assert theme.contrast(text, ground) >= least


@pytest.mark.parametrize("token", theme.TERRAINS.values())
def test_marks_show_on_their_terrain(token: theme.Terrain) -> None:
    assert theme.contrast(token.line, token.fill) > 1.5


def test_players_differ_in_colour_and_glyph() -> None:
    assert len({p.colour for p in theme.PLAYERS.values()}) == len({p.glyph for p in theme.PLAYERS.values()}) == 5
    for p in theme.PLAYERS.values():
        assert theme.contrast(p.colour, theme.INK) > 1.9
    assert theme.player("unheard-of").id == "blue"


def test_colour_helpers() -> None:
    assert theme.rgb("#0A0B0C") == (10, 11, 12)
    assert theme.mix("#000000", "#FFFFFF", 0.5) in ("#808080", "#7F7F7F")
    assert theme.rgba("#FFFFFF", 0.2) == (255, 255, 255, 51)
    assert theme.contrast("#000000", "#FFFFFF") == pytest.approx(21)
    with pytest.raises(ValueError):
        theme.rgb("red")
