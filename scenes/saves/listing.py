"""The list of saved tables: what is known of each from its note and set-up, and the widget that shows the rows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from scenes.app import game_list, seals
from scenes.app.dates import date
from scenes.app.seats import COLOURS, seat_name, usual_colour
from scenes.draw import theme
from scenes.widgets.base import UiItem
from scenes.widgets.fields import TextField
from scenes.widgets.lists import ScrollList

if TYPE_CHECKING:
    from game.core.play.save import Save
    from scenes.app.scene import Host


@dataclass(frozen=True, slots=True)
class SaveRow:
    """One saved table as shown. `players` are (name, spirit, colour id, control)."""

    path: Path
    game: str
    title: str
    name: str
    stage: str
    players: tuple[tuple[str, str, str, str], ...]
    when: str
    played: float
    seed: str  # in words; of a game with secrets that goes on only whether somebody knows it
    over: bool = False
    problem: str = ""
    previous: Path | None = None
    lost: bool = False  # it is over, and those at the table lost together
    record: bool = False  # with a problem, and yet there is something to look at


def shelf_list(app: Host) -> list[SaveRow]:
    """All saved tables, newest first, the broken ones last."""
    from game.core.play import save

    out = []
    for info in save.list_saves():
        problem = info.problem
        why = app.t(f"save-problem-{getattr(problem, 'reason', 'not-a-save')}", file=info.path.name) if problem else ""
        kept = info.save or (problem.save if problem is not None else None)
        try:
            if kept is not None:
                out.append(_row(app, info.path, kept, why, info.previous))
                continue
        except Exception:  # whatever a file holds: one row may not take the others with it
            why = why or app.t("save-problem-changed", file=info.path.name)
        out.append(SaveRow(info.path, "", info.path.name, "", "", (), "", 0.0, "", False, why, info.previous))
    return out


def _row(app: Host, path: Path, kept: Save, why: str, previous: Path | None) -> SaveRow:
    """One save as it is shown. `why`: it cannot be opened, but this much of it could be read."""
    note, setup = kept.note, kept.setup
    title = game_list.save_name(app, kept)
    seats = [s for s in setup.get("seats") or () if isinstance(s, dict)]
    players = []
    for n, seat in enumerate(seats):
        spirit = f"name-spirit-{seat.get('spirit', '')}"
        colour = seat.get("colour") if seat.get("colour") in COLOURS else usual_colour(n)
        control = str(seat.get("control", "human"))
        players.append((seat_name(app, seat, n), app.t(spirit) if app.words.has(spirit) else "", str(colour), control))
    name, played = str(note.get("name", "")), note.get("played", 0.0)
    seconds = float(played) if isinstance(played, int | float) and 0 <= played < 1e9 else 0.0
    return SaveRow(path, kept.game, title, name, game_list.stage_line(app, kept), tuple(players), date(app, kept.saved), seconds,
                _seed(app, kept), bool(note.get("over")), why, previous, _lost(kept), bool(why))  # fmt: skip


def _lost(kept: Save) -> bool:
    """Whether a game was lost, as its last position has it."""
    result = kept.state.get("result") if isinstance(kept.state, dict) else None
    return bool(kept.note.get("over")) and isinstance(result, list | tuple) and bool(result) and result[0] == "loss"


def _seed(app: Host, kept: Save) -> str:
    """What is said of the seed: of a game with secrets that goes on no more than that a player typed it."""
    seed, typed = str(kept.setup.get("seed", "")), kept.setup.get("typed") is True
    if seals.sealed_save(kept):
        return app.t("saves-seed-typed") if typed else ""
    marked = typed and seals.has_secrets(kept.game, len(kept.setup.get("seats") or ()), str(kept.setup.get("mode", "")))
    return seals.seed_words(app, seed, marked) if seed else ""


class EnterField(TextField):
    """A text field whose Enter does something."""

    def __init__(self, *args: Any, on_enter: Callable[[], Any], **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.on_enter = on_enter

    def activate(self) -> None:
        self.on_enter()


class TableList(ScrollList):
    """Rows with the table's picture at their left. A click chooses, a click on the chosen one opens."""

    def __init__(self, *args: Any, paint: Callable[[pygame.Surface, pygame.Rect, str], Any], **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.paint = paint

    def items(self) -> list[UiItem]:
        out = super().items()
        for item in out:
            item.value = item.value.replace("\n", ", ")
        return out

    def thumb(self, box: pygame.Rect) -> pygame.Rect:
        """Where the picture stands in a row."""
        tall = box.h - self.kit.px(14)
        return pygame.Rect(box.x + self.kit.px(9), box.y + self.kit.px(7), round(tall * 1.7), tall)

    def draw(self, surface: pygame.Surface) -> None:
        k, old = self.kit, surface.get_clip()
        surface.set_clip(self.rect.clip(old))
        for n, row in enumerate(self.rows):
            box = self.row_rect(n)
            if not box.colliderect(surface.get_clip()):
                continue
            on, inner = row.key == self.chosen, box.inflate(-k.px(4), -k.px(4))
            if on or self.scene.hover_key == f"{self.key}:{row.key}":
                fill = theme.ROW_CHOSEN if on else "#FBF0D2"
                surface.blit(k.rounded(inner.w, inner.h, 8, fill, None, theme.INK if on else None, 1.6), inner)
            elif n and self.rows[n - 1].key != self.chosen:
                pygame.draw.line(surface, theme.shown("#D3C5A2"), (box.x + k.px(6), box.y), (box.right - k.px(6), box.y))
            pic = self.thumb(box)
            self.paint(surface, pic, row.key)
            x, room = pic.right + k.px(14), box.right - pic.right - k.px(24)
            size = self.size
            lead = k.px(30) if row.icon else 0
            if row.icon:
                colour = theme.INK if row.enabled else theme.WARNING
                k.icon(surface, row.icon, (box.right - k.px(26), box.y + box.h // 2), 24, colour)
            lines = row.detail.split("\n")
            step = k.height(size - 3)
            top = box.centery - (k.height(size) + step * len(lines)) // 2
            k.text(surface, row.title, (x, top + k.height(size) // 2), size, "serif-semi", width=room - lead)
            for m, text in enumerate(lines):
                at = (x, top + k.height(size) + step * m + step // 2)
                k.text(surface, text, at, size - 3, colour=theme.INK_SECOND, width=room - lead)
        self.draw_bar(surface)
        surface.set_clip(old)
