"""What everything on this game's table is and does: made when somebody asks, from what the seat at the table may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.core.engine.key import Key
from game.rice_paddy.terms import EMPTY, FARM
from scenes.games.rice_paddy import painted
from scenes.games.rice_paddy.work import explained
from scenes.table.about import About

if TYPE_CHECKING:
    from scenes.table.model import GameModel


class Abouts:
    """Things of the map (`hex:B1`, `rock:B1`, `paddy:2`, `paddy:p1/2`, `farm:p1`) and names that rows give (`aim:t05`,
    `spirits:p0`, `goods:laborer`, `figure:laborers`)."""

    def __init__(self, model: GameModel) -> None:
        self.model = model

    def about(self, key: Key) -> About | None:
        made: dict[str, Callable[[Key], About | None]] = {
            "hex": self._hex, "rock": self._rock, "paddy": self._paddy, "farm": self._farm, "aim": self._aim,
            "tile": self._aim, "spirits": self._spirits, "goods": self._goods, "buy": self._goods, "figure": self._figure,
            "action": self._action, "phase": self._phase,
        }  # fmt: skip
        return made[key.kind](key) if key.kind in made else None

    # -- on the map ----------------------------------------------------------------------------
    def _hex(self, key: Key) -> About:
        t, view, seat, name = self.model.t, self.model.view, self.model.seat, key.first
        lines = [t("rice-about-field")]
        if name in view.magic[seat]:
            lines.append(t("rice-about-magic"))
        if name in view.rocks[seat]:
            lines.append(t("rice-about-rock"))
        if name in view.site[seat]:
            need = self.model.facts.sections_needed(view, seat, view.site[seat])
            lines.append(t("rice-about-site", n=need))
        return About(t("rice-table-hex-name", hex=name), tuple(lines))

    def _rock(self, key: Key) -> About:
        return About(self.model.t("rice-table-rock-name", hex=key.first), (self.model.t("rice-about-rock"),))

    def _paddy(self, key: Key) -> About | None:
        """Its water and rice, what it would pay now, what the coming flood makes of it."""
        model, t, view, facts = self.model, self.model.t, self.model.view, self.model.facts
        seat = key.first if len(key.parts) == 2 else model.seat
        at = (key.number or 0) - 1
        if seat not in view.lands or not 0 <= at < len(view.lands[seat]):
            return None
        lines = [t("rice-table-water", n=view.water[seat][at], of=facts.capacity(view, seat, at))]
        crop = view.crop[seat][at]
        lines.append(t(f"rice-about-crop-{crop}"))
        if view.fertilized[seat][at]:
            lines.append(t("rice-about-fertilized"))
        worth = facts.harvest_worth(view, seat, at)
        if worth is not None and crop != EMPTY:
            lines.append(f"{t('rice-about-pays', n=worth.rice)}: {t(f'rice-told-row-{worth.row}')}")
        coming = facts.flood_forecast(view, seat).get(seat)
        if coming is not None:
            lines.append(t("rice-about-flood", n=coming.water[at]))
        title = t("rice-table-paddy", n=at + 1)
        return About(title if seat == model.seat else f"{model.names[seat]}: {title}", tuple(lines))

    def _farm(self, key: Key) -> About:
        model, t, view, seat = self.model, self.model.t, self.model.view, key.first
        title = t("rice-table-spirit-farm") if seat == FARM else model.names[seat]
        has = t("rice-table-farm-has", n=painted.reservoir_of(view, seat), paddies=len(view.lands.get(seat, ())))
        line = model.facts.running_order(view)
        lines = [has, t("rice-told-place", n=line.index(seat) + 1)] if seat in line else [has]
        coming = model.facts.flood_forecast(view, seat).get(seat)
        if coming is not None:
            lines.append(t("rice-about-farm-flood", n=sum(coming.water), on=coming.passes))
        return About(title, tuple(lines))

    # -- on panels -----------------------------------------------------------------------------
    def _aim(self, key: Key) -> About | None:
        """A tile: its goal, how far the seat is, what it pays."""
        model, t = self.model, self.model.t
        tile = key.parts[-1]
        if tile not in model.rules.box.tiles:
            return None
        item = model.rules.box.tiles[tile]
        aim = next((aim for aim in model.facts.aims(model.view, model.seat) if aim.tile == tile), None)
        lines = [t("rice-table-pays", n=item.rice), t("rice-about-deed" if item.kind == "deed" else "rice-about-state")]
        if aim is not None:
            have = model.joined(str(have) for _, have, _, _ in aim.parts)
            lines.append(t("rice-table-met") if aim.met else t("rice-about-have", n=have))
        return About(model.wording.texts.goal(tile), tuple(lines))

    def _spirits(self, key: Key) -> About:
        """Who acts for a seat, with what each does."""
        model, seat = self.model, key.first
        title, cards = model.screen.cards.of_seat(seat)
        lines = []
        for card in cards:
            name, when, text = model.wording.texts.card(Key.of(card).parts[-1])
            lines.append(f"{model.screen.cards.name(card)} ({when}): {model.wording.plain(text)}")
        return About(title, tuple(lines))

    def _goods(self, key: Key) -> About:
        t, figures = self.model.t, self.model.rules.box.figures
        what = key.first
        if what == "tax":
            return About(t("rice-table-tax"), (t("rice-about-tax"),))
        more = (t("rice-about-taxed"),)
        if what == "laborer":
            cost: Any = figures["section"]["laborers"]
            return About(t("rice-table-buy-laborer"), (t("rice-about-laborer", n=cost, harvest=figures["harvest"]), *more))
        return About(t("rice-table-buy-livestock"), (t("rice-about-livestock"), *more))

    def _action(self, key: Key) -> About:
        """A farm action, or the table that a harvest is paid by."""
        step = key.first
        name = f"rice-table-act-{step}" if step != "harvest-table" else "rice-table-harvest-table"
        return About(self.model.t(name), tuple(explained(self.model, step)))

    def _phase(self, key: Key) -> About:
        """What is done in a phase."""
        texts = self.model.wording.texts
        return About(texts.phase(key.first), (self.model.wording.plain(texts.phase_hint(key.first)),))

    def _figure(self, key: Key) -> About:
        t, figures = self.model.t, self.model.rules.box.figures
        if key.first == "laborers":
            words = t("rice-about-laborer", n=figures["section"]["laborers"], harvest=figures["harvest"])
        elif key.first == "livestock":
            words = t("rice-about-livestock")
        else:
            words = t("rice-about-sections", n=figures["sections"])
        return About(t(f"rice-table-{key.first}"), (words,))
