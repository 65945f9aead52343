"""What is in the box: every card and number, loaded from data and compiled once.

`Box` is shared by all states of a game. Nothing in it is recognised by its name in code: what a card does are its effects.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import UNSET

from game.anima import items
from game.anima.cards import Ability, Advantage, Area, Character, Encounter, Enemy, Ids, Mission, Step
from game.anima.index import Index
from game.anima.operations import EffectCompiler, Tables, Trigger, triggers
from game.anima.terms import SIDES
from game.core.content import options
from game.core.content.catalogue import read
from game.core.engine.hidden import Content
from game.core.engine.ops import Instruction, Where, effect_hash

KINDS = ("character", "area", "encounter", "advantage", "main", "final")


class Box:
    """All content of the chosen packs. `raw` keeps the written data by kind and id: games are dealt from it, and texts made.
    Cards that a case writes out are known besides (`written_out`), and are in no deck.
    """

    def __init__(self) -> None:
        self.compiler = EffectCompiler()
        self.programs: dict[str, tuple[Instruction, ...]] = self.compiler.programs
        self.figures: dict[str, Any] = {}
        self.characters: Content[Character] = Content()
        self.areas: Content[Area] = Content()
        self.encounters: Content[Encounter] = Content()
        self.advantages: Content[Advantage] = Content()
        self.missions: Content[Mission] = Content()
        self.options: dict[str, dict[str, Any]] = {}
        self.raw: dict[str, dict[str, dict[str, Any]]] = {kind: {} for kind in KINDS}
        self.written: dict[str, dict[str, Any]] = {}  # of cards written out, for their texts
        self.places: dict[str, Where] = {}  # where each card stands, for what is found out later
        self.index = Index()  # which cards could act, answer or hold for anything
        self._decks: dict[tuple[str, bool], Ids] = {}
        self._copies: dict[bool, dict[str, int]] = {}
        self.data_hash = ""
        self.given_decks: set[str] = set()  # of the case that is being made: decks that it names

    # ---------------------------------------------------------------------------------------------- reading

    def deck(self, kind: str, solo: bool = False) -> Ids:
        """All cards of a kind, copies too, in the order of the data; `solo`: without those that need a rival."""
        if kind != "advantage":
            return tuple(self.raw[kind])
        found = self._decks.get((kind, solo))
        if found is None:
            cards = [self.advantages[card] for card in self.raw[kind]]
            found = tuple(card.id for card in cards if not (solo and card.rival) for _ in range(card.copies))
            self._decks[kind, solo] = found
        return found

    def copies(self, solo: bool) -> dict[str, int]:
        """How many there are of each advantage."""
        found = self._copies.get(solo)
        if found is None:
            found = self._copies[solo] = dict(Counter(self.deck("advantage", solo)))
        return found

    def kind_of(self, card: str) -> str:
        """The kind of a card of any deck; "" for none."""
        return next((kind for kind in KINDS if card in self.raw[kind]), "")

    def item(self, card: str) -> dict[str, Any]:
        """A card as it is written. Raises KeyError."""
        kind = self.kind_of(card)
        return self.raw[kind][card] if kind else self.written[card]

    def effect(self, prog: str) -> str:
        """The hash of what a list of effects says; "" where there is none of this id."""
        return effect_hash(self.compiler, prog) if prog in self.programs else ""

    # ---------------------------------------------------------------------------------------------- loading

    def add(self, kind: str, written: dict[str, Any], where: Where) -> None:
        """Compiles a card of the data and keeps it. Raises DataError with file and line."""
        other = self.kind_of(written["id"])
        if other:
            raise where.at("id").fail(f'"{written["id"]}" is there already, among the cards of kind {other}')
        self.compile(kind, written, where)
        self.raw[kind][written["id"]] = written
        self._decks.clear()
        self._copies.clear()
        self.places[written["id"]] = where

    def written_out(self, kind: str, written: dict[str, Any], where: Where) -> str:
        """The id of a card that a case writes out in full, with what it leaves out as `items.WRITTEN_OUT` says; it must have an
        id that no card of the box has. Raises DataError.
        """
        if self.kind_of(written["id"]):
            raise where.at("id").fail(f'there is a card "{written["id"]}" already')
        full = {**items.WRITTEN_OUT[kind], **written}
        if kind == "advantage" and full.get("skill"):
            full = {**full, "family": written.get("family", "skill")}
        if kind == "encounter" and full["kind"] == "monster":
            full.setdefault("strength", 0)
        if kind == "encounter" and full["kind"] == "event":
            full.setdefault("effects", [])
        if kind == "advantage" and "subtype" not in full:
            full.setdefault("effects", [])
            if "when" in full:
                full["window"] = written.get("window", "interrupt")
        self.compile(kind, full, where, strict=False)
        self.written[written["id"]] = {**full, "of": kind}
        return str(written["id"])

    def compile(self, kind: str, written: dict[str, Any], where: Where, strict: bool = True) -> None:
        """Reads and compiles a card. `strict`: also what only whole cards have, three rewards and areas that there are."""
        if kind == "character":
            self._character(written, where)
        elif kind == "area":
            self._area(written, where, strict)
        elif kind == "encounter":
            self._encounter(written, where)
        elif kind == "advantage":
            self._advantage(written, where)
        else:
            self._mission(written, where, kind == "final", strict)

    def _prog(self, name: str, ops: Any, where: Where, passive: bool = False, member: bool = False) -> str:
        return self.compiler.effects(name, ops, where, passive, member)

    def _replies(self, window: Any, when: Any, where: Where) -> tuple[Trigger, ...]:
        """The triggers of a card. Raises DataError where a reply names none, or something else one."""
        if (window == "interrupt") != (when is not UNSET):
            raise where.fail('a card of the window "interrupt" says with "when" what it answers, and no other does')
        return triggers(when, where.at("when")) if when is not UNSET else ()

    def _ifs(self, written: Any, where: Where) -> Tables:
        return self.compiler.conditions(written, where.at("if")) if written is not UNSET else ()

    def _character(self, written: dict[str, Any], where: Where) -> None:
        card = read(items.Character, written, where)
        ability = None
        if (special := card.special) is not None:
            place, passive = where.at("special"), special.kind == "passive"
            if passive and special.window is not UNSET:
                raise place.at("window").fail("what always counts has no window")
            if not passive and special.window is UNSET:
                raise place.fail('"window" is missing: when the character may tap')
            ability = Ability(
                special.kind,
                "" if special.window is UNSET else special.window,
                self._replies(special.window, special.when, place),
                self._ifs(special.if_, place),
                self._prog(f"character/{card.id}", special.effects, place.at("effects"), passive),
            )
        made = Character(card.id, card.strength, card.speed, card.gender, tuple(card.skills), ability)
        self.index.character(made, self.programs)
        self.characters[card.id] = made

    def _area(self, written: dict[str, Any], where: Where, strict: bool) -> None:
        card = read(items.Area, written, where)
        if len(card.table) != SIDES:
            said = f"a table has {SIDES} results, one for each side of the die, and this one has {len(card.table)}"
            raise where.at("table").fail(said)
        if strict and len(card.rewards) != 3:
            raise where.at("rewards").fail(f"an area has three rewards, and this one has {len(card.rewards)}")
        table: list[int | str] = []
        for at, result in enumerate(card.table):
            place = where.at("table", at)
            if isinstance(result, int):
                table.append(result)
            else:
                table.append(self._prog(f"area/{card.id}/{at + 1}", self._only(result, "special", place), place.at("special")))
        rewards: list[str] = []
        ex = ""
        for at, reward in enumerate(card.rewards):
            place = where.at("rewards", at)
            if isinstance(reward, str):
                rewards.append(reward)
            elif ex:
                raise place.fail("an area has one special reward at most")
            else:
                ex = self._prog(f"area/{card.id}/ex", self._only(reward, "ex", place), place.at("ex"))
                rewards.append("ex")
        if len(set(rewards)) != len(rewards):
            raise where.at("rewards").fail("the rewards of an area differ")
        rules = ""
        if card.special_rules:
            rules = self._prog(f"area/{card.id}/rules", card.special_rules, where.at("special_rules"), passive=True)
        self.areas[card.id] = Area(card.id, card.level, card.trade, tuple(table), tuple(rewards), ex, rules)

    @staticmethod
    def _only(table: dict[str, Any], word: str, where: Where) -> Any:
        if list(table) != [word]:
            raise where.fail(f"{{{word}: [effects]}} is expected here")
        return table[word]

    def _encounter(self, written: dict[str, Any], where: Where) -> None:
        card = read(items.Encounter, written, where)
        of_monsters, of_events = ("strength", "creature", "special"), ("effects",)
        needed, others = ("strength", of_events) if card.kind == "monster" else ("effects", of_monsters)
        if getattr(card, needed) is UNSET:
            raise where.fail(f'"{needed}" is missing: a card of kind {card.kind} has it')
        if extra := next((word for word in others if getattr(card, word) is not UNSET), ""):
            raise where.at(extra).fail(f"a card of kind {card.kind} has no {extra}")
        if card.kind == "event":
            prog = self._prog(f"encounter/{card.id}", card.effects, where.at("effects"))
            made = Encounter(card.id, card.kind, card.level, when="event", prog=prog)
        else:
            strength = card.strength if card.strength is not UNSET else 0
            made = Encounter(card.id, card.kind, card.level, strength, card.creature or "")
            if card.special is not UNSET and card.special is not None:
                prog = self._prog(f"encounter/{card.id}", card.special.effects, where.at("special", "effects"))
                made = made._replace(when=card.special.when, prog=prog)
        self.encounters[card.id] = made

    def _advantage(self, written: dict[str, Any], where: Where) -> None:
        card = read(items.Advantage, written, where)
        member = card.subtype is not UNSET
        if (card.family == "skill") != (card.skill is not UNSET):
            raise where.fail("a skill card names its skill, and a plot card has none")
        if member and (card.family == "skill" or card.effects is not UNSET or card.gives is UNSET):
            raise where.fail('an organisation is a plot card with "gives" and "obliges" in place of effects')
        if not member and (card.effects is UNSET or card.gives is not UNSET or card.obliges is not UNSET or card.at_war_with):
            raise where.fail('a card that is no organisation has "effects", nothing it gives or obliges to, and no war')
        made = Advantage(
            card.id,
            card.family,
            card.skill or "",
            card.copies,
            card.window,
            self._replies(card.window, card.when, where),
            self._ifs(card.if_, where),
            card.rival,
            "" if member else self._prog(f"advantage/{card.id}", card.effects, where.at("effects")),
        )
        if member:
            gives = self._prog(f"advantage/{card.id}/gives", card.gives, where.at("gives"), passive=True, member=True)
            ops = [] if card.obliges is UNSET else card.obliges
            obliges = self._prog(f"advantage/{card.id}/obliges", ops, where.at("obliges"), passive=True, member=True)
            made = made._replace(organisation=True, at_war_with=tuple(card.at_war_with), gives=gives, obliges=obliges)
        self.index.advantage(made, self.programs)
        self.advantages[card.id] = made

    # ---------------------------------------------------------------------------------------------- missions

    def _mission(self, written: dict[str, Any], where: Where, final: bool, strict: bool) -> None:
        card: Any = read(items.Final if final else items.Mission, written, where)
        if not card.steps:
            raise where.at("steps").fail("a mission has at least one step")
        steps: list[Step] = []
        for at, one in enumerate(card.steps):
            place = where.at("steps", at)
            if len(one) != 1:
                raise place.fail("a step is a table with one word, such as {visit: {areas: [...]}}")
            kind = next(iter(one))
            place.pick(kind, tuple(items.STEP_SHAPES), "step")
            step = _step(kind, read(items.STEP_SHAPES[kind], one[kind], place.at(kind)))
            if strict:
                self._can_be_met(step, steps[-1] if steps else None, place.at(kind))
            steps.append(step)
        made = Mission(card.id, final, tuple(steps))
        if final:
            for at, area in enumerate(card.place_on_reveal if strict else ()):
                where.at("place_on_reveal", at).pick(area, tuple(self.areas), "area")
            crisis = self._prog(f"mission/{card.id}", card.crisis.effects, where.at("crisis", "effects"))
            made = made._replace(place=tuple(card.place_on_reveal), crisis_turns=card.crisis.turns, crisis=crisis)
        else:
            reward = card.reward
            made = made._replace(strength=reward.strength, speed=reward.speed, draw=reward.draw, hidden=card.hidden_until_done)
        self.missions[card.id] = made

    def _can_be_met(self, step: Step, before: Step | None, where: Where) -> None:
        """Raises DataError for a step that no group could ever do."""
        for at, area in enumerate(step.areas):
            where.at("areas", at).pick(area, tuple(self.areas), "area")
        said = ""
        group, hand = self.figures.get("group", 4), self.figures.get("hand", 5)
        skilled = [skill for skill in step.skills if not any(skill in one.skills for one in self.characters.values())]
        if not step.areas:
            said = "it names no area"
        elif step.kind != "resist" and not any("mission" in self.areas[area].rewards for area in step.areas):
            said = "none of its areas has the reward mission"
        elif step.kind == "pay" and step.n > hand:
            said = f"a hand has {hand} advantages at most, it asks for {step.n}"
        elif step.kind == "have" and step.n > group:
            said = f"a group has {group} characters at most, it asks for {step.n}"
        elif skilled:
            said = f"no character has the skill {skilled[0]}"
        elif step.kind == "resist" and step.n != len(step.enemies):
            said = f"it lasts {step.n} turns and has {len(step.enemies)} enemies, each turn needs one"
        elif step.kind == "encounters" and not any(card.level <= step.level for card in self.encounters.values()):
            said = f"no encounter has level {step.level} or less"
        elif step.different_area and before is None:
            said = "there is no step before it whose area could differ"
        elif step.different_area and before is not None and len({*step.areas, *before.areas}) < 2:
            said = "there is no other area than that of the step before"
        if said:
            raise where.fail(f"this step cannot be met: {said}")

    # ---------------------------------------------------------------------------------------------- options, the whole

    def add_option(self, written: dict[str, Any], where: Where) -> None:
        self.options[options.read_option(written, where).id] = written

    def check_wars(self, card: str, where: Where) -> None:
        """Raises DataError where an organisation is at war with none that there is, or the other knows nothing of it."""
        for at, name in enumerate(self.advantages[card].at_war_with):
            place = where.at("at_war_with", at)
            place.pick(name, tuple(one.id for one in self.advantages.values() if one.organisation), "organisation")
            if card not in self.advantages[name].at_war_with:
                raise place.fail(f"{name} is not at war with {card}: a war has two sides")


def _step(kind: str, made: Any) -> Step:
    """A step as it is played."""
    step = Step(kind, tuple(made.areas), different_area=made.different_area)
    if kind == "speed_test":
        return step._replace(n=made.difficulty)
    if kind == "fight":
        return step._replace(enemies=(Enemy(made.strength, made.creature or ""),))
    if kind == "pay":
        return step._replace(n=made.advantages)
    if kind == "have":
        return step._replace(n=made.characters, skills=tuple(made.skills))
    if kind == "encounters":
        return step._replace(n=made.n, level=made.as_level)
    if kind == "resist":
        return step._replace(n=made.turns, enemies=tuple(Enemy(one.strength, one.creature or "") for one in made.enemies))
    return step
