"""How a question looks: picked where its options lie, as an amount, as a sheet filled in at once, or as a bar of replies.

Plain values a game's screen gives and the table draws. Decisions, keys and their order are the rules' all the same: a sheet
yields the keys that the rules would have been given one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from game.core.engine.key import Key

MOST_STEPS = 14  # that a row in the prompt bar holds; more are a list


class Pick(NamedTuple):
    """One option, touched where it lies. `title` stands over cards that lie nowhere yet; "" = the question itself."""

    title: str = ""


class Step(NamedTuple):
    """One amount: the option, its figure, and what it would come to."""

    key: str
    value: str
    hint: str = ""


class Amount(NamedTuple):
    """How much: a row of figures in the prompt bar, pressed, or typed (0-9). Options that are no step are buttons beside it.

    Where the steps belong to several shapes (so many hexes of this paddy or of that), the row shows those of the one that was
    taken up.
    """

    steps: tuple[Step, ...]

    @staticmethod
    def of(keys: Iterable[str], hints: dict[str, str] | None = None) -> Amount | None:
        """The keys of which a number is the last part (``water:2/3``), smallest first; None where there are too few or many."""
        found = sorted((number, key) for key in keys if (number := Key.of(key).number) is not None)
        steps = tuple(Step(key, str(number), (hints or {}).get(key, "")) for number, key in found)
        return Amount(steps) if 1 < len(steps) <= MOST_STEPS else None


class Choice(NamedTuple):
    """One way to fill in a line of a sheet."""

    key: str
    name: str
    icon: str = ""
    hint: str = ""
    why: str = ""  # why it is not possible as the rest is filled in


class Group(NamedTuple):
    """One line of a sheet: a question of the rules, and how it is filled in for now. `icon` stands before its name, `counts`
    is the icon of what an amount counts.
    """

    name: str
    choices: tuple[Choice, ...]
    chosen: str = ""
    remark: str = ""
    style: str = "list"  # list | amount | cards
    icon: str = ""
    counts: str = ""


class LineLook(NamedTuple):
    """What a game says of a line of its sheet: its name, a remark below, the icons of `Group`."""

    name: str
    remark: str = ""
    icon: str = ""
    counts: str = ""


class Sheet(NamedTuple):
    """Several questions in a row, filled in on one sheet and given with one confirmation: an allocation, two goals.

    A game says which kinds of questions stand on it. The table finds them by answering on a copy (`game.core.engine.preview`),
    so that later lines know what the earlier ones leave; `groups` are what it found.
    """

    title: str
    kinds: tuple[str, ...]
    confirm: str = ""  # the word on its button; "" = the table's own
    remark: str = ""
    groups: tuple[Group, ...] = ()
    slots: tuple[str, ...] = ()  # where the options are cards: what they are put into, the questions come slot by slot
    pays: Callable[[tuple[str, ...]], tuple[str, ...]] | None = None  # what the chosen keys come to, a line for each slot
    usual: Callable[[tuple[str, ...]], str] | None = None  # of the keys of a line the one it is filled in with at first
    tells: Callable[[tuple[str, ...]], str] | None = None  # a remark on all that is filled in, below it
    lines: Callable[[tuple[str, ...]], tuple[LineLook, ...]] | None = None  # how each line looks
    left: Callable[[tuple[str, ...]], str] | None = None  # what is not dealt out yet, beside the title
    aside: str = ""  # what `left` found

    @property
    def keys(self) -> tuple[str, ...]:
        """What is given when it is confirmed, in the rules' order."""
        return tuple(group.chosen for group in self.groups)


class Reply(NamedTuple):
    """Who wants to answer to what another does? With several people at one screen one bar asks them all, and shows nobody's
    cards: `nobody` passes for all of them, a name leads through the hand-over to that seat's own question.
    """

    trigger: str  # in words: "Olek sets out for the Glass Desert"
    seats: tuple[str, ...]  # all who might have a reply for all that can be seen; not only who has one
    declines: tuple[str, ...] = ()  # of `Traits.replies`, the words by which the seat asked has passed on this beforehand


Ask = Pick | Amount | Sheet | Reply


def faults(ask: Ask, keys: Iterable[str], seats: Iterable[str] = ()) -> list[str]:
    """What is wrong with the look of a question that has these options, a sentence for each."""
    legal, out = list(keys), []
    if isinstance(ask, Amount):
        out += [f"the amount {step.key} is no option" for step in ask.steps if step.key not in legal]
        out += [f"the amount {step.key} says nothing" for step in ask.steps if not step.value]
        if len(ask.steps) > MOST_STEPS:
            out.append(f"{len(ask.steps)} amounts do not fit into the prompt bar")
    elif isinstance(ask, Sheet):
        if not ask.title:
            out.append("a sheet without a title")
        if not ask.kinds:
            out.append(f"the sheet {ask.title!r} covers no question")
        for at, group in enumerate(ask.groups):
            offered = [choice.key for choice in group.choices]
            if group.chosen not in offered:
                out.append(f"{group.name!r} is filled in with {group.chosen!r}, which it does not offer")
            if at == 0 and any(key not in legal for key in offered):
                out.append(f"{group.name!r} offers what is no option")
            out += [f"{choice.key} of {group.name!r} has no name" for choice in group.choices if not choice.name]
            if not group.name:
                out.append(f"a line of the sheet {ask.title!r} has no name")
    elif isinstance(ask, Reply):
        known = list(seats)
        out += [f"nobody sits at {seat}" for seat in ask.seats if seat not in known]
        if "done" not in legal:
            out.append("a reply that cannot be passed over")
        if not ask.trigger:
            out.append("a reply to nothing")
    return out
