"""Texts of Small Islands in one language: cards and tiles here, the running game in `table.py`.

What a card says is made from its mission and reward as data. Rich text is a `str` with marks: `<flower>` is a picture by id,
`<b>...</b>` is bold. `Texts.spoken` says the same in words; `plain` turns any rich text into words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.engine.decision import Decision, Event
from game.core.words.messages import Words
from game.core.words.texts import GameTexts, Rich
from game.small_islands import names
from game.small_islands.faces import CORNERS
from game.small_islands.words import log
from game.small_islands.words.rules import PAGE_OF, rules_pages
from game.small_islands.words.table import Prompt, TableTexts

if TYPE_CHECKING:
    from game.small_islands.box import Box

__all__ = ["ObjectiveText", "AlexisText", "Prompt", "Rich", "Texts"]


class ObjectiveText(NamedTuple):
    """An objective, a mission or a reward; a part that the card does not have is "". `steps`: (tiles, points) of a reward by
    size, which a table shows better than a sentence.
    """

    title: str
    mission: Rich
    reward: Rich
    steps: tuple[tuple[int, int], ...]
    footer: str
    hint: str  # both in whole sentences, in words


class AlexisText(NamedTuple):
    """A card of Alexis: its name, how hard he is, his stack and score, where he builds."""

    title: str
    level: str
    figures: str
    houses: str


class Texts(GameTexts):
    """All texts of this game in one language. `box` holds the content. Nothing here raises for a missing word: it shows as
    ‹id› and is noted in `words.problems`.
    """

    box: Box

    log_groups = log.GROUPS

    def __init__(self, words: Words, box: Box, style: str = "icons") -> None:
        super().__init__(words, box, style)
        self.table = self.positions = TableTexts(self)
        self._cards: dict[str, ObjectiveText] = {}

    def t(self, message: str, **args: Any) -> str:
        return self.words.t(message, style=self.style, **args)

    def name(self, kind: str, item: str) -> str:
        """The name of a card: kind objective, mission, reward or alexis. One typed into a case has that of its kind."""
        message = f"name-{kind}-{item}"
        return self.words.t(message) if self.words.has(message) else self.words.t(f"isle-footer-{kind}")

    def listed(self, parts: Sequence[str]) -> str:
        """ "a, b and c"."""
        if not parts:
            return ""
        line = parts[0]
        for part in parts[1:-1]:
            line = self.words.t("isle-comma", a=line, b=part)
        return self.words.t("isle-and", a=line, b=parts[-1]) if len(parts) > 1 else line

    def counted(self, what: str, n: int) -> str:
        """ "2 flowers"."""
        return self.words.t(f"isle-count-{what}", n=n)

    # ------------------------------------------------------------------------------------------ cards

    def mission(self, written: Mapping[str, Any]) -> Rich:
        """A condition on an island."""
        return self.listed([self._condition(name, argument) for name, argument in written.items()])

    def _condition(self, name: str, argument: Any) -> Rich:
        if name == "more_than":
            more, than = argument["more"], argument["than"]
            many = {"more-many": self.t(f"isle-many-{more}"), "than-many": self.t(f"isle-than-{than}")}
            return self.t("isle-mission-more-than", more=more, than=than, **many)
        if name == "has_at_least":
            parts = [
                self.t("isle-mission-part", n=n, symbol=symbol, counted=self.counted(symbol, n)) for symbol, n in argument.items()
            ]
            line = "  ".join(parts) if self.style == "icons" else self.listed(parts)
            return self.t("isle-mission-has-at-least", parts=line)
        if name == "equal_with_other":
            resource = argument["resource"]
            return self.t(
                "isle-mission-equal-with-other", resource=resource, **{"resource-many": self.t(f"isle-many-{resource}")}
            )
        return self.t(f"isle-mission-{name.replace('_', '-')}")

    def reward(self, written: Any) -> Rich:
        """What an island with a new house earns."""
        parts = written if isinstance(written, list) else [written]
        return self.listed([self._pay(name, argument or {}) for part in parts for name, argument in part.items()])

    def _pay(self, name: str, argument: Mapping[str, Any]) -> Rich:
        if name == "per_symbol":
            line = self._per(list(argument["per"].items()))
        elif name == "flat":
            line = self.t("isle-reward-flat", n=argument["pp"])
        elif name == "by_size":
            steps = [self.t("isle-reward-step", tiles=tiles, n=points) for tiles, points in self.steps(argument)]
            line = self.t("isle-reward-by-size", steps=self.listed(steps))
        elif name == "discovery":
            symbol = argument.get("draw_per", "temple")
            one = {"symbol-one": self.t(f"isle-per-{symbol}")}
            line = self.t("isle-reward-discovery", symbol=symbol, keep=argument.get("keep", 1), **one)
        else:
            line = self.t(f"isle-reward-{name.replace('_', '-')}", n=argument["per"])
        plus = argument.get("plus", 0)
        return self.t("isle-reward-plus", value=line, plus=plus) if plus else line

    def _per(self, parts: Sequence[tuple[str, int]]) -> Rich:
        """Two symbols that pay the same are named in one go."""
        if len(parts) == 2 and parts[0][1] == parts[1][1]:
            (a, n), (b, _) = parts
            ones = {"a-one": self.t(f"isle-per-{a}"), "b-one": self.t(f"isle-per-{b}")}
            return self.t("isle-reward-parts", a=a, b=b, n=n, **ones)
        return self.listed(
            [self.t("isle-reward-part", n=n, symbol=s, **{"symbol-one": self.t(f"isle-per-{s}")}) for s, n in parts]
        )

    def steps(self, argument: Mapping[str, Any]) -> tuple[tuple[int, int], ...]:
        """(tiles, points) of a reward by size."""
        found = argument.get("steps") or {"3": 4, "6": 6, "9": 8, "12": 10}
        return tuple(sorted((int(tiles), points) for tiles, points in found.items()))

    def card(self, card: str) -> ObjectiveText:
        """An objective, mission or reward by its id. Raises KeyError for any other."""
        if card not in self._cards:
            self._cards[card] = self._card(card)
        return self._cards[card]

    def _card(self, card: str) -> ObjectiveText:
        kind = self.box.kind_of(card)
        mission = reward = None
        if kind == "objective":
            found = self.box.objective(card)
            mission, reward = found.mission.written, found.reward.written
        elif kind == "mission":
            mission = self.box.mission(card).written
        else:
            reward = self.box.reward(card).written
        words = self.spoken
        hints = []
        if mission is not None:
            hints.append(self.words.t("isle-mission-long", mission=words.mission(mission)))
        if reward is not None:
            hints.append(self.words.t("isle-reward-long", reward=words.reward(reward)))
        ops = reward if isinstance(reward, list) else [reward or {}]
        steps = self.steps(ops[0]["by_size"] or {}) if len(ops) == 1 and "by_size" in ops[0] else ()
        return ObjectiveText(
            self.name(kind, card),
            self.mission(mission) if mission is not None else "",
            self.reward(reward) if reward is not None else "",
            steps,
            self.words.t(f"isle-footer-{kind}"),
            " ".join(hints),
        )

    def alexis(self, card: str) -> AlexisText:
        """A card of Alexis. Raises KeyError for any other."""
        found = self.box.alexis_card(card)
        name = found.id[1:].partition(":")[0] if found.id.startswith("=") else found.id
        figures = {"explore": found.explore, "land": found.land, "base": found.base, "each": found.per_house}
        return AlexisText(
            self.words.t(f"name-alexis-{name}"),
            self.words.t("alexis-stars", n=found.stars),
            self.words.t("alexis-hint", **figures),
            self.words.t(f"alexis-house-{found.houses}"),
        )

    def expedition(self, card: str) -> tuple[str, str]:
        """(title, what he does) of a card of his expedition stack."""
        found = self.box.expeditions[card]
        line = self.words.t(f"expedition-{found.goal}")
        if found.action == "explore":
            line = f"{line} {self.words.t('expedition-slot', n=found.slot + 1)}"
        return self.words.t(f"name-expedition-{found.action}"), line

    # ------------------------------------------------------------------------------------------ tiles and islands

    def tile(self, tile: str, turns: int | None = None) -> str:
        """What a tile shows: "2 flowers, port, house site"; with its rotation also where its land lies."""
        if tile in ("", "?"):
            return self.words.t("isle-tile-hidden")
        face = self.box.faces[tile]
        shown = Counter(spot.symbol for spot in face.spots)
        shown["site"] = sum(area.houses for area in face.areas)
        parts = [self.counted(sign, n) if n > 1 else self.words.t(f"icon-{sign}") for sign, n in shown.items() if n]
        what = ", ".join(parts) or self.words.t("isle-tile-bare" if face.areas else "isle-tile-sea")
        if turns is None or not face.areas:
            return what
        pattern = face.turned[turns].pattern
        corners = [self.words.t(f"isle-corner-{name}") for at, name in enumerate(CORNERS) if pattern >> at & 1]
        return self.words.t("isle-tile-corners", what=what, corners=", ".join(corners))

    def cell(self, column: int, row: int) -> str:
        """Where a cell lies as seen from the middle of the table: "3 east, 1 north"."""
        parts = [("e" if column > 0 else "w", abs(column)), ("s" if row > 0 else "n", abs(row))]
        said = [self.words.t(f"isle-cell-{way}", n=n) for way, n in parts if n]
        return ", ".join(said) or self.words.t("isle-cell-middle")

    def isle_letter(self, n: int) -> str:
        """The letter of an island by its number (`names.numbers`)."""
        return names.letter(self.words.t("isle-letters"), n)

    def isle(self, n: int) -> str:
        """ "Island B"."""
        return self.words.t("isle-name", letter=self.isle_letter(n)) if n else self.words.t("isle-opt-island")

    def turned(self, turns: int) -> str:
        return self.words.t("isle-turned", n=turns)

    # ------------------------------------------------------------------------------------------ the running game

    log_prefix = "isle-log-"

    def log_messages(self, kind: str) -> tuple[str, ...]:
        """The messages of the lines about this kind of event."""
        return log.MESSAGES.get(kind) or super().log_messages(kind)

    def log_links(self, event: Event) -> list[tuple[str, str]]:
        """What a line of the log refers to: ("cell", "1,0"), ("card", "card:o01")."""
        return log.links(event)

    def link(self, kind: str, what: str) -> str:
        """A cell by where it lies."""
        return self.cell(*map(int, what.split(","))) if kind == "cell" else what

    def hint(self, view: object, decision: Decision, seat: str) -> Rich:
        return self.positions.hint(view, decision, seat)

    def rules_pages(self) -> list[tuple[str, str, Rich]]:
        """The rules reference: (id, title, text); paragraphs are separated by an empty line."""
        return rules_pages(self.words)

    def page_of(self, kind: str) -> str:
        """The rules page that explains a phase or a kind of question."""
        return PAGE_OF.get(kind, "isle-turn")
