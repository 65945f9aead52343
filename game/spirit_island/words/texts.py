"""Texts of Spirit Island in one language: faces of cards and spirits here, the running game in `table.py`.

Rich text is a `str` with marks: `<fear>` is a picture by id, `<b>...</b>` is bold. `Texts.spoken` says the same in words, for
the text view and for speech; `plain` turns any rich text into words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.engine.decision import Decision, Event
from game.core.words.messages import Words
from game.core.words.texts import Answered, GameTexts, Rich, Told
from game.spirit_island.terms import INVADERS
from game.spirit_island.words import challenge, log
from game.spirit_island.words.join import NOUNS, capital
from game.spirit_island.words.ops import OpTexts, verb_of
from game.spirit_island.words.rules import PAGE_OF, page_of_thing, rules_pages
from game.spirit_island.words.table import Prompt, TableTexts

if TYPE_CHECKING:
    from game.spirit_island.box import Box

__all__ = ["CardText", "FearText", "InnateText", "InvaderText", "Prompt", "Rich", "SpiritText", "Texts"]

Need = dict[str, int]

AT_SEA = ("add_presence_at_sea", "gather_presence_to_sea", "push_presence_from_sea")  # acts of growth in the oceans
GROWTH_PICTURES = ("reclaim", "gain_energy", "gain_power_card", "add_presence", "more_plays", *AT_SEA)


class CardText(NamedTuple):
    """A power card. `target_strip` is `range_strip` and `target` together; `paragraphs` are in order of execution, their effects
    parted by line breaks where the style is "icons"."""

    title: str
    cost: int
    speed: str
    elements: tuple[str, ...]
    target_strip: Rich
    paragraphs: list[Rich]
    thresholds: list[tuple[Need, Rich]]
    footer_left: str
    footer_right: str
    range_strip: Rich
    target: Rich


class FearText(NamedTuple):
    title: str
    levels: list[Rich]
    footer_left: str


class InvaderText(NamedTuple):
    title: str
    stage: str
    terrains: tuple[str, ...]
    coastal: bool
    detail: Rich  # what happens when it is revealed, or ""
    footer_left: str
    footer_right: str


class InnateText(NamedTuple):
    title: str
    speed: str
    strip: Rich
    levels: list[tuple[Need, Rich]]


class SpiritText(NamedTuple):
    """A spirit panel. `growth` has a line for each group, `growth_items` its acts, each (picture, word beneath or ""); a track
    circle is (label, spoken)."""

    name: str
    complexity: str
    growth: list[Rich]
    growth_items: list[list[tuple[Rich, str]]]
    tracks: dict[str, list[tuple[Rich, str]]]
    special_rules: list[tuple[str, Rich]]
    innates: list[InnateText]


class Texts(GameTexts):
    """All texts of this game in one language. `box` holds the written data (`box.raw[kind][id]`).

    `style` "icons" writes pictures where they are clear; "words" writes words. Nothing here raises for a missing word: it shows
    as ‹id› and is noted in `words.problems`.
    """

    box: Box
    table: TableTexts

    def __init__(self, words: Words, box: Box, style: str = "icons") -> None:
        super().__init__(words, box, style)
        self.ops = OpTexts(words, style)
        self.table = TableTexts(self.ops, self)

    # ------------------------------------------------------------------------------------------ names

    def name(self, kind: str, item: str) -> str:
        """The name of a thing: kind card, innate, spirit, rule, fear or invader."""
        return self.words.t(f"name-{kind}-{item}")

    # ------------------------------------------------------------------------------------------ the end

    def ending(self, reason: Sequence[str], names: Mapping[str, str]) -> str:
        """Why a game would be over, as a part of a sentence."""
        return self.table.ending("loss", reason, names)

    def standing(self, spots: Sequence[str]) -> str:
        """What stands where: "C7/town/1" as "C7: 1 town"."""
        return self.table.standing(spots)

    # ------------------------------------------------------------------------------------------ the challenge

    def adversary(self, which: str) -> challenge.AdversaryText:
        """An adversary and its levels. Raises KeyError for an unknown id."""
        return challenge.adversary(self, which)

    def scenario(self, which: str) -> challenge.ScenarioText:
        """A scenario. Raises KeyError for an unknown id."""
        return challenge.scenario(self, which)

    def step(self, options: Mapping[str, object]) -> str:
        return challenge.step(self, options)

    def blight_card(self, which: str) -> challenge.BlightText:
        """A blight card. Raises KeyError for an unknown id."""
        return challenge.blight_card(self, which)

    # ------------------------------------------------------------------------------------------ powers

    def card(self, card_id: str) -> CardText:
        """A power card. Raises KeyError for an unknown id."""
        item = self.box.raw["card"][card_id]
        deck = item["deck"]
        owner = self.name("spirit", item["spirit"]) if item.get("spirit") else ""
        speed = self.words.t(f"speed-{item['speed']}")
        range_strip, target = self._range(item), self._target(item)
        return CardText(
            title=self.name("card", card_id),
            cost=item.get("cost", 0),
            speed=item["speed"],
            elements=tuple(item.get("elements", ())),
            target_strip=self._strip(range_strip, target),
            paragraphs=self.ops.paragraphs(item.get("effects", [])),
            thresholds=[(dict(line["need"]), self._threshold(line, item)) for line in item.get("thresholds", [])],
            footer_left=self.words.t(f"deck-{deck}"),
            footer_right=owner or speed,
            range_strip=range_strip,
            target=target,
        )

    def innate(self, innate_id: str) -> InnateText:
        """An innate power. Raises KeyError for an unknown id."""
        return self._innate(self.box.raw["innate"][innate_id])

    def _innate(self, item: Mapping[str, Any]) -> InnateText:
        levels = []
        for level in item["levels"]:
            text = self.ops.body(level["effects"])
            text = self.ops.t("level-instead", do=text) if level.get("instead") else text
            text = self.ops.t("level-may-instead", do=text) if level.get("may_instead") else text
            levels.append((dict(level["need"]), self.ops.sentence(text)))
        strip = self._strip(self._range(item), self._target(item))
        if item.get("fast_with"):
            needed = self.ops.listed([f"{n} {self._element(one)}" for one, n in item["fast_with"].items()], "list-and")
            strip = self.ops.t("strip-join", a=strip, b=self.ops.t("strip-fast-with", what=needed))
        return InnateText(self.name("innate", item["id"]), item["speed"], strip, levels)

    def _strip(self, range_strip: Rich, target: Rich) -> Rich:
        return self.ops.t("strip-join", a=range_strip, b=target) if range_strip else target

    def _range(self, item: Mapping[str, Any]) -> Rich:
        """ "<range> 1 from a sacred site"; nothing where a spirit is the target."""
        if item.get("targets", "land") == "spirit":
            return ""
        origin = self.ops.t(f"strip-from-{item.get('from', 'presence')}")
        if item.get("from_terrain"):
            terrain = self.ops.lands.terrains(item["from_terrain"], "in")
            origin = self.ops.t("strip-from-terrain", **{"from": origin, "terrain": terrain})
        return self.ops.t("strip-range", n=item.get("range", 0), origin=origin)

    def _target(self, item: Mapping[str, Any]) -> Rich:
        target = item.get("target", "any")
        if item.get("targets", "land") == "spirit":
            return self.ops.t("strip-another-spirit" if target == "another-spirit" else "strip-any-spirit")
        return self.ops.lands.land(target if isinstance(target, Mapping) else {}, "strip")

    def _threshold(self, line: Mapping[str, Any], item: Mapping[str, Any]) -> Rich:
        """What a threshold line of a card says; how it joins the printed effects comes first."""
        mode = line.get("mode", "add")
        effects = line.get("effects", [])
        parts = []
        if line.get("range_bonus"):
            parts.append(self.ops.t("th-range-bonus", n=line["range_bonus"]))
        if line.get("range") is not None:
            parts.append(self.ops.t("th-range", n=line["range"]))
        text = self._added(effects, item) if mode in ("add", "targeting") else self.ops.body(effects)
        if mode == "may_instead":
            text = self.ops.t("th-or-instead" if verb_of(effects[0]) in NOUNS else "th-may-instead", do=text)
        elif mode == "insert_first":
            text = self.ops.t("th-first", do=text)
        elif mode == "insert_before":
            before = item["effects"][line["at"]]
            text = self.ops.t("th-before-push" if "push" in before else "th-before", do=text)
        elif mode == "instead" and not self._extends(line, item):
            old = self.ops.run([item["effects"][at] for at in line["of"]])
            text = self.ops.t("th-instead", do=text, old=old)
        return " ".join(self.ops.sentence(part) for part in [*parts, text] if part)

    def _added(self, effects: Sequence[Mapping[str, Any]], item: Mapping[str, Any]) -> str:
        """Effects that come on top of the printed ones: plain fear and damage are said as "+2" where there was some before."""
        before = {verb_of(op) for op in item.get("effects", [])}
        text = ""
        for op, clause in self.ops.clauses(effects):
            if len(op) == 1 and verb_of(op) in before & {"fear", "damage"}:
                clause = self.ops.t("th-more", clause=clause)
            elif "allow_repeat" in op and "allow_repeat" in before:
                clause = self.ops.t("op-allow-repeat-more", n=op["allow_repeat"])
            text = f"{self.ops.t('sentence', clause=text)} {capital(clause)}" if text else clause
        return text

    def _extends(self, line: Mapping[str, Any], item: Mapping[str, Any]) -> bool:
        """Whether the new effect is the replaced one with something added, so that only the addition is said."""
        old = [dict(item["effects"][at]) for at in line["of"]]
        return len(old) == len(line["effects"]) == 1 and old[0].items() <= dict(line["effects"][0]).items()

    # ------------------------------------------------------------------------------------------ fear, invaders

    def fear(self, fear_id: str) -> FearText:
        """A fear card: what it does at terror levels 1, 2 and 3."""
        levels = self.box.raw["fear"][fear_id]["levels"]
        by_level = {int(level): ops for level, ops in levels.items()}
        said = [self.ops.sentences(by_level[level]) for level in sorted(by_level)]
        return FearText(self.name("fear", fear_id), said, self.words.t("face-fear"))

    def invader(self, invader_id: str) -> InvaderText:
        """An invader card."""
        item = self.box.raw["invader"][invader_id]
        terrains = tuple(item.get("terrains", ()))
        coastal = bool(item.get("coastal"))
        detail = self.ops.t("face-stage-ii", what=self.ops.noun("town")) if item.get("on_reveal") else ""
        stage = self.words.t(f"stage-{item['stage']}")
        return InvaderText(
            title=self.name("invader", invader_id),
            stage=stage,
            terrains=terrains,
            coastal=coastal,
            detail=detail,
            footer_left=self.words.t("face-invader", stage=stage),
            footer_right=self.words.t("face-invader-coastal" if coastal else "face-invader-terrains", n=len(terrains)),
        )

    # ------------------------------------------------------------------------------------------ spirits

    def spirit(self, spirit_id: str) -> SpiritText:
        """A spirit panel. Raises KeyError for an unknown id."""
        item = self.box.raw["spirit"][spirit_id]
        items = [[(self.growth_item(op), self.growth_word(op)) for op in group] for group in item["growth"]]
        return SpiritText(
            name=self.name("spirit", spirit_id),
            complexity=self.words.t(f"complexity-{item.get('complexity', 'low')}"),
            growth=[self._joined([act for act, _ in group]) for group in items],
            growth_items=items,
            tracks={name: [self._circle(name, circle) for circle in circles] for name, circles in item["tracks"].items()},
            special_rules=[(self.name("rule", rule["id"]), self.special_rule(rule)) for rule in item.get("special_rules", [])],
            innates=[self._innate(innate) for innate in item.get("innates", [])],
        )

    def growth(self, spirit_id: str, group: int) -> Rich:
        """One growth group as a line: "<reclaim> all · <energy> +1"."""
        return self._joined([self.growth_item(op) for op in self.box.raw["spirit"][spirit_id]["growth"][group]])

    def growth_item(self, op: Mapping[str, Any]) -> Rich:
        """One act of growth, as short as the panel has it; in words when spoken."""
        if self.ops.style == "words":
            return self.ops.clause(op)
        if "reclaim" in op:
            return self.ops.t("growth-reclaim" if op["reclaim"] == "all" else "growth-reclaim-one")
        if "gain_energy" in op and isinstance(op["gain_energy"], int):
            return self.ops.t("growth-energy", n=op["gain_energy"])
        if "more_plays" in op:
            return self.ops.t("growth-plays", n=op["more_plays"])
        if (verb := verb_of(op)) in AT_SEA:
            return self.ops.t(f"growth-{verb.replace('_', '-')}")
        if "gain_power_card" in op:
            deck = op["gain_power_card"]
            return self.ops.t("growth-card" if deck == "choice" else f"growth-card-{deck}")
        if "add_presence" in op:
            if op.get("where"):
                return self.ops.t("growth-presence-terrain", n=op["add_presence"], terrain=self.ops.lands.qualities(op["where"]))
            if op.get("terrain"):
                terrain = "/".join(f"<{name}>" for name in op["terrain"])
                return self.ops.t("growth-presence-terrain", n=op["add_presence"], terrain=terrain)
            return self.ops.t("growth-presence", n=op["add_presence"])
        return self.ops.clause(op)

    def growth_word(self, op: Mapping[str, Any]) -> str:
        """One word for an act of growth that is drawn as a picture; "" for others."""
        verb = verb_of(op)
        return self.words.t(f"growth-word-{verb.replace('_', '-')}") if verb in GROWTH_PICTURES else ""

    def _joined(self, parts: Sequence[Rich]) -> Rich:
        line = parts[0] if parts else ""
        for part in parts[1:]:
            line = self.ops.t("growth-join", a=line, b=part)
        return line

    def _circle(self, track: str, circle: Any) -> tuple[Rich, str]:
        """A track circle: what is drawn in it and what is said."""
        label, said = "", ""
        for part in str(circle).split("+"):
            part = part.strip()
            number = part.isdigit()
            if part in ("any", "reclaim-one"):
                drawn, spoken = self.ops.t(f"track-{part}-label"), self.words.t(f"track-{part}")
            else:
                drawn = self.ops.t("track-number-label", n=int(part)) if number else f"<{part}>"
                spoken = self.words.t(f"track-number-{track}", n=int(part)) if number else self.words.t(f"icon-{part}")
            label = self.ops.t("track-both-label", a=label, b=drawn) if label else drawn
            said = self.words.t("list-and", a=said, b=spoken) if said else spoken
        return label, said

    def special_rule(self, rule: Mapping[str, Any]) -> Rich:
        """What a special rule of a spirit says."""
        effect = rule["effect"]
        if "trigger" in effect:
            trigger = effect["trigger"]
            return self.ops.sentence(self.ops.t(f"trigger-{trigger['when']}", do=self.ops.run(trigger["then"])))
        passive = effect["passive"]
        if "damage_bonus" in passive:
            return self.ops.sentence(self.ops.t("passive-damage-bonus", n=passive["damage_bonus"]))
        if "build_adds" in passive:
            return self.ops.sentence(self.ops.t("passive-build-adds", what=self.ops.noun(passive["build_adds"])))
        if "site_defend" in passive:
            return self.ops.sentence(self.ops.t("passive-site-defend", n=passive["site_defend"]))
        if "sacred_terrain" in passive:
            terrain = self.ops.lands.terrains([passive["sacred_terrain"]], "in")
            return self.ops.sentence(self.ops.t("passive-sacred-terrain", terrain=terrain))
        if "dreams" in passive:
            return self.ops.sentence(self.ops.t("passive-dreams", each=self._dreamt(passive)))
        if "oceans" in passive:
            return self.ops.sentence(self.ops.t("passive-oceans"))
        if "drowns" in passive:
            return self.ops.sentence(self.ops.t("passive-drowns", n=1))
        for name in ("follows_dahan", "falls_with_dahan", "chokes", "regrows"):
            if name in passive:
                return self.ops.sentence(self.ops.t(f"passive-{name.replace('_', '-')}", n=passive[name]))
        if "fast_per" in passive:
            return self.ops.sentence(self.ops.t("passive-fast-per", element=self._element(passive["fast_per"])))
        if "far_dahan" in passive:
            return self.ops.sentence(self.ops.t("passive-far-dahan", n=passive["far_dahan"]))
        less = -passive["invader_health"]
        return self.ops.sentence(self.ops.t("passive-invader-health", n=less, minimum=passive.get("minimum", 0)))

    def _dreamt(self, passive: Mapping[str, Any]) -> Rich:
        """What happens in place of destroying each kind of invader: "towns: 2 fear and push"."""
        told = ""
        for kind in INVADERS:
            n = passive["dreams"].get(kind, 0)
            does = [self.ops.t("dream-fear", n=n)] * bool(n) + [self.ops.t("dream-push")] * (kind in passive["pushes"])
            part = self.ops.t("dream-of", what=self.ops.noun(kind), does=self.ops.listed(does, "list-and"))
            told = self.ops.t("dream-join", a=told, b=part) if told else part
        return told

    def _element(self, element: str) -> str:
        return f"<{element}>" if self.ops.style == "icons" else self.words.t(f"icon-{element}")

    # ------------------------------------------------------------------------------------------ the running game

    log_groups = log.GROUPS

    def log_links(self, event: Event) -> list[tuple[str, str]]:
        """The lands and cards a line of the log is about."""
        return log.links(event)

    def opens(self, entry: Answered, after: Told) -> bool:
        """The choice of a power is told with its target."""
        used = (entry.seat, entry.key.partition("/")[0])
        told = (event.args[:2] for event in after.events if event.kind == "power-used")
        return entry.kind.startswith("powers.") and entry.seat == after.seat and any(tuple(one) == used for one in told)

    def rules_pages(self) -> list[tuple[str, str, Rich]]:
        """The rules reference: (id, title, text); paragraphs are separated by an empty line."""
        return rules_pages(self.words)

    def page_of(self, kind: str) -> str:
        """The rules page that explains a phase or a kind of question; "powers" where none is named."""
        return PAGE_OF.get(kind, "powers")

    def hint(self, view: object, decision: Decision, seat: str) -> Rich:
        """Of blight what is true for this game: the page about it tells of the pool and of the card."""
        return challenge.blight_hint(self, view) if self.page_of(decision.kind) == "blight" else ""

    def page_of_thing(self, key: str) -> str:
        """The rules page about a thing on the table, by its key; "" for none of its own."""
        return page_of_thing(key)

    def sentence(self, text: str) -> str:
        """A text with a capital first letter."""
        return capital(text)
