"""What the player chose once: language, look, pace, sound, keys, window. One small JSON file in their folder.

A broken or foreign file never stops the program and nothing in it is lost: entries this version does not
know are kept and written back, wrong values fall back to the default one by one, and a file that had any
fault is set aside under another name before it is written anew. `Settings.problem` then names the message
that says so in one sentence (with `$file`); the App shows it once.
"""

from __future__ import annotations

import json
import locale
import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from game.core import paths

LANGUAGES = ("en", "it", "uk")
LANGUAGE_NAMES = (("en", "EN", "English"), ("it", "IT", "Italiano"), ("uk", "УКР", "Українська"))  # id, short, full
SPEEDS = ("step", "normal", "fast", "instant")  # "step": each step of the game waits for the player
PACE = {"step": 1.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}
EMPTY = ("wait", "open", "always")  # nowhere; where all play together and nobody has secrets; at every table
PALETTES = ("default", "red-green", "blue-yellow", "contrast")
SCALE = (75, 300)
STILL_MS = 100  # the longest fade with reduced motion
FILE = "settings.json"
MOST_BYTES = 256_000
# "strict_privacy" was off until somebody found it: `cover_when_left` is on until somebody wants it off. "auto_end" was off or
# for every table; who had switched it on has `empty_phases` "always".
RETIRED = ("strict_privacy", "auto_end")
MOST_GAMES, MOST_TABLE = 40, 8_000  # tables that are kept, and bytes of one
PLAIN = (str, int, bool)
OWN = ("problem", "problem_file", "extra", "stored")  # not written


@dataclass(slots=True)
class Settings:
    """Defaults are those of a first start. `scale` is in percent, volumes 0..100; `window` and `place` are the
    last size and position of the window, [0, 0] and [] when there is none; `keys` maps an action of
    `bindings` to its keys and holds only what differs from the defaults."""

    lang: str = ""
    scale: int = 100
    palette: str = "default"
    terrain_letters: bool = False
    window: list[int] = field(default_factory=lambda: [0, 0])
    place: list[int] = field(default_factory=list)
    fullscreen: bool = False
    speed: str = "step"
    reduced_motion: bool = False
    empty_phases: str = "open"  # where phases in which nothing can be done end by themselves: EMPTY
    end_offered: bool = False  # whether the player was offered "always"
    auto_equal: bool = True  # questions whose answers all come to the same are answered
    confirm_rewind: bool = True
    cover_when_left: bool = True  # leaving the window asks for the player again where people have secrets from each other
    volume: int = 80
    effects: int = 80
    mute: bool = False
    mute_away: bool = True
    keys: dict[str, list[str]] = field(default_factory=dict)
    learned: list[str] = field(default_factory=list)
    last_names: list[str] = field(default_factory=list)
    last_game: str = ""  # what "new game" opens
    tables: dict[str, dict[str, Any]] = field(default_factory=dict)  # of each game the last: `last_tables` says how
    favourites: dict[str, list[str]] = field(default_factory=dict)  # of each game: what was marked in its gallery
    speech: bool = False
    speech_pace: int = 50  # per cent; at 50 the voice keeps its own
    text_view: bool = False  # lines to read in the place of the picture
    hints: bool = False
    faster: str = ""  # whether steps that pass by themselves were offered: "" not yet, "due" at the next step, "told"
    confirm_end: bool = True  # asks before a phase is ended in which something could still be done
    chapters: dict[str, list[int]] = field(default_factory=dict)  # of each game: chapters done, and how many there are
    music: int = 50
    music_on: bool = True
    problem: str = ""
    problem_file: str = ""
    extra: dict[str, Any] = field(default_factory=dict)
    stored: dict[str, Any] = field(default_factory=dict)  # what is written for those that are others for this run only

    def for_this_run(self, name: str, value: Any) -> None:
        """Asked for on the command line: in force until the program ends, or until the player chooses one; never written."""
        self.stored.setdefault(name, getattr(self, name))
        setattr(self, name, value)

    def choose(self, name: str, value: Any) -> None:
        """The player wants this from now on."""
        self.stored.pop(name, None)
        setattr(self, name, value)

    def language(self) -> str:
        """The chosen language, else the system's if we speak it, else English."""
        return self.lang if self.lang in LANGUAGES else system_language()

    def duration(self, ms: float, moves: bool = True) -> int:
        """How long an animation of ``ms`` (at normal speed) takes: 0 = show the end at once.

        With reduced motion nothing travels (``moves``: 0) and fades take 100 ms at most.
        """
        if self.reduced_motion:
            return 0 if moves else round(min(STILL_MS, ms * PACE[self.speed]))
        return round(ms * PACE[self.speed])

    def loudness(self) -> float:
        """Volume of effects, 0..1, muting included (not the loss of focus)."""
        return 0.0 if self.mute else self.volume * self.effects / 10_000

    def music_loudness(self) -> float:
        """Volume of the music, 0..1, muting and its own switch included."""
        return 0.0 if self.mute or not self.music_on else self.volume * self.music / 10_000

    def dump(self) -> dict[str, Any]:
        """What goes into the file: the entries unknown to this version too, and nothing that holds for this run only."""
        return self.extra | {f.name: getattr(self, f.name) for f in fields(self) if f.name not in OWN} | self.stored


def system_language() -> str:
    """`en`, `it` or `uk` from the environment."""
    for name in (
        os.environ.get("LC_ALL"),
        os.environ.get("LC_MESSAGES"),
        os.environ.get("LANG"),
        locale.getlocale()[0],
    ):
        if name and name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"


# --- reading -----------------------------------------------------------------------------------------
def _words(value: Any) -> bool:
    return isinstance(value, list) and len(value) < 200 and all(isinstance(v, str) and len(v) < 100 for v in value)


def _numbers(value: Any, least: int) -> bool:
    return isinstance(value, list) and all(type(v) is int and least <= v < 20_000 for v in value)


def is_table(table: Any) -> bool:
    """Whether this is a table as `last_tables` keeps it."""
    try:
        if len(json.dumps(table)) > MOST_TABLE:
            return False
        seats, options = table["seats"], table["options"]
        plain = isinstance(options, dict) and all(isinstance(value, PLAIN) for value in options.values())
        named = all(isinstance(table[what], str) for what in ("set", "mode"))
        return plain and named and isinstance(seats, list) and 0 < len(seats) < 20 and all(map(_seat, seats))
    except (KeyError, TypeError, ValueError, RecursionError):
        return False


def _seat(seat: Any) -> bool:
    return isinstance(seat, dict) and all(isinstance(value, str) and len(value) < 100 for value in seat.values())


def _right(name: str, value: Any, default: Any) -> bool:
    """Whether a stored value may be taken as it is."""
    if type(value) is not type(default):
        return False
    match name:
        case "scale":
            return bool(SCALE[0] <= value <= SCALE[1])
        case "volume" | "effects" | "music" | "speech_pace":
            return bool(0 <= value <= 100)
        case "speed":
            return value in SPEEDS
        case "empty_phases":
            return value in EMPTY
        case "palette":
            return value in PALETTES
        case "faster":
            return value in ("", "due", "told")
        case "lang":
            return value in ("", *LANGUAGES)
        case "window":
            return len(value) == 2 and _numbers(value, 0)
        case "place":
            return len(value) in (0, 2) and _numbers(value, -20_000)
        case "learned" | "last_names":
            return _words(value)
        case "chapters":
            return len(value) < 200 and all(_numbers(pair, 0) and len(pair) == 2 for pair in value.values())
        case "tables":
            return len(value) <= MOST_GAMES and all(map(is_table, value.values()))
        case "favourites":
            return len(value) < 200 and all(_words(marked) for marked in value.values())
        case "keys":
            return len(value) < 200 and all(isinstance(k, str) and _words(v) for k, v in value.items())
    return True


def first_start() -> bool:
    """Whether the player has no settings yet. To be asked before there is an App: that may write them."""
    return not (paths.user_dir() / FILE).exists()


def load() -> Settings:
    """The stored settings; defaults for what is missing or wrong. Never raises for what is in the file."""
    out = Settings()
    path = paths.user_dir() / FILE
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return out
    except OSError:
        out.problem, out.problem_file = "settings-unreadable", paths.short(path)
        return out
    try:
        if len(content) > MOST_BYTES:
            raise ValueError("too long")
        raw = json.loads(content.decode("utf-8-sig"))
        if not isinstance(raw, dict):
            raise ValueError("not an object")
    except (ValueError, RecursionError):
        out.problem = "settings-broken"
        out.problem_file = _set_aside(path, content)
        return out
    known = {f.name for f in fields(Settings)} - set(OWN)
    wrong = False
    for name, value in raw.items():
        if name in RETIRED:
            if name == "auto_end" and value is True and "empty_phases" not in raw:
                out.empty_phases = "always"
            continue
        if name not in known:
            out.extra[name] = value
        elif _right(name, value, getattr(out, name)):
            setattr(out, name, value)
        else:
            wrong = True
    if wrong:
        out.problem = "settings-wrong"
        out.problem_file = _set_aside(path, content)
    return out


def _set_aside(path: Path, content: bytes) -> str:
    """Keep a copy of a faulty file under a free name; the name, or "" if that cannot be written."""
    for n in range(1, 100):
        copy = path.with_name(f"settings-{n}.broken.json")
        try:
            if copy.exists():
                if copy.read_bytes() == content:
                    return copy.name
                continue
            paths.write_atomic(copy, content)
            return copy.name
        except OSError:
            return ""
    return ""


def save(settings: Settings) -> bool:
    """Write the settings in one step; False if the folder cannot be written (nothing else happens then)."""
    try:
        text = json.dumps(settings.dump(), ensure_ascii=False, indent=1)
        paths.write_atomic(paths.user_dir() / FILE, text.encode())
        return True
    except (OSError, TypeError, ValueError):
        return False
