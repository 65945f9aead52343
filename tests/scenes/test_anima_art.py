"""Pictures of Anima: every card has one, no two alike, packs' cards too; frames are filled to the rim and nothing leaves them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from game.anima.box import Box
from game.anima.loading import load_box
from scenes.checks import audit_colours
from scenes.draw import palettes, svg, theme
from scenes.games.anima import pieces, samples
from scenes.games.anima.art import bodies, creatures, dice, heads, inks, looks, marks, missions, motifs, places, sheet
from scenes.games.anima.art.pictures import (
    Back,
    Banner,
    CreaturePicture,
    Die,
    MissionPicture,
    Motif,
    PlacePicture,
    Portrait,
    Token,
    night,
)  # fmt: skip
from scenes.games.anima.art.sheet import Picture, View

SIZES = ((94, 92), (150, 60), (60, 84), (300, 110))
DATA = Path(__file__).parents[2] / "data" / "anima"


@lru_cache(maxsize=1)
def box() -> Box:
    return load_box([DATA])


def cards() -> dict[str, Picture]:
    """The picture of each card of the box."""
    made = box()
    out: dict[str, Picture] = {card: pieces.portrait_of(made, card) for card in made.characters}
    out |= {card: pieces.place_of(made, card) for card in made.areas}
    out |= {card: pieces.creature_of(made, card) for card in made.encounters}
    out |= {card: pieces.motif_of(made, card) for card in made.advantages}
    out |= {card: pieces.mission_of(made, card) for card in made.missions}
    return out


PACK: dict[str, Picture] = {
    **{f"walker {n}": Portrait(f"walker-{n}", ("female", "male")[n % 2], n, (("ki",), ())[n % 2], "steal") for n in range(6)},
    **{f"place {n}": PlacePicture(f"stairs-{n}", n % 3 + 1) for n in range(6)},
    **{kind: CreaturePicture(f"a-{kind}", kind, 2) for kind in creatures.KINDS},
    **{effect: CreaturePicture(f"an-{effect}", "event", 2, effect) for effect in ("recruit", "draw", "unheard-of")},
    **{f"{effect} card": Motif(f"my-{effect}", "plot", effect) for effect in (*motifs.EFFECTS, "unheard-of")},
    **{step: MissionPicture(f"my-{step}", step, "stairs-1", 2) for step in (*missions.STEPS, "unheard-of")},
}


def bytes_of(image: pygame.Surface) -> bytes:
    return pygame.image.tobytes(image, "RGBA")


@pytest.fixture
def default_palette() -> Iterator[None]:
    yield
    palettes.apply("default")


def test_every_card_has_a_picture_and_no_two_are_alike() -> None:
    found = cards()
    assert len(found) == 20 + 14 + 28 + 31 + 13
    assert len({bytes_of(picture.surface((90, 80))) for picture in found.values()}) == len(found)


def test_small_pictures_differ_to_the_eye() -> None:
    """As rivals' portraits and areas in two rows show them: no two are nearly the same."""
    for kind, size in ((Portrait, (44, 58)), (PlacePicture, (88, 46)), (CreaturePicture, (60, 46)), (Motif, (84, 40))):
        small = [
            (card, pygame.image.tobytes(pygame.transform.smoothscale(picture.surface(size), (16, 16)), "RGB"))
            for card, picture in cards().items()
            if isinstance(picture, kind)
        ]
        for n, (card, image) in enumerate(small):
            for other, also in small[n + 1 :]:
                apart = sum(abs(a - b) for a, b in zip(image, also, strict=True)) / len(image)
                assert apart > 4, (card, other)


def test_each_card_of_the_box_has_its_own_row_and_the_rows_name_what_there_is() -> None:
    made = box()
    for card in made.characters:
        row = looks.row("characters", card)
        assert row and set(row) <= {"skin", "hair", "tone", "gear", "marks", "dress", "cloth", "prop"}, card
        assert row.get("hair", "bald") in {*heads.FRONTS, "curls", "bald"}, card
        assert row.get("gear", "") in {"", *heads.GEAR, *heads.WHOLE}, card
        assert set(row.get("marks", ())) <= {*heads.MARKS, *bodies.WORN, "glow"}, card
        assert row["dress"] in bodies.BODIES and row["prop"] in {*bodies.BEHIND, *bodies.BEFORE}, card
    for section, ids, known in (
        ("areas", made.areas, places.SCENES),
        ("encounters", made.encounters, creatures.FORMS),
        ("advantages", made.advantages, motifs.MOTIFS),
        ("missions", made.missions, {**creatures.FORMS, **motifs.MOTIFS}),
    ):
        said = {card: looks.word(section, card) for card in ids}
        assert set(said.values()) <= set(known), section
        assert section == "missions" or len(set(said.values())) == len(said), section


def test_cards_of_packs_have_pictures_of_their_own() -> None:
    assert len({bytes_of(picture.surface((90, 80))) for picture in PACK.values()}) == len(PACK)
    assert not looks.row("characters", "walker-1") and looks.word("areas", "stairs-1") == ""


def test_what_is_known_of_a_character_is_seen() -> None:
    known = [
        Portrait("nobody", gender, strength, skills, ability)
        for gender in ("female", "male")
        for strength in (0, 2, 5)
        for skills in ((), ("ki",), ("magic",), ("trickery",), ("ki", "magic"))
        for ability in ("steal", "prevent_death")
    ]
    assert len({bytes_of(portrait.surface((94, 118))) for portrait in known}) == len(known)
    levels = [CreaturePicture("a", "beast", n).surface((80, 80)) for n in (1, 2, 3)]
    levels += [PlacePicture("a", n).surface((80, 80)) for n in (1, 2, 3)]
    assert len({bytes_of(image) for image in levels}) == 6
    families = {bytes_of(Motif("a", family, "draw").surface((100, 48))) for family in inks.LIGHTS}
    assert len(families) == 5


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_of_any_proportions_is_filled_to_its_rim(size: tuple[int, int]) -> None:
    for card, picture in {**cards(), **PACK, "back": Back()}.items():
        made = picture.surface(size, 0, 0)
        assert made.get_size() == size
        w, h = size
        rim = [(x, y) for x in range(w) for y in (0, h - 1)] + [(x, y) for y in range(h) for x in (0, w - 1)]
        assert min(made.get_at(at).a for at in rim) == 255, card


@pytest.mark.parametrize("scale", [0.67, 1.0, 2.0])
def test_round_corners_and_frame_at_every_scale(scale: float) -> None:
    size = round(94 * scale), round(118 * scale)
    made = Portrait("paladin", "female", 3, ("ki",)).surface(size, 8 * scale, 2 * scale)
    assert made.get_size() == size and made.get_at((0, 0)).a == 0 == made.get_at((size[0] - 1, size[1] - 1)).a
    middle = made.get_at((size[0] // 2, 0))
    assert middle.a > 200 and max(middle[:3]) < 90, "the ink frame"


def test_a_portrait_shows_its_head_in_every_frame() -> None:
    for size in SIZES:
        view = Portrait("paladin").view(size)
        assert view.x <= 24 and view.right >= 76 and view.y <= 8 and view.bottom >= 86, size


def test_pictures_are_within_what_the_renderer_draws() -> None:
    for card, picture in {**cards(), **PACK, "back": Back(), "banner": Banner("blue"), "token": Token("rose")}.items():
        view = picture.view((150, 100))
        for inner, masks in sheet.pieces_of(picture.drawn(view)):
            for part in (inner, *masks):
                assert svg.lint_svg(svg.document(part, view, (150, 100))) == [], card


def test_cuts_in_cuts_and_groups_stay_inside() -> None:
    square, half = "M10 10H90V90H10Z", "M50 0H100V100H50Z"
    inner = sheet.cut(half, svg.rect(0, 0, 100, 100, 0, "#FFFFFF"))
    made = sheet.render(sheet.cut(square, inner), View(0, 0, 100, 100), (100, 100))
    assert [made.get_at(at).a for at in ((30, 50), (70, 50), (95, 50), (70, 5))] == [0, 255, 0, 0]
    made = sheet.render(sheet.moved(inner, 100, 0, flip=True), View(0, 0, 100, 100), (100, 100))
    assert [made.get_at(at).a for at in ((30, 50), (70, 50))] == [255, 0]


def test_views_keep_proportions_and_what_must_be_seen() -> None:
    safe = View(10, 20, 40, 60)
    for size in ((100, 100), (300, 50), (50, 300)):
        view = sheet.around(safe, size)
        assert view.x <= 10 and view.y <= 20 and view.right >= 50 and view.bottom >= 80
        assert view.w / view.h == pytest.approx(size[0] / size[1])
        inside = sheet.within(safe, size, 1)
        assert inside.x >= 10 and inside.y >= 20 and inside.right <= 50 + 1e-9 and inside.bottom == pytest.approx(80)


def test_dice_backs_banners_and_tokens_differ() -> None:
    dice = {bytes_of(Die(face, tone).surface((32, 32))) for face in range(7) for tone in ("", "good", "bad", "even")}
    assert len(dice) == 28
    for face in range(1, 7):
        marks = pygame.mask.from_threshold(Die(face).surface((96, 96)), theme.rgb(theme.INK), (40, 40, 40))
        assert len(marks.connected_components(20)) == face + 1, "so many pips, and the outline"
    banners = {bytes_of(Banner(colour, flip).surface((60, 120))) for colour in theme.PLAYERS for flip in (False, True)}
    tokens = {bytes_of(Token(colour, acting).surface((36, 36))) for colour in theme.PLAYERS for acting in (False, True)}
    assert len(banners) == 10 == len(tokens)
    assert Banner("blue").surface((60, 120)).get_at((59, 119)).a == 0, "what is not drawn is open"


@pytest.mark.parametrize("size", [(700, 380), (1140, 616), (1400, 500)])
def test_the_sheet_is_night_above_and_embers_below(size: tuple[int, int]) -> None:
    made = night(size)
    assert made.get_size() == size and made.get_at((0, 0)).a == 255 == made.get_at((size[0] - 1, size[1] - 1)).a
    above = pygame.transform.average_color(made, pygame.Rect(0, 0, size[0], size[1] // 4))
    below = pygame.transform.average_color(made, pygame.Rect(0, round(size[1] * 0.55), size[0], size[1] // 8))
    assert above[2] > above[0] + 15 and below[0] > below[2], "blue night, red ground"
    assert bytes_of(night(size)) == bytes_of(made)


def test_kept_pictures_follow_the_palette(default_palette: None) -> None:
    picture = Portrait("paladin", "female", 3, ("ki",))
    first = picture.surface((80, 80))
    assert picture.surface((80, 80)) is first
    palettes.apply("contrast")
    assert bytes_of(picture.surface((80, 80))) != bytes_of(first)


@pytest.mark.parametrize("palette", palettes.NAMES)
def test_samples_are_told_apart_in_every_palette(default_palette: None, palette: str) -> None:
    palettes.apply(palette)
    for group in samples.groups(audit_colours.SMALL):
        laid = {name: audit_colours._on(image, group.ground, group.side) for name, image in group.pictures.items()}
        assert audit_colours.judge(laid, group.name, group.share) == []
    assert samples.picture((360, 180), 1.0).get_size() == (360, 180)


@pytest.mark.parametrize("palette", palettes.NAMES)
def test_levels_carry_their_pale_signs(default_palette: None, palette: str) -> None:
    palettes.apply(palette)
    for tone in inks.LEVELS.values():
        assert audit_colours.ratio(theme.rgb(theme.shown(tone)), theme.rgb(theme.shown(theme.BONE)), "full colour") >= 4.5, tone
    words = {tone: theme.rgb(theme.shown(dice.TONES[tone][0])) for tone in ("good", "bad", "even")}
    assert all(audit_colours.ratio(shown, theme.rgb(theme.shown(theme.INK)), "greyscale") >= 7 for shown in words.values())


def test_parts_drawn_in_their_bounds_are_as_if_drawn_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    some = [picture for n, picture in enumerate(cards().values()) if n % 7 == 0]
    bounded = [sheet.render(picture.drawn(picture.view((150, 110))), picture.view((150, 110)), (150, 110)) for picture in some]
    monkeypatch.setattr(sheet, "_bounds", lambda masks, view, size: (view, (0, 0), size))
    for picture, image in zip(some, bounded, strict=True):
        view = picture.view((150, 110))
        whole = sheet.render(picture.drawn(view), view, (150, 110))
        apart = [abs(a - b) for a, b in zip(bytes_of(whole), bytes_of(image), strict=True)]
        assert max(apart) <= 40 and sum(apart) / len(apart) < 0.1, picture


def test_what_may_turn_up_is_drawn_ahead_in_the_frames_in_use() -> None:
    frame = (71, 53), 4.0, 1.0
    PlacePicture("heather-moor", 1).surface(*frame)
    left = list(sheet.ahead(pieces.all_of(box())))
    assert left, "the other areas are not there yet in that frame"
    for work in left:
        work()
    again = list(sheet.ahead(pieces.all_of(box())))
    assert again == [] and sum(key[2:] == frame for key in sheet._kept.keys()) >= len(box().areas)


def test_discs_and_glows_stay_in_their_boxes() -> None:
    discs = [marks.level(n).surface((28, 28)) for n in (1, 2, 3)] + [marks.Round().surface((28, 28))]
    assert len({bytes_of(image) for image in discs}) == 4
    assert all(image.get_at(corner).a == 0 for image in discs for corner in ((0, 0), (27, 0), (0, 27), (27, 27)))
    reach = round(marks.REACH)
    glow = marks.Glow(100, 80).surface((100 + 2 * reach, 80 + 2 * reach))
    middle = glow.get_height() // 2
    faint = [glow.get_at((x, middle)).a for x in range(reach - 5)]
    assert glow.get_at((0, middle)).a < 20 and faint == sorted(faint), "it fades outwards"
    assert glow.get_at((reach - 2, middle)).a == 255 and glow.get_at((reach + 12, middle)).a < 40
