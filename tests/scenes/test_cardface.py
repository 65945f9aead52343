"""Card faces: every card fits at every shape, pictures are pure and differ, the SVG stays in the subset."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from scenes.app import game_list
from scenes.draw import cardface, cardparts, cardskin, illustration, palettes, svg, text
from scenes.draw.card import Boxed, Caption, CardSpec, Half, Level, Line, Prose, words
from scenes.draw.cardface import face
from scenes.draw.cardskin import Numeral, Ring
from scenes.draw.face_cache import FaceCache
from scenes.draw.motifs import air
from scenes.draw.motifs.picture import Picture
from scenes.draw.theme import FAST
from scenes.games.spirit_island import cards
from scenes.games.spirit_island.art import card_picture, cardback, invader_scene, portrait
from scenes.games.spirit_island.art.card_picture import CardPicture
from tests.scenes.games import session_of

LONG = (
    "За кожного <dahan> в обраній землі <damage> <b>1 ушкодження</b> і <defend> <b>Захист 2</b>. "
    "Кожен <dahan> може переміститися до сусідньої землі, де є загарбники."
)
CARD = CardSpec(
    "the-trees-and-stones-speak-of-war",
    "Дерева й камені промовляють до людей про війну",
    cards.SKINS["major"],
    Ring("2", FAST, "fast"),
    CardPicture("the-trees-and-stones-speak-of-war", ("sun", "earth", "plant"), "major"),
    ("sun", "earth", "plant"),
    ("<range> <b>1</b> від присутності", "земля із загарбниками або <dahan>"),
    "",
    (
        Prose(LONG),
        Boxed(
            "<b>2</b> <sun>  <b>2</b> <earth>  <b>2</b> <plant>", "Ви можете виштовхнути до 2 <dahan>, зберігаючи їхній захист."
        ),
    ),
    ("Велика сила", "швидка"),
)
FORMS = {
    "prose": (Prose(LONG), Prose(LONG), Prose("x"), Boxed("<b>2</b> <sun>", LONG, True)),
    "levels": tuple(Level(Numeral(n, "violet"), text, n == 2) for n, text in enumerate((LONG, LONG, "x"), 1)),
    "captions": (Caption("x"), Caption("y"), Caption(LONG)),
    "halves": (
        Half("Місія", LONG),
        Half("Винагорода", "x", (Line("плитки", "tile", ("1", "2")), Line("очки", "trophy", ("3", "4")))),
    ),
    "nothing": (),
}
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
    picture = CardPicture(name, elements, "minor").surface((66, 42))
    return list(pygame.image.tobytes(picture, "RGB"))


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("state", ["normal", "chosen", "dimmed"])
def test_every_kind_is_drawn_at_every_shape(size: tuple[int, int], form: str, state: str) -> None:
    card = CARD._replace(blocks=FORMS[form], state=state)
    assert face(card, size).get_size() == size
    assert pixels(face(card, size)) != pixels(face(card._replace(title="x"), size)), "its title is not drawn"
    bare = card._replace(badge=None, picture=None, marks=(), strip=(), footer=("", ""))
    assert face(bare, size).get_size() == size


@pytest.mark.parametrize("deck", cards.SKINS)
def test_decks_differ_by_data_alone(deck: str) -> None:
    card = CARD._replace(skin=cards.SKINS[deck])
    others = [CARD._replace(skin=skin) for skin in cards.SKINS.values() if skin != card.skin]
    assert all(pixels(face(card, (224, 246))) != pixels(face(other, (224, 246))) for other in others)


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


def test_two_equal_cards_are_one_in_the_cache() -> None:
    again = CardSpec(*CARD)
    assert hash(again) == hash(CARD) and again == CARD
    assert hash(CARD._replace(state="dimmed")) != hash(CARD)


def test_a_card_says_all_it_shows() -> None:
    said = words(CARD._replace(badge=Ring("2", FAST, "fast")), lambda rich: rich, ", ".join)
    for part in ("2", "<sun>", "<earth>", *CARD.strip, LONG, CARD.boxes()[0].lead, CARD.boxes()[0].text):
        assert part in said
    for form, blocks in FORMS.items():
        said = words(CARD._replace(blocks=blocks), lambda rich: rich, ", ".join)
        assert all(block.text in said for block in blocks), form


def test_pictures_of_equal_elements_differ() -> None:
    thumbs = {name: thumb(name, elements) for name, elements in POWERS}
    names = list(thumbs)
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            apart = sum(abs(x - y) for x, y in zip(thumbs[a], thumbs[b])) / len(thumbs[a])
            assert apart > 8, (a, b, apart)


def test_a_picture_depends_on_nothing_but_its_card() -> None:
    first = card_picture.picture("powerstorm", ("sun", "fire", "air"), "major", (298, 216))
    card_picture.picture("drought", ("sun", "fire", "earth"), "minor", (298, 216))
    again = card_picture.picture("powerstorm", ("sun", "fire", "air"), "major", (298, 216))
    assert zlib.crc32(first.encode()) == zlib.crc32(again.encode())


@pytest.mark.parametrize("element", ELEMENTS)
def test_every_form_stays_in_the_svg_subset(element: str) -> None:
    """Each form of each element, drawn alone by day and by night."""
    for depth, forms in illustration.FORMS[element].items():
        assert len(set(forms)) >= 3 or element == "animal"
        for form in forms:
            for key in (element, "moon"):
                p = Picture(f"{element}-{depth}", key, 210.0, 298)
                p.company = ELEMENTS
                form(p)
                document = svg.document("".join(p.parts), (0, 0, 330, 210), (298, 190))
                assert svg.lint_svg(document) == [], (form.__name__, key)


def test_other_pictures_stay_in_the_svg_subset() -> None:
    bodies = [card_picture.picture(f"card-{n}", (), "fear", (300, 170)) for n in range(25)]
    for terrains in (("jungle",), ("coastal",), ("mountain", "wetland")):
        bodies += [card_picture.picture(f"inv-{terrains}", terrains, "invader", (300, 300), s) for s in (1, 2, 3)]
    bodies += [portrait.portrait_svg(name, ("moon", "plant"), (300, 300))[0] for name in (*portrait.FIGURES, "unknown")]
    bodies.append(card_picture.picture("elemental-boon", (), "minor", (300, 200)))
    for body in bodies:
        assert svg.lint_svg(svg.document(body, (0, 0, 330, 330), (300, 300))) == []


def test_the_curl_of_a_wind_is_a_spiral_on_a_low_picture_too() -> None:
    """On the low pictures of objectives the bands ended in blots, like tadpoles."""
    low, high = Picture("wind", "air", 50, 330), Picture("wind", "air", 180, 330)
    for p in (low, high):
        air.curl(p, 10, p.h / 2, 100, p.h * 0.05, 1, 1, "#FFFFFF", 3)
        numbers = [float(one) for one in re.findall(r"-?\d+(?:\.\d+)?", re.findall(r' d="([^"]+)"', p.parts[0])[0])]
        ys = numbers[1::2]
        assert max(ys) - min(ys) >= 6 * 3, "six times as high as the band is wide"


def test_backs_slots_and_portraits_have_their_size() -> None:
    for kind in ("minor", "major", "unique", "fear", "invader"):
        assert cardback.back(kind, (90, 130), 2).get_size() == (90, 130)
    for terrains in (("sands",), ("coastal",), ("jungle", "wetland")):
        slot = cardback.invader_slot(terrains, 2, (96, 116), "Джунглі й болото")
        assert slot.get_size() == (96, 116)
    assert cardback.empty_slot((96, 116)).get_size() == (96, 116)
    assert portrait.medallion("eyes-watch-from-the-trees", ("moon", "plant", "air"), 84).get_size() == (84, 84)
    assert portrait.portrait("not-known", ("water", "sun"), (330, 200)).get_size() == (330, 200)


def test_cache_is_bounded_by_bytes_and_tells_states_and_colours_apart() -> None:
    cache = FaceCache(3 * 112 * 123 * 4)
    first = cache.face(CARD, (112, 123))
    assert cache.face(CardSpec(*CARD), (112, 123)) is first is cache.peek(CARD, (112, 123))
    assert cache.face(CARD._replace(state="dimmed"), (112, 123)) is not first
    palettes.apply("contrast")
    assert cache.peek(CARD, (112, 123)) is None
    palettes.apply("default")
    for side in (100, 101, 102, 103):
        cache.face(CARD, (side, side))
    assert cache.peek(CARD, (112, 123)) is None and cache.peek(CARD, (103, 103)) is not None


def test_the_same_card_of_another_position_stands_in() -> None:
    cache = FaceCache(10_000_000)
    first = cache.face(CARD, (112, 123))
    reached = CARD._replace(blocks=(CARD.blocks[0], CARD.boxes()[0]._replace(on=True)))
    assert cache.peek(reached, (112, 123)) is None and cache.like(reached, (112, 123)) is first
    assert cache.like(CARD, (113, 123)) is None and cache.like(CARD._replace(title="of another language"), (112, 123)) is None


def test_a_slip_says_its_words_in_the_tone_of_the_state() -> None:
    one, two = (cardface.tag("<lock> choosing", state, 1.0) for state in ("chosen", "dimmed"))
    assert one.get_size() == two.get_size() and pixels(one) != pixels(two)


@pytest.mark.parametrize("wide", [120, 180, 220, 236, 260, 300])
def test_a_small_tall_card_is_drawn_too(wide: int) -> None:
    """Where four cards share a narrow window all sizes of the text are the same one."""
    for kind in ("minor", "major", "unique"):
        assert face(CARD._replace(skin=cards.SKINS[kind]), (wide, round(wide * 482 / 330))).get_size()[0] == wide


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
    card = CARD._replace(blocks=(Prose("<b>1</b> <fear>.\nPush 2 <dahan>.\nAdd 1 <blight>."),))
    roomy, _ = cardparts.fit_body(card, 290, 1.0, True, (19.4, 18, 17), 200, 100)
    assert len(roomy.blocks) == 3
    tight, _ = cardparts.fit_body(card, 290, 1.0, True, (19.4, 18, 17), 55, 100)
    assert len(tight.blocks) == 1
    hand, _ = cardparts.fit_body(card, 200, 1.0, False, (16.6, 15.6), 200, 80)
    assert len(hand.blocks) == 1


def test_pieces_keep_off_borders() -> None:
    border = [[(100.0, 0.0), (100.0, 200.0)]]
    assert invader_scene._clear(50, 100, 20, border, 298) == 50
    assert abs(invader_scene._clear(95, 100, 20, border, 298) - 100) >= 19
    crowded = [*border, [(130.0, 0.0), (130.0, 200.0)]]
    assert invader_scene._clear(115, 100, 20, crowded, 298) in (80, 150)


def test_the_coastal_card_shows_a_beach(table_of: Callable[..., Any]) -> None:
    table = table_of(session_of())
    assert table.model.screen.cards.card("invader:ii-coastal").picture.elements == ("coastal",)
    assert table.model.screen.cards.card("invader:i-jungle").picture.elements == ("jungle",)


@pytest.mark.parametrize("kind", ["minor", "major", "fear"])
def test_the_stand_in_of_a_large_card_is_its_paper_from_a_small_drawing(kind: str) -> None:
    size = (660, 964)
    skin = cards.SKINS[kind]
    whole, drawn = cardskin.paper(size, 2.0, skin, "normal"), cardskin.paper.cache_info().misses
    rough = cardskin.stand_in(size, skin)
    assert rough.get_size() == size and cardskin.paper.cache_info().misses - drawn <= 1
    for at in ((330, 482), (330, 100), (40, 900)):
        assert all(abs(a - b) < 40 for a, b in zip(rough.get_at(at), whole.get_at(at), strict=True)), at


@pytest.mark.parametrize("lang", ("en", "it", "uk"))
def test_a_name_without_marks_keeps_to_a_flat_card(start: Callable[..., Any], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = start((1280, 720), lang)
    lost: list[str] = []

    def fitting(target: Any, name: str, room: pygame.Rect, z: float, sizes: Any, most: int) -> None:
        if not cardparts.title_fits(name, room, z, sizes, most):
            lost.append(name)

    monkeypatch.setattr(cardface, "title", fitting)
    rules = game_list.rules_for("spirit-island")
    texts = game_list.texts_for("spirit-island", app.words, rules)
    for power, raw in rules.box.raw["card"].items():
        face(cards.power(power, texts.card(power), raw), (290, 74))
    assert lost == []


def every_power(app: Any) -> list[CardSpec]:
    rules = game_list.rules_for("spirit-island")
    texts = game_list.texts_for("spirit-island", app.words, rules)
    return [cards.power(power, texts.card(power), raw) for power, raw in rules.box.raw["card"].items()]


@pytest.mark.parametrize("lang", ("en", "it", "uk"))
def test_names_on_the_flat_cards_of_a_hand_of_eleven_stay_legible(
    start: Callable[..., Any], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two words of ten letters each stood in letters of 13 pixels: now the badge gives way, then the air between the lines."""
    sizes: list[int] = []
    laid = text.layout

    def noted(words: str, family: str, px: int, *rest: Any, **more: Any) -> text.TextBlock:
        sizes.append(px)
        return laid(words, family, px, *rest, **more)

    monkeypatch.setattr(text, "layout", noted)
    small = []
    for power in every_power(start((1280, 720), lang)):
        sizes.clear()
        face(power, (162, 50))
        small += [power.title] * (sizes[-1] < 14)
    assert small == []


@pytest.mark.parametrize("lang", ("en", "it", "uk"))
def test_the_box_of_a_threshold_covers_no_words(start: Callable[..., Any], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Measured roughly, the words of Poisoned Land had a line less than drawn in lines of even length."""
    over: list[tuple[str, tuple[int, int]]] = []
    drawn = cardparts.Body.draw

    def noted(body: Any, out: pygame.Surface, area: pygame.Rect, *rest: Any) -> None:
        if body.height > area.h + 1:
            over.append((power.title, out.get_size()))
        drawn(body, out, area, *rest)

    monkeypatch.setattr(cardparts.Body, "draw", noted)
    for power in every_power(start((1280, 720), lang)):
        for size in ((214, 235), (226, 248), (240, 264)):
            face(power, size)
    assert over == []
