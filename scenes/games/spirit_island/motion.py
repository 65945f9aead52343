"""Spirit Island in motion: which of the rules' events moves what, from where to where.

Only figures of the events and of the two views (before and after) are used; what an event means for the rules
is not known here. Each function of `MOTIONS` adds to the script and moves its cursor on; `arrange` fits them in.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pygame

from game.spirit_island.events import EVENTS
from scenes.draw import cardskin
from scenes.draw.face_cache import FACES
from scenes.draw.tween import Cue, Motion, Point
from scenes.games.spirit_island.art import cardback, pieces
from scenes.games.spirit_island.board import view_lands
from scenes.games.spirit_island.invaders import RailSlot, Slot, slot_card
from scenes.games.spirit_island.motion_elements import ElementsAtWork, elements_of
from scenes.games.spirit_island.motion_stage import Stage
from scenes.games.spirit_island.pieces import MOST, Arrive, Leave, Ledger, Move, Spread, Swap, Wound
from scenes.table.beside import beside_map
from scenes.table.model import GameModel
from scenes.table.motion_script import Motions, Script
from scenes.table.motion_things import Arrow, Burst, Flip, Fly, Picture, Pulse, Ring

SLOTS = ("explore", "build", "ravage")
FLY, POP, SINK = 230.0, 200.0, 280.0
CORAL, DARK, CALM, GOLD = "#D9583B", "#3A2E39", "#8FC7E0", "#FFD75E"


class IslandScript(Script):
    """Motions over the lands: pieces that come, go and change, markers of fear and blight, invader cards."""

    model: GameModel

    def __init__(self, director: Any, before: Any) -> None:
        super().__init__(director, before)
        self.moved: list[Motion] = []  # those the stage waits for
        self.ledger = Ledger(self.model, before.view, before.chart.items)
        self.stage = Stage(self.model, self.model.centre.chart, self.ledger.things)
        self.place = ""  # the land of the last event: fear comes from there
        self.fears: list[Motion] = []
        self.blights: list[Motion] = []
        self.slots: dict[str, tuple[str, ...]] = {s: getattr(before.view, f"{s}_slot") for s in SLOTS}
        self.cascade = ""
        self.glow: Counter[str] = Counter()  # lands whose motions were too many to show one by one
        self.panel: Any = next((p for p in self.model.panels if p.zone == "right"), None)

    def made(self) -> list[Motion]:
        """All motions, covers first."""
        out: list[Motion] = []
        if self.moved:
            self.stage.until = tuple(self.moved)
            self.director.stage = self.stage
            out.append(self.stage)
        for kind, until in (("fear", self.fears), ("blight", self.blights)):
            box = self._block(kind) if until else None
            image = self.before.picture(box) if box is not None else None
            if image is not None and box is not None:
                cover = Picture(0.0, 1.0, image, box.topleft)
                cover.until = tuple(until)
                out.append(cover)
        for land in self.glow:
            self.list.append(self.ring(land, GOLD, self.now, 300.0))
        return [*out, *self.list]

    # -- helpers -------------------------------------------------------------------------------
    def piece(self, motion: Any, gap: float) -> None:
        """A motion of pieces; beyond a number of them the change is made unseen and the land glows."""
        self.place = motion.lands[-1]
        self.stage.hold(*motion.lands)
        if len(self.moved) >= MOST:
            motion.ms = 1.0
            self.glow.update(motion.lands)
        self.moved.append(motion)
        self.add(motion, gap)

    def ring(self, land: str, colour: str, start: float, ms: float = 380.0) -> Ring:
        """A ring over a land."""
        px = self.model.kit.px
        return Ring(start, ms, self.stage.middle(land), (px(14), px(52)), colour, px(4))

    def pool(self, kind: str) -> Point:
        """Where markers of fear and blight lie on the panel."""
        row = self.spot("fear-cards" if kind == "fear" else "blight")
        if row is None:
            return self.model.grid.right.midtop
        px = self.model.kit.px
        if self.panel is None or self.panel.rail:
            return row.x + px(13), row.y + px(17 if kind == "fear" else 13)
        view = self.model.view
        n, of = (
            (view.fear_generated, view.fear_pool_size)
            if kind == "fear"
            else (view.blight_pool, self.model.facts.blight_start(view))
        )
        return row.x + row.w * min(1.0, (n + 0.5) / max(1, of)), row.y + px(46 if kind == "fear" else 43)

    def _block(self, kind: str) -> pygame.Rect | None:
        """The part of the panel that tells about fear or blight."""
        row = self.spot("fear-cards" if kind == "fear" else "blight")
        return row.clip(self.panel.rect) if row is not None and self.panel is not None else None

    # -- pieces --------------------------------------------------------------------------------
    def on_moved(self, what: str, from_: str, to: str) -> None:
        self.piece(Move(self, what, from_, to, self.now, FLY), 55.0)

    def on_presence_moved(self, seat: str, from_: str, to: str) -> None:
        self.piece(Move(self, f"presence:{seat}", from_, to, self.now, FLY), 55.0)

    def on_added(self, what: str, land: str, n: int) -> None:
        self.piece(Arrive(self, what, land, n, self.now, POP), 70.0)

    def on_build(self, land: str, what: str) -> None:
        self.on_added(what, land, 1)

    def on_explore(self, land: str) -> None:
        self.on_added("explorer", land, 1)

    def on_presence_added(self, seat: str, land: str, source: str) -> None:
        panel = self.model.grid.left if seat == self.model.seat else self.spot(f"panel:{seat}", f"seat:{seat}")
        rect = self.spot(f"track:{source}") if seat == self.model.seat else None
        box = rect or panel or self.model.grid.right
        start = box.center if rect is not None else (box.centerx, box.y + min(box.h // 2, self.model.kit.px(40)))
        self.piece(Arrive(self, f"presence:{seat}", land, 1, self.now, 260.0, start), 80.0)

    def on_destroyed(self, what: str, land: str, n: int) -> None:
        self.piece(Leave(self, what, land, n, self.now, SINK), 60.0)

    def on_removed(self, what: str, land: str, n: int) -> None:
        self.piece(Leave(self, what, land, n, self.now, SINK), 60.0)

    def on_presence_destroyed(self, seat: str, land: str) -> None:
        self.piece(Leave(self, f"presence:{seat}", land, 1, self.now, SINK), 60.0)

    def on_replaced(self, what: str, land: str, with_: str, n: int) -> None:
        self.piece(Swap(self, what, land, with_, n, self.now, SINK), 80.0)

    def on_damaged(self, what: str, land: str, n: int) -> None:
        self.piece(Wound(self, what, land, n, self.now, 300.0), 50.0)

    def on_healed(self) -> None:
        self.add(Cue(self.now, self.ledger.heal))

    # -- blight --------------------------------------------------------------------------------
    def on_blight(self, land: str) -> None:
        source, self.cascade = self.cascade, ""
        motion = Spread(self, land, source, self.now, 280.0)
        self.piece(motion, 110.0)
        self.blights.append(motion)
        self.add(self.ring(land, DARK, self.now + 120.0))

    def on_cascade(self, from_: str, land: str) -> None:
        px = self.model.kit.px
        a, b = self.stage.middle(from_), self.stage.middle(land)
        self.add(Arrow(self.now, 620.0, a, b, DARK, "#F3E9D2", px(8)), 160.0)
        self.cascade = from_

    def on_blight_removed(self, land: str) -> None:
        motion = Leave(self, "blight", land, 1, self.now, 260.0, self.pool("blight"))
        self.piece(motion, 70.0)
        self.blights.append(motion)

    # -- invaders ------------------------------------------------------------------------------
    def on_ravage(self, land: str, damage: int, defend: int) -> None:
        kit = self.model.kit
        self.place = land
        at = self.stage.middle(land)
        px = round(self.stage.chart.piece_size(land) * 1.5)
        if damage > 0:
            self.add(Burst(self.now, 420.0, pieces.threat(str(damage), px, defend > 0), at), 150.0)
        else:
            self.add(Pulse(self.now, 420.0, pieces.defence(str(defend), px), at), 150.0)
            self.add(Ring(self.now, 380.0, at, (kit.px(14), kit.px(48)), CALM, kit.px(4)))

    def on_uprising(self, land: str) -> None:
        self.place = land
        self.add(self.ring(land, CORAL, self.now), 90.0)

    def on_ritual(self, land: str) -> None:
        self.place = land
        self.add(self.ring(land, GOLD, self.now), 120.0)

    def on_skipped(self, land: str) -> None:
        self.add(self.ring(land, CALM, self.now), 90.0)

    def on_dreamt(self, land: str) -> None:
        self.add(self.ring(land, CALM, self.now), 90.0)

    def on_drowned(self, land: str) -> None:
        self.add(self.ring(land, CALM, self.now), 60.0)

    def on_defend(self, land: str, n: int) -> None:
        self.place = land
        px = round(self.stage.chart.piece_size(land) * 1.2)
        at = self.stage.middle(land)
        for thing, box in self.model.centre.chart.thing_rects(land):
            if thing.kind in ("defend", "threat"):
                at = box.move(self.stage.board.inner.topleft).center
        self.add(Pulse(self.now, 460.0, pieces.defence(str(n), px), at, 1.6), 90.0)
        self.add(self.ring(land, CALM, self.now))

    def on_lasting(self, where: str) -> None:
        if where in view_lands(self.model):
            self.add(self.ring(where, CALM, self.now), 70.0)

    def on_power_used(self, power: str, where: str) -> None:
        if where in view_lands(self.model):
            self.place = where
            self.add(self.ring(where, GOLD, self.now), 70.0)
            elements = elements_of(self.model.rules.box, power)
            if elements:
                self.add(ElementsAtWork(self.now, elements, self.stage.middle(where), self.model.kit.px(52)), 120.0)

    # -- fear ----------------------------------------------------------------------------------
    def on_fear(self, n: int) -> None:
        kit, shown = self.model.kit, min(n, 5)
        icon = pygame.Surface((kit.px(42), kit.px(42)), pygame.SRCALPHA, 32)
        kit.icon(icon, "fear", icon.get_rect().center, 38)
        x, y = self.stage.middle(self.place) if self.place else self.model.centre.inner.center
        to = self.pool("fear")
        for k in range(shown):
            side = kit.px(16) * (k - (shown - 1) / 2)
            fly = Fly(self.now, 300.0, icon, (x + side, y), to, 0.18, (1.0, 0.7))
            self.fears.append(self.add(fly, 45.0))

    def on_fear_earned(self) -> None:
        box = self.spot("fear-cards")
        if box is not None:
            kit = self.model.kit
            high = box.centery if self.panel is None or self.panel.rail else box.bottom - kit.px(12)
            self.add(Ring(self.now + 250.0, 380.0, (box.x + kit.px(12), high), (kit.px(8), kit.px(30)), GOLD, kit.px(3)))

    def on_terror(self, level: int) -> None:
        if self.panel is None:
            return
        kit = self.model.kit
        px = kit.px(32 if self.panel.rail else 44)
        row = self.spot("fear-cards")
        if row is None:
            return
        at = (
            (row.right - px // 2, row.y + kit.px(1) + px // 2)
            if self.panel.rail
            else (row.x + px // 2, row.y + kit.px(68) + px // 2)
        )
        old, new = (cardskin.numeral(max(1, min(n, 4)), px, "violet") for n in (level - 1, level))
        flip = Flip(self.now + 200.0, 420.0, old, new, at)
        self.fears.append(flip)
        self.add(flip)
        self.add(Ring(self.now + 300.0, 480.0, at, (px * 0.5, px * 1.2), GOLD, kit.px(4)), 200.0)

    def on_fear_card(self, card: str) -> None:
        """Turned up beside the map for a moment; the one that asks something, or that a step shows, lies there already."""
        model, kit = self.model, self.model.kit
        step = model.staged.step if model.staged is not None else None
        if step is not None and step.card == f"fear:{card}":
            return
        asks = next((w.rect for w in model.acts.widgets if w.key == f"fear:{card}"), None)
        if asks is not None:
            self.add(Ring(self.now, 420.0, asks.center, (asks.w * 0.5, asks.w * 0.8), GOLD, kit.px(4)), 200.0)
            return
        hold = beside_map(model)
        face = FACES.face(model.screen.cards.card(f"fear:{card}"), hold.size)
        self.add(Fly(self.now, 300.0, face, self.pool("fear"), hold.center, 0.1, (0.2, 1.0)), 300.0)
        self.add(Picture(self.now, 900.0, face.copy(), hold.topleft, 200.0, False), 120.0)

    # -- cards ---------------------------------------------------------------------------------
    def on_card_drawn(self, cards: tuple[str, ...]) -> None:
        """From the deck, face down, to where they can be chosen."""
        model = self.model
        for card in cards:
            key = f"card:{card}"
            widget = next((w for w in model.acts.widgets if w.key == key and w.role == "card"), None)
            source = self.spot(model.screen.cards.origin(key)) or model.grid.right
            if widget is None:
                continue
            back = cardback.in_flight(model.rules.box.raw["card"][card]["deck"], widget.rect.size)
            self.director.held[key] = None
            fly = Deal(self.director, key, self.now, back, source.center, widget.rect.center)
            self.add(fly, 80.0)

    # -- invader cards -------------------------------------------------------------------------
    def slot(self, name: str) -> pygame.Rect | None:
        """The place of an invader card on the panel."""
        row = self.spot(f"slot-{name}")
        if row is None or self.panel is None:
            return None
        side = self.model.kit.px(RailSlot.SIDE)
        return pygame.Rect(row.x, row.y, side, side) if self.panel.rail else Slot.card_box(self.model.kit, row)

    def mini(self, size: tuple[int, int], cards: tuple[str, ...], slot: str) -> pygame.Surface:
        """A small invader card, its back, or an empty place."""
        made = pygame.Surface(size, pygame.SRCALPHA, 32)
        card = slot_card(self.model, cards, slot)
        (card.swatch if self.panel.rail else card.draw)(self.panel.pen(), made, made.get_rect())
        return made

    def on_invader_card(self, card: str) -> None:
        """Turned over in its place."""
        box = self.slot("explore")
        if box is None:
            return
        back = self.before.picture(box) or self.mini(box.size, (), "explore")
        face = self.mini(box.size, (card,), "explore")
        self.add(Flip(self.now, 360.0, back, face, box.center), 260.0)
        self.slots["explore"] = (*self.slots["explore"], card)

    def on_advance(self) -> None:
        """Each card slides one place on; the one that was done leaves."""
        boxes = {name: self.slot(name) for name in SLOTS}
        if self.panel is None or any(box is None for box in boxes.values()):
            return
        slides: list[Motion] = []
        for name, to in (("ravage", ""), ("build", "ravage"), ("explore", "build")):
            box, cards = boxes[name], self.slots[name]
            if not cards or box is None:
                continue
            image = self.mini(box.size, cards, name)
            target = boxes.get(to)
            end = target.center if target is not None else (box.centerx, box.y - box.h // 3)
            alphas = (1.0, 1.0) if to else (1.0, 0.0)
            slides.append(Fly(self.now, 320.0, image, box.center, end, 0.08, (1.0, 1.0 if to else 0.7), alphas))
        for name in SLOTS:
            box = boxes[name]
            assert box is not None
            if self.now > 0:  # as it was, until the cards go
                kept = self.mini(box.size, self.slots[name], name)
                first = Picture(0.0 if name != "explore" else max(0.0, self.now - 20.0), 1.0, kept, box.topleft, 0.0)
                first.until = (Cue(self.now, lambda: None),)
                self.list.append(first.until[0])
                self.list.append(first)
            if slides:
                empty = Picture(self.now, 1.0, self.mini(box.size, (), "ravage"), box.topleft, 40.0)
                empty.until = tuple(slides)
                self.list.append(empty)
        for slide in slides:
            self.add(slide)
        self.slots = {"explore": (), "build": self.slots["explore"], "ravage": self.slots["build"]}
        self.now += 200.0


class Deal(Fly):
    """A card on its way to a widget that is drawn only when it is there."""

    def __init__(self, director: Any, key: str, start: float, back: pygame.Surface, a: Point, b: Point) -> None:
        super().__init__(start, 300.0, back, a, b, 0.14, (0.3, 1.0))
        self.director, self.key = director, key

    def end(self) -> None:
        self.director.land(self.key)


MOTIONS = Motions(
    EVENTS,
    {
        "moved": IslandScript.on_moved,
        "presence-moved": IslandScript.on_presence_moved,
        "added": IslandScript.on_added,
        "build": IslandScript.on_build,
        "explore": IslandScript.on_explore,
        "further": IslandScript.on_explore,
        "military-response": IslandScript.on_build,
        "uprising": IslandScript.on_uprising,
        "ritual": IslandScript.on_ritual,
        "presence-added": IslandScript.on_presence_added,
        "destroyed": IslandScript.on_destroyed,
        "removed": IslandScript.on_removed,
        "presence-destroyed": IslandScript.on_presence_destroyed,
        "replaced": IslandScript.on_replaced,
        "damaged": IslandScript.on_damaged,
        "healed": IslandScript.on_healed,
        "blight": IslandScript.on_blight,
        "cascade": IslandScript.on_cascade,
        "blight-removed": IslandScript.on_blight_removed,
        "ravage": IslandScript.on_ravage,
        "skipped": IslandScript.on_skipped,
        "dreamt": IslandScript.on_dreamt,
        "drowned": IslandScript.on_drowned,
        "defend": IslandScript.on_defend,
        "lasting": IslandScript.on_lasting,
        "power-used": IslandScript.on_power_used,
        "fear": IslandScript.on_fear,
        "fear-earned": IslandScript.on_fear_earned,
        "terror": IslandScript.on_terror,
        "fear-card": IslandScript.on_fear_card,
        "card-drawn": IslandScript.on_card_drawn,
        "invader-card": IslandScript.on_invader_card,
        "advance": IslandScript.on_advance,
    },
    IslandScript,
    covers=("fear", "fear-earned", "terror", "fear-card", "blight", "blight-removed", "invader-card", "advance"),
)
