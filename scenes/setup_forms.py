"""What a game asks before a table is open, besides who plays: rows of a seat, panels at the right.

A form follows from the catalogue the rules offer: games of spirits and boards have one, games of rivals another. The
set-up scene keeps seats, options, mode, seed and start.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes import assets, theme
from scenes.widgets.controls import Choice, Toggle
from scenes.widgets.panels import Heading, Label, Panel

if TYPE_CHECKING:
    from scenes.setup import SetupScene


def form_of(scene: SetupScene) -> Form:
    """The form of the scene's game."""
    if scene.catalogue.spirits:
        from scenes.setup_spirits import SpiritForm

        return SpiritForm(scene)
    return RivalForm(scene)


class Form:
    """One game's side of the set-up. Sizes are design px."""

    def __init__(self, scene: SetupScene) -> None:
        self.scene = scene

    def t(self, msg: str, /, **args: Any) -> str:
        """A message."""
        return self.scene.t(msg, **args)

    def new_seat(self) -> dict[str, str]:
        """What a new seat chooses, besides name, colour and control."""
        return {}

    def deal(self) -> None:
        """The number of seats changed."""

    def rows(self) -> tuple[float, ...]:
        """Heights of the rows of a seat below its name."""
        raise NotImplementedError

    def control_width(self) -> float:
        """Width of the choice of person or bot beside the name; 0 if it has a row of its own."""
        return 0.0

    def seat(self, n: int, left: float, y: float, room: float, gap: float) -> None:
        """The rows of a seat."""

    def panels(self, x: float, y: float, w: float, h: float, pad: float) -> None:
        """The panels above the seed, `h` high together."""

    def draw(self, surface: pygame.Surface) -> None:
        """Pictures over the widgets."""

    # -- options -------------------------------------------------------------------------------
    def option(self, choice: assets.Choice, x: float, y: float, w: float, effect: bool) -> float:
        """One option, with its effect below if there is room for it; returns its height."""
        scene, now = self.scene, self.scene.options[choice.id]
        mid = f"option-{choice.id.replace('_', '-')}"
        hint = self.t(f"{mid}-hint")
        changed = self.t("setup-changed") if now != choice.default else ""
        if not choice.values:
            tall = 42 + (scene.kit.wrap(hint, scene.kit.px(w - 84), 16) / scene.scale if effect else 0)
            toggle = Toggle(
                choice.id, scene.box(x - 8, y, w + 8, tall), self.t(mid), bool(now), partial(scene.set_option, choice.id),
                effect=hint if effect else "", words=(self.t("ui-on"), self.t("ui-off")), changed=changed, zone="options",
                hint=hint,
            )  # fmt: skip
            scene.add(toggle)
            return tall
        names = [(str(v), self.value_name(mid, v), self.value_name(mid, v)) for v in choice.values]
        wide = max(scene.kit.width(label, 18, "sans-semi") / scene.scale + 34 for _, label, _ in names) * len(names)
        label_w = scene.kit.width(self.t(mid), 18, "sans-semi") / scene.scale + 14
        below = label_w + wide > w
        at = y + (28 if below else 0)
        scene.add(Label("", scene.box(x, y, w if below else label_w, 28 if below else 42), self.t(mid), size=18,
                        face="sans-semi", zone="options"))  # fmt: skip
        box = scene.box(x, at, w, 40) if below else scene.box(x + w - min(wide, w - label_w), at + 1, min(wide, w - label_w), 40)
        values = {str(v): v for v in choice.values}
        pick = Choice(
            choice.id, box, self.t(mid), names, str(now), lambda v: scene.set_option(choice.id, values[v]), zone="options",
            words=(self.t("ui-chosen"), self.t("ui-not-chosen")), hint=hint,
        )  # fmt: skip
        scene.add(pick)
        tall = at - y + 42
        if effect:
            need = scene.kit.wrap(hint, scene.kit.px(w), 16) / scene.scale
            scene.add(Label("", scene.box(x, y + tall + 2, w, need), hint, size=16, wrap=True, colour=theme.INK_SECOND,
                            zone="options"))  # fmt: skip
            tall += need + 4
        return tall

    def value_name(self, mid: str, value: Any) -> str:
        """A value in words, or as it is."""
        msg = f"{mid}-{value}".replace("_", "-")
        return self.t(msg) if self.scene.app.words.has(msg) else str(value)


class RivalForm(Form):
    """Every seat a person or a bot of one of three levels; mode, opponent of a game alone and options at the right."""

    def rows(self) -> tuple[float, ...]:
        return (44.0, 22.0) if self.scene.compact else (48.0, 24.0)

    def seat(self, n: int, left: float, y: float, room: float, gap: float) -> None:
        scene = self.scene
        tall = self.rows()[0]
        scene.add_control(n, scene.box(left, y, room, tall))
        control = scene.seats[n]["control"]
        note = self.t(f"setup-control-{control.replace(':', '-')}")
        spot = scene.box(left, y + tall + gap, room, self.rows()[1])
        scene.add(Label("", spot, note, size=17, colour=theme.INK_SECOND, zone=f"seat{n + 1}"))

    def panels(self, x: float, y: float, w: float, h: float, pad: float) -> None:
        scene = self.scene
        room = w - 2 * pad
        scene.add(Panel("", scene.box(x, y, w, h)))
        scene.add(Heading("options", scene.box(x + pad, y + 10, room, 36), self.t("setup-options"), zone="options"))
        start, end = y + 56.0, y + h - 12
        offered = sorted(scene.offered(), key=lambda c: not c.seats)  # what belongs to this number of seats comes first
        for effects in (len(offered), 2, 1, 0):  # as many explanations as there is room for
            before = list(scene.widgets)
            at = start
            at += self._mode(x + pad, at, room, effects > 0)
            for n, choice in enumerate(offered):
                at += self.option(choice, x + pad, at, room, n < effects) + (8 if not scene.compact else 4)
            if at <= end:
                break
            scene.widgets[:] = before
        else:
            at = start + self._mode(x + pad, start, room, False)
            for choice in offered:
                at += self.option(choice, x + pad, at, room, False)

    def _mode(self, x: float, y: float, w: float, effect: bool) -> float:
        scene = self.scene
        if not scene.catalogue.modes:
            return 0.0
        names = [(m, self.t(f"setup-mode-{m}"), self.t(f"setup-mode-{m}")) for m in scene.catalogue.modes]
        pick = Choice(
            "mode", scene.box(x, y, w, 44), self.t("setup-mode"), names, scene.mode, scene.set_mode, zone="options",
            words=(self.t("ui-chosen"), self.t("ui-not-chosen")), hint=self.t(f"setup-mode-{scene.mode}-hint"),
        )  # fmt: skip
        scene.add(pick)
        if not effect:
            return 52.0
        hint = self.t(f"setup-mode-{scene.mode}-hint")
        need = scene.kit.wrap(hint, scene.kit.px(w), 16) / scene.scale
        scene.add(Label("", scene.box(x, y + 48, w, need), hint, size=16, wrap=True, colour=theme.INK_SECOND, zone="options"))
        return need + 60
