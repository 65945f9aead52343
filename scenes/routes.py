"""Scenes by name: how one screen opens another without knowing it (`host.go("setup", game_id)`).

Each is loaded when it is first asked for. Whoever starts an `App` imports this module: then every App has the routes.
"""

from __future__ import annotations

import importlib
from typing import Any

from scenes.app.program import App
from scenes.app.scene import Host, Scene

ROUTES = {
    "menu": "scenes.menu.screen:MenuScene",
    "first-run": "scenes.menu.firstrun:FirstRunScene",
    "setup": "scenes.setup.screen:SetupScene",
    "gallery": "scenes.setup.gallery_scene:GalleryScene",
    "saves": "scenes.saves.screen:SavesScene",
    "statistics": "scenes.statistics.screen:StatisticsScene",
    "learn": "scenes.learn.screen:LearnScene",
    "challenges": "scenes.challenges.screen:ChallengesScene",
    "workshop": "scenes.workshop.screen:WorkshopScene",
    "settings": "scenes.settings.screen:SettingsOverlay",
    "rules": "scenes.rules.screen:RulesOverlay",
    "replay": "scenes.replay.screen:ReplayScene",
    "review": "scenes.replay.review:ReviewOverlay",
    "look-back": "scenes.replay.screen:LookBack",
    "look": "scenes.replay.look:LookScene",
    "table": "scenes.table.guide:table_of",
    "confirm": "scenes.overlays.confirm:ConfirmOverlay",
    "record": "scenes.overlays.record:RecordOverlay",
    "error": "scenes.overlays.error:ErrorOverlay",
    "keys": "scenes.overlays.keys:KeysOverlay",
}


def make(host: Host, name: str, *args: Any) -> Scene:
    """The scene of that name, not opened yet; `args` are those of its class after the program."""
    module, _, attribute = ROUTES[name].partition(":")
    scene: Scene = getattr(importlib.import_module(module), attribute)(host, *args)
    return scene


App.routes = staticmethod(make)
