"""What everything on this game's table is and counts for: made when somebody asks, from what the seat at the table may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.core.engine.key import Key
from game.small_islands.terms import RESOURCES
from scenes.games.small_islands import objectives, tiles
from scenes.games.small_islands.held import cell_of
from scenes.table.about import About

if TYPE_CHECKING:
    from scenes.games.small_islands.board import Board
    from scenes.table.model import GameModel

GOALS = {"current": "isles-goal-short", "next": "isles-goal-next-short"}


class Abouts:
    """Names of things: `island:1,0`, `on:1,0/2` (what stands on a tile, by its number), `tile:hand/0`, and those that rows give:
    `houses:p0/isles-reserve`, `tokens:p0`, `ship-of:p0`, `points:p0`, `discovery:p0`, `stacks`, `ships`."""

    def __init__(self, model: GameModel, board: Board) -> None:
        self.model, self.board = model, board

    def about(self, key: Key) -> About | None:
        if key.kind == "island":
            island = self.board.islands.named(str(key))
            return self._island(island) if island is not None else None
        made: dict[str, Callable[[str], About | None]] = {
            "on": self._thing, "houses": self._houses, "tokens": self._tokens, "ship-of": self._ship, "points": self._points,
            "discovery": self._discovery, "stacks": self._stacks, "ships": self._ships,
        }  # fmt: skip
        return made[key.kind](key.rest) if key.kind in made else None

    # -- on the chart --------------------------------------------------------------------------
    def _island(self, island: Any) -> About:
        """An island: what is counted on it, and what a house there would pay by the objectives that the seat knows."""
        islands = self.board.islands
        return About(islands.name(island), (islands.words(island), *filter(None, (self._goal(island, which) for which in GOALS))))

    def _goal(self, island: Any, which: str) -> str:
        model, t = self.model, self.model.t
        found = objectives.promise(model, which, model.seat, island)
        if found is None:
            return ""
        goal = t(GOALS[which])
        if not found.met:
            lacks = objectives.lacks(model, which, island)
            return f"{goal}: {t('isles-goal-lacks', what=lacks) if lacks else t('isles-goal-not-met')}"
        if found.why is not None:
            return f"{goal}: {t('isles-about-but', why=model.wording.reason(found.why))}"
        if found.worth is None or found.worth.drawn:
            return f"{goal}: {t('isles-about-met-open')}"
        return f"{goal}: {t('isles-about-met', n=found.worth.points)}"

    def _thing(self, which: str) -> About | None:
        """A symbol, a house or its site, a token, a ship."""
        model, t, board = self.model, self.model.t, self.board
        where, _, number = which.partition("/")
        cell = cell_of(f"cell:{where}")
        tile = board.scene.tiles.get(cell)
        if tile is None or int(number) >= len(tile.things):
            return None
        thing = tile.things[int(number)]
        if thing.kind == "ship":
            return self._sailed(cell)
        if thing.kind == "site":
            return About(t("icon-site"), (t("isles-about-site"),))
        if thing.kind == "house":
            column, row = cell
            area, _, n = thing.key.removeprefix("site:").partition("/")
            who = model.view.houses.get((column, row, int(area), int(n)), "")
            return About(f"{t('icon-house')}: {tiles.name_of(model, who)}", (t("isles-about-house"),))
        lines = [t("isles-about-resource") if thing.what in RESOURCES else t(f"isles-about-{thing.what}", n=self._port_points())]
        spot = thing.key.removeprefix("spot:")
        owner = model.view.tokens.get((*cell, int(spot)), ("", ""))[0] if spot.isdigit() else ""
        if owner:
            lines.insert(0, t("isles-about-token", who=tiles.name_of(model, owner)))
        return About(t(f"icon-{thing.what}"), tuple(lines))

    def _port_points(self) -> int:
        return int(self.model.rules.box.figures["port_points"])

    def _sailed(self, cell: tuple[int, int]) -> About:
        """A ship on the chart."""
        model, t = self.model, self.model.t
        who = model.view.ships.get(cell, tiles.GREY)
        if who == tiles.GREY:
            return About(t("isle-ship-grey"), (t("isles-ship-grey-scores"),))
        around = model.facts.standing(model.view, who).ports if who in model.names else 0
        lines = (model.wording.plain(t("isles-ship-out", n=around)),) if who in model.names else ()
        return About(f"{t('icon-ship')}: {tiles.name_of(model, who)}", lines)

    # -- rows ----------------------------------------------------------------------------------
    def _houses(self, which: str) -> About:
        model, t = self.model, self.model.t
        seat, _, msg = which.partition("/")
        hand = msg == "isles-in-hand"
        held = model.view.houses_hand if hand else model.view.houses_reserve
        title = f"{t('isles-houses')}, {t(msg)}: {held.get(seat, 0)}"
        return About(title, (t("isles-about-hand" if hand else "isles-about-reserve"),))

    def _tokens(self, seat: str) -> About:
        model, t = self.model, self.model.t
        left = [t(f"icon-{face}") for face in model.view.tokens_left.get(seat, ())]
        helped = t("isles-token-help").replace("<port> ", "").splitlines()  # the picture stands before its own word
        return About(f"{t('isles-tokens')}: {model.joined(left) or t('table-none')}", (*helped, t("isles-about-tokens")))

    def _ship(self, seat: str) -> About:
        model, t = self.model, self.model.t
        if seat in model.view.ships_left:
            return About(t("isles-ship"), (t("isles-about-ship", n=self._port_points()), *self._landing()))
        return About(t("isles-ship"), (model.wording.plain(t("isles-ship-out", n=model.facts.standing(model.view, seat).ports)),))

    def _points(self, seat: str) -> About:
        model, t = self.model, self.model.t
        n = model.view.points.get(seat, 0)
        return About(f"{model.names[seat]}: {t('isle-count-point', n=n)}", (t("isles-about-points"),))

    def _discovery(self, seat: str) -> About:
        t, n = self.model.t, len(self.model.view.discovery.get(seat, ()))
        values = self.model.rules.box.figures["discovery"]
        return About(t("isle-count-discovery", n=n), (t("isles-about-discovery", low=min(values), high=max(values)),))

    def _stacks(self, _: str) -> About:
        t, view = self.model.t, self.model.view
        title = f"{t('isles-navigation')}: {t('isle-count-tile', n=len(view.navigation))}"
        lines = [t("isles-about-navigation"), t("isles-about-reserve-tiles", n=len(view.reserve))]
        return About(title, (*lines, *self._landing()))

    def _ships(self, _: str) -> About:
        model, t, view = self.model, self.model.t, self.model.view
        lines = [
            f"{t('isle-ship-grey') if who == tiles.GREY else tiles.name_of(model, who)}: {t('isles-ship-free')}"
            for who in view.ships_left
        ]
        return About(t("isles-ships"), (t("isles-about-ships"), *lines, *self._landing()))

    def _landing(self) -> list[str]:
        """Once anyone may land: what it would bring the seat at the table by its own objective."""
        t, found = self.model.t, objectives.landing(self.model)
        if found is None:
            return []
        then = objectives.ships_then(self.model, found.ships)
        if not found.islands:
            return [t("isles-about-landing-none"), t("isles-about-lander"), then]
        islands, points = t("isle-count-island", n=found.islands), t("isle-count-point", n=found.points)
        if found.kept:
            points = self.model.joined((points, t("isle-count-discovery", n=found.kept)))
        return [t("isles-about-landing", islands=islands, points=points), t("isles-about-lander"), then]
