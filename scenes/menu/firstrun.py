"""The first start: language, text size, colours, sound, reading aloud; five choices over the first screen, all skippable.

Every choice is in force and kept at once, so that what is seen is what was chosen. It is shown once, when the player
has no settings yet (`settings_store.first_start`) and asked for no table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.app import settings_store
from scenes.app.scene import Scene
from scenes.app.settings_store import LANGUAGE_NAMES
from scenes.app.window import FOLDED_FURTHER, natural, room
from scenes.draw import ornaments, scenery, theme
from scenes.settings.sample import Sample
from scenes.widgets.controls import Button, Choice
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from scenes.app.scene import Host

SCALES = (75, 100, 125, 150, 200)
LOUD, SOFT = 80, 30


class FirstRunScene(Scene):
    """Esc and Skip keep what is chosen now; the settings are written either way, so it does not come again."""

    name = "firstrun"
    first = "go"
    least = FOLDED_FURTHER

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.first = f"lang={app.lang}"
        self.voice = False  # until one is found
        self._sheet: pygame.Surface | None = None
        self._sheet_for: tuple[Any, ...] = ()

    # -- layout ----------------------------------------------------------------------------------
    def build(self) -> None:
        tall = 640.0 if self.compact else 800.0
        if (missing := self._lay(tall)) > 0:  # at small sizes letters stay readable and lines take more room
            self.widgets = []
            self._lay(tall + missing)

    def _lay(self, tall: float) -> float:
        """The page so high, if the window is; returns how much more it needs."""
        (w, h), fold, small = self.logical, self.compact, self.small
        wide, tall = min(1000.0, w - (24 if small else 120)), min(tall, h - (12 if small else 64))
        x, y = (w - wide) / 2, (h - tall) / 2
        self._pad = 20.0 if small else 30.0 if fold else 48.0
        self.add(PaperPanel("", self.box(x, y, wide, tall)))
        self._left, self._room = x + self._pad, wide - 2 * self._pad
        at = y + (4 if small else 16 if fold else 34)
        self.add(Heading("head", self.box(self._left, at, self._room, 46), self.t("first-title"), size=31 if fold else 40,
                         rule=False))  # fmt: skip
        at += 46 if small else 48 if fold else 62
        if not small:
            at = self._text("text", at, self.t("first-text"), 18 if fold else 20) + (8 if fold else 20)
        self._step = 50.0 if small else 54.0 if fold else 68.0
        foot = y + tall - (58 if small else 66 if fold else 96)
        at = self._rows(at, foot)
        self._feet(foot, 46 if small else 50 if fold else 58)
        return at + (4 if fold else 20) - foot

    def _text(self, key: str, at: float, words: str, size: float, indent: float = 0, colour: str = theme.INK) -> float:
        """A paragraph; returns where the next thing may begin."""
        room = self._room - indent
        need = self.kit.wrap(words, self.kit.px(room), size) / self.scale
        self.add(Label(key, self.box(self._left + indent, at, room, need), words, size=size, wrap=True, colour=colour))
        return at + need

    def _rows(self, at: float, foot: float) -> float:
        app, fold = self.app, self.compact
        s = app.settings
        at = self._choice("lang", at, "first-lang", [(i, name) for i, _, name in LANGUAGE_NAMES], app.lang, self._language)
        near = min(SCALES, key=lambda n: abs(n - app.percent))
        most = room(app.screen.get_size(), self.least)
        sizes = [(str(n), self.t("set-percent", n=n)) for n in SCALES if n <= most]
        at = self._choice("scale", at, "first-scale", sizes, str(near), lambda n: app.set_percent(int(n)))
        sample = self.t("set-scale-capped", percent=self._got()) if self._capped() else self.t("first-sample")
        if not self.small:
            at = self._text("sample", at - 4, sample, 17, self._lead) + (8 if fold else 14)
        palettes = [(p, self.t(f"set-palette-{p}")) for p in settings_store.PALETTES]
        at = self._choice("palette", at, "first-palette", palettes, s.palette, lambda p: app.put("palette", p))
        high = foot - at - 2 * self._step - 14 if self.small else 146.0 if fold else 190.0
        spot = self.box(self._left + self._lead, at, self._room - self._lead, high)
        self.add(Sample("colours", spot, self.t("set-sample"), self.app))
        at += high + (8 if fold else 18)
        now = "off" if s.mute or not s.volume else ("soft" if s.volume <= (LOUD + SOFT) // 2 else "on")
        sounds = [(kind, self.t(f"first-sound-{kind}")) for kind in ("on", "soft", "off")]
        at = self._choice("sound", at, "first-sound", sounds, now, self._sound)
        speaks = [(kind, self.t(f"first-speech-{kind}")) for kind in ("screen", "voice")]
        why = {} if self.voice else {"voice": self.t("first-speech-none")}
        at = self._choice("speech", at, "first-speech", speaks, "voice" if s.speech else "screen", self._speech, why)
        if self.small:
            return at - 10
        note = self.t("first-speech-found" if self.voice else "first-speech-none")
        return self._text("speech-note", at - 4, note, 16, self._lead, theme.INK_SECOND)

    @property
    def _lead(self) -> float:
        """Width of the names at the left."""
        names = [self.t(f"first-{key}") for key in ("lang", "scale", "palette", "sound", "speech")]
        size = 18 if self.compact else 20
        widest = max(self.kit.width(name, size, "sans-semi") for name in names) / self.scale
        return float(min(self._room * 0.34, widest + 24))

    def _choice(
        self, key: str, at: float, msg: str, options: Any, now: str, act: Any, why: dict[str, str] | None = None
    ) -> float:
        high = 42.0 if self.compact else 48.0
        name, lead = self.t(msg), self._lead
        size = 18 if self.compact else 20
        self.add(Label("", self.box(self._left, at, lead - 10, high), name, size=size, face="sans-semi"))
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        parts = [(oid, word, word) for oid, word in options]
        spot = self.box(self._left + lead, at, self._room - lead, high)
        self.add(
            Choice(key, spot, name, parts, now, act, size=17 if self.compact else 19, why_off=why or {}, words=words, zone=key)
        )
        return at + self._step - (high - 42)

    def _feet(self, y: float, tall: float) -> None:
        k = self.kit
        go = max(220.0, Button.wanted(k, self.t("first-go"), "compass", "", 21) / self.scale)
        skip = max(130.0, Button.wanted(k, self.t("first-skip"), "", "Esc", 18) / self.scale)
        right = self._left + self._room
        self.add(Button("skip", self.box(right - go - 14 - skip, y, skip, tall), self.t("first-skip"), size=18, shortcut="Esc",
                        act=self.back, zone="go", hint=self.t("first-skip-hint")))  # fmt: skip
        self.add(Button("go", self.box(right - go, y, go, tall), self.t("first-go"), style="brass", icon="compass", size=21,
                        act=self.back, zone="go"))  # fmt: skip

    # -- choices ---------------------------------------------------------------------------------
    def _capped(self) -> bool:
        """Whether the window has no room for the wanted text size."""
        size = self.app.screen.get_size()
        return self.scale < natural(size) * self.app.percent / 100 - 0.01

    def _got(self) -> int:
        return round(self.scale / natural(self.app.screen.get_size()) * 100)

    def _language(self, lang: str) -> None:
        self.app.set_language(lang)
        self.app.say(f"{self.t('first-title')}. {self.t('first-text')}")

    def _sound(self, kind: str) -> None:
        self.app.put("mute", kind == "off")
        if kind != "off":
            self.app.put("volume", LOUD if kind == "on" else SOFT)
            self.app.sound.play("chime")
        self.refresh()

    def _speech(self, kind: str) -> None:
        self.app.put("speech", kind == "voice")
        self.app.say(self.t("first-speech-found"))

    def opened(self) -> None:
        self.app.say(self.t("first-text"))
        self.app.find_voice(self._found)

    def _found(self, voice: bool) -> None:
        self.voice = voice
        if voice:
            self.rebuild()
            self.app.say(self.t("first-speech-found"))

    def closed(self) -> None:
        self.app.settings.lang = self.app.lang
        self.app.settings.hints = True  # the first games have a helper
        settings_store.save(self.app.settings)

    def back(self) -> None:
        self.app.pop()

    # -- drawing ---------------------------------------------------------------------------------
    def draw_back(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        if self._sheet is None or self._sheet_for != (self.area.size, theme.palette(), self.scale):
            self._sheet_for = (self.area.size, theme.palette(), self.scale)
            w, h = self.logical
            decor = ornaments.galleon(w * 0.07, h * 0.36, 1.0) + ornaments.serpent(w * 0.87, h * 0.7, 0.8) if w > 1500 else ""
            self._sheet = scenery.sea_sheet(self.area.size, self.scale, decor, 18 if self.compact else 24)
        surface.blit(self._sheet, clip, clip)
