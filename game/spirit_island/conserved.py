"""What must hold in every position of Spirit Island: nothing is lost, doubled or made up, no count is out of its range.

Saves are believed only after this, whoever wrote them; fuzz holds it against every position that it comes to.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island import sea
from game.spirit_island.state import State

Fingerprint = tuple[dict[str, Counter[str]], int, dict[str, int]]
MOST = 999  # of anything that is counted


def cards(s: State) -> dict[str, Counter[str]]:
    """Every card of the table by kind, wherever it lies."""
    powers = [*s.minor_deck, *s.major_deck, *s.minor_discard, *s.major_discard, *s.forgotten]
    for f in s.agenda:
        if f.op == "card.keep":  # looked at: they lie nowhere else meanwhile
            powers += f.get("cards")
    for pile in (s.hand, s.played, s.discard, s.progression):
        for one in pile.values():
            powers += one
    invaders = [*s.invader_deck, *s.invader_box, *s.explore_slot, *s.build_slot, *s.ravage_slot, *s.invader_discard]
    invaders += s.immigration_slot
    return {
        "power": Counter(powers),
        "invader": Counter(invaders),
        "fear": Counter([*s.fear_deck, *s.fear_earned, *s.fear_discard]),
    }


def blight(s: State) -> int:
    return s.blight_pool - p.blight_refill(s) + sum(sum(have) for (_, kind), have in s.pieces.items() if kind == "blight")


def fingerprint(s: State) -> Fingerprint:
    """What stays the same through a whole game: cards wherever they lie, blight, discs by seat."""
    return cards(s), blight(s), {seat: discs(s, seat) for seat in s.seats}


def discs(s: State, seat: str) -> int:
    """All of a seat's discs: on its tracks, on the island, destroyed."""
    left = q.discs_left(s, seat, "energy") + q.discs_left(s, seat, "plays")
    waiting = sum(f.op == "setup.land" and f.seat == seat for f in s.agenda)  # not placed yet
    return left + q.presence_on_island(s, seat) + s.destroyed.get(seat, 0) + waiting


def wrong(s: State, first: Any = None) -> str | None:
    """The first thing that does not hold in this position; None when all is well. `first` is the fingerprint of the game at
    its start; without it nothing may be there twice or be unknown.
    """
    now = fingerprint(s)
    return (_kept(s, now, first) if first is not None else _known(s, now)) or _pieces(s) or _seats(s) or _counts(s)


def _kept(s: State, now: Fingerprint, first: Fingerprint) -> str | None:
    for kind, had in first[0].items():
        if now[0][kind] != had:
            lost, extra = had - now[0][kind], now[0][kind] - had
            return f"{kind} cards are not kept: gone {dict(lost)}, too many {dict(extra)}"
    if now[1] != first[1]:
        return f"blight is not kept: {first[1]} before, {now[1]} now"
    if now[2] != first[2]:
        return f"discs are not kept: {first[2]} before, {now[2]} now"
    for deck in ("minor", "major"):
        if any(now[0]["power"][card] != 1 for card in s.box.deck(deck, s.set)):
            return f"not every {deck} power is there once"
    return None


def _known(s: State, now: Fingerprint) -> str | None:
    """Everything named is in the box, nothing is there twice, everybody is where the table has a place."""
    powers = [key[5:] for key in s.box.powers if key.startswith("card:")]
    shelves = {"power": powers, "invader": s.box.invaders, "fear": s.box.fear}
    for kind, found in now[0].items():
        for card, n in found.items():
            if card not in shelves[kind]:
                return f'there is no {kind} card "{card}"'
            if n > 1:
                return f'the {kind} card "{card}" is there {n} times'
    if (s.blight_card or s.blighted) and s.blight_card not in s.box.blight_cards:
        return f'there is no blight card "{s.blight_card}"'
    if s.adversary and s.adversary not in s.box.adversaries:
        return f'there is no adversary "{s.adversary}"'
    if s.scenario and s.scenario not in s.box.scenarios:
        return f'there is no scenario "{s.scenario}"'
    if s.layout not in s.box.layouts:
        return f'there is no map "{s.layout}"'
    if unknown := [spirit for spirit in s.spirits.values() if spirit not in s.box.spirits]:
        return f'there is no spirit "{unknown[0]}"'
    return None


def _pieces(s: State) -> str | None:
    lands, kinds = set(sea.waters(s).lands), ("town", "city", "explorer", "dahan", "blight")
    for (land, kind), have in s.pieces.items():
        if land not in lands or kind not in kinds:
            return f"there can be no {kind} in {land}"
        if not have or not have[-1] or min(have) < 0 or sum(have) > MOST:
            return f"{kind} in {land} is counted wrongly: {have}"
        if kind != "blight" and len(have) > q.health(s, land, kind):
            return f"a {kind} in {land} lives with {len(have) - 1} damage and health {q.health(s, land, kind)}"
    for one in (*(f"dahan/{land}" for land in s.marched), *s.razed):  # what a scenario keeps of the running action
        kind, _, land = one.partition("/")
        if land not in lands or kind not in kinds:
            return f"no {kind} can have been moved or destroyed in {land}"
    for (land, seat), n in s.presence.items():
        if land not in lands or seat not in s.seats or not 1 <= n <= MOST:
            return f"{seat} has {n} presence in {land}"
    return None


def _seats(s: State) -> str | None:
    for pile in (s.hand, s.played, s.discard, s.used, s.energy, s.plays_left, s.destroyed, s.spirits, s.home):
        if set(pile) != set(s.seats):
            return "not every seat has what is its own"
    for seat in s.seats:
        left = q.discs_left(s, seat, "energy"), q.discs_left(s, seat, "plays")
        if min(left) < 0 or not 0 <= s.destroyed[seat] <= MOST:
            return f"{seat} has {min(left)} discs on a track, {s.destroyed[seat]} destroyed"
        if not 0 <= s.drowned.get(seat, 0) < len(s.seats):
            return f"{seat} has {s.drowned[seat]} drowned health that is energy already"
        if not 0 <= s.energy[seat] <= MOST or not 0 <= s.plays_left[seat] <= MOST:
            return f"{seat} has {s.energy[seat]} energy and {s.plays_left[seat]} plays"
    return None


def _counts(s: State) -> str | None:
    counts = (*s.gained.values(), *s.tracks.values(), s.blight_pool, s.fear_generated, s.fear_taken, s.fear_pool_size, s.turn)
    if min(counts) < 0:
        return "a count is below nothing"
    if max(counts) > MOST or any(abs(mod.n) > MOST for mod in s.mods) or not 1 <= s.terror <= 4:
        return "a count is out of its range"
    if s.fear_deck and s.fear_generated >= s.fear_pool_size:
        return f"{s.fear_generated} fear lie in a pool of {s.fear_pool_size}"
    return None
