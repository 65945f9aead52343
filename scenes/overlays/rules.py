"""The rules of a game, a page per topic; R on the table opens the page of what is focused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from scenes import assets
from scenes.overlays.base import Overlay
from scenes.widgets.lists import Row, ScrollList, ScrollText

if TYPE_CHECKING:
    from scenes.app import App


class Page(NamedTuple):
    """One topic. parts: (style, rich text), styles as in `ScrollText`."""

    id: str
    title: str
    parts: tuple[tuple[str, str], ...]


def pages_of(app: App, game_id: str) -> list[Page]:
    """From `Texts.rules_pages()`: (id, title, text with an empty line between paragraphs)."""
    texts = assets.texts_for(game_id, app.words)
    pages = []
    for raw in texts.rules_pages() if texts is not None and hasattr(texts, "rules_pages") else ():
        pages.append(_page(raw))
    if not pages:
        pages = [Page("about", app.t(f"ui-game-{game_id}"), (("p", app.t(f"ui-blurb-{game_id}")),
                                                             ("p", app.t("ui-rules-missing"))))]  # fmt: skip
    return pages


def _page(raw: Any) -> Page:
    pid, title, body = raw
    paragraphs = body.split("\n\n") if isinstance(body, str) else list(body or ())
    parts: list[tuple[str, str]] = []
    for part in paragraphs:
        if not isinstance(part, str):
            parts.append((str(part[0])[:1], str(part[1])))
        elif part.startswith(("• ", "- ")):
            parts.append(("b", part[2:]))
        elif part.startswith("## "):
            parts.append(("h", part[3:]))
        elif part.startswith("> "):
            parts.append(("q", part[2:]))
        else:
            parts.append(("p", part))
    return Page(str(pid), str(title), tuple(parts))


class RulesOverlay(Overlay):
    """Topics on the left, the page on the right. `page` is the topic opened first."""

    name = "rules"
    size = (1180, 860)

    def __init__(self, app: App, game_id: str = "spirit-island", page: str = "") -> None:
        super().__init__(app)
        self.game_id = game_id
        self.pages = pages_of(app, game_id)
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
        rows = [Row(p.id, p.title) for p in self.pages]
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
        self.add(ScrollText("page", box, page.title, [("h", page.title), *page.parts], size=18, zone="page"))

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
