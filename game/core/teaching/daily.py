"""The deal of the day: the same table for everybody on the same date, worked out from the date alone.

What is played stands under `daily` in `data/<game>/challenges.yaml`, in the words of a set-up: `set`, `mode`, `options`, `seats`.
Where it says `any`, the date chooses among what the set-up offers (spirits, boards, the choices of an option).
"""

from __future__ import annotations

import hashlib
from typing import Any

from game.core.content import data
from game.core.engine import registry
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.errors import DataError, unknown
from game.core.teaching.challenges import FILE

ANY = "any"
WORDS = ("set", "mode", "options", "seats")
DIGITS = 10**9


def has(game: str) -> bool:
    """Whether a game has one."""
    file = registry.current().data_dir(game) / FILE
    return file.is_file() and bool(data.load(file, cache=True).value.get("daily"))


def setup(game: str, day: str) -> Setup:
    """The set-up of a day (2026-11-24), with shipped content. Raises DataError, UsageError."""
    document = data.load(registry.current().data_dir(game) / FILE, cache=True)
    raw = document.value.get("daily")
    if not isinstance(raw, dict):
        raise document.error('"daily" is a table', ("daily",))
    for key in raw:
        if key not in WORDS:
            raise document.error(unknown("word", key, WORDS), ("daily", key))
    rules = registry.rules(game)
    chance = Rng(int.from_bytes(hashlib.sha256(f"{day}/{game}".encode()).digest()[:6], "big"))
    game_set = str(raw.get("set") or next(iter(rules.sets), ""))
    form = rules.setup_form(game_set) if game_set in rules.sets[1:] else rules.setup_form()
    seats = raw.get("seats") or [{}]
    made = []
    taken: set[str] = set()
    for seat in seats:
        chosen = {key: _pick(chance, _offered(form, key, len(seats), document), taken) if value == ANY else value
                  for key, value in seat.items()}  # fmt: skip
        taken.update(map(str, chosen.values()))
        made.append({"control": "human", **chosen})
    offered = {option["id"]: option.get("choices", ()) for option in form["options"]}
    options = {
        name: _pick(chance, list(offered.get(name, ())), set()) if value == ANY else value
        for name, value in (raw.get("options") or {}).items()
    }
    return Setup(game, game_set, str(raw.get("mode") or ""), options, chance.below(DIGITS) + 1, tuple(made))


def _offered(form: dict[str, Any], key: str, seats: int, document: data.Document) -> list[Any]:
    offered = form.get(f"{key}s", ())
    found = offered.get(seats, ()) if isinstance(offered, dict) else offered
    if not found:
        raise DataError(f'the set-up offers no "{key}" to choose from', document.file, document.line_of(("daily",)), ("daily",))
    return list(found)


def _pick(chance: Rng, offered: list[Any], taken: set[str]) -> Any:
    left = [each for each in offered if str(each) not in taken] or offered
    return chance.pick(tuple(left))
