"""The mutation check itself, on a few items: it changes what it says, in memory only, and knows what cases can see."""

import json
from pathlib import Path

import pytest

from game import games
from game.checks.mutation import Mutation
from game.spirit_island.checks.mutations import changed, items, mutations, written
from game.spirit_island.checks.mutations_unseen import EQUIVALENT
from tools import mutate

HELD = """
name: a town is destroyed by a power
game: spirit-island
seats: [{spirit: devouring-teeth-lurk-underfoot, board: G}]
given:
  clear: true
  lands: {G5: {explorer: 1, town: 2, city: 1, presence: [p0]}}
  prefer: ["piece:G5/town~1", "piece:G5/town"]
when:
  - use: {card: mysterious-abductions, seat: p0}
  - choose: "land:G5"
then:
  lands: {G5: {town: [{}], city: 1, explorer: 1}}
  pools: {generated: 2}
"""


@pytest.fixture(scope="module")
def rules():
    return games.rules("spirit-island")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "one.yaml").write_text(HELD, encoding="utf-8")
    return tmp_path


def item(rules, wanted):
    return next(one for one in items(rules.box) if one.id == wanted)


def changes(rules, wanted):
    return {str(one) for one in mutations(rules.box, item(rules, wanted))}


def test_every_card_level_and_spirit_part_is_an_item(rules):
    kinds = [one.kind for one in items(rules.box)]
    assert kinds.count("power") == 78 + 32  # Horizons, and what only the first box has
    assert kinds.count("fear") == 45
    horizons, base = 5 * (1 + 3 + 2 + 1 + 1 + 4), 4 * (1 + 3 + 2 + 1 + 1) + 4 + 3 + 3 + 3 + 13 + 16 + (16 + 15)
    assert kinds.count("spirit") == horizons + base
    assert sum(one.id.startswith("invader:") for one in items(rules.box)) == 15
    ids = [one.id for one in items(rules.box)]
    assert len(ids) == len(set(ids))


def test_each_sort_of_slip_is_made(rules):
    found = changes(rules, "card:rouse-the-trees-and-stones")
    assert {"cost: 1 -> 2", "cost: 1 -> 0", "speed: slow -> fast", "range: 1 -> 2", "from: sacred-site -> presence"} <= found
    assert {"elements: fire dropped", "target: has_not dropped", "effects.0: dropped", "effects.0.damage: 2 -> 3"} <= found
    assert "effects.1.push: n -> up_to" in found
    assert "effects.3.push: spread dropped" in changes(rules, "card:dissolve-the-bonds-of-kinship")
    assert "thresholds.0.need.water: 4 -> 5" in changes(rules, "card:cleansing-floods")
    assert "from_terrain: dropped" in changes(rules, "card:cleansing-floods")
    assert "1.0.each_player: may dropped" in changes(rules, "fear:retreat/1")
    assert "plays.5: 5+fire -> 6+fire" in changes(rules, "spirit:rising-heat-of-stone-and-sand/tracks.plays")
    assert "whole: dropped" in changes(rules, "innate:scorch-with-waves-of-heat/2")
    assert "terrains: sands dropped" in changes(rules, "invader:iii-jungle-sands")


def test_a_change_stays_in_memory_and_in_its_own_box(rules):
    card = item(rules, "card:drought")
    before = json.dumps(rules.box.raw["card"]["drought"])
    change = next(one for one in mutations(rules.box, card) if str(one) == "cost: 1 -> 2")
    other = changed(rules, card, change)
    assert (rules.box.powers["card:drought"].cost, other.box.powers["card:drought"].cost) == (1, 2)
    assert other.box.powers["card:call-to-tend"] is rules.box.powers["card:call-to-tend"]
    assert list(other.box.powers) == list(rules.box.powers)
    assert json.dumps(rules.box.raw["card"]["drought"]) == before


KINDS = ["card:drought", "rule:blistering-heat", "fear:retreat/1", "invader:ii-sands", "stage-ii-action", "piece:town"]
KINDS += ["board:G5", "layout:two-boards", "figure:blight_pool"]


@pytest.mark.parametrize("wanted", KINDS)
def test_every_kind_of_item_can_be_changed(rules, wanted):
    one = item(rules, wanted)
    made = list(mutations(rules.box, one))
    assert made
    for change in made:
        try:
            assert changed(rules, one, change).box is not rules.box
        except Exception:  # what loading refuses is as good as noticed
            continue


@pytest.mark.parametrize("wanted", KINDS)
def test_an_entry_put_back_as_it_was_changes_nothing(rules, folder, wanted):
    one = item(rules, wanted)
    same = changed(rules, one, Mutation(one.id, "", "nothing", written(rules.box, one)))
    assert list(same.box.powers.values()) == list(rules.box.powers.values())
    assert (same.box.spirits, same.box.fear) == (rules.box.spirits, rules.box.fear)
    assert all(same.box.layouts[name] == layout for name, layout in rules.box.layouts.items())
    assert same.box.programs.keys() == rules.box.programs.keys()
    assert all(mutate.passes(case, same) for case in mutate.load_cases(folder)[0])


def test_a_case_notices_what_it_checks_and_nothing_else(rules, folder):
    cases, broken = mutate.load_cases(folder)
    known, failing = mutate.survey(rules, cases)
    assert (broken, failing, len(known)) == ([], [], 1)
    verdict = mutate.judge(item(rules, "card:mysterious-abductions"), rules, known)
    left = {one.mutation for one in verdict.survivors}
    assert "cost: 1 -> 2" in left and "speed: fast -> slow" in left
    assert not any(one.startswith("effects") for one in left)
    assert verdict.made == verdict.refused + verdict.caught + len(left)
    unseen = mutate.judge(item(rules, "card:drought"), rules, known)
    assert unseen.caught == 0


def test_the_command_counts_and_tells(rules, folder, capsys):
    arguments = ["spirit-island", "--id", "mysterious-abductions", "--cases", str(folder)]
    assert mutate.main(arguments) == 1
    shown = capsys.readouterr().out
    assert "powers_unique.yaml: card:mysterious-abductions: cost: 1 -> 2" in shown
    assert "0 of 1 items held" in shown
    assert mutate.main([*arguments, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["items"] == 1 and told["survived"] == len(told["survivors"]) > 0
    assert mutate.main(["spirit-island", "--id", "mysterious-abductions", "--list"]) == 0
    assert mutate.main(["spirit-island", "--id", "no-such-thing"]) == 2


def test_what_is_called_unseeable_exists(rules):
    by_id = {one.id: one for one in items(rules.box)}
    for wanted, reasons in EQUIVALENT.items():
        found = {str(one) for one in mutations(rules.box, by_id[wanted])}
        assert set(reasons) <= found, wanted
        assert all(reasons.values())
