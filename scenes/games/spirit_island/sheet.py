"""A spirit's panel: portrait, energy, plays, elements, growth, tracks, innate power, special rule.

`SpiritSheet` paints it for any seat into one or two columns: the own panel at full size, the panel opened
over the chart when it is folded, and the other players' panels.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from scenes.app import game_list
from scenes.draw import svg, theme
from scenes.draw import text as typo
from scenes.draw.cardparts import even, unstopped
from scenes.draw.theme import INK, INK_SECOND
from scenes.games.spirit_island.badges import presence_icon, speed_badge
from scenes.games.spirit_island.growth import draw_acts
from scenes.games.spirit_island.strips import short_strip
from scenes.table.panel import Section, SectionedPanel, fit_line
from scenes.widgets.paint import Kit

if TYPE_CHECKING:
    from scenes.table.model import TableModel

_small: dict[tuple[str, float], Kit] = {}  # palette, scale -> the kit of a squeezed sheet
ELEMENTS = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")


class Piece(NamedTuple):
    """A piece of the panel: its height, what draws it, and all that it shows."""

    height: int
    draw: Callable[[pygame.Surface, pygame.Rect], None]
    cache_key: Hashable


class SpiritSheet(SectionedPanel):
    """The whole panel of `seat`. `columns` 2 makes it fit a low window."""

    zone = "panel"
    KEEP = 4.0  # the panels of all seats, so that the next one to act is there at once

    def __init__(self, model: TableModel, rect: pygame.Rect, seat: str = "", columns: int = 1) -> None:
        super().__init__(model, rect)
        self.of, self.columns = seat, columns
        self.said: Any = None
        self.spoken: Any = None
        self._texts: dict[str, tuple[Any, Any]] = {}  # spirit -> said, spoken
        self._blocks: dict[tuple[str, int, int], typo.TextBlock] = {}
        self.mine = False
        self.legal: frozenset[str] = frozenset()  # rows that may be chosen
        self._squeeze = 1.0

    @property
    def kit(self) -> Any:
        """The table's kit; a slightly smaller one where the window is too low for the panel."""
        if self._squeeze >= 1.0:
            return self.model.kit
        scale = self.model.kit.scale * self._squeeze
        key = theme.palette(), scale
        if key not in _small:
            if len(_small) >= 4:
                _small.clear()
            _small[key] = Kit(scale)
        return _small[key]

    @property
    def seat(self) -> str:
        """Whose panel."""
        return self.of or self.model.seat

    def cache_key(self) -> Hashable:
        model, view, seat = self.model, self.model.view, self.seat
        mine = seat == model.seat
        return (
            model.host.lang,
            seat,
            model.seat,
            view.energy[seat],
            view.plays_left[seat],
            view.destroyed[seat],
            view.tracks[(seat, "energy")],
            view.tracks[(seat, "plays")],
            tuple(sorted(model.facts.elements(view, seat).items())),
            model.taken(seat, "growth.choose"),
            tuple(key for key in model.shapes if mine and model.screen.panel_shows(key)),
        )

    def edge(self) -> str:
        return theme.player(self.model.colours[self.seat]).colour

    def sections(self, canvas: pygame.Surface) -> list[Section]:
        model = self.model
        mine = self.seat == model.seat
        self._begin(mine, frozenset(key for key in model.shapes if mine and model.screen.panel_shows(key)))
        return self._sections(canvas)

    def _sections(self, canvas: pygame.Surface) -> list[Section]:
        """As they are for the seat that `_begin` was told."""
        found = []
        for piece, rect, strip in self._places():
            cache_key = (self.seat, self.mine, self._squeeze, piece.cache_key)
            found.append(Section(strip, cache_key, partial(piece.draw, canvas, rect)))
        return found

    def _begin(self, mine: bool, legal: frozenset[str]) -> None:
        """Whose panel it is and what may be chosen on it."""
        model, seat = self.model, self.seat
        spirit = model.view.spirits[seat]
        if spirit not in self._texts:
            self._texts[spirit] = model.wording.texts.spirit(spirit), model.wording.spoken.spirit(spirit)
        self.said, self.spoken = self._texts[spirit]
        self.mine, self.legal, self.tint = mine, legal, model.colours[seat]

    def prewarm(self, canvas: pygame.Surface, seat: str, n: int) -> bool:
        """Draw section `n` of another seat's panel, as it will be when that seat acts, while nothing happens: it is kept.

        The canvas is afterwards what it was. False: there is no such section.
        """
        model = self.model
        asked = model.session.decision.for_seat(seat) if model.session.decision is not None else None
        keys = asked.keys(seat) if asked is not None else ()
        growing = asked is not None and asked.kind == "growth.choose"
        was, self.of, self.spots = (self.of, self.spots), seat, []
        try:
            legal = (k for k in keys if (growing if k.startswith("branch:") else model.screen.panel_shows(k)))
            self._begin(True, frozenset(legal))
            sections = self._sections(canvas)
            if n < len(sections):
                strip = sections[n].rect
                under = canvas.subsurface(strip).copy()
                self.clear(canvas, strip)
                self.panel(canvas, self.edge())
                self.layer(canvas, *sections[n])
                canvas.set_clip(None)
                canvas.blit(under, strip)
            return n < len(sections)
        finally:
            self.of, self.spots = was

    def _places(self) -> list[tuple[Piece, pygame.Rect, pygame.Rect]]:
        """Where each section stands, and its strip: with the margins and the air below, where frames reach."""
        self._squeeze = 1.0
        if self.columns == 1:
            room = self.rect.h - 2 * self.px(14)
            need = sum(s.height for s in self._pieces(self.rect.w - 2 * self.px(14) - self.px(7)))
            self._squeeze = max(0.8, min(1.0, (room + self.px(8)) / need))
        pad = self.px(14)
        inner = pygame.Rect(self.rect.x + self.px(7) + pad, self.rect.y + pad, 0, self.rect.h - 2 * pad)
        gap = self.px(22)
        inner.w = (self.rect.right - pad - inner.x - gap * (self.columns - 1)) // self.columns
        sections = self._pieces(inner.w)
        spare = inner.h - sum(s.height for s in sections)
        air = max(-self.px(4), min(self.px(14), spare // max(1, len(sections) - 1))) if self.columns == 1 else self.px(8)
        half = sum(s.height for s in sections) / 2 if self.columns > 1 else 1e9
        x, y, used, aside = inner.x, inner.y, 0, self.px(11)
        out = []
        for section in sections:
            h = section.height
            full = used and y + h > inner.bottom + self.px(4)
            if self.columns > 1 and (full or (x == inner.x and used + h / 2 > half)):
                x, y = inner.x + inner.w + gap, inner.y
                half = 1e9
            strip = pygame.Rect(x - aside, y, inner.w + 2 * aside, h + air)
            out.append((section, pygame.Rect(x, y, inner.w, h), strip.clip(self.rect)))
            y += h + air
            used += h
        return out

    def _pieces(self, width: int) -> list[Piece]:
        p, model, view, seat = self.px, self.model, self.model.view, self.seat
        legal = self.legal
        have = tuple(sorted(model.facts.elements(view, seat).items()))
        open_discs = view.tracks[(seat, "energy")], view.tracks[(seat, "plays")]
        figures = (view.energy[seat], view.plays_left[seat], view.destroyed[seat], open_discs)
        branches = frozenset(key for key in legal if key.startswith("branch:"))
        rows = len(self.said.growth) if self.said else 0
        out = [
            Piece(p(92), self._head, "head"),
            Piece(p(90), self._figures, ("figures", figures)),
            Piece(p(84), self._elements, ("elements", have)),
            Piece(p(30) + rows * p(50), self._growth, ("growth", model.taken(seat, "growth.choose"), branches)),
        ]
        for track, opened in zip(("energy", "plays"), open_discs, strict=True):
            shown: Hashable = ("track", track, opened, f"track:{track}" in legal)
            out.append(Piece(p(91), partial(self._track, track=track), shown))
        if self.said:
            innates = model.rules.box.spirits[view.spirits[seat]].innates
            for n, innate in enumerate(self.said.innates):
                tall = self._title_height(innate.title, width) + p(24) + sum(h for h, _ in self._levels(innate, width))
                shown = ("innate", n, have, f"innate:{innates[n]}" in legal)
                out.append(Piece(tall + p(22), partial(self._innate, n=n), shown))
            for n, (_, text) in enumerate(self.said.special_rules):
                tall = self.kit.wrap(text, width, 16, "serif")
                out.append(Piece(p(30) + tall, partial(self._rule, n=n), ("rule", n)))
        return out

    # -- head and figures ----------------------------------------------------------------------
    def _head(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        model, k, view = self.model, self.kit, self.model.view
        side = self.px(84)
        spirit = view.spirits[self.seat]
        face = game_list.portrait(k, entry(model, spirit), side)
        canvas.blit(face, rect.topleft)
        disc = presence_icon(k, model.colours[self.seat], 34)
        canvas.blit(disc, (rect.x + self.px(56), rect.y + self.px(56)))
        x = rect.x + self.px(98)
        name = model.t(f"name-spirit-{spirit}")
        room = rect.right - x
        size = 21.0
        while size > 16 and (
            k.block(name, room, size, "serif-semi").lines > 2 or max(k.width(w, size, "serif-semi") for w in name.split()) > room
        ):
            size -= 0.5
        block = k.block(name, room, size, "serif-semi")
        block.draw(canvas, (x, rect.y))
        who = model.names[self.seat]
        you = model.human(self.seat) and self.mine and len(view.seats) > 1
        line = model.t("table-who-you" if you else "table-who", who=who, colour=model.t(f"ui-colour-{model.colours[self.seat]}"))
        shown = self.fitting([line, model.t("table-who-brief-you", who=who) if you else who], room, 16)
        self.rich(canvas, shown, pygame.Rect(x, rect.y + block.height + self.px(3), room, self.px(22)), 16)
        self.add_item("heading", model.t("table-panel-of", spirit=name, who=who), rect, model.wording.plain(line))

    def _figures(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        model, k, view, seat = self.model, self.kit, self.model.view, self.seat
        income = model.facts.circle(view, seat, "energy")
        plays = model.facts.circle(view, seat, "plays")
        boxes = (
            ("energy", model.t("table-energy"), view.energy[seat], model.t("table-income", n=income)),
            ("plays", model.t("table-plays"), view.plays_left[seat], model.t("table-plays-of", n=plays)),
            ("", model.t("table-destroyed"), view.destroyed[seat], model.t("table-destroyed-unit")),
        )
        gap = self.px(8)
        w = (rect.w - 2 * gap) // 3
        for n, (icon, name, value, foot) in enumerate(boxes):
            box = pygame.Rect(rect.x + n * (w + gap), rect.y, w, self.px(84))
            k.inset(canvas, box, line=INK)
            k.text(canvas, name, (box.centerx, box.y + self.px(13)), 15, "sans", theme.INK_KEYCAP, "center", w - self.px(8))
            short = self.fitting([foot, f"+{income}" if icon == "energy" else foot], w - self.px(8), 15)
            k.text(canvas, short, (box.centerx, box.bottom - self.px(13)), 15, "sans", theme.INK_KEYCAP, "center", w - self.px(8))
            wide = k.width(str(value), 32, "serif-bold")
            x = box.centerx - (wide + self.px(36)) // 2
            if icon:
                k.icon(canvas, icon, (x + self.px(15), box.centery), 30)
            else:
                made = presence_icon(k, model.colours[seat], 28)
                canvas.blit(made, made.get_rect(center=(x + self.px(15), box.centery)))
            k.text(canvas, str(value), (x + self.px(36), box.centery), 32, "serif-bold", INK, "midleft")
            self.add_item("status", name, box, f"{value} ({foot})")

    def _elements(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        model, k = self.model, self.kit
        self.heading(canvas, rect, model.t("table-elements"))
        have = model.facts.elements(model.view, self.seat)
        order = sorted(ELEMENTS, key=lambda e: have.get(e, 0) == 0)
        step = rect.w / 8
        for n, element in enumerate(order):
            x = round(rect.x + step * (n + 0.5))
            count = have.get(element, 0)
            k.icon(canvas, element, (x, rect.y + self.px(46)), 31, dim=not count)
            k.text(canvas, str(count), (x, rect.y + self.px(73)), 18, "sans-bold", INK if count else "#6B624F", "center")
        said = [model.t("table-element-n", n=have[e], element=model.t(f"icon-{e}")) for e in order if have.get(e)]
        self.add_item("status", model.t("table-elements"), rect, model.joined(said) if said else model.t("table-none"))

    # -- growth --------------------------------------------------------------------------------
    def _growth(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        model, k = self.model, self.kit
        self.heading(canvas, rect, model.t("table-growth"), model.t("table-growth-note"))
        taken = model.taken(self.seat, "growth.choose")
        for n, line in enumerate(self.said.growth):
            row = pygame.Rect(rect.x, rect.y + self.px(31) + n * self.px(50), rect.w, self.px(46))
            key = f"branch:{n}"
            legal = key in self.legal
            chosen = taken == key
            self._row(canvas, row, legal, chosen)
            inside = row.inflate(-self.px(16), 0)
            if chosen:
                word = model.t("table-taken")
                wide = k.width(word, 15, "sans-semi")
                k.text(canvas, word, (inside.right, row.centery), 15, "sans-semi", INK, "midright")
                k.icon(canvas, "check", (inside.right - wide - self.px(12), row.centery), 20)
                inside.w -= wide + self.px(28)
            if legal:  # beside the tick
                inside.x, inside.w = inside.x + self.px(6), inside.w - self.px(6)
            if not draw_acts(self, canvas, inside, self.said.growth_items[n]):
                self.rich(canvas, line, inside, 17)
            spoken = self.spoken.growth[n] if self.spoken else line
            self.add_item(
                "button" if legal else "row",
                model.t("table-growth-row", n=n + 1),
                row,
                model.t("table-taken") if chosen else "",
                model.wording.plain(spoken),
                key if legal else f"growth-{self.seat}-{n}",
                True,
                "",
                partial(model.acts.touch, key) if legal else None,
            )

    def _row(self, canvas: pygame.Surface, row: pygame.Rect, legal: bool, chosen: bool) -> None:
        """A row of the panel; legal ones carry the gold frame of everything that may be chosen."""
        k = self.kit
        fill = theme.ROW_CHOSEN if chosen else ("#FFF6DC" if legal else "#F5ECD7")
        line = INK if chosen or legal else "#A2977F"
        canvas.blit(k.rounded(row.w, row.h, 8, fill, None, line, 2.4 if legal else 1.4), row)
        if legal:
            mark_legal(k, canvas, row)

    # -- tracks --------------------------------------------------------------------------------
    def _track(self, canvas: pygame.Surface, rect: pygame.Rect, track: str) -> None:
        model, view = self.model, self.model.view
        key = f"track:{track}"
        legal = key in self.legal
        self.heading(canvas, rect, model.t(f"table-track-{track}"))
        opened, total = model.facts.discs(view, self.seat, track)
        labels = self.said.tracks[track] if self.said else [("", "")] * total
        box = pygame.Rect(rect.x - self.px(4), rect.y + self.px(29), rect.w + self.px(8), self.px(62))
        if legal:
            self._row(canvas, box, True, False)
        step = min(self.px(43), rect.w // max(1, total))
        for n in range(total):
            label = labels[n][0] if n < len(labels) else ""
            middle = (rect.x + step // 2 + n * step, rect.y + self.px(50))
            self._circle(canvas, middle, label, n < opened, legal and n == opened)
        said = labels[opened - 1][1] if opened <= len(labels) else ""
        self.add_item(
            "button" if legal else "status",
            model.t(f"table-track-{track}"),
            box,
            model.t("table-track-open", n=opened, of=total, now=said),
            "",
            key if legal else f"track-{self.seat}-{track}",
            True,
            "",
            partial(model.acts.touch, key) if legal else None,
        )

    def _circle(self, canvas: pygame.Surface, at: tuple[int, int], label: str, opened: bool, first: bool) -> None:
        model, k = self.model, self.kit
        if opened:
            side = self.px(37)
            element = label.strip("<>") if label.startswith("<") and label.count("<") == 1 else ""
            if element:
                k.icon(canvas, element, at, 35)
                return
            ring = k.cached(("circle", side), lambda: _circle_skin(side))
            canvas.blit(ring, ring.get_rect(center=at))
            block = fit_line(k, f"<b>{label}</b>" if "<" not in label else label, side, 19, "serif-bold", INK, 11)
            block.draw(canvas, (at[0] - block.used // 2, at[1] - block.height // 2))
            return
        disc = presence_icon(k, model.colours[self.seat], 36)
        canvas.blit(disc, disc.get_rect(center=at))
        if first:
            k.ring(canvas, disc.get_rect(center=at).inflate(-self.px(4), -self.px(4)), 18)
        under = pygame.Rect(0, 0, self.px(42), self.px(22))
        under.midtop = (at[0], at[1] + self.px(17))
        self.rich(canvas, label, under, 16.5, "serif-semi", INK_SECOND, "centre", 11)

    # -- powers --------------------------------------------------------------------------------
    def _title_height(self, title: str, width: int) -> int:
        """A long name of a power takes two lines."""
        return self.px(30) if self.kit.width(title, 17, "serif-semi") <= width - self.px(34) else self.px(50)

    def _levels(self, innate: Any, width: int) -> list[tuple[int, int]]:
        """(height, left edge of the text) of each level: long texts take two lines."""
        out = []
        for need, text in innate.levels:
            left = self.px(11) + len(need) * self.px(36)
            room = width - left - self.px(14)
            if self.kit.block(short_text(text), 100_000, 15.5).used <= room:
                out.append((self.px(37), left))
            else:
                out.append((self._level_block(text, room).height + self.px(13), left))
        return out

    def _level_block(self, text: str, room: int) -> typo.TextBlock:
        """A level's long text in even lines at the right."""
        px = self.kit.type_px(15)
        key = (text, room, px)
        if key not in self._blocks:
            self._blocks[key] = even(short_text(text), px, room, "right", round(px * 1.28), "sans")
        return self._blocks[key]

    def _innate(self, canvas: pygame.Surface, rect: pygame.Rect, n: int) -> None:
        model, k, view = self.model, self.kit, self.model.view
        innate = self.said.innates[n]
        power = model.rules.box.spirits[view.spirits[self.seat]].innates[n]
        key = f"innate:{power}"
        legal = key in self.legal
        badge = speed_badge(k, innate.speed, 24)
        head = self._title_height(innate.title, rect.w)
        room = pygame.Rect(rect.x, rect.y, rect.w - self.px(32), head)
        if head <= self.px(30):
            self.heading(canvas, room, innate.title)
        else:
            k.block(innate.title, room.w, 18, "serif-semi").draw(canvas, (room.x, room.y - self.px(2)))
            pygame.draw.rect(canvas, theme.shown("#A89A78"), (rect.x, rect.y + head - self.px(4), room.w, max(1, self.px(1))))
        canvas.blit(badge, (rect.right - badge.get_width(), rect.y))
        strip = pygame.Rect(rect.x, rect.y + head - self.px(2), rect.w, self.px(24))
        raw = model.rules.box.raw["innate"][power]
        self.rich(canvas, self.fitting([innate.strip, short_strip(model, raw) or innate.strip], strip.w, 15.5), strip, 15.5)
        reached = model.facts.reached(view, self.seat, key)
        have = model.facts.elements(view, self.seat)
        top = strip.bottom
        levels = self._levels(innate, rect.w)
        high = sum(h for h, _ in levels)
        whole = pygame.Rect(rect.x - self.px(4), top - self.px(2), rect.w + self.px(8), high + self.px(2))
        if legal:
            self._row(canvas, whole.inflate(self.px(2), self.px(4)), True, False)
        for at, (need, text) in enumerate(innate.levels):
            row = pygame.Rect(rect.x, top + sum(h for h, _ in levels[:at]), rect.w, levels[at][0] - self.px(3))
            on = reached[at]
            fill, line = (theme.ROW_CHOSEN, INK) if on else ("#F5ECD7", "#A2977F")
            canvas.blit(k.rounded(row.w, row.h, 7, fill, None, line, 2 if on else 1.2), row)
            x = row.x + self.px(7)
            for element, count in need.items():
                short = have.get(element, 0) < count
                k.text(canvas, str(count), (x, row.centery), 16, "sans-bold", INK if not short else "#6B6152", "midleft")
                x += self.px(11)
                k.icon(canvas, element, (x + self.px(10), row.centery), 20, dim=short)
                x += self.px(25)
            words = pygame.Rect(0, row.y, row.w - levels[at][1] - self.px(14), row.h)
            words.right = row.right - self.px(8)
            if levels[at][0] > self.px(40):
                block = self._level_block(text, words.w)
                self.put(canvas, block, (words.right - block.width, words.centery - block.height // 2))
            else:
                self.rich(canvas, short_text(text), words, 15.5, least=14, align="right")
            spoken = self.spoken.innates[n].levels[at][1] if self.spoken else text
            needs = model.joined([model.t("table-element-n", n=c, element=model.t(f"icon-{e}")) for e, c in need.items()])
            self.add_item(
                "row",
                model.t("table-level", name=innate.title, n=at + 1),
                row,
                f"{needs}: {model.wording.plain(spoken)}",
                model.t("table-reached") if on else "",
                f"level-{self.seat}-{power}-{at}",
            )
        self._short(canvas, pygame.Rect(rect.x, top + high, rect.w, self.px(22)), innate, reached)
        if legal:
            self.add_item(
                "button", innate.title, whole, model.t("table-use-innate"), "", key, True, "", lambda: model.acts.touch(key)
            )
        else:
            self.add_item("status", innate.title, None, model.wording.plain(innate.strip))

    def _short(self, canvas: pygame.Surface, rect: pygame.Rect, innate: Any, reached: list[bool]) -> None:
        """What is missing to the next level."""
        model = self.model
        if all(reached):
            return
        at = reached.index(False)
        short = model.facts.missing(model.view, self.seat, dict(innate.levels[at][0]))
        if not short:
            return
        icons_said = " ".join(f"{n} <{e}>" for e, n in short.items())
        line = model.t("table-short", what=icons_said, n=at + 1)
        self.rich(canvas, line, rect, 15.5, "sans-semi", theme.WARNING)

    def _rule(self, canvas: pygame.Surface, rect: pygame.Rect, n: int) -> None:
        title, text = self.said.special_rules[n]
        self.heading(canvas, rect, title)
        px = self.kit.type_px(16)
        self.put(canvas, even(text, px, rect.w, "left", round(px * 1.28)), (rect.x, rect.y + self.px(29)))
        spoken = self.spoken.special_rules[n][1] if self.spoken else text
        self.add_item("text", title, rect, self.model.wording.plain(spoken))


def mark_legal(k: Any, canvas: pygame.Surface, rect: pygame.Rect) -> None:
    """The gold frame inside a row that may be chosen, with the tick on its corner."""
    inner = rect.inflate(-k.px(5), -k.px(5))
    pygame.draw.rect(canvas, theme.shown(theme.LEGAL), inner, k.px(3), border_radius=k.px(6))
    tick(k, canvas, (rect.x + k.px(3), rect.y + k.px(3)))


def tick(k: Any, canvas: pygame.Surface, at: tuple[int, int]) -> None:
    """The badge of everything that may be chosen."""
    side = k.px(21)

    def make() -> pygame.Surface:
        body = svg.circle(12, 12, 9.5, theme.LEGAL, INK, 2) + svg.path("M7.5 12l3.2 3.4 6-7", "none", INK, 2.6)
        return svg.load(svg.document(body, (0, 0, 24, 24), (side, side)), (side, side))

    made = k.cached(("tick", side), make)
    canvas.blit(made, made.get_rect(center=at))


def _circle_skin(side: int) -> pygame.Surface:
    body = svg.circle(20, 20, 17.5, "#FFF9E8", INK, 1.8)
    return svg.load(svg.document(body, (0, 0, 40, 40), (side, side)), (side, side))


def short_text(text: str) -> str:
    """A level's text without its last full stop."""
    return unstopped(text).removesuffix(".")


def entry(model: TableModel, spirit: str) -> game_list.SpiritEntry:
    """What the portrait needs."""
    raw = model.rules.box.raw["spirit"][spirit]
    return game_list.SpiritEntry(spirit, tuple(raw.get("elements_main", ())), raw.get("complexity", ""))
