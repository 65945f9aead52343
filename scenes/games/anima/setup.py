"""The set-up of Anima: seats, bots, mode and options as everywhere, and a gallery of the characters that may be met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scenes.app import game_list
from scenes.games.anima.cards import spec_of
from scenes.setup.forms import RivalForm, SetupPage
from scenes.setup.gallery import Exhibit, Gallery, Shown


class Characters(Gallery):
    """All characters: the groups get them by lot, so nobody chooses one."""

    def __init__(self, scene: SetupPage) -> None:
        self.scene = scene
        rules: Any = game_list.rules_for(scene.game.id)
        self.box = rules.box

    def name(self) -> str:
        return self.scene.t("anima-gallery-name")

    def title(self) -> str:
        return self.scene.t("anima-gallery-title")

    def _texts(self) -> Any:
        return game_list.texts_for(self.scene.game.id, self.scene.app.words)

    def exhibits(self) -> Sequence[Exhibit]:
        texts, out = self._texts(), []
        for card in self.box.deck("character"):
            spec = spec_of(self.box, texts, card)
            assert spec.picture is not None, "every character has a portrait"
            out.append(Exhibit(card, spec.title, spec.picture, texts.plain(spec.brief)))
        return out

    def cards(self, which: str) -> Sequence[Shown]:
        texts = self._texts()
        spec = spec_of(self.box, texts, which)
        return [Shown(spec, texts.plain(" ".join(spec.prose())))]


class AnimaForm(RivalForm):
    """The characters beside what every game of rivals asks."""

    def __init__(self, scene: SetupPage) -> None:
        super().__init__(scene)
        self._gallery = Characters(scene)

    @property
    def gallery(self) -> Gallery:
        return self._gallery
