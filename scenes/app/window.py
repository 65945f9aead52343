"""The window itself: which size and place it opens with, and what is remembered of it."""

from __future__ import annotations

import math
import warnings

import pygame

from scenes.app.settings_store import Settings

LEAST = (1024, 640)
FOLDED = (1280, 720)  # the layout that every screen can fold to, in design pixels
FOLDED_FURTHER = (852, 480)  # what some screens can fold to besides: 150 % at 1280x720, 200 % at 1920x1080
FIRST_SHARE = 0.94  # so much of the desktop the first window takes: at 1920x1080 enough for a table with whole panels
BARS = 76  # px of its height that a task bar and the window's own title may take
STEPS = (75, 90, 100, 110, 125, 150, 175, 200, 250, 300)
GRIP = (160, 40)  # so much of the title bar has to be on the screens


def ui_scale(size: tuple[int, int], percent: int = 100, least: tuple[int, int] = FOLDED) -> float:
    """Physical per design pixel: 1 up to 1920x1080 (layouts fold instead), then growing with the window.

    The player's percent is capped so that the smallest layout of the screen always fits: who wants larger text than usual
    gets it folded down to `least`, for others windows stay in the usual fold.
    """
    least = least if percent > 100 else FOLDED
    cap = min(size[0] / least[0], size[1] / least[1])
    return max(0.5, min(natural(size) * percent / 100, cap))


def natural(size: tuple[int, int]) -> float:
    """The scale at 100 %."""
    return max(1.0, min(size[0] / 1920, size[1] / 1080))


def room(size: tuple[int, int], least: tuple[int, int] = FOLDED) -> int:
    """The largest percent that a window has room for."""
    return max(STEPS[0], math.floor(100 * min(size[0] / least[0], size[1] / least[1]) / natural(size) + 1e-6))


def first_size(settings: Settings, size: tuple[int, int] | None) -> tuple[int, int]:
    """The size asked for, else the remembered one if it fits the screen, else nearly all of the screen."""
    if size:
        return size
    try:
        desk = pygame.display.get_desktop_sizes()[0]
    except (pygame.error, IndexError):
        desk = (1280, 720)
    want = settings.window
    if want[0] >= LEAST[0] and want[1] >= LEAST[1] and want[0] <= desk[0] and want[1] <= desk[1]:
        return want[0], want[1]
    if pygame.display.get_init() and pygame.display.get_driver() == "dummy":
        return FOLDED  # nobody sees it
    wide, high = (round(max(side * FIRST_SHARE, least)) for side, least in zip(desk, FOLDED, strict=True))
    return max(LEAST[0], min(wide, desk[0])), max(LEAST[1], min(high, desk[1] - BARS))


def _window() -> pygame.Window | None:
    try:
        with warnings.catch_warnings():  # pygame wants display and Window apart; there is no other way yet
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()
    except (AttributeError, pygame.error, ValueError):
        return None


def least_size() -> None:
    """Keep the window from getting smaller than a layout can bear (some drivers cannot; the layout copes)."""
    window = _window()
    try:
        if window is not None:
            window.minimum_size = LEAST
    except (pygame.error, ValueError):
        pass


def put_back(settings: Settings) -> None:
    """Move the window to its remembered place, if that is still on a screen."""
    window = _window()
    if window is None or len(settings.place) != 2 or not on_screen(settings.place):
        return
    try:
        window.position = (settings.place[0], settings.place[1])
    except (pygame.error, ValueError):
        pass


def on_screen(place: list[int]) -> bool:
    """Whether a window there can be gripped. SDL tells the screens' sizes only, so they count as side by side."""
    try:
        desks = pygame.display.get_desktop_sizes()
    except pygame.error:
        return False
    wide, high = sum(w for w, _ in desks), max((h for _, h in desks), default=0)
    return bool(0 <= place[0] <= wide - GRIP[0] and 0 <= place[1] <= high - GRIP[1])


def remember(settings: Settings) -> None:
    """Note where the window is (not while it fills the screen)."""
    window = _window()
    try:
        if window is not None:
            settings.place = [int(window.position[0]), int(window.position[1])]
    except (pygame.error, ValueError, TypeError):
        pass
