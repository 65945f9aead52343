"""How to make a pack, from nothing: what it is, which files it has, and an example of each kind of thing for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core import paths
from game.core.play import workshop
from game.core.teaching import challenges
from scenes.app import game_list
from scenes.app.window import FOLDED_FURTHER
from scenes.overlays.base import Overlay
from scenes.widgets.controls import Choice
from scenes.widgets.lists import ScrollText
from scenes.workshop.source import safe

if TYPE_CHECKING:
    from scenes.app.scene import Host

NAMES = "text/en/names.ftl"
STEPS = ("what", "begin", "manifest", "files", "names", "look", "wrong", "try", "share")


class HelpOverlay(Overlay):
    """One page of steps that hold for every game, and one for each game with its files. `page`: a game, or "" for the steps."""

    name = "workshop-help"
    least = FOLDED_FURTHER
    size = (1120, 680)
    first = "text"

    def __init__(self, app: Host, page: str = "") -> None:
        super().__init__(app)
        self.page = page if page in workshop.examples() else ""

    def title(self) -> str:
        return self.t("workshop-help-title")

    def fill(self, inner: pygame.Rect) -> None:
        k = self.kit
        able = workshop.examples()
        names = [(box.id, game_list.box_name(self.app, box.id)) for box in game_list.boxes() if box.id in able]
        options = [("", self.t("workshop-help-steps"), self.t("workshop-help-steps")), *((g, n, n) for g, n in names)]
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        size = 17.0
        while size > 14 and sum(k.width(o[1], size, "sans-semi") + k.px(34) for o in options) > inner.w:
            size -= 0.5
        bar = pygame.Rect(inner.x, inner.y, inner.w, k.px(42))
        self.add(Choice("page", bar, self.t("workshop-help-title"), options, self.page, self.turn, size=size, zone="page",
                        words=words))  # fmt: skip
        box = pygame.Rect(inner.x, bar.bottom + k.px(12), inner.w, inner.bottom - bar.bottom - k.px(12))
        self.add(ScrollText("text", box, self.title(), self.parts(), size=17, zone="text"))

    def turn(self, page: str) -> None:
        """To the page of a game."""
        self.page = page
        self.rebuild()

    def parts(self) -> list[tuple[str, str]]:
        """The paragraphs of the page."""
        if self.page:
            return self._of_game(self.page)
        out: list[tuple[str, str]] = []
        for n, step in enumerate(STEPS, 1):
            out.append(("h", f"{n}. {self.t(f'workshop-step-{step}')}"))
            out.append(("p", self.t(f"workshop-step-{step}-text", folder=str(paths.packs_dir()))))
        return out

    def _of_game(self, game: str) -> list[tuple[str, str]]:
        example = workshop.examples()[game]
        out = [("p", self.t(f"workshop-{game}-about"))]
        out += [("h", "pack.yaml"), *self._written(workshop.read_text(example / "pack.yaml").splitlines())]
        files: dict[str, list[workshop.Kind]] = {}
        for kind in workshop.bench(game).kinds:
            files.setdefault(kind.file, []).append(kind)
        for file, kinds in files.items():
            out.append(("h", file))
            for kind in kinds:
                out.append(("b", self.t("workshop-help-kind", kind=self.t(f"workshop-{game}-{kind.id}"), list=kind.items,
                                        name=kind.name or "–", named="yes" if kind.name else "no")))  # fmt: skip
                out.append(("p", self.t(f"workshop-{game}-{kind.id}-help")))
            out += self._written(workshop.read_text(example / file).splitlines())
        out += [("h", NAMES), ("p", self.t("workshop-help-names"))]
        out += self._written(workshop.read_text(example / NAMES).splitlines())
        out += [("h", challenges.FILE), ("p", self.t("workshop-help-challenges"))]
        out += self._written(workshop.read_text(example / challenges.FILE).splitlines())
        return out

    @staticmethod
    def _written(lines: list[str]) -> list[tuple[str, str]]:
        """Lines of a file as they stand there; leading spaces are kept."""
        return [("q", safe(line.replace("  ", "\u2003"))) for line in lines if line.strip()]
