"""Card faces: every card fits at every shape, pictures are pure and differ, the SVG stays in the subset."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from scenes.draw import cardface, cardparts, cardskin, illustration, svg, text
from scenes.draw.cardface import CardData, FaceCache, face
from scenes.draw.motifs import invaders
from scenes.games.spirit_island.art import cardback, portrait
from tests.scenes.games import session_of

LONG = (
    "За кожного <dahan> в обраній землі <damage> <b>1 ушкодження</b> і <defend> <b>Захист 2</b>. "
    "Кожен <dahan> може переміститися до сусідньої землі, де є загарбники."
)
CARD = CardData(
    "the-trees-and-stones-speak-of-war",
    "major",
    "Дерева й камені промовляють до людей про війну",
    2,
    "fast",
    ("sun", "earth", "plant"),
    "<range> <b>1</b> від присутності | земля із загарбниками або <dahan>",
    (LONG,),
    (({"sun": 2, "earth": 2, "plant": 2}, "Ви можете виштовхнути до 2 <dahan>, зберігаючи їхній захист."),),  # type: ignore[arg-type]
    "Велика сила",
    "швидка",
)
SIZES = {"tall": (330, 482), "hand": (224, 246), "title": (196, 108), "hand-2x": (448, 492)}
POWERS = [
    ("call-of-the-dahan-ways", ("moon", "water", "animal")),
    ("open-shifting-waterways", ("moon", "water", "animal")),
    ("natures-resilience", ("earth", "plant", "animal")),
    ("boon-of-watchful-guarding", ("earth", "plant", "animal")),
    ("infinite-vitality", ("earth", "plant", "animal")),
    ("poisoned-land", ("earth", "plant", "animal")),
    ("powerstorm", ("sun", "fire", "air")),
    ("gift-of-searing-heat", ("sun", "fire", "air")),
    ("gift-of-the-sunlit-air", ("sun", "fire", "air")),
    ("visions-of-fiery-doom", ("moon", "fire")),
    ("pillar-of-living-flame", ("fire",)),
    ("elemental-boon", ()),
]
ELEMENTS = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def thumb(name: str, elements: tuple[str, ...]) -> list[int]:
    picture = illustration.illustration(name, elements, "minor", (66, 42))
    return list(pygame.image.tobytes(picture, "RGB"))


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
@pytest.mark.parametrize("kind", ["minor", "major", "unique", "fear", "invader"])
@pytest.mark.parametrize("state", ["normal", "chosen", "dimmed"])
def test_every_kind_is_drawn_at_every_shape(size: tuple[int, int], kind: str, state: str) -> None:
    card = replace(CARD, kind=kind, state=state, text=(LONG, LONG, "x"), terrains=("jungle", "sands"), stage=3, level=2)
    assert face(card, size).get_size() == size


@pytest.mark.parametrize("size", [(224, 246), (330, 482), (448, 492)])
def test_long_text_fits_its_place(size: tuple[int, int]) -> None:
    """The body that is drawn is never taller than what the picture left for it."""
    z = size[0] / (330 if size[1] > size[0] * 1.25 else 224)
    tall = size[1] > size[0] * 1.25
    sizes = (19.4, 18, 17, 16, 15, 14) if tall else (16.6, 15.6, 15, 14.2, 13.4)
    usual, spare = (round(150 * z), round(140 * z)) if tall else (round(60 * z), round(76 * z))
    room = round((290 if tall else 200) * z)
    body, give = cardparts.fit_body(CARD, room, z, tall, sizes, usual, spare)
    assert body.height <= usual + give
    assert give <= spare


def test_faces_are_pure() -> None:
    assert pixels(face(CARD, (224, 246))) == pixels(face(CARD, (224, 246)))


def test_plain_lists_and_dicts_are_frozen() -> None:
    card = CardData("x", elements=["sun"], text=["a"], thresholds=[({"sun": 2}, "b")])  # type: ignore[arg-type]
    assert card.elements == ("sun",)
    assert card.thresholds[0].need == (("sun", 2),)
    assert hash(card) == hash(replace(card))


def test_pictures_of_equal_elements_differ() -> None:
    thumbs = {name: thumb(name, elements) for name, elements in POWERS}
    names = list(thumbs)
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            apart = sum(abs(x - y) for x, y in zip(thumbs[a], thumbs[b])) / len(thumbs[a])
            assert apart > 8, (a, b, apart)


def test_a_picture_depends_on_nothing_but_its_card() -> None:
    first, _ = illustration.picture("powerstorm", ("sun", "fire", "air"), "major", (298, 216))
    illustration.picture("drought", ("sun", "fire", "earth"), "minor", (298, 216))
    again, _ = illustration.picture("powerstorm", ("sun", "fire", "air"), "major", (298, 216))
    assert zlib.crc32(first.encode()) == zlib.crc32(again.encode())


@pytest.mark.parametrize("element", ELEMENTS)
def test_every_form_stays_in_the_svg_subset(element: str) -> None:
    """Each form of each element, drawn alone by day and by night."""
    for depth, forms in illustration.FORMS[element].items():
        assert len(set(forms)) >= 3 or element == "animal"
        for form in forms:
            for key in (element, "moon"):
                p = illustration.Picture(f"{element}-{depth}", key, 210.0, 298)
                p.company = ELEMENTS
                form(p)
                document = svg.document("".join(p.parts), (0, 0, 330, 210), (298, 190))
                assert svg.lint_svg(document) == [], (form.__name__, key)


def test_other_pictures_stay_in_the_svg_subset() -> None:
    bodies = [illustration.picture(f"card-{n}", (), "fear", (300, 170))[0] for n in range(25)]
    for terrains in (("jungle",), ("coastal",), ("mountain", "wetland")):
        bodies += [illustration.picture(f"inv-{terrains}", terrains, "invader", (300, 300), s)[0] for s in (1, 2, 3)]
    bodies += [portrait.portrait_svg(name, ("moon", "plant"), (300, 300))[0] for name in (*portrait.FIGURES, "unknown")]
    bodies.append(illustration.picture("elemental-boon", (), "minor", (300, 200))[0])
    for body in bodies:
        assert svg.lint_svg(svg.document(body, (0, 0, 330, 330), (300, 300))) == []


def test_backs_slots_and_portraits_have_their_size() -> None:
    for kind in ("minor", "major", "unique", "fear", "invader"):
        assert cardback.back(kind, (90, 130), 2).get_size() == (90, 130)
    for terrains in (("sands",), ("coastal",), ("jungle", "wetland")):
        slot = cardback.invader_slot(terrains, 2, (96, 116), "Джунглі й болото")
        assert slot.get_size() == (96, 116)
    assert cardback.empty_slot((96, 116)).get_size() == (96, 116)
    assert portrait.medallion("eyes-watch-from-the-trees", ("moon", "plant", "air"), 84).get_size() == (84, 84)
    assert portrait.portrait("not-known", ("water", "sun"), (330, 200)).get_size() == (330, 200)


def test_cache_is_bounded_and_tells_states_and_languages_apart() -> None:
    cache = FaceCache(limit=3)
    first = cache.get(CARD, (112, 123))
    assert cache.get(replace(CARD, tag="later"), (112, 123)) is first  # the tag is no part of the face
    assert cache.peek(CARD, (112, 123), "uk") is None
    assert cache.get(replace(CARD, state="dimmed"), (112, 123)) is not first
    for side in (100, 101, 102):
        cache.get(CARD, (side, side))
    assert len(cache) == 3
    assert cache.peek(CARD, (112, 123)) is None


def test_draw_puts_shadow_face_and_tag() -> None:
    table = pygame.Surface((300, 320), pygame.SRCALPHA, 32)
    cardface.draw(table, replace(CARD, state="chosen", tag="<lock> choosing"), pygame.Rect(40, 40, 224, 246), FaceCache())
    assert table.get_at((150, 120))[3] == 255
    assert table.get_at((230, 34))[3] > 0


@pytest.mark.parametrize("wide", [120, 180, 220, 236, 260, 300])
def test_a_small_tall_card_is_drawn_too(wide: int) -> None:
    """Where four cards share a narrow window all sizes of the text are the same one."""
    for kind in ("minor", "major", "unique"):
        assert face(replace(CARD, kind=kind), (wide, round(wide * 482 / 330))).get_size()[0] == wide


def test_figures_alone_have_no_full_stop() -> None:
    assert cardparts.unstopped("<b>2</b>\u00a0<fear>. <b>4</b>\u00a0<damage>.") == "<b>2</b>\u00a0<fear>, <b>4</b>\u00a0<damage>"
    assert cardparts.unstopped("Push 2\u00a0<dahan>.") == "Push 2\u00a0<dahan>."


def test_the_last_line_is_never_a_lone_picture() -> None:
    words = "Wählen Sie ein Land mit der Gegenwart <presence>."
    plain = text.layout(words, "serif", 20, 330, "centre", step=25)
    block = cardparts.even(words, 20, 330, "centre", 25)
    assert block.lines == plain.lines == 2
    last = max(run.y for run in block.runs)
    assert any(run.y == last and len(run.text) > 3 for run in block.runs)


def test_effects_have_lines_of_their_own_where_there_is_room() -> None:
    card = replace(CARD, text=("<b>1</b> <fear>.\nPush 2 <dahan>.\nAdd 1 <blight>.",), thresholds=())
    roomy, _ = cardparts.fit_body(card, 290, 1.0, True, (19.4, 18, 17), 200, 100)
    assert len(roomy.blocks) == 3
    tight, _ = cardparts.fit_body(card, 290, 1.0, True, (19.4, 18, 17), 55, 100)
    assert len(tight.blocks) == 1
    hand, _ = cardparts.fit_body(card, 200, 1.0, False, (16.6, 15.6), 200, 80)
    assert len(hand.blocks) == 1


def test_pieces_keep_off_borders() -> None:
    border = [[(100.0, 0.0), (100.0, 200.0)]]
    assert invaders._clear(50, 100, 20, border, 298) == 50
    assert abs(invaders._clear(95, 100, 20, border, 298) - 100) >= 19
    crowded = [*border, [(130.0, 0.0), (130.0, 200.0)]]
    assert invaders._clear(115, 100, 20, crowded, 298) in (80, 150)


def test_the_coastal_card_shows_a_beach(table_of: Callable[..., Any]) -> None:
    table = table_of(session_of())
    assert table.model.screen.face("invader:ii-coastal").terrains == ("coastal",)
    assert table.model.screen.face("invader:i-jungle").terrains == ("jungle",)


@pytest.mark.parametrize("kind", ["minor", "major", "fear"])
def test_the_stand_in_of_a_large_card_is_its_paper_from_a_small_drawing(kind: str) -> None:
    size = (660, 964)
    whole, drawn = cardskin.paper(size, 2.0, kind, "normal"), cardskin.paper.cache_info().misses
    rough = cardskin.stand_in(size, 2.0, kind, "normal")
    assert rough.get_size() == size and cardskin.paper.cache_info().misses - drawn <= 1
    for at in ((330, 482), (330, 100), (40, 900)):
        assert all(abs(a - b) < 40 for a, b in zip(rough.get_at(at), whole.get_at(at), strict=True)), at
