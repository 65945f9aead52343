"""Music: a theme for the first screen and one for each game, made from data at its first use and kept in the cache.

It waits for the sounds to open the device, plays only while it is to be heard, and is never needed for anything. A theme is made
by a process of its own, so that nothing on the screen waits; until it is there, there is silence.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game import games
from game.core import paths

if TYPE_CHECKING:
    from scenes.app.sound import Sound

FADE_MS = 1800
KEEP = 12  # themes in the cache; older ones go
CHECK_MS = 300
LEAVE_S = 0.5  # that a maker may take to end


class Music:
    """`want` says whose theme is wanted (a game's id, "" for the first screen); `step` is called once per turn of the loop."""

    def __init__(self, sound: Sound) -> None:
        self.sound = sound
        self.wanted = ""
        self.playing: Path | None = None  # what runs now, perhaps silently
        self.failed = False  # the device or the system cannot play it
        self._paused = False
        self._wait = 0
        self._maker: Any = None
        self._making: Path | None = None
        self._given_up: set[Path] = set()
        self._themes: dict[str, Path | None] = {}  # of each game, its file in the cache

    # -- how loud --------------------------------------------------------------------------------
    def volume(self) -> float:
        """What is in force now, 0..1: switched off, muted or away it is 0."""
        settings = self.sound.settings
        if self.sound.away and settings.mute_away:
            return 0.0
        return settings.music_loudness()

    def want(self, game: str) -> None:
        """Whose theme is to be heard from now on."""
        if game != self.wanted:
            self.wanted, self._wait = game, 0

    # -- what there is ---------------------------------------------------------------------------
    def file(self, game: str) -> Path | None:
        """Where the theme of a game is kept, made or not; for a game without one that of the first screen. None: none."""
        from game.core.errors import DataError
        from scenes.app.sounds import music_synth  # the first frame needs none of it

        if game not in self._themes:
            folder = self.folder(game)
            try:
                theme = music_synth.theme_of(folder) if folder is not None else None
            except DataError:
                theme = None
            named = f"{music_synth.name_of(theme)}.wav" if theme is not None else ""
            self._themes[game] = paths.cache_dir() / "music" / named if named else self.file("") if game else None
        return self._themes[game]

    @staticmethod
    def folder(game: str) -> Path | None:
        """The folder with the theme of a game."""
        from game.core.errors import UsageError

        if not game:
            return paths.data_dir()
        try:
            return games.find(game).data_dir
        except UsageError:
            return None

    # -- life ------------------------------------------------------------------------------------
    def step(self, ms: int) -> None:
        """Begin, change, go silent and on again, as it is wanted."""
        self._wait -= ms
        if self._wait > 0 or self.failed or not self.sound.open:
            return
        self._wait = CHECK_MS
        loud = self.volume()
        try:
            if not loud:
                self._pause()
            else:
                self._play(loud)
        except pygame.error:
            self.failed = True  # the device went away

    def _pause(self) -> None:
        if self.playing is not None and not self._paused:
            pygame.mixer.music.pause()
            self._paused = True

    def _play(self, loud: float) -> None:
        file = self.file(self.wanted)
        if file is None:
            return
        if file != self.playing and self._there(file):
            pygame.mixer.music.load(str(file))
            pygame.mixer.music.set_volume(loud)
            pygame.mixer.music.play(-1, fade_ms=FADE_MS)
            self.playing, self._paused = file, False
            return
        pygame.mixer.music.set_volume(loud)
        if self._paused and self.playing is not None:
            pygame.mixer.music.unpause()
            self._paused = False

    def _there(self, file: Path) -> bool:
        """Whether the theme is in the cache; else it is being made."""
        if file.is_file():
            return True
        if self._maker is not None:
            if self._maker.is_alive():
                return False
            if self._making is not None and not self._making.is_file():
                self._given_up.add(self._making)  # it failed once: not again and again
            self._maker = None
        if file not in self._given_up:
            self._make(file)
        return file.is_file()

    def _make(self, file: Path) -> None:
        import multiprocessing

        from scenes.app.sounds import music_synth

        folder = self.folder(self.wanted)
        if folder is None or not (folder / music_synth.FILE).is_file():
            folder = self.folder("")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            others = sorted(file.parent.glob("*.wav"), key=lambda each: each.stat().st_mtime)
            for old in others[: max(0, len(others) - KEEP + 1)]:
                old.unlink(missing_ok=True)
            context = multiprocessing.get_context("spawn")
            told = str(folder), str(file)
            self._maker = context.Process(target=music_synth.make, args=told, name="tidetable-music", daemon=True)
            self._maker.start()
            self._making = file
        except OSError:
            self._given_up.add(file)
            self._maker = None

    def close(self) -> None:
        """Nothing is played or made any more."""
        maker, self._maker = self._maker, None
        if maker is not None and maker.is_alive():
            maker.terminate()
            maker.join(LEAVE_S)
        if self.playing is not None and pygame.mixer.get_init() is not None:
            try:
                pygame.mixer.music.stop()
            except pygame.error:
                pass
        self.playing = None
