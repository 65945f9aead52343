"""What a callout and its leader leave legible on the chart: names of lands and the title."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.draw import paper
from scenes.table.callout import Callout
from scenes.table.changes import BAD, Change, Changes
from scenes.table.outlines import Outline
from tests.scenes.test_challenge_told import game

ROWS = (Change("Blight", "0", "1", BAD, "blight"),)


@pytest.mark.parametrize(("size", "lines"), [((1280, 720), 1), ((1920, 1080), 1), ((1920, 1080), 3)])
def test_names_and_title_stay_whole_under_a_callout_and_its_leader(table_of: Any, size: tuple[int, int], lines: int) -> None:
    """The title's plate peeked out under a box, and a leader ran over the name of the land between."""
    table = table_of(game(adversary="brandenburg-prussia", level="1"), size)
    model = table.model
    written, title = model.centre.written(), model.centre.chart.title
    assert len(written) >= 16 and (title is None or model.centre.on_screen(title) in written)
    assert title is not None or not model.grid.tall, "a small window has no room for it"
    led, bad = 0, []
    for land in model.rules.box.layouts[model.view.layout].lands:
        place = f"land:{land}"
        clear = [Outline(line) for line in model.centre.outlines(place)]
        callout = Callout(model, Changes(f"In {land}", "", ROWS * lines, "", place), clear)
        bad += [(land, "covers", name) for name in written if callout.rect.colliderect(name)]
        start, end = callout.leader()
        if end is None:
            continue
        led += 1
        way = paper.leader_way(start, end)
        assert way[0] == start and way[-1] == end
        bad += [(land, "crosses", name) for name in written for a, b in zip(way, way[1:], strict=False) if name.clipline(a, b)]
    assert not bad
    assert led > 4 or not model.grid.tall, "most are led to their land"
