"""What is in the box: every card, spirit, board and number, loaded from data and compiled once.

`Box` is immutable after loading and shared by all states of a game. Nothing in it is recognised by name in code:
cards are op
lists, special rules are passives and triggers, boards are graphs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.core.content.catalogue import read
from game.core.engine.hidden import Content
from game.core.engine.ops import Compiler, Instruction, Vocabulary, Where, effect_hash
from game.core.errors import DataError
from game.spirit_island import items
from game.spirit_island.adversary import Adversary, AdversaryLevel
from game.spirit_island.compile import compile_levels, compile_thresholds
from game.spirit_island.island import Layouts, Places, build_layouts
from game.spirit_island.power import Level, Power, Threshold
from game.spirit_island.scenario import Heart, Ritual, Scenario
from game.spirit_island.vocabulary import ELEMENTS

PASSIVES = (
    *("damage_bonus", "build_adds", "invader_health", "site_defend", "sacred_terrain", "fast_per", "far_dahan"),
    *("follows_dahan", "falls_with_dahan", "chokes", "regrows", "oceans", "drowns", "dreams"),
)
RECLAIM_ONE = "reclaim-one"  # a circle of a track
SIDES = ("0", "1", "2")  # of a board, clockwise from below; the sea is the fourth
SIDE = re.compile(r"([A-Z]+)([0-2])_([A-Z]+)([0-2])")


class Trigger(NamedTuple):
    when: str
    program: str
    source: str


class Passive(NamedTuple):
    kind: str
    n: int
    word: str
    minimum: int
    fear: tuple[tuple[str, int], ...] = ()  # by what is destroyed in a dream
    pushes: tuple[str, ...] = ()  # what is pushed then


class Spirit(NamedTuple):
    id: str
    setup: tuple[dict, ...]
    growth: tuple[tuple[Instruction, ...], ...]
    growth_programs: tuple[tuple[str, ...], ...]
    tracks: dict[str, tuple[tuple[int, tuple[str, ...]], ...]]  # circle -> (highest number up to here, elements up to here)
    passives: tuple[Passive, ...]
    triggers: tuple[Trigger, ...]
    innates: tuple[str, ...]
    uniques: tuple[str, ...]
    progression: tuple[str, ...]
    reclaims: tuple[tuple[str, int], ...]  # (track, circle) from which on a card is reclaimed each turn
    sacred_terrain: str  # where a single presence is a sacred site; "" for none
    swims: bool = False  # whether it lives in the oceans
    dreams: Passive | None = None  # the rule by which its powers only dream


class Invader(NamedTuple):
    id: str
    stage: int
    terrains: tuple[str, ...]
    coastal: bool
    on_reveal: str


class BlightCard(NamedTuple):
    id: str
    per_player: int
    program: str  # what happens as each invader phase begins, once the island is blighted
    takes: int | None  # presence of each spirit that this destroys at most; None where that cannot be told from its words


ON_PRESENCE_ALONE = ("each_spirit", "choose_one", "forget_card", "destroy_presence")  # effects that harm presence in no other way


def presence_taken(effects: Sequence[Any]) -> int | None:
    """How much presence of each spirit these written effects destroy at most: all their branches together. None where another
    effect among them may do so as well, as blight does that comes to a land.
    """
    parts: list[int | None] = []
    for effect in effects:
        if isinstance(effect, list):  # a branch
            parts.append(presence_taken(effect))
        elif len(effect) != 1 or (verb := next(iter(effect))) not in ON_PRESENCE_ALONE:
            return None
        elif isinstance(effect[verb], list):
            parts.append(presence_taken(effect[verb]))
        elif verb == "destroy_presence":
            parts.append(effect[verb] if isinstance(effect[verb], int) else None)
    return None if None in parts else sum(part or 0 for part in parts)


class MapPlan(NamedTuple):
    """How a layout is drawn: one map of the whole, or the maps of boards, how each is turned and which sides meet."""

    files: tuple[Path, ...]
    turned: tuple[int, ...] = ()
    joins: tuple[tuple[int, int, int, int], ...] = ()  # (board, side, other board, its side), by number


class Box:
    """All content of the chosen packs. `raw` keeps the written data by kind and id, for texts and lists."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.compiler = Compiler(vocabulary)
        self.programs = self.compiler.programs
        self.tests = self.compiler.tests
        self.powers: Content[Power] = Content()  # by option key
        self.spirits: dict[str, Spirit] = {}
        self.swimmers: frozenset[str] = frozenset()  # spirits that live in the oceans: asked for thousands of times
        self.dreamers: frozenset[str] = frozenset()  # spirits whose powers only dream
        self.fear: Content[dict[int, str]] = Content()
        self.blight_cards: Content[BlightCard] = Content()
        self.adversaries: Content[Adversary] = Content()
        self.scenarios: Content[Scenario] = Content()
        self.invaders: Content[Invader] = Content()
        self.raw: dict[str, dict[str, dict]] = {"board": {}}
        self.layouts = Layouts(self.raw["board"])
        self.maps: dict[str, Path] = {}  # the file that draws each layout: it stands beside the boards, in a pack, too
        self.board_maps: dict[str, Path] = {}  # of boards that may be laid in places: each has a file of its own
        self.board_pieces: dict[str, dict[int, dict[str, int]]] = {}
        self.figures: dict[str, Any] = {}
        self.data_hash = ""
        self._hashes: dict[str, str] = {}
        self._many: dict[str, bool] = {}  # programs looked at: bots ask thousands of times

    # ---------------------------------------------------------------------------------------------- lists

    def deck(self, name: str, game_set: str) -> tuple[str, ...]:
        """Card ids of a power deck in data order, those of the chosen set (and of packs for it)."""
        return tuple(p.id for p in self.powers.values() if p.deck == name and self.in_set(p.key, game_set))

    def in_set(self, key: str, game_set: str) -> bool:
        kind, _, item = key.partition(":")
        sets = self.raw[kind][item].get("sets", (self.raw[kind][item].get("set"),))
        return game_set in sets

    def figures_of(self, game_set: str) -> dict[str, Any]:
        """The numbers of the set-up of a box: those that it does not name are as in the first one."""
        return {**self.figures, **self.figures.get("boxes", {}).get(game_set, {})}

    def effect(self, name: str) -> str:
        """The hash of a program or condition; "" where there is none of this name."""
        if name not in self._hashes:
            known = name in self.programs or name in self.tests
            self._hashes[name] = effect_hash(self.compiler, name) if known else ""
        return self._hashes[name]

    def instruction(self, place: str) -> Instruction:
        """The instruction at "program.index", as lasting effects name it."""
        program, _, at = place.rpartition(".")
        return self.programs[program][int(at)]

    # ---------------------------------------------------------------------------------------------- loading

    def keep(self, kind: str, item: dict, where: Where) -> None:
        shelf = self.raw.setdefault(kind, {})
        if item["id"] in shelf:
            raise where.fail(f'"{item["id"]}" is there twice')
        shelf[item["id"]] = item

    def add_power(self, written: dict, where: Where) -> None:
        card = read(items.Card, written, where)
        key = f"card:{card.id}"
        self.keep("card", written, where)
        self.powers[key] = self._power(card, key, card.spirit, where)

    def _power(self, item: items.Card | items.Innate, key: str, spirit: str, where: Where) -> Power:
        compiler = self.compiler
        test = None
        if item.targets == "land" and isinstance(item.target, dict):
            test = compiler.test(f"{key}.target", item.target, where.at("target"))
        elif (item.target == "any") != (item.targets == "land"):
            raise where.at("target").fail(f'"{item.target}" is no target of a power for a {item.targets}')
        levels: tuple[Level, ...] = ()
        thresholds: tuple[Threshold, ...] = ()
        if isinstance(item, items.Innate):
            program = key
            compiler.programs[key] = ()
            levels = compile_levels(compiler, key, item, where)
            programs = [level.program for level in levels]
        else:
            program, thresholds = compile_thresholds(compiler, key, item, where)
            programs = [program, *(t.program for t in thresholds if t.program)]
        card = item if isinstance(item, items.Card) else None
        fast_with = item.fast_with if isinstance(item, items.Innate) else {}
        fast_need = compiler.need(fast_with, where.at("fast_with")) if fast_with else ()
        return Power(
            id=item.id,
            key=key,
            deck=card.deck if card else "innate",
            cost=card.cost if card else 0,
            speed=item.speed,
            elements=tuple(card.elements) if card else (),
            targets=item.targets,
            range=item.range,
            origin=item.origin,
            origin_terrains=tuple(item.from_terrain),
            target=test,
            target_spirit=str(item.target) if item.targets == "spirit" else "",
            program=program,
            thresholds=thresholds,
            levels=levels,
            moves_pieces=any(self._moves(p) for p in programs),
            spirit=spirit,
            fast_need=fast_need,
        )

    def damages_many_lands(self, program: str) -> bool:
        """Whether a program deals damage in each of several lands."""
        found = self._many.get(program)
        if found is None:
            inside = [p for p in self.programs if p.startswith((program + ".", program + "/"))]
            found = self._many[program] = any(i.verb == "damage" for p in inside if ".do" in p for i in self.programs[p])
        return found

    def _moves(self, program: str) -> bool:
        """Whether a program has a push or gather instruction anywhere inside."""
        parts = (program + ".", program + "/")  # ops inside ops; a card's printed and threshold lines
        inside = [p for p in self.programs if p == program or p.startswith(parts)]
        return any(i.verb in ("push", "gather") for p in inside for i in self.programs[p])

    def add_spirit(self, written: dict, where: Where) -> None:
        item = read(items.Spirit, written, where)
        self.keep("spirit", written, where)
        for at, line in enumerate(item.setup):
            _check_start(line, where.at("setup", at))
        growth_programs = []
        for g, group in enumerate(item.growth):
            place = where.at("growth", g)
            ids = [self.compiler.program(f"spirit:{item.id}/growth.{g}.{a}", [op], place) for a, op in enumerate(group)]
            growth_programs.append(tuple(ids))
        passives, triggers = [], []
        for r, rule in enumerate(item.special_rules):
            place = where.at("special_rules", r, "effect")
            if rule.effect.passive is not None:
                passives.append(_passive(rule.effect.passive, place.at("passive")))
            if (made := rule.effect.trigger) is not None:
                rule_key = f"rule:{rule.id}"
                program = self.compiler.program(rule_key, made.then, place.at("trigger", "then"))
                triggers.append(Trigger(made.when, program, rule_key))
        for i, innate in enumerate(item.innates):
            key, place = f"innate:{innate.id}", where.at("innates", i)
            self.keep("innate", {**written["innates"][i], "spirit": item.id, "set": written.get("set")}, place)
            self.powers[key] = self._power(innate, key, item.id, place)
        self.spirits[item.id] = Spirit(
            id=item.id,
            setup=tuple(written["setup"]),
            growth=tuple(tuple(self.programs[p][0] for p in group) for group in growth_programs),
            growth_programs=tuple(growth_programs),
            tracks={name: _track(circles, where.at("tracks", name)) for name, circles in item.tracks.items()},
            passives=tuple(passives),
            triggers=tuple(triggers),
            innates=tuple(innate.id for innate in item.innates),
            uniques=tuple(item.uniques),
            progression=tuple(item.progression),
            reclaims=tuple((name, at) for name, row in item.tracks.items() for at, one in enumerate(row) if one == RECLAIM_ONE),
            sacred_terrain=next((passive.word for passive in passives if passive.kind == "sacred_terrain"), ""),
            swims=any(passive.kind == "oceans" for passive in passives),
            dreams=next((passive for passive in passives if passive.kind == "dreams"), None),
        )

        self.swimmers = frozenset(name for name, spirit in self.spirits.items() if spirit.swims)
        self.dreamers = frozenset(name for name, spirit in self.spirits.items() if spirit.dreams)

    def add_fear(self, written: dict, where: Where) -> None:
        item = read(items.Fear, written, where)
        self.keep("fear", written, where)
        self.fear[item.id] = {
            int(level): self.compiler.program(f"fear:{item.id}/{level}", ops, where.at("levels", level))
            for level, ops in item.levels.items()
        }

    def add_blight_card(self, written: dict, where: Where) -> None:
        item = read(items.BlightCard, written, where)
        self.keep("blight-card", written, where)
        key = f"blight-card:{item.id}"
        program = self.compiler.program(key, item.each_turn, where.at("each_turn"))
        self.blight_cards[item.id] = BlightCard(item.id, item.per_player, program, presence_taken(item.each_turn))

    def add_adversary(self, written: dict, where: Where) -> None:
        item = read(items.Adversary, written, where)
        if len(item.difficulty) != len(item.levels) + 1:
            raise where.at("difficulty").fail(f"{len(item.levels) + 1} numbers are expected here, from level 0 on")
        self.keep("adversary", written, where)
        escalation = self.compiler.program(f"adversary:{item.id}", item.escalation.effects, where.at("escalation", "effects"))
        levels = tuple(
            AdversaryLevel(
                tuple(level.fear_deck),
                tuple(int(stage) for stage in level.invader_deck.replace("-", "")),
                tuple((one.land, kind, n) for one in level.setup for kind, n in one.add.items()),
                tuple((one.land, one.blight_to) for one in level.setup if one.blight_to is not None),
                {kind: piece.damage for kind, piece in level.pieces.items() if piece.damage is not None},
                {kind: piece.health for kind, piece in level.pieces.items() if piece.health is not None},
                level.mining or 0,
                level.royal_backing or 0,
                level.rush or 0,
                level.neighbours or 0,
                level.immigration or "",
                level.fear_pool or 0,
            )
            for level in item.levels
        )
        explored, capital = item.escalation.explored, item.capital or 0
        self.adversaries[item.id] = Adversary(item.id, tuple(item.difficulty), escalation, explored, levels, capital)

    def add_scenario(self, written: dict, where: Where) -> None:
        item = read(items.Scenario, written, where)
        if item.last_strike and "3" not in item.fewer:
            raise where.at("last_strike").fail("a last strike needs the lands of terror level 3 that decide the game: fewer")
        self.keep("scenario", written, where)
        self.scenarios[item.id] = Scenario(
            item.id,
            item.difficulty,
            item.fast or 0,
            item.explorers or 0,
            item.blight or 0,
            item.ahead or 0,
            tuple(item.clears),
            tuple(item.draws),
            _heart(item.heart, where.at("heart")) if item.heart is not None else None,
            Ritual(item.ritual.dahan, item.ritual.energy, item.ritual.presence) if item.ritual is not None else None,
            item.marches or 0,
            tuple(item.response.items()),
            {int(level): (lands.per_player, lands.extra) for level, lands in item.fewer.items()},
            item.last_strike,
            item.dahan or 0,
        )

    def add_invader(self, written: dict, where: Where) -> None:
        item = read(items.Invader, written, where)
        self.keep("invader", written, where)
        self.invaders[item.id] = Invader(item.id, item.stage, tuple(item.terrains), item.coastal, item.on_reveal or "")

    def add_board(self, name: str, written: dict, where: Where, folder: Path | None = None) -> None:
        """A board; where a map of it alone stands in the same folder, it can be laid in places."""
        board = read(items.Board, written, where)
        for number in board.lands:
            if not number.isdigit():
                raise where.at("lands", number).fail(f'"{number}" is no number of a land')
        self.keep("board", {"id": name, **written}, where)
        if folder is not None and (file := folder / f"board_{name.lower()}.tmx").is_file():
            self.board_maps[name] = file
        self.board_pieces[name] = {int(number): dict(land.get("setup", {})) for number, land in written["lands"].items()}

    def add_layout(self, name: str, written: dict, where: Where, folder: Path) -> None:
        """Boards laid together; the map that draws them stands in the same folder."""
        read(items.Layout, written, where)
        self.layouts.update(build_layouts(self.raw["board"], {name: written}, where))
        self.maps[name] = file = folder / f"{name.replace('-', '_')}.tmx"
        if not file.is_file():
            raise where.fail(f"there is no map {file.name} beside it")

    def map_plan(self, layout: str) -> MapPlan:
        """How a layout is drawn. Raises DataError where a board has no map of its own."""
        found = self.layouts.placed(layout)
        if found is None:
            return MapPlan((self.maps[layout],))
        places, boards = found
        for board in boards:
            if board not in self.board_maps:
                raise DataError(f"there is no map board_{board.lower()}.tmx beside the boards", "boards.yaml")
        at = places.places.index
        joins = tuple((at(one), side, at(other), face) for one, side, other, face in places.joins)
        return MapPlan(tuple(self.board_maps[board] for board in boards), places.turned or (0,) * len(boards), joins)

    def add_places(self, name: str, written: dict, where: Where) -> None:
        """Places for boards of one's choice; which sides meet is written as `s1.0`: the first side of the board in s1."""
        item = read(items.PlacesOf, written, where)
        joins = []
        for at, join in enumerate(item.joins):
            ends: list[Any] = []
            for end in join:
                place, _, side = end.partition(".")
                if place not in item.places or side not in SIDES:
                    raise where.at("joins", at).fail(f'"{end}" is no side of a place')
                ends += [place, int(side)]
            joins.append(tuple(ends))
        self.layouts.places[name] = Places(name, tuple(item.places), tuple(joins), tuple(item.turned))

    def add_contacts(self, name: str, pairs: Any, where: Where) -> None:
        """The lands that touch where two sides meet, as `A0_B2`: the first side of A and the last one of B."""
        found = SIDE.fullmatch(name)
        if found is None or found[1] not in self.raw["board"] or found[3] not in self.raw["board"]:
            raise where.fail(f'"{name}" are no two sides of boards, such as A0_B2')
        key = (found[1], int(found[2]), found[3], int(found[4]))
        for at, pair in enumerate(read(list[tuple[int, int]], pairs, where)):
            for board, number in zip((found[1], found[3]), pair):
                if str(number) not in self.raw["board"][board]["lands"]:
                    raise where.at(at).fail(f"there is no land {board}{number}")
        self.layouts.contacts[key] = tuple((a, b) for a, b in pairs)


def _heart(item: items.Heart, where: Where) -> Heart:
    """Raises DataError where a place means a corner that is not named."""
    for layout, corners in item.places.items():
        for at, corner in enumerate(corners):
            where.at("places", layout, at).pick(corner, tuple(item.corners), "corner")
    places = {layout: tuple(corners) for layout, corners in item.places.items()}
    lost_with = tuple(item.lost_with)
    return Heart(item.corners, places, tuple(item.add.items()), item.presence, lost_with, item.after_turn)


def _check_start(line: items.Start, where: Where) -> None:
    """Starting presence: how many, and a land by number or by terrain."""
    to = line.to
    if to.ocean or to.coastal:
        if to not in (items.Place(ocean=True), items.Place(coastal=True)):
            raise where.fail("the ocean, or a coastal land of choice, is said alone: {ocean: true}")
        return
    if to.most_dahan is not None and to == items.Place(most_dahan=to.most_dahan):
        return
    if to.without is not None and to.number is None and to.terrain is not None and to.land_number is None:
        return
    if (to.land_number is None) == (to.terrain is None) or (to.terrain is None) != (to.number is None):
        raise where.fail("{add_presence: 1, to: {land_number: 5}} or {..., to: {terrain: sands, number: highest}} is expected")


def _track(circles: list[int | str], where: Where) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Per circle: the highest number and all elements uncovered when discs up to this circle are gone."""
    made = []
    number = 0
    elements: tuple[str, ...] = ()
    for at, circle in enumerate(circles):
        for part in str(circle).split("+"):
            if part.strip().isdigit():
                number = max(number, int(part))
            elif part.strip() != RECLAIM_ONE:
                elements = (*elements, where.at(at).pick(part.strip(), (*ELEMENTS, "any", RECLAIM_ONE), "element"))
        made.append((number, elements))
    return tuple(made)


def _passive(written: items.Passive, where: Where) -> Passive:
    for kind in PASSIVES:
        value = getattr(written, kind)
        if value is None or value is False:
            continue
        if isinstance(value, dict):
            return Passive(kind, 1, "", 0, tuple(value.items()), tuple(written.pushes))
        number, word = (0, value) if isinstance(value, str) else (int(value), "")
        return Passive(kind, number, word, written.minimum)
    raise where.fail(f"a passive rule needs one of {', '.join(PASSIVES)}")
