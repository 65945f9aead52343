"""The page of packs in the settings: a switch for each, with what is in it or why it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.app import packs
from scenes.draw import theme
from scenes.widgets.base import UiItem
from scenes.widgets.lists import Row, ScrollList
from scenes.widgets.paint import Kit
from scenes.widgets.panels import Label

if TYPE_CHECKING:
    from scenes.app.scene import Scene

SWITCH, ROOM = 54, 84


class PackList(ScrollList):
    """Rows with a switch at their right. `on` are the keys that are on, `states` the words for on and off."""

    def __init__(self, *args: Any, on: set[str], states: tuple[str, str], **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.on, self.states = on, states

    def _room(self, k: Kit, row: Row) -> int:
        return super()._room(k, row) - k.px(ROOM)

    def items(self) -> list[UiItem]:
        out = super().items()
        for item, row in zip(out, self.rows, strict=True):
            item.role = "switch"
            item.value = ", ".join(part for part in (self.states[0 if row.key in self.on else 1], item.value) if part)
        return out

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        k, old = self.kit, surface.get_clip()
        surface.set_clip(self.rect.clip(old))
        for n, row in enumerate(self.rows):
            box = self.row_rect(n)
            if not box.colliderect(surface.get_clip()) or (not row.enabled and row.key not in self.on):
                continue
            track = pygame.Rect(0, 0, k.px(SWITCH), k.px(28))
            track.midright = (box.right - k.px(16), box.centery)
            fill = ("#0B7A56", "#0B5B3E") if row.key in self.on else ("#C6BCA3", "#B3A78B")
            surface.blit(k.rounded(track.w, track.h, 14, *fill), track)
            at = track.right - track.h // 2 if row.key in self.on else track.x + track.h // 2
            dot = k.rounded(k.px(22), k.px(22), 11, "#FFFDF4", "#EADCBB", theme.INK, 2)
            surface.blit(dot, dot.get_rect(center=(at, track.centery)))
        surface.set_clip(old)


def fill(sheet: Scene, inner: pygame.Rect, top: int) -> None:
    """Lay the page out inside `inner`, from `top` on: below the tabs."""
    from game.core import paths

    k, t = sheet.kit, sheet.t
    where = t("packs-where", folder=str(paths.packs_dir()))
    lead = pygame.Rect(inner.x + k.px(8), top - k.px(6), inner.w - k.px(16), 0)
    lead.h = k.wrap(where, lead.w, 16)
    sheet.add(Label("packs-where", lead, where, size=16, wrap=True, colour=theme.INK_SECOND))
    rows, on = [], set()
    for line in packs.lines(sheet.app):
        game = t(f"ui-game-{line.game}") if sheet.app.words.has(f"ui-game-{line.game}") else line.game
        said = (t(f"packs-kind-{kind}", n=n) for kind, n in line.holds.items() if sheet.app.words.has(f"packs-kind-{kind}"))
        holds = ", ".join(said) or t("packs-words-only")
        title = t("packs-title", name=_safe(line.name), version=_safe(line.version)) if line.version else _safe(line.name)
        why = t("packs-refused", why=_safe(line.problem)) if line.problem else ""
        key = line.id or f"/{line.folder}"
        rows.append(Row(key, title, why or f"{game} · {holds}", "warning" if why else "", not why or line.on, why))
        if line.on:
            on.add(key)
    box = pygame.Rect(inner.x, lead.bottom + k.px(12), inner.w, inner.bottom - lead.bottom - k.px(12))
    if not rows:
        box.inflate_ip(-k.px(16), 0)
        sheet.add(Label("packs-none", box, t("packs-none"), size=19, face="serif", wrap=True))
        return
    states = (t("ui-on"), t("ui-off"))
    sheet.add(PackList("packs", box, t("set-tab-packs"), rows, on=on, states=states, size=19, zone="packs",
                       on_open=lambda key: switch(sheet, key)))  # fmt: skip


def switch(sheet: Scene, key: str) -> None:
    """Turn a pack on or off; it counts for the next table."""
    from game.core.content import packs as core_packs

    made = sheet.widget("packs")
    on = key not in made.on
    try:
        core_packs.switch(key, on)
    except OSError:
        sheet.explain(sheet.t("packs-not-kept"), made.rect)
        return
    packs.changed(sheet.app)
    name = next((row.title for row in made.rows if row.key == key), key)
    sheet.app.say(f"{name}: {made.states[0 if on else 1]}")
    offset = made.offset
    sheet.rebuild()
    sheet.widget("packs").scroll_to(offset)
    sheet.refresh()


def _safe(text: str) -> str:
    """Somebody else's words without our marks for icons."""
    return text.replace("<", "‹").replace(">", "›")
