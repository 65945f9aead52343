"""The gallery of the set-up page: who is seen, what is told of them, who takes which, what is marked, in every size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game import games
from scenes.app import settings_store, tables
from scenes.draw import theme
from scenes.routes import App
from scenes.setup.gallery import GOOD, arrange, level_of
from scenes.setup.screen import SetupScene
from scenes.widgets.paint import Kit
from tests.scenes.hands import click, overlaps, press, read, step, tab_to

RULES: Any = games.rules("spirit-island")
SIZES = [(1280, 720), (1600, 960), (1920, 1080)]
TEETH, EYES, MUD, HEAT, WIND = RULES.spirits("horizons")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Set-ups that would have gone to the table."""
    got: list[Any] = []
    monkeypatch.setattr(tables, "open_table", lambda app, setup, keep=True, note=None: got.append(setup))
    return got


def page(app: App, seats: int = 1, box: str = "horizons") -> Any:
    """A set-up page of Spirit Island."""
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    scene.set_box(box)
    for _ in range(seats - 1):
        scene.add_seat()
    return scene


def test_whoever_is_in_hand_takes_one_that_nobody_has(app: App, opened: list[Any]) -> None:
    scene = page(app, 2)
    click(app, "choice0")
    assert "Player 1, choose your spirit" in read(app)
    click(app, f"gallery={WIND}")
    assert [seat["spirit"] for seat in scene.seats] == [WIND, EYES]
    click(app, f"gallery={EYES}")
    assert scene.seats[0]["spirit"] == WIND and app.spoken[-1] == "Player 2 has this one", "what another has is looked at"
    assert scene.widget("panel").name == app.words.t(f"name-spirit-{EYES}")
    click(app, "choice1")
    assert "Player 2, choose your spirit" in read(app) and scene.widget("panel").edge != ""
    click(app, f"gallery={HEAT}")
    click(app, "start")
    assert [seat["spirit"] for seat in opened[0].seats] == [WIND, HEAT]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_panel_of_one_that_another_has_says_so(start: Callable[..., App], size: tuple[int, int]) -> None:
    """It was framed in the colour of whoever chose, and nothing told whose it is."""
    app = start(size)
    scene = page(app, 2, "base")
    click(app, "choice0")
    other, own = scene.seats[1]["spirit"], scene.widget("panel").edge
    assert "has this one" not in read(app)
    click(app, f"gallery={other}")
    panel = scene.widget("panel")
    assert panel.taken == "Player 2 has this one" and "Player 2 has this one" in read(app)
    assert panel.edge == theme.player(scene.seats[1]["colour"]).colour != own
    click(app, f"gallery={scene.seats[0]['spirit']}")
    assert scene.widget("panel").edge == own and "has this one" not in read(app)


def test_no_tip_repeats_what_the_panel_says(app: App) -> None:
    scene = page(app, 2, "base")
    for entry in scene.form.spirits():
        hint = scene.item(f"gallery={entry.id}").hint
        assert (hint == "") == (entry.id == scene.view.shown), entry.id


def test_keys_look_through_it_and_choose(app: App) -> None:
    scene = page(app)
    tab_to(app, f"gallery={MUD}")
    assert scene.seats[0]["spirit"] == TEETH and scene.widget("panel").name == app.words.t(f"name-spirit-{MUD}")
    press(app, pygame.K_RIGHT)
    assert app.top and app.top.focus_key == f"gallery={HEAT}" and scene.widget("panel").name == app.words.t(f"name-spirit-{HEAT}")
    press(app, pygame.K_RETURN)
    assert scene.seats[0]["spirit"] == HEAT and app.top.focus_key == f"gallery={HEAT}"
    item = scene.item(f"gallery={HEAT}")
    assert item is not None and "Player 1" in item.value


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_all_that_is_printed_is_read(start: Callable[..., App], lang: str) -> None:
    app = start((1920, 1080), lang)
    scene, t = page(app, 1, "base"), app.words.t
    scene.set_option("horizons-spirits", True)
    texts = games.texts("spirit-island", app.words)
    for entry in scene.form.spirits():
        scene.put(0, "spirit", entry.id)
        told, raw, spoken = read(app), RULES.box.raw["spirit"][entry.id], texts.spoken.spirit(entry.id)
        assert t(f"name-spirit-{entry.id}") in told and t(f"plays-spirit-{entry.id}") in told
        for rule in raw.get("special_rules", ()):
            assert t(f"name-rule-{rule['id']}") in told
        for innate in raw["innates"]:
            assert t(f"name-innate-{innate['id']}") in told
            for n in range(len(innate["levels"])):
                assert t("table-level", name=t(f"name-innate-{innate['id']}"), n=n + 1) in told
        for line in spoken.growth:
            assert texts.plain(line) in told
        for track in ("energy", "plays"):
            assert ", ".join(circle for _, circle in spoken.tracks[track]) in told
        cards = [card for card in RULES.box.raw["card"].values() if card.get("spirit") == entry.id and card["deck"] == "unique"]
        assert len(cards) == 4
        for card in cards:
            words = texts.spoken.card(card["id"])
            assert t(f"name-card-{card['id']}") in told or app.top.item("cards")  # type: ignore[union-attr]
            said = next(shown.said for shown in scene.form.gallery.cards(entry.id) if shown.spec.id == card["id"])
            parts = [texts.plain(part).rstrip(".") for part in (words.target_strip, *words.paragraphs)]
            assert all(part[:1].upper() + part[1:] in said for part in parts) and said[0].isupper(), "each begins a sentence"
        assert "‹" not in told and "<b>" not in told and "</" not in told
    assert not app.words.problems


def test_how_hard_it_is_comes_from_what_was_measured(app: App) -> None:
    scene = page(app)
    for spirit in RULES.spirits("horizons"):
        scene.put(0, "spirit", spirit)
        won, of = RULES.win_rate([spirit])
        assert f"Alone, the bot won {won} of {of} games" in read(app)
        assert app.words.t(f"gallery-hard-{level_of((won, of))}") in read(app)
    scene.set_option("stage-ii-actions", False)
    assert "Alone, the bot won" not in read(app), "it was measured with them"
    assert [level_of(rate) for rate in ((180, 200), (179, 200), (150, 200), (149, 200), (100, 200), (99, 200), (0, 0))] == [
        1, 2, 2, 3, 3, 4, 0,
    ]  # fmt: skip


def test_only_what_is_hard_looks_like_a_warning(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The box of a spirit that wins easily was as red as that of a hard one."""
    monkeypatch.setattr(type(RULES), "win_rate", lambda rules, spirits, *rest: (30 if spirits == [WIND] else 90, 100))
    scene = page(app)
    seen = {}
    for spirit in RULES.spirits("horizons"):
        scene.put(0, "spirit", spirit)
        panel = scene.widget("panel")
        scene.draw(app.screen)
        place = panel._room().right - scene.kit.px(panel.beside) - scene.kit.px(6)
        colour = app.screen.get_at((place, panel.rect.y + scene.kit.px(panel.pad + 40)))
        seen[spirit] = (panel.rating.level >= 3, colour.r - colour.b > 40 and colour.r - colour.g > 25)
    assert len(set(seen.values())) == 2 and all(hard == red for hard, red in seen.values()), seen


def test_favourites_are_marked_and_kept(app: App) -> None:
    scene = page(app)
    click(app, f"gallery={MUD}")
    click(app, "favourite")
    assert app.spoken[-1] == f"{app.words.t(f'name-spirit-{MUD}')}: a favourite"
    scene.set_focus(f"gallery={WIND}")
    press(app, pygame.K_f)
    assert settings_store.load().favourites == {"spirit-island": [MUD, WIND]}
    marked = [item.key for item in scene.items() if item.key.startswith("gallery=") and "favourite" in item.value]
    assert marked == [f"gallery={MUD}", f"gallery={WIND}"]
    assert [one.star for one in scene.widgets if one.key.startswith("gallery=")] == [False, False, True, False, True]
    scene.set_focus(f"gallery={MUD}")
    press(app, pygame.K_f)
    assert settings_store.load().favourites == {"spirit-island": [WIND]} and scene.seats[0]["spirit"] == MUD
    scene.set_focus("name0")
    press(app, pygame.K_f)
    assert settings_store.load().favourites == {"spirit-island": [WIND]}, "a letter of a name marks nothing"


def test_its_cards_are_shown_large(start: Callable[..., App]) -> None:
    app = start((1920, 1080))
    scene = page(app)
    cards = [item.key for item in scene.items() if item.role == "card"]
    assert len(cards) == 4
    click(app, cards[1])
    assert app.top is not None and app.top.name == "zoom"
    press(app, pygame.K_ESCAPE)
    scene.set_box("base")
    scene.put(0, "spirit", "oceans-hungry-grasp")
    app.resize((1280, 720))
    assert not [item for item in scene.items() if item.role == "card"], "its panel needs all the room"
    click(app, "cards")
    assert app.top.name == "zoom" and app.top.item("next") is not None


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_place(start: Callable[..., App], lang: str, size: tuple[int, int], cut: list[str]) -> None:
    app = start(size, lang)
    for box, seats in (("horizons", 1), ("horizons", 3), ("base", 4)):
        app.clear()
        scene = page(app, seats, box)
        if box == "base":
            scene.set_option("horizons-spirits", True)
        for entry in scene.form.spirits():
            scene.view.looked = entry.id
            scene.rebuild()
            assert scene.widget("panel").share() >= 0.75, entry.id
            app.step(16, [])
            placed = [w for w in scene.widgets if w.items() and w.key != "panel" and w.role != "heading" and w.rect.w]
            assert [one.key for one in placed if not scene.area.contains(one.rect)] == [] == overlaps(placed)
    assert [words for words in cut if words != app.words.t("setup-changed")] == [] and not app.errors


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_starting_cards_show_their_words_on_a_large_window(start: Callable[..., App], lang: str) -> None:
    """Under four long panels of the first box were low cards with a title and a picture only, below much free paper."""
    app = start((1920, 1080), lang)
    scene = page(app)
    for box in ("horizons", "base"):
        scene.set_box(box)
        for entry in scene.form.spirits():
            scene.put(0, "spirit", entry.id)
            cards = [w for w in scene.widgets if w.key.startswith("card:")]
            assert cards and all(w.card.skin.form(w.rect.size) != "small" for w in cards), entry.id
            assert scene.widget("panel").share() >= GOOD, entry.id


@pytest.mark.parametrize("n", [1, 3, 5, 8, 13, 20, 40])
@pytest.mark.parametrize("room", [(1252.0, 142.0), (1382.0, 300.0), (700.0, 600.0)])
def test_all_pictures_find_room(n: int, room: tuple[float, float]) -> None:
    columns, rows = arrange(n, *room, 8)
    assert columns * rows >= n and (columns - 1) * rows < n + rows
    assert (room[0] - (columns - 1) * 8) / columns > 0 and (room[1] - (rows - 1) * 8) / rows > 0


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_large_text_has_the_gallery_on_a_page_of_its_own(start: Callable[..., App], lang: str, opened: list[Any]) -> None:
    app = start((1280, 720), lang, 150)
    scene = page(app, 2, "base")
    assert scene.small and scene.widget("spirit0").current == scene.seats[0]["spirit"]
    scene.shown = 1
    click(app, "part=gallery")
    assert app.top is not None and app.top.name == "gallery"
    texts = games.texts("spirit-island", app.words)
    for spirit in RULES.spirits("base"):
        app.top.set_focus(f"gallery={spirit}")
        told = read(app)
        assert app.words.t(f"plays-spirit-{spirit}") in told
        assert all(texts.plain(line) in told for line in texts.spoken.spirit(spirit).growth)
    press(app, pygame.K_f)
    assert settings_store.load().favourites == {"spirit-island": [RULES.spirits("base")[-1]]}
    click(app, "gallery=thunderspeaker")
    press(app, pygame.K_ESCAPE)
    assert app.top is scene and scene.part == "players"
    click(app, "part=options")
    click(app, "surprise")
    scene.put(1, "spirit", "thunderspeaker")
    click(app, "start")
    assert opened[0].seats[1]["spirit"] == "thunderspeaker" and not app.words.problems


def test_characters_are_there_to_be_looked_at(app: App) -> None:
    scene: Any = app.push(SetupScene(app, "anima"))
    click(app, "gallery")
    assert app.top is not None and app.top.name == "gallery" and "The characters of Anima" in read(app)
    rules: Any = games.rules("anima")
    cards = rules.box.deck("character")
    assert len(cards) == 20 and all(app.top.item(f"gallery={card}") for card in cards)
    click(app, "gallery=thief")
    assert app.words.t("name-anima-thief").lower() in read(app).lower() and scene.seats[0].keys() == {"name", "colour", "control"}
    click(app, "card:thief")
    assert app.top.name == "zoom"
    press(app, pygame.K_ESCAPE)
    click(app, "favourite")
    assert settings_store.load().favourites == {"anima": ["thief"]}
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_g)
    assert app.top.name == "gallery"
    item = app.top.item("gallery=thief")
    assert item is not None and "favourite" in item.value


def test_alexis_is_chosen_from_his_cards(app: App, opened: list[Any]) -> None:
    scene: Any = app.push(SetupScene(app, "small-islands"))
    click(app, "gallery")
    click(app, "gallery=night")
    assert "Night" in read(app)
    press(app, pygame.K_ESCAPE)
    assert scene.options["alexis"] == "night"
    click(app, "add1")
    assert scene.item("gallery") is None, "among people he does not play"
    click(app, "remove1")
    click(app, "start")
    assert opened[0].options["alexis"] == "night" and opened[0].mode == "solo"


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize(("game", "size", "scale"), [("anima", (1280, 720), 100), ("anima", (1920, 1080), 100),
                                                     ("anima", (1280, 720), 150), ("spirit-island", (1280, 720), 150),
                                                     ("small-islands", (1280, 720), 100)])  # fmt: skip
def test_a_page_of_its_own_has_room(
    start: Callable[..., App], lang: str, game: str, size: tuple[int, int], scale: int, cut: list[str]
) -> None:
    app = start(size, lang, scale)
    scene: Any = app.push(SetupScene(app, game))
    cut.clear()
    scene.show_gallery()
    top: Any = app.top
    assert top.name == "gallery"
    for exhibit in top.view.gallery.exhibits():
        top.view.looked = exhibit.id
        top.rebuild()
        app.step(16, [])
        placed = [w for w in top.widgets if w.items() and w.key != "panel" and w.role != "heading" and w.rect.w]
        for one in placed:
            assert top.area.contains(one.rect) and one.rect.h > 20, one.key
        assert overlaps(placed) == []
    assert cut == [] and not app.errors and not app.words.problems


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize(("game", "most"), [("anima", 5), ("rice-paddy", 4), ("small-islands", 4)])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_seats_of_rivals_do_not_overlap(
    start: Callable[..., App], lang: str, game: str, most: int, size: tuple[int, int]
) -> None:
    app = start(size, lang)
    scene: Any = app.push(SetupScene(app, game))
    for seats in range(1, most + 1):
        while len(scene.seats) < seats:
            scene.add_seat()
        placed = [w for w in scene.widgets if w.zone.startswith("seat") and w.items()]
        assert (scene.item(f"add{seats}") is not None) == (seats < most)
        assert [one.key for one in placed if not scene.area.contains(one.rect)] == [] == overlaps(placed), seats


def test_the_island_shows_who_begins_where(start: Callable[..., App]) -> None:
    app = start((1920, 1080))
    scene = page(app, 2, "base")
    scene.seats[0]["name"] = "Ana"
    scene.form.take_board(0, "C")
    island = scene.widget("island").island
    assert {(letter, colour) for letter, colour, _, _ in island.boards} == {
        (seat["board"], seat["colour"]) for seat in scene.seats
    }  # fmt: skip
    state = RULES.new(scene.setup())
    assert len(island.lands) == 16 and sum(count for *_, count in island.presence) == sum(state.presence.values())
    assert {colour for _, colour, _ in island.presence} == {seat["colour"] for seat in scene.seats}
    item = scene.item("island")
    assert item is not None and "Ana: Board C" in item.value
    before = app.screen.copy()
    click(app, "board1=A")
    step(app)
    place = scene.widget("island").rect
    assert app.screen.subsurface(place).get_buffer().raw != before.subsurface(place).get_buffer().raw
    for _ in range(2):
        scene.add_seat()
    assert len(scene.widget("island").island.boards) == 4
    app.resize((1600, 960))
    assert all(widget.key != "island" for widget in scene.widgets), "four seats leave no room for it"


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_a_long_name_leaves_room_for_how_hard_it_is(
    start: Callable[..., App], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """The first box tells it by this word alone."""
    app = start((1280, 720), lang)
    scene, drawn = page(app, 1, "base"), []
    write = Kit.text
    monkeypatch.setattr(Kit, "text", lambda self, surface, words, *rest, **more: drawn.append(words) or write(
        self, surface, words, *rest, **more))  # fmt: skip
    for entry in scene.form.spirits():
        scene.put(0, "spirit", entry.id)
        drawn.clear()
        panel = scene.widget("panel")
        panel.draw(app.screen)
        assert panel.note in drawn and panel.note, panel.name
