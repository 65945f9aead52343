"""What an op list says, in the words of a language: one clause per op, joined by messages only.

The generator reads the written form of ops (see `data/spirit_island/README.md`), so it needs neither a running game nor compiled
programs. A clause begins small and has no full stop; `sentences` makes sentences of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from game.core.words.messages import Words
from game.spirit_island.terms import ELEMENTS, INVADERS
from game.spirit_island.words.join import MORE, NOUNS, JoinTexts
from game.spirit_island.words.lands import LandTexts

Op = Mapping[str, Any]

KIND_ORDER = ("explorer", "town", "city", "dahan", "blight", "own-presence")
WHOLE_TABLE = {"if", "in_each_land", "in_land", "add"}  # verbs whose first parameter is itself a table
_SPACES = re.compile(r" {2,}")
_BEFORE_SIGN = re.compile(r" +([,.:;)])")
_BEFORE_PICTURE = re.compile(r"(?<!\S)(\w{1,4}) (?=<(?!/?b>|defend|range))")
_BEFORE_NUMBER = re.compile(r"(?<!\S)([^\W\d]{1,2}) (?=\d)")
_AFTER_NUMBER = re.compile(r"(?<!\w)(\d+(?:</b>|\+)?) (?=<(?!/?b>)|[^\W\d])")


@lru_cache(maxsize=2000)
def tidy(text: str) -> str:
    """Removes the gaps that empty arguments leave; ties a number to the word or picture after it, a short word to
    the number or picture that it governs."""
    text = _BEFORE_SIGN.sub(r"\1", _SPACES.sub(" ", text)).strip(" ")
    text = _BEFORE_NUMBER.sub("\\1\u00a0", text)
    return _BEFORE_PICTURE.sub("\\1\u00a0", _AFTER_NUMBER.sub("\\1\u00a0", text))


class Amount(NamedTuple):
    """A written number: the first figure and what it is counted by ("" for a plain number). `all` has n == 0."""

    n: int
    per: str = ""
    all: bool = False


class OpTexts(JoinTexts):
    """Clauses for op lists. `style` is "icons" (card faces) or "words" (speech, text view)."""

    def __init__(self, words: Words, style: str = "icons") -> None:
        self.words = words
        self.style = style
        self.lands = LandTexts(self)

    def t(self, message: str, **args: Any) -> str:
        return tidy(self.words.t(message, style=self.style, **args))

    # ------------------------------------------------------------------------------------------ nouns, numbers

    def noun(self, kinds: Sequence[str] | str) -> str:
        """The noun for NP() that stands for these kinds together: ["explorer", "town"] -> "i-explorer-town"."""
        listed = (kinds,) if isinstance(kinds, str) else tuple(kinds)
        opened = [one for kind in listed for one in (INVADERS if kind == "invader" else (kind,))]
        opened = sorted(set(opened), key=lambda kind: KIND_ORDER.index(kind) if kind in KIND_ORDER else 99)
        name = "invader" if tuple(opened) == INVADERS else "-".join(opened)
        if not self.words.has(f"np-{name}"):
            name = "piece"
        wanted = f"i-{name}"
        return wanted if self.style == "icons" and self.words.has(f"np-{wanted}") else name

    def amount(self, value: Any) -> Amount:
        if value == "all":
            return Amount(0, all=True)
        if isinstance(value, Mapping):
            return Amount(int(value.get("n", 1)), self.per(value["per"]))
        if isinstance(value, (list, tuple)):
            first, *rest = [self.amount(part) for part in value]
            per = first.per
            for part in rest:
                joined = {"n": part.n, "more": part.per}
                per = self.t("per-and", before=per, **joined) if per else self.t("per-plus", **joined)
            return Amount(first.n, per)
        return Amount(int(value))

    def per(self, counter: str) -> str:
        if counter.startswith("own-") and counter[4:] in ELEMENTS:
            element = counter[4:]
            return self.t("per-own-element", element=f"<{element}>" if self.style == "icons" else self.words.t(f"icon-{element}"))
        if self.words.has(f"per-{counter}"):
            return self.t(f"per-{counter}")
        return self.t("per-kind", what=self.noun(counter))

    def verb(self, op: Op) -> str:
        """The verb of a written op."""
        return verb_of(op)

    def written(self, op: Op) -> dict[str, Any]:
        """The parameters of a written op by name."""
        return parameters(op, verb_of(op))

    def clause(self, op: Op, who: str = "self") -> str:
        """One op. `who` is the subject where the op does not name one (self, target, each)."""
        verb = verb_of(op)
        if op.get(MORE) and verb in NOUNS:
            return self.t("th-more", clause=self.clause({key: value for key, value in op.items() if key != MORE}, who))
        written = parameters(op, verb)
        special = _SPECIAL.get(verb)
        if special is not None:
            return special(self, written, who)
        return self.t(f"op-{verb.replace('_', '-')}", n=written.get("", 1))

    # ------------------------------------------------------------------------------------------ single verbs

    def _fear(self, op: dict, who: str) -> str:
        n = self.amount(op[""])
        if "max" in op:
            return self.t("op-fear-most", n=n.n, per=n.per, max=op["max"])
        return self.t("op-fear", n=n.n, per=n.per)

    def _defend(self, op: dict, who: str) -> str:
        n = self.amount(op[""])
        return self.t("op-defend", n=n.n, per=n.per)

    def _damage(self, op: dict, who: str) -> str:
        n = self.amount(op.get("", op.get("n", 1)))
        kinds = op.get("to", INVADERS)
        noun = self.noun(kinds)
        if op.get("each"):
            text = self.t("op-damage-each", n=n.n, what=noun)
        elif "different" in op:
            many = self.amount(op["different"])
            if many.per:
                text = self.t("op-damage-different-per", n=n.n, per=many.per)
            else:
                text = self.t("op-damage-different", n=n.n, count=many.n)
        else:
            to = "" if self.noun(kinds) == self.noun(INVADERS) else self.t("op-damage-to", what=noun)
            where = self.t("op-damage-adjacent-too") if op.get("in") == "adjacent-too" else ""
            text = self.t("op-damage", n=n.n, per=n.per, to=to, where=where)
        if "bonus" in op:
            bonus = op["bonus"]
            head = self.lands.head(bonus["if"])
            text = self.t("op-damage-bonus", damage=text, n=bonus["plus"], **{"if": head})
        return text

    def _push(self, op: dict, who: str) -> str:
        how = ""
        if op.get("spread"):
            how = self.t("op-push-spread")
        if isinstance(op.get("to"), Mapping):
            how = self.t("op-push-into", land=self.lands.land(op["to"], "one"))
        if "carry_defend" in op:
            how = self.t("op-push-carry", n=op["carry_defend"])
        return self._counted("push", op, how=how)

    def _counted(self, verb: str, op: dict, **more: str) -> str:
        """push, gather, destroy, remove, downgrade: a number of pieces, up to a number, or all."""
        kinds = op.get("what", op.get("", INVADERS))
        up_to = "up_to" in op
        n = self.amount(op["up_to"] if up_to else op.get("n", 1))
        form = "any" if n.all and up_to else "all" if n.all else "up-to" if up_to else ""
        message = f"op-{verb}-{form}" if form else f"op-{verb}"
        message += "-more" * bool(op.get(MORE) and self.words.has(f"{message}-more"))
        return self.t(message, n=n.n, what=self.noun(kinds), per=n.per, **more)

    def _remove(self, op: dict, who: str) -> str:
        if "health" in op:
            n = self.amount(op["health"])
            return self.t("op-remove-health", n=n.n, per=n.per)
        return self._counted("remove", op)

    def _replace(self, op: dict, who: str) -> str:
        (into, m), *_ = op["with"].items()
        n = self.amount(op.get("n", 1))
        message = "op-replace-all" if n.all else "op-replace"
        kind = op.get("what", op.get("", "piece"))
        return self.t(message, n=n.n, what=self.noun(kind), into=self.noun(into), m=m)

    def _add(self, op: dict, who: str) -> str:
        return self.listed([self.t("op-add", n=n, what=self.noun(kind)) for kind, n in op[""].items()], "then")

    def _add_presence(self, op: dict, who: str) -> str:
        if "where" in op:
            return self.t("growth-presence-words", n=op[""], terrain=self.lands.qualities(op["where"]))
        terrain = self.lands.terrains(op["terrain"]) if "terrain" in op else ""
        if op.get("who") == "target":
            return self.t("op-add-presence-target", n=op[""])
        return self.t("growth-presence-words", n=op[""], terrain=self.t("q-terrain", terrain=terrain) if terrain else "")

    def _add_presence_here(self, op: dict, who: str) -> str:
        message = "op-add-presence-here-anywhere" if op.get("anywhere") else "op-add-presence-here"
        return self.t(message, n=op[""], what=self.noun("own-presence"))

    def _gain_elements(self, op: dict, who: str) -> str:
        if op.get("had"):
            return self.t("op-gain-element-had")
        return self._by_who("op-gain-elements")(op, who)

    def _save_dahan(self, op: dict, who: str) -> str:
        return self.t("op-save-dahan", do=self.body(op[""], who))

    def _restore_presence(self, op: dict, who: str) -> str:
        subject = _subject(op, who)
        return self.t("op-restore-presence" if subject != "self" else "op-restore-presence-self", n=op[""])

    def _move(self, op: dict, who: str) -> str:
        to = op.get("to", "any-land")
        land = self.lands.land(to if isinstance(to, Mapping) else {}, "one")
        up_to = "up_to" in op
        n = self.amount(op["up_to"] if up_to else op.get("n", 1))
        return self.t("op-move-up-to" if up_to else "op-move", n=n.n, what=self.noun(op["what"]), land=land)

    def _skip(self, op: dict, who: str) -> str:
        actions = list(op["actions"])
        if op.get("there"):  # the land was named just before
            special = f"op-skip-there-{actions[0]}"
            if len(actions) == 1 and self.words.has(special):
                return self.t(special)
            return self.t("op-skip-there", actions=self._actions(actions, "list-and"))
        if "in" in op:
            land = self.lands.land(op["in"], "lands")
            special = f"op-skip-in-{actions[0]}"
            if len(actions) == 1 and self.words.has(special):
                return self.t(special, actions=self.t(f"action-{actions[0]}"), land=land)
            return self.t("op-skip-in", actions=self._actions(actions, "list-and"), land=land)
        every = op.get("n", "all") == "all"
        message = ("op-skip-all" if every else "op-skip-n") + ("-may" if op.get("optional") else "")
        return self.t(message, actions=self._actions(actions, "list-and" if every else "list-or"))

    def _actions(self, actions: list[str], last: str) -> str:
        together = f"actions-{'-'.join(actions)}"
        if last == "list-and" and self.words.has(together):
            return self.t(together)
        return self.listed([self.t(f"action-{action}") for action in actions], last)

    def _repeat(self, op: dict, who: str) -> str:
        return self.t("op-repeat-adjacent" if op.get("", op.get("land")) == "adjacent" else "op-repeat-any")

    def _if(self, op: dict, who: str) -> str:
        head = self.lands.head(op[""])
        then = op.get("then", [])
        branches = self.written(then[0]).get("") if len(then) == 1 and self.verb(then[0]) == "choose_one" else None
        if branches and len(branches) == 2 and op.get("else") == branches[0]:  # the second is what the condition adds
            more = self.t("op-if", **{"if": head, "then": self.run(branches[1], who)})
            return self.t("or", a=self.run(branches[0], who), b=more)
        if op.get("else"):
            parts = {"if": head, "then": self.body(op["then"], who), "else": self.body(op["else"], who)}
            return self.t("op-if-else", **parts)
        return self.t("op-if", **{"if": head, "then": self.body(op.get("then", []), who)})

    def _choose_one(self, op: dict, who: str) -> str:
        branches = op["" if "" in op else "branches"]
        if op.get("chooser") == "target":
            return self.t("op-chooser-target", choice=self.choice(branches, "it"))
        return self.choice(branches, who)

    def _may(self, op: dict, who: str) -> str:
        return self.t("op-may", do=self.run(op.get("", op.get("do", [])), who))

    def _pay(self, op: dict, who: str) -> str:
        subject = {"again": "it"}.get(_subject(op, who), _subject(op, who))
        message = f"op-pay-{subject}" + ("-may" if op.get("optional") else "")
        inside = "self" if subject == "self" else "it"
        return self.t(message, n=op.get("energy", op.get("")), then=self.run(op.get("then", []), inside))

    def _gain_energy(self, op: dict, who: str) -> str:
        n = self.amount(op.get("", op.get("n", 1)))
        if op.get(MORE) and _subject(op, who) not in ("self", "each"):
            return self.t("op-gain-energy-more", n=n.n, per=n.per)
        return self.clause_of("op-gain-energy", op, who, n=n.n, per=n.per)

    def _gain_card(self, op: dict, who: str) -> str:
        return self.clause_of("op-gain-card", op, who, card=self.t(f"card-{op.get('', 'choice')}"))

    def _by_who(self, message: str) -> Callable[[dict, str], str]:
        return lambda op, who: self.clause_of(message, op, who, n=op.get("", op.get("n", 1)))

    def clause_of(self, message: str, op: dict, who: str, **args: Any) -> str:
        """The message for the one who does it; where the target was named before, a shorter one if the language has it."""
        subject = _subject(op, who)
        shorter = {"again": ("again", "it", "target"), "it": ("it", "target")}.get(subject, (subject,))
        return self.t(next((f"{message}-{one}" for one in shorter if self.words.has(f"{message}-{one}")), message), **args)

    def _choose_land(self, op: dict, who: str) -> str:
        if "range" in op:
            return self.t("op-choose-land-range", n=op["range"])
        target = op.get("presence_of") == "target"
        return self.t("op-choose-land-presence" if target else "op-choose-land-own-presence")

    def _free_repeat(self, op: dict, who: str) -> str:
        return self.clause_of("op-free-repeat", op, who, n=op.get("", op.get("n", 1)), cost=op["max_cost"])

    def _target_in_own_land(self, op: dict, who: str) -> str:
        return self.t("op-target-in-own-land", do=self.body(op[""], "it"))

    def _in_each(self, op: dict, who: str) -> str:
        place = op.get("", op.get("land"))
        what = self.noun(op.get("what", INVADERS))
        return self.t(f"op-in-each-{place}", what=what, do=self.body(op["do"], who))

    def _in_each_land(self, op: dict, who: str) -> str:
        return self.t("op-in-land", land=self.lands.land(op[""], "each"), do=self.body(op["do"], who))

    def _in_land(self, op: dict, who: str) -> str:
        return self.t("op-in-land", land=self.lands.land(op[""], "in-one"), do=self.body(op["do"], who))

    def _each_player(self, op: dict, who: str) -> str:
        do = self.body(op["do"], who)
        may = bool(op.get("may"))
        if "choose" not in op:
            return self.t("op-each-player-do-may" if may else "op-each-player-do", do=do)
        chosen = dict(op["choose"])
        if any("more_than_origin" in parameters(one, "push").get("to", {}) for one in op["do"] if "push" in one):
            chosen.pop("next_to_more", None)  # where they go says it
        land = self.lands.land(chosen, "other" if op.get("different") else "one")
        return self.t("op-each-player-may" if may else "op-each-player", land=land, do=do)

    def _each_board(self, op: dict, who: str) -> str:
        if "board_has" in op:
            place = self.lands.land(op.get("choose", {}), "one")
            return self.t("op-each-board-with", land=place, what=self.noun(op["board_has"]), do=self.body(op["do"], who))
        return self.t("op-each-board", land=self.lands.land(op.get("choose", {}), "one"), do=self.body(op["do"], who))

    def _each_spirit(self, op: dict, who: str) -> str:
        ops = op.get("", op.get("do", []))
        if len(ops) == 1 and verb_of(ops[0]) in ("gain_energy", "gain_power_card", "gain_elements"):
            return self.clause(ops[0], "each")
        return self.t("op-each-spirit", do=self.body(ops, "target"))

    def _extra_fear(self, op: dict, who: str) -> str:
        kinds = op.get("per_destroyed", ("town", "city"))
        n = op.get("", op.get("n", 1))
        return self.t("op-extra-fear", n=n, what=self.noun(kinds), max=op.get("max", 0))

    def _mutual_damage(self, op: dict, who: str) -> str:
        return self.t("op-mutual-damage", what=self.noun(op["a"]), other=self.noun(op["b"]))

    def _retaliate(self, op: dict, who: str) -> str:
        if op.get("adjacent"):
            return self.t("op-retaliate-adjacent")
        return self.t("op-retaliate", n=op.get("", 1))

    def _remove_blight_near(self, op: dict, who: str) -> str:
        return self.t("op-remove-blight-near", n=op[""], what=self.noun("blight"))


_SPECIAL: dict[str, Callable[[OpTexts, dict, str], str]] = {
    "fear": OpTexts._fear,
    "defend": OpTexts._defend,
    "damage": OpTexts._damage,
    "push": OpTexts._push,
    "gather": lambda self, op, who: self._counted("gather", op),
    "destroy": lambda self, op, who: self._counted("destroy", op),
    "drown": lambda self, op, who: self._counted("drown", op),
    "remove": OpTexts._remove,
    "downgrade": lambda self, op, who: self._counted("downgrade", op),
    "replace": OpTexts._replace,
    "add": OpTexts._add,
    "add_presence": OpTexts._add_presence,
    "add_presence_here": OpTexts._add_presence_here,
    "destroy_presence": lambda self, op, who: self._by_who("op-destroy-presence")(op, who),
    "forget_card": lambda self, op, who: self._by_who("op-forget-card")(op, who),
    "restore_presence": OpTexts._restore_presence,
    "move": OpTexts._move,
    "skip": OpTexts._skip,
    "repeat": OpTexts._repeat,
    "if": OpTexts._if,
    "choose_one": OpTexts._choose_one,
    "may": OpTexts._may,
    "pay": OpTexts._pay,
    "gain_energy": OpTexts._gain_energy,
    "gain_power_card": OpTexts._gain_card,
    "gain_elements": OpTexts._gain_elements,
    "save_dahan": OpTexts._save_dahan,
    "give_power_card": lambda self, op, who: self.t("op-give-card-again" if who == "again" else "op-give-card"),
    "choose_land": OpTexts._choose_land,
    "target_in_own_land": OpTexts._target_in_own_land,
    "in_each": OpTexts._in_each,
    "in_each_land": OpTexts._in_each_land,
    "in_land": OpTexts._in_land,
    "each_player": OpTexts._each_player,
    "each_board": OpTexts._each_board,
    "each_spirit": OpTexts._each_spirit,
    "range_bonus": lambda self, op, who: self._by_who("op-range-bonus")(op, who),
    "damage_bonus": lambda self, op, who: self._by_who("op-damage-bonus")(op, who),
    "make_fast": lambda self, op, who: self._by_who("op-make-fast")(op, who),
    "make_any_fast": lambda self, op, who: self._by_who("op-make-any-fast")(op, who),
    "more_plays": lambda self, op, who: self._by_who("op-more-plays")(op, who),
    "ward": lambda self, op, who: self._by_who("op-ward")(op, who),
    "allow_repeat": lambda self, op, who: self._by_who("op-allow-repeat")(op, who),
    "keep_card": lambda self, op, who: self._by_who("op-keep-card")(op, who),
    "extra_fear": OpTexts._extra_fear,
    "retaliate": OpTexts._retaliate,
    "fear_per_destroyed": lambda self, op, who: self.t("op-fear-per-destroyed", do=self.run(op[""], who), n=op.get("n", 1)),
    "free_repeat": OpTexts._free_repeat,
    "reclaim": lambda self, op, who: self.t("op-reclaim" if op[""] == "all" else "op-reclaim-one"),
    "mutual_damage": OpTexts._mutual_damage,
    "remove_blight_near": OpTexts._remove_blight_near,
}
PLAIN_VERBS = (
    *("copy_elements", "move_origin_presence", "dahan_health"),
    *("block_blight", "protect_dahan", "share_presence", "spare_dahan", "dahan_strike_together", "fear_defends", "play_gained"),
    *("build_here", "reveal_fear", "add_presence_at_sea", "gather_presence_to_sea", "push_presence_from_sea"),
)  # one message says it all
VERBS = (*_SPECIAL, *PLAIN_VERBS)


def _subject(op: Mapping[str, Any], who: str) -> str:
    """Who gains or pays: self, target, each; "it" where the sentence names the target already, "again" where one before did."""
    if who == "each":
        return "each"
    if who == "again":
        return "again" if op.get("who") == "target" else op.get("who", "self")
    named = op.get("who", who)
    return "it" if who == "it" and named == "target" else named


def verb_of(op: Op) -> str:
    """The verb of a written op: the first key that is one."""
    return next((key for key in op if key in VERBS), next(iter(op), ""))


def parameters(op: Op, verb: str) -> dict[str, Any]:
    """The parameters of a written op by name; its main value, where it is not a table of them, under ""."""
    written = {key: value for key, value in op.items() if key != verb}
    main = op.get(verb)
    if isinstance(main, Mapping) and verb not in WHOLE_TABLE and "per" not in main:
        written.update(main)
    else:
        written[""] = main
    return written
