"""How clauses become sentences and paragraphs: the part of `OpTexts` that joins, for lists of ops.

A list is told in the order of execution. What has been named once is not named again ("the spirit gains ..., it may ..."),
equal ops for you and for the target are told together, and nothing that depends on a condition stands in a sentence of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any

Op = Mapping[str, Any]

SOFT_BREAK = "\n"  # between effects of one paragraph: a line on a large card, a space on a small one
BLOCKS = {
    *("if", "choose_one", "may", "pay", "in_each", "in_each_land", "in_land", "each_player", "each_spirit", "each_board"),
    *("target_in_own_land", "save_dahan"),
    *("choose_land", "repeat", "skip", "retaliate", "extra_fear"),
}  # these begin a paragraph of their own
LONG = {*BLOCKS} - {"skip", "repeat", "choose_land"}  # these hold a colon, nothing can follow in their sentence
ADDED = {"fear", "damage", "gather", "push", "gain_energy"}  # effects that are said to be more where there was some before
MORE = "more"  # marks such an op
NOUNS = {"fear", "damage", "defend"}  # told without a verb: "2 fear"
_MARK = re.compile(r"^((?:<b>|[•(«“„])*)(\w)", re.UNICODE)


def capital(text: str) -> str:
    """The text with a capital first letter; figures and pictures stay as they are."""
    return _MARK.sub(lambda found: found[1] + found[2].upper(), text, count=1)


class JoinTexts:
    """The joining half of `OpTexts`, which tells the single ops."""

    style: str
    t: Callable[..., str]
    clause: Callable[..., str]
    noun: Callable[..., str]
    verb: Callable[[Op], str]
    written: Callable[[Op], dict[str, Any]]

    def listed(self, parts: Sequence[str], last: str) -> str:
        """A list with commas, its last two joined by this message (list-and, list-or, then)."""
        text = parts[0] if parts else ""
        for at, part in enumerate(parts[1:], 2):
            text = self.t(last if at == len(parts) else "list-comma", a=text, b=part)
        return text

    def _apart(self, a: str, b: str) -> str:
        return self.t("list-semicolon", a=a, b=b)

    def clauses(self, ops: Sequence[Op], who: str = "self") -> Iterator[tuple[Op, str]]:
        """Each op with its clause. Once the target is named it is "it" (`again`); two ops that say the same are one clause."""
        at, named = 0, False
        while at < len(ops):
            op, verb = ops[at], self.verb(ops[at])
            both = self._both(op, ops[at + 1]) if at + 1 < len(ops) else ""
            if both:
                yield op, both
                at, named = at + 2, True
                continue
            alike = self._replaces(ops[at:])
            if len(alike) > 1:
                # "1 town with 1 explorer and 1 dahan with 1 explorer" reads as if both became the one
                few = len(alike) == 2
                yield op, self.listed(alike, "list-and") if few else reduce(self._apart, alike)
                at += len(alike)
                continue
            aimed = op.get("who") == "target" or verb in ("if", "give_power_card")
            again = aimed and (named or (verb == "if" and "target_is" in op["if"]))
            said = self._on_top(op, ops[:at]) if verb == "if" else op
            yield op, self.clause(said, "again" if again and who == "self" else who)
            named = named or op.get("who") == "target"
            at += 1

    def _on_top(self, op: Op, before: Sequence[Op]) -> Op:
        """A condition with that marked (`MORE`) which happens once more with it: "up to 1" after 1 would read as in its place."""
        if op.get("else"):
            return op
        same = [{MORE: True} if any(self._same(one, other) for other in before) else {} for one in op.get("then", ())]
        return {**op, "then": [{**one, **more} for one, more in zip(op.get("then", ()), same, strict=True)]}

    def _same(self, one: Op, other: Op) -> bool:
        """Whether two ops are one effect, whatever their numbers."""
        if self.verb(one) != self.verb(other) or self.verb(one) not in ADDED:
            return False
        a, b = ({key: value for key, value in self.written(op).items() if key not in ("", "n", "up_to")} for op in (one, other))
        return a == b

    def _replaces(self, ops: Sequence[Op]) -> list[str]:
        """Replacements in a row, the verb said once: "replace 1 city with 2 explorers", "1 town with 1 explorer"."""
        parts: list[str] = []
        for op in ops:
            written = self.written(op)
            if self.verb(op) != "replace" or not isinstance(written.get("n", 1), int):
                break
            (into, m), *_ = written["with"].items()
            args = {
                "what": self.noun(written.get("what", written.get("", "piece"))),
                "n": written.get("n", 1),
                "into": self.noun(into),
                "m": m,
            }
            parts.append(self.t("op-replace-more" if parts else "op-replace", **args))
        return parts

    def _both(self, op: Op, after: Op) -> str:
        """Two ops as one: energy for you and the target, or the same lands defended and skipped; "" where they are not alike."""
        verbs = (self.verb(op), self.verb(after))
        if verbs == ("gain_energy", "gain_energy") and op["gain_energy"] == after["gain_energy"]:
            if isinstance(op["gain_energy"], int) and {op.get("who"), after.get("who")} == {"self", "target"}:
                return self.t("op-gain-energy-both", n=op["gain_energy"])
        if verbs == ("in_each_land", "skip") and op["in_each_land"] == after["skip"].get("in"):
            there = {key: value for key, value in after["skip"].items() if key != "in"}
            return self.clause({**op, "do": [*op["do"], {"skip": {**there, "there": True}}]})
        return ""

    def sentences(self, ops: Sequence[Op], who: str = "self") -> str:
        """All ops as sentences in one line."""
        return " ".join(self.sentence(clause) for _, clause in self.clauses(ops, who))

    def sentence(self, clause: str) -> str:
        """A clause as a sentence: capital, full stop."""
        return clause if not clause else capital(self.t("sentence", clause=clause))

    def paragraphs(self, ops: Sequence[Op], who: str = "self") -> list[str]:
        """Sentences, with every effect that holds others (if, or, in each land) in a paragraph of its own."""
        lines: list[str] = []
        open_line = False
        between = SOFT_BREAK if self.style == "icons" else " "
        for op, clause in self.clauses(ops, who):
            sentence = self.sentence(clause)
            alone = self.verb(op) in BLOCKS
            if lines and open_line and not alone:
                lines[-1] = f"{lines[-1]}{between}{sentence}"
            else:
                lines.append(sentence)
            open_line = not alone
        return lines

    def body(self, ops: Sequence[Op], who: str = "self") -> str:
        """What follows a colon, without a full stop at the end: one sentence where that is possible, so that it is plain what the
        colon governs."""
        told = list(self.clauses(ops, who))
        clauses = [clause for _, clause in told]
        verbs = [self.verb(op) for op, _ in told]
        if not LONG & set(verbs):
            if "skip" in verbs:
                return self.listed(clauses, "list-comma")
            return self.listed(clauses, "list-and" if NOUNS.issuperset(verbs) else "then")
        text = clauses[0] if clauses else ""
        for clause in clauses[1:]:
            text = f"{self.t('sentence', clause=text)} {capital(clause)}"
        return text

    def run(self, ops: Sequence[Op], who: str = "self") -> str:
        """Clauses in one breath: "gather 2 dahan, then 1 damage"."""
        text = ""
        if len(ops) > 1 and self.written(ops[0]).get("presence_of") == "target":
            return self.t("op-do-in-its-land", do=self.run(ops[1:], who))
        for op in ops:
            clause = self.clause(op, who)
            text = self.t("then", a=text, b=clause) if text else clause
        return text

    def choice(self, branches: Sequence[Sequence[Op]], who: str = "self") -> str:
        """Branches with "or" between them."""
        alike = self._alike(branches)
        if alike:
            return alike
        parts = [self.run(branch, who) for branch in branches]
        text = parts[0]
        for part in parts[1:]:
            text = self.t("or", a=text, b=part)
        return text

    def _alike(self, branches: Sequence[Sequence[Op]]) -> str:
        """Two branches of nearly the same words said once: "push or gather 1 dahan", "remove 2 explorers or 1 town"."""
        if [len(branch) for branch in branches] != [1, 1]:
            return ""
        one, two = (self.written(branch[0]) for branch in branches)
        verbs = [self.verb(branch[0]) for branch in branches]
        if any({*op} != {"what", "n"} or not isinstance(op["n"], int) for op in (one, two)):
            return ""
        if verbs == ["push", "gather"] and one == two:
            return self.t("op-push-or-gather", n=one["n"], what=self.noun(one["what"]))
        if verbs == ["remove", "remove"]:
            return self.t("op-remove-or", n=one["n"], what=self.noun(one["what"]), m=two["n"], other=self.noun(two["what"]))
        return ""
