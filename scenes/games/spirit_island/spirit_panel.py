"""A spirit's panel as rows: portrait, energy, plays, elements, growth, tracks, innate powers, special rules.

The same rows make the own panel, the panel opened over the board, those of the other players, and the rail.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple
from typing import TYPE_CHECKING, Any

import pygame

from game.core.engine.key import Key
from game.spirit_island.terms import ELEMENTS
from scenes.draw import theme
from scenes.draw.cardparts import unstopped
from scenes.games.spirit_island.about import lasting_said
from scenes.games.spirit_island.painted import Acts, ActsLine, InnateHead, Level, Portrait, RailCount, SpiritHead, Track
from scenes.games.spirit_island.rail_painted import RailElements, RailGrowth, RailTrack
from scenes.games.spirit_island.strips import short_strip
from scenes.table import painted as p
from scenes.table.option_list import capital
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Fit, Painted, Row

if TYPE_CHECKING:
    from scenes.table.model import GameModel

TRACKS = ("energy", "plays")
TOUCHED = 26.0  # height at least of a line that can be pointed at
# How an effect that lasts on a spirit is shown on a rail: its sign, and whether its number is added to something
LASTING = {
    "damage_bonus": ("damage", True), "range_bonus": ("range", True), "ward": ("defend", False), "make_fast": ("fast", False),
    "make_any_fast": ("fast", False), "free_repeat": ("redo", False), "more_plays": ("plays", True),
    "allow_repeat": ("redo", False), "keep_card": ("reclaim", False), "share_presence": ("presence", False),
}  # fmt: skip


def on_panel(key: Key, asked: str) -> bool:
    """Whether an option of this question stands on the own panel."""
    if key.kind == "branch":
        return asked == "growth.choose"
    return key.kind == "track" or (key.kind == "innate" and len(key.parts) == 1)


class SpiritPanel(RowPanel):
    """The whole panel of a seat; in two columns it fits a low window, folded it is a rail."""

    model: GameModel
    view: Any  # of this game
    air, tight, shrinks, drop = 14.0, 4.0, True, 28.0

    def __init__(self, model: GameModel, rect: pygame.Rect, seat: str = "", rail: bool = False, columns: int = 1) -> None:
        super().__init__(model, rect, seat, rail, columns)
        self.gap = 8.0 if columns > 1 else 2.0
        self._texts: dict[tuple[str, str], tuple[Any, Any]] = {}  # language, spirit -> as written, as spoken

    def colour(self) -> str:
        return str(self.model.colours[self.seat])

    def choosable(self, key: str) -> bool:
        """Also what stands in a list beneath the opened panel."""
        return key in self.model.shapes and self.shows(key)

    def shows(self, key: str) -> bool:
        asked = self.model.asked
        return not self.rail and on_panel(Key.of(key), asked.kind if asked is not None else "")

    def legal_of(self, seat: str) -> frozenset[str]:
        decision = self.model.session.decision
        asked = decision.for_seat(seat) if decision is not None else None
        if asked is None:
            return frozenset()
        return frozenset(key for key in asked.keys(seat) if on_panel(Key.of(key), asked.kind))

    def texts(self, seat: str) -> Iterator[None]:
        """Put into words what the panel of a seat says; it takes a while the first time."""
        speech, spirit = self.model.wording, self.model.view.spirits[seat]
        key = self.model.host.lang, spirit
        if key not in self._texts:
            said = speech.texts.spirit(spirit)
            yield
            self._texts[key] = said, speech.spoken.spirit(spirit)
            yield

    def rows(self) -> tuple[Row, ...]:
        model, seat = self.model, self.seat
        list(self.texts(seat))
        said, spoken = self._texts[model.host.lang, model.view.spirits[seat]]
        innates = [self._innate(said, spoken, n) for n in range(len(said.innates))]
        if self.rail:  # which leaves the others out
            growth = () if self.model.grid.small else (self._growth_signs(said, spoken),)
            return (self._head(), self._rail_figures(said), self._elements(), *growth, *innates, *self._own(), *self._lasting())
        tracks = [self._track(said, track) for track in TRACKS]
        rules = [
            Row(title, model.wording.plain(told), role="text", head=True, fold="drop",
                paint=p.Paragraph(text, 16, "serif", even=True))
            for (title, text), (_, told) in zip(said.special_rules, spoken.special_rules, strict=True)
        ]  # fmt: skip
        top = (self._head(), self._figures(), self._elements(), *self._own(), *self._lasting())
        return (*top, self._growth(said, spoken), *tracks, *innates, *rules)

    # -- head and figures ----------------------------------------------------------------------
    def _head(self) -> Row:
        model, view, seat, who = self.model, self.view, self.seat, self.model.names[self.seat]
        spirit = view.spirits[seat]
        name = model.t(f"name-spirit-{spirit}")
        you = model.human(seat) and self.mine and len(view.seats) > 1
        line = model.t("table-who-you" if you else "table-who", who=who, colour=model.t(f"ui-colour-{self.colour()}"))
        head = SpiritHead(portrait(model, seat), name, (line, model.t("table-who-brief-you", who=who) if you else who))
        told = model.t("table-panel-of", spirit=name, who=who)
        shown = p.Folded(head, p.Disc(self.colour(), 44))
        return Row(told, model.wording.plain(line), about=f"spirit:{seat}", role="heading", paint=shown)

    def _figures(self) -> Row:
        model, view, seat = self.model, self.view, self.seat
        income, plays = (model.facts.circle(view, seat, track) for track in TRACKS)
        lost = view.destroyed[seat]
        gone, unit = str(lost), model.t("table-destroyed-unit", n=lost)
        feet = unit, model.t("table-destroyed-brief", n=lost)
        destroyed = p.Figure(model.t("table-destroyed"), gone, foot=feet, disc=self.colour())
        cells = (
            self._figure("energy", view.energy[seat], model.t("table-income", n=income), f"+{income}"),
            self._figure("plays", view.plays_left[seat], model.t("table-plays-of", n=plays), model.t("table-of", n=plays)),
            Row(model.t("table-destroyed"), f"{gone} ({unit})", about=f"destroyed:{seat}",
                paint=p.Folded(destroyed, p.Pair("", gone, disc=self.colour()))),
        )  # fmt: skip
        boxes = Row(model.t("table-energy"), cells=cells, flow="row", gap=8)
        return Row(boxes.name, cells=(boxes,), fit=Fit(least=90))

    def _rail_figures(self, said: Any) -> Row:
        """The same on a rail: energy and plays with the next circle of their tracks, presence that is gone."""
        model, view, seat = self.model, self.view, self.seat
        said_there, cells = self._figures().cells[0].cells, []
        for track, value, row in zip(TRACKS, (view.energy[seat], view.plays_left[seat]), said_there, strict=False):
            opened, _ = model.facts.discs(view, seat, track)
            labels = [short for short, _ in said.tracks[track]]
            coming = labels[opened] if opened < len(labels) else ""
            now = str(model.facts.circle(view, seat, track))
            shown = now if track == "plays" else f"+{now}"
            hint = model.t("table-track-next", now=shown, next=model.wording.plain(coming)) if coming else ""
            bare = p.Pair(track, str(value)) if model.grid.small else RailTrack(track, str(value), shown, coming)
            cells.append(row._replace(hint=hint, paint=p.Folded(p.Nothing(), bare)))
        if not model.grid.small:
            cells.append(said_there[-1])
        return Row(model.t("table-energy"), cells=tuple(cells), gap=0)

    def _growth_signs(self, said: Any, spoken: Any) -> Row:
        """The rows of growth on a rail; a click opens the panel, where they are chosen."""
        model, seat = self.model, self.seat
        taken, cells = model.taken(seat, "growth.choose"), []
        for n, (acts, told) in enumerate(zip(said.growth_items, spoken.growth, strict=True)):
            chosen = taken == f"branch:{n}"
            shown = RailGrowth(tuple(picture for picture, _ in acts), chosen)
            cells.append(Row(model.t("table-growth-row", n=n + 1), model.t("table-taken") if chosen else "",
                             hint=model.wording.plain(told), key=f"growth-{seat}-{n}", opens=f"panel/{seat}",
                             paint=p.Folded(p.Nothing(), shown)))  # fmt: skip
        return Row(model.t("table-growth"), cells=tuple(cells), gap=3)

    def _figure(self, what: str, value: int, foot: str, short: str) -> Row:
        name = self.model.t(f"table-{what}")
        return Row(name, f"{value} ({foot})", about=f"{what}:{self.seat}", paint=p.Figure(name, str(value), what, (foot, short)))

    def _elements(self) -> Row:
        model, have = self.model, self.model.facts.elements(self.view, self.seat)
        order = [e for e in ELEMENTS if have.get(e)] + [e for e in ELEMENTS if not have.get(e)]
        said = [model.t("table-element-n", n=have[e], element=model.t(f"icon-{e}")) for e in order if have.get(e)]
        if self.rail and model.grid.small:
            order = [e for e in order if have.get(e)]
        items = tuple([(e, str(have.get(e, 0))) for e in order])
        shown: Painted = p.Icons(items, 31, 18, below=True, high=54)
        if not model.grid.small:
            shown = p.Folded(shown, RailElements(items))
        told = model.joined(said) if said else model.t("table-none")
        return Row(model.t("table-elements"), told, head=True, about=f"elements:{self.seat}", paint=shown)

    def _own(self) -> tuple[Row, ...]:
        """What only some spirits have: health of drowned invaders, elements chosen for circles of any."""
        model, seat, cells = self.model, self.seat, []
        if (drowned := model.facts.drowned(model.view, seat)) is not None:
            have, need = drowned
            said = model.t("table-drowned", n=have, of=need)
            shown = p.Folded(
                p.Paragraph(said, 16, "serif", even=True, middle=True, least=TOUCHED), RailCount("ocean", f"{have}/{need}")
            )
            cells.append(Row(said, role="text", about=f"drowned:{seat}", paint=shown))
        chosen, waiting = model.facts.chosen(model.view, seat)
        if chosen or waiting:
            names = [model.t(f"icon-{element}") for element in chosen]
            said = model.t("table-chosen", what=model.joined(names)) if chosen else model.t("table-unchosen", n=waiting)
            count = RailCount("any-element", f"{len(chosen)}/{len(chosen) + waiting}")
            shown = p.Folded(p.Paragraph(said, 16, "serif", even=True, middle=True, least=TOUCHED), count)
            cells.append(Row(said, role="text", about=f"chosen:{seat}", paint=shown))
        return (Row(model.t("table-own"), cells=tuple(cells), gap=2),) if cells else ()

    def _lasting(self) -> tuple[Row, ...]:
        """What other powers have given this spirit until the turn ends: a line for each, on a rail a sign; mostly nothing."""
        model, title, cells = self.model, self.model.t("about-lasting"), []
        for one in model.facts.spirit_effects(model.view, self.seat):
            if one.kind not in LASTING:
                continue
            said, (icon, added) = lasting_said(model, one), LASTING[one.kind]
            sign = RailCount(icon, f"+{one.n}" if added else str(one.n))
            shown = p.Folded(p.Paragraph(capital(said), 16, "serif", even=True, middle=True, least=TOUCHED), sign)
            cells.append(Row(said, role="text", about=f"lasting:{self.seat}", paint=shown))
        return (Row(title, head=not self.rail, cells=tuple(cells), gap=2),) if cells else ()

    # -- growth and tracks ---------------------------------------------------------------------
    def _growth(self, said: Any, spoken: Any) -> Row:
        model, seat = self.model, self.seat
        taken, word = model.taken(seat, "growth.choose"), model.t("table-taken")
        cells, lines = [], []
        for n, (line, acts, told) in enumerate(zip(said.growth, said.growth_items, spoken.growth, strict=True)):
            key = f"branch:{n}"
            chosen = taken == key
            shown = Acts(tuple(map(tuple, acts)), line, word if chosen else "")
            row = Row(
                model.t("table-growth-row", n=n + 1), word if chosen else "", hint=model.wording.plain(told), key=key,
                idle=f"growth-{seat}-{n}", role="row", box="row", chosen=chosen, paint=shown,
            )  # fmt: skip
            cells.append(row)
            lines.append(row._replace(paint=ActsLine(*astuple(shown))))
        whole = Row(
            model.t("table-growth"), head=True, remark=model.t("table-growth-note"), paint=p.Line(high=1), cells=tuple(cells),
            gap=4, fold="drop", fit=Fit(least=30 + 50 * len(cells), optional=2),
        )  # fmt: skip
        less = whole._replace(cells=tuple(lines), fit=Fit(least=30 + 36 * len(cells)))
        return whole._replace(less=less)

    def _track(self, said: Any, track: str) -> Row:
        model, title = self.model, self.model.t(f"table-track-{track}")
        opened, total = model.facts.discs(self.view, self.seat, track)
        labels = said.tracks[track]
        now = labels[opened - 1][1] if opened <= len(labels) else ""
        shown = tuple([labels[n][0] if n < len(labels) else "" for n in range(total)])
        row = Row(
            title, model.t("table-track-open", n=opened, of=total, now=now), key=f"track:{track}",
            idle=f"track-{self.seat}-{track}", about=f"circles:{self.seat}/{track}", paint=Track(shown, opened, self.colour()),
        )  # fmt: skip
        return Row(title, head=True, cells=(row,), fold="drop")

    # -- powers --------------------------------------------------------------------------------
    def _innate(self, said: Any, spoken: Any, n: int) -> Row:
        model, innate = self.model, said.innates[n]
        power = model.rules.box.spirits[self.view.spirits[self.seat]].innates[n]
        reached = model.facts.reached(self.view, self.seat, f"innate:{power}")
        strips = (innate.strip, short_strip(model, model.rules.box.raw["innate"][power]) or innate.strip)
        speed = model.facts.speed(self.view, f"innate:{power}")
        used = model.t("table-innate-used") if self._is_used(f"innate:{power}") else ""
        count = RailCount("check" if used else "innate", f"{sum(reached)}/{len(reached)}")
        head = p.Folded(InnateHead(innate.title, speed, strips, used), count)
        levels_said = model.t("table-levels", n=sum(reached), of=len(reached))
        name, told = model.joined([levels_said, used]) if used else levels_said, model.wording.plain(innate.strip)
        if self.rail:
            return Row(innate.title, name, hint=told, about=f"innate-of:{self.seat}/{n}", paint=head)
        levels = Row(
            innate.title, model.t("table-use-innate"), key=f"innate:{power}", role="silent", fold="drop", gap=3,
            cells=tuple(self._levels(innate, spoken.innates[n], power, reached, bool(used))),
        )  # fmt: skip
        missing = p.Line(self._missing(innate, reached), size=15.5, face="sans-semi", colour=theme.WARNING)
        missed = Row(innate.title, role="silent", fold="drop", paint=missing)
        less = Row(innate.title, name, hint=told, about=f"innate-of:{self.seat}/{n}", gap=3, paint=head, cells=(levels,))
        return less._replace(cells=(levels, missed), fit=Fit(optional=1), less=less)  # the pale elements say what is missing, too

    def _is_used(self, key: str) -> bool:
        """Whether a power was used this turn, and asks nothing any more."""
        asked = self.model.asked
        return key in self.view.used[self.seat] and (asked is None or asked.source != key)

    def _levels(self, innate: Any, spoken: Any, power: str, reached: list[bool], used: bool) -> Iterator[Row]:
        """`used`: its levels do not look as if they could be used, their elements still say which are reached."""
        model, have = self.model, self.model.facts.elements(self.view, self.seat)
        for at, ((need, text), (_, told)) in enumerate(zip(innate.levels, spoken.levels, strict=True)):
            needs = model.joined([model.t("table-element-n", n=c, element=model.t(f"icon-{e}")) for e, c in need.items()])
            shown = tuple([(element, count, have.get(element, 0) >= count) for element, count in need.items()])
            yield Row(
                model.t("table-level", name=innate.title, n=at + 1), f"{needs}: {model.wording.plain(told)}",
                hint=model.t("table-reached") if reached[at] else "", key=f"level-{self.seat}-{power}-{at}", role="row",
                box="row", chosen=reached[at] and not used, paint=Level(shown, unstopped(text).removesuffix(".")),
            )  # fmt: skip

    def _missing(self, innate: Any, reached: list[bool]) -> str:
        """What the next level lacks."""
        if all(reached):
            return ""
        at = reached.index(False)
        short = self.model.facts.missing(self.view, self.seat, dict(innate.levels[at][0]))
        what = " ".join(f"{n} <{element}>" for element, n in short.items())
        return self.model.t("table-short", what=what, n=at + 1) if short else ""


def portrait(model: GameModel, seat: str) -> Portrait:
    """The picture of a seat's spirit."""
    spirit = model.view.spirits[seat]
    raw = model.rules.box.raw["spirit"][spirit]
    return Portrait(spirit, tuple(raw.get("elements_main", ())), str(model.colours[seat]))
