"""The right side of Small Islands: navigation stack, ships, the other players, islands on the chart, the log's foot."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

import pygame

from scenes.draw import theme
from scenes.draw.theme import INK, INK_SECOND
from scenes.games.small_islands import sheet, tiles
from scenes.games.small_islands.art import things
from scenes.games.small_islands.faces import HIDDEN, picture
from scenes.table.logfoot import log_foot
from scenes.table.panel import Panel, Section, SectionedPanel

SYMBOLS = ("flower", "fruit", "leaf", "temple", "port")
MORE = 26  # the height of the line that says how many islands are not listed


def others_of(table: Any) -> list[str]:
    """The other seats, clockwise; Alexis last."""
    seats = list(table.view.seats)
    at = seats.index(table.seat)
    return [*seats[at + 1 :], *seats[:at], *(["alexis"] if table.view.alexis else [])]


class Side(Panel):
    """What both forms show and depend on."""

    zone = "right"

    def cache_key(self) -> Hashable:
        table, view = self.table, self.table.view
        return (
            table.app.lang, table.seat, view.round, view.phase, view.active, len(view.navigation), len(view.reserve),
            view.ships_left,
            tuple(view.ships.items()), tuple(sorted(view.points.items())), tuple(sorted(view.houses_hand.items())),
            tuple(sorted(view.houses_reserve.items())), tuple(sorted(view.tokens_left.items())), view.used, view.alexis_houses,
            tuple((seat, len(view.hand.get(seat, ()))) for seat in view.seats), table.board.isles(),
            tuple(table.session.decision.seats) if table.session.decision else (), tuple(table.log_tail(9)),
            view.current.get(table.seat), view.next.get(table.seat), tuple(map(len, view.discovery.values())),
            tuple(k for k in table.shapes if k.startswith("ship:")),
        )  # fmt: skip

    # -- ships ---------------------------------------------------------------------------------
    def fleet(self) -> list[tuple[str, str]]:
        """(owner, word) of the four ships: those that are out by the round, then those that are free."""
        table, view = self.table, self.table.view
        out = [(owner, table.t("isles-ship-sailed")) for owner in view.ships.values()]
        return out + [(owner, table.t("isles-ship-free")) for owner in view.ships_left]

    def rival_line(self, who: str) -> list[tuple[str, str]]:
        """(icon, words) of what another player has, in a few figures."""
        table, view = self.table, self.table.view
        if who == "alexis":
            return [("house", f"{view.alexis_houses}"), ("deck", str(len(view.expedition)))]
        return [
            ("tile", str(len(view.hand.get(who, ())))),
            ("any", str(len(view.tokens_left.get(who, ())))),
            ("ship", sheet.ship_line(table, who)),
        ]

    def rival_words(self, who: str) -> str:
        """The same in words, for the text view."""
        table, view = self.table, self.table.view
        if who == "alexis":
            return str(table.t("isles-alexis-has", houses=view.alexis_houses))
        said = table.t(
            "isles-rival-has", hand=view.houses_hand.get(who, 0), reserve=view.houses_reserve.get(who, 0),
            tiles=len(view.hand.get(who, ())), tokens=len(view.tokens_left.get(who, ())), ship=sheet.ship_line(table, who),
        )  # fmt: skip
        shown, kept = self.revealed(who), len(view.discovery.get(who, ()))
        more = [table.t("isle-count-discovery", n=kept)] if kept else []
        more += [table.t("isles-revealed", cards=shown)] if shown else []
        return table.joined([table.speech.plain(str(said)), *more])

    def read_of_alexis(self) -> None:
        """The rules about him."""
        from scenes.rules.screen import RulesOverlay

        self.table.app.push(RulesOverlay(self.table.app, self.table.rules.id, "isle-solo"))

    def alexis_words(self) -> tuple[str, str]:
        """Where Alexis builds and what his card counts."""
        said = self.table.speech.texts.alexis(self.table.view.alexis)
        return str(said.houses), str(said.figures)

    def revealed(self, who: str) -> str:
        """The objectives this player has revealed so far, the latest first."""
        table = self.table
        found = [
            table.t("isles-revealed-round", round=n, card=sheet.title_of(table, ids))
            for n, seat, ids in table.view.used
            if seat == who
        ]
        return ", ".join(reversed(found))

    def rival_status(self, who: str) -> str:
        """Colour, and whether they are acting."""
        table, decision = self.table, self.table.session.decision
        colour = table.t(f"ui-colour-{tiles.colour_of(table, who)}")
        if who == "alexis":
            return str(table.speech.texts.alexis(table.view.alexis).title)
        if decision is not None and who in decision.seats:
            return str(table.t("isles-status-acts", colour=colour))
        return colour


class SidePanel(SectionedPanel, Side):
    """The panel at full size (336 wide)."""

    def sections(self, canvas: pygame.Surface) -> list[Section]:
        table, view, lang = self.table, self.table.view, self.table.app.lang
        pad = self.px(14)
        x, w, y = self.rect.x + pad, self.rect.w - 2 * pad, self.rect.y + self.px(10)
        found: list[Section] = []

        def add(rect: pygame.Rect, draw: Callable[[pygame.Surface, pygame.Rect], object], *cache_key: Hashable) -> None:
            found.append(Section(rect, (lang, *cache_key), partial(draw, canvas, rect)))

        stack = pygame.Rect(x, y, w, self.px(138))
        add(stack, self._navigation, len(view.navigation), len(view.reserve), view.phase)
        ships = pygame.Rect(x, stack.bottom + self.px(10), w, self.px(112))
        add(ships, self._ships, tuple(view.ships.items()), tuple(view.ships_left))
        y = ships.bottom + self.px(12)
        others = others_of(table)
        each = {0: 0, 1: 178, 2: 166, 3: 138}.get(len(others), 138)
        for who in others:
            box = pygame.Rect(x - self.px(4), y, w + self.px(8), self.px(each))
            if who == "alexis":  # as much as the rules need
                words = sum(block.height + self.px(2) for block in self._alexis(box.w - self.px(30)))
                box.h = max(box.h, self.px(60 + 30 + 12) + words)
            add(box, partial(self._rival, who=who), *self._facts_of(who))
            y = box.bottom + self.px(10)
        log = pygame.Rect(self.rect.x, self.rect.bottom - self.px(160), self.rect.w, self.px(160))
        islands = pygame.Rect(x, y, w, log.y - self.px(8) - y)
        if islands.h >= self.px(64):
            add(islands, self._islands, table.board.isles(), tuple(view.cells))  # their names: by the order in which tiles came
        lines = tuple(table.log_tail(9))
        add(log, partial(log_foot, self, lines=lines), lines, table.app.bindings.cap("log"))
        return found

    def _facts_of(self, who: str) -> tuple[Hashable, ...]:
        """All that is told of another player."""
        table, view = self.table, self.table.view
        if who == "alexis":
            return who, view.alexis, view.alexis_houses, len(view.expedition), view.points.get(who)
        decision = table.session.decision
        return (
            who, tiles.colour_of(table, who), decision is not None and who in decision.seats, view.points.get(who),
            view.houses_hand.get(who), view.houses_reserve.get(who), len(view.hand.get(who, ())),
            len(view.tokens_left.get(who, ())), sheet.ship_line(table, who), self.revealed(who), len(view.discovery.get(who, ())),
        )  # fmt: skip

    # -- navigation ----------------------------------------------------------------------------
    def _navigation(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        table, k, view = self.table, self.kit, self.table.view
        self.heading(canvas, rect, table.t("isles-navigation"), table.t("isles-navigation-note"))
        n, side = len(view.navigation), self.px(66)
        top = rect.y + self.px(50)
        back = picture(table, HIDDEN, side)
        for i in range(min(3, n)):
            canvas.blit(back, (rect.x + self.px(4) + i * self.px(6), top + self.px(8) - i * self.px(6)))
        if not n:
            hole = k.rounded(side, side, 7, theme.INSET, None, theme.SHEET_EDGE, 1.4)
            canvas.blit(hole, (rect.x + self.px(4), top))
        left = rect.x + self.px(104)
        if view.phase == "setup":  # nothing is drawn yet
            said = table.t("isles-stack-later")
            block = k.block(said, rect.right - left, 17, "sans", INK_SECOND)
            block.draw(canvas, (left, top + (side - block.height) // 2))
            self.add_item("status", table.t("isles-navigation"), rect, said, "", "navigation")
            return
        end = k.text(canvas, str(n), (left, rect.y + self.px(54)), 34, "serif-bold", INK, "midleft").right
        room = pygame.Rect(end + self.px(7), rect.y + self.px(44), rect.right - end - self.px(7), self.px(24))
        self.rich(canvas, table.t("isles-stack-left", n=n), room, 17)
        lines = [table.t("isles-reserve-left", n=len(view.reserve))]
        if n or view.phase == "exploration":
            lines.append(table.t("isles-land-later" if n else "isles-may-land"))
        for i, line in enumerate(lines):
            at = pygame.Rect(left, rect.y + self.px(76 + 23 * i), rect.right - left, self.px(23))
            self.rich(canvas, line, at, 16.5, colour=INK if i == 0 else INK_SECOND)
        said = table.joined([table.t("isles-stack-left", n=n), *lines])
        self.add_item("status", table.t("isles-navigation"), rect, f"{n} {said}", "", "navigation")

    # -- ships ---------------------------------------------------------------------------------
    def _ships(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        table, k = self.table, self.kit
        self.heading(canvas, rect, table.t("isles-ships"), table.t("isles-ships-note"))
        fleet = self.fleet()
        step = rect.w / max(1, len(fleet))
        out = len(table.view.ships)
        for n, (owner, word) in enumerate(fleet):
            cx = round(rect.x + (n + 0.5) * step)
            ship = things.flat_ship(tiles.colour_of(table, owner), self.px(54), n >= out)
            canvas.blit(ship, ship.get_rect(center=(cx, rect.y + self.px(62))))
            colour = INK if n >= out else INK_SECOND
            k.text(canvas, word, (cx, rect.y + self.px(100)), 15, "sans", colour, "center", round(step) - self.px(4))
        said = [f"{table.t('isle-ship-grey') if o == tiles.GREY else tiles.name_of(table, o)}: {word}" for o, word in fleet]
        self.add_item("status", table.t("isles-ships"), rect, table.joined(said))

    # -- the others ----------------------------------------------------------------------------
    def _rival(self, canvas: pygame.Surface, box: pygame.Rect, who: str) -> None:
        table, k, view = self.table, self.kit, self.table.view
        colour = tiles.colour_of(table, who)
        token = theme.player(colour)
        canvas.blit(k.rounded(box.w, box.h, 8, theme.PARTNER_BOX, None, INK, 1.5), box)
        pygame.draw.rect(canvas, theme.shown(token.colour), (box.x, box.y + self.px(6), self.px(7), box.h - self.px(12)))
        x, right = box.x + self.px(18), box.right - self.px(12)
        k.disc(canvas, colour, (x + self.px(19), box.y + self.px(27)), 40)
        points = str(view.points.get(who, 0))
        edge = k.text(canvas, points, (right, box.y + self.px(22)), 30, "serif-bold", INK, "midright").x
        k.text(canvas, table.t("isles-points"), (right, box.y + self.px(45)), 15, "sans", INK, "midright", self.px(80))
        name_x = x + self.px(48)
        room = min(edge, right - self.px(58)) - name_x - self.px(6)
        k.text(canvas, tiles.name_of(table, who), (name_x, box.y + self.px(18)), 21, "serif-semi", INK, "midleft", room)
        status = self.rival_status(who)
        status = self.fitting([status, status.partition(", ")[0]], room, 16)  # the colour without its sign, if it must be
        self.rich(canvas, status, pygame.Rect(name_x, box.y + self.px(31), room, self.px(22)), 16)
        low = box.h < self.px(150)
        y = box.y + self.px(51 if low else 60)
        if who == "alexis":
            y = self._house_row(canvas, box, y, table.t("isles-in-hand"), colour, view.alexis_houses, 8)
            for block in self._alexis(right - x):
                block.draw(canvas, (x, y + self.px(4)))
                y += block.height + self.px(2)
        else:
            y = self._house_row(canvas, box, y, table.t("isles-in-hand"), colour, view.houses_hand.get(who, 0), 4)
            y = self._house_row(canvas, box, y, table.t("isles-reserve"), colour, view.houses_reserve.get(who, 0), 4)
            self._figures(canvas, pygame.Rect(x, y - self.px(2), right - x, self.px(24)), who)
            shown = self.revealed(who)
            if not low and shown:
                line = pygame.Rect(x, y + self.px(20), right - x, self.px(22))
                block_room = line.w
                text = self.fitting([table.t("isles-revealed", cards=shown), shown.partition(",")[0]], block_room, 15)
                self.rich(canvas, text, line, 15.5, colour=INK_SECOND)
        words = f"{points} {table.t('isles-points')}, {self.rival_words(who)}"
        seated = who in view.seats
        act = partial(table.visit, who) if seated else self.read_of_alexis
        key = f"partner-{who}" if seated else "alexis"
        hint = table.t("isles-rival-hint" if seated else "isles-alexis-hint")
        self.add_item("button", tiles.name_of(table, who), box, words, hint, key, True, "", act)

    def _alexis(self, room: int) -> list[Any]:
        """Where Alexis builds and what it counts, in lines."""
        return [self.kit.block(line, room, 15) for line in self.alexis_words()]

    def _house_row(self, canvas: pygame.Surface, box: pygame.Rect, y: int, word: str, colour: str, count: int, most: int) -> int:
        k, x = self.kit, box.x + self.px(18)
        side, step = (26, 30) if most <= 4 else (22, 24)
        k.text(canvas, word, (x, y + self.px(14)), 16, "sans", INK, "midleft", self.px(78))
        for n in range(max(most, count)):
            house = things.flat_house(colour, self.px(side), n < count)
            canvas.blit(house, house.get_rect(center=(x + self.px(94) + n * self.px(step), y + self.px(14))))
        return y + self.px(27 if box.h < self.px(150) else 30)

    def _figures(self, canvas: pygame.Surface, row: pygame.Rect, who: str) -> None:
        table, view = self.table, self.table.view
        tiles_n, tokens = len(view.hand.get(who, ())), len(view.tokens_left.get(who, ()))
        text = table.t("isles-rival-figures", tiles=tiles_n, tokens=tokens)
        if kept := len(view.discovery.get(who, ())):
            text = table.t("isles-rival-discovery", figures=text, n=kept)
        end = self.rich(canvas, text, pygame.Rect(row.x, row.y, round(row.w * 0.66), row.h), 16)
        ship = table.t("isles-rival-ship", ship=sheet.ship_line(table, who))
        self.rich(canvas, ship, pygame.Rect(row.x + end + self.px(8), row.y, row.w - end - self.px(8), row.h), 16, align="right")

    # -- islands -------------------------------------------------------------------------------
    def _islands(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """The largest islands with what is on them."""
        table, k = self.table, self.kit
        found = sorted(table.board.isles(), key=lambda i: -i.size)
        self.heading(canvas, rect, table.t("isles-on-chart"), table.t("isle-count-island", n=len(found)))
        y, step = rect.y + self.px(30), self.px(32)
        shown = self.listed(rect, len(found))
        for island in found[:shown]:
            row = pygame.Rect(rect.x, y, rect.w, step)
            name, x = table.game.isle_short(island), row.x
            k.text(canvas, name, (x, row.centery), 16.5, "serif-semi", INK, "midleft", self.px(64))
            size = self.fitting([table.t("isle-count-tile", n=island.size), f"<tile> {island.size}"], self.px(62), 15.5)
            self.rich(canvas, size, pygame.Rect(x + self.px(68), row.y, self.px(62), row.h), 15.5)
            at = x + self.px(136)
            for symbol in SYMBOLS:
                n = getattr(island, symbol)
                if n:
                    k.icon(canvas, symbol, (at + self.px(9), row.centery), 20)
                    k.text(canvas, str(n), (at + self.px(21), row.centery), 16, "sans-bold", INK, "midleft")
                at += self.px(34) if n else 0
            key = table.board.isle_key(island)
            show = partial(table.set_focus, key)
            self.add_item("button", table.game.isle_name(island), row, table.game.isle_words(island), "", f"at:{key}", act=show)
            pygame.draw.rect(canvas, theme.shown("#CDBF9C"), (row.x, row.bottom - 1, row.w, max(1, self.px(1))))
            y += step
        if shown < len(found):
            words = table.t("isles-more-islands", n=len(found) - shown)
            row = pygame.Rect(rect.x, y, rect.w, self.px(MORE))
            k.text(canvas, words, (row.x, row.centery), 15.5, "sans", INK_SECOND, "midleft", row.w)
            self.add_item("status", table.t("isles-on-chart"), row, words)

    def listed(self, rect: pygame.Rect, count: int) -> int:
        """How many of so many islands have a row; where not all have one, a line below says how many more there are."""
        room, step = rect.h - self.px(30), self.px(32)
        return count if count * step <= room else max(0, (room - self.px(MORE)) // step)
