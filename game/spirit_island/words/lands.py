"""Conditions in words: as the head of a sentence ("if it has dahan: ...") and as a description of a land."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.spirit_island.words.sentences import Phrases

HEADS = ("coastal", "inland", "terrain")  # conditions that describe the land itself, in this order
FORMS = ("strip", "one", "other", "each", "lands", "in-one")


class LandTexts:
    """Texts for the condition tables of ops and of target bars."""

    def __init__(self, texts: Phrases) -> None:
        self.texts = texts

    def t(self, message: str, **args: Any) -> str:
        return self.texts.t(message, **args)

    def terrains(self, names: Sequence[str], case: str = "name") -> str:
        """Terrains as alternatives: "jungle or wetland"."""
        said = [self.t(f"terrain-{name}", case=case) for name in names]
        return self.texts.listed(said, "list-or")

    # ------------------------------------------------------------------------------------------ "if ...:"

    def head(self, condition: Mapping[str, Any]) -> str:
        """The head of a conditional sentence; several conditions are joined with "and"."""
        text = ""
        for name, argument in condition.items():
            said = self._head(name, argument)
            text = self.t("if-and", a=text, b=said) if text else said
        return text

    def _head(self, name: str, argument: Any) -> str:
        noun = self.texts.noun
        if name == "terrain":
            return self.t("if-terrain", terrain=self.terrains(argument, "in"))
        if name in ("coastal", "inland"):
            return self.t(f"if-{name}" if argument else f"if-{'inland' if name == 'coastal' else 'coastal'}")
        if name == "has":
            said = [self.texts.words.t(f"np-{noun(kind)}", n=2, case="bare") for kind in argument]
            return self.t("if-has", what=self.texts.listed(said, "list-and"))
        if name == "has_any":
            return self.t("if-has", what=self.texts.words.t(f"np-{noun(argument)}", n=2, case="bare"))
        if name == "has_not":
            return self.t("if-has-not", what=noun(argument))
        if name == "count":
            bound = next(key for key in ("min", "max", "eq") if key in argument)
            return self.t(f"if-{bound}", n=argument[bound], what=noun(argument["what"]))
        if name == "own_presence_in_target":
            return self.t("if-own-presence" if argument else "if-no-own-presence")
        if name == "pushed_to":
            return self.t("if-pushed-to", what=noun(argument))
        if name == "at_least_dahan":
            return self.t("if-at-least-dahan", what=noun(argument))
        if name in ("dahan_outnumber", "more_than_origin", "next_to_more"):
            return self.t(f"if-{_dashed(name.replace('dahan_', ''))}", what=noun(argument))
        if name == "own_sacred_sites":
            return self.t("if-own-sacred-sites", n=argument["min"])
        if name == "moved_at_least":
            return self.t("if-moved", n=argument)
        if name == "target_is":
            return self.t("if-another-spirit")
        return self.t({"has_presence": "if-presence"}.get(name, f"if-{_dashed(name)}"))

    # ------------------------------------------------------------------------------------------ "a land with ..."

    def land(self, condition: Mapping[str, Any], form: str) -> str:
        """A land described: "strip" for target bars, "one", "other", "each", "lands", "in-one" inside sentences."""
        head = next((name for name in HEADS if condition.get(name)), "")
        rest = [self.quality(name, argument) for name, argument in condition.items() if name != head]
        said = ""
        for part in rest:
            said = self.t("q-and", a=said, b=part) if said else part
        if head:
            terrain = self.terrains(condition["terrain"]) if head == "terrain" else ""
            return self.t(f"land-{head}", form=form, q=said, terrain=terrain)
        return self.t("land", form=form, q=said, any="no" if said else "yes")

    def qualities(self, condition: Mapping[str, Any]) -> str:
        """All that is said after "a land"."""
        return self._joined([self.quality(name, argument) for name, argument in condition.items()])

    def quality(self, name: str, argument: Any) -> str:
        """What is said after "a land": "with dahan"."""
        noun = self.texts.noun
        by_name: dict[str, Callable[[], str]] = {
            "has": lambda: self._joined([self.t("q-with", what=noun(kind)) for kind in argument]),
            "has_any": lambda: self.t("q-with", what=noun(argument)),
            "has_not": lambda: self.t("q-no", what=noun(argument)),
            "own_presence_in_target": lambda: self.t("q-own-presence" if argument else "q-no-own-presence"),
            "has_presence": lambda: self.t("q-presence"),
            "sacred_site": lambda: self.t("q-sacred-site"),
            "dahan_outnumber": lambda: self.t("q-outnumber", what=noun(argument)),
            "more_than_origin": lambda: self.t("q-more-than-origin", what=noun(argument)),
            "next_to_more": lambda: self.t("q-next-to-more", what=noun(argument)),
            "terrain": lambda: self.t("q-terrain", terrain=self.terrains(argument)),
            "most_buildings": lambda: self.t("q-most-buildings"),
            "coastal": lambda: self.t("q-coastal" if argument else "q-inland"),
            "inland": lambda: self.t("q-inland" if argument else "q-coastal"),
        }
        if name == "count":
            bound = next(key for key in ("min", "max", "eq") if key in argument)
            return self.t(f"q-{bound}", n=argument[bound], what=noun(argument["what"]))
        return by_name[name]() if name in by_name else self.head_in_brackets(name, argument)

    def head_in_brackets(self, name: str, argument: Any) -> str:
        """A condition that is not about the land, said as it would be at the head of a sentence."""
        return self.t("q-terrain", terrain=self._head(name, argument))

    def _joined(self, parts: list[str]) -> str:
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.t("q-and", a=text, b=part)
        return text


def _dashed(name: str) -> str:
    return name.replace("_", "-")
