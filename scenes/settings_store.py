"""What the player chose once: language, scale, window, pace. One small JSON file in the user's folder.

A broken or foreign file never stops the program: unknown keys are kept out, wrong values fall back to the
default, and the file is only rewritten when something is changed.
"""

from __future__ import annotations

import json
import locale
import os
from dataclasses import asdict, dataclass, field, fields

from game.core import paths

LANGUAGES = ("en", "it", "uk")
SPEEDS = ("instant", "fast", "normal", "slow")


@dataclass(slots=True)
class Settings:
    """Defaults are those of a first start. `scale` is in percent; `window` is the last size."""

    lang: str = ""
    scale: int = 100
    window: list[int] = field(default_factory=lambda: [0, 0])
    fullscreen: bool = False
    speed: str = "normal"
    reduced_motion: bool = False
    auto_end: bool = False
    learned: list[str] = field(default_factory=list)
    last_names: list[str] = field(default_factory=list)

    def language(self) -> str:
        """The chosen language, else the system's if we speak it, else English."""
        return self.lang if self.lang in LANGUAGES else system_language()


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


def load() -> Settings:
    """The stored settings; defaults where the file is missing or wrong."""
    out = Settings()
    try:
        raw = json.loads((paths.user_dir() / "settings.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return out
    if isinstance(raw, dict):
        for f in fields(Settings):
            value = raw.get(f.name)
            if type(value) is type(getattr(out, f.name)):
                setattr(out, f.name, value)
    out.scale = min(300, max(75, out.scale))
    if out.speed not in SPEEDS:
        out.speed = "normal"
    if len(out.window) != 2 or not all(isinstance(n, int) and 0 <= n < 20000 for n in out.window):
        out.window = [0, 0]
    return out


def save(settings: Settings) -> bool:
    """Write the settings; False if the folder cannot be written (nothing else happens then)."""
    try:
        text = json.dumps(asdict(settings), ensure_ascii=False, indent=1)
        paths.write_atomic(paths.user_dir() / "settings.json", text.encode())
        return True
    except OSError:
        return False
