"""Buttons and rows of choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Unpack

import pygame

from scenes.draw.theme import INK, shown
from scenes.draw.theme import INK_SECOND as INK2
from scenes.widgets.base import Common, UiItem, Widget
from scenes.widgets.paint import Kit


class ButtonLook(Common, total=False):
    """What a button may be given besides what every widget may, see `Button`."""

    style: str
    icon: str
    size: float
    chosen: bool
    count: int | None
    label: str | None
    mark: str


class Button(Widget):
    """A verb with optional icon, key cap and count. Styles: see `Kit.button`."""

    role = "button"

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        name: str,
        *,
        style: str = "paper",
        icon: str = "",
        size: float = 19,
        chosen: bool = False,
        count: int | None = None,
        label: str | None = None,
        mark: str = "",
        **rest: Unpack[Common],
    ) -> None:
        super().__init__(key, rect, name, **rest)
        self.style, self.icon, self.size, self.chosen = style, icon, size, chosen
        self.count, self.label, self.mark = count, name if label is None else label, mark
        if count is not None and not self.value:
            self.value = str(count)

    @staticmethod
    def wanted(kit: Kit, label: str, icon: str = "", shortcut: str = "", size: float = 19, enabled: bool = True) -> int:
        """Physical width the content needs, with room at the sides; a button that is off shows a lock, and no key."""
        w = kit.width(label, size, "sans-semi") if label else 0
        if icon:
            w += kit.px(size * 1.25) + (kit.px(9) if label else 0)
        if not enabled:
            w += kit.px(size) + kit.px(9)
        elif shortcut:
            w += kit.cap_width(shortcut, size * 0.8) + kit.px(10)
        return w + kit.px(36)

    def draw(self, surface: pygame.Surface) -> None:
        k = self.kit
        box = k.button(
            surface,
            self.rect,
            self.style,
            hover=self.hovered,
            pressed=self.pressed,
            enabled=self.enabled,
            chosen=self.chosen,
        )
        colour = INK if self.style != "dark" else "#F3E9D2"
        if not self.enabled:
            colour = "#5A5546" if self.style != "dark" else "#9DB0B3"
        size, label = self.size, self.label
        gap, pic = k.px(9), k.px(size * 1.25) if self.icon else 0
        lock = k.px(size) + gap if not self.enabled else 0
        if lock and not label and lock + pic > box.w - k.px(8):
            lock, pic = k.px(size), 0  # a square button has room for one sign
        cap = k.cap_width(self.shortcut, size * 0.8) + k.px(10) if self.shortcut and self.enabled else 0
        badge = k.width(str(self.count), size * 0.85, "sans-semi") + k.px(18) + gap if self.count is not None else 0
        room = box.w - k.px(20)
        wide = k.width(label, size, "sans-semi")
        if cap and wide + pic + cap + badge + (gap if pic else 0) > room:
            cap = 0  # the key goes before the word does
        text_room = room - pic - cap - badge - lock - (gap if pic and label else 0)
        if not label and text_room < 0:
            size = min(size, 14)
        while label and size > 14 and wide > text_room:
            size -= 0.5
            wide = k.width(label, size, "sans-semi")
        wide = min(wide, text_room)
        total = wide + pic + cap + badge + lock + (gap if pic and label else 0)
        x, y = box.centerx - total // 2, box.centery
        if lock:
            k.icon(surface, "lock", (x + k.px(size) // 2, y), size, colour)
            x += lock
        if pic:
            k.icon(surface, self.icon, (x + pic // 2, y), self.size * 1.25, colour)
            x += pic + (gap if label else 0)
        if label:
            k.text(surface, label, (x, y), size, "sans-semi", colour, "midleft", max(8, text_room))
            x += wide
        if self.count is not None:
            x += gap
            pill = pygame.Rect(x, 0, badge - gap, k.px(size * 1.15))
            pill.centery = y
            pygame.draw.rect(surface, shown(colour), pill, border_radius=pill.h // 2)
            k.text(surface, str(self.count), pill.center, size * 0.85, "sans-semi", "#F3E9D2", "center")
            x += pill.w
        if cap:
            k.key_cap(surface, self.shortcut, (x + k.px(10), y), colour, self.size * 0.8)


class Choice(Widget):
    """One of several, side by side: every part is a stop of its own, so that all are read and reached.

    options: (id, label, spoken name). `on_change(id)` is called with another id only. `hints`: of single parts, by id.
    """

    role = "choice"

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        name: str,
        options: Sequence[tuple[str, str, str]],
        current: str,
        on_change: Callable[[str], object],
        *,
        size: float = 18,
        why_off: dict[str, str] | None = None,
        words: tuple[str, str] = ("chosen", "not chosen"),
        hints: dict[str, str] | None = None,
        **rest: Unpack[Common],
    ) -> None:
        super().__init__(key, rect, name, **rest)
        self.options, self.current, self.on_change, self.size = list(options), current, on_change, size
        self.why_off, self.words, self.hints = why_off or {}, words, hints or {}

    def parts(self) -> list[tuple[str, str, str, pygame.Rect]]:
        """(id, label, spoken, rect) of each part; widths follow the labels."""
        k = self.kit
        wants = [k.width(label, self.size, "sans-semi") + k.px(24) for _, label, _ in self.options]
        if self.current in [o[0] for o in self.options]:
            wants = [w + k.px(10) for w in wants]
        extra = (self.rect.w - sum(wants)) / len(wants)
        out, x = [], float(self.rect.x)
        for (oid, label, spoken), want in zip(self.options, wants, strict=True):
            w = want + extra
            out.append((oid, label, spoken, pygame.Rect(round(x), self.rect.y, round(x + w) - round(x), self.rect.h)))
            x += w
        return out

    def items(self) -> list[UiItem]:
        out = []
        for oid, _label, spoken, rect in self.parts():
            why = self.why_off.get(oid, "") or ("" if self.enabled else self.why)
            out.append(
                UiItem(
                    "radio",
                    f"{self.name}: {spoken}",
                    self.words[0] if oid == self.current else self.words[1],
                    self.hints.get(oid, self.hint),
                    rect,
                    self.zone,
                    not why and self.enabled,
                    f"{self.key}={oid}",
                    why,
                    "",
                    partial(self.choose, oid),
                    self,
                )
            )
        return out

    def choose(self, oid: str) -> None:
        """Take an option; a closed one says why."""
        why = self.why_off.get(oid, "") or ("" if self.enabled else self.why)
        if why:
            self.scene.explain(why, next((p[3] for p in self.parts() if p[0] == oid), self.rect))
        elif oid != self.current:
            self.current = oid
            self.scene.refresh()
            self.on_change(oid)

    def draw(self, surface: pygame.Surface) -> None:
        k = self.kit
        surface.blit(k.rounded(self.rect.w, self.rect.h, 8, "#FBF5E6", "#FBF5E6", INK, 2), self.rect)
        parts = self.parts()
        for n, (oid, label, _spoken, rect) in enumerate(parts):
            on = oid == self.current
            key = f"{self.key}={oid}"
            if on or self.scene.hover_key == key:
                first, last, r = n == 0, n == len(parts) - 1, k.px(6)
                edge = k.px(2)
                inner = pygame.Rect(rect.x + edge * first, rect.y + edge, rect.w, rect.h - 2 * edge)
                inner.w -= edge * (first + last)
                left, right = (r if first else 0), (r if last else 0)
                pygame.draw.rect(
                    surface, shown("#D9B25A" if on else "#FBEFCF"), inner, 0, -1, left, right, left, right
                )  # fmt: skip
                if on:
                    for x in (inner.x, inner.right - 1)[int(first) : 2 - int(last)]:
                        pygame.draw.line(surface, shown(INK), (x, inner.y), (x, inner.bottom - 1))
            if n and not on and parts[n - 1][0] != self.current:
                pygame.draw.line(surface, shown("#9A917C"), (rect.x, rect.y + k.px(8)), (rect.x, rect.bottom - k.px(8)))
            colour = INK if self.enabled and oid not in self.why_off else "#6E6758"
            shift = 0
            if on:
                k.icon(
                    surface,
                    "check",
                    (rect.centerx - k.width(label, self.size, "sans-semi") // 2 - k.px(5), rect.centery),
                    self.size * 0.85,
                    colour,
                )
                shift = k.px(8)
            k.text(
                surface,
                label,
                (rect.centerx + shift, rect.centery),
                self.size,
                "sans-semi",
                colour,
                "center",
                rect.w - k.px(10) - shift,
            )


class Toggle(Widget):
    """A switch with its name and a one-line effect below; `changed` marks a value that is not the default."""

    role = "switch"

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        name: str,
        on: bool,
        on_change: Callable[[bool], object],
        *,
        effect: str = "",
        words: tuple[str, str] = ("on", "off"),
        changed: str = "",
        size: float = 19,
        **rest: Unpack[Common],
    ) -> None:
        super().__init__(key, rect, name, **rest)
        self.on, self.on_change, self.effect, self.words = on, on_change, effect, words
        self.changed, self.size = changed, size
        self.value = words[0] if on else words[1]
        if changed:
            self.value += f", {changed}"
        self.hint = self.hint or effect

    def activate(self) -> None:
        if not self.enabled:
            super().activate()
            return
        self.on = not self.on
        self.value = self.words[0] if self.on else self.words[1]
        self.scene.app.say(f"{self.name}: {self.value}")
        self.scene.refresh()
        self.on_change(self.on)

    def key_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self.activate()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        k, r = self.kit, self.rect
        if self.hovered:
            surface.blit(k.rounded(r.w, r.h, 8, "#FBF0D2", "#FBF0D2", None), r)
        track = pygame.Rect(r.x + k.px(8), r.y + k.px(9), k.px(54), k.px(28))
        fill = ("#0B7A56", "#0B5B3E") if self.on else ("#C6BCA3", "#B3A78B")
        surface.blit(k.rounded(track.w, track.h, 14, *fill), track)
        knob = (track.right - track.h // 2 if self.on else track.x + track.h // 2, track.centery)
        dot = k.rounded(k.px(22), k.px(22), 11, "#FFFDF4", "#EADCBB", INK, 2)
        surface.blit(dot, dot.get_rect(center=knob))
        x = track.right + k.px(14)
        state = self.words[0] if self.on else self.words[1]
        whole, size = r.right - x - k.px(10), float(self.size)
        room = whole - k.width(state, 17) - k.px(20)
        if k.width(self.name, 15, "sans-semi") > room:
            state, room = "", whole  # the switch itself shows it
        while size > 14 and k.width(self.name, size, "sans-semi") > room:
            size -= 0.5
        name = k.text(surface, self.name, (x, track.centery), size, "sans-semi", INK, "midleft", room)
        at = k.text(surface, f"· {state}" if state else "", (name.right + k.px(8), track.centery), 17, "sans", INK2, "midleft")
        if self.changed:
            self._chip(surface, at.right + k.px(10), track.centery)
        if self.effect:
            k.paragraph(
                surface,
                self.effect,
                pygame.Rect(x, track.bottom + k.px(2), r.right - x - k.px(8), 10),
                16,
                "sans",
                INK2,
            )

    def _chip(self, surface: pygame.Surface, x: int, y: int) -> None:
        k = self.kit
        w = k.width(self.changed, 15, "sans-semi") + k.px(16)
        w = min(w, self.rect.right - x)
        if w < k.px(30):
            return
        box = pygame.Rect(x, 0, w, k.px(24))
        box.centery = y
        pygame.draw.rect(surface, shown("#EBCF8A"), box, border_radius=k.px(5))
        pygame.draw.rect(surface, shown("#8A6717"), box, k.px(1.4), k.px(5))
        k.text(surface, self.changed, box.center, 15, "sans-semi", INK, "center", w - k.px(10))
