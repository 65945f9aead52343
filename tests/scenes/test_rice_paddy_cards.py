"""Cards of the rice paddies: grown from their data alone, never two alike, at exactly the size asked for."""

from __future__ import annotations

import itertools
from typing import Any

import pygame
import pytest

from scenes.app import game_list
from scenes.draw import cardparts, icons, svg, text
from scenes.games.rice_paddy.art import cards, spirit_motifs
from scenes.games.rice_paddy.art.cards import AchievementTile, RainCard, SetupCard, SoloCard, SpiritNumber, TakenTile
from scenes.games.rice_paddy.art.spirit_motifs import MOTIFS, motifs
from scenes.games.rice_paddy.art.spirit_scene import PEAKS, SpiritPicture, picture
from tests.scenes.games import session_of

SIZE = (202, 116)
CAP = 12  # half of the number on a card to choose, as far as it covers letters
UNCLEAR = {"en": ("known", "likely"), "it": ("noto", "probabile"), "uk": ("відома", "імовірний")}
KEYS = tuple(MOTIFS)


def bytes_of(image: pygame.Surface) -> bytes:
    return pygame.image.tobytes(image, "RGBA")


def spirit(number: int) -> SpiritPicture:
    """Some card with that number."""
    timing = ("active", "passive", "once")[number % 3]
    return SpiritPicture(number, timing, "early" if number <= 24 else "late", (KEYS[number % len(KEYS)],))


def test_no_two_spirits_are_alike_and_each_is_always_the_same() -> None:
    found = [bytes_of(spirit(number).surface(SIZE)) for number in range(1, 41)]
    assert len(set(found)) == 40
    assert [picture(spirit(number), SIZE) for number in (7, 30)] == [picture(spirit(number), SIZE) for number in (7, 30)]


@pytest.mark.parametrize("number", range(len(PEAKS)))
def test_each_thing_that_is_known_of_a_spirit_is_seen(number: int) -> None:
    number += 13
    looks = [
        SpiritPicture(number, timing, deck, found)
        for timing, deck, found in itertools.product(("active", "passive", "once"), ("early", "late"), ((), ("gain_rice",)))
    ]
    assert len({bytes_of(look.surface(SIZE)) for look in looks}) == len(looks)


def test_motifs_come_from_the_operations() -> None:
    assert motifs([{"add_pest": 1, "to": "opponents"}, {"add_weed": 1, "to": "same_paddy"}]) == ("add_pest", "add_weed")
    assert motifs([{"place_magic_water": 3}]) == ("place_magic_water",) * 3
    assert motifs([{"take_from_market": ["laborer"]}]) == ("take_from_market:laborer",)
    assert motifs([{"take_from_market": ["livestock"]}]) == ("take_from_market",)
    assert motifs([{"allow": "remove_weed", "who": "ox"}]) == ("allow:ox",)
    assert motifs([{"allow": "remove_weed", "water": "flooded"}]) == ("allow:remove_weed",)
    assert motifs([{"never_heard_of": 1}]) == () == motifs([])


def test_every_motif_draws_something_of_its_own() -> None:
    plain = picture(SpiritPicture(20, "active", "early"), SIZE)
    drawn = {key: picture(SpiritPicture(20, "active", "early", (key,)), SIZE) for key in KEYS if MOTIFS[key]}
    assert all(text != plain for text in drawn.values())
    assert all(svg.lint_svg(text) == [] for text in drawn.values())
    for key in KEYS:
        for timing, deck in (("once", "late"), ("passive", "early")):
            assert svg.lint_svg(picture(SpiritPicture(31, timing, deck, (key,)), (80, 40))) == [], key
    other = {SpiritPicture(20, "active", "early", (key,)).surface(SIZE) for key in spirit_motifs.MOTIFS}
    assert {image.get_size() for image in other} == {SIZE}


DIFFERENT = [
    [SpiritNumber("2", "early"), SpiritNumber("2", "late"), SpiritNumber("35", "late"), SpiritNumber("2", "early", True)],
    [RainCard(2), RainCard(5), RainCard(5, ("pest",)), RainCard(5, ("weed",)), RainCard(5, ("weed", "pest"))],
    [
        SetupCard(("A3", "B4", "C1", "C3"), (("rice", 6),)),
        SetupCard(("A3", "B4", "C1", "C2"), (("rice", 6),)),
        SetupCard(("A3", "B4", "C1", "C3"), (("rice", 5),)),
        SetupCard(("A3", "B4", "C1", "C3"), (("livestock", 1), ("wall", 1))),
        SetupCard(("A3", "B4", "C1", "C3")),
    ],
    [
        AchievementTile("rock", "0", 9),
        AchievementTile("rock", "0", 8),
        AchievementTile("rock", "−2", 9),
        AchievementTile("rock", "0", 9, deed=True),
        AchievementTile("rock", "0", 9, state="met"),
        AchievementTile("rock", "0", 9, state="soon"),
        TakenTile("blue"),
        TakenTile("rose"),
        TakenTile(),
    ],
    [SoloCard(4.5, 2), SoloCard(4.5, 3), SoloCard(8.5, 2), SoloCard(4.5, 2, ("add_weed",))],
]


@pytest.mark.parametrize("found", DIFFERENT, ids=lambda found: type(found[0]).__name__)
def test_cards_differ_where_their_values_do_and_keep_their_size(found: list) -> None:
    for size in ((60, 66), (97, 101), (200, 230)):
        made = [value.surface(size) for value in found]
        assert {image.get_size() for image in made} == {size}
        assert len({bytes_of(image) for image in made}) == len(found)


def test_what_a_goal_is_drawn_as_is_there() -> None:
    assert {name for name in cards.GOALS.values() if not icons.exists(name)} == set()


def test_rain_is_round_at_its_corners_whatever_falls() -> None:
    for discs in range(2, 10):
        card = RainCard(discs, ("weed",)).surface((96, 126))
        assert all(card.get_at(at).a < 40 for at in ((0, 0), (95, 0), (0, 125), (95, 125))) and card.get_at((48, 5)).a == 255


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_the_foot_of_a_spirit_says_for_players_what_is_printed_and_what_is_ours(
    table_of: Any, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """It said "effect known" and "timing likely", which nobody understood. Both stand beside the number that takes the card."""
    table = table_of(session_of(("human", "bot:random"), 5, game="rice-paddy"), (1280, 720), lang)
    spirits = game_list.rules_for("rice-paddy").box.raw["spirit"]
    drawn: list[tuple[str, pygame.Rect]] = []
    draw = text.draw

    def watched(target: pygame.Surface, words: str, *rest: Any, **how: Any) -> pygame.Rect:
        box = draw(target, words, *rest, **how)
        drawn.append((words, box))
        return box

    monkeypatch.setattr(cardparts.text, "draw", watched)
    sure = ("known", "likely", "proposed")
    feet = {of: [table.t(f"rice-table-sure-{of}", sure=one) for one in sure] for of in ("ops", "timing")}
    for card in spirits:
        drawn.clear()
        cardparts.footer(pygame.Surface((271, 396)), table.model.screen.cards.card(f"spirit:{card}"), 0.82)
        (effect, left), (when, right) = drawn
        assert effect in feet["ops"] and when in feet["timing"], (card, effect, when)
        assert left.right <= 271 / 2 - CAP and right.x >= 271 / 2 + CAP, (card, effect, when)
    assert not any(word in foot.split() for group in feet.values() for foot in group for word in UNCLEAR[lang])
