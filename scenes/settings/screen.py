"""Everything that applies to every table, in pages. Each change takes effect and is kept at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from scenes.app import settings_store
from scenes.app.bindings import SCOPES, actions, key_text, spoken
from scenes.app.settings_store import LANGUAGE_NAMES
from scenes.app.window import FOLDED_FURTHER, STEPS, natural
from scenes.draw import theme
from scenes.overlays.base import Overlay
from scenes.overlays.confirm import ConfirmOverlay
from scenes.settings.sample import Sample
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Choice, Toggle
from scenes.widgets.lists import Row, ScrollList
from scenes.widgets.paint import Kit
from scenes.widgets.panels import Label
from scenes.widgets.slider import Slider

if TYPE_CHECKING:
    from scenes.app.scene import Host

TABS = ("general", "look", "pace", "sound", "reading", "keys", "packs", "about")
VOLUMES = tuple(range(0, 101, 10))
ASK_MS = 450  # a held Enter must not become the new key
NOT_RESET = ("lang", "window", "place", "learned", "last_names", "extra", "problem", "problem_file")  # not reset


class KeyList(ScrollList):
    """Actions with their keys as caps at the right."""

    def __init__(self, *args: Any, caps: dict[str, str], **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.caps = caps

    def _room(self, k: Kit, row: Row) -> int:
        cap = self.caps.get(row.key, "")
        return super()._room(k, row) - (k.cap_width(cap, 16) + k.px(20) if cap else 0)

    def items(self) -> list[UiItem]:
        out = super().items()
        for item, row in zip(out, self.rows, strict=True):
            said = [self.caps.get(row.key, ""), item.value.strip(", ")]
            item.value = ", ".join(part for part in said if part)
        return out

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        k, old = self.kit, surface.get_clip()
        surface.set_clip(self.rect.clip(old))
        for n, row in enumerate(self.rows):
            box, cap = self.row_rect(n), self.caps.get(row.key, "")
            if cap and box.colliderect(surface.get_clip()):
                k.key_cap(surface, cap, (box.right - k.px(16) - k.cap_width(cap, 16), box.centery), size=16)
        surface.set_clip(old)


class SettingsOverlay(Overlay):
    """`tab` is the page that is open; `chosen` the action picked on the page of keys."""

    name = "settings"
    least = FOLDED_FURTHER
    size = (1080, 650)

    def __init__(self, app: Host, tab: str = TABS[0]) -> None:
        super().__init__(app)
        self.tab = tab if tab in TABS else TABS[0]
        self.first = f"tab={self.tab}"
        self.chosen = "next"
        self.voice: bool | None = None  # whether something speaks here; None: it is being looked for
        self.asking = ""  # the action whose new key is waited for
        self._asked_at = 0

    def opened(self) -> None:
        super().opened()
        self.app.find_voice(self._found)

    # -- the sheet -----------------------------------------------------------------------------
    def fill(self, inner: pygame.Rect) -> None:
        k = self.kit
        self._words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        tabs = [(tab, self.t(f"set-tab-{tab}"), self.t(f"set-tab-{tab}")) for tab in TABS]
        inner = inner.inflate(0, k.px(16)) if self.small else inner
        box = pygame.Rect(inner.x, inner.y, inner.w, k.px(40 if self.small else 46))
        self.add(Choice("tab", box, self.t("set-tabs"), tabs, self.tab, self.show, size=19, zone="tab", words=self._words))
        self._y = box.bottom + k.px(8 if self.small else 18)
        self.inner = inner
        getattr(self, f"_{self.tab}")()
        if self.feet() and self.tab != "keys":
            foot = pygame.Rect(inner.x + k.px(8), inner.bottom + k.px(16), inner.w // 2, k.px(46))
            self.add(Label("saved", foot, self.t("set-saved"), size=17, colour=theme.INK_SECOND))

    def feet(self) -> list[tuple[str, str, str, str, str, Any]]:
        if self.tab == "keys":
            if self.asking:
                return [("ask-cancel", self.t("ui-cancel"), "paper", "", "Esc", self.no_key)]
            return [
                ("key-reset-all", self.t("set-key-reset-all"), "paper", "", "", self.reset_keys),
                ("key-reset", self.t("set-key-reset"), "paper", "undo", "", self.reset_key),
                ("key-change", self.t("set-key-change"), "brass", "", "", lambda: self.ask(self.chosen)),
            ]
        if self.tab in ("packs", "about"):
            return []
        heard = [("try", self.t("set-try"), "paper", "play", "", self.try_sound)] if self.tab == "sound" else []
        return [*heard, ("reset", self.t("set-reset"), "paper", "", "", self.reset)]

    def show(self, tab: str) -> None:
        """Turn to a page."""
        self.tab, self.asking = tab, ""
        self.app.sound.play("page")
        self.rebuild()

    def key(self, event: pygame.event.Event) -> bool:
        by = {"tab-next": 1, "tab-previous": -1}.get(self.action(event))
        if by is None:
            return False
        self.app.show_ring()
        self.show(TABS[(TABS.index(self.tab) + by) % len(TABS)])
        self.set_focus(f"tab={self.tab}")
        return True

    # -- rows ----------------------------------------------------------------------------------
    def _place(self, high: float, gap: float = 12) -> pygame.Rect:
        k = self.kit
        box = pygame.Rect(self.inner.x, self._y, self.inner.w, k.px(high))
        self._y = box.bottom + k.px(gap)
        return box

    def _choice(self, key: str, title: str, options: list[tuple[str, str]], now: str, act: Callable[[str], Any]) -> None:
        k, box = self.kit, self._place(42 if self.small else 46, 6 if self.small else 16)
        lead = k.px(160 if self.small else 240)
        self.add(Label(f"{key}-name", pygame.Rect(box.x + k.px(8), box.y, lead, box.h), title, size=19, face="sans-semi"))
        parts = [(oid, word, word) for oid, word in options]
        rect = pygame.Rect(box.x + lead, box.y, box.w - lead, box.h)
        self.add(Choice(key, rect, title, parts, now, act, size=18, zone=key, words=self._words))

    def _toggle(self, key: str, name: str, effect: str, on: bool, act: Callable[[bool], Any], **rest: Any) -> None:
        k = self.kit
        if self.small:  # what it does is its tip
            words = (self.t("ui-on"), self.t("ui-off"))
            self.add(Toggle(key, self._place(44, 4), name, on, act, words=words, hint=effect, zone=key, **rest))
            return
        room = self.inner.w - k.px(8 + 54 + 14 + 16)
        high = k.px(40) + k.wrap(effect, room, 16)
        box = self._place(high / k.scale + 4, 10)
        words = (self.t("ui-on"), self.t("ui-off"))
        self.add(Toggle(key, box, name, on, act, effect=effect, words=words, zone=key, **rest))

    def _slider(self, key: str, name: str, steps: Any, now: int, act: Callable[[int], Any], **rest: Any) -> None:
        box = self._place(42 if self.small else 46, 6 if self.small else 12)
        say = lambda n: self.t("set-percent", n=n)  # noqa: E731
        self.add(Slider(key, box, name, steps, now, act, say, lead=self.kit.px(232), zone=key, **rest))

    # -- pages ---------------------------------------------------------------------------------
    def _general(self) -> None:
        app = self.app
        self._choice("lang", self.t("ui-language"), [(i, n) for i, _, n in LANGUAGE_NAMES], app.lang, app.set_language)
        self._slider("scale", self.t("set-size"), STEPS, app.percent, app.set_percent, late=True, hint=self.t("set-scale-hint"))
        note = self._scale_note()
        if note:
            self.add(Label("scale-note", self._place(26, 4 if self.small else 14).move(self.kit.px(8), 0), note, size=17))
        self._toggle("full", self.t("set-full"), self.t("set-full-effect"), app.full, lambda on: app.toggle_fullscreen())
        hints, effect = app.settings.hints, self.t("set-hints-effect")
        self._toggle("hints", self.t("set-hints"), effect, hints, lambda on: app.put("hints", on))
        self._toggle("privacy", self.t("set-privacy"), self.t("set-privacy-effect"), app.settings.cover_when_left,
                     lambda on: app.put("cover_when_left", on))  # fmt: skip

    def _scale_note(self) -> str:
        """Said when the window has no room for the wanted text size."""
        usual = natural(self.app.screen.get_size())
        if self.scale >= usual * self.app.percent / 100 - 0.01:
            return ""
        return self.t("set-scale-capped", percent=round(self.scale / usual * 100))

    def _look(self) -> None:
        now = self.app.settings.palette
        names = [(p, self.t(f"set-palette-{p}")) for p in settings_store.PALETTES]
        self._choice("palette", self.t("set-palette"), names, now, lambda p: self.app.put("palette", p))
        about = self.t(f"set-palette-about-{now}")
        k = self.kit
        spot = self._place(k.wrap(about, self.inner.w - k.px(16), 17) / k.scale + 2, 14)
        self.add(Label("about", spot.inflate(-k.px(16), 0), about, wrap=True))
        self._toggle("letters", self.t("set-letters"), self.t("set-letters-effect"), self.app.settings.terrain_letters,
                     lambda on: self.app.put("terrain_letters", on))  # fmt: skip
        self._y += k.px(6)
        room = max(110, (self.inner.bottom - self._y) / k.scale - 4)
        self.add(Sample("sample", self._place(min(240, room)).inflate(-k.px(16), 0), self.t("set-sample"), self.app))

    def _pace(self) -> None:
        app, s = self.app, self.app.settings
        paces = [(p, self.t(f"set-speed-{p}")) for p in settings_store.SPEEDS]
        self._choice("speed", self.t("set-speed"), paces, s.speed, lambda p: app.put("speed", p))
        ends = [(where, self.t(f"set-empty-{where}")) for where in settings_store.EMPTY]
        self._choice("empty", self.t("set-empty"), ends, s.empty_phases, lambda where: app.put("empty_phases", where))
        for key, name, on in (("motion", "reduced_motion", s.reduced_motion),
                              ("auto-equal", "auto_equal", s.auto_equal),
                              ("ask-end", "confirm_end", s.confirm_end),
                              ("confirm", "confirm_rewind", s.confirm_rewind)):  # fmt: skip
            self._toggle(key, self.t(f"set-{key}"), self.t(f"set-{key}-effect"), on, lambda on, name=name: app.put(name, on))  # type: ignore[misc]

    def _sound(self) -> None:
        app, s = self.app, self.app.settings
        cap = app.bindings.caps("mute", self.t)
        effect = self.t("set-mute-effect", key=cap) if cap else self.t("set-mute-effect-none")
        self._toggle("mute", self.t("set-mute"), effect, s.mute, lambda on: app.put("mute", on))
        for key in ("volume", "effects", "music"):
            self._slider(key, self.t(f"set-{key}"), VOLUMES, getattr(s, key), lambda n, key=key: self.loud(key, n))  # type: ignore[misc]
        cap = app.bindings.caps("music", self.t)
        effect = self.t("set-music-effect", key=cap) if cap else self.t("set-music-effect-none")
        self._toggle("music-on", self.t("set-music-on"), effect, s.music_on, lambda on: app.put("music_on", on))
        self._toggle("mute-away", self.t("set-mute-away"), self.t("set-mute-away-effect"), s.mute_away,
                     lambda on: app.put("mute_away", on))  # fmt: skip

    def _reading(self) -> None:
        app, s, none = self.app, self.app.settings, self.voice is False
        cap = app.bindings.caps("text-view", self.t)
        effect = self.t("set-text-effect", key=cap) if cap else self.t("set-text-effect-none")
        self._toggle("text", self.t("ui-text-view"), effect, s.text_view, lambda on: app.put("text_view", on))
        self._toggle("speech", self.t("first-speech"), self.t("set-speech-effect"), s.speech, lambda on: app.put("speech", on),
                     enabled=not none or s.speech, why=self.t("set-speech-none") if none else "")  # fmt: skip
        self._slider("speech_pace", self.t("set-speech-pace"), VOLUMES, s.speech_pace, lambda n: app.put("speech_pace", n),
                     late=True)  # fmt: skip
        words = self.t("set-speech-none" if none else "set-speech-keys", again=app.bindings.caps("say-again", self.t),
                       all=app.bindings.caps("read-all", self.t))  # fmt: skip
        k = self.kit
        spot = self._place(k.wrap(words, self.inner.w - k.px(16), 17) / k.scale + 2, 14)
        self.add(Label("reading-about", spot.inflate(-k.px(16), 0), words, wrap=True))

    def _found(self, voice: bool) -> None:
        self.voice = voice
        if self.tab == "reading":
            self.rebuild()

    def _keys(self) -> None:
        k, keys = self.kit, self.app.bindings
        rows: list[Row] = []
        caps: dict[str, str] = {}
        for scope in SCOPES:
            rows.append(Row(f"group-{scope}", self.t(f"set-group-{scope}"), tone="head"))
            for action in actions(scope):
                mark = f" · {self.t('set-key-mark')}" if keys.changed(action.id) else ""
                rows.append(Row(action.id, spoken(action.id, self.t) + mark))
                caps[action.id] = keys.caps(action.id, self.t) or self.t("set-key-none")
        what = self.t("set-key-ask", what=spoken(self.asking, self.t)) if self.asking else ""
        foot = k.px(34) if what else 0
        box = pygame.Rect(self.inner.x, self._y, self.inner.w, self.inner.bottom - self._y - foot)
        self.add(
            KeyList(
                "keys",
                box,
                self.t("set-keys"),
                rows,
                caps=caps,
                chosen=self.chosen,
                on_choose=self.choose,
                on_open=self.ask,
                row_height=44,
                size=18,
                zone="keys",
                words=self.t("ui-chosen"),
            )  # fmt: skip
        )
        if what:
            line = pygame.Rect(self.inner.x, box.bottom, self.inner.w, foot)
            self.add(Label("ask", line, what, size=18, face="sans-semi", colour=theme.WARNING))

    def _packs(self) -> None:
        from scenes.settings import packs_page

        packs_page.fill(self, self.inner, self._y)

    def _about(self) -> None:
        from scenes.settings import about_page

        about_page.fill(self, self.inner, self._y)

    # -- sound ---------------------------------------------------------------------------------
    def loud(self, key: str, n: int) -> None:
        """A volume: heard at once."""
        self.app.put(key, n)
        self.app.sound.play("tap")

    def try_sound(self) -> None:
        """A few sounds after each other, or why there are none."""
        sound = self.app.sound
        if sound.failed:
            self.explain(self.t("set-no-device"), self.widget("try").rect)
        for name in ("card", "settle", "chime"):
            sound.later(name)

    # -- keys ----------------------------------------------------------------------------------
    def choose(self, action: str) -> None:
        """A row of the list was picked."""
        self.chosen = action

    def _list_again(self) -> None:
        offset = self.widget("keys").offset
        self.rebuild()
        self.widget("keys").scroll_to(offset)
        self.refresh()

    def ask(self, action: str) -> None:
        """Wait for the new key of an action."""
        self.chosen = self.asking = action
        self._asked_at = self.app.now
        self.app.capture = self.new_key
        self._list_again()
        self.app.say(self.t("set-key-ask", what=spoken(action, self.t)))

    def no_key(self) -> None:
        """Keep the old one."""
        if self.asking:
            self.asking = ""
            self.app.capture = None
            self._list_again()
            self.app.say(self.t("set-key-kept"))

    def new_key(self, event: pygame.event.Event) -> None:
        """A key came while one was waited for."""
        key, action = key_text(event), self.asking
        if event.key in (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
                         pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE) or (
            self.app.now - self._asked_at < ASK_MS and key in self.app.bindings.keys_of("activate")
        ):  # fmt: skip
            return
        if not key:
            self.app.tip_now(self.t("set-key-unknown"), None)
            return
        self.asking = ""
        self.app.capture = None
        self._list_again()
        if key == "Esc" and action != "back":
            self.app.say(self.t("set-key-kept"))
            return
        keys = self.app.bindings
        cap = keys_cap(key, self.t)
        losers = keys.holders(action, key)
        needed = keys.bound_to(losers, key)
        if needed:
            self.explain(self.t("set-key-needed", key=cap, what=spoken(needed[0], self.t)), None)
        elif losers:
            others = ", ".join(spoken(name, self.t) for name in losers)
            text = self.t("set-key-taken-text", others=others, what=spoken(action, self.t))
            ask = ConfirmOverlay(
                self.app, self.t("set-key-taken-question", key=cap), text, self.t("set-key-take"),
                lambda: self.bind(action, key), self.t("set-key-keep"), danger=False,
            )  # fmt: skip
            self.app.push(ask)
        else:
            self.bind(action, key)

    def bind(self, action: str, key: str) -> None:
        """The new key is in force."""
        self.app.bindings.bind(action, key)
        self._keep_keys()
        self.app.say(self.t("set-key-now", what=spoken(action, self.t), key=keys_cap(key, self.t)))

    def reset_key(self) -> None:
        """The default key of the chosen action."""
        if not self.app.bindings.changed(self.chosen):
            self.explain(self.t("set-key-is-default"), self.widget("key-reset").rect)
            return
        self.app.bindings.reset(self.chosen)
        self._keep_keys()

    def reset_keys(self) -> None:
        """All keys as at the start, after a question."""
        if not self.app.bindings.custom:
            self.explain(self.t("set-key-all-default"), self.widget("key-reset-all").rect)
            return

        def go() -> None:
            self.app.bindings.reset_all()
            self._keep_keys()

        self._confirm_reset(go)

    def _keep_keys(self) -> None:
        offset = self.widget("keys").offset
        self.app.put("keys", self.app.bindings.custom)
        self.widget("keys").scroll_to(offset)

    # -- reset and leaving -----------------------------------------------------------------------
    def _confirm_reset(self, go: Callable[[], Any]) -> None:
        t = self.t
        self.app.push(ConfirmOverlay(self.app, t("set-reset-question"), t("set-reset-text"), t("set-reset-go"), go,
                                     t("set-reset-keep"), "undo"))  # fmt: skip

    def reset(self) -> None:
        """Everything on these pages as at the first start, after a question."""
        self._confirm_reset(self._reset)

    def _reset(self) -> None:
        app, new = self.app, settings_store.Settings()
        if app.full:
            app.toggle_fullscreen()
        app.bindings.reset_all()
        for name in new.dump():
            if name not in (*NOT_RESET, "keys", "scale", "fullscreen"):
                app.put(name, getattr(new, name))
        app.set_percent(new.scale)
        self.rebuild()

    def pointer(self, event: pygame.event.Event) -> bool:
        if self.asking and event.type == pygame.MOUSEBUTTONDOWN:
            self.no_key()
            return True
        return super().pointer(event)

    def focus_lost(self) -> None:
        super().focus_lost()
        self.no_key()

    def closed(self) -> None:
        if self.asking:
            self.app.capture = None

    def settings_changed(self, name: str) -> None:
        """A key changed one of them while the page is open."""
        if name in ("mute", "music_on") and self.tab == "sound":
            self.rebuild()


def keys_cap(key: str, t: Callable[..., str]) -> str:
    """A key in words."""
    from scenes.app.bindings import readable

    return readable(key, t)
