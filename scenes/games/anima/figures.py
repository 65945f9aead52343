"""Figures of the Anima rules: areas, groups and battles before and after, cards, what a die brings, chances."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pygame

from game.anima.forecast import win_chance
from scenes.app import game_list
from scenes.draw import cardface, lettering, svg, theme
from scenes.games.anima.art import pictures
from scenes.games.anima.art.pictures import Back, Die
from scenes.games.anima.art.sheet import Picture
from scenes.games.anima.cards import spec_of
from scenes.games.anima.painted import AreaFace
from scenes.games.anima.pieces import creature_of, mission_of, motif_of, place_of, portrait_of
from scenes.games.anima.shown import area_of, camp_of, duel_of
from scenes.rules.figures.plate import FigurePart, framed
from scenes.rules.figures.things import SIDE, Things
from scenes.table.painted import Paint
from scenes.table.pen import Pen
from scenes.widgets.paint import Kit

if TYPE_CHECKING:
    from game.core.teaching.rulebook import Figure, Shown
    from scenes.app.scene import Host

AREA, CAMP, DUEL = (198.0, 150.0), (244.0, 190.0), (1070.0, 236.0)  # design px of what a position shows
FACE = (188.0, 252.0)  # of an area with its table
CARD, TALL = (224.0, 246.0), (300.0, 440.0)
GAP, RIM = 16.0, 16.0
COLOURS = ("blue", "vermilion", "green", "rose", "gold")
CELL, LINE = 62.0, 34.0  # of the table of chances
BEHIND = range(-3, 4)  # by how much a group is stronger in it
BATTLE = "battle"
ROUND = 7.0
Placed = tuple[Paint, tuple[float, float, float, float]]  # what is drawn, and where: x, y, width, height


class Maker:
    """Makes the parts of this game's figures. LEAST: cards drawn smaller cannot be read."""

    LEAST, LEAST_TALL = 1.0, 0.95

    def __init__(self, app: Host, rules: Any, texts: Any) -> None:
        self.app, self.rules, self.texts, self.kit = app, rules, texts, app.kit

    # -- positions -----------------------------------------------------------------------------
    def position(self, figure: Figure, shown: Shown) -> list[FigurePart]:
        """Areas and groups before and after what happens, or a battle; what `show` names, else all that is there."""
        states = [shown.before, shown.after] if figure.case and figure.case.when else [shown.before]
        states = states[-1:] if figure.raw.get("once") else states
        return [self._scene(seen(self.app, self.texts, shown.rules, state), figure.raw.get("show") or ()) for state in states]

    def _scene(self, model: Any, wanted: Sequence[str]) -> FigurePart:
        view = model.view
        lines: list[list[tuple[Paint, tuple[float, float]]]] = [[], [], []]
        lines[0] = [(area_of(model, area, AREA[1]), AREA) for area in view.active if not wanted or area in wanted]
        seats = [seat for seat in model.facts.running_order(view) if not wanted or seat in wanted]
        lines[1] = [(camp_of(model, seat, CAMP[1]), CAMP) for seat in seats]
        if view.battle and (not wanted or BATTLE in wanted):
            lines[2] = [(replace(duel_of(model, model.facts.sides(view), DUEL[1]), plates=()), DUEL)]
        placed: list[Placed] = []
        wide = max(_width(line) for line in lines) + 2 * RIM
        y = RIM
        for line in lines:
            x = (wide - _width(line)) / 2
            for paint, (w, h) in line:
                placed.append((paint, (x, y, w, h)))
                x += w + GAP
            y += max((h + GAP for _, (_, h) in line), default=0.0)
        size = wide, y - GAP + RIM
        return FigurePart(*size, partial(_paint, size, tuple(placed)))

    # -- cards ---------------------------------------------------------------------------------
    def card(self, name: str, tall: bool = False) -> FigurePart:
        """A card by "card:ID", the face of an area as it lies on the table by "area:ID", "table:chances"."""
        kind, _, card = name.partition(":")
        if kind == "table":
            return _chances()
        if kind == "area":
            state = SimpleNamespace(seats=(), previous={}, face_up=(), at={}, battle={})
            face: AreaFace = area_of(seen(self.app, self.texts, self.rules, state), card, FACE[1])
            return FigurePart(*FACE, partial(_alone, face, FACE))
        spec, size = spec_of(self.rules.box, self.texts, card), TALL if tall else CARD
        return FigurePart(*size, lambda z: cardface.face(spec, _pixels(size, z)))

    # -- rows ----------------------------------------------------------------------------------
    def stats(self, name: str) -> list[tuple[list[str], str]]:
        """(things, words) of the cells a word of the data stands for: what is dealt and kept, the levels of a game alone."""
        t, told = self.app.t, self.rules.box.figures
        if name == "setup":
            deals = ("missions", "mission"), ("characters", "recruit"), ("advantages", "bonus")
            return [([f"icon:{icon}", f"number:{told[what]['deal']}", "icon:arrow", f"number:{told[what]['keep']}"],
                     t(f"figure-anima-{what}")) for what, icon in deals]  # fmt: skip
        return [(["icon:hourglass", f"number:{told['solo'][level]}"], t(f"figure-anima-{level}"))
                for level in ("easy", "normal", "hard")]  # fmt: skip


def seen(app: Host, texts: Any, rules: Any, state: Any) -> Any:
    """A position as the pictures of the table want it, where no table is: nobody is asked, nothing is staged."""
    names = {seat: texts.seat(seat, {}) for seat in state.seats}
    return SimpleNamespace(
        view=state,
        rules=rules,
        facts=rules.facts,
        t=app.t,
        wording=SimpleNamespace(texts=texts),
        names=names,
        colours=dict(zip(state.seats, COLOURS, strict=False)),
        session=SimpleNamespace(decision=None),
        staged=None,
    )


def _width(line: Sequence[tuple[Paint, tuple[float, float]]]) -> float:
    return sum(w for _, (w, _) in line) + GAP * max(0, len(line) - 1)


def _pixels(size: tuple[float, float], z: float) -> tuple[int, int]:
    return round(size[0] * z), round(size[1] * z)


def _paint(size: tuple[float, float], placed: tuple[Placed, ...], z: float) -> pygame.Surface:
    """All of it on a night sheet in a frame."""
    out = pictures.night(_pixels(size, z)).copy()
    pen = Pen(Kit(z))
    for paint, (x, y, w, h) in placed:
        paint.draw(pen, out, pygame.Rect(round(x * z), round(y * z), round(w * z), round(h * z)))
    return framed(out, z)


def _alone(face: AreaFace, size: tuple[float, float], z: float) -> pygame.Surface:
    """An area without a sheet below it."""
    out = svg.blank(_pixels(size, z))
    face.draw(Pen(Kit(z)), out, out.get_rect())
    return out


def _chances() -> FigurePart:
    """By how much a group is stronger or weaker than a monster, and how often of 100 times it wins."""
    w, h = CELL * len(BEHIND), 2 * LINE
    shares = [round(100 * win_chance(by, 0)) for by in BEHIND]

    def paint(z: float) -> pygame.Surface:
        body = svg.rect(1, 1, w - 2, h - 2, 8, theme.CARD_LIGHT, theme.INK, 2)
        body += svg.path(f"M1 {LINE:g}H{w - 1:g}", "none", theme.INK, 1.2, 0.5)
        out = svg.rasterise(body, w, h, z).copy()
        px = max(14, round(18 * z))  # the least that can be read
        for n, (by, share) in enumerate(zip(BEHIND, shares, strict=True)):
            x = CELL * (n + 0.5) * z
            head = lettering.render(f"{by:+d}".replace("-", "−") if by else "0", px, "sans", "Semibold", theme.INK_SECOND)
            lettering.centred(out, head, x, LINE / 2 * z, px)
            lettering.centred(out, lettering.render(f"{share}%", px, "serif", "Bold", theme.INK), x, LINE * 1.5 * z, px)
        return out

    return FigurePart(w, h, paint)


# ------------------------------------------------------------------------------------------------ things


def _picture(make: Callable[[Any, str], Picture]) -> Callable[[str, int], pygame.Surface]:
    """A card's picture in a square with a thin rim."""

    def draw(card: str, px: int) -> pygame.Surface:
        return make(game_list.rules_for("anima").box, card).surface((px, px), ROUND * px / SIDE, 1.6 * px / SIDE)

    return draw


THINGS: Things = {
    "portrait": _picture(portrait_of),
    "place": _picture(place_of),
    "creature": _picture(creature_of),
    "motif": _picture(motif_of),
    "mission": _picture(mission_of),
    "die": lambda arg, px: Die(int(arg)).surface((round(px * 0.8), round(px * 0.8))),
    "back": lambda arg, px: Back().surface((round(px * 0.7), px), 4 * px / SIDE, 1.4 * px / SIDE),
}


def faces(app: Host, table: Any, large: tuple[int, int]) -> Iterator[tuple[str, Callable[[], Any]]]:
    """(name, draw) of every card at every shape the table uses; for the audit."""
    hand = tuple(round(v * table.kit.scale) for v in table.model.grid.card)
    for kind in ("advantage", "character", "area", "encounter", "main", "final"):
        for card in table.model.rules.box.raw[kind]:
            data = table.model.screen.cards.card(f"card:{card}")
            yield f"zoom {kind}:{card}", partial(cardface.face, data, large)
            if kind == "advantage":
                draw = cardface.strip if table.model.grid.small else cardface.face
                yield f"hand {kind}:{card}", partial(draw, data, hand)
