"""Language, text size, pace: what applies to every table. Changes take effect at once."""

from __future__ import annotations

import pygame

from scenes import settings_store
from scenes.app import STEPS
from scenes.menu import LANGUAGES
from scenes.overlays.base import Overlay
from scenes.widgets.controls import Choice, Toggle
from scenes.widgets.panels import Label


class SettingsOverlay(Overlay):
    """Rows of choices; everything is kept in the settings file at once."""

    name = "settings"
    size = (820, 560)

    def fill(self, inner: pygame.Rect) -> None:
        k, app = self.kit, self.app
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        name_w = k.px(230)
        y = inner.y

        def line(key: str, title: str, choices: list[tuple[str, str, str]], now: str, act: object, size: float) -> None:
            nonlocal y
            self.add(Label(f"{key}-name", pygame.Rect(inner.x, y, name_w, k.px(46)), title, size=19, face="sans-semi"))
            box = pygame.Rect(inner.x + name_w, y, inner.w - name_w, k.px(46))
            self.add(Choice(key, box, title, choices, now, act, size=size, zone=key, words=words))  # type: ignore[arg-type]
            y += k.px(62)

        line(
            "lang",
            self.t("ui-language"),
            [(i, n, n) for i, _, n in LANGUAGES],
            app.lang,
            app.set_language,
            18,
        )
        sizes = [(str(s), str(s), f"{s} %") for s in STEPS if s <= 200]
        now = str(min((s for s in STEPS if s <= 200), key=lambda s: abs(s - app.percent)))
        line("scale", self.t("set-scale"), sizes, now, lambda s: app.set_percent(int(s)), 16)
        paces = [(s, self.t(f"set-speed-{s}"), self.t(f"set-speed-{s}")) for s in settings_store.SPEEDS]
        line("speed", self.t("set-speed"), paces, app.settings.speed, self.pace, 17)
        on_off = (self.t("ui-on"), self.t("ui-off"))
        for key, on, act in (
            ("full", app.full, lambda on: app.toggle_fullscreen()),
            ("motion", app.settings.reduced_motion, lambda on: self.put("reduced_motion", on)),
            ("auto-end", app.settings.auto_end, lambda on: self.put("auto_end", on)),
        ):
            box = pygame.Rect(inner.x - k.px(8), y, inner.w + k.px(8), k.px(70))
            self.add(
                Toggle(
                    key,
                    box,
                    self.t(f"set-{key}"),
                    on,
                    act,
                    effect=self.t(f"set-{key}-effect"),
                    words=on_off,
                    zone=key,
                )
            )
            y += k.px(76)

    def pace(self, speed: str) -> None:
        """Animation speed."""
        self.put("speed", speed)

    def put(self, key: str, value: object) -> None:
        """Keep one setting."""
        setattr(self.app.settings, key, value)
        settings_store.save(self.app.settings)
