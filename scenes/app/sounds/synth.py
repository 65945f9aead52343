"""The instruments and the sounds made of them. Pure functions: the same id gives the same samples always.

A sound is an `array("h")` of 16-bit samples, one channel, `RATE` per second; soft attack, silent end, peak at
its own level well under full scale. Voices are lists of floats around -1..1 that are mixed and then fitted.
"""

from __future__ import annotations

import math
import random
import zlib
from array import array
from collections.abc import Callable, Iterable

RATE = 22_050
MOST_SECONDS = 1.6
TOP = 32_767
Voice = list[float]


# --- building blocks -----------------------------------------------------------------------------------
def _count(seconds: float) -> int:
    return max(1, round(seconds * RATE))


def tone(hertz: float, seconds: float, decay: float, bend: float = 0.0, partials: Iterable[tuple[float, float]] = ()) -> Voice:
    """A sine that dies away (``decay`` per second) and may bend by ``bend`` hertz on its way; `partials` are
    (multiple, strength) of further sines that die faster the higher they are."""
    n, out = _count(seconds), []
    layers = [(1.0, 1.0), *partials]
    total = sum(strength for _, strength in layers)
    for i in range(n):
        t = i / RATE
        turn = 2 * math.pi * (hertz * t + bend * t * t / (2 * seconds))
        value = 0.0
        for multiple, strength in layers:
            value += strength * math.sin(turn * multiple) * math.exp(-decay * t * (0.6 + 0.4 * multiple))
        out.append(value / total)
    return out


def noise(seconds: float, decay: float, low: float, high: float, seed: int, swell: float = 0.0) -> Voice:
    """Noise between two frequencies (two one-pole filters), dying away; `swell` > 0: it first rises, that long."""
    chance = random.Random(seed)
    n, out = _count(seconds), []
    a = 1 - math.exp(-2 * math.pi * high / RATE)
    b = 1 - math.exp(-2 * math.pi * low / RATE)
    smooth = base = 0.0
    for i in range(n):
        t = i / RATE
        smooth += a * (chance.uniform(-1, 1) - smooth)
        base += b * (smooth - base)
        gain = math.exp(-decay * max(0.0, t - swell))
        if swell and t < swell:
            gain = (t / swell) ** 1.5
        out.append((smooth - base) * gain)
    peak = max(1e-6, max(abs(v) for v in out))
    return [v / peak for v in out]


def mixed(*parts: tuple[float, float, Voice]) -> Voice:
    """Voices laid over each other: (start in seconds, strength, voice)."""
    ends = [_count(start) - 1 + len(voice) for start, _, voice in parts]
    out = [0.0] * max(ends)
    for start, strength, voice in parts:
        at = round(start * RATE)
        for i, value in enumerate(voice):
            if at + i < len(out):
                out[at + i] += strength * value
    return out


def finished(voice: Voice, level: float, attack: float = 0.002, release: float = 0.02) -> array[int]:
    """To samples: the peak at ``level`` of full scale, no click at either end."""
    voice = voice[: _count(MOST_SECONDS)]
    n = len(voice)
    mean = sum(voice) / n
    voice = [v - mean for v in voice]
    rise, fall = min(n // 2, _count(attack)), min(n // 2, _count(release))
    for i in range(rise):
        voice[i] *= i / rise
    for i in range(fall):
        voice[n - 1 - i] *= i / fall
    peak = max(1e-9, max(abs(v) for v in voice))
    return array("h", [round(v / peak * level * TOP) for v in voice])


# --- the sounds ----------------------------------------------------------------------------------------
WOOD = ((2.76, 0.45), (5.4, 0.2))
BELL = ((2.0, 0.5), (2.99, 0.32), (4.21, 0.16))


def _knock(hertz: float, seed: int, decay: float = 34.0) -> Voice:
    return mixed((0, 1.0, tone(hertz, 0.16, decay, -hertz * 0.12, WOOD)), (0, 0.35, noise(0.03, 160, 900, 5200, seed)))


def _bell(hertz: float, seconds: float, decay: float) -> Voice:
    return tone(hertz, seconds, decay, 0.0, BELL)


def _chord(notes: Iterable[tuple[float, float]], seconds: float, decay: float) -> Voice:
    return mixed(*((start, 0.5, _bell(hertz, seconds, decay)) for start, hertz in notes))


def _tap(seed: int) -> array[int]:
    return finished(_knock(420, seed), 0.5)


def _settle(seed: int) -> array[int]:
    return finished(mixed((0, 1.0, _knock(330, seed)), (0.055, 0.4, _knock(350, seed + 1))), 0.45)


def _thud(seed: int) -> array[int]:
    return finished(mixed((0, 1.0, tone(150, 0.22, 20, -60, WOOD)), (0, 0.4, noise(0.09, 40, 150, 1400, seed))), 0.5)


def _card(seed: int) -> array[int]:
    return finished(
        mixed((0, 1.0, noise(0.2, 26, 1500, 7000, seed, 0.05)), (0.15, 0.35, noise(0.04, 90, 500, 3000, seed + 1))), 0.3
    )


def _page(seed: int) -> array[int]:
    return finished(
        mixed((0, 0.8, noise(0.16, 24, 900, 5200, seed, 0.06)), (0.11, 1.0, noise(0.2, 22, 1200, 6400, seed + 1, 0.05))), 0.28
    )


def _water(seed: int) -> array[int]:
    drops = [(0.0, 520.0, 380.0), (0.07, 690.0, 520.0), (0.15, 600.0, 640.0)]
    parts = [(at, 0.6, tone(hertz, 0.16, 20, bend)) for at, hertz, bend in drops]
    return finished(mixed((0, 0.5, noise(0.5, 8, 300, 1700, seed, 0.12)), *parts), 0.4, 0.01, 0.08)


def _drum(seed: int) -> array[int]:
    return finished(
        mixed((0, 1.0, tone(88, 0.6, 8, -30, ((1.6, 0.3),))), (0, 0.25, noise(0.06, 60, 80, 900, seed))), 0.62, 0.003, 0.06
    )


def _drums(seed: int) -> array[int]:
    hit = tone(82, 0.5, 9, -26, ((1.6, 0.3),))
    skin = noise(0.05, 60, 80, 900, seed)
    return finished(mixed((0, 1.0, hit), (0, 0.25, skin), (0.19, 0.75, hit), (0.19, 0.2, skin)), 0.62, 0.003, 0.06)


def _chime(seed: int) -> array[int]:
    return finished(_chord(((0, 659.3), (0.09, 622.3)), 0.8, 6), 0.34, 0.004, 0.1)


def _chimes(seed: int) -> array[int]:
    return finished(_chord(((0, 523.3), (0.1, 622.3), (0.2, 740.0), (0.34, 622.3)), 0.9, 5), 0.36, 0.004, 0.12)


def _gong(seed: int) -> array[int]:
    low = tone(131, 1.4, 2.6, -3, ((1.51, 0.6), (2.3, 0.35), (3.17, 0.2)))
    return finished(mixed((0, 1.0, low), (0, 0.1, noise(0.3, 12, 400, 3000, seed, 0.05))), 0.5, 0.02, 0.2)


def _rot(seed: int) -> array[int]:
    return finished(
        mixed((0, 1.0, tone(118, 0.5, 7, -46, ((1.06, 0.8),))), (0, 0.5, noise(0.45, 9, 120, 700, seed, 0.1))), 0.42, 0.02, 0.1
    )


def _rots(seed: int) -> array[int]:
    wave = tone(118, 0.4, 8, -40, ((1.06, 0.8),))
    lower = tone(93, 0.6, 6, -36, ((1.06, 0.8),))
    return finished(mixed((0, 0.8, wave), (0.2, 1.0, lower), (0, 0.5, noise(0.7, 6, 100, 600, seed, 0.2))), 0.46, 0.02, 0.12)


def _hammer(seed: int) -> array[int]:
    return finished(mixed((0, 0.8, _knock(270, seed, 40)), (0.14, 1.0, _knock(290, seed + 1, 40))), 0.46)


def _steps(seed: int) -> array[int]:
    def step(n: int) -> Voice:
        return noise(0.07, 55, 180, 1500, seed + n)

    return finished(mixed((0, 0.7, step(0)), (0.17, 1.0, step(1)), (0.34, 0.7, step(2))), 0.32)


def _glow(seed: int) -> array[int]:
    return finished(_chord(((0, 784.0), (0.05, 1046.5)), 0.5, 9), 0.26, 0.01, 0.08)


def _shield(seed: int) -> array[int]:
    return finished(
        mixed((0, 1.0, tone(392, 0.4, 11, 0, ((1.5, 0.5),))), (0, 0.2, noise(0.08, 40, 1500, 5000, seed))), 0.34, 0.004, 0.06
    )


def _shuffle(seed: int) -> array[int]:
    parts = [(0.045 * n, 0.5 + 0.1 * (n % 3), noise(0.06, 50, 1600, 6500, seed + n)) for n in range(9)]
    return finished(mixed(*parts), 0.28)


def _tick(seed: int) -> array[int]:
    return finished(
        mixed((0, 1.0, tone(1180, 0.035, 110, 0, WOOD)), (0, 0.3, noise(0.012, 300, 2000, 7000, seed))), 0.2, 0.001, 0.008
    )


def _turn(seed: int) -> array[int]:
    return finished(_chord(((0, 440.0), (0.12, 659.3)), 0.7, 7), 0.3, 0.006, 0.1)


def _no(seed: int) -> array[int]:
    return finished(tone(220, 0.12, 26, -30, ((2, 0.3),)), 0.2, 0.004, 0.02)


def _win(seed: int) -> array[int]:
    notes = ((0, 392.0), (0.14, 493.9), (0.28, 587.3), (0.44, 784.0), (0.44, 987.8))
    return finished(_chord(notes, 1.1, 3.6), 0.5, 0.006, 0.25)


def _loss(seed: int) -> array[int]:
    notes = ((0, 392.0), (0.2, 349.2), (0.4, 311.1), (0.62, 196.0))
    return finished(mixed((0, 1.0, _chord(notes, 0.95, 4.2)), (0.62, 0.5, tone(98, 0.9, 4))), 0.44, 0.01, 0.25)


MAKERS: dict[str, Callable[[int], array[int]]] = {
    "tick": _tick, "tap": _tap, "settle": _settle, "thud": _thud, "card": _card, "page": _page, "water": _water,
    "drum": _drum, "drums": _drums, "chime": _chime, "chimes": _chimes, "gong": _gong, "rot": _rot, "rots": _rots,
    "hammer": _hammer, "steps": _steps, "glow": _glow, "shield": _shield, "shuffle": _shuffle, "turn": _turn,
    "no": _no, "win": _win, "loss": _loss,
}  # fmt: skip
IDS = tuple(MAKERS)


def make(name: str) -> array[int]:
    """The samples of a sound; KeyError for an unknown id."""
    return MAKERS[name](zlib.crc32(name.encode()) & 0xFFFF)
