"""Changing the island: the few primitives through which every piece, presence and fear marker moves.

Each keeps the counts right, says what happened and wakes what hangs on it. Nothing else writes to `pieces` or
`presence`.
"""

from __future__ import annotations

from game.core.engine.agenda import frame
from game.core.engine.combinators import note, noted
from game.core.engine.decision import Mod
from game.spirit_island import dreams, events
from game.spirit_island import queries as q
from game.spirit_island.counts import put as put
from game.spirit_island.counts import take as take
from game.spirit_island.island import is_ocean
from game.spirit_island.state import DRAWN, State

# ------------------------------------------------------------------------------------------------ keys


def piece_key(land: str, kind: str, damage: int) -> str:
    return f"piece:{land}/{kind}~{damage}" if damage else f"piece:{land}/{kind}"


def read_piece(key: str) -> tuple[str, str, int]:
    """(land, kind, damage) of "piece:G5/town~1"."""
    land, _, rest = key.partition(":")[2].partition("/")
    kind, _, damage = rest.partition("~")
    return land, kind, int(damage or 0)


def move_key(land: str, kind: str, damage: int, to: str) -> str:
    return f"move:{land}/{kind}~{damage}>{to}" if damage else f"move:{land}/{kind}>{to}"


def read_move(key: str) -> tuple[str, str, int, str]:
    """(from, kind, damage, to) of "move:G5/dahan>G4"."""
    piece, _, to = key.partition(">")
    land, kind, damage = read_piece(piece)
    return land, kind, damage, to


# ------------------------------------------------------------------------------------------------ counts


def add(s: State, land: str, kind: str, n: int = 1) -> None:
    put(s, land, kind, 0, n)
    s.emit(events.added, kind, land, n)


# ------------------------------------------------------------------------------------------------ harm


def destroy(s: State, land: str, kind: str, damage: int = 0, n: int = 1) -> None:
    """Destroys pieces: towns and cities earn fear whatever the cause (rules 3.3). Some powers only dream of it."""
    if (dream := dreams.rule(s)) is not None:
        for _ in range(n):
            fear_in(s, land, dreams.end(s, dream, land, kind, damage))
        return
    if kind == "dahan" and q.protected(s, land):
        return
    _destroy(s, land, kind, damage, n)


def _destroy(s: State, land: str, kind: str, damage: int, n: int, *how: str) -> None:
    take(s, land, kind, damage, n)
    s.emit(events.destroyed, kind, land, n, *how)
    if kind != "dahan" and noted(s, "kind") == "power":
        note(s, destroyed=noted(s, "destroyed", 0) + n)
    fear(s, n * q.piece_figures(s, kind).get("fear_when_destroyed", 0))
    if kind in q.BUILDINGS:
        _extra_fear(s, land, n)
    if kind != "explorer":
        _owe_retaliation(s, land, n)
    if s.scenario and s.box.scenarios[s.scenario].response:
        s.razed += (f"{kind}/{land}",) * n


def drown(s: State, land: str, kind: str, damage: int = 0) -> None:
    """Destroys a piece in the sea, whoever moved it there. A spirit may turn the printed health of drowned invaders into energy:
    1 for as much as there are players.
    """
    if kind == "dahan" and q.protected(s, land):
        return
    _destroy(s, land, kind, damage, 1, "drowned")
    dreams.left(s, land, kind, damage)
    s.emit(events.drowned, kind, land, 1)
    seat = next((who for who, _ in q.passives(s, "drowns")), "")
    if kind == "dahan" or not seat:
        return
    health = s.drowned.get(seat, 0) + q.piece_figures(s, kind)["health"]
    energy, s.drowned[seat] = divmod(health, len(s.seats))
    if energy:
        s.energy[seat] += energy
        s.emit(events.energy, seat, energy)


def _extra_fear(s: State, land: str, n: int) -> None:
    """Fear that the power in use promises for each town or city it destroys, up to its maximum."""
    each, left = noted(s, "extra_fear", (0, 0))
    if left:
        more = min(n * each, left)
        note(s, extra_fear=(each, left - more))
        fear_in(s, land, more)


def _owe_retaliation(s: State, land: str, n: int) -> None:
    """Effects that strike back for destroyed pieces strike after the action is complete, and never for their own
    damage.
    """
    for at, mod in enumerate(s.mods):
        if mod.kind == "retaliate" and mod.where == land and noted(s, "source") != f"lasting:{mod.source}":
            owed, *rest = mod.data
            s.mods[at] = mod._replace(data=(owed + n * mod.n, *rest))


def hurt(s: State, land: str, kind: str, damage: int, n: int = 1) -> None:
    """Deals n damage to one piece that carries `damage`; at its health it is destroyed."""
    if (dream := dreams.rule(s)) is not None:
        fear_in(s, land, dreams.hurt(s, dream, land, kind, damage, n))
        return
    if kind == "dahan" and q.protected(s, land):
        return
    s.emit(events.damaged, kind, land, n)
    if damage + n >= q.health(s, land, kind):
        destroy(s, land, kind, damage)
    else:
        take(s, land, kind, damage)
        put(s, land, kind, damage + n)


def settle(s: State, land: str) -> None:
    """Destroys pieces whose damage reaches a health that has just become lower (a new sacred site, a move)."""
    for kind in (*q.BUILDINGS, "dahan"):
        have = s.pieces.get((land, kind), ())
        if len(have) > 1:
            limit = q.health(s, land, kind)
            for damage in range(len(have) - 1, limit - 1, -1):
                for _ in range(have[damage]):
                    if dreams.dreamt(s, land, kind, damage):
                        destroy(s, land, kind, damage)
                    else:
                        _destroy(s, land, kind, damage, 1)


def remove(s: State, land: str, kind: str, damage: int = 0, n: int = 1) -> None:
    """Takes pieces off the island without fear; blight goes back to the pool."""
    take(s, land, kind, damage, n)
    dreams.left(s, land, kind, damage)
    if kind == "blight":
        s.blight_pool += n
        s.emit(events.blight_removed, land)
    else:
        s.emit(events.removed, kind, land, n)


def replace(s: State, land: str, kind: str, damage: int, into: tuple[tuple[str, int], ...]) -> None:
    """Puts other pieces in a piece's place. Damage carries over to the first of them, if it can carry any (rules
    3.3).
    """
    damage = dreams.woken(s, land, kind, damage)
    take(s, land, kind, damage)
    dreams.left(s, land, kind, damage)
    for new, n in into:
        s.emit(events.replaced, kind, land, new, n)
        put(s, land, new, 0, n)
        if damage and new != "blight":
            health = q.health(s, land, new)
            kept = damage if dreams.rule(s) is None else min(damage, health - 1)  # a dream ends nothing: it lives with the most
            take(s, land, new)
            put(s, land, new, kept)
            if damage >= health:
                destroy(s, land, new, kept)
        damage = 0


def downgrade(s: State, land: str, kind: str, damage: int) -> None:
    """City to town, town to explorer, explorer off the island; no fear unless the damage carried kills it."""
    into = q.piece_figures(s, kind)["downgrades_to"]
    if into == "removed":
        remove(s, land, kind, damage)
    else:
        replace(s, land, kind, damage, ((into, 1),))


def move(s: State, land: str, kind: str, damage: int, to: str) -> None:
    """Moves one piece with its damage; into an ocean it drowns, unless the power that moved a dahan lets it be saved."""
    take(s, land, kind, damage)
    put(s, to, kind, damage)
    dreams.left(s, land, kind, damage, to)
    s.emit(events.moved, kind, land, to)
    if is_ocean(to):
        saver = noted(s, "saves", "") if kind == "dahan" else ""
        if saver:
            s.agenda.append(frame("drown.save", saver, land=to, damage=damage))
        else:
            drown(s, to, kind, damage)
    elif damage:
        settle(s, to)
    if kind == "dahan":
        march(s, land, to)
    if kind == "dahan" and land != to:
        for seat, rule in q.passives(s, "follows_dahan"):
            if s.presence.get((land, seat)):
                s.agenda.append(frame("follow", seat, land=land, to=to, left=rule.n))


def march(s: State, land: str, to: str) -> None:
    """Notes a dahan that an action has moved, for a scenario in which it strikes when that is over. They are alike: one that
    leaves a land has not been moved yet, as long as there is such a one.
    """
    if s.scenario and s.box.scenarios[s.scenario].marches:
        stay = q.count(s, land, "dahan") - (land == to)
        if s.marched.count(land) > stay:
            at = s.marched.index(land)
            s.marched = s.marched[:at] + s.marched[at + 1 :]
        s.marched += (to,)


# ------------------------------------------------------------------------------------------------ presence


def add_presence(s: State, seat: str, land: str, n: int = 1) -> None:
    """Counts presence in; a sacred site that appears works at once."""
    s.presence[(land, seat)] = s.presence.get((land, seat), 0) + n
    settle(s, land)


def take_presence(s: State, seat: str, land: str) -> None:
    left = s.presence[(land, seat)] - 1
    if left:
        s.presence[(land, seat)] = left
    else:
        del s.presence[(land, seat)]


def move_presence(s: State, seat: str, land: str, to: str) -> None:
    take_presence(s, seat, land)
    s.emit(events.presence_moved, seat, land, to)
    add_presence(s, seat, to)


def destroy_presence(s: State, seat: str, land: str) -> None:
    """Destroyed presence lies beside the spirit; tracks never shrink."""
    take_presence(s, seat, land)
    s.destroyed[seat] += 1
    s.emit(events.presence_destroyed, seat, land)


# ------------------------------------------------------------------------------------------------ fear and blight


def fear(s: State, n: int) -> None:
    """Generates fear. A full pool earns the top fear card; a divider that comes up raises the terror level at once."""
    if n <= 0:
        return
    s.emit(events.fear, n)
    s.fear_generated += n
    while s.fear_generated >= s.fear_pool_size and s.fear_deck:
        s.fear_generated -= s.fear_pool_size
        s.fear_earned = (*s.fear_earned, s.fear_deck[0])
        s.fear_deck = s.fear_deck[1:]
        s.fear_taken += 1
        s.emit(events.fear_earned, 1)
        level = q.terror_after(s, s.fear_taken)
        if level > s.terror and not (s.scenario and q.ritual(s)):
            s.terror = level
            s.emit(events.terror, level)
    if not s.fear_deck:
        s.fear_generated = min(s.fear_generated, s.fear_pool_size)


def fear_in(s: State, land: str, n: int) -> None:
    """Fear that an effect generates in a land, not that of a destroyed piece: if a power does, it may defend the land."""
    if n > 0 and noted(s, "kind") == "power":
        for mod in [mod for mod in s.mods if mod.kind == "fear_defends" and mod.where == land]:
            s.mods.append(Mod("defend", land, n, "turn", mod.source, mod.seat))
            s.emit(events.defend, land, n)
    fear(s, n)


def add_blight(s: State, land: str, alone: bool = False) -> None:
    """Adds one blight by the list of rules 3.6: from the pool, into the land, presence lost, then the cascade; `alone` without
    the last two.
    """
    if any(mod.kind == "block_blight" and mod.where == land for mod in s.mods):
        return
    if not s.blight_pool:
        s.lost = s.lost or "blight"
        return
    s.blight_pool -= 1
    if not s.blight_pool and s.blight_card and not s.blighted:
        turn_blight_card(s)
    had = q.count(s, land, "blight")
    put(s, land, "blight")
    s.emit(events.blight, land)
    if alone:
        return
    dreamer = dreams.dreamer(s)
    for seat in s.seats:
        if s.presence.get((land, seat)) and dreamer in ("", seat):
            destroy_presence(s, seat, land)
    if had:
        s.agenda.append(frame("blight.cascade", q.owner(s, land), land=land, source="blight"))


def turn_blight_card(s: State) -> None:
    """The island is blighted: the card is turned and takes the blight of its other side."""
    s.shown += DRAWN in s.options
    s.blighted = True
    s.blight_pool += blight_refill(s)
    s.emit(events.blight_card, s.blight_card, "blighted")


def blight_refill(s: State) -> int:
    """The blight that came onto the card when it was turned; 0 before."""
    return q.blighted_blight(s) if s.blighted else 0


def last(s: State, kind: str, where: str, n: int, seat: str = "", data: tuple = ()) -> None:
    """Starts an effect that lasts until time passes."""
    s.mods.append(Mod(kind, where, n, "turn", noted(s, "source", "") or "", seat, data))
