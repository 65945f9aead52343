"""The set-up of Small Islands: as of any game of rivals; alone, Alexis is chosen from a gallery of his cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scenes.app import game_list
from scenes.games.small_islands.cards import card_of
from scenes.setup.forms import RivalForm, SetupPage
from scenes.setup.gallery import Exhibit, Gallery, Shown

OPTION = "alexis"  # of the set-up: which of his cards is played against


class AlexisGallery(Gallery):
    """His cards, each an opponent of another strength."""

    chooses = True

    def __init__(self, scene: SetupPage) -> None:
        self.scene = scene
        rules: Any = game_list.rules_for(scene.game.id)
        self.box = rules.box

    def name(self) -> str:
        return self.scene.t("isles-gallery-name")

    def title(self) -> str:
        return self.scene.t("isles-gallery-title")

    def _texts(self) -> Any:
        return game_list.texts_for(self.scene.game.id, self.scene.app.words)

    def exhibits(self) -> Sequence[Exhibit]:
        texts, out = self._texts(), []
        for card in self.box.alexis_cards:
            spec = card_of(self.box, texts, self.scene.t, card)
            assert spec.picture is not None, "each of his cards has one"
            out.append(Exhibit(card, spec.title, spec.picture, texts.plain(texts.alexis(card).figures)))
        return out

    def cards(self, which: str) -> Sequence[Shown]:
        texts = self._texts()
        spec = card_of(self.box, texts, self.scene.t, which)
        return [Shown(spec, texts.plain(" ".join(f"{half.head}: {half.text}" for half in spec.halves())))]

    def chosen(self) -> str:
        return str(self.scene.options[OPTION])

    def choose(self, which: str) -> None:
        self.scene.set_option(OPTION, which)


class IslesForm(RivalForm):
    """Alexis is chosen where he plays."""

    def __init__(self, scene: SetupPage) -> None:
        super().__init__(scene)
        self._gallery = AlexisGallery(scene)

    @property
    def gallery(self) -> Gallery | None:
        return self._gallery if any(choice.id == OPTION for choice in self.scene.offered()) else None
