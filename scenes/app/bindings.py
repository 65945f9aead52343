"""Every action that has a key, its default keys, and what an event means.

A key is written as text: `Z`, `Ctrl+Z`, `Shift+Tab`, `F11`, `Plus`. Letters are those printed on the key or,
on a keyboard without Latin letters, those at the same place. Enter, digits, plus and minus of the number pad
count as the others. An action belongs to a scope: `all` (everywhere) or the name of the scene that offers it;
two actions collide when they share a key and a scope. What the player changed lies in `Settings.keys`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame

EVERYWHERE = "all"


class Action(NamedTuple):
    """`id` names it and its message `act-<id>`; `core` ones always keep a key."""

    id: str
    keys: tuple[str, ...]
    scope: str = EVERYWHERE
    core: bool = False


def _many(scope: str, **keys: str) -> tuple[Action, ...]:
    return tuple(Action(name.replace("_", "-"), tuple(text.split()), scope) for name, text in keys.items())


ACTIONS: tuple[Action, ...] = (
    Action("next", ("Tab",), core=True),
    Action("previous", ("Shift+Tab",), core=True),
    Action("left", ("Left",), core=True),
    Action("right", ("Right",), core=True),
    Action("up", ("Up",), core=True),
    Action("down", ("Down",), core=True),
    Action("activate", ("Enter",), core=True),
    Action("back", ("Esc",), core=True),
    *_many(
        EVERYWHERE,
        zone_next="F6", zone_previous="Shift+F6", edge_left="Ctrl+Left", edge_right="Ctrl+Right", edge_up="Ctrl+Up",
        edge_down="Ctrl+Down", keys="F1", full="F11", shot="F12", scale_up="Ctrl+Plus", scale_down="Ctrl+Minus",
        scale_reset="Ctrl+0", copy="Ctrl+C", mute="Ctrl+M", music="F8", text_view="F4", say_again="F3", read_all="Shift+F3",
    ),
    *_many("menu", new="N", open="Ctrl+O"),
    *_many("setup", start="Ctrl+Enter", last_table="L", surprise="R", favourite="F", gallery="G"),
    *_many("load", delete="Delete", rename="F2", restore="Ctrl+Z", file="Ctrl+O", take_in="Ctrl+I"),
    *_many("settings", tab_next="Ctrl+Tab", tab_previous="Ctrl+Shift+Tab"),
    *_many("zoom", card_previous="Q Left", card_next="E Right", unpin="Space"),
    *_many("rules", page_down="PageDown Space", page_up="PageUp"),
    *_many(
        "table",
        decline="Backspace", end_phase="Ctrl+Enter", undo="Ctrl+Z", redo="Ctrl+Y Ctrl+Shift+Z",
        restart_phase="Ctrl+Backspace", zoom_card="Space", hand_previous="Q", hand_next="E", hand="C", board="B",
        panel="P", others="O", side="T", log="L", messages="M", rules="R", why="W", forecast="F", advice="I", hide="H", look="V",
        zoom_in="Plus", zoom_out="Minus", fit="0", save_copy="Ctrl+S", saves="Ctrl+O", quick_save="F5", quick_load="F9",
    ),
    *_many("log", search="Ctrl+F"),
    *_many(
        "look",
        step_before="PageUp", step_after="PageDown", phase_before="Shift+PageUp", phase_after="Shift+PageDown",
        turn_before="Ctrl+PageUp", turn_after="Ctrl+PageDown", game_start="Home", game_end="End", play="K", pace="Shift+K",
    ),
    *(Action(f"target-{n}", (str(n),), "table") for n in range(1, 10)),
    *(Action(f"special-{n}", (key,), "table") for n, key in enumerate("AS", 1)),
    *(Action(f"seat-{n}", (f"Alt+{n}",), "table") for n in range(1, 6)),
)  # fmt: skip
BY_ID = {action.id: action for action in ACTIONS}
SCOPES = tuple(dict.fromkeys(action.scope for action in ACTIONS))

_NAMED = {
    pygame.K_TAB: "Tab", pygame.K_RETURN: "Enter", pygame.K_KP_ENTER: "Enter", pygame.K_ESCAPE: "Esc",
    pygame.K_SPACE: "Space", pygame.K_BACKSPACE: "Backspace", pygame.K_DELETE: "Delete", pygame.K_INSERT: "Insert",
    pygame.K_HOME: "Home", pygame.K_END: "End", pygame.K_PAGEUP: "PageUp", pygame.K_PAGEDOWN: "PageDown",
    pygame.K_LEFT: "Left", pygame.K_RIGHT: "Right", pygame.K_UP: "Up", pygame.K_DOWN: "Down",
    pygame.K_PLUS: "Plus", pygame.K_EQUALS: "Plus", pygame.K_KP_PLUS: "Plus",
    pygame.K_MINUS: "Minus", pygame.K_KP_MINUS: "Minus", pygame.K_COMMA: "Comma", pygame.K_PERIOD: "Period",
    pygame.K_SLASH: "Slash", pygame.K_BACKSLASH: "Backslash", pygame.K_SEMICOLON: "Semicolon",
    pygame.K_QUOTE: "Quote", pygame.K_LEFTBRACKET: "BracketLeft", pygame.K_RIGHTBRACKET: "BracketRight",
    pygame.K_BACKQUOTE: "Backquote", pygame.K_PAUSE: "Pause", pygame.K_KP_MULTIPLY: "Multiply",
}  # fmt: skip
_NAMED |= {getattr(pygame, f"K_F{n}"): f"F{n}" for n in range(1, 16)}
_NAMED |= {getattr(pygame, f"K_{n}"): str(n) for n in range(10)}
_NAMED |= {getattr(pygame, f"K_KP{n}"): str(n) for n in range(10)}
_NAMED |= {getattr(pygame, f"K_{c}"): c.upper() for c in "abcdefghijklmnopqrstuvwxyz"}
_PLACES = {getattr(pygame, f"KSCAN_{c}"): c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
_MODS = (("Ctrl", pygame.KMOD_CTRL | pygame.KMOD_META), ("Alt", pygame.KMOD_ALT), ("Shift", pygame.KMOD_SHIFT))
_SIGNS = {"Plus": "+", "Minus": "−", "Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Comma": ",", "Period": ".",
          "Slash": "/", "Backslash": "\\", "Semicolon": ";", "Quote": "'", "BracketLeft": "[", "BracketRight": "]",
          "Backquote": "`", "Multiply": "*"}  # fmt: skip
_SPOKEN = frozenset({"Enter", "Esc", "Space", "Backspace", "Delete", "Insert", "Home", "End", "PageUp", "PageDown", "Tab",
                     "Ctrl", "Alt", "Shift", "Pause"})  # fmt: skip


def key_text(event: pygame.event.Event) -> str:
    """The pressed key as text; "" for a bare modifier and for keys without a name here."""
    name = _NAMED.get(event.key, "")
    if not name and event.key > 0x7F:  # a letter of another alphabet: what a Latin keyboard has at that place
        name = _PLACES.get(getattr(event, "scancode", -1), "")
    if not name:
        return ""
    mods = [word for word, mask in _MODS if event.mod & mask and not (word == "Shift" and name == "Plus")]
    return "+".join([*mods, name])


def is_key(text: str) -> bool:
    """Whether a stored text names a key."""
    *mods, name = text.split("+")
    order = [word for word, _ in _MODS]
    return name in _NAMED.values() and mods == [word for word in order if word in mods]


def readable(key: str, t: Callable[..., str] | None = None) -> str:
    """A key as printed on a cap: `Ctrl Z`, `Shift Tab`, `Ctrl +`; with `t` the long names in its language."""
    parts = []
    for part in key.split("+"):
        if t is not None and part in _SPOKEN:
            parts.append(t(f"key-{part.lower()}"))
        else:
            parts.append(_SIGNS.get(part, part))
    return " ".join(parts)


def spoken(action: str, t: Callable[..., str]) -> str:
    """What an action is called in the language of `t`."""
    head, _, n = action.rpartition("-")
    return t(f"act-{head}", n=int(n)) if n.isdigit() else t(f"act-{action}")


class Bindings:
    """Default keys and what the player changed. `custom` is `Settings.keys`, changed in place."""

    def __init__(self, custom: dict[str, list[str]] | None = None) -> None:
        self.custom: dict[str, list[str]] = {} if custom is None else custom
        for name in list(self.custom):
            if name in BY_ID and not all(is_key(key) for key in self.custom[name]):
                del self.custom[name]
        self._by_key: dict[tuple[str, str], str] = {}
        self._read()

    def _read(self) -> None:
        """The table of keys; a core action without a key (a file edited by hand) gets its own back."""
        for action in ACTIONS:
            if action.core and not self.keys_of(action.id):
                del self.custom[action.id]
        self._by_key = {}
        for action in ACTIONS:
            for key in self.keys_of(action.id):
                self._by_key.setdefault((action.scope, key), action.id)

    def keys_of(self, action: str) -> tuple[str, ...]:
        """The keys of an action, the main one first; () if it has none. KeyError for an unknown action."""
        return tuple(self.custom[action]) if action in self.custom else BY_ID[action].keys

    def changed(self, action: str) -> bool:
        """Whether the player gave it other keys."""
        return action in self.custom

    def action_of(self, event: pygame.event.Event, scope: str = "") -> str:
        """The action a KEYDOWN stands for in a scene (its own first, then those of everywhere), or ""."""
        return self.action_for(key_text(event), scope)

    def action_for(self, key: str, scope: str = "") -> str:
        """The same for a key as text."""
        if not key:
            return ""
        return self._by_key.get((scope, key), "") or self._by_key.get((EVERYWHERE, key), "")

    def holders(self, action: str, key: str) -> list[str]:
        """Other actions that have this key where `action` is offered: they would have to give it up."""
        scope = BY_ID[action].scope
        return [
            a.id
            for a in ACTIONS
            if a.id != action
            and key in self.keys_of(a.id)
            and (a.scope == scope or EVERYWHERE in (a.scope, scope))
            and not shadowed(a.id, action, key)
        ]

    def bound_to(self, holders: Iterable[str], key: str) -> list[str]:
        """Those of `holders` that may not lose this key: core actions with no other."""
        return [name for name in holders if BY_ID[name].core and self.keys_of(name) == (key,)]

    def bind(self, action: str, key: str) -> None:
        """Give an action this one key and take it from all who collide. ValueError if one may not lose it."""
        if not is_key(key):
            raise ValueError(f"not a key: {key!r}")
        losers = self.holders(action, key)
        if self.bound_to(losers, key):
            raise ValueError(f"{key} is needed")
        for name in losers:
            self._put(name, tuple(k for k in self.keys_of(name) if k != key))
        self._put(action, (key,))
        self._read()

    def reset(self, action: str) -> None:
        """Back to the default keys of one action; whoever took them gives them up."""
        for key in BY_ID[action].keys:
            for name in self.holders(action, key):
                if not self.bound_to([name], key):
                    self._put(name, tuple(k for k in self.keys_of(name) if k != key))
        self.custom.pop(action, None)
        self._read()

    def reset_all(self) -> None:
        """Every key as at the start."""
        self.custom.clear()
        self._read()

    def _put(self, action: str, keys: tuple[str, ...]) -> None:
        if keys == BY_ID[action].keys:
            self.custom.pop(action, None)
        else:
            self.custom[action] = list(keys)

    def cap(self, action: str) -> str:
        """The main key as printed on a button: short, the same in every language; "" without a key."""
        keys = self.keys_of(action)
        return readable(keys[0]) if keys else ""

    def rows(self, scope: str, t: Callable[..., str], without: Iterable[str] = ()) -> list[tuple[str, str]]:
        """(keys, what they do) of a scope for a list; numbered actions (targets, seats) share one line.

        `without`: actions (or heads of numbered ones) that do nothing there.
        """
        out: dict[str, list[str]] = {}
        for action in actions(scope):
            head, _, n = action.id.rpartition("-")
            if self.keys_of(action.id) and action.id not in without and head not in without:
                out.setdefault(head if n.isdigit() else action.id, []).append(action.id)
        rows = []
        for group in out.values():
            if len(group) == 1:
                rows.append((self.caps(group[0], t), spoken(group[0], t)))
            else:
                first, last = (readable(self.keys_of(group[at])[0], t) for at in (0, -1))
                rows.append((f"{first} – {last}", f"{spoken(group[0], t)} – {group[-1].rpartition('-')[2]}"))
        return rows

    def caps(self, action: str, t: Callable[..., str] | None = None) -> str:
        """All keys of an action, for lists; long names in the language of `t`."""
        return ", ".join(readable(key, t) for key in self.keys_of(action))


def shadowed(first: str, second: str, key: str) -> bool:
    """Whether two actions share a key by design: a scene's own use of a key that is general elsewhere."""
    return key in BY_ID[first].keys and key in BY_ID[second].keys


def actions(scope: str) -> list[Action]:
    """The actions of a scope, in the order of lists."""
    return [action for action in ACTIONS if action.scope == scope]
