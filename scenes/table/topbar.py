"""The top of the table: game and turn, the ribbon of phases."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.app import game_list
from scenes.draw import paper, theme
from scenes.table.about import ITSELF
from scenes.table.game_screen import Table
from scenes.table.panel import Panel


class TopBar(Panel):
    """Title at the left, phases past, current and coming in the middle. The buttons are widgets."""

    model: Table
    zone = "top"

    def cache_key(self) -> Hashable:
        return (self.model.host.lang, self.model.screen.heading(), self.model.screen.phase(), self.model.unsaved)

    def paint(self, canvas: pygame.Surface) -> None:
        model, k, grid = self.model, self.kit, self.model.grid
        game = game_list.box_name(model.host, model.rules.id, model.session.setup.set)
        detail, brief = model.screen.heading()
        box = grid.title
        if model.unsaved:
            mark, hint = model.t("table-unsaved"), model.t("table-unsaved-hint")
            y, size = (box.y + k.px(36), 17) if grid.tall else (box.bottom - k.px(9), 14)
            k.text(canvas, mark, (box.x, y), size, "sans-bold", theme.WARNING_BOX, "midleft", box.w)
            self.add_item("status", mark, pygame.Rect(box.x, box.centery, box.w, box.bottom - box.centery), "", hint, "unsaved")
            box = pygame.Rect(box.x, box.y, box.w, box.h // 2 + k.px(2))
            k.text(canvas, brief, (box.x, box.centery), 19 if grid.tall else 16, "serif-semi", theme.PAPER, "midleft", box.w)
        elif grid.tall and box.w > k.px(200):
            k.text(canvas, game, (box.x, box.y + k.px(14)), 21, "serif-semi", theme.PAPER, "midleft", box.w)
            line = detail if k.width(detail, 16) <= box.w else brief
            k.text(canvas, line, (box.x, box.y + k.px(36)), 16, "sans", "#CFC7AE", "midleft", box.w)
        else:
            k.text(canvas, brief, (box.x, box.centery), 19, "serif-semi", theme.PAPER, "midleft", box.w)
        self.add_item("heading", game, box, detail.replace(" · ", ", "))
        self._ribbon(canvas, grid.ribbon)

    def _ribbon(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        model, k = self.model, self.kit
        icons = model.screen.traits.phases
        now = model.screen.phase()
        before = model.screen.traits.interludes.get(now)
        phases = tuple([now if phase == before else phase for phase in icons])
        at = phases.index(now) if now in phases else -1
        tall = model.grid.tall
        size, check = (18.0, self.px(20)) if tall else (15.5, 0)
        names = [model.wording.phase(p) for p in phases]
        room, bare = box.w - k.px(16), [False] * len(names)
        wants: list[int] = []
        while True:
            wants = [k.width(name, size, "sans-semi") + k.px(34 if tall else 24) for name in names]
            wants = [w + (check if n < at else 0) for n, w in enumerate(wants)]
            if sum(wants) <= room:
                break
            if size > 14:
                size -= 0.5
                check = check if size >= 16 else 0
                continue
            bare = [n != at for n in range(len(names))]  # no room for words: pictures, the current one in words
            wants = [k.px(50) if b else w for w, b in zip(wants, bare, strict=True)]
            break
        spare = room - sum(wants)
        if spare > 0:
            each = min(k.px(26), spare // len(wants))
            wants = [w + each for w in wants]
        elif spare < 0:
            wants = [w * room // sum(wants) for w in wants]
        states = tuple("past" if n < at else "current" if n == at else "coming" for n in range(len(phases)))
        skin = paper.ribbon(tuple(wants), states, box.h, k.scale)
        left = box.x + max(0, (box.w - sum(wants) - k.px(16)) // 2) if model.grid.tall else box.x
        paper.shadow(canvas, pygame.Rect(left, box.y, skin.get_width() - k.px(8), box.h), k.scale, 8, 6, 0.3, (2, 4))
        canvas.blit(skin, (left, box.y))
        x = left
        for n, (phase, name, want) in enumerate(zip(phases, names, wants, strict=True)):
            centre = x + want // 2 + k.px(7 if n else 2)
            inside = want - k.px(16)
            if check and n < at:
                wide = min(k.width(name, size, "sans-semi"), inside - check)
                k.icon(canvas, "check", (centre - wide // 2 - k.px(2), box.centery), 17)
                centre += k.px(10)
                inside -= check
            if bare[n]:
                k.icon(canvas, icons[before if phase == now and before else phase], (centre, box.centery), 24)
            else:
                face = "sans-bold" if n == at else "sans-semi"
                k.text(canvas, name, (centre, box.centery), size, face, theme.INK, "center", inside)
            state = model.t(f"table-phase-{states[n]}")
            rect = pygame.Rect(x + k.px(6), box.y, want, box.h)
            self.add_item("phase", name, rect, state, model.wording.phase_hint(phase), f"phase-{phase}", tells=ITSELF)
            x += want
