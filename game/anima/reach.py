"""What an effect could aim at or change: the targets of each verb, and whether a card has any use now (rules 11.3)."""

from __future__ import annotations

from collections.abc import Container

from game.anima import decks, group
from game.anima.operations import holds
from game.anima.state import Ids, State
from game.core.engine.agenda import Frame, frame
from game.core.engine.ops import Instruction


def aimed_at(s: State, made: Instruction) -> str:
    """What its player chooses before it takes effect: "character", "seat", "area" or ""."""
    args = made.args
    if made.verb == "face_down" and args["of"] == "any":
        return "character"
    if made.verb == "untap" and args["n"] != "all":
        return "character"
    if made.verb == "steal":
        return "" if s.solo else "seat"
    return "area" if made.verb in ("redirect", "move", "peek") else ""


def characters(s: State, f: Frame, made: Instruction) -> Ids:
    """Characters that it could turn face down, or untap."""
    if made.verb == "untap":
        return untappable(s, f.seat, str(f.get("tapper", "")) if made.args["of"] == "other_own" else "")
    return tuple([card for seat in s.seats for card in group.awake(s, seat) if not group.immune(s, card)])


def untappable(s: State, seat: str, tapper: str = "") -> Ids:
    """Tapped characters of a group, without the one that taps for it."""
    return tuple([card for card in s.group[seat] if card in s.tapped and card != tapper])


def seats(s: State, f: Frame, made: Instruction) -> Ids:
    """Whom it could steal from: somebody has what it takes, and it has room (rules 12)."""
    args = made.args
    here = s.at.get(f.seat, "")
    if args["what"] == "advantage" and not decks.room(s, f.seat):
        return ()
    if args["what"] == "character" and len(s.group[f.seat]) >= s.box.figures["group"]:
        return ()
    found = []
    for seat in s.others(f.seat):
        if args["from_"] == "same_area" and (not here or s.at[seat] != here):
            continue
        if not (s.hand[seat] if args["what"] == "advantage" else len(s.group[seat]) > 1):
            continue
        if holds(s, f.put(victim=seat), args.get("if_", ())):
            found.append(seat)
    return tuple(found)


def areas(s: State, f: Frame, made: Instruction) -> Ids:
    """Areas that it could lead to, or look into."""
    if made.verb == "redirect":
        return tuple([area for area in s.active if area != s.heading])
    if made.verb == "move":
        return s.active
    return tuple([area for area in s.active if s.previous.get(area) and area not in s.face_up])


def of_use(s: State, f: Frame, prog: str) -> bool:
    """Whether any effect of a program could change something now."""
    effects = s.box.programs[prog]
    return any(made.can(s, Frame("run", f.seat, prog, pc, f.env), **made.args) for pc, made in enumerate(effects))


def abilities(s: State, seat: str, acts: Container[str]) -> list[str]:
    """The abilities of a group that may be used in a phase or a battle: of these cards, fulfilled, and of some use."""
    found = []
    for card in group.ready(s, seat):
        ability = s.box.characters[card].ability
        if card in acts and ability is not None:
            use = frame("run", seat, source=card, tapper=card)
            if holds(s, use, ability.if_) and of_use(s, use, ability.prog):
                found.append(f"ability:{card}")
    return found
