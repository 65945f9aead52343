"""Sounds: always the same samples, short, soft, without clicks; and silence wherever something is missing."""

from __future__ import annotations

from array import array

import pygame
import pytest

from game import games
from game.core.engine.decision import Event
from game.spirit_island.events import EVENTS
from scenes.app.settings_store import Settings
from scenes.app.sound import Sound
from scenes.app.sounds import events, synth


@pytest.fixture(scope="module")
def made() -> dict[str, array[int]]:
    return {name: synth.make(name) for name in synth.IDS}


def test_the_same_samples_every_time(made: dict[str, array[int]]) -> None:
    for name in ("tap", "card", "rot", "tick", "shuffle"):
        assert synth.make(name) == made[name]
    assert len({samples.tobytes() for samples in made.values()}) == len(made)


@pytest.mark.parametrize("name", synth.IDS)
def test_short_soft_and_without_clicks(name: str, made: dict[str, array[int]]) -> None:
    samples = made[name]
    seconds = len(samples) / synth.RATE
    assert 0.02 <= seconds <= synth.MOST_SECONDS
    peak = max(abs(v) for v in samples)
    assert 0.15 * synth.TOP < peak < 0.7 * synth.TOP  # heard, and far from clipping
    assert samples[0] == 0 and abs(samples[-1]) <= 40
    longest = run = 0
    for v in samples:
        run = run + 1 if abs(v) == peak else 0
        longest = max(longest, run)
    assert longest <= 3  # no flat tops
    assert abs(sum(samples) / len(samples)) < 0.02 * synth.TOP


def test_quiet_ones_are_quiet(made: dict[str, array[int]]) -> None:
    def peak(name: str) -> int:
        return max(abs(v) for v in made[name])

    assert peak("tick") < peak("tap") < peak("drum") and peak("no") <= peak("tick")


def test_every_sound_of_an_event_exists_and_has_a_weight() -> None:
    declared = {kind.sound for game in games.playable() for kind in games.rules(game.id).events.values() if kind.sound}
    assert len(declared) > 10
    for name in {*declared, "win", "loss"}:
        assert name in synth.MAKERS and name in events.WEIGHT, name


def test_sounds_of_a_decision() -> None:
    one = [Event("moved", ("dahan", "G5", "G4"))] * 5
    assert events.chosen(one, EVENTS) == ["tap"]
    many = [Event(kind, ("x",)) for kind in ("phase", "ravage", "destroyed", "fear", "blight", "cascade", "no-such")]
    assert events.chosen(many, EVENTS) == ["drums", "rot", "rots"]
    assert events.chosen([*many, Event("result", ("win-sacrifice", "r"))], EVENTS) == ["win"]
    assert events.chosen([Event("result", ("loss", "r"))], EVENTS) == ["loss"]
    assert events.chosen([], EVENTS) == []


def test_plays_with_the_dummy_driver() -> None:
    sound = Sound(Settings())
    sound.play("tap")  # not open yet: nothing, and no error
    sound.start()
    sound.wait()
    assert sound.open and not sound.failed
    sound.step(500)
    sound.played = []
    sound.play("tap")
    sound.play("tap")  # at once again: not twice
    sound.play("no-such-sound")
    assert sound.played == ["tap"]
    sound.step(500)
    sound.events([Event("ravage", ("G5",)), Event("destroyed", ("dahan", "G5", 1))], EVENTS)
    assert sound.played == ["tap", "drums"] and sound.waiting
    for _ in range(20):
        sound.step(16)
    assert sound.played == ["tap", "drums", "thud"] and not sound.waiting
    sound.close()
    assert not sound.open


def test_muted_opens_nothing_until_it_is_wanted() -> None:
    pygame.mixer.quit()
    settings = Settings(mute=True)
    sound = Sound(settings)
    sound.start()
    sound.play("tap")
    assert sound._thread is None and not sound.played and pygame.mixer.get_init() is None
    settings.mute = False
    sound.changed()
    sound.wait()
    sound.play("tap")
    assert sound.open and sound.played == ["tap"]
    sound.close()


def test_volume_and_focus() -> None:
    settings = Settings(volume=50, effects=50)
    sound = Sound(settings)
    assert sound.volume() == 0.25
    sound.focus(False)
    assert sound.volume() == 0
    settings.mute_away = False
    assert sound.volume() == 0.25
    sound.focus(True)
    settings.effects = 0
    assert sound.volume() == 0


def test_no_device_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_more: object) -> None:
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sound = Sound(Settings())
    sound.start()
    sound.wait()
    assert sound.failed and not sound.open
    sound.play("tap")
    sound.events([Event("fear", (2,))], EVENTS)
    sound.step(500)
    sound.close()
