"""The own panel folded to a rail of 70 px; P opens the whole."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.draw import theme
from scenes.draw.theme import INK
from scenes.games.spirit_island.sheet import ELEMENTS, presence_icon
from scenes.table.game_screen import panel_button
from scenes.table.panel import Panel


class OwnRail(Panel):
    """The own panel folded: disc, energy, plays, elements, levels reached; P opens the whole."""

    zone = "panel"

    def cache_key(self) -> Hashable:
        model, view, seat = self.model, self.model.view, self.model.seat
        return (
            model.host.lang,
            seat,
            view.energy[seat],
            view.plays_left[seat],
            view.destroyed[seat],
            tuple(model.facts.circle(view, seat, track) for track in ("energy", "plays")),
            tuple(sorted(model.facts.elements(view, seat).items())),
        )

    def paint(self, canvas: pygame.Surface) -> None:
        model, view, k, seat = self.model, self.model.view, self.kit, self.model.seat
        self.panel(canvas, theme.player(model.colours[seat]).colour)
        cx = self.rect.centerx + self.px(3)
        y = self.rect.y + self.px(32)
        disc = presence_icon(k, model.colours[seat], 44)
        canvas.blit(disc, disc.get_rect(center=(cx, y)))
        spirit = model.t(f"name-spirit-{view.spirits[seat]}")
        self.add_item("heading", model.t("table-panel-of", spirit=spirit, who=model.names[seat]), None)
        y += self.px(42)
        income = model.facts.circle(view, seat, "energy")
        plays = model.facts.circle(view, seat, "plays")
        for icon, value, foot, name in (
            ("energy", view.energy[seat], f"+{income}", model.t("table-energy")),
            ("plays", view.plays_left[seat], model.t("table-of", n=plays), model.t("table-plays")),
        ):
            self._pair(canvas, icon, str(value), cx, y, 22)
            k.text(canvas, foot, (cx, y + self.px(21)), 14, "sans", theme.INK_KEYCAP, "center", self.rect.w - self.px(12))
            box = pygame.Rect(self.rect.x, y - self.px(15), self.rect.w, self.px(50))
            self.add_item("status", name, box, f"{value} ({foot})")
            y += self.px(52)
        self._line(canvas, y - self.px(16))
        y += self.px(4)
        have = model.facts.elements(view, seat)
        for element in sorted(ELEMENTS, key=lambda e: have.get(e, 0) == 0):
            n = have.get(element, 0)
            k.icon(canvas, element, (cx - self.px(13), y), 25, dim=not n)
            k.text(canvas, str(n), (cx + self.px(15), y), 18, "sans-bold", INK if n else "#6B624F", "center")
            y += self.px(32)
        said = [model.t("table-element-n", n=n, element=model.t(f"icon-{e}")) for e, n in have.items() if n]
        self.add_item("status", model.t("table-elements"), None, model.joined(said) if said else model.t("table-none"))
        self._line(canvas, y - self.px(12))
        y += self.px(8)
        innates = model.rules.box.spirits[view.spirits[seat]].innates
        for power in innates:
            reached = model.facts.reached(view, seat, f"innate:{power}")
            k.icon(canvas, "innate", (cx - self.px(17), y), 22)
            k.text(canvas, f"{sum(reached)}/{len(reached)}", (cx - self.px(3), y), 16, "sans-bold", INK, "midleft", self.px(34))
            self.add_item(
                "status",
                model.t(f"name-innate-{power}"),
                pygame.Rect(self.rect.x, y - self.px(14), self.rect.w, self.px(30)),
                model.t("table-levels", n=sum(reached), of=len(reached)),
            )
            y += self.px(34)
        self._line(canvas, y - self.px(12))
        destroyed = presence_icon(k, model.colours[seat], 22)
        canvas.blit(destroyed, destroyed.get_rect(center=(cx - self.px(13), y + self.px(8))))
        k.text(canvas, str(view.destroyed[seat]), (cx + self.px(3), y + self.px(8)), 17, "sans-bold", INK, "midleft")
        self.add_item("status", model.t("table-destroyed"), None, str(view.destroyed[seat]))
        panel_button(self, canvas, seat)

    def _pair(self, canvas: pygame.Surface, icon: str, value: str, cx: int, y: int, size: float) -> None:
        self.kit.icon(canvas, icon, (cx - self.px(13), y), 25)
        self.kit.text(canvas, value, (cx + self.px(15), y), size, "serif-bold", INK, "center")

    def _line(self, canvas: pygame.Surface, y: int) -> None:
        line = (self.rect.x + self.px(14), y, self.rect.w - self.px(22), max(1, self.px(1)))
        pygame.draw.rect(canvas, theme.shown("#A89A78"), line)
