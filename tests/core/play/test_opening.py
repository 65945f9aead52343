"""Saves for ever: those of released versions open, and whatever changes in rules, cards or options, none is lost."""

from __future__ import annotations

import copy
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import games
from game.core.engine.known import known
from game.core.engine.state import BaseState
from game.core.errors import SaveError
from game.core.play import save, share
from game.core.play.opening import Opened, open_save
from game.core.play.save import Save
from game.core.play.session import Session
from game.small_islands.rules import SmallIslands
from game.spirit_island.rules import SpiritIsland

ROOT = Path(__file__).resolve().parents[3]
SAVES = ROOT / "tests" / "saves"
PACK = ROOT / "tests" / "packs" / "my-island"
FILES = sorted(SAVES.glob("*/*.json"))
SHARED = sorted(SAVES.glob(f"*/*{share.SUFFIX}"))
RULES = {"spirit-island": SpiritIsland, "small-islands": SmallIslands}
MID_EFFECT = ("spirit-island-2-fast-mid-card", "spirit-island-3-slow-mid-card", "spirit-island-2-fear-mid-card")
KINDS = {"spirit-island": "spirit_island", "small-islands": "small_islands"}


def rules_for(path: Path) -> Any:
    game = "spirit-island" if path.name.startswith("spirit") else "small-islands"
    return games.rules(game, [PACK] if path.stem.endswith("-pack") else [])


def newest(name: str) -> Save:
    """A save of the newest released version, written again as this version writes it."""
    return rewritten(sorted(SAVES.glob(f"*/{name}.json"))[-1])


def rewritten(path: Path) -> Save:
    session = open_save(rules_for(path), save.load(path)).session
    assert session is not None
    return save.decode(save.encode(session.to_save()))


def stands(opened: Opened, like: Save) -> None:
    """The table is where the save was, and can be played on and saved again."""
    assert opened.session is not None, opened.why
    assert opened.session.state.hash() == like.note["hash"]
    goes_on(opened)


def goes_on(opened: Opened, steps: int = 5) -> None:
    session = opened.session
    assert session is not None, opened.why
    for _ in range(steps):
        found = session.rules.options(session.state) if session.result is None else ()
        if found:
            session.choose(found[0].seat, found[0].key)
    again = open_save(session.rules, save.decode(save.encode(session.to_save())))
    assert again.how == "same" and again.session is not None, again.why
    assert again.session.state.hash() == session.state.hash()


def variant(rules: Any, data: Path | None = None, **changes: Any) -> Any:
    """The same game with something changed: class attributes, or other data files."""
    made = type("Other", (type(rules),), {})
    for name, value in changes.items():
        setattr(made, name, value)
    if data is None:
        return made()
    import game.small_islands.rules as small
    import game.spirit_island.rules as spirit

    module: Any = spirit if rules.id == "spirit-island" else small
    was = module.data_dir
    module.data_dir = lambda: data
    try:
        return made()
    finally:
        module.data_dir = was


def edited(folder: Path, game: str, file: str, edit: Callable[[str], str]) -> Path:
    """A copy of a game's data in which one file is another."""
    shutil.copytree(ROOT / "data" / KINDS[game], folder / KINDS[game])
    path = folder / KINDS[game] / file
    text = path.read_text(encoding="utf-8")
    changed = edit(text)
    assert changed != text, "nothing was edited"
    path.write_text(changed, encoding="utf-8")
    return folder


# ------------------------------------------------------------------------------------------------ released versions


def test_there_are_saves_of_every_form_that_is_read():
    assert {int(path.read_bytes()[len(save.MARK) :].partition(b",")[0]) for path in FILES} == set(save.READ)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_save_of_a_released_version_opens_where_it_was(path: Path):
    kept = save.load(path)
    opened = open_save(rules_for(path), kept)
    assert opened.how in ("same", "replayed") and not opened.told, opened.why
    stands(opened, kept)


@pytest.mark.parametrize("path", SHARED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_shared_game_of_a_released_version_opens(path: Path):
    text = share.load(path)
    session = share.read(text, games.rules(share.game_of(text)))
    assert share.write(session).splitlines()[-1] == text.splitlines()[-1]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_position_alone_is_enough(path: Path):
    kept = rewritten(path)
    kept.log = [["p0", "nonsense", False]]
    opened = open_save(rules_for(path), kept)
    assert opened.how == "position" and [message for message, _ in opened.told] == ["opened-position"]
    assert opened.session is not None and opened.session.undo_info() is None and opened.session.earlier == kept.log
    stands(opened, kept)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_start_of_the_phase_has_no_effect_under_way(path: Path):
    session = open_save(rules_for(path), save.load(path)).session
    assert session is not None
    for f in session.checkpoint().agenda:
        assert not f.prog and f.op not in ("scope", "run")


# ------------------------------------------------------------------------------------------------ what may change


def with_field(rules: Any, since: str) -> Any:
    base: Any = rules.state

    @dataclass(slots=True)
    class Wider(base):
        tide: int = known("all", default=3, since=since)

    return variant(rules, state=Wider)


@pytest.mark.parametrize("name", ("spirit-island-2-fast-mid-card", "small-islands-3-reward-islands"))
def test_a_new_field_takes_its_default(name: str, monkeypatch: pytest.MonkeyPatch):
    kept = newest(name)
    rules = with_field(games.rules(kept.game), "0.2.0")
    monkeypatch.setattr(f"game.{KINDS[kept.game]}.setup.State", rules.state)
    opened = open_save(rules, kept)
    assert opened.how == "same"
    stands(opened, kept)
    assert opened.session is not None and opened.session.state.tide == 3
    kept.log = [["p0", "nonsense", False]]
    opened = open_save(rules, kept)
    assert opened.how == "position" and opened.session is not None and opened.session.state.tide == 3
    with pytest.raises(ValueError, match="tide"):
        with_field(games.rules(kept.game), "").load(kept.state)


@pytest.mark.parametrize(("name", "was"), (("spirit-island-3-slow-three", "energy"), ("small-islands-3-exploration", "points")))
def test_a_renamed_field_goes_through_its_written_step(name: str, was: str):
    kept = newest(name)
    old = newest(name)
    for part in (old.state, old.checkpoint):
        if part is not None and was in part:
            part["old-name"] = part.pop(was)
    old.log = [["p0", "nonsense", False]]
    rules = games.rules(kept.game)

    def step(setup: dict[str, Any], state: dict[str, Any] | None) -> None:
        if state is not None:
            state[was] = state.pop("old-name")

    opened = open_save(variant(rules, version=rules.version + 1, migrations={rules.version: step}), old)
    assert opened.how == "position" and opened.told[0][1]["why"] == "rules"
    stands(opened, kept)
    lost = open_save(variant(rules, version=rules.version + 1), old)
    assert lost.how == "record" and lost.told == (("opened-record", {"why": "rules"}),)


CARD = """
cards:
  - id: {id}
    deck: minor
    cost: 0
    speed: fast
    elements: [sun]
    range: 0
    target: any
    effects:
      - fear: 1
"""


def add_minor(text: str) -> str:
    return text.rstrip("\n") + CARD.format(id="new-card").split("cards:")[1]


def test_an_added_card_leaves_the_position_as_it_is(tmp_path: Path):
    kept = newest("spirit-island-2-growth")
    data = edited(tmp_path, "spirit-island", "powers_minor.yaml", add_minor)
    opened = open_save(variant(games.rules("spirit-island"), data), kept)
    assert opened.how == "position" and opened.told == (("opened-position", {"why": "cards", "turn": kept.note["turn"]}),)
    stands(opened, kept)


def items(text: str) -> list[str]:
    """A data file in parts that begin with `  - id:` (or its flow form)."""
    import re

    return re.split(r"(?m)^(?=  - (?:\{)?id: )", text)


def test_an_added_objective_leaves_the_position_as_it_is(tmp_path: Path):
    kept = newest("small-islands-3-exploration")

    def edit(text: str) -> str:
        parts = items(text)
        return "".join([*parts[:2], parts[1].replace("o01", "o99"), *parts[2:]])

    data = edited(tmp_path, "small-islands", "objectives.yaml", edit)
    opened = open_save(variant(games.rules("small-islands"), data), kept)
    assert opened.how == "position", opened.why
    stands(opened, kept)


def test_a_removed_card_leaves_a_record(tmp_path: Path):
    kept = newest("spirit-island-2-growth")
    data = edited(tmp_path, "spirit-island", "powers_minor.yaml", lambda text: "".join((p := items(text))[:1] + p[2:]))
    opened = open_save(variant(games.rules("spirit-island"), data), kept)
    assert opened.how == "record" and opened.session is None
    assert opened.told == (("opened-record", {"why": "cards"}),) and opened.save.log == kept.log


@pytest.mark.parametrize("name", MID_EFFECT)
def test_an_effect_that_changed_in_mid_run_goes_back_to_the_start_of_the_phase(name: str, tmp_path: Path):
    kept = newest(name)
    assert kept.effects
    kept.effects = dict.fromkeys(kept.effects, "0" * 16)
    kept.data_hash = "other"
    kept.log = [["p0", "nonsense", False]]
    opened = open_save(games.rules(kept.game), kept)
    assert opened.how == "checkpoint", opened.why
    assert opened.session is not None and opened.session.state.phase == kept.note["phase"]
    goes_on(opened)


def test_an_effect_that_did_not_change_runs_on_under_other_cards(tmp_path: Path):
    kept = newest("spirit-island-2-fast-mid-card")
    data = edited(tmp_path, "spirit-island", "powers_minor.yaml", add_minor)
    opened = open_save(variant(games.rules("spirit-island"), data), kept)
    assert opened.how == "position", opened.why
    stands(opened, kept)


def test_an_option_that_came_later_leaves_undo_as_it_was(tmp_path: Path):
    kept = newest("small-islands-3-exploration")

    def edit(text: str) -> str:
        return text.replace("options:\n", "options:\n  - {id: newer, choices: [plain, odd], default: plain}\n")

    data = edited(tmp_path, "small-islands", "setup.yaml", edit)
    opened = open_save(variant(games.rules("small-islands"), data), kept)
    assert opened.how == "replayed" and not opened.told, opened.why
    assert opened.session is not None and opened.session.state.options["newer"] == "plain"


def test_a_renamed_option_is_played_at_its_default_and_said():
    for name, key in (("small-islands-1-solo-advanced", "objectives"), ("spirit-island-2-options", "stage-ii-actions")):
        kept = newest(name)
        kept.setup["options"]["old-name"] = kept.setup["options"].pop(key)
        opened = open_save(games.rules(kept.game), kept)
        assert opened.told and opened.told[0] == ("opened-options", {"n": 1, "names": "old-name"})
        assert opened.how == "position" and opened.session is not None, opened.why
        goes_on(opened)


def test_a_renamed_option_with_a_written_step_is_the_same_game():
    kept = newest("small-islands-1-solo-advanced")
    rules = games.rules(kept.game)
    kept.setup["options"]["old-name"] = kept.setup["options"].pop("objectives")

    def step(setup: dict[str, Any], state: dict[str, Any] | None) -> None:
        if state is None:
            setup["options"]["objectives"] = setup["options"].pop("old-name")

    later = variant(rules, version=rules.version + 1, migrations={**rules.migrations, rules.version: step})
    opened = open_save(later, kept)
    assert opened.how == "replayed" and not opened.told, opened.why


def test_a_save_of_newer_rules_is_played_again_or_kept_as_a_record():
    kept = newest("spirit-island-1-fast")
    kept.rules_version += 1
    assert open_save(games.rules(kept.game), kept).how == "replayed"
    assert kept.state is not None
    kept.state["something-new"] = 1
    opened = open_save(games.rules(kept.game), kept)
    assert opened.how == "record" and opened.told == (("opened-record", {"why": "newer"}),)


def test_a_save_of_a_newer_format_shows_what_can_be_read_of_it(tmp_path: Path):
    path = tmp_path / "x.json"
    content = save.encode(newest("small-islands-2-over")).replace(b'save":%d,' % save.FORMAT, b'save":%d,' % (save.FORMAT + 1))
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        save.load(path)
    assert caught.value.reason == "newer"
    assert caught.value.save.setup["seats"][0]["name"] == "Marta" and len(caught.value.save.log) > 100


# ------------------------------------------------------------------------------------------------ what is not believed


@pytest.mark.parametrize(
    ("name", "change"),
    (
        ("spirit-island-1-fast", lambda s: s["energy"].update(p0=10**7)),
        ("spirit-island-1-fast", lambda s: s["pieces"].append(["A1", "town", [10**9]])),
        ("spirit-island-1-fast", lambda s: s["minor_deck"].append(s["minor_deck"][0])),
        ("spirit-island-1-fast", lambda s: s.update(blight_pool=-4)),
        ("spirit-island-1-fast", lambda s: s.update(seats=["p0", "p1"])),
        ("small-islands-3-exploration", lambda s: s["hand"].update(p0=s["reserve"])),
        ("small-islands-3-exploration", lambda s: s["points"].update(p0=50)),
        ("small-islands-3-exploration", lambda s: s["houses_hand"].update(p0=-1)),
        ("small-islands-2-preparation-hidden", lambda s: s["held"]["p0"].__setitem__(0, "")),
        ("small-islands-3-exploration", lambda s: s.update(agenda=[["nonsense", "p0", "", 0, []]])),
        ("small-islands-3-exploration", lambda s: s.update(agenda="x")),
        ("small-islands-3-exploration", lambda s: s.update(turn="x")),
    ),
)
def test_a_position_that_cannot_be_is_not_believed(name: str, change: Callable[[dict[str, Any]], Any]):
    kept = newest(name)
    assert kept.state is not None
    change(kept.state)
    kept.checkpoint = None
    kept.log = [["p0", "nonsense", False]]
    if kept.state["seats"] == ["p0", "p1"] and len(kept.setup["seats"]) == 1:
        opened = open_save(games.rules(kept.game), kept)  # who sits at the table the set-up says
        assert opened.session is not None and opened.session.state.seats == ("p0",)
        return
    with pytest.raises(SaveError) as caught:
        open_save(games.rules(kept.game), kept)
    assert caught.value.reason == "changed"


def test_a_table_of_a_shared_game_is_as_large_as_its_set_up_says():
    text = share.load(next(path for path in SHARED if path.name.startswith("small-islands-2-from-a-position")))
    huge = text.replace('"columns":15', '"columns":1000000').replace('"rows":11', '"rows":1000000')
    assert huge != text
    begun = time.monotonic()
    session = share.read(huge, games.rules("small-islands"))
    assert session.state.options["columns"] == 15 and time.monotonic() - begun < 5


WHOLE = [newest(name) for name in ("spirit-island-2-fast-mid-card", "small-islands-2-preparation-hidden")]
ODD = st.one_of(
    st.none(), st.booleans(), st.integers(-(10**20), 10**20), st.floats(allow_nan=False), st.text(max_size=5),
    st.lists(st.integers(), max_size=3), st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
    st.sampled_from(["p0", "p9", "?", "done", [], [[]], {}, "=x", [["p0", []]]]),
)  # fmt: skip


@settings(max_examples=150, deadline=4000, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_nothing_in_a_sealed_save_raises_anything_but_a_sentence(data: st.DataObject):
    import msgspec

    kept = msgspec.to_builtins(data.draw(st.sampled_from(WHOLE)))
    for _ in range(data.draw(st.integers(1, 3))):
        at: Any = kept
        while True:
            keys = list(at) if isinstance(at, dict) else list(range(len(at)))
            key = data.draw(st.sampled_from(keys))
            if not isinstance(at[key], dict | list) or not at[key] or not data.draw(st.integers(0, 3)):
                break
            at = at[key]
        at[key] = copy.deepcopy(data.draw(ODD))  # a later change may go into it
    try:
        made = save.decode(save.encode(msgspec.convert(kept, Save)))
    except (SaveError, msgspec.ValidationError):
        return
    try:
        opened = open_save(games.rules(made.game) if made.game in RULES else games.rules("spirit-island"), made)
    except SaveError as problem:
        assert "\n" not in str(problem)
        return
    if opened.session is not None:
        goes_on(opened, 2)


def test_strict_opening_never_shows_a_traceback():
    for change in (lambda k: k.note.update(rewound="x"), lambda k: k.state.update(agenda=3), lambda k: k.setup.pop("seed")):
        kept = newest("spirit-island-1-fast")
        change(kept)
        with pytest.raises(SaveError):
            Session.from_save(games.rules("spirit-island"), kept)
    assert issubclass(SpiritIsland.state, BaseState)
