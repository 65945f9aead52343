"""Both panels of Small Islands folded to rails for a low window; P opens the own one."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from scenes.draw import theme
from scenes.draw.theme import INK, INK_SECOND
from scenes.games.small_islands import sheet, tiles
from scenes.games.small_islands.art import things
from scenes.games.small_islands.faces import HIDDEN, picture
from scenes.games.small_islands.side import Side, others_of
from scenes.table.game_screen import panel_button
from scenes.table.panel import Panel


class OwnRail(Panel):
    """The own panel folded to 70 px: disc, points, houses, tokens, ship."""

    zone = "panel"

    def cache_key(self) -> Hashable:
        table, view, seat = self.table, self.table.view, self.table.seat
        return (
            table.app.lang, seat, view.points.get(seat), view.houses_hand.get(seat), view.houses_reserve.get(seat),
            view.tokens_left.get(seat), view.ships_left, tuple(view.houses.values()), view.discovery.get(seat),
        )  # fmt: skip

    def paint(self, canvas: pygame.Surface) -> None:
        table, view, k, seat = self.table, self.table.view, self.kit, self.table.seat
        colour = table.colours[seat]
        self.panel(canvas, theme.player(colour).colour)
        cx, wide = self.rect.centerx + self.px(3), self.rect.w - self.px(14)
        y = self.rect.y + self.px(32)
        k.disc(canvas, colour, (cx, y), 44)
        self.add_item("heading", table.names[seat], pygame.Rect(self.rect.x, y - self.px(24), self.rect.w, self.px(48)))
        y += self.px(42)
        points = str(view.points.get(seat, 0))
        k.text(canvas, points, (cx, y), 28, "serif-bold", INK, "center")
        k.text(canvas, table.t("isles-points"), (cx, y + self.px(24)), 14, "sans", theme.INK_KEYCAP, "center", wide)
        box = pygame.Rect(self.rect.x, y - self.px(16), self.rect.w, self.px(50))
        self.add_item("status", table.t("isles-points"), box, points)
        y += self.px(50)
        self._line(canvas, y)
        y += self.px(22)
        for there, count, msg in (
            (True, view.houses_hand.get(seat, 0), "isles-in-hand"),
            (False, view.houses_reserve.get(seat, 0), "isles-reserve"),
        ):
            house = things.flat_house(colour, self.px(30), there)
            canvas.blit(house, house.get_rect(center=(cx - self.px(14), y)))
            k.text(canvas, str(count), (cx + self.px(16), y), 20, "serif-bold", INK, "center")
            spot = pygame.Rect(self.rect.x, y - self.px(17), self.rect.w, self.px(34))
            self.add_item("status", f"{table.t('isles-houses')}, {table.t(msg)}", spot, str(count))
            y += self.px(36)
        self._line(canvas, y - self.px(10))
        y += self.px(14)
        left = view.tokens_left.get(seat, ())
        for n in range(max(4, len(left))):
            token = things.token(left[n] if n < len(left) else "any", colour, self.px(36), n >= len(left))
            canvas.blit(token, token.get_rect(center=(cx, y)))
            y += self.px(41)
        said = [table.t(f"icon-{face}") for face in left]
        spot = pygame.Rect(self.rect.x, y - self.px(41 * 4 + 18), self.rect.w, self.px(41 * 4))
        self.add_item("status", table.t("isles-tokens"), spot, table.joined(said) if said else table.t("table-none"))
        self._line(canvas, y - self.px(10))
        y += self.px(18)
        ship = things.flat_ship(colour, self.px(46), seat in view.ships_left)
        canvas.blit(ship, ship.get_rect(center=(cx, y)))
        if seat not in view.ships_left:
            below = pygame.Rect(cx - wide // 2, y + self.px(22), wide, self.px(22))
            self.rich(canvas, f"<port> {table.game.ports_around(seat)}", below, 16, "sans-bold", INK, "centre")
        spot = pygame.Rect(self.rect.x, y - self.px(24), self.rect.w, self.px(48))
        self.add_item("status", table.t("isles-ship"), spot, sheet.ship_line(table, seat))
        if kept := view.discovery.get(seat, ()):
            y += self.px(64)
            self._line(canvas, y - self.px(18))
            values = " + ".join(map(str, kept))
            box = pygame.Rect(cx - wide // 2, y - self.px(12), wide, self.px(24))
            brief = self.fitting([f"<discovery> {values}", f"<discovery> {sum(kept)}"], wide, 17)
            self.rich(canvas, brief, box, 17, "sans-bold", INK, "centre")
            self.add_item("status", table.t("isles-score-discovery"), box, values)
        panel_button(self, canvas, seat)

    def _line(self, canvas: pygame.Surface, y: int) -> None:
        line = (self.rect.x + self.px(14), y, self.rect.w - self.px(22), max(1, self.px(1)))
        pygame.draw.rect(canvas, theme.shown("#A89A78"), line)


class SideRail(Side):
    """The panel folded to 176 px: goals, stack, ships, the others, the log."""

    def paint(self, canvas: pygame.Surface) -> None:
        self.panel(canvas)
        pad = self.px(9)
        x, w = self.rect.x + pad, self.rect.w - 2 * pad
        others = others_of(self.table)
        y = self.rect.y + self.px(8)
        low = self.rect.bottom - self.px(46)
        for which in ("current", "next"):
            y = self._goal(canvas, pygame.Rect(x, y, w, self._goal_height(which, w, len(others))), which) + self.px(6)
        y = self._stack(canvas, pygame.Rect(x, y, w, self.px(50))) + self.px(4)
        y = self._fleet(canvas, pygame.Rect(x, y, w, self.px(46))) + self.px(6)
        each = min(self.px(92), (low - y - self.px(4)) // max(1, len(others)) - self.px(5))
        for who in others:
            self._rival(canvas, pygame.Rect(x - self.px(2), y, w + self.px(4), each), who)
            y += each + self.px(5)
        self._log(canvas, pygame.Rect(self.rect.x + self.px(7), low, self.rect.w - self.px(14), self.px(38)))

    def _goal_lines(self, which: str) -> tuple[str, list[str]]:
        """Title and lines of an objective; ("", []) where it is not known."""
        table = self.table
        objective = getattr(table.view, which).get(table.seat, ())
        if not sheet.known(objective):
            return "", []
        said = [table.speech.texts.card(card) for card in objective]
        lines = [*(c.mission for c in said if c.mission), *(table.game.reward_brief(c) for c in said if c.reward)]
        return " + ".join(c.title for c in said), lines

    def _goal_height(self, which: str, w: int, others: int) -> int:
        """As much as its text needs."""
        _, lines = self._goal_lines(which)
        text = sum(self.kit.wrap(line, w - self.px(12), 15) for line in lines) + self.px(4) * len(lines)
        return max(self.px(70 if others > 2 else 84), self.px(28) + text)

    def _goal(self, canvas: pygame.Surface, rect: pygame.Rect, which: str) -> int:
        table, k, view = self.table, self.kit, self.table.view
        objective = getattr(view, which).get(table.seat, ())
        name = table.t("isles-goal-short" if which == "current" else "isles-goal-next-short")
        fill = theme.ROW_CHOSEN if which == "current" and objective else theme.INSET
        canvas.blit(k.rounded(rect.w, rect.h, 7, fill, None, theme.SHEET_EDGE, 1.4), rect)
        inner = rect.inflate(-self.px(12), -self.px(8))
        if not sheet.known(objective):
            self.rich(canvas, name, pygame.Rect(inner.x, inner.y, inner.w, self.px(20)), 15, "sans-semi")
            words = sheet.no_goal(table, which) if not objective else "?"
            k.paragraph(canvas, words, pygame.Rect(inner.x, inner.y + self.px(22), inner.w, inner.h), 14, "sans", INK_SECOND)
            self.add_item("status", name, rect, words)
            return rect.bottom
        title, lines = self._goal_lines(which)
        if k.width(title, 14, "serif-semi") > inner.w:
            title = name
        k.text(canvas, title, (inner.x, inner.y + self.px(9)), 15.5, "serif-semi", INK, "midleft", inner.w)
        y, room = inner.y + self.px(21), inner.h - self.px(21)
        blocks = [k.block(line, inner.w, 15) for line in lines]
        gap = max(0, (room - sum(b.height for b in blocks)) // max(1, len(blocks)))
        for block in blocks:
            if y + block.height > rect.bottom - 1:
                break
            block.draw(canvas, (inner.x, y))
            y += block.height + min(gap, self.px(6))
        met = table.game.met(which, table.seat)
        note = table.t("isles-met", n=met) if met >= 0 else ""
        value = f"{sheet.title_of(table, objective)}. {sheet.spoken(table, objective)} {note}".strip()
        self.add_item("card", name, rect, value, "", f"card:{objective[0]}", True, "", lambda: table.pin(f"card:{objective[0]}"))
        return rect.bottom

    def _stack(self, canvas: pygame.Surface, rect: pygame.Rect) -> int:
        table, k, view = self.table, self.kit, self.table.view
        n = len(view.navigation)
        back = picture(table, HIDDEN, self.px(34))
        canvas.blit(back, (rect.x + self.px(2), rect.y + self.px(8)))
        if view.phase == "setup":  # nothing is drawn yet
            self.add_item("status", table.t("isles-navigation"), rect, table.t("isles-stack-later"), "", "navigation")
            return rect.bottom
        end = k.text(canvas, str(n), (rect.x + self.px(46), rect.y + self.px(25)), 24, "serif-bold", INK, "midleft").right
        left = max(end + self.px(8), rect.x + self.px(76))
        spare = len(view.reserve)
        lines = [(table.t("isles-stack-short"), ""), (table.t("isles-reserve-short", n=spare), f"+ {spare}")]
        for i, wordings in enumerate(lines):  # in a narrow rail the picture and the tip say what is counted
            at = pygame.Rect(left, rect.y + self.px(5 + 20 * i), rect.right - left, self.px(20))
            self.rich(canvas, self.fitting([*wordings], at.w, 14.5), at, 14.5, colour=INK if not i else INK_SECOND)
        said = table.joined([table.t("isles-stack-left", n=n), table.t("isles-reserve-left", n=len(view.reserve))])
        self.add_item("status", table.t("isles-navigation"), rect, f"{n} {said}", "", "navigation")
        return rect.bottom

    def _fleet(self, canvas: pygame.Surface, rect: pygame.Rect) -> int:
        table = self.table
        fleet, out = self.fleet(), len(table.view.ships)
        step = rect.w / max(1, len(fleet))
        for n, (owner, _) in enumerate(fleet):
            ship = things.flat_ship(tiles.colour_of(table, owner), self.px(36), n >= out)
            canvas.blit(ship, ship.get_rect(center=(round(rect.x + (n + 0.5) * step), rect.centery)))
        said = [f"{table.t('isle-ship-grey') if o == tiles.GREY else tiles.name_of(table, o)}: {word}" for o, word in fleet]
        self.add_item("status", table.t("isles-ships"), rect, table.joined(said))
        return rect.bottom

    def _rival(self, canvas: pygame.Surface, box: pygame.Rect, who: str) -> None:
        table, k, view = self.table, self.kit, self.table.view
        colour = tiles.colour_of(table, who)
        canvas.blit(k.rounded(box.w, box.h, 7, theme.PARTNER_BOX, None, INK, 1.4), box)
        pygame.draw.rect(canvas, theme.shown(theme.player(colour).colour), (box.x, box.y + 4, self.px(5), box.h - 8))
        x = box.x + self.px(12)
        k.disc(canvas, colour, (x + self.px(11), box.y + self.px(17)), 24)
        points = str(view.points.get(who, 0))
        edge = k.text(canvas, points, (box.right - self.px(8), box.y + self.px(17)), 20, "serif-bold", INK, "midright").x
        room = edge - x - self.px(34)
        k.text(canvas, tiles.name_of(table, who), (x + self.px(28), box.y + self.px(17)), 16, "serif-semi", INK, "midleft", room)
        row = pygame.Rect(x, box.y + self.px(31), box.right - x - self.px(6), self.px(22))
        if who == "alexis":
            self._houses(canvas, row, colour, view.alexis_houses)
            title = table.speech.texts.alexis(view.alexis).title
            self.rich(canvas, title, row.move(0, self.px(21)), 14.5)
        else:
            self._houses(canvas, row, colour, view.houses_hand.get(who, 0), view.houses_reserve.get(who, 0))
            if box.h >= self.px(74):
                figures = table.t(
                    "isles-rail-figures", tiles=len(view.hand.get(who, ())), tokens=len(view.tokens_left.get(who, ()))
                )
                end = self.rich(canvas, figures, row.move(0, self.px(22)), 14.5)
                ship = things.flat_ship(colour, self.px(22), who in view.ships_left)
                canvas.blit(ship, ship.get_rect(midleft=(row.x + end + self.px(8), row.centery + self.px(22))))
        words = f"{points} {table.t('isles-points')}, {self.rival_words(who)}"
        seated = who in view.seats
        act = partial(table.visit, who) if seated else self.read_of_alexis
        key = f"partner-{who}" if seated else "alexis"
        hint = table.t("isles-rival-hint") if seated else "\n".join(map(table.speech.plain, self.alexis_words()))
        self.add_item("button", tiles.name_of(table, who), box, words, hint, key, True, "", act)

    def _houses(self, canvas: pygame.Surface, row: pygame.Rect, colour: str, hand: int, reserve: int = -1) -> None:
        k, side = self.kit, self.px(20)
        x = row.x
        for n, (count, there) in enumerate(((hand, True), (reserve, True))):
            if count < 0:
                continue
            house = things.flat_house(colour, side, there)
            canvas.blit(house, house.get_rect(midleft=(x, row.centery)))
            words = str(count) if n == 0 else f"+ {count}"
            x = k.text(canvas, words, (x + self.px(25), row.centery), 15.5, "sans-semi", INK, "midleft").right + self.px(12)
            if n == 0 and reserve < 0:
                break

    def _log(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        table, k = self.table, self.kit
        box = k.button(canvas, rect, "paper")
        cap = table.app.bindings.cap("log")
        word = table.t("ui-scene-log")
        wide = k.width(word, 16, "sans-semi")
        left = box.centerx - (wide + self.px(30) + (k.cap_width(cap, 13) if cap else 0)) // 2
        k.icon(canvas, "log", (left + self.px(9), box.centery), 20)
        end = k.text(canvas, word, (left + self.px(24), box.centery), 16, "sans-semi", INK, "midleft").right
        if cap:
            k.key_cap(canvas, cap, (end + self.px(9), box.centery), INK, 14)
        self.add_item("button", word, rect, "", table.t("table-log-hint"), "log", True, "", table.show_log, cap)
