"""The log as a drawer on the right: decisions with their consequences, filtered and searched; look or rewind from a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from scenes.app.window import FOLDED_FURTHER
from scenes.overlays.base import Overlay
from scenes.widgets.controls import Button, Choice
from scenes.widgets.fields import TextField
from scenes.widgets.lists import Row, ScrollList
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from scenes.app.scene import Host

Link = tuple[str, str]
CHIPS = 4


class Book(Protocol):
    """What the drawer shows and does; `scenes.table.timetravel.TableBook` is the table's. Row keys are the book's own."""

    def filters(self) -> list[tuple[str, str]]: ...
    def rows(self, kind: str, query: str) -> list[Row]: ...
    def note(self) -> str: ...
    def text(self, kind: str, query: str) -> str: ...
    def deeds(self, key: str) -> list[tuple[str, str, str, str, Callable[[], object]]]: ...
    def links(self, key: str) -> list[tuple[Link, str]]: ...
    def follow(self, link: Link) -> None: ...
    def show(self, link: Link | None) -> None: ...
    def picture(self, link: Link, tall: int) -> pygame.Surface | None: ...
    def spot(self, link: Link) -> pygame.Rect | None: ...
    def share(self) -> None: ...


class LogOverlay(Overlay):
    """With a `book`: filters, search, links, and what can be done from a line (Enter does the first of it).

    Without one, `rows(filter)` gives plain lines (filter "all" or "mine"), `on_open(key)` runs on Enter or a second
    click, `copy()` gives the whole as text. A row with tone "head" starts a turn, indent 1 is a consequence.
    """

    name = "log"
    least = FOLDED_FURTHER

    def __init__(
        self, app: Host, rows: Callable[[str], Sequence[Row]] | None = None, on_open: Callable[[str], Any] | None = None,
        copy: Callable[[], str] | None = None, book: Book | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.source, self.on_open, self.copy_text, self.book = rows, on_open, copy, book
        self.filter, self.query, self.chosen = "all", "", ""
        self.link: Link | None = None
        self.picture: pygame.Surface | None = None
        self.body = self.strip = pygame.Rect(0, 0, 1, 1)

    def rows(self) -> list[Row]:
        """The lines the filter and the search leave."""
        if self.book is not None:
            return self.book.rows(self.filter, self.query)
        return list(self.source(self.filter)) if self.source is not None else []

    # -- building ------------------------------------------------------------------------------
    def build(self) -> None:
        k = self.kit
        wide = min(k.px(560), self.area.w * 3 // 5)
        self.sheet = pygame.Rect(self.area.right - wide - k.px(8), k.px(8), wide, self.area.h - k.px(16))
        self.add(PaperPanel("sheet", self.sheet))
        inner = self.sheet.inflate(-k.px(40), -k.px(36))
        close = pygame.Rect(self.sheet.right - k.px(56), self.sheet.y + k.px(12), k.px(44), k.px(44))
        head = pygame.Rect(inner.x, inner.y - k.px(4), close.x - inner.x - k.px(10), k.px(40))
        self.add(Heading("head", head, self.head(), size=25, rule=False))
        self.rule_rect = pygame.Rect(inner.x, inner.y + k.px(42), inner.w, k.px(2))
        y = inner.y + k.px(54)
        note = self.book.note() if self.book is not None else ""
        if note:
            tall = k.wrap(note, inner.w, 17)
            self.add(Label("note", pygame.Rect(inner.x, y, inner.w, tall), note, wrap=True))
            y += tall + k.px(8)
        y = self._bars(pygame.Rect(inner.x, y, inner.w, k.px(44)))
        foot = k.px(104) if self.book is not None else 0
        self.body = pygame.Rect(inner.x, y, inner.w, inner.bottom - y - foot)
        self.strip = pygame.Rect(inner.x, inner.bottom - foot + k.px(10), inner.w, foot - k.px(10))
        self._list(True)
        self.add(Button("close", close, self.t("ui-close"), label="", icon="close", style="quiet", act=self.back, hint="Esc"))

    def _bars(self, bar: pygame.Rect) -> int:
        """Filter, search, copy, share; returns where the list begins."""
        k = self.kit
        kinds = [("all", self.t("log-filter-all")), ("mine", self.t("log-filter-mine"))]
        kinds = self.book.filters() if self.book is not None else kinds
        share_wide = Button.wanted(k, self.t("log-share"), "", "", 17)
        copy = Button.wanted(k, self.t("ui-copy"), "", "", 17)
        pick = pygame.Rect(bar.x, bar.y, bar.w - (0 if self.book is not None else k.px(150)), bar.h)
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        options = [(one, label, label) for one, label in kinds]
        self.add(Choice("filter", pick, self.t("log-filter"), options, self.filter, self.show, zone="filter", words=words))
        if self.book is None:
            box = pygame.Rect(pick.right + k.px(10), bar.y, bar.right - pick.right - k.px(10), bar.h)
            self.add(Button("copy", box, self.t("ui-copy"), act=self.copy, zone="filter"))
            return bar.bottom + k.px(12)
        y = bar.bottom + k.px(8)
        field = pygame.Rect(bar.x, y, bar.w - copy - share_wide - k.px(20), bar.h)
        self.add(
            TextField(
                "search",
                field,
                self.t("log-search"),
                self.query,
                self.search,
                limit=60,
                zone="filter",
                placeholder=self.t("log-search-for"),
                hint=self.app.bindings.cap("search"),
            )  # fmt: skip
        )
        box = pygame.Rect(field.right + k.px(10), y, copy, bar.h)
        self.add(
            Button("copy", box, self.t("ui-copy"), act=self.copy, zone="filter", hint=self.app.bindings.cap("copy"), size=17)
        )
        box = pygame.Rect(box.right + k.px(10), y, share_wide, bar.h)
        hint = self.t("log-share-hint")
        self.add(Button("share", box, self.t("log-share"), act=self.book.share, zone="filter", size=17, hint=hint))
        return y + bar.h + k.px(10)

    def _list(self, last: bool) -> None:
        """The lines; `last`: show the end of them."""
        self.widgets = [w for w in self.widgets if w.key not in ("lines", "empty")]
        rows = self.rows()
        if rows:
            opens = self.enter if self.book is not None else self.on_open
            chooses = self.pick if self.book is not None else None
            keep = self.chosen if any(r.key == self.chosen for r in rows) else ""
            lines = ScrollList("lines", self.body, self.head(), rows, on_open=opens, on_choose=chooses, chosen=keep, size=17,
                               zone="lines")  # fmt: skip
            self.add(lines)
            lines.offset = lines.most
            self.first = f"lines:{rows[-1].key}"
        else:
            found = self.t("log-nothing-found") if self.query or self.filter != "all" else self.t("log-empty")
            found = self.t("log-empty") if self.book is None else found
            self.add(Label("empty", self.body, found, wrap=True, size=19, face="serif"))
        self._strip()
        self.refresh()

    def _strip(self) -> None:
        """What can be done from the chosen line, and what it is about."""
        self.widgets = [w for w in self.widgets if w.zone != "line"]
        if self.book is None:
            return
        k, box = self.kit, self.strip
        half = k.px(42)
        links = self.book.links(self.chosen)[:CHIPS] if self.chosen else []
        x = box.x
        for n, (link, name) in enumerate(links):
            wide = min(Button.wanted(k, name, "", "", 16), (box.right - x - k.px(6) * (len(links) - n - 1)) // (len(links) - n))
            rect = pygame.Rect(x, box.y, wide, half - k.px(2))
            hint = self.t(f"log-link-{link[0]}-hint")
            icon = "card" if link[0] == "card" else ""
            icon = icon if Button.wanted(k, name, icon, "", 16) <= wide else ""
            self.add(Button(f"link-{n}", rect, name, zone="line", size=16, icon=icon, hint=hint,
                            act=partial(self.follow, link)))  # fmt: skip
            x += wide + k.px(6)
        if not self.chosen:
            self.add(Label("line-hint", pygame.Rect(box.x, box.y, box.w, half), self.t("log-choose-line"), zone="line"))
            return
        deeds = self.book.deeds(self.chosen)
        if not deeds:
            return
        wide = (box.w - k.px(10) * (len(deeds) - 1)) // len(deeds)
        for n, (key, name, icon, why, act) in enumerate(deeds):
            rect = pygame.Rect(box.x + n * (wide + k.px(10)), box.bottom - half - k.px(2), wide, half)
            self.add(Button(key, rect, name, zone="line", size=17, icon=icon, act=act, enabled=not why, why=why))

    # -- doing ---------------------------------------------------------------------------------
    def show(self, kind: str) -> None:
        """Filter."""
        self.filter = kind
        if self.book is None:
            self.rebuild()
        else:
            self._list(True)

    def search(self, query: str) -> None:
        """Show the lines with all these words."""
        self.query = query.strip()
        self._list(True)

    def pick(self, key: str) -> None:
        """Another line has the focus: show what it is about."""
        if key == self.chosen:
            return
        self.chosen = key
        links = self.book.links(key) if self.book is not None else []
        self._show(links[0][0] if links else None)
        self._strip()
        self.refresh()

    def on_focus(self, item: Any) -> None:
        if self.book is not None and item is not None and item.key.startswith("link-"):
            self._show(self.book.links(self.chosen)[int(item.key.removeprefix("link-"))][0])

    def on_hover(self, item: Any) -> None:
        self.on_focus(item)

    def _show(self, link: Link | None) -> None:
        if self.book is None or link == self.link:
            return
        self.link = link
        self.book.show(link)
        self.picture = None
        if link is not None:
            self.picture = self.book.picture(link, min(self.kit.px(482), self.area.h - self.kit.px(60)))
        self.redraw()

    def enter(self, key: str) -> None:
        """Enter on a line: the first thing that can be done from it."""
        if self.book is not None and (deeds := self.book.deeds(key)):
            deeds[0][4]()

    def follow(self, link: Link) -> None:
        """A card large, or the map at a land."""
        if self.book is not None:
            self.book.follow(link)

    def copy(self) -> None:
        """The lines as text to the clipboard."""
        if self.book is not None:
            self.app.copy(self.book.text(self.filter, self.query))
        elif self.copy_text:
            self.app.copy(self.copy_text())
        else:
            self.app.copy("\n".join("  " * r.indent + r.title for r in self.rows()))
        self.app.tip_now(self.t("ui-copied"), None)

    def key(self, event: pygame.event.Event) -> bool:
        if self.app.bindings.action_of(event, "table") == "log":
            self.back()
        elif self.action(event) == "search" and self.book is not None:
            self.app.show_ring()
            self.set_focus("search")
            self.widget("search").activate()
        elif self.action(event) == "copy":
            self.copy()
        else:
            return False
        return True

    def key_help(self) -> list[tuple[str, str]]:
        return [*super().key_help(), (self.app.bindings.caps("copy", self.t), self.t("act-copy"))]

    def closed(self) -> None:
        if self.book is not None:
            self.book.show(None)

    # -- drawing -------------------------------------------------------------------------------
    def draw_back(self, surface: pygame.Surface) -> None:
        if self.link is None or self.link[0] == "card":
            super().draw_back(surface)

    def draw_front(self, surface: pygame.Surface) -> None:
        super().draw_front(surface)
        self._marks(surface)

    def _marks(self, surface: pygame.Surface) -> None:
        """What the line is about, beside the drawer; nothing where the drawer lies over it."""
        spot = self.book.spot(self.link) if self.book is not None and self.link is not None else None
        if spot is not None and not self.sheet.colliderect(spot.inflate(self.kit.px(12), self.kit.px(12))):
            self.kit.ring(surface, spot)
            self.kit.ring(surface, spot.inflate(self.kit.px(12), self.kit.px(12)))
        if self.picture is not None:
            room = pygame.Rect(self.area.x, self.area.y, self.sheet.x - self.area.x, self.area.h)
            place = self.picture.get_rect(center=room.center)
            self.kit.shadow(surface, place, 18, 0.45, 16)
            surface.blit(self.picture, place)
