"""From a figure of the data to its plate; what the kinds of figures have in common for all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game import games
from game.core.teaching import rulebook
from scenes.app import game_list
from scenes.draw import svg, theme
from scenes.draw.surface_cache import SurfaceCache
from scenes.draw.text import plain
from scenes.rules.figures import things
from scenes.rules.figures.plate import FigurePart, Plate

if TYPE_CHECKING:
    from game.core.teaching.rulebook import Figure
    from scenes.app.scene import Host
    from scenes.widgets.host import WidgetHost

MAPS = tuple(round(1.6 - 0.05 * n, 2) for n in range(20))
CARDS = tuple(round(1.6 - 0.05 * n, 2) for n in range(19))
ROWS = (1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
EDGE = 14.0  # design px round a card with numbers on its rim

_painted: SurfaceCache[tuple[Any, ...]] = SurfaceCache(16_000_000)  # plates of the last pages: in 4K one takes some megabytes


def caption(app: WidgetHost, figure: Figure) -> str:
    """What a figure shows, in a sentence."""
    return app.t(f"figure-{figure.id}")


def spoken(app: WidgetHost, figure: Figure) -> str:
    """The caption and the words in the picture, for the text view."""
    raw = figure.raw
    listed = [one["words"] for key in ("parts", "cells", "cards", "tries") for one in raw.get(key) or () if one.get("words")]
    words = [caption(app, figure), *(app.t(str(word)) for word in listed)]
    words += [app.t(f"icon-{icon}") for icon in raw.get("icons") or ()]
    return " ".join(text if text.endswith((".", ":", "?")) else f"{text}." for text in (plain(w, app.words) for w in words))


class Maker:
    """Makes the plates of one game in the present language and scale."""

    def __init__(self, app: Host, game: str) -> None:
        self.app, self.game = app, game
        self.rules = game_list.rules_for(game)
        texts = game_list.texts_for(game, app.words, self.rules)
        drawn = games.find(game).figures()
        self.own: Any = drawn.Maker(app, self.rules, texts) if drawn is not None else None  # a game without figures
        self.things: things.Things = drawn.THINGS if drawn is not None else {}

    def plate(self, figure: Figure) -> Plate:
        """The plate of a figure, not yet laid out. Raises DataError where its position does not go as it says."""
        kinds: dict[str, Callable[[Figure], tuple[list[FigurePart], tuple[float, ...], list[str]]]] = {
            "row": self._row,
            "cards": self._cards,
            "anatomy": self._anatomy,
            "names": self._names,
            "growth": lambda f: (self.own.growth(f.raw["spirit"]), (1.0,), []),
            "track": lambda f: (self.own.track(f.raw["spirit"], f.raw.get("open") or {}), (1.2, 1.1, 1.0, 0.9, 0.8), []),
            "position": lambda f: (self.own.position(f, rulebook.proved(f)), MAPS, []),
        }
        parts, zooms, legend = kinds[figure.kind](figure)
        arrows = bool(figure.raw.get("arrows")) if figure.kind in ("row", "cards") else figure.case is not None and len(parts) > 1
        if figure.raw.get("tries"):
            arrows = False
        if figure.raw.get("innate") or figure.kind == "growth":
            zooms = (1.0,)
        return Plate(self.app.kit, parts, caption(self.app, figure), arrows, zooms, legend)

    def paint(self, figure: Figure, plate: Plate) -> pygame.Surface:
        """The plate's picture, kept for when the page is turned to again; may be called by a worker."""
        key = (self.game, figure.id, self.app.lang, plate.size, plate.kit.scale, theme.palette())
        return _painted.get(key, plate.paint)

    def _row(self, figure: Figure) -> tuple[list[FigurePart], tuple[float, ...], list[str]]:
        parts = []
        for cell in figure.raw["cells"]:
            if "stats" in cell:
                parts += [things.line(shown, words, self.things) for shown, words in self.own.stats(cell["stats"])]
            else:
                words = self.app.t(cell["words"]) if cell.get("words") else ""
                parts.append(things.line(cell["show"], words, self.things, bool(cell.get("crossed"))))
        return parts, ROWS, []

    def _cards(self, figure: Figure) -> tuple[list[FigurePart], tuple[float, ...], list[str]]:
        parts = []
        for one in figure.raw["cards"]:
            part = self.own.card(one["card"], bool(one.get("tall")))
            part.words = self.app.t(one["words"]) if one.get("words") else part.words
            parts.append(part)
        return parts, self._legible(any(one.get("tall") for one in figure.raw["cards"])), []

    def _legible(self, tall: bool = False) -> tuple[float, ...]:
        """Zooms at which the words of a card can be read, whatever the UI scale."""
        scale = min(1.0, self.app.kit.scale)
        least = self.own.LEAST_TALL if tall else self.own.LEAST
        return tuple(zoom / scale for zoom in CARDS if zoom >= least)

    def _anatomy(self, figure: Figure) -> tuple[list[FigurePart], tuple[float, ...], list[str]]:
        """A card with numbers on its parts, and beside it what they are."""
        part = self.own.card(figure.raw["card"], True)
        named = [(one["at"], self.app.t(one["words"])) for one in figure.raw["parts"]]
        draw = part.paint

        def paint(z: float) -> pygame.Surface:
            card, edge = draw(z), round(EDGE * z)
            out = svg.blank((card.get_width() + 2 * edge, card.get_height()))
            out.blit(card, (edge, 0))
            for n, ((x, y), _) in enumerate(named):
                at = edge + round(x * card.get_width()), round(y * card.get_height())
                Plate.number(out, str(n + 1), at, round(25 * self.app.kit.scale))
            return out

        part.paint, part.w = paint, part.w + 2 * EDGE
        return [part], self._legible(True), [words for _, words in named]

    def _names(self, figure: Figure) -> tuple[list[FigurePart], tuple[float, ...], list[str]]:
        parts = [things.line([f"icon:{icon}"], self.app.t(f"icon-{icon}"), self.things) for icon in figure.raw["icons"]]
        return parts, ROWS[3:], []
