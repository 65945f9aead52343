"""The own panel of Small Islands: points, objectives, houses, bonus tokens, ship. Also opened for any seat."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes.draw import text as typo
from scenes.draw import theme
from scenes.draw.theme import INK, INK_SECOND
from scenes.games.small_islands import cards, tiles
from scenes.games.small_islands.art import things
from scenes.table.hand import frame
from scenes.table.panel import Panel

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

SOURCES = ("flower", "fruit", "leaf", "port")


def known(objective: tuple[str, ...]) -> bool:
    """Whether somebody's objective may be shown."""
    return bool(objective) and "?" not in objective


def title_of(table: Any, objective: tuple[str, ...]) -> str:
    """The name of an objective; of mission and reward where they are two cards."""
    return " + ".join(table.speech.texts.card(card).title for card in objective)


def spoken(table: Any, objective: tuple[str, ...]) -> str:
    """An objective in sentences."""
    return " ".join(table.speech.spoken.card(card).hint for card in objective)


def draw_objective(part: Panel, canvas: pygame.Surface, box: pygame.Rect, objective: tuple[str, ...]) -> None:
    """One card, or mission and reward side by side."""
    table = part.table
    gap = part.px(6)
    w = (box.w - gap * (len(objective) - 1)) // len(objective)
    for n, card in enumerate(objective):
        at = pygame.Rect(box.x + n * (w + gap), box.y, w, box.h)
        if isinstance(part, SeatSheet):
            part.card_sizes[len(objective)] = at.size
        canvas.blit(cards.face(cards.card_of(table, card), at.size, table.app.lang), at)


class SeatSheet(Panel):
    """The whole panel of a seat."""

    zone = "panel"

    def __init__(self, table: TableScene, rect: pygame.Rect, seat: str = "") -> None:
        super().__init__(table, rect)
        self.of = seat
        self.columns = False
        self.card_sizes: dict[int, tuple[int, int]] = {}  # so many cards side by side -> how large they were drawn last

    @property
    def seat(self) -> str:
        """Whose panel."""
        return self.of or self.table.seat

    def cache_key(self) -> Hashable:
        table, view, seat = self.table, self.table.view, self.seat
        return (
            table.app.lang, seat, table.seat, view.round, view.phase, view.active, view.points.get(seat), view.current.get(seat),
            view.next.get(seat), view.houses_hand.get(seat), view.houses_reserve.get(seat), view.tokens_left.get(seat),
            view.ships_left, len(view.navigation), view.discovery.get(seat), table.aim, tuple(view.ships.values()),
            tuple(k for k in table.shapes if k.startswith(("token:", "ship:"))), self._met(),
        )  # fmt: skip

    def _met(self) -> tuple[int, ...]:
        """How many islands meet the current and the kept objective now; () where that is not known."""
        return tuple(self.table.game.met(which, self.seat) for which in ("current", "next"))

    def paint(self, canvas: pygame.Surface) -> None:
        table, seat = self.table, self.seat
        self.tint = table.colours[seat]
        self.panel(canvas, theme.player(table.colours[seat]).colour)
        pad = self.px(14)
        x = self.rect.x + self.px(7) + pad
        inner = pygame.Rect(x, self.rect.y + pad, self.rect.right - pad - x, self.rect.h - 2 * pad)
        ours = seat == table.seat
        self.columns = inner.h < self.px(880)
        if self.columns:
            self._two_columns(canvas, inner, ours)
            return
        tall = [92, 0, 0, 124, 138, 116]
        spare = inner.h - sum(self.px(t) for t in tall)
        card = max(self.px(140), min(self.px(232), spare // 2))
        small = card < self.px(176)
        rows = [self.px(t) for t in tall]
        rows[1] = rows[2] = card
        said = self._ship_block(inner.w).height
        if said > self.px(80):  # small letters do not shrink as far as the rest
            rows[-1] = self.px(38) + said
        air = max(0, (inner.h - sum(rows)) // 5)
        y = inner.y
        sections: tuple[Callable[[pygame.Surface, pygame.Rect], None], ...] = (
            self._head,
            partial(self._objective, which="current"),
            partial(self._objective, which="next"),
            self._houses,
            partial(self._tokens, ours=ours, short=small),
            self._ship,
        )
        for h, draw in zip(rows, sections, strict=True):
            draw(canvas, pygame.Rect(inner.x, y, inner.w, h))
            y += h + air

    def skins(self, colour: str) -> None:
        """Draw what a player's panel is made of, so that it need not be drawn when it is their turn: quick when it is kept."""
        scratch = pygame.Surface((1, 1), 0, 32)
        self.table.kit.panel(scratch, self.rect, theme.player(colour).colour, False)
        self.table.kit.disc(scratch, colour, (0, 0), 60)
        for there in (True, False):
            things.flat_house(colour, self.px(36), there)
            things.flat_ship(colour, self.px(74), there)
            for face in (*SOURCES, "any"):
                things.token(face, colour, self.px(50), not there)

    def _two_columns(self, canvas: pygame.Surface, inner: pygame.Rect, ours: bool) -> None:
        """In a low window: figures at the left, objectives at the right."""
        gap = self.px(26)
        w = (inner.w - gap) // 2
        tokens = partial(self._tokens, ours=ours, short=True)
        left: tuple[tuple[int, Callable[[pygame.Surface, pygame.Rect], None]], ...]
        left = ((92, self._head), (124, self._houses), (138, tokens), (116, self._ship))
        air = min(self.px(40), (inner.h - sum(self.px(h) for h, _ in left)) // 3)
        y = inner.y
        for h, draw in left:
            draw(canvas, pygame.Rect(inner.x, y, w, self.px(h)))
            y += self.px(h) + air
        x, top = inner.x + w + gap, inner.y + self.px(22)
        tall = min(self.px(250), (inner.bottom - top) // 2 - self.px(12))
        for n, which in enumerate(("current", "next")):
            self._objective(canvas, pygame.Rect(x, top + n * (tall + self.px(24)), w, tall), which)

    # -- head ----------------------------------------------------------------------------------
    def _head(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        table, k, seat = self.table, self.kit, self.seat
        k.disc(canvas, table.colours[seat], (rect.x + self.px(30), rect.y + self.px(34)), 60)
        points = str(table.view.points.get(seat, 0))
        if self.of and not self.columns:  # the button that closes it stands in this corner
            rect = pygame.Rect(rect.x, rect.y, rect.w - self.px(36), rect.h)
        right = k.text(canvas, points, (rect.right - self.px(2), rect.y + self.px(24)), 40, "serif-bold", INK, "midright")
        word = table.t("isles-points")
        under = k.text(canvas, word, (rect.right - self.px(2), rect.y + self.px(54)), 16, "sans", INK, "midright", self.px(90))
        room = right.x - rect.x - self.px(84)
        k.text(canvas, table.names[seat], (rect.x + self.px(72), rect.y + self.px(24)), 25, "serif-semi", INK, "midleft", room)
        line = self.status(seat)
        room = min(room, under.x - rect.x - self.px(80))  # this line stands beside the word
        colour, _, turn = line.partition(" · ")
        plain = colour.partition(", ")[0]  # without its sign; the disc beside shows both
        brief = self.fitting([line, f"{plain} · {turn}" if turn else plain, turn or plain], room, 17)
        self.rich(canvas, brief, pygame.Rect(rect.x + self.px(72), rect.y + self.px(42), room, self.px(24)), 17)
        whole = pygame.Rect(rect.x, rect.y, rect.w, self.px(70))
        self.add_item("heading", table.names[seat], whole, f"{points} {word}, {table.speech.plain(line)}")
        if kept := table.view.discovery.get(seat, ()):
            said = self.discovery(kept)
            low = pygame.Rect(rect.x + self.px(72), rect.y + self.px(66), rect.w - self.px(74), self.px(24))
            self.rich(canvas, said, low, 16, align="right")
            self.add_item("status", table.t("isles-score-discovery"), low, table.speech.plain(said))

    def discovery(self, kept: tuple[Any, ...]) -> str:
        """The discovery tokens kept so far: what they are worth, or how many where that is secret."""
        values = [str(value) for value in kept if str(value) != "?"]
        if len(values) < len(kept):
            return str(self.table.t("isles-discovery-hidden", n=len(kept)))
        return str(self.table.t("isles-discovery-kept", values=" + ".join(values)))

    def status(self, seat: str) -> str:
        """Colour, and whether it is this seat's turn."""
        table = self.table
        colour = table.t(f"ui-colour-{table.colours[seat]}")
        decision = table.session.decision
        if decision is not None and seat in decision.seats and len(decision.seats) == 1:
            return table.t("isles-status-turn" if seat == table.seat else "isles-status-acts", colour=colour)
        return colour

    # -- objectives ----------------------------------------------------------------------------
    def _objective(self, canvas: pygame.Surface, rect: pygame.Rect, which: str) -> None:
        table, k, view, seat = self.table, self.kit, self.table.view, self.seat
        objective = getattr(view, which).get(seat, ())
        head = table.t("isles-goal-now")
        if which == "next":
            last = view.round >= 4 or not view.ships_left or view.phase == "end"
            head = table.t("isles-goal-kept") if last else table.t("isles-goal-next", round=view.round + 1)
        met = self._met()[0 if which == "current" else 1]
        note = table.t("isles-met", n=met) if known(objective) and met >= 0 else ""
        self.heading(canvas, rect, head, note)
        box = pygame.Rect(rect.x, rect.y + self.px(34), rect.w, rect.h - self.px(42))
        if not objective:
            words = no_goal(table, which)
            canvas.blit(k.rounded(box.w, box.h, 9, theme.INSET, None, theme.SHEET_EDGE, 1.4), box)
            block = k.block(words, box.w - self.px(24), 17, "sans", INK_SECOND, "centre")
            block.draw(canvas, (box.x + self.px(12), box.centery - block.height // 2))
            self.add_item("status", head, box, words)
            return
        if not known(objective):
            w = round(box.h * 0.72)
            for n in range(len(objective)):
                at = box.centerx + round((n - len(objective) / 2) * (w + self.px(6)))
                canvas.blit(cards.back((w, box.h), k.scale), (at, box.y))
            self.add_item("status", head, box, table.t("isles-goal-hidden"))
            return
        draw_objective(self, canvas, box, objective)
        if which == "current" and met > 0:
            pygame.draw.rect(canvas, theme.shown(theme.BRASS), box.inflate(self.px(6), self.px(6)), self.px(3), self.px(12))
        key = f"card:{objective[0]}"
        value = f"{title_of(table, objective)}. {spoken(table, objective)} {note}".strip()
        spot = f"card:{which}:{objective[0]}"  # an open panel shows the same card once more, beside it
        self.add_item("card", head, box, value, "", spot, True, "", lambda: table.pin(key))

    # -- houses --------------------------------------------------------------------------------
    def _houses(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        table, k, view, seat = self.table, self.kit, self.table.view, self.seat
        hand, reserve = view.houses_hand.get(seat, 0), view.houses_reserve.get(seat, 0)
        built = sum(1 for who in view.houses.values() if who == seat)
        self.heading(canvas, rect, table.t("isles-houses"), table.t("isles-built", n=built))
        colour = table.colours[seat]
        for n, (msg, count) in enumerate((("isles-in-hand", hand), ("isles-reserve", reserve))):
            y = rect.y + self.px(50) + n * self.px(42)
            wide = self.px(88)
            k.text(canvas, table.t(msg), (rect.x, y), 17, "sans", INK, "midleft", wide)
            for i in range(max(4, count)):
                house = things.flat_house(colour, self.px(36), i < count)
                canvas.blit(house, house.get_rect(center=(rect.x + wide + self.px(20) + i * self.px(44), y)))
            self.add_item("status", table.t(msg), pygame.Rect(rect.x, y - self.px(20), rect.w, self.px(40)), str(count))

    # -- tokens --------------------------------------------------------------------------------
    def _tokens(self, canvas: pygame.Surface, rect: pygame.Rect, ours: bool, short: bool) -> None:
        table, k, view, seat = self.table, self.kit, self.table.view, self.seat
        left = view.tokens_left.get(seat, ())
        asked = ours and any(key.startswith("token:") for key in table.shapes)
        aiming = ours and table.aim.startswith("token:")
        self.heading(canvas, rect, table.t("isles-tokens"), table.t("isles-tokens-note"))
        colour = table.colours[seat]
        y, side = rect.y + self.px(60), self.px(50)
        faces: list[str] = list(SOURCES) if asked or aiming else list(left)
        step = rect.w // 4
        for n in range(4):
            face = faces[n] if n < len(faces) else ""
            centre = (rect.x + n * step + step // 2, y)
            spot = pygame.Rect(0, 0, self.px(58), self.px(54))
            spot.center = centre
            key = f"token:{face}"
            legal = asked and key in table.shapes
            if legal or table.aim == key:
                frame(k, canvas, spot.inflate(-self.px(6), -self.px(4)), ticked=table.aim == key)
            spent = not face or ((asked or aiming) and not legal and table.aim != key)
            token = things.token(face or "any", colour, side, spent and not (asked or aiming))
            if spent and face:
                token = token.copy()
                token.set_alpha(90)
            canvas.blit(token, token.get_rect(center=centre))
            if legal:
                words = table.t(f"isles-token-{face}")
                self.add_item("button", words, spot, "", "", key, True, "", partial(table.touch, key))
        if not asked:
            said = [table.t(f"icon-{face}") for face in left]
            area = pygame.Rect(rect.x, y - side // 2, rect.w, side)
            self.add_item("status", table.t("isles-tokens"), area, table.joined(said) if said else table.t("table-none"))
        foot = pygame.Rect(rect.x, y + self.px(34), rect.w, self.px(44))
        lines = table.t("isles-token-help").split("\n")
        for n, line in enumerate(lines[:2]):
            self.rich(canvas, line, pygame.Rect(foot.x, foot.y + n * self.px(21), foot.w, self.px(21)), 16)

    # -- the ship ------------------------------------------------------------------------------
    def _ship(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        table, view, seat = self.table, self.table.view, self.seat
        self.heading(canvas, rect, table.t("isles-ship" if seat == table.seat else "isles-ship-of"))
        free = seat in view.ships_left
        ship = things.flat_ship(table.colours[seat], self.px(74), free)
        canvas.blit(ship, (rect.x, rect.y + self.px(34)))
        words, block = self.ship_words(), self._ship_block(rect.w)
        top = rect.y + self.px(34) + max(0, (self.px(72) - block.height) // 2)
        block.draw(canvas, (rect.x + self.px(88), top))
        tall = max(self.px(80), block.height + self.px(4))
        self.add_item("status", table.t("isles-ship"), pygame.Rect(rect.x, rect.y + self.px(30), rect.w, tall), words)

    def _ship_block(self, w: int) -> typo.TextBlock:
        """What is said of the ship, in the width of the panel."""
        words, room = self.ship_words(), w - self.px(88)
        block = self.kit.block(words, room, 17)
        return block if block.height <= self.px(80) else self.kit.block(words, room, 15)

    def ship_words(self) -> str:
        """Where the seat's ship is, and what that means."""
        table, view, seat = self.table, self.table.view, self.seat
        if seat in view.ships_left:
            left = len(view.navigation)
            if view.phase != "exploration":
                return table.t("isles-ship-home")
            return table.t("isles-ship-wait", n=left) if left else table.t("isles-ship-may")
        return table.t("isles-ship-out", n=table.game.ports_around(seat))


def no_goal(table: Any, which: str) -> str:
    """What stands where an objective would: none is kept, not yet chosen, or there is none any more."""
    if which == "next":
        return str(table.t("isles-goal-none-next"))
    return str(table.t("table-over" if table.view.phase == "end" else "isles-goal-none"))


def ship_line(table: Any, seat: str) -> str:
    """A player's ship in a word or two."""
    if seat in table.view.ships_left:
        return str(table.t("isles-ship-free"))
    return str(table.t("isles-ship-ports", n=table.game.ports_around(seat)))


__all__ = ["SeatSheet", "draw_objective", "known", "no_goal", "ship_line", "spoken", "tiles", "title_of"]
