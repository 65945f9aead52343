"""How a game of Small Islands ends on the screen: the chart, and what each island has brought to whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pygame

from game.core.engine.key import Key
from scenes.draw import paper, svg
from scenes.games.small_islands.art.archipelago import Map, Scene
from scenes.games.small_islands.art.land import Place
from scenes.games.small_islands.art.outlines import Outline
from scenes.games.small_islands.art.tile import Tile
from scenes.scoring.finale import Board as Shown
from scenes.scoring.finale import Finale, Flight, Tally
from scenes.scoring.moments import Happening, happened

if TYPE_CHECKING:
    from scenes.scoring.summary import EndedGame

ALEXIS = "alexis"
MARGIN = 22.0  # paper round the chart
Region = tuple[int, int, int, int]


class Archipelago:
    """The last chart: tiles, islands that have brought points, the heart of each by its key."""

    crowd = 0

    def __init__(
        self, laid: Mapping[Place, Tile], bounds: Region, outlines: tuple[Outline, ...], hearts: Mapping[str, tuple[float, float]]
    ) -> None:
        self.laid, self.bounds, self.outlines, self.hearts = laid, bounds, outlines, hearts

    def paint(self, size: tuple[int, int], scale: float, mood: str) -> Shown:
        """All that was laid, as large as it fits, on a sheet of its own."""
        columns, rows = [at[0] for at in self.laid], [at[1] for at in self.laid]
        left, top, across, down = self.bounds
        west, north = max(left, min(columns) - 1), max(top, min(rows) - 1)
        east, south = min(left + across - 1, max(columns) + 1), min(top + down - 1, max(rows) + 1)
        region = west, north, east - west + 1, south - north + 1
        pad = round(MARGIN * scale)
        room = size[0] - 2 * pad, size[1] - 2 * pad
        cell = min(room[0] / region[2], room[1] / region[3])
        inner = min(room[0], round(cell * max(region[2], region[3] * 1.2))), min(room[1], round(cell * region[3]))
        chart = Map(inner, scale)
        chart.show_all(region)
        picture = chart.compose(Scene(dict(self.laid), self.bounds, outlines=self.outlines))
        out = svg.blank((inner[0] + 2 * pad, inner[1] + 2 * pad))
        paper.sheet(out, out.get_rect(), scale, MARGIN, 5)
        out.blit(picture, (pad, pad))
        pygame.draw.rect(out, "#2B2A33", pygame.Rect((pad, pad), inner).inflate(4, 4), max(1, round(2 * scale)))
        z, x, y = chart.view
        spots = {key: (round(pad + x + a * z), round(pad + y + b * z)) for key, (a, b) in self.hearts.items()}
        return Shown(out, (), spots)


def earned(session: Any, facts: Any, view: Any, events: list[Happening] | None = None) -> dict[tuple[str, str], int]:
    """(key of an island of the last chart, seat) -> points that its houses have brought: islands may have grown since."""
    at = {area: facts.island_key(view, island) for island in facts.islands(view) for area in island.areas}
    found: dict[tuple[str, str], int] = {}
    for event in events if events is not None else happened(session):
        where = tuple(event.fields["at"]) if event.kind == "scored" and event.fields["at"] else ()
        if where in at:
            key = (at[where], str(event.fields["seat"]))
            found[key] = found.get(key, 0) + int(event.fields["points"])
    return found


def finale(ended: EndedGame) -> Finale:
    """The points of each, counted up as they fly in from the islands."""
    s, facts = ended.state, ended.session.rules.facts
    ranked = sorted(ended.who, key=lambda who: -s.points.get(who, 0))
    tallies = [Tally("house", ended.names[who], s.points.get(who, 0), _from(ended, who), ended.colours[who]) for who in ranked]
    flights = tuple(
        Flight(spot, ranked.index(who), points, ended.colours[who])
        for (spot, who), points in sorted(earned(ended.session, facts, s, ended.events).items()) if points and who in ranked
    )  # fmt: skip
    return Finale(ended.mood(), seal=ended.seal(), tallies=(*tallies, ended.turn_tally()), had=_had(ended), flights=flights)


def _from(ended: EndedGame, who: str) -> str:
    """Where somebody's points come from, in a few words."""
    if who == ALEXIS:
        return ""
    parts = ended.session.rules.facts.scores(ended.state, who)
    return ended.t("isles-end-from", islands=parts.get("reward", 0), rest=parts.get("discovery", 0) + parts.get("ports", 0))


def _had(ended: EndedGame) -> str:
    """The most points that a person passed up when houses were built: they follow from the position of then alone. Else by how
    much the victory was missed."""
    session, facts, best = ended.session, ended.session.rules.facts, (0, "", "", 0)
    for at, entry in enumerate(session.log):
        if entry.key != "done" or entry.auto or session.control(entry.seat) != "human":
            continue
        state = session.state_before(at)
        decision = session.rules.decision(state)
        part = decision.for_seat(entry.seat) if decision is not None else None
        keys = {key for key in part.keys() if Key.of(key).kind == "island"} if part is not None else set()
        for promise in facts.promises(state, entry.seat) if keys else ():
            points = promise.worth.points if promise.worth is not None else 0
            if points > best[0] and facts.island_key(state, promise.island) in keys:
                letter = str(ended.texts.isle(facts.island_number(state, promise.island)))
                best = points, ended.names[entry.seat], letter, state.round
    if best[0]:
        return ended.t("isles-end-had", n=best[0], who=best[1], isle=best[2], round=best[3])
    ranked = sorted(ended.who, key=lambda who: -ended.state.points.get(who, 0))
    if len(ranked) < 2:
        return ""
    short = ended.state.points.get(ranked[0], 0) - ended.state.points.get(ranked[1], 0)
    return ended.t("isles-end-short", n=short + 1, who=ended.names[ranked[1]]) if short else ""
