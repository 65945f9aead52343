"""The list of saved tables is a screen of its own; this name stays for those who open it as an overlay."""

from __future__ import annotations

from scenes.saves import SavesScene as LoadOverlay

__all__ = ["LoadOverlay"]
