"""The rules of a game, a page per topic with its figures; R on the table opens the page of what is focused."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.teaching import rulebook
from scenes.app import game_list
from scenes.app.window import FOLDED_FURTHER
from scenes.overlays.base import Overlay
from scenes.rules.figures import make
from scenes.rules.page import RulesPage
from scenes.widgets.controls import Button
from scenes.widgets.lists import Row, ScrollList
from scenes.widgets.panels import Label

if TYPE_CHECKING:
    from scenes.app.scene import Host


class RulesTopic(NamedTuple):
    """One topic. parts: (style, rich text), styles as in `ScrollText`."""

    id: str
    title: str
    parts: tuple[tuple[str, str], ...]


def pages_of(app: Host, game_id: str) -> list[RulesTopic]:
    """From `Texts.rules_pages()`: (id, title, text with an empty line between paragraphs)."""
    texts = game_list.texts_for(game_id, app.words)
    pages = [_page(*raw) for raw in texts.rules_pages()]
    if not pages:
        pages = [RulesTopic("about", app.t(f"ui-game-{game_id}"), (("p", app.t(f"ui-blurb-{game_id}")),
                                                             ("p", app.t("ui-rules-missing"))))]  # fmt: skip
    return pages


def _page(name: str, title: str, body: str) -> RulesTopic:
    parts: list[tuple[str, str]] = []
    for part in body.split("\n\n"):
        if part.startswith(("• ", "- ")):
            parts.append(("b", part[2:]))
        elif part.startswith("## "):
            parts.append(("h", part[3:]))
        elif part.startswith("> "):
            parts.append(("q", part[2:]))
        else:
            parts.append(("p", part))
    return RulesTopic(name, title, tuple(parts))


class RulesOverlay(Overlay):
    """Topics on the left, the page on the right, below it what else to read. `page` is the topic opened first."""

    name = "rules"
    least = FOLDED_FURTHER
    size = (1480, 960)

    def __init__(self, app: Host, game_id: str, page: str = "") -> None:
        super().__init__(app)
        self.game_id = game_id
        self.pages = pages_of(app, game_id)
        known = rulebook.load(game_id) if rulebook.has(game_id) else ()
        self.book = {page.id: rulebook.Page(page.id, "book", (), ()) for page in self.pages} | {one.id: one for one in known}
        self.page = page if page in [p.id for p in self.pages] else self.pages[0].id
        self.lang = app.lang
        self.first = f"topics:{self.page}"

    def head(self) -> str:
        return self.t("ui-rules-of", game=self.t(f"ui-game-{self.game_id}"))

    def fill(self, inner: pygame.Rect) -> None:
        if self.lang != self.app.lang:
            self.lang, self.pages = self.app.lang, pages_of(self.app, self.game_id)
        k = self.kit
        wide = k.px(250 if self.compact else 290)
        rows = [Row(p.id, p.title, icon=self.book[p.id].icon) for p in self.pages]
        topics = pygame.Rect(inner.x, inner.y, wide, inner.h)
        self.add(
            ScrollList(
                "topics",
                topics,
                self.t("ui-topics"),
                rows,
                chosen=self.page,
                on_choose=self.show,
                size=17,
                zone="topics",
                words=self.t("ui-chosen"),
            )  # fmt: skip
        )
        page = next(p for p in self.pages if p.id == self.page)
        box = pygame.Rect(inner.x + wide + k.px(26), inner.y, inner.w - wide - k.px(26), inner.h)
        foot = pygame.Rect(box.x, box.bottom - k.px(44), box.w, k.px(44))
        if self.book[self.page].also:
            box.h -= foot.h + k.px(12)
        parts = [("h", page.title), *page.parts]
        figures = self.book[self.page].figures
        maker = make.Maker(self.app, self.game_id)
        self.add(RulesPage("page", box, page.title, parts, figures, maker, size=18 if self.compact else 20, zone="page")).begin()
        self._links(foot)

    def _links(self, row: pygame.Rect) -> None:
        """Buttons of the pages to read on with."""
        k, titles = self.kit, {p.id: p.title for p in self.pages}
        also = self.book[self.page].also
        if not also:
            return
        words = self.t("ui-rules-also")
        x = row.x + k.width(words, 17) + k.px(14)
        self.add(Label("also", pygame.Rect(row.x, row.y, x - row.x, row.h), words, size=17, zone="links"))
        for page in also:
            icon = self.book[page].icon
            wide = Button.wanted(k, titles[page], icon, "", 17)
            if x + wide > row.right:
                icon, wide = "", min(Button.wanted(k, titles[page], "", "", 17), row.right - x)
            if wide < Button.wanted(k, titles[page], "", "", 15):
                break  # it is in the list of topics
            box = pygame.Rect(x, row.y, wide, row.h - k.px(3))
            self.add(Button(f"also-{page}", box, titles[page], icon=icon, size=17, zone="links", act=partial(self.follow, page)))
            x += wide + k.px(10)

    def follow(self, page: str) -> None:
        """A page to read on with: the list of topics follows."""
        self.show(page)
        self.set_focus(f"topics:{page}", False)

    def show(self, page: str) -> None:
        """Turn to a topic."""
        keep = self.widget("topics").offset
        self.page = page
        self.rebuild()
        self.widget("topics").scroll_to(keep)
        self.app.say("\n".join(self.app.line(i) for i in self.widget("page").items()))

    def key(self, event: pygame.event.Event) -> bool:
        page = self.widget("page")
        by = {"page-down": pygame.K_PAGEDOWN, "page-up": pygame.K_PAGEUP}.get(self.action(event))
        if by:
            return bool(page.page_key(by))
        return False
