"""The ending of a finished game as the tests of the screen lay it over its table: see the fixture `ended`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scenes.app.program import App

Ended = Callable[..., tuple[App, Any]]
