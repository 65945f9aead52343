"""What is in the box: every card, spirit, board and number, loaded from data and compiled once.

`Box` is immutable after loading and shared by all states of a game. Nothing in it is recognised by name in code:
cards are op
lists, special rules are passives and triggers, boards are graphs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from game.core.engine.hidden import Content
from game.core.engine.ops import Compiler, Instruction, Vocabulary, Where, effect_hash
from game.spirit_island.compile import compile_levels, compile_thresholds
from game.spirit_island.island import MapLayout, build_layouts
from game.spirit_island.power import Level, Power, Threshold
from game.spirit_island.vocabulary import ELEMENTS, TERRAINS


class Trigger(NamedTuple):
    when: str
    program: str
    source: str


class Passive(NamedTuple):
    kind: str
    n: int
    word: str
    minimum: int


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


class Invader(NamedTuple):
    id: str
    stage: int
    terrains: tuple[str, ...]
    coastal: bool
    on_reveal: str


class Box:
    """All content of the chosen packs. `raw` keeps the written data by kind and id, for texts and lists."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.compiler = Compiler(vocabulary)
        self.programs = self.compiler.programs
        self.tests = self.compiler.tests
        self.powers: Content[Power] = Content()  # by option key
        self.spirits: dict[str, Spirit] = {}
        self.fear: Content[dict[int, str]] = Content()
        self.invaders: Content[Invader] = Content()
        self.layouts: dict[str, MapLayout] = {}
        self.maps: dict[str, Path] = {}  # the file that draws each layout: it stands beside the boards, in a pack, too
        self.board_pieces: dict[str, dict[int, dict[str, int]]] = {}
        self.raw: dict[str, dict[str, dict]] = {}
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

    def add_power(self, item: dict, where: Where) -> None:
        key = f"card:{item['id']}"
        self.keep("card", item, where)
        self.powers[key] = self._power(item, key, where)

    def _power(self, item: dict, key: str, where: Where) -> Power:
        compiler = self.compiler
        targets = item.get("targets", "land")
        target = item.get("target", "any")
        test = None
        levels: tuple[Level, ...] = ()
        thresholds: tuple[Threshold, ...] = ()
        if targets == "land" and isinstance(target, dict):
            test = compiler.test(f"{key}.target", target, where.at("target"))
        if item.get("levels"):
            program = key
            compiler.programs[key] = ()
            levels = compile_levels(compiler, key, item, where)
            programs = [level.program for level in levels]
        else:
            program, thresholds = compile_thresholds(compiler, key, item, where)
            programs = [program, *(t.program for t in thresholds if t.program)]
        return Power(
            id=item["id"],
            key=key,
            deck=item.get("deck", "innate"),
            cost=item.get("cost", 0),
            speed=item["speed"],
            elements=tuple(where.at("elements", i).pick(e, ELEMENTS, "element") for i, e in enumerate(item.get("elements", []))),
            targets=targets,
            range=item.get("range", 0),
            origin=item.get("from", "presence"),
            origin_terrains=tuple(item.get("from_terrain", ())),
            target=test,
            target_spirit=target if targets == "spirit" else "",
            program=program,
            thresholds=thresholds,
            levels=levels,
            moves_pieces=any(self._moves(p) for p in programs),
            spirit=item.get("spirit", ""),
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

    def add_spirit(self, item: dict, where: Where) -> None:
        self.keep("spirit", item, where)
        spirit_key = f"spirit:{item['id']}"
        for at, line in enumerate(item["setup"]):
            _check_setup(line, where.at("setup", at))
        growth_programs = []
        for g, group in enumerate(item["growth"]):
            ids = []
            for a, op in enumerate(group):
                ids.append(self.compiler.program(f"{spirit_key}/growth.{g}.{a}", [op], where.at("growth", g)))
            growth_programs.append(tuple(ids))
        passives, triggers = [], []
        for r, rule in enumerate(item.get("special_rules", [])):
            effect = rule["effect"]
            if "passive" in effect:
                passives.append(_passive(effect["passive"], where.at("special_rules", r)))
            if "trigger" in effect:
                made = effect["trigger"]
                place = where.at("special_rules", r, "effect", "trigger")
                when = place.at("when").pick(made["when"], ("defended-one-land", "growth-presence-added"), "moment")
                rule_key = f"rule:{rule['id']}"
                triggers.append(Trigger(when, self.compiler.program(rule_key, made["then"], place.at("then")), rule_key))
        for i, innate in enumerate(item.get("innates", [])):
            key = f"innate:{innate['id']}"
            self.keep("innate", {**innate, "spirit": item["id"], "set": item.get("set")}, where)
            self.powers[key] = self._power({**innate, "spirit": item["id"]}, key, where.at("innates", i))
        self.spirits[item["id"]] = Spirit(
            id=item["id"],
            setup=tuple(item["setup"]),
            growth=tuple(tuple(self.programs[p][0] for p in group) for group in growth_programs),
            growth_programs=tuple(growth_programs),
            tracks={name: _track(circles) for name, circles in item["tracks"].items()},
            passives=tuple(passives),
            triggers=tuple(triggers),
            innates=tuple(i["id"] for i in item.get("innates", [])),
            uniques=tuple(item["uniques"]),
        )

    def add_fear(self, item: dict, where: Where) -> None:
        self.keep("fear", item, where)
        self.fear[item["id"]] = {
            int(level): self.compiler.program(f"fear:{item['id']}/{level}", ops, where.at("levels", level))
            for level, ops in item["levels"].items()
        }

    def add_invader(self, item: dict, where: Where) -> None:
        self.keep("invader", item, where)
        self.invaders[item["id"]] = Invader(
            item["id"],
            item["stage"],
            tuple(item.get("terrains", ())),
            bool(item.get("coastal")),
            item.get("on_reveal") or "",
        )

    def add_boards(self, boards: dict, layouts: dict, where: Where, folder: Path) -> None:
        """Boards and layouts of a pack's folder. Raises DataError where one does not fit, or where nothing draws it."""
        for name, board in boards.items():
            self.keep("board", {"id": name, **board}, where.at("boards", name))
            self.board_pieces[name] = {int(n): dict(land.get("setup", {})) for n, land in board["lands"].items()}
        self.layouts.update(build_layouts(self.raw["board"], layouts, where.at("layouts")))
        for name in layouts:
            self.maps[name] = file = folder / f"{name.replace('-', '_')}.tmx"
            if not file.is_file():
                raise where.at("layouts", name).fail(f"there is no map {file.name} beside it")


def _check_setup(line: Any, where: Where) -> None:
    """A line of starting presence: how many, and a land by number or by terrain."""
    to = line.get("to") if isinstance(line, dict) else None
    if not isinstance(to, dict) or not isinstance(line.get("add_presence"), int):
        raise where.fail("{add_presence: 1, to: {land_number: 5}} or {..., to: {terrain: sands, number: highest}} is expected")
    if "land_number" in to:
        where.at("to", "land_number").pick(to["land_number"], tuple(range(1, 9)), "land number")
    else:
        where.at("to", "terrain").pick(to.get("terrain"), TERRAINS, "terrain")
        where.at("to", "number").pick(to.get("number"), ("highest", "lowest"), "word")


def _track(circles: list) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Per circle: the highest number and all elements uncovered when discs up to this circle are gone."""
    made = []
    number = 0
    elements: tuple[str, ...] = ()
    for circle in circles:
        for part in str(circle).split("+"):
            if part.strip().isdigit():
                number = max(number, int(part))
            else:
                elements = (*elements, part.strip())
        made.append((number, elements))
    return tuple(made)


def _passive(written: dict, where: Where) -> Passive:
    for kind in ("damage_bonus", "build_adds", "invader_health"):
        if kind in written:
            value = written[kind]
            number, word = (0, value) if isinstance(value, str) else (value, "")
            return Passive(kind, number, word, written.get("minimum", 0))
    raise where.fail("a passive rule needs damage_bonus, build_adds or invader_health")
