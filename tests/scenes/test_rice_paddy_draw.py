"""Farms on their hillside: every state looks different, a part painted anew is the same as the whole, nothing leaves its box."""

from __future__ import annotations

import random
import time
from dataclasses import replace

import pygame
import pytest

from scenes.checks import audit_colours
from scenes.draw import icons, palettes, svg
from scenes.games.rice_paddy import samples
from scenes.games.rice_paddy.art import hexes, hillside, large_farm, pile, small_farm
from scenes.games.rice_paddy.art.chart import Chart, Neighbour, Scene, Store, water_drop
from scenes.games.rice_paddy.art.farm import Farm, Marks, Outlined, Paddy, Tag
from scenes.games.rice_paddy.art.hexes import Grid
from scenes.games.rice_paddy.art.landscape import Layout
from scenes.games.rice_paddy.art.pile import Pile, Sprite

GROUND = (178, 188, 128)
GRID, SMALL = Grid(30, 50, 60), Grid(30, 50, 24)
ONE, TWO = ("A1",), ("A2", "B2")
WALLS = frozenset((*hexes.around(ONE), *hexes.around(TWO)))
BASE = Farm((Paddy(ONE, 1, "grown"), Paddy(TWO, 2)), WALLS, ("A1-A2", "A2-A3"), frozenset(("A3", "C3")))


def with_second(**what: object) -> Farm:
    """The base farm with another second paddy."""
    return replace(BASE, paddies=(BASE.paddies[0], replace(BASE.paddies[1], **what)))  # type: ignore[arg-type]


STATES: dict[str, Farm] = {
    "flooded": BASE,
    "partly": with_second(water=1),
    "dry": with_second(water=0),
    "planted": with_second(rice="planted"),
    "grown": with_second(rice="grown"),
    "dry grown": with_second(rice="grown", water=0),
    "weed": with_second(weeds=1),
    "two weeds": with_second(weeds=2),
    "pest": with_second(pests=1),
    "weed and pest": with_second(weeds=1, pests=1),
    "fertilized": with_second(fertilized=True),
    "fewer rocks": replace(BASE, rocks=frozenset(("A3",))),
    "magic in a paddy": replace(BASE, magic=frozenset(("B2",))),
    "magic in the field": replace(BASE, magic=frozenset(("B4",))),
    "planned": replace(BASE, planned=frozenset(("B3", "C2"))),
    "half built": replace(BASE, planned=frozenset(("B3", "C2")), sections=WALLS | {"B3-C3", "C2-se"}),
    "other gate": replace(BASE, gates=("A1-A2", "B2-B3")),
    "one paddy": replace(BASE, paddies=BASE.paddies[:1], sections=frozenset(hexes.around(ONE)), gates=("A1-B2",)),
}
LARGE_ONLY: dict[str, Farm] = {  # what a neighbour's small farm leaves out
    "running": replace(BASE, running=frozenset(("A1-A2",))),
    "fresh": replace(BASE, fresh=frozenset(("B2-C2",))),
    "laborer": replace(BASE, workers=(("laborer", "B2"),)),
    "laborer and ox": replace(BASE, workers=(("laborer", "B2"), ("ox", "B2"))),
    "duck": replace(BASE, workers=(("duck", "B2"),)),
}
MARKED: dict[str, Marks] = {
    "legal": Marks((Outlined(frozenset(TWO), "legal"),)),
    "pointed": Marks((Outlined(frozenset(TWO), "pointed"),)),
    "chosen": Marks((Outlined(frozenset(TWO), "chosen"),)),
    "one hex": Marks((Outlined(frozenset(("B4",)), "legal"),)),
    "veiled": Marks(veiled=frozenset(("B4", "C3"))),
    "tag": Marks(tags=(Tag(1, "2/2"),)),
    "tag legal": Marks(tags=(Tag(1, "2/2", "legal"),)),
    "tag pointed": Marks(tags=(Tag(1, "2/2", "pointed"),)),
    "tag chosen": Marks(tags=(Tag(1, "2/2", "chosen"),)),
    "before and after": Marks(tags=(Tag(1, "2 → 0", "chosen"),)),
    "flow": Marks(flow=(GRID.centre("A1"), GRID.centre("A2"), GRID.centre("A3"))),
}


def drawn(sprites: list[Sprite], size: tuple[int, int] = (520, 400)) -> pygame.Surface:
    return Pile(size).compose_sprites(GROUND, sprites)


def same(a: pygame.Surface, b: pygame.Surface) -> bool:
    return pygame.image.tobytes(a, "RGB") == pygame.image.tobytes(b, "RGB")


def test_every_state_of_a_farm_looks_different() -> None:
    large = {name: drawn(large_farm.sprites(GRID, farm, Marks(), 1.0)) for name, farm in {**STATES, **LARGE_ONLY}.items()}
    large |= {name: drawn(large_farm.sprites(GRID, BASE, marks, 1.0)) for name, marks in MARKED.items()}
    small = {name: drawn([small_farm.sprite(SMALL, farm, 1.0)]) for name, farm in STATES.items()}
    small |= {tone: drawn([small_farm.sprite(SMALL, BASE, 1.0, tone)]) for tone in ("legal", "pointed")}
    for tone in ("legal", "pointed", "chosen"):
        small[f"paddy {tone}"] = drawn([small_farm.sprite(SMALL, BASE, 1.0, "", (Outlined(frozenset(TWO), tone),))])
    for found in (large, small):
        assert len({pygame.image.tobytes(image, "RGB") for image in found.values()}) == len(found)


def test_what_a_farm_says_of_its_paddies() -> None:
    assert [STATES[name].floor(1) for name in ("flooded", "partly", "dry")] == ["flooded", "partly", "dry"]
    assert STATES["partly"].pools(1) == ("B2",) and STATES["flooded"].pools(1) == ()
    magic = replace(with_second(water=1), magic=frozenset(("B2",)))
    assert magic.room(1) == 1 and magic.floor(1) == "flooded", "its other hex is full"
    assert replace(with_second(water=0), magic=frozenset(TWO)).floor(1) == "flooded", "magic water alone"
    to_come = STATES["planned"].to_come()
    assert set(to_come) == set(hexes.around(("B3", "C2"))) - WALLS - set(hexes.FENCES)
    assert set(to_come) - set(STATES["half built"].to_come()) == {"B3-C3", "C2-se"}
    kinds = {named: BASE.edge(named) for named in ("A1-nw", "A1-ne", "A1-A2", "A1-B2", "B4-e")}
    assert kinds == {"A1-nw": "inlet", "A1-ne": "fence", "A1-A2": "gate", "A1-B2": "wall", "B4-e": ""}


@pytest.mark.parametrize("scale", [0.67, 1.0, 2.0])
def test_nothing_is_painted_outside_its_box(scale: float) -> None:
    busy = replace(STATES["half built"], workers=(("ox", "A1"), ("duck", "B2")), magic=frozenset(("B4",)))
    marks = replace(MARKED["before and after"], outlines=MARKED["chosen"].outlines)
    for grid, sprites, box in (
        (GRID, large_farm.sprites(GRID, busy, marks, scale), large_farm.box_of(GRID)),
        (SMALL, [small_farm.sprite(SMALL, busy, scale)], small_farm.box_of(SMALL)),
    ):
        picture = drawn(sprites, (round(520 * scale), round(420 * scale)))
        picture.fill(GROUND, pile.pixels(box, scale))
        assert pygame.transform.average_color(picture)[:3] == GROUND, grid
        assert pygame.mask.from_threshold(picture, GROUND, (1, 1, 1)).count() == picture.get_width() * picture.get_height()


@pytest.mark.parametrize("scale", [0.67, 1.0, 2.0])
def test_no_sprite_is_cut_off_by_its_own_box(scale: float) -> None:
    grid = Grid(30, 50, 90)
    busy = replace(STATES["half built"], workers=(("ox", "A1"),), magic=frozenset(("B4",)), running=frozenset(("A1-A2", "A2-A3")))
    several = replace(busy, paddies=(busy.paddies[0], Paddy(TWO, 1, "grown", 2, 1, True)))
    marks = replace(MARKED["before and after"], flow=MARKED["flow"].flow)
    sprites = [*large_farm.sprites(grid, several, marks, scale), small_farm.sprite(SMALL, several, scale, "legal")]
    layout = Layout((1140, 616), 4, 1)
    chart = Chart(layout, scale, False)
    near = tuple((place, Neighbour(BASE, "Олександра", "green", "3rd", Store(4, "0 → 3", "gold"))) for place in (0, 2, 3))
    scene = Scene(BASE, store=Store(5, "5"), neighbours=near, supply=Store(9, "supply 9"), note="+2 at the flood", rain=0)
    sprites += [sprite for sprite in chart.sprites(scene) if sprite.what[0] in ("badge", "name", "cloud", "disc", "chevrons")]
    filled = {"meadow", "tufts", "floor", "veil", "chosen land"}  # these end where the hex ends
    cut = []
    for sprite in sprites:
        if sprite.what[0] in filled:
            continue
        image = sprite.draw()
        assert image.get_size() == sprite.area[2:], sprite.what[:2]
        w, h = image.get_size()
        rim = [(x, y) for x in range(w) for y in (0, h - 1)] + [(x, y) for y in range(h) for x in (0, w - 1)]
        if max(image.get_at(at).a for at in rim) >= 90:
            cut.append(sprite.what[:3])
        assert any(image.get_at((x, y)).a for x in range(0, w, 2) for y in range(0, h, 2)), "it shows something"
    assert cut == []


def any_scene(chance: random.Random, layout: Layout) -> Scene:
    """Some scene: the state of the own farm, its marks and a neighbour by chance."""
    farms, marks = list({**STATES, **LARGE_ONLY}.values()), [Marks(), *MARKED.values()]
    near = Neighbour(chance.choice(farms), "Ines", "green", "3rd", Store(0, chance.choice(("0", "3"))))
    stores = Store(chance.randrange(7), str(chance.randrange(7)), chance.choice(("", "gold")))
    where = 1 - layout.place
    return Scene(chance.choice(farms), chance.choice(marks), stores, ((where, near),), gold=frozenset(chance.sample((0, 1), 1)))


@pytest.mark.parametrize("scale", [0.5, 0.67, 1.0])
def test_a_part_painted_anew_is_the_same_as_the_whole(scale: float) -> None:
    layout, chance = Layout((956, 442), 2, 1), random.Random(5)
    parts, whole = Chart(layout, scale, False), Chart(layout, scale, False)
    for _ in range(14):
        scene = any_scene(chance, layout)
        shown = parts.compose(scene)
        whole.anew()
        assert same(shown, whole.compose(scene))
        parts.compose(scene)
        assert parts.dirty == [], "the same scene paints nothing"


def test_one_paddy_is_painted_alone_and_in_no_time() -> None:
    layout = Layout((1140, 616), 2, 1)
    chart = Chart(layout, 1.0, False)
    scene = Scene(BASE, neighbours=((0, Neighbour(BASE, "Olek", "vermilion")),))
    chart.compose(scene)
    drained = replace(scene, farm=STATES["dry"])
    chart.compose(drained)
    spots = [layout.own.centre(name) for name in TWO]
    boxes = [pygame.Rect(round(x) - 90, round(y) - 100, 180, 200) for x, y in spots]
    around = boxes[0].union(boxes[1])
    assert chart.dirty and all(around.contains(box) for box in chart.dirty), (around, chart.dirty)
    times = []
    for n in range(9):
        start = time.perf_counter()
        chart.compose(scene if n % 2 == 0 else drained)
        times.append(time.perf_counter() - start)
    assert sorted(times)[4] < 0.05, "what was drawn before is only laid down again"


def test_sprites_that_change_places_are_painted_anew() -> None:
    red, blue = (svg.rect(0, 0, 20, 20, 0, colour) for colour in ("#FF0000", "#0000FF"))
    one, two = (pile.plate((body,), (0, 0, 20, 20), 1.0, lambda body=body: body) for body in (red, blue))
    picture = Pile((20, 20))
    assert picture.compose_sprites(GROUND, [one, two]).get_at((9, 9))[:3] == (0, 0, 255)
    assert picture.compose_sprites(GROUND, [two, one]).get_at((9, 9))[:3] == (255, 0, 0)
    assert picture.compose_sprites(GROUND, [two]).get_at((9, 9))[:3] == (0, 0, 255)


def test_the_worker_brings_the_hillside() -> None:
    chart = Chart(Layout((956, 442), 3, 0), 0.5)
    scene = Scene(BASE)
    flat = chart.compose(scene).copy()
    for _ in range(400):
        if chart.poll():
            break
        time.sleep(0.01)
    assert chart.ready and not same(flat, chart.compose(scene))
    assert chart.dirty == [pygame.Rect((0, 0), chart.size)], "a new ground is painted whole"
    chart.warm(replace(scene, farm=STATES["grown"]))
    chart.close()


def test_places_on_the_chart_are_found() -> None:
    layout = Layout((1140, 616), 4, 2)
    chart = Chart(layout, 0.25, False)
    for place in range(4):
        for name in hexes.HEXES:
            assert chart.place_at(*chart.grid(place).centre(name)) == (place, name)
    assert chart.place_at(4, 4) is None


def test_what_is_drawn_stays_in_the_renderers_subset(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []
    load = svg.load
    monkeypatch.setattr(svg, "load", lambda text, size: texts.append(text) or load(text, size))
    layout = Layout((956, 442), 4, 1)
    hillside.ground(layout, 0.5)
    for farm in {**STATES, **LARGE_ONLY}.values():
        drawn(large_farm.sprites(GRID, farm, Marks(), 0.5))
        drawn([small_farm.sprite(SMALL, farm, 0.5)])
    for marks in MARKED.values():
        drawn(large_farm.sprites(GRID, BASE, marks, 0.5))
    water_drop(26)
    assert len(texts) > 200
    for text in set(texts):
        assert svg.lint_svg(text) == [], text[:300]


# --- palettes -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("palette", palettes.NAMES)
def test_floors_rice_and_tokens_are_told_apart_for_every_sight(palette: str) -> None:
    palettes.apply(palette)
    for group in samples.groups(audit_colours.SMALL):
        laid = {name: audit_colours._on(image, group.ground, group.side) for name, image in group.pictures.items()}
        assert audit_colours.judge(laid, group.name, group.share) == []


@pytest.mark.parametrize("palette", [name for name in palettes.NAMES if name != "default"])
def test_water_stands_out_from_mud_and_meadow(palette: str) -> None:
    from scenes.draw import theme
    from scenes.games.rice_paddy.art import inks

    palettes.apply(palette)
    for ground in (inks.MUD, inks.GRASS):
        pair = theme.rgb(theme.shown(inks.WATER)), theme.rgb(theme.shown(ground))
        assert audit_colours.ratio(*pair, "full colour") >= 3.0 and audit_colours.ratio(*pair, "greyscale") >= 3.0


def test_a_palette_is_seen_on_the_sample_and_on_a_chart_that_stays() -> None:
    layout, seen = Layout((956, 442), 2, 0), set()
    chart = Chart(layout, 0.25, False)
    for palette in palettes.NAMES:
        palettes.apply(palette)
        picture = samples.picture((180, 70), 0.5)
        assert picture.get_size() == (180, 70)
        own = chart.compose(Scene(BASE))
        seen.add((pygame.image.tobytes(picture, "RGB"), pygame.image.tobytes(own, "RGB")))
    assert len(seen) == len(palettes.NAMES) and len({own for _, own in seen}) == len(palettes.NAMES)


def test_every_icon_that_is_named_is_there() -> None:
    wanted = {*samples.ICONS, *samples.STANDS, *samples.WORKS, "water-drop", "rain", "solo-farm", "livestock", "gate", "wall"}
    assert {name for name in wanted if not icons.exists(name)} == set()
