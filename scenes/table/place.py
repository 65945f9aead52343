"""Where an option lies on the table. Each has one place; what lies there (a thing of the map, a card, a row) is its shape.

An answer takes one touch where its shape stands for nothing else. Where several options share a shape, touching it takes it
up and the rest is asked for: a target on the map, an amount in the prompt bar, else a list.
"""

from __future__ import annotations

from typing import NamedTuple

WHERE = ("map", "hand", "panel", "list", "cards", "prompt", "sheet", "button")
MAP, HAND, PANEL, LIST, CARDS, PROMPT, SHEET, BUTTON = WHERE


class Place(NamedTuple):
    """`where` is one of `WHERE`: on the centre of the table, a card in the hand row, a row of a panel (a line of the list while
    that is folded away), a line in the list of options, a card that lies nowhere yet and is shown large, a button of the
    prompt bar, a line of the sheet, behind a button of the game (its key is the `shape`): what hardly anybody wants is listed
    once that is pressed, and hides nothing before.
    """

    where: str
    shape: str = ""  # the key of what stands for it there ("" = the option's own); of a button or line: what it is about
    target: str = ""  # the key of what is touched second, always on the centre: the land a piece moves to
    rank: int = 0  # in the list and the prompt bar: low numbers first, else the rules' order
    icon: str = ""  # there
    number: int = 0  # what always chooses it, such as the first place of a tray; 0: the next one that is free, in reading order
    special: int = 0  # it has one of the table's special keys (`special-1`, ...) in place of a number


def faults(places: dict[str, Place], there: dict[str, set[str]]) -> list[str]:
    """What is wrong with the places of a question's options, a sentence for each.

    `there` has for each of "map", "hand" and "panel" the keys of what stands there now.
    """
    out = []
    for key, place in places.items():
        shape = place.shape or key
        if place.where not in WHERE:
            out.append(f"{key} lies nowhere: {place.where!r}")
        elif place.where in there and shape not in there[place.where]:
            out.append(f"{key} lies on {place.where}, but there is no {shape}")
        if place.target and place.target not in there.get(MAP, ()):
            out.append(f"the target of {key} is not on the map: {place.target}")
        if place.target and place.where in (CARDS, SHEET):
            out.append(f"{key} has a target, but is answered in the {place.where}")
        elsewhere = [where for where, keys in there.items() if where != place.where and shape in keys]
        if elsewhere and (place.where in there or not place.shape):
            out.append(f"{key} lies on {place.where}, and {shape} stands on {' and '.join(elsewhere)} too")
    return out
