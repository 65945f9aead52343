"""What a crowded land lays on its label leaves the number that chooses it, and small signs can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from scenes.draw import theme
from scenes.games.spirit_island.art import pieces, standing
from scenes.games.spirit_island.art.placement import SIZES, SIZES_720, SIZES_LARGE, LandItem, LandLayout, Placed, Placer
from scenes.scoring.finale import WIN
from tests.scenes.games import session_of


def drawn(*placed: Placed, legal: bool) -> pygame.Surface:
    target = pygame.Surface((160, 120))
    standing.draw(target, LandLayout(placed, 40), lambda x, y: (x, y), standing.Look(1.0, 18.0, legal))
    return target


LOOK = standing.Look(1.0, 18.0, True)


def key_at(*placed: Placed, compact: bool = False) -> tuple[int, int]:
    """Where the number that chooses the land is drawn."""
    (key,) = standing.keys(LandLayout(placed, 40, compact=compact), lambda x, y: (x, y), LOOK)
    return round(key.at[0]), round(key.at[1])


def middle(of: pygame.Surface, at: tuple[int, int]) -> list[tuple[int, ...]]:
    """The pixels of the middle of the number there."""
    return [tuple(of.get_at((at[0] + dx, at[1] + dy))) for dx in range(-6, 7) for dy in range(-6, 7)]


def usual(number: str) -> list[tuple[int, ...]]:
    """The same of the number alone."""
    badge = pieces.badge(1.0, False, number)
    return middle(badge, (badge.get_width() // 2, badge.get_height() // 2))


def test_a_piece_never_hides_the_number_of_a_label_nor_it_a_piece(app: object) -> None:
    """B3 with two dahan above its name: the 3 that chooses it lay over their foot."""
    label = Placed(LandItem("label", text="B1", mark="1"), 80, 60, 50)
    city = Placed(LandItem("city"), 56, 40, 40)
    assert key_at(label) == (round(80 - pieces.label_corner("B1")[0]), round(60 - pieces.label_corner("B1")[1]))
    at = key_at(label, city)
    assert at[1] > 66 and middle(drawn(label, city, legal=True), at) == usual("1"), "below"
    under = Placed(LandItem("dahan"), 56, 80, 40)
    at = key_at(label, city, under)
    assert at[0] < key_at(label)[0] and middle(drawn(label, city, under, legal=True), at) == usual("1"), "at its side"
    around = [Placed(LandItem("town"), x, y, 40) for x in (40, 66) for y in (40, 60, 80)]
    assert middle(drawn(label, *around, legal=True), key_at(label, *around)) == usual("1"), "else over what stands there"


def test_the_number_of_a_piece_hides_no_name_of_a_land(app: object) -> None:
    """B8 with four things and two to strike: the 2 of the town lay over its name. It goes to the town's other corner."""
    label, town = Placed(LandItem("label", text="B8"), 80, 50, 50), Placed(LandItem("town", mark="legal"), 112, 80, 40)
    name = pieces.label("B8", 1.0, False, False, 18.0).get_rect(center=(80, 50))
    plain = drawn(label, town, legal=False)
    numbered = drawn(label, town._replace(item=town.item._replace(number="2")), legal=False)
    same = [plain.get_at((x, y)) == numbered.get_at((x, y)) for x in range(160) for y in range(120)]
    assert not all(same), "the number is there"
    part = standing._letters(pieces.label("B8", 1.0, False, False, 18.0), name.center)
    assert pygame.image.tobytes(plain.subsurface(part), "RGB") == pygame.image.tobytes(numbered.subsurface(part), "RGB")


def test_the_number_of_a_piece_hides_no_count_of_another(app: object) -> None:
    """D7 with two towns beside the dahan to be gathered: the 4 of the dahan lay on their x2."""
    town, dahan = Placed(LandItem("town", 2), 50, 50, 40), Placed(LandItem("dahan", mark="legal", number="4"), 99, 86, 40)
    layout = LandLayout((town, dahan), 40, compact=True)
    (number,) = standing.numbers(layout, lambda x, y: (x, y), LOOK)
    count, badge = standing._count(town, layout, lambda x, y: (x, y), 1.0)[1], pieces.badge(1.0, False, "4")
    assert standing._disc(badge, (79, 66)).colliderect(count), "at its usual corner"
    assert not standing._disc(badge, number.at).colliderect(count)


def test_a_number_beside_a_name_stays_where_numbers_are(app: object) -> None:
    """Over the point of a tag it hides nothing; at its other corner the 1 lay on the next piece."""
    label, town = Placed(LandItem("label", text="G5"), 50, 60, 50), Placed(LandItem("town", mark="legal", number="1"), 98, 66, 40)
    badge, both = pieces.badge(1.0, False, "1").get_rect(center=(78, 46)), drawn(label, town, legal=False)
    bare = drawn(label, town._replace(item=town.item._replace(number="")), legal=False)
    assert pygame.image.tobytes(both.subsurface(badge), "RGB") != pygame.image.tobytes(bare.subsurface(badge), "RGB")


def test_how_many_stand_there_leaves_the_number_of_the_land_in_sight(app: object) -> None:
    """H1 with three blight over its name: the x3 lay on the 5 that chooses the land. It goes to the upper corner."""
    label = Placed(LandItem("label", text="B1", mark="1"), 80, 60, 50)
    left, top = key_at(label)
    blight = Placed(LandItem("blight", 3), left - 17, top - 21, 40)
    around = Placed(LandItem("city"), left - 4, top + 34, 40), Placed(LandItem("city"), left - 16, top + 14, 40)
    target = pygame.Surface((160, 120))
    standing.draw(target, LandLayout((label, blight, *around), 40, compact=True), lambda x, y: (x, y), LOOK)
    assert key_at(label, blight, *around, compact=True) == (left, top) and middle(target, (left, top)) == usual("1")
    line = pieces.count(3, 40)
    edge, down = blight.x + 20 - line.get_width(), 0.5 * 40 - 0.4 * line.get_height()
    upper = pygame.Rect(round(edge), round(blight.y - down - line.get_height() / 2), *line.get_size()).clip(target.get_rect())
    bare = pygame.Surface((160, 120))
    one = blight._replace(item=LandItem("blight", 1))
    standing.draw(bare, LandLayout((label, one, *around), 40, compact=True), lambda x, y: (x, y), LOOK)
    assert pygame.image.tobytes(target.subsurface(upper), "RGB") != pygame.image.tobytes(bare.subsurface(upper), "RGB")


def test_at_the_ending_no_piece_of_a_nearer_land_hides_how_many_stand_behind_it(
    table_of: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The x2 of a sacred site lay half under the presence of the land before it."""
    hero, order = table_of(session_of(2, 5, 9999)).model.centre.hero(), list[str]()
    for name in ("draw_things", "draw_signs"):
        monkeypatch.setattr(standing, name, lambda *_, name=name: order.append(name))
    hero.paint((800, 460), 1.0, WIN)
    assert order == sorted(order, reverse=True) and order.count("draw_signs") == order.count("draw_things") > 10


def test_how_many_stand_there_is_beside_the_piece_as_long_as_the_rows_hold_it() -> None:
    """A3 with dahan, explorers and towns: each number lay on its piece, though all had room from border to border."""
    things = (
        LandItem("label", text="A3"), LandItem("dahan", 2), LandItem("explorer", 4), LandItem("town", 2),
        LandItem("presence", 2, sacred=True), LandItem("presence", 1),
    )  # fmt: skip
    layout = Placer({"A3": [(0, 0), (190, 0), (190, 150), (0, 150)]}, lambda text: 50.0).place("A3", things)
    assert not layout.compact and layout.size == SIZES[0]


@pytest.mark.parametrize("size", sorted({*SIZES_720, *SIZES, *SIZES_LARGE}))
def test_two_cities_are_not_one_wide_castle(app: object, size: int) -> None:
    """The second lay on half of the first: a row of towers, and nobody saw where one city ended."""
    item = LandItem("city", 2)
    wide = Placer({}, lambda text: 50.0).width(item, size)
    target = pygame.Surface((4 * size, 2 * size), pygame.SRCALPHA, 32)
    standing.draw(target, LandLayout((Placed(item, 2.0 * size, float(size), wide),), size), lambda x, y: (x, y), LOOK)
    between = [target.get_at((2 * size, y)) for y in range(2 * size)]
    assert not any(dot.a > 200 and dot.r + dot.g + dot.b < 500 for dot in between), "no ink, no roof"
    seen = target.get_bounding_rect(200)
    assert 2 * size - wide / 2 - 1 <= seen.x and seen.right <= 2 * size + wide / 2 + 1, "within the room that they take"


def test_three_cities_are_a_number_and_two_that_are_left_keep_to_its_room() -> None:
    def counted(item: LandItem) -> bool:
        return standing.counted(item, LandLayout((), 40))

    placer = Placer({}, lambda text: 50.0)
    assert placer.width(LandItem("city", 3), 40) < placer.width(LandItem("city", 2), 40)
    assert counted(LandItem("city", 3)) and counted(LandItem("city", 2, room=(3, False)))
    assert not counted(LandItem("city", 2)) and not counted(LandItem("city", 1, room=(3, False)))
    assert not counted(LandItem("town", 3)), "houses may lie on one another"


@pytest.mark.parametrize("n", [2, 7, 12])
@pytest.mark.parametrize("kind", ["blight", "explorer", "town", "dahan"])
def test_a_count_on_a_piece_leaves_most_of_the_piece_in_sight(app: object, kind: str, n: int) -> None:
    """It hid up to half of an explorer, and more where it had two digits."""
    item = LandItem(kind, n)
    wide = Placer({}, lambda text: 50.0).width(item, 40, compact=True)
    one = Placer({}, lambda text: 50.0).width(LandItem(kind), 40)
    assert pieces.count(n, 40).get_width() - (wide - one) <= 0.32 * 40


@pytest.mark.parametrize("kind", ["city", "town"])
def test_damage_does_not_look_like_more_roofs(app: object, kind: str) -> None:
    """Two coral drops on a city with coral roofs were seen by nobody."""

    def roof(damage: int) -> int:
        made, coral = pieces.piece(kind, 42, damage), pygame.Color(theme.shown(theme.CORAL))
        seen = [made.get_at((x, y)) for x in range(made.get_width()) for y in range(made.get_height())]
        return sum(dot.a > 200 and max(abs(dot.r - coral.r), abs(dot.g - coral.g), abs(dot.b - coral.b)) < 40 for dot in seen)

    assert 0 < roof(2) <= roof(0) + 4
    assert pieces.piece(kind, 42, 2).get_bounding_rect(50).w >= pieces.piece(kind, 42).get_bounding_rect(50).w
