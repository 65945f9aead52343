"""Every action has its key; any key can be bound anew without two meanings and without losing the way."""

from __future__ import annotations

import pygame
import pytest

from game.core.words.messages import Words
from scenes.app import bindings
from scenes.app.bindings import ACTIONS, BY_ID, EVERYWHERE, Bindings


def down(key: int, mod: int = 0, scancode: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, scancode=scancode, unicode="")


@pytest.mark.parametrize(
    ("event", "scope", "want"),
    [
        (down(pygame.K_z, pygame.KMOD_LCTRL), "table", "undo"),
        (down(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT), "table", "redo"),
        (down(pygame.K_z, pygame.KMOD_LMETA), "table", "undo"),
        (down(pygame.K_z), "table", ""),
        (down(pygame.K_TAB, pygame.KMOD_RSHIFT), "menu", "previous"),
        (down(pygame.K_KP_ENTER), "table", "activate"),
        (down(pygame.K_RETURN, pygame.KMOD_CTRL), "table", "end-phase"),
        (down(pygame.K_RETURN, pygame.KMOD_CTRL), "setup", "start"),
        (down(pygame.K_EQUALS, pygame.KMOD_CTRL | pygame.KMOD_SHIFT), "", "scale-up"),
        (down(pygame.K_KP5), "table", "target-5"),
        (down(pygame.K_2, pygame.KMOD_ALT), "table", "seat-2"),
        (down(pygame.K_LEFT), "zoom", "card-previous"),
        (down(pygame.K_LEFT), "table", "left"),
        (down(pygame.K_LSHIFT, pygame.KMOD_SHIFT), "table", ""),
        (down(0x437, 0, pygame.KSCAN_P), "table", "panel"),  # the key P on a Ukrainian keyboard
        (down(pygame.K_F1, pygame.KMOD_NUM | pygame.KMOD_CAPS), "table", "keys"),
    ],
)
def test_what_a_key_means(event: pygame.event.Event, scope: str, want: str) -> None:
    assert Bindings().action_of(event, scope) == want


def test_no_default_has_two_meanings() -> None:
    keys = Bindings()
    for action in ACTIONS:
        assert action.keys and all(bindings.is_key(key) for key in action.keys), action
        for key in action.keys:
            assert not keys.holders(action.id, key), (action.id, key)
            scope = action.scope if action.scope != EVERYWHERE else "menu"
            assert keys.action_for(key, scope) == action.id
    assert len(BY_ID) == len(ACTIONS)


def test_a_key_moves_and_comes_back() -> None:
    keys = Bindings()
    assert keys.holders("undo", "L") == ["log"]
    keys.bind("undo", "L")
    assert keys.keys_of("undo") == ("L",) and keys.keys_of("log") == ()
    assert keys.action_for("L", "table") == "undo" and keys.action_for("Ctrl+Z", "table") == ""
    assert keys.custom == {"undo": ["L"], "log": []} and keys.changed("undo")
    again = Bindings({name: list(value) for name, value in keys.custom.items()})
    assert again.action_for("L", "table") == "undo"
    keys.reset("log")
    assert keys.keys_of("log") == ("L",) and keys.keys_of("undo") == ()
    keys.reset("undo")
    assert keys.custom == {}
    keys.bind("undo", "L")
    keys.reset_all()
    assert keys.action_for("L", "table") == "log"


def test_the_same_key_may_serve_different_screens() -> None:
    keys = Bindings()
    keys.bind("new", "L")
    assert keys.keys_of("log") == ("L",) and keys.action_for("L", "menu") == "new"
    assert "log" in keys.holders("mute", "L") and "new" in keys.holders("mute", "L")


def test_what_moves_the_focus_keeps_a_key() -> None:
    keys = Bindings()
    assert keys.bound_to(keys.holders("undo", "Tab"), "Tab") == ["next"]
    with pytest.raises(ValueError):
        keys.bind("undo", "Tab")
    assert keys.keys_of("undo") == ("Ctrl+Z",)
    with pytest.raises(ValueError):
        keys.bind("undo", "Ctrl+Nothing")
    keys.bind("next", "Ctrl+N")
    keys.bind("undo", "Tab")
    assert keys.action_for("Tab", "table") == "undo"


def test_a_spoilt_file_does_no_harm() -> None:
    keys = Bindings({"undo": ["Hyper+Z"], "next": [], "of-another-version": ["Q"], "redo": ["Alt+Ctrl+Y"]})
    assert keys.keys_of("undo") == ("Ctrl+Z",) and keys.keys_of("next") == ("Tab",)
    assert keys.keys_of("redo") == BY_ID["redo"].keys
    assert keys.custom == {"of-another-version": ["Q"]}  # kept for the version that knows it


def test_rows_for_the_sheet_of_keys() -> None:
    words = Words("en")
    rows = {what: caps for caps, what in Bindings({"log": []}).rows("table", words.t)}
    assert rows["Undo"] == "Ctrl Z" and rows["Target 1 – 9"] == "1 – 9" and rows["Player 1 – 5"] == "Alt 1 – Alt 5"
    assert "Log" not in rows


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_all_have_a_name(lang: str) -> None:
    words = Words(lang)
    names = [bindings.spoken(action.id, words.t) for action in ACTIONS]
    assert all(names) and not words.problems
    for scope in bindings.SCOPES:
        assert words.has(f"set-group-{scope}"), scope
        own = [bindings.spoken(a.id, words.t) for a in bindings.actions(scope)]
        assert len(set(own)) == len(own), scope
    assert bindings.readable("Ctrl+Shift+Left", words.t).endswith("←")
    assert words.has("key-pagedown")
