"""The gallery of spirits: portrait, panel (growth, tracks, innate powers, special rules) as printed, unique powers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from scenes.app import game_list
from scenes.draw.cardparts import unstopped
from scenes.games.spirit_island.art.portrait import portrait
from scenes.games.spirit_island.cards import power
from scenes.games.spirit_island.painted import Acts, InnateHead, Level, OpenTrack
from scenes.games.spirit_island.strips import short_strip
from scenes.setup.gallery import Exhibit, Gallery, Shown
from scenes.table import painted as p
from scenes.table.rows import Row

if TYPE_CHECKING:
    from scenes.setup.forms import SetupPage

TRACKS = ("energy", "plays")


@dataclass(frozen=True)
class PortraitPicture:
    """A spirit's portrait as the picture of an exhibit."""

    spirit: str
    elements: tuple[str, ...]

    def surface(self, size: tuple[int, int], radius: float, frame: float) -> pygame.Surface:
        """Drawn at that size; it has a frame of its own."""
        return portrait(self.spirit, self.elements, size, radius)


class Choosing(Protocol):
    """The form whose seats choose."""

    scene: SetupPage

    def spirits(self) -> tuple[game_list.SpiritEntry, ...]: ...
    def rate(self, spirits: list[str]) -> tuple[int, int]: ...


class SpiritGallery(Gallery):
    """All spirits that may come; whoever is in hand takes one that nobody has."""

    chooses = seats = True

    def __init__(self, form: Choosing) -> None:
        self.form, self.scene = form, form.scene
        self._panels: dict[tuple[str, str, bool], tuple[Row, ...]] = {}  # language, spirit, whether there is little height
        self._cards: dict[tuple[str, str], list[Shown]] = {}

    @property
    def t(self) -> Callable[..., str]:
        """A message."""
        return self.scene.t

    def name(self) -> str:
        return self.t("setup-gallery")

    def title(self) -> str:
        seat = self.scene.seats[self.scene.shown]
        who = seat["name"].strip() or self.scene.usual_name(self.scene.shown)
        return self.t("setup-choose-spirit", who=who)

    def exhibits(self) -> Sequence[Exhibit]:
        return [
            Exhibit(
                entry.id, self.t(f"name-spirit-{entry.id}"), PortraitPicture(entry.id, entry.elements),
                self.t(f"plays-spirit-{entry.id}") if self.scene.app.words.has(f"plays-spirit-{entry.id}") else "",
                entry.elements, self.t("setup-complexity", level=self.t(f"ui-level-{entry.complexity or 'low'}")),
                self.form.rate([entry.id]) if self.form.scene.most < 4 else (0, 0),  # with adversaries: beside the difficulty
            )
            for entry in self.form.spirits()
        ]  # fmt: skip

    def chosen(self) -> str:
        return self.scene.seats[self.scene.shown]["spirit"]

    def owner(self, which: str) -> tuple[str, str]:
        for n, seat in enumerate(self.scene.seats):
            if seat["spirit"] == which:
                return seat["name"].strip() or self.scene.usual_name(n), seat["colour"]
        return "", ""

    def choose(self, which: str) -> None:
        self.scene.put(self.scene.shown, "spirit", which)

    # -- one of them -------------------------------------------------------------------------------
    def panel(self, which: str, low: bool = False) -> tuple[Row, ...]:
        made = self.scene.app.lang, which, low
        if made not in self._panels:
            self._panels[made] = self._panel(which, low)
        return self._panels[made]

    def _texts(self) -> Any:
        return game_list.texts_for(self.scene.game.id, self.scene.app.words)

    def _panel(self, which: str, low: bool) -> tuple[Row, ...]:
        texts, t = self._texts(), self.t
        said, spoken = texts.spirit(which), texts.spoken.spirit(which)
        growth = Row(
            t("table-growth"), head=True, remark=t("table-growth-note"), gap=4,
            cells=tuple(
                Row(t("table-growth-row", n=n + 1), texts.plain(told), role="row", box="row",
                    paint=p.Line(line, high=29) if low else Acts(tuple(map(tuple, acts)), line))
                for n, (line, acts, told) in enumerate(zip(said.growth, said.growth_items, spoken.growth, strict=True))
            ),
        )  # fmt: skip
        tracks = [
            Row(t(f"table-track-{track}"), ", ".join(told for _, told in said.tracks[track]), head=True,
                paint=OpenTrack(tuple(label for label, _ in said.tracks[track]), len(said.tracks[track]), ""))
            for track in TRACKS
        ]  # fmt: skip
        rules = [
            Row(title, texts.plain(told), head=True, paint=p.Paragraph(text, 16, "serif"))
            for (title, text), (_, told) in zip(said.special_rules, spoken.special_rules, strict=True)
        ]
        written = texts.box.raw["spirit"][which].get("innates", ())
        innates = [self._innate(texts, *one) for one in zip(said.innates, spoken.innates, written, strict=True)]
        return (growth, *tracks, *rules, *innates)

    def _innate(self, texts: Any, said: Any, spoken: Any, raw: Any) -> Row:
        strips = (said.strip, short_strip(self, raw) or said.strip)
        cells = []
        for n, ((need, text), (_, told)) in enumerate(zip(said.levels, spoken.levels, strict=True), 1):
            needs = self._needs(need)
            shown = tuple((element, count, True) for element, count in need.items())
            cells.append(Row(self.t("table-level", name=said.title, n=n), f"{needs}: {texts.plain(told)}", role="row", box="row",
                             paint=Level(shown, unstopped(text).removesuffix("."))))  # fmt: skip
        return Row(said.title, texts.plain(spoken.strip), gap=3, paint=InnateHead(said.title, said.speed, strips),
                   cells=tuple(cells))  # fmt: skip

    def _needs(self, need: Mapping[str, int]) -> str:
        """The elements of a threshold in words."""
        return ", ".join(self.t("table-element-n", n=count, element=self.t(f"icon-{element}")) for element, count in need.items())

    def cards(self, which: str) -> Sequence[Shown]:
        made = self.scene.app.lang, which
        if made not in self._cards:
            texts = self._texts()
            raw = [card for card in texts.box.raw["card"].values() if card.get("spirit") == which and card["deck"] == "unique"]
            self._cards[made] = [self._shown(texts, card) for card in raw]
        return self._cards[made]

    def _shown(self, texts: Any, raw: Any) -> Shown:
        card = str(raw["id"])
        said = texts.spoken.card(card)
        facts = self.t("table-card-power", cost=raw["cost"], speed=self.t(f"speed-{raw['speed']}"))
        needs = [f"{self._needs(need)}: {do}" for need, do in said.thresholds]
        parts = [facts, said.target_strip, *said.paragraphs, *needs]
        told = [part.strip().removesuffix(".") for part in parts if part]
        words = texts.plain(". ".join(part[:1].upper() + part[1:] for part in told)) + "."
        return Shown(power(card, texts.card(card), raw, None, short_strip(self, raw)), words)
