"""The effect language of this game: every verb with its words, every condition and every trigger, declared once.

An effect is one table: `{strength: 3, if: {enemy: monster}}`, its verb with the number or main word, further words beside it.
Here stands what may be written. What a verb does is a function of the rules, entered by `carries_out`; what a condition looks at
is one entered by `checks`. Neither knows a card.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, TypeVar

from game.anima.terms import CREATURES, LEVELS, ROLLS, TRIGGERS, WHOSE
from game.core.engine.ops import Compiler, Instruction, Names, Program, Programs, Terms, Vocabulary, Where
from game.core.errors import did_you_mean

if TYPE_CHECKING:
    Amount: TypeAlias = Any
    Some: TypeAlias = Any
    Signed: TypeAlias = Any
    Strength: TypeAlias = Any
    Yes: TypeAlias = Any
    Ifs: TypeAlias = Any
else:

    class Amount:
        """A number from 1 on, or `all`."""

    class Some:
        """A number from 1 on."""

    class Signed:
        """A number other than 0."""

    class Strength:
        """A number other than 0, or `{per: member_above_2, n: 1}`: compiled to (counted thing, n)."""

    class Yes:
        """`true` and nothing else."""

    class Ifs:
        """Conditions: a table of which all hold, or a list of such tables of which one does. Compiled to a tuple of tables."""


Pairs = tuple[tuple[str, Any], ...]
Tables = tuple[Pairs, ...]
F = TypeVar("F", bound=Callable[..., Any])

terms = Terms()
HANDLERS: dict[str, Callable[..., None]] = {}  # verb -> what it does
POSSIBLE: dict[str, Callable[..., bool]] = {}  # verb -> whether it could change anything now
CHECKS: dict[str, Callable[[Any, Any, Any], bool]] = {}  # condition -> whether it holds
COUNTED = ("member_above_2",)
IGNORED = ("previous_encounter", "area_level")  # by a move

Until = Literal["battle", "turn", "end_of_next_turn", "while_member"]
When = Literal["", "bonus_taken", "lost_to_monster"]
Creature = Literal["", "beast", "human", "darkness", "spirit", "construct", "outsider"]
Skill = Literal["", "ki", "magic", "trickery"]


def carries_out(verb: str, can: Callable[..., bool] | None = None) -> Callable[[F], F]:
    """Enters what a verb does: `function(s, f, **words)`, without `if` and `when`, which are looked at before. `can`: whether it
    could change anything now, with the same arguments. Raises KeyError for a verb that is not declared.
    """

    def enter(function: F) -> F:
        HANDLERS[terms.verbs[verb].name] = function
        if can is not None:
            POSSIBLE[verb] = can
        return function

    return enter


def checks(condition: str) -> Callable[[F], F]:
    """Enters what a condition looks at: `function(s, f, value) -> bool`. Raises KeyError for one that is not declared."""

    def enter(function: F) -> F:
        CHECKS[CONDITIONS[condition].name] = function
        return function

    return enter


def holds(s: Any, f: Any, ifs: Tables) -> bool:
    """Whether the conditions of an effect or card hold: none, or all of one table."""
    return not ifs or any(all(CHECKS[name](s, f, value) for name, value in table) for table in ifs)


# ------------------------------------------------------------------------------------------------ verbs

DEFAULTS: dict[str, dict[str, Any]] = {}  # of each verb, the words that need not be written
PASSIVE: set[str] = set()  # verbs that may change a rule as long as they hold
ACTING: set[str] = set()  # verbs that do something at a moment


def declared(act: bool = True, passive: bool = False) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Declares a verb by the signature of a function: `act` if it may be carried out, `passive` if it may hold as a rule. Each
    verb may have an `if`; a passive one `when` it answers something.
    """

    def register(function: Callable[..., None]) -> Callable[..., None]:
        terms.verb()(function)
        name = function.__name__
        params = terms.verbs[name].params
        given = inspect.signature(function).parameters.items()
        DEFAULTS[name] = {word: one.default for word, one in given if one.default is not inspect.Parameter.empty} | {"if_": ()}
        params["if"] = (Ifs, False)
        if passive:
            params["when"] = (When, False)
            DEFAULTS[name]["when"] = ""
            PASSIVE.add(name)
        if act:
            ACTING.add(name)

        def call(s: Any, f: Any, if_: Tables = (), when: str = "", **words: Any) -> None:
            if holds(s, f, if_):
                HANDLERS[name](s, f, **words)

        def can(s: Any, f: Any, if_: Tables = (), when: str = "", **words: Any) -> bool:
            return holds(s, f, if_) and (name not in POSSIBLE or POSSIBLE[name](s, f, **words))

        terms.verbs[name] = terms.verbs[name]._replace(call=call, can=can)
        return function

    return register


@declared(passive=True)
def strength(s: Any, f: Any, n: Strength, of: Literal["group", "enemy", "self"] = "group", until: Until = "battle") -> None:
    """Strength of the own group, of the enemy in this battle, or of the monster itself."""


@declared(passive=True)
def speed(s: Any, f: Any, n: Signed, until: Literal["turn", "while_member"] = "turn") -> None:
    """Speed of the own group."""


@declared(passive=True)
def draw(
    s: Any,
    f: Any,
    n: Some,
    deck: Literal["advantage", "area"] = "advantage",
    keep: Some = 0,
    rest: Literal["", "discard", "bottom"] = "",
) -> None:
    """Advantages come to the hand up to its limit; with `keep` so many of them, the rest go elsewhere. Of areas one is placed."""


@declared()
def take_from_discard(s: Any, f: Any, n: Some) -> None:
    """Advantages of the owner's choice come from the pile."""


@declared(passive=True)
def discard(s: Any, f: Any, n: Amount, choice: Literal["owner", "random"] = "owner") -> None:
    """Advantages leave the hand."""


@declared()
def steal(
    s: Any,
    f: Any,
    n: Some,
    what: Literal["advantage", "character"] = "advantage",
    from_: Literal["any", "same_area"] = "any",
    choice: Literal["random", "victim"] = "random",
) -> None:
    """Somebody else loses it to the card's player."""


@declared()
def recruit(s: Any, f: Any, n: Some) -> None:
    """Characters of the deck join up to the limit."""


@declared()
def kill(s: Any, f: Any, n: Some, of: Literal["own"] = "own") -> None:
    """Own characters die, of their owner's choice."""


@declared()
def prevent_death(s: Any, f: Any, n: Literal[1, "all"]) -> None:
    """Of those that would die by this battle so many do not."""


@declared()
def death_margin(s: Any, f: Any, n: Some) -> None:
    """In a loss to this monster characters die from another margin on."""


@declared()
def face_down(
    s: Any,
    f: Any,
    n: Literal[1],
    of: Literal["own", "any"] = "own",
    until: Literal["next_reset", "reset_after_next"] = "next_reset",
) -> None:
    """A character lies face down for a while, of the owner's choice or of any group."""


@declared(act=False, passive=True)
def immune(s: Any, f: Any, to: Literal["face_down"]) -> None:
    """It cannot be turned face down."""


@declared()
def untap(s: Any, f: Any, n: Literal[1, "all"], of: Literal["other_own", "own"] = "own") -> None:
    """Tapped characters of the own group stand up; `other_own`: not the one that tapped for this."""


@declared()
def end_turn(s: Any, f: Any, so: Yes) -> None:
    """The group does not arrive or leaves its area, its turn is lost."""


@declared()
def lose_next_turn(s: Any, f: Any, so: Yes) -> None:
    """The next turn is lost from its start on."""


@declared()
def rest_bonus(s: Any, f: Any, so: Yes) -> None:
    """In the next turn the group counts as rested."""


@declared()
def speed_test(
    s: Any, f: Any, n: Some, pass_: Program = "", fail: Program = "", by: Literal["own", "that_group"] = "own"
) -> None:
    """A die and the group's speed against a difficulty; what follows one way or the other."""


@declared()
def fight(s: Any, f: Any, n: Some, creature: Creature = "") -> None:
    """A battle against so much strength."""


@declared()
def reroll(s: Any, f: Any, of: Literal["own"]) -> None:
    """The own die of this roll again; the new one counts."""


@declared()
def cancel(s: Any, f: Any, what: Literal["battle", "event", "skill_card"], won_against: Literal["", "monster"] = "") -> None:
    """It has no effect. A battle nobody loses; `won_against`: against a monster it counts as won."""


@declared()
def win_battle(s: Any, f: Any, so: Yes) -> None:
    """Won without dice."""


@declared()
def leave_battle(s: Any, f: Any, so: Yes) -> None:
    """The battle is over, nobody lost."""


@declared()
def redirect(s: Any, f: Any, to: Literal["any_active_area"]) -> None:
    """The announced destination becomes another one of the card player's choice."""


@declared()
def move(s: Any, f: Any, to: Literal["any_active_area"], ignore: Names = ()) -> None:
    """The movement of this turn; `ignore`: previous_encounter, area_level."""


@declared()
def peek(s: Any, f: Any, what: Literal["previous_encounter"]) -> None:
    """Looks in secret at what lies in an area of one's choice."""


@declared()
def replace(s: Any, f: Any, what: Literal["previous_encounter"]) -> None:
    """A new card lies there face down in place of the old one."""


@declared()
def search(s: Any, f: Any, what: Literal["area"]) -> None:
    """One area of the deck, of one's choice, is the one that is placed."""


@declared(passive=True)
def forbid(s: Any, f: Any, what: Literal["skill_card", "trade", "rest", "rest_bonus"], skill: Skill = "") -> None:
    """Not allowed as long as it holds."""


@declared()
def area_level(s: Any, f: Any, n: Signed, at_least: Some = 1, until: Literal["turn"] = "turn") -> None:
    """The level of the own area, for encounters there."""


@declared()
def extra_encounters(s: Any, f: Any, n: Some) -> None:
    """More cards for a result that is not a special one."""


@declared()
def treat_exploration_as(s: Any, f: Any, what: Literal["nothing"]) -> None:
    """The roll counts as that."""


@declared()
def may(s: Any, f: Any, ops: Program, cost: Program = "") -> None:
    """Optional; the cost is paid first."""


@declared()
def choose_one(s: Any, f: Any, branches: Programs) -> None:
    """One branch that is possible."""


# ------------------------------------------------------------------------------------------------ conditions


class Condition(NamedTuple):
    """A condition and what may be written with it: one of these words, or a number of these (a range)."""

    name: str
    words: tuple[Any, ...] = ()


CONDITIONS: dict[str, Condition] = {
    condition.name: condition
    for condition in (
        Condition("enemy", ("monster", "group")),
        Condition("enemy_kind", CREATURES),
        Condition("area_level", LEVELS),
        Condition("group_size_at_most", tuple(range(1, 5))),
        Condition("group_size_at_least", tuple(range(1, 5))),
        Condition("own_hand_at_most", tuple(range(6))),
        Condition("attacked", (True, False)),
        Condition("forced", (True, False)),
        Condition("victim_characters_at_least", tuple(range(1, 5))),
    )
}


# ------------------------------------------------------------------------------------------------ triggers


class Trigger(NamedTuple):
    """What a reply answers, whose doing it is, and for a roll what is rolled for ("": anything)."""

    name: str
    whose: str
    of: str = ""


def triggers(written: dict[str, str], where: Where) -> tuple[Trigger, ...]:
    """The triggers of a card as written: `{roll: own, of: battle}`. Raises DataError for one that nobody opens."""
    found = []
    for name, whose in written.items():
        if name == "of" and "roll" in written:
            where.at("of").pick(whose, ROLLS, "roll")
            continue
        if name not in TRIGGERS:
            raise where.at(name).fail(f'nobody opens the trigger "{name}"{did_you_mean(str(name), TRIGGERS)}')
        where.at(name).pick(whose, WHOSE, "word")
        found.append(Trigger(name, whose, written.get("of", "") if name == "roll" else ""))
    if not found:
        raise where.fail("a reply names the trigger that it answers")
    return tuple(found)


# ------------------------------------------------------------------------------------------------ compiling


class EffectCompiler(Compiler):
    """Compiles effects of this game. Programs are kept by id in `programs`: an instruction has the verb, what carries it out, and
    its words, those not written too, conditions as plain tables.
    """

    def __init__(self) -> None:
        super().__init__(Vocabulary((), {}, (), terms))

    def instruction(self, op_id: str, op: Any, where: Where) -> Instruction:
        """As written, and what is not written as it is then."""
        made = super().instruction(op_id, op, where)
        made = made._replace(args={**DEFAULTS[made.verb], **made.args})
        for at, word in enumerate(made.args.get("ignore", ())):
            where.at("ignore", at).pick(word, IGNORED, "word")
        if made.verb == "draw":
            self._drawn(made.args, where)
        if made.verb == "may" and made.args["cost"]:
            self._paid(made.args["cost"], where.at("cost"))
        return made

    def _paid(self, cost: str, where: Where) -> None:
        """Raises DataError where a cost is not one advantage of the owner's choice, which the question `may` names."""
        paid = self.programs[cost]
        if [(one.verb, one.args.get("n"), one.args.get("choice")) for one in paid] != [("discard", 1, "owner")]:
            raise where.fail("a cost is one advantage: [{discard: 1}]")

    @staticmethod
    def _drawn(args: dict[str, Any], where: Where) -> None:
        """Raises DataError where more is kept than drawn, or it is not said where the rest goes."""
        rest = "bottom" if args["deck"] == "area" else "discard"
        if args["keep"] > args["n"]:
            raise where.at("keep").fail(f"{args['keep']} cannot be kept of {args['n']}")
        if bool(args["keep"]) != bool(args["rest"]) or (args["deck"] == "area" and not args["keep"]):
            raise where.fail(f"what keeps some of the cards says so with keep and rest: {rest}")
        if args["rest"] not in ("", rest):
            raise where.at("rest").fail(f"of the deck {args['deck']} the rest goes here: {rest}")

    def convert(self, hint: Any, value: Any, value_id: str, where: Where) -> Any:
        number = isinstance(value, int) and not isinstance(value, bool)
        if hint is Ifs:
            return self.conditions(value, where)
        if hint is Yes:
            if value is not True:
                raise where.fail("only true can stand here")
            return True
        if hint is Strength and isinstance(value, dict):
            if set(value) - {"per", "n"} or "per" not in value:
                raise where.fail("a number or {per: ..., n: ...} is expected here")
            return where.at("per").pick(value["per"], COUNTED, "counter"), self.whole(value.get("n", 1), where)
        if hint in (Strength, Signed):
            if not number or value == 0:
                raise where.fail("a whole number other than 0 is expected here")
            return value
        if hint is Amount and value == "all":
            return "all"
        if hint in (Amount, Some):
            if not number or value < 1:
                raise where.fail(f"a whole number from 1 on{' or all' if hint is Amount else ''} is expected here")
            return value
        return super().convert(hint, value, value_id, where)

    def _main(self, verb: Any, value: Any, where: Where) -> dict[str, tuple[Any, Where]]:
        if verb.name == "strength":
            return {"n": (value, where)}
        if isinstance(value, dict):
            raise where.fail(f"after {verb.name} comes a number or a word, further words stand beside it")
        return super()._main(verb, value, where)

    def conditions(self, value: Any, where: Where) -> Tables:
        """Conditions as written: a table, or a list of tables. Raises DataError."""
        tables = value if isinstance(value, list) else [value]
        if not tables:
            raise where.fail("a table of conditions is expected here")
        found = []
        for at, table in enumerate(tables):
            place = where.at(at) if isinstance(value, list) else where
            if not isinstance(table, dict) or not table:
                raise place.fail("a table of conditions is expected here")
            for name, word in table.items():
                known = CONDITIONS[place.pick(name, tuple(CONDITIONS), "condition")]
                if type(word) not in {type(one) for one in known.words} or word not in known.words:
                    meant = did_you_mean(str(word), [str(one) for one in known.words])
                    raise place.at(name).fail(f'unknown word "{word}" for {name}{meant}')
            found.append(tuple(table.items()))
        return tuple(found)

    def effects(self, program_id: str, ops: Any, where: Where, passive: bool = False, member: bool = False) -> str:
        """Compiles a list of effects. `passive`: they hold as rules, so nothing in them acts at a moment, unless `member`: an
        organisation's may answer something. Raises DataError.
        """
        self.program(program_id, ops, where)
        for at, made in enumerate(self.programs[program_id]):
            answers = bool(made.args.get("when"))
            if answers and not member:
                raise where.at(at).at("when").fail('only what an organisation gives or obliges to has "when"')
            if passive and not answers and (made.verb not in PASSIVE or made.verb in ("draw", "discard")):
                raise where.at(at).fail(f"{made.verb} does something at a moment, here stands only what always holds")
        if not passive and (idle := next((made for made in self.inside(program_id) if made.verb not in ACTING), None)):
            raise where.fail(f"{idle.verb} does nothing at a moment")
        return program_id

    def inside(self, program_id: str) -> Iterator[Any]:
        """All instructions of a program, those of its branches too."""
        for name, made in self.programs.items():
            if name == program_id or name.startswith(f"{program_id}."):
                yield from made
