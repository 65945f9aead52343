"""Reading aloud: what the program announces, spoken by the screen reader or the voice of the system.

An extra: the package `prismatoid` (imported as `prism`) reaches NVDA, JAWS, VoiceOver, Orca or the system's own voice
(SAPI, AVSpeech, Speech Dispatcher). `python3 run.py speech` installs it, the packaged program brings it along; without
it, or without anything that speaks, the program goes on in silence. A thread of its own speaks: finding the voice takes
seconds on some systems, and a question never waits for the one that is being read.
"""

from __future__ import annotations

import importlib
import re
import threading
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from queue import SimpleQueue
from typing import Any

MIDDLE = 50  # per cent: the pace that the voice itself takes for usual
WAIT = 5.0  # seconds in which a voice answers that is there at all
_LINE = re.compile(r"\[([^\]]+)\] (.+)", re.DOTALL)


def installed() -> bool:
    """Whether the extra is there; nothing is said yet about whether something speaks."""
    try:
        return find_spec("prism") is not None
    except (ImportError, ValueError):
        return False


def speakable(line: str) -> str:
    """A line of the text view as it is said: the name first, its role after it, no marks that only an eye wants."""
    line = line.removeprefix("== ").strip()
    if found := _LINE.fullmatch(line):
        line = f"{found[2]}, {found[1]}"
    return line.replace(" · ", ", ").replace("\n", ". ")


def find_backend() -> Any:
    """The best that speaks here. Any error of the extra: nothing does."""
    return importlib.import_module("prism").Context().acquire_best()


@cache
def found() -> bool:
    """Whether something speaks on this machine, asked once (up to seconds: `warm` asks aside)."""
    if not installed():
        return False
    answer: list[bool] = []

    def ask() -> None:
        try:
            find_backend()
        except Exception:  # whatever is wrong with an extra, the program goes on without it
            return
        answer.append(True)

    thread = threading.Thread(target=ask, name="voice-search", daemon=True)
    thread.start()
    thread.join(WAIT)
    return bool(answer)


class Voice:
    """Speaks what it is given, in order, until told to be quiet. `make` gives the backend, in the voice's own thread."""

    def __init__(self, lang: str, pace: int = MIDDLE, make: Callable[[], Any] | None = None) -> None:
        self._make = make or find_backend
        self._todo: SimpleQueue[tuple[int, Callable[[Any], object]] | None] = SimpleQueue()
        self._era = 0  # what was queued before the last `hush` is not said any more
        self.broken = False
        self.speaks(lang, pace)
        threading.Thread(target=self._work, name="voice", daemon=True).start()

    def speaks(self, lang: str, pace: int) -> None:
        """From now on in this language (where the backend lets its voice be chosen), this fast (0 to 100)."""
        self._todo.put((-1, lambda backend: _tune(backend, lang, pace)))

    def say(self, text: str) -> None:
        """After what is being said."""
        if words := speakable(text):
            self._todo.put((self._era, lambda backend: backend.speak(words, False)))

    def hush(self) -> None:
        """Be quiet at once and forget what waits."""
        self._era += 1
        self._todo.put((self._era, lambda backend: backend.stop()))

    def close(self) -> None:
        """No more; what waits is not said."""
        self.hush()
        self._todo.put(None)

    def _work(self) -> None:
        try:
            backend = self._make()
        except Exception:
            self.broken = True
            return
        while (task := self._todo.get()) is not None:
            era, act = task
            if era not in (-1, self._era):
                continue
            try:
                act(backend)
            except Exception:
                continue  # a screen reader that was ended, a voice without choice of pace: the next line is tried all the same


def _tune(backend: Any, lang: str, pace: int) -> None:
    """Choose a voice of the language, and the pace; a screen reader keeps its own."""
    for act in (lambda: _choose(backend, lang), lambda: setattr(backend, "rate", pace / 100)):
        try:
            act()
        except Exception:
            continue


def _choose(backend: Any, lang: str) -> None:
    """The first voice of the language: of no country before one of a country, the voice as it is before its variants."""
    languages = [backend.get_voice_language(n) for n in range(backend.voices_count)]
    fitting = [n for n, name in enumerate(languages) if re.split("[-_]", name.lower())[0] == lang]
    if fitting and fitting[0] != backend.voice:
        backend.voice = min(fitting, key=lambda n: (len(languages[n]), n))
