"""What a game gives to its table stays small, and how its places become shapes, lists and answers."""

from __future__ import annotations

import inspect
from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table import game_screen
from scenes.table.game_screen import GameScreen
from scenes.table.option_map import OptionMap
from scenes.table.place import BUTTON, CARDS, HAND, LIST, MAP, PANEL, Place
from scenes.table.traits import Traits

MOST = 20


def test_a_game_gives_few_things_and_none_without_a_type() -> None:
    members = {name for name in dir(GameScreen) if not name.startswith("_")}
    members |= {name for name in vars(GameScreen(SimpleNamespace())) if name != "model"}
    assert len(members) <= MOST, sorted(members)
    assert "Any" not in vars(game_screen) and "Any" not in inspect.getsource(game_screen).split()


def options_of(places: dict[str, Place], aim: str = "", whole: bool = True, shown: str = "") -> OptionMap:
    """The map of these options, sorted; `shown` is what stands on a panel."""
    handling = SimpleNamespace(option=lambda shape: "", route=lambda key: [])
    screen = SimpleNamespace(traits=Traits(whole_moves=whole), handling=handling, place=lambda key: places[str(key)])
    model: Any = SimpleNamespace(
        options=dict.fromkeys(places, "p0"), aim=aim, auto_aim=False, screen=screen,
        panels=[SimpleNamespace(shows=lambda key: key == shown)],
    )  # fmt: skip
    made = OptionMap(model)
    made.read(False)
    made.sort([])
    return made


def looked(options: OptionMap) -> tuple[list[str], list[str], list[str]]:
    """What can be touched, what is listed, which cards are large."""
    model = options.model
    return list(model.shapes), model.listed, model.carded


def test_options_lie_where_the_game_says() -> None:
    options = options_of({
        "land:A": Place(MAP), "card:x": Place(HAND), "card:y": Place(CARDS), "yes": Place(LIST), "track:a": Place(PANEL),
        "track:b": Place(PANEL),
    }, shown="track:b")  # fmt: skip
    touched = ["land:A", "card:x", "card:y", "yes", "track:a", "track:b"]
    assert looked(options) == (touched, ["yes", "track:a"], ["card:y"])
    assert [options.route(key) for key in touched] == [[key] for key in touched]
    assert [options.option_of(key) for key in touched] == touched


MOVES = {
    "move:A/x>B": Place(MAP, target="land:B"), "move:A/x>C": Place(MAP, target="land:C"),
    "move:D/y>B": Place(MAP, target="land:B"), "move:E/z>B": Place(LIST, target="land:B"),
}  # fmt: skip


def test_a_move_is_its_piece_and_then_its_land() -> None:
    options = options_of(MOVES)
    assert looked(options) == (["move:A/x", "move:D/y", "move:E/z>B"], ["move:E/z>B"], [])
    assert options.ways("move:A/x") == ["move:A/x>B", "move:A/x>C"] and not options.ways("move:D/y")
    assert options.option_of("move:D/y") == "move:D/y>B", "one way only: touched once"
    routes = [["move:A/x", "land:B"], ["move:A/x", "land:C"], ["move:D/y"], ["move:E/z>B"]]
    assert [options.route(key) for key in MOVES] == routes


def test_what_is_taken_up_has_its_targets() -> None:
    options = options_of(MOVES, aim="move:A/x")
    assert looked(options) == (["land:B", "land:C"], [], [])
    assert options.option_of("land:C") == "move:A/x>C"
    assert options.option_of("land:F") == "move:A/x>F", "not legal: the rules say why"
    assert options.option_of("card:q") == "card:q"
    assert options.route("move:A/x>C") == ["land:C"]
    assert options_of(MOVES, aim="move:G/g").model.aim == "", "what is not there is not held"


def test_the_only_thing_that_moves_is_taken_up_by_itself() -> None:
    options = options_of({key: place for key, place in MOVES.items() if key.startswith("move:A")})
    assert options.model.aim == "move:A/x" and options.model.auto_aim
    assert looked(options)[0] == ["land:B", "land:C"]


def test_a_source_stands_in_the_list_where_moves_are_not_listed_whole() -> None:
    tokens = {
        f"token:{what}>cell:{at}": Place(LIST, target=f"cell:{at}", rank=rank)
        for what, at, rank in (("leaf", "1,0", 2), ("leaf", "2,0", 2), ("any", "1,0", 1))
    }
    options = options_of(tokens, whole=False)
    assert options.model.listed == ["token:any", "token:leaf"], "by rank"
    assert options.route("token:leaf>cell:2,0") == ["token:leaf", "cell:2,0"]
    aimed = options_of(tokens, aim="token:leaf", whole=False)
    assert aimed.model.listed == ["token:any", "token:leaf"], "what was taken up keeps its place"
    assert aimed.option_of("cell:9,9") == "token:leaf>cell:9,9"


SHARED = {"cell:1/r0": Place(MAP, "cell:1"), "cell:1/r2": Place(MAP, "cell:1")}


def test_several_options_at_one_place_are_listed_once_it_is_touched() -> None:
    options = options_of(SHARED)
    assert looked(options) == (["cell:1"], [], []) and options.ways("cell:1") == list(SHARED)
    assert options.option_of("cell:1") == "cell:1" and options.route("cell:1/r2") == ["cell:1", "cell:1/r2"]
    taken_up = options_of(SHARED, aim="cell:1")
    assert looked(taken_up) == (["cell:1", *SHARED], list(SHARED), []) and taken_up.route("cell:1/r2") == ["cell:1/r2"]


def test_what_hardly_anybody_wants_is_listed_once_a_button_is_pressed() -> None:
    less = {"card:x": Place(HAND), "card:x/0": Place(BUTTON, "in-part"), "innate:y/1": Place(BUTTON, "in-part")}
    options = options_of(less)
    assert looked(options) == (["card:x", "in-part"], [], [])
    assert options.route("card:x/0") == ["in-part", "card:x/0"] and options.ways("in-part")
    pressed = options_of(less, "in-part")
    assert looked(pressed) == (["card:x", "in-part", "card:x/0", "innate:y/1"], ["card:x/0", "innate:y/1"], [])
    assert pressed.route("card:x/0") == ["card:x/0"]
    one = options_of({"card:x": Place(HAND), "card:x/0": Place(BUTTON, "in-part")})
    assert one.route("card:x/0") == ["in-part"] and one.option_of("in-part") == "card:x/0"  # no list of one line


@pytest.mark.parametrize("way", SHARED)
def test_how_a_thing_is_turned_settles_which_of_them_is_meant(way: str) -> None:
    options = options_of(SHARED)
    options.model.screen.handling.option = lambda shape: way if shape == "cell:1" else ""
    assert options.option_of("cell:1") == way and not options.ways("cell:1")
