"""Music made of a few lines of data: a theme says scale, chords, patterns and a melody, and here they become samples.

A theme is a loop: what rings on past its end is laid over its beginning, so it goes round without a seam. The same theme gives
the same samples always. Making one takes a few seconds, so it is done once and kept in the cache (`scenes.app.music`).
"""

from __future__ import annotations

import hashlib
import math
import os
import wave
from array import array
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec

from game.core import paths
from game.core.content import data
from game.core.content.catalogue import Part, Positive, read
from game.core.engine.ops import Source, Where
from scenes.app.sounds.synth import RATE, TOP

VERSION = 2  # raise it when the same theme is to sound otherwise
FILE = "music.yaml"
TABLE = 4096  # points of one period
HEARD = 0.05  # of full scale: how loud a theme is to an ear, that is without most of its bass
LEVEL = 0.6  # of full scale, at the loudest
BASS = 180.0  # hertz: below, an ear and a small loudspeaker hear ever less
ECHOES = ((0.31, 0.26), (0.53, 0.17), (0.89, 0.1))  # (seconds, strength)
MOST_SECONDS = 90.0

Step = Annotated[int, msgspec.Meta(ge=-14, le=21)]
Strength = Annotated[float, msgspec.Meta(gt=0, le=1)]


class Sound(NamedTuple):
    """How an instrument sounds: partials (multiple, strength), seconds to rise, how long it rings, how fast it dies away (0: it
    is held and let go at the end)."""

    partials: tuple[tuple[int, float], ...]
    rise: float
    rings: float
    decay: float


SOUNDS: dict[str, Sound] = {
    "harp": Sound(((1, 1.0), (2, 0.34), (3, 0.16), (5, 0.05)), 0.004, 2.4, 2.2),
    "koto": Sound(((1, 1.0), (2, 0.5), (3, 0.34), (4, 0.14), (7, 0.06)), 0.003, 1.9, 2.8),
    "wood": Sound(((1, 1.0), (4, 0.3), (9, 0.06)), 0.003, 1.1, 5.0),
    "bell": Sound(((1, 1.0), (3, 0.3), (5, 0.2), (8, 0.07)), 0.004, 3.4, 1.5),
    "flute": Sound(((1, 1.0), (2, 0.16), (3, 0.06)), 0.09, 1.6, 0.0),
    "pad": Sound(((1, 1.0), (2, 0.22), (3, 0.1)), 1.1, 5.2, 0.0),
}


class Voice(Part, frozen=True):
    """A figure that every bar repeats: tones of its chord (0 the root, 1 the third ...), null is a rest, spread over the bar."""

    sound: Literal["harp", "koto", "wood", "bell", "flute", "pad"]
    pattern: list[Step | None]
    strength: Strength
    octave: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 0


class Melody(Part, frozen=True):
    """A tune: for each bar steps of the scale from the root, spread over the bar."""

    sound: Literal["harp", "koto", "wood", "bell", "flute", "pad"]
    bars: list[list[Step | None]]
    strength: Strength
    octave: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 1


class Theme(Part, frozen=True):
    """`tempo` in beats a minute; `root` as a number of MIDI; `scale`: half tones; `chords`: the step of each bar's root."""

    tempo: Annotated[int, msgspec.Meta(ge=30, le=140)]
    beats: Annotated[int, msgspec.Meta(ge=2, le=7)]
    root: Annotated[int, msgspec.Meta(ge=24, le=84)]
    scale: list[Annotated[int, msgspec.Meta(ge=0, le=11)]]
    chords: list[Step]
    voices: list[Voice]
    melody: Melody | None = None
    schema: Positive = 1

    @property
    def bar(self) -> float:
        """Seconds of a bar."""
        return self.beats * 60 / self.tempo

    @property
    def seconds(self) -> float:
        return self.bar * len(self.chords)


class Note(NamedTuple):
    """`start` and `length` in seconds."""

    sound: str
    hertz: float
    start: float
    length: float
    strength: float


def theme_of(folder: Path) -> Theme | None:
    """The theme in a folder of data; None where there is none. Raises DataError."""
    file = folder / FILE
    if not file.is_file():
        return None
    document = data.load(file, cache=True)
    where = Where(Source(document))
    theme = read(Theme, document.value, where)
    if not theme.scale or not theme.chords or not theme.seconds <= MOST_SECONDS:
        raise where.fail(f"a theme has a scale, chords, and lasts {round(MOST_SECONDS)} seconds at most")
    if theme.melody is not None and len(theme.melody.bars) != len(theme.chords):
        raise where.at("melody", "bars").fail("a tune has as many bars as there are chords")
    return theme


def name_of(theme: Theme) -> str:
    """What its samples are kept as: another theme has another name."""
    return hashlib.sha256(b"%d" % VERSION + msgspec.json.encode(theme)).hexdigest()[:24]


def hertz(theme: Theme, step: int, octave: int) -> float:
    """The pitch of a step of the scale."""
    turn, place = divmod(step, len(theme.scale))
    key = theme.root + theme.scale[place] + 12 * (turn + octave)
    return float(440 * 2 ** ((key - 69) / 12))


def notes(theme: Theme) -> list[Note]:
    """All notes of one round, in order."""
    out: list[Note] = []
    for n, chord in enumerate(theme.chords):
        begins = n * theme.bar
        for voice in theme.voices:
            out += _bar(theme, voice.sound, [None if s is None else chord + 2 * s for s in voice.pattern], begins, voice.octave,
                        voice.strength)  # fmt: skip
        if theme.melody is not None:
            out += _bar(theme, theme.melody.sound, theme.melody.bars[n], begins, theme.melody.octave, theme.melody.strength)
    return sorted(out, key=lambda note: note.start)


def _bar(theme: Theme, sound: str, steps: list[int | None], begins: float, octave: int, strength: float) -> list[Note]:
    length = theme.bar / max(1, len(steps))
    return [Note(sound, hertz(theme, step, octave), begins + at * length, length, strength * (1.0 if at == 0 else 0.86))
            for at, step in enumerate(steps) if step is not None]  # fmt: skip


def rendered(theme: Theme) -> array[int]:
    """The samples of one round."""
    count = round(theme.seconds * RATE)
    out = array("f", bytes(4 * count))
    made: dict[tuple[str, float, float], array[float]] = {}
    for note in notes(theme):
        key = note.sound, note.hertz, note.length
        if key not in made:
            made[key] = _played(SOUNDS[note.sound], note.hertz, note.length)
        _lay(out, made[key], round(note.start * RATE), note.strength)
    dry = out[:]
    for seconds, strength in ECHOES:
        _lay(out, dry, round(seconds * RATE), strength)
    peak = max(1e-9, max(out), -min(out))
    gain = min(LEVEL / peak, HEARD / max(1e-9, heard(out)))
    return array("h", [round(v * gain * TOP) for v in out])


def heard(samples: Sequence[float]) -> float:
    """How loud it is to an ear (root of the mean square behind two simple filters that take the bass away), so that all themes
    are as loud as each other whatever they are made of."""
    keep = 1 / (1 + 2 * math.pi * BASS / RATE)
    total = before = first = first_before = second = 0.0
    for value in samples:
        first = keep * (first + value - before)
        second = keep * (second + first - first_before)
        before, first_before = value, first
        total += second * second
    return math.sqrt(total / max(1, len(samples)))


def _lay(out: array[float], voice: array[float], start: int, strength: float) -> None:
    """A voice over what is there; what passes the end goes on at the beginning."""
    count, done = len(out), 0
    at = start % count
    while done < len(voice):
        n = min(count - at, len(voice) - done)
        part = voice[done : done + n]
        out[at : at + n] = array("f", [a + strength * b for a, b in zip(out[at : at + n], part, strict=True)])
        done, at = done + n, 0


def _played(sound: Sound, pitch: float, length: float) -> array[float]:
    """One note, from its attack until it has died away."""
    total = sum(strength for _, strength in sound.partials)
    table = [
        sum(strength * math.sin(2 * math.pi * multiple * i / TABLE) for multiple, strength in sound.partials) / total
        for i in range(TABLE)
    ]
    held = max(length, 0.3) if not sound.decay else 0.0
    seconds = min(sound.rings, held + sound.rise + 0.7) if held else sound.rings
    n, step = round(seconds * RATE), pitch * TABLE / RATE
    rise, fall = max(1, round(sound.rise * RATE)), max(1, round((0.6 if held else 0.12) * RATE))
    shape = [min(1.0, i / rise) * min(1.0, (n - i) / fall) for i in range(n)]
    if sound.decay:
        keep, gain = math.exp(-sound.decay / RATE), 1.0
        for i in range(n):
            shape[i] *= gain
            gain *= keep
    mask = TABLE - 1
    return array("f", [table[int(i * step) & mask] * s for i, s in enumerate(shape)])


def as_wav(samples: array[int]) -> bytes:
    """The samples as a file that any player knows."""
    made = BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return made.getvalue()


def make(folder: str, target: str) -> None:
    """For a process of its own: the theme of a folder of data into a file. It takes its time, and gives way to everything."""
    if hasattr(os, "nice"):
        os.nice(15)
    theme = theme_of(Path(folder))
    if theme is not None:
        paths.write_atomic(Path(target), as_wav(rendered(theme)))
