"""Music: a theme for each game and the first screen, the same samples always, heard only when it may be."""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import Callable
from pathlib import Path

import msgspec
import pygame
import pytest

from game import games
from game.core import paths
from game.core.errors import DataError
from scenes.app.music import CHECK_MS, Music
from scenes.app.program import App
from scenes.app.settings_store import Settings
from scenes.app.sound import Sound
from scenes.app.sounds import music_synth
from scenes.app.sounds.synth import RATE, TOP
from scenes.menu.screen import MenuScene
from scenes.settings.screen import SettingsOverlay
from tests.scenes.games import session_of
from tests.scenes.hands import click, press, read, step

SHORT = """tempo: 120
beats: 2
root: 60
scale: [0, 4, 7]
chords: [0, 1]
voices:
  - {sound: harp, pattern: [0, 1], strength: 0.5}
melody: {sound: flute, strength: 0.3, bars: [[0, null], [2]]}
"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.CACHE_VARIABLE, str(tmp_path / "cache"))


def short(folder: Path, text: str = SHORT) -> music_synth.Theme:
    (folder / "music.yaml").write_text(text, encoding="utf-8")
    theme = music_synth.theme_of(folder)
    assert theme is not None
    return theme


# ------------------------------------------------------------------------------------------------ themes


def test_each_game_and_the_first_screen_have_a_theme_of_their_own() -> None:
    folders = [paths.data_dir(), *(game.data_dir for game in games.with_table())]
    themes = [music_synth.theme_of(folder) for folder in folders]
    assert all(theme is not None for theme in themes)
    assert len({music_synth.name_of(theme) for theme in themes if theme is not None}) == len(folders)
    for theme in filter(None, themes):
        assert 45 <= theme.seconds <= music_synth.MOST_SECONDS and theme.tempo <= 90  # calm, and not again after a moment
        for note in music_synth.notes(theme):
            assert 50 < note.hertz < 2200 and 0 <= note.start < theme.seconds


@pytest.mark.parametrize("game", ["", *(game.id for game in games.with_table())])
def test_no_tone_of_a_bar_lies_beside_another(game: str) -> None:
    """A minor second, or the ninth that is made of one, struck within a moment or under a held tone, is a wrong note here."""
    theme = music_synth.theme_of(games.find(game).data_dir if game else paths.data_dir())
    assert theme is not None
    played = [(int(n.start / theme.bar + 1e-6), round(12 * math.log2(n.hertz / 440)), n) for n in music_synth.notes(theme)]
    for at, (bar, tone, note) in enumerate(played):
        for later, other, struck in played[at + 1 :]:
            if later == bar and abs(tone - other) in (1, 13, 25):
                held = "pad" in (note.sound, struck.sound)
                assert not held and struck.start - note.start > 0.75, (bar + 1, note, struck)
        if note.sound == "pad":  # two that are held together are never as far apart as three whole tones
            assert not any(later == bar and s.sound == "pad" and abs(tone - other) == 6 for later, other, s in played[at:]), (
                bar + 1
            )


def test_themes_are_as_loud_as_each_other_to_an_ear() -> None:
    """Half of a theme was a bass that small loudspeakers do not have: it was 5 dB softer than the next."""
    loud = {}
    for folder in [paths.data_dir(), *(game.data_dir for game in games.with_table())]:
        theme = music_synth.theme_of(folder)
        assert theme is not None and theme.melody is not None
        melody = msgspec.structs.replace(theme.melody, bars=theme.melody.bars[2:4])
        part = msgspec.structs.replace(theme, chords=theme.chords[2:4], melody=melody)  # the whole of it takes seconds
        loud[folder.name] = music_synth.heard([v / TOP for v in music_synth.rendered(part)])
    assert all(0.85 * music_synth.HEARD < value < 1.02 * music_synth.HEARD for value in loud.values()), loud


def test_the_same_samples_every_time_soft_and_without_a_seam(tmp_path: Path) -> None:
    theme = short(tmp_path)
    samples = music_synth.rendered(theme)
    assert samples == music_synth.rendered(theme) and len(samples) == round(theme.seconds * RATE)
    peak = max(max(samples), -min(samples))
    assert 0.1 * TOP < peak <= music_synth.LEVEL * TOP
    steps = [abs(b - a) for a, b in zip(samples, samples[1:], strict=False)]
    assert abs(samples[0] - samples[-1]) <= max(steps)  # round the end no larger step than within
    assert any(samples[-200:])  # what was struck before the end rings on into the beginning


def test_what_rings_past_the_end_begins_the_loop(tmp_path: Path) -> None:
    late = SHORT.replace("pattern: [0, 1]", "pattern: [null, null, null, 0]").partition("melody")[0]
    samples = music_synth.rendered(short(tmp_path, late))
    assert any(abs(v) > 50 for v in samples[: RATE // 10])  # nothing is struck there


def test_a_file_of_it_is_one_that_players_know(tmp_path: Path) -> None:
    theme = short(tmp_path)
    music_synth.make(str(tmp_path), str(tmp_path / "out.wav"))
    content = (tmp_path / "out.wav").read_bytes()
    assert content[:4] == b"RIFF" and len(content) == 44 + 2 * round(theme.seconds * RATE)
    assert array("h", content[44:]) == music_synth.rendered(theme)


SLIPS = {
    "tempo: 120": "tempo: 500",
    "sound: harp": "sound: drum",
    "beats: 2": "beets: 2",
    "bars: [[0, null], [2]]": "bars: [[0]]",
    "chords: [0, 1]": "chords: []",
}


@pytest.mark.parametrize(("old", "new"), SLIPS.items())
def test_a_slip_in_a_theme_is_told_with_its_line(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(DataError) as said:
        short(tmp_path, SHORT.replace(old, new))
    assert "music.yaml:" in str(said.value) and "\n" not in str(said.value)


# ------------------------------------------------------------------------------------------------ playing


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Themes of a second, made at once; the folders that were asked for."""
    asked: list[str] = []
    folder = tmp_path / "theme"
    folder.mkdir()
    short(folder)

    def make(self: Music, file: Path) -> None:
        where = self.folder(self.wanted)
        asked.append(where.name if where is not None else "")
        file.parent.mkdir(parents=True, exist_ok=True)
        music_synth.make(str(folder), str(file))

    monkeypatch.setattr(Music, "_make", make)
    return asked


@pytest.fixture
def heard() -> object:
    sound = Sound(Settings())
    sound.start()
    sound.wait()
    if not sound.open:
        pytest.skip("no mixer in this environment")
    music = Music(sound)
    yield music
    music.close()
    sound.close()


def turn(music: Music, n: int = 2) -> None:
    for _ in range(n):
        music.step(CHECK_MS + 1)


def test_it_follows_the_game_and_goes_silent_with_everything(quick: list[str], heard: Music) -> None:
    settings = heard.sound.settings
    turn(heard)
    first = heard.playing
    assert first is not None and pygame.mixer.music.get_busy() and quick == ["data"]
    heard.want("anima")
    turn(heard)
    assert heard.playing not in (None, first) and quick == ["data", "anima"]
    assert abs(pygame.mixer.music.get_volume() - settings.volume * settings.music / 10_000) < 0.02
    for name, value in (("mute", True), ("music_on", False), ("music", 0), ("volume", 0)):
        old = getattr(settings, name)
        setattr(settings, name, value)
        turn(heard)
        assert heard._paused and heard.volume() == 0, name
        setattr(settings, name, old)
        turn(heard)
        assert not heard._paused and heard.volume() > 0, name
    heard.sound.focus(False)
    turn(heard)
    assert heard._paused
    heard.sound.focus(True)
    heard.want("")
    turn(heard)
    assert heard.playing == first and quick == ["data", "anima"]  # kept in the cache


def test_nothing_is_opened_or_made_while_it_is_off(quick: list[str]) -> None:
    sound = Sound(Settings(mute=True))
    music = Music(sound)
    sound.start()
    turn(music, 5)
    assert not sound.open and music.playing is None and not quick


def test_music_alone_opens_the_device(quick: list[str]) -> None:
    sound = Sound(Settings(effects=0))
    music = Music(sound)
    sound.start()
    sound.wait()
    if not sound.open:
        pytest.skip("no mixer in this environment")
    turn(music)
    assert music.playing is not None
    music.close()
    sound.close()


def test_a_theme_is_made_beside_the_program_one_that_fails_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Sound(Settings())
    music = Music(sound)
    folder = tmp_path / "theme"
    folder.mkdir()
    short(folder)
    monkeypatch.setattr(Music, "folder", staticmethod(lambda game: folder))
    file = music.file("")
    assert file is not None and not music._there(file)
    for _ in range(600):
        if music._there(file):
            break
        time.sleep(0.1)
    assert file.is_file()
    (folder / "music.yaml").unlink()
    lost = file.with_name("lost.wav")
    assert not music._there(lost)
    for _ in range(600):
        if lost in music._given_up:
            break
        music._there(lost)
        time.sleep(0.1)
    assert lost in music._given_up and not music._there(lost) and music._maker is None
    music.close()


def test_one_key_and_the_page_of_sounds(start: Callable[..., App]) -> None:
    app = start(reduced_motion=True)
    app.push(MenuScene(app))
    step(app)
    press(app, pygame.K_F8)
    assert not app.settings.music_on and app.t("set-music-now-off") in "\n".join(app.spoken)
    app.push(SettingsOverlay(app, "sound"))
    step(app)
    assert app.t("set-music") in read(app)
    click(app, "music-on")
    assert app.settings.music_on
    press(app, pygame.K_F8)
    assert not app.settings.music_on and app.t("ui-off") in read(app)
    app.push(app.make("table", session_of(("human",), 3), None))
    step(app)
    assert app.music.wanted == "spirit-island"
    app.home()
    step(app)
    assert app.music.wanted == ""
