"""Pieces on their way over the island: what a land shows meanwhile, and one motion for each kind of change."""

from __future__ import annotations

from typing import Any

import pygame

from game.spirit_island.terms import FROM_LARGEST
from scenes.draw import tween
from scenes.draw.tween import Motion, Point
from scenes.games.spirit_island.art import pieces
from scenes.games.spirit_island.art.placement import LandItem
from scenes.table.motion_things import Fly, Pop, Ring, Sink, Sprite

MOST = 40  # pieces shown moving one by one after one decision
CORAL = "#D9583B"


class Ledger:
    """What lies where at the moment shown: the position before, changed as the motions go on.

    `badges` are the things of each land as shown before: its label, its threat and its defence stay till the end.
    """

    def __init__(self, model: Any, view: Any, badges: Any) -> None:
        self.model, self.badges = model, badges
        self.pieces: dict[tuple[str, str], list[int]] = {at: list(have) for at, have in view.pieces.items()}
        for (land, seat), n in view.presence.items():
            self.pieces[land, f"presence:{seat}"] = [n]

    def take(self, land: str, kind: str, n: int = 1, worst: bool = False) -> int:
        """n pieces go, the most damaged first if `worst`; returns the damage of the last one."""
        have, damage = self.pieces.get((land, kind), []), 0
        for _ in range(n):
            found = [d for d, many in enumerate(have) if many > 0]
            if not found:
                break
            damage = found[-1] if worst else found[0]
            have[damage] -= 1
        return damage

    def put(self, land: str, kind: str, n: int = 1, damage: int = 0) -> None:
        """n pieces come."""
        have = self.pieces.setdefault((land, kind), [])
        have += [0] * (damage + 1 - len(have))
        have[damage] += n

    def hurt(self, land: str, kind: str, n: int) -> None:
        """The most damaged one takes n more."""
        if sum(self.pieces.get((land, kind), ())):
            self.put(land, kind, 1, self.take(land, kind, worst=True) + n)

    def heal(self) -> None:
        """Nobody carries damage any more."""
        for at, have in self.pieces.items():
            self.pieces[at] = [sum(have)]

    def things(self, land: str) -> tuple[LandItem, ...]:
        """For the chart, in its order, where they keep their places."""
        return self.model.centre.holding.held(land, self._things(land))

    def _things(self, land: str) -> tuple[LandItem, ...]:
        model = self.model
        out = [thing for thing in self.badges.get(land, ()) if thing.kind in ("label", "threat", "defend", "token")]
        for kind in (*FROM_LARGEST, "dahan"):
            out += self._some(land, kind)
        for seat in model.view.seats:
            n = sum(self.pieces.get((land, f"presence:{seat}"), ()))
            if n:
                mine = f"{land}/presence"
                key = mine if seat == model.seat else f"{land}/presence-{seat}"
                sacred = model.facts.sacred(n)
                out.append(LandItem("presence", n, player=model.colours[seat], sacred=sacred, key=key))
        return (*out, *self._some(land, "blight"))

    def _some(self, land: str, kind: str) -> list[LandItem]:
        have = self.pieces.get((land, kind), ())
        key = f"{land}/{kind}"
        return [LandItem(kind, n, damage=d, key=f"{key}~{d}" if d else key) for d, n in enumerate(have) if n > 0]

    def key(self, kind: str) -> str:
        """How the chart calls a kind."""
        head, _, seat = kind.partition(":")
        return head if head != "presence" or seat == self.model.seat else f"presence-{seat}"

    def sprite(self, kind: str, px: int, damage: int = 0) -> pygame.Surface:
        """The picture of one piece."""
        head, _, seat = kind.partition(":")
        if head == "presence":
            return pieces.presence(self.model.colours[seat], px)
        return pieces.piece(head, px, damage)


class Step:
    """What all motions of pieces share: the lands they change and how to tell the stage."""

    def __init__(self, script: Any, kind: str, *lands: str) -> None:
        self.stage, self.ledger = script.stage, script.ledger
        self.kind, self.lands = kind, tuple(dict.fromkeys(lands))

    def after(self, land: str, kind: str, n: int = 1, damage: int = 0) -> tuple[Point, int]:
        """Where the piece will stand once it has come."""
        self.ledger.put(land, kind, n, damage)
        things = self.ledger.things(land)
        self.ledger.take(land, kind, n, worst=bool(damage))
        found: tuple[Point, int] = self.stage.at(land, self.ledger.key(kind), things)
        return found

    def over(self) -> None:
        """All of it is done."""
        self.stage.done(*self.lands)


class Move(Fly, Step):
    """From one land to another."""

    def __init__(self, script: Any, kind: str, land: str, to: str, start: float, ms: float) -> None:
        Fly.__init__(self, start, ms, None, (0, 0), (0, 0))
        Step.__init__(self, script, kind, land, to)
        self.land, self.to, self.damage = land, to, 0

    def begin(self) -> None:
        self.a, px = self.stage.at(self.land, self.ledger.key(self.kind))
        self.damage = self.ledger.take(self.land, self.kind)
        self.stage.show(self.land, settled=True)
        self.b, size = self.after(self.to, self.kind, 1, self.damage)
        if self.stage.shown(self.a) or self.stage.shown(self.b):
            self.sprite = self.ledger.sprite(self.kind, px, self.damage)
        self.factors = (1.0, size / max(1, px))

    def end(self) -> None:
        self.ledger.put(self.to, self.kind, 1, self.damage)
        self.over()


class Arrive(Sprite, Step):
    """New pieces pop in where they will stand, or come flying from a place beside the map."""

    def __init__(self, script: Any, kind: str, land: str, n: int, start: float, ms: float, source: Point | None = None) -> None:
        Sprite.__init__(self, start, ms)
        Step.__init__(self, script, kind, land)
        self.n, self.source = n, source
        self.shape: Sprite = Pop(0, ms)

    def begin(self) -> None:
        at, px = self.after(self.lands[0], self.kind, self.n)
        sprite = self.ledger.sprite(self.kind, px) if self.stage.shown(at) else None
        self.sprite = sprite
        self.shape = Pop(0, self.ms, sprite, at) if self.source is None else Fly(0, self.ms, sprite, self.source, at)

    def place(self, t: float) -> tuple[Point, float, float, float | None]:
        return self.shape.place(t)

    def end(self) -> None:
        self.ledger.put(self.lands[0], self.kind, self.n)
        self.over()


class Spread(Arrive):
    """Blight comes from the pool, or from the land it cascades from."""

    def __init__(self, script: Any, land: str, source: str, start: float, ms: float) -> None:
        super().__init__(script, "blight", land, 1, start, ms, script.pool("blight"))
        self.from_land = source

    def begin(self) -> None:
        if self.from_land:
            self.source = self.stage.middle(self.from_land)
        super().begin()


class Leave(Sprite, Step):
    """Pieces sink and fade, or fly back to a place beside the map."""

    settles = True  # nothing comes in their place

    def __init__(self, script: Any, kind: str, land: str, n: int, start: float, ms: float, target: Point | None = None) -> None:
        Sprite.__init__(self, start, ms)
        Step.__init__(self, script, kind, land)
        self.n, self.target = n, target
        self.shape: Sprite = Sink(0, ms)

    def begin(self) -> None:
        land = self.lands[0]
        at, px = self.stage.at(land, self.ledger.key(self.kind))
        damage = self.ledger.take(land, self.kind, self.n, worst=True)
        self.stage.show(land, settled=self.settles)
        sprite = self.ledger.sprite(self.kind, px, damage) if self.stage.shown(at) else None
        self.sprite = sprite
        if self.target is None:
            self.shape = Sink(0, self.ms, sprite, at, px * 0.4)
        else:
            self.shape = Fly(0, self.ms, sprite, at, self.target, 0.2, (1.0, 0.6))

    def place(self, t: float) -> tuple[Point, float, float, float | None]:
        return self.shape.place(t)

    def end(self) -> None:
        self.over()


class Swap(Leave):
    """A piece gives way to another: one sinks while the other pops in."""

    settles = False

    def __init__(self, script: Any, kind: str, land: str, new: str, n: int, start: float, ms: float) -> None:
        super().__init__(script, kind, land, 1, start, ms)
        self.new, self.count = new, n
        self.pop = Pop(0, ms)

    def begin(self) -> None:
        super().begin()
        at, px = self.after(self.lands[0], self.new, self.count)
        self.pop = Pop(0, self.ms, self.ledger.sprite(self.new, px) if self.stage.shown(at) else None, at)

    def rect(self, t: float) -> pygame.Rect | None:
        boxes = [box for box in (super().rect(t), self.pop.rect(t)) if box is not None]
        return boxes[0].unionall(boxes[1:]) if boxes else None

    def draw(self, surface: pygame.Surface, t: float) -> None:
        super().draw(surface, t)
        self.pop.draw(surface, t)

    def end(self) -> None:
        self.ledger.put(self.lands[0], self.new, self.count)
        self.over()


class Wound(Motion, Step):
    """A red ring closes in on the piece that takes damage, then its pips show."""

    def __init__(self, script: Any, kind: str, land: str, n: int, start: float, ms: float) -> None:
        Motion.__init__(self, start, ms)
        Step.__init__(self, script, kind, land)
        self.n = n
        self.ring: Ring | None = None

    def begin(self) -> None:
        land = self.lands[0]
        self.ledger.hurt(land, self.kind, self.n)
        self.stage.show(land)
        at, px = self.stage.at(land, self.ledger.key(self.kind))
        if self.stage.shown(at):
            self.ring = Ring(0, self.ms, at, (px * 0.45, px * 0.95), CORAL, px * tween.mix(0.06, 0.1, min(1, self.n / 3)))

    def rect(self, t: float) -> pygame.Rect | None:
        return self.ring.rect(t) if self.ring is not None else None

    def draw(self, surface: pygame.Surface, t: float) -> None:
        if self.ring is not None:
            self.ring.draw(surface, t)

    def end(self) -> None:
        self.over()
