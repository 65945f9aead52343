"""The page about the program in the settings: version, the unofficial notice, what it is built on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from scenes import VERSION
from scenes.widgets.lists import ScrollText

if TYPE_CHECKING:
    import pygame

    from scenes.app.scene import Scene

MAX_BYTES = 200_000


def fill(sheet: Scene, inner: pygame.Rect, top: int) -> None:
    """Lay the page out inside `inner`, from `top` on: below the tabs."""
    from scenes.app.crash import versions

    t, box = sheet.t, inner.copy()
    box.h -= top - sheet.kit.px(6) - box.y
    box.y = top - sheet.kit.px(6)
    parts = [("h", t("about-head", v=VERSION)), ("p", t("about-what")), ("q", t("about-notice")), ("p", t("about-licence"))]
    parts += [("p", " · ".join(versions()[1:])), ("h", t("about-built"))]
    if sheet.app.lang != "en":
        parts.append(("p", t("about-english")))
    sheet.add(ScrollText("about-page", box, t("set-tab-about"), parts + third_party(), size=17, zone="about"))


def third_party() -> list[tuple[str, str]]:
    """THIRD_PARTY.md as the parts of a page; one sentence in its place where the file is missing."""
    from game.core import paths
    from game.core.errors import DataError

    try:
        text = paths.decode_utf8(paths.read_bytes(paths.root_dir() / "THIRD_PARTY.md", MAX_BYTES), "THIRD_PARTY.md")
    except DataError as problem:
        return [("p", str(problem))]
    out: list[tuple[str, str]] = []
    for block in re.split(r"\n\s*\n", text.replace("\r\n", "\n")):
        lines = [_plain(line) for line in block.strip().split("\n")]
        if lines[0].startswith("#"):
            if not lines[0].startswith("# "):
                out.append(("h", lines[0].lstrip("# ")))
        elif lines[0].startswith("|"):
            rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
            out += [("b", " · ".join(cell for cell in row if cell)) for row in rows]
        elif lines[0].startswith(("- ", "* ")):
            out += [("b", item.strip()) for item in re.split(r"(?:^|\n)[-*] ", "\n".join(lines)) if item.strip()]
        elif any(lines):
            out.append(("p", " ".join(line.strip() for line in lines)))
    return out


def _plain(line: str) -> str:
    return line.replace("`", "").replace("**", "").replace("<", "‹").replace(">", "›")
