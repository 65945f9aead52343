"""Every pair of a question and a thing that is not its answer has a reason, with figures that are right, in each language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from game.checks.truth import Untrue, reasoned
from game.checks.truth_words import unsaid_in
from game.core.engine.decision import Mod, Reason
from game.core.engine.rng import Rng
from game.core.words.messages import LANGUAGES, Words
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island import sea
from game.spirit_island.land_reasons import opened, read
from game.spirit_island.state import State
from game.spirit_island.vocabulary import ELEMENTS
from game.spirit_island.words.texts import Texts

CATCH_ALL = ("not-now", "condition", "game-over")
MOVES = ("push.to", "gather.from", "move.to")
DEAL_EVERY = 8  # at one decision in so many what is hidden is dealt anew
FIGURES_EVERY = 12  # one reason in so many is put to the proof: where its figures are made good, it is gone


def check(rules: Any, s: State, chance: Rng, counted: Counter) -> None:
    """All pairs of this decision. Raises Untrue."""
    every = keys(s, chance)
    if not chance.below(DEAL_EVERY):
        dealt_anew(rules, s, chance.pick(s.seats), chance.shuffled(every)[:30], chance)
        counted["deals"] += 1

    def wrong(seat: str, key: str, reason: Reason) -> str:
        if reason.id in CATCH_ALL:
            return f"none but {reason.id}"
        if said := unsaid(rules, reason):
            return said
        if reason.args and not chance.below(FIGURES_EVERY):
            counted["figures"] += prove(rules, s, seat, key, reason)
        return ""

    reasoned(rules, s, every, counted, wrong)


def dealt_anew(rules: Any, s: State, seat: str, some: Sequence[str], chance: Rng) -> None:
    """What is asked and why something is not allowed are the same where everything that the seat must not know is dealt anew."""
    other = rules.sample(rules.view(s, seat), seat, chance)
    if rules.options(other) != rules.options(s):
        raise Untrue(f"the options hang on what {seat} must not know")
    for key in some:
        if rules.why_not(other, seat, key) != rules.why_not(s, seat, key):
            raise Untrue(f"the reason for {key} hangs on what {seat} must not know")


def keys(s: State, chance: Rng) -> list[str]:
    """Everything on the table that a hand could point at."""
    lands = list(sea.waters(s).lands)
    found = ["done", "yes", "no", *(f"land:{land}" for land in lands), *(f"seat:{seat}" for seat in s.seats)]
    found += ["track:energy", "track:plays", "deck:minor", "deck:major", *(f"element:{one}" for one in ELEMENTS)]
    found += [f"branch:{at}" for at in range(5)] + [f"act:{at}" for at in range(4)]
    for seat in s.seats:
        for pile in (s.hand, s.played, s.discard):
            for card in pile[seat]:
                found += [f"card:{card}", f"card:{card}/0"] if s.box.powers[f"card:{card}"].thresholds else [f"card:{card}"]
        for innate in s.box.spirits[s.spirits[seat]].innates:
            found += [f"innate:{innate}", f"innate:{innate}/1", f"innate:{innate}/2"]
    things = [p.piece_key(land, kind, have)[6:] for land in lands for kind, have, _ in q.variants(s, land, p_kinds())]
    things += [f"{land}/presence" for land, _ in s.presence]
    found += [f"piece:{thing}" for thing in things] + [f"piece:{chance.pick(lands)}/{kind}" for kind in p_kinds()]
    if s.agenda and s.agenda[-1].op in MOVES:
        here = s.agenda[-1].get("land")
        for thing in things:
            near = lands if thing.startswith(f"{here}/") else [here, chance.pick(lands)]
            found += [f"move:{thing}>{to}" for to in near]
    return found


def p_kinds() -> tuple[str, ...]:
    return (*q.INVADERS, "dahan", "blight")


# ------------------------------------------------------------------------------------------------ in words


@lru_cache(maxsize=1)
def _texts(rules: Any) -> list[Texts]:
    return [Texts(Words(lang), rules.box) for lang in LANGUAGES]


@lru_cache(maxsize=50_000)
def unsaid(rules: Any, reason: Reason) -> str:
    """What is wrong with the words of a reason in any language; "" if they are whole."""
    return unsaid_in(_texts(rules), reason)


# ------------------------------------------------------------------------------------------------ figures


def prove(rules: Any, s: State, seat: str, key: str, reason: Reason) -> int:
    """Makes good exactly what the reason says is missing: then it is gone, and with one less it is not. 1 if it could be.

    Raises Untrue.
    """
    enough, short = _made_good(s, seat, key, reason)
    if enough is None:
        return _by_facts(s, seat, key, reason)
    now = rules.why_not(enough, seat, key)
    if now is not None and now.id == reason.id and now.args == reason.args:
        raise Untrue(f"{key} of {seat}: {reason}, but with that made good it is the same")
    if now is not None and now.id == reason.id and reason.id in ("too-far", "too-far-from-site", "cost", "threshold"):
        raise Untrue(f"{key} of {seat}: {reason}, but with that made good it is {now}")
    if short is not None:
        still = rules.why_not(short, seat, key)
        if still is None or still.id != reason.id:
            raise Untrue(f"{key} of {seat}: {reason}, but a little less will do")
    return 1


def _made_good(s: State, seat: str, key: str, reason: Reason) -> tuple[State | None, State | None]:
    """(a copy where what is missing is there, one where all but one of it is)."""
    enough, short = s.clone(), s.clone()
    land = key.rpartition(">")[2] if ">" in key else key[5:]
    name, args = reason.id, reason.args
    if name in ("too-far", "too-far-from-site"):
        reach, distance = args
        top = s.agenda[-1]
        for copy, steps in ((enough, distance), (short, distance - 1)):
            if top.op == "presence.to":
                copy.agenda[-1] = top.put(range=steps)
            elif top.op == "target.land":
                copy.mods.append(Mod("range_bonus", "", steps - reach, "turn", "", seat))
            else:
                return None, None
        return enough, short
    if name == "cost":
        enough.energy[seat], short.energy[seat] = args[0], args[0] - 1
        return enough, short
    if name == "threshold":
        for element, n in args[0]:
            enough.gained[(seat, element)] = enough.gained.get((seat, element), 0) + n
        less = dict(args[0])
        first = next(iter(less))
        for element, n in less.items():
            short.gained[(seat, element)] = short.gained.get((seat, element), 0) + n - (element == first)
        return enough, short
    if name == "needs" and key.startswith("land:") and "own-presence" not in args[0]:
        p.put(enough, land, opened(args[0] if isinstance(args[0], str) else args[0][0])[0])
        return enough, None
    if name == "needs-none" and key.startswith("land:"):
        for kind in opened(args[0]):
            enough.pieces.pop((land, kind), None)
        return enough, None
    return None, None


def _by_facts(s: State, seat: str, key: str, reason: Reason) -> int:
    """Figures that can be read off the table. 1 if there were any."""
    table, powers, args = sea.waters(s), s.box.powers, reason.args
    land = key[5:] if key.startswith("land:") else ""
    right: bool
    if reason.id == "wrong-speed":
        right = args == (q.speed(s, powers[key.partition("/")[0]]),)
    elif reason.id in ("wrong-terrain", "not-on-card") and land:
        wanted = args[1]
        right = args[0] == table.land[land].terrain and args[0] not in wanted
        right = right and not (wanted == "coastal" and table.land[land].coastal)
    elif reason.id == "not-adjacent":
        piece = read(key) if not land else None
        ends = {land} if piece is None else {piece.land, piece.to}
        right = bool(ends - set(table.adjacent[args[0]]))
    elif reason.id == "needs-count":
        kinds = [kind for word in dict(args[0])["what"] for kind in opened(word)]
        right = args[1] == sum(sum(n) for (where, kind), n in s.pieces.items() if where == land and kind in kinds)
    elif reason.id in ("not-your-card", "not-your-power"):
        right = args[0] in s.spirits.values() and args[0] != s.spirits[seat]
    elif reason.id == "other-board" and land:
        right = args[0] in table.boards
    else:
        return 0
    if not right:
        raise Untrue(f"{key} of {seat}: the figures of {reason} are wrong")
    return 1
