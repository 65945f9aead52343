"""The set-up page of a game whose seats choose out of a gallery: seats at one side, all there is to choose from in the middle
with the panel of the one that is looked at, what else is asked at the other side. In a small window the seats stand at the foot.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from scenes.draw import theme
from scenes.setup.forms import SetupPage
from scenes.setup.gallery import GalleryView, arrange
from scenes.widgets.base import Widget
from scenes.widgets.controls import Button, Choice
from scenes.widgets.fields import TextField
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from typing import Unpack

    from scenes.draw.card import Picture
    from scenes.setup.forms import Form
    from scenes.widgets.base import Common

SEAT, SEAT_LOW, GAP = 158.0, 128.0, 10.0
BACK = {True: (14.0, 6.0, 42.0), False: (40.0, 38.0, 48.0)}  # folded or not: left, top, height of the way back
LEAST_NAME = 12.5  # of the letters of a name in a seat
OVER = 10.0  # design px that lines of a name may be higher than their row
SEED, START = 62.0, 96.0
TALLEST = 1.6  # times its width: a picture with its words


class SetUp(SetupPage, Protocol):
    """The set-up scene as this layout sees it: it has the parts that both layouts share."""

    form: Form
    in_hand: pygame.Rect | None

    @property
    def logical(self) -> tuple[float, float]: ...
    def back_width(self) -> float: ...
    def lay_sets(self, right: float, y: float, tall: float) -> float: ...
    def lay_tools(self, right: float, y: float, tall: float) -> float: ...
    def lay_seed(self, x: float, at: float, room: float) -> str: ...
    def lay_start(self, x: float, y: float, w: float, h: float) -> None: ...
    def free_seat(self, n: int, x: float, y: float, w: float, h: float) -> None: ...
    def controls(self) -> list[tuple[str, str, str]]: ...
    def turn_colour(self, n: int) -> None: ...
    def remove_seat(self, n: int) -> None: ...
    def take_in_hand(self, n: int) -> None: ...


class SeatChoice(Widget):
    """What a seat has chosen: its picture and its name; a click takes the seat in hand."""

    role = "button"

    def __init__(self, key: str, rect: pygame.Rect, name: str, picture: Picture, **rest: Unpack[Common]) -> None:
        super().__init__(key, rect, name, **rest)
        self.picture = picture

    def draw(self, surface: pygame.Surface) -> None:
        k, r = self.kit, self.rect
        beside, size = self.fit()
        if beside:
            key = ("seat-choice", self.value, r.h, theme.palette())
            surface.blit(k.cached(key, lambda: self.picture.surface((r.h, r.h), k.px(6), max(1, k.px(1.6)))), r)
        block, clip = k.block(self.value, r.w - beside, size, "serif-semi"), surface.get_clip()
        surface.set_clip(clip.clip(r.inflate(0, k.px(OVER))))
        block.draw(surface, (r.x + beside, r.centery - block.height // 2))
        surface.set_clip(clip)

    def fit(self) -> tuple[int, float]:
        """What the picture takes, and the size of the name. Small type does not get any smaller: where the name needs it, it has
        the picture's room, too."""
        beside = self.rect.h + self.kit.px(8)
        if (size := self._fitting(self.rect.w - beside)) is not None:
            return beside, size
        return 0, self._fitting(self.rect.w) or LEAST_NAME

    def _fitting(self, room: int) -> float | None:
        """The largest size at which the name fits so wide a room."""
        k, size = self.kit, 17.0
        while size >= LEAST_NAME:
            longest = max(k.width(word, size, "serif-semi") for word in self.value.split())
            if longest <= room and k.block(self.value, room, size, "serif-semi").height <= self.rect.h + k.px(OVER):
                return size
            size -= 0.5
        return None


def margin(w: float, fold: bool) -> float:
    """Design px left free at both sides of a page so wide."""
    return BACK[True][0] if fold else max(52.0, min((w - 1760) / 2, w / 24))


class GalleryLayout:
    """Lays the set-up scene out; made anew with each layout."""

    def __init__(self, scene: SetUp, view: GalleryView) -> None:
        self.scene, self.view, self.t = scene, view, scene.t

    def build(self) -> None:
        """Everything but the way back."""
        (w, h), fold = self.scene.logical, self.scene.compact
        if fold:
            self._folded(w, h)
        else:
            self._wide(w, h)

    def _wide(self, w: float, h: float) -> None:
        scene = self.scene
        m, top, bottom = margin(w, False), 104.0, h - 54.0
        left, right, gap = max(358.0, w * 0.186), max(400.0, w * 0.208), 20.0  # wider where text is small
        self._head(m, *BACK[False][1:], w - 2 * m, 34)
        y = top
        for n in range(scene.most):
            free = n >= len(scene.seats)
            if free and n > len(scene.seats):
                break
            tall = 64.0 if free else SEAT
            self._seat(n, m, y, left, tall)
            y += tall + GAP
        if bottom - y >= 150:
            scene.form.beneath(m, y, left, bottom - y, 20)
        x = m + left + gap
        strip = 232.0 if h < 1040 else self._strip(w - m - x, 300.0 * h / 1080)
        self.view.pictures((x, top, w - m - x, strip))
        y = top + strip + 18
        self.view.panel((x, y, w - m - right - gap - x, bottom - y), self._edge())
        self._right(w - m - right, y, right, bottom - y, 20)

    def _strip(self, w: float, most: float) -> float:
        """How high a row of pictures is: narrow ones leave room to the panel, whose cards then show their words."""
        gap, count = 16.0, len(self.view.exhibits)
        columns, rows = arrange(count, w, most, gap)
        return most if rows > 1 else min(most, TALLEST * (w - (columns - 1) * gap) / columns)

    def _folded(self, w: float, h: float) -> None:
        scene = self.scene
        m, top, gap, right = 14.0, 56.0, 8.0, 392.0
        self._head(m, *BACK[True][1:], w - 2 * m, 24)
        strip = 142.0
        self.view.pictures((m + 2, top + 2, w - 2 * m - 4, strip))
        y = top + strip + 12
        foot = h - 10 - SEAT_LOW
        wide = w - 2 * m - right - gap
        self.view.panel((m, y, wide, foot - gap - y), self._edge())
        most = scene.most
        each = (wide - (most - 1) * gap) / most
        for n in range(most):
            self._seat(n, m + n * (each + gap), foot, each, SEAT_LOW)
        self._right(w - m - right, y, right, h - 10 - y, 16)

    def _edge(self) -> str:
        scene = self.scene
        return theme.player(scene.seats[scene.shown]["colour"]).colour

    def _head(self, x: float, y: float, tall: float, w: float, size: float) -> None:
        scene = self.scene
        back = scene.back_width()
        sets = scene.lay_sets(x + w, y, tall)
        tools = scene.lay_tools(x + w - sets, y, tall)
        room = w - back - sets - tools - 40
        title = self.view.gallery.title()
        while size > 17 and scene.kit.width(title, size, "serif-semi") > scene.kit.px(room):
            size -= 1
        scene.add(Heading("head", scene.box(x + back + 20, y, room, tall), title, size=size, rule=False, colour=theme.PAPER,
                          zone="head"))  # fmt: skip

    def _right(self, x: float, y: float, w: float, h: float, pad: float) -> None:
        scene, fold = self.scene, self.scene.compact
        start_h, seed_h, gap = (56.0, 54.0, 8.0) if fold else (START, SEED, 12.0)
        scene.form.panels(x, y, w, h - start_h - seed_h - 2 * gap, pad)
        at = y + h - start_h - seed_h - gap
        scene.add(PaperPanel("", scene.box(x, at, w, seed_h)))
        words = self.t("setup-seed")
        lead = scene.kit.width(words, 17, "sans-semi") / scene.scale + 12
        scene.add(Label("", scene.box(x + 12, at, lead, seed_h), words, size=17, face="sans-semi", zone="seed"))
        scene.lay_seed(x + 12 + lead, at + (seed_h - 46) / 2, w - 24 - lead)
        scene.lay_start(x, y + h - start_h, w, start_h - 4)

    # -- a seat ------------------------------------------------------------------------------------
    def _seat(self, n: int, x: float, y: float, w: float, h: float) -> None:
        scene, zone, fold = self.scene, f"seat{n + 1}", self.scene.compact
        if n >= len(scene.seats):
            scene.free_seat(n, x, y, w, h)
            return
        seat = scene.seats[n]
        frame = scene.box(x, y, w, h)
        scene.add(PaperPanel("", frame, edge=theme.player(seat["colour"]).colour))
        if n == scene.shown:
            scene.in_hand = frame
        pad, rows = (9.0, (33.0, 32.0, 38.0)) if fold else (12.0, (42.0, 36.0, 44.0))
        left, room = x + pad + 8, w - 2 * pad - 8
        gap = (h - 2 * pad - sum(rows)) / 2
        side = rows[0]
        scene.add(Button(
            f"colour{n}", scene.box(left, y + pad, side + 4, side), self.t("setup-colour", n=n + 1), label="", size=16,
            value=self.t(f"ui-colour-{seat['colour']}"), act=partial(scene.turn_colour, n), zone=zone,
            hint=self.t("setup-colour-hint", colour=self.t(f"ui-colour-{seat['colour']}")),
        ))  # fmt: skip
        gone = 36.0 if len(scene.seats) > 1 else 0.0
        name_w = room - side - 12 - (gone + 6 if gone else 0)
        scene.add(TextField(
            f"name{n}", scene.box(left + side + 12, y + pad, name_w, side), self.t("setup-name", n=n + 1), seat["name"],
            partial(scene.put, n, "name"), limit=20, placeholder=scene.usual_name(n), zone=zone,
        ))  # fmt: skip
        if gone:
            scene.add(Button(
                f"remove{n}", scene.box(left + room - gone, y + pad, gone, side), self.t("setup-remove", n=n + 1), label="",
                icon="close", style="quiet", act=partial(scene.remove_seat, n), zone=zone, hint=self.t("setup-remove-hint"),
            ))  # fmt: skip
        at, low = y + pad + rows[0] + gap, y + pad + rows[0] + rows[1] + 2 * gap
        beside = scene.form.beside(n, left, at if fold else low, room, rows[1] if fold else rows[2])
        self._control(n, left, at, room - (beside if fold else 0), rows[1])
        self._choice(n, left, low, room - (0 if fold else beside), rows[2])

    def _control(self, n: int, x: float, y: float, w: float, h: float) -> None:
        """Who plays: side by side where there is room for the words, else one button that goes round."""
        scene, kinds = self.scene, self.scene.controls()
        for size in (17.0, 16.0, 15.0, 14.0):
            wants = sum(scene.kit.width(short, size, "sans-semi") + scene.kit.px(26) for _, short, _ in kinds)
            if wants <= scene.kit.px(w - 10):
                scene.add(Choice(
                    f"control{n}", scene.box(x, y, w, h), self.t("setup-who", n=n + 1), kinds, scene.seats[n]["control"],
                    partial(scene.put, n, "control"), zone=f"seat{n + 1}", size=size,
                    words=(self.t("ui-chosen"), self.t("ui-not-chosen")),
                ))  # fmt: skip
                return
        at = [kind for kind, _, _ in kinds].index(scene.seats[n]["control"])
        _, short, spoken = kinds[at]
        following = kinds[(at + 1) % len(kinds)][0]
        scene.add(Button(
            f"control{n}", scene.box(x, y, w, h), self.t("setup-who", n=n + 1), label=short, size=16, value=spoken,
            icon="person" if not at else "bot", act=partial(scene.put, n, "control", following), zone=f"seat{n + 1}",
        ))  # fmt: skip

    def _choice(self, n: int, x: float, y: float, w: float, h: float) -> None:
        scene = self.scene
        exhibit = self.view.exhibit(scene.form.choice(n))
        scene.add(SeatChoice(
            f"choice{n}", scene.box(x, y, w, h), self.t("gallery-seat", n=n + 1), exhibit.picture, value=exhibit.name,
            zone=f"seat{n + 1}", hint=self.t("gallery-seat-hint"), act=partial(scene.take_in_hand, n),
        ))  # fmt: skip
