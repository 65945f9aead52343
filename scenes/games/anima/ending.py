"""How a game of Anima ends on the screen: the last night, the winner's group before the final mission, the others behind it;
where nobody has won, all of them under a black sun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.draw import discs, paper, svg
from scenes.draw.svg import circle
from scenes.games.anima.art import inks
from scenes.games.anima.art.pictures import Back, Banner, MissionPicture, Portrait, night
from scenes.games.anima.art.sheet import Picture, Size, View, around
from scenes.games.anima.pieces import mission_of, portrait_of
from scenes.scoring.finale import LOSS, WIN, Board, Finale, Flight, Tally

if TYPE_CHECKING:
    from scenes.scoring.summary import EndedGame
    from scenes.table.model import GameModel

MARGIN = 22.0  # paper round the picture
MOST = 4  # characters of a group: so wide is each
FRONT, ALONE, BEHIND, LOST = 0.35, 0.43, 0.15, 0.36  # heights of portraits: the winner's, the others', where nobody has won
LINES = {FRONT: 0.955, BEHIND: 0.555, LOST: 0.9}  # where their feet are
SHAPE = 0.8  # a portrait's width to its height
DARK = (10, 8, 20, 150)


@dataclass(frozen=True)
class Party:
    """A group at the end: "" for a character that lies face down; the main missions it has done."""

    seat: str
    colour: str
    members: tuple[Portrait | None, ...]
    missions: tuple[MissionPicture, ...] = ()


@dataclass(frozen=True)
class BlackSun(Picture):
    """What breaks free: a black sun with a rim of embers. 100 x 100 units."""

    def view(self, size: Size) -> View:
        return around(View(0, 0, 100, 100), size)

    def drawn(self, view: View) -> str:
        out = "".join(circle(50, 50, 30 + n * 2.6, inks.EMBER, opacity=0.06 + 0.012 * (8 - n)) for n in range(8, 0, -1))
        return out + circle(50, 50, 30.5, inks.RIM) + circle(50, 50, 28.6, inks.FIGURE) + circle(47, 47, 25, inks.DEEP)


class LastNight:
    """The last position: `front` is the group that has won, None where nobody has; `final` the mission it has won by."""

    crowd = 0

    def __init__(self, front: Party | None, others: tuple[Party, ...], final: MissionPicture | None) -> None:
        self.front, self.others, self.final = front, others, final

    def paint(self, size: tuple[int, int], scale: float, mood: str) -> Board:
        """All of the night that fits, on a sheet of its own."""
        pad = round(MARGIN * scale)
        inner = pygame.Rect(pad, pad, max(1, size[0] - 2 * pad), max(1, size[1] - 2 * pad))
        out = svg.blank(size)
        paper.sheet(out, out.get_rect(), scale, MARGIN, 5)
        out.blit(night(inner.size), inner)
        spots: dict[str, tuple[int, int]] = {}
        if self.front is None:
            self._sun(out, inner)
            self._line(out, inner, LOST, spots, scale)
            veil = pygame.Surface(inner.size, pygame.SRCALPHA, 32)
            veil.fill(DARK)
            veil.set_alpha(110)
            out.blit(veil, inner)
        else:
            self._line(out, inner, BEHIND, spots, scale)
            self._mission(out, inner, scale)
            self._first(out, inner, spots, scale)
        pygame.draw.rect(out, "#2B2A33", inner.inflate(4, 4), max(1, round(2 * scale)))
        return Board(out, (), spots, ships=False)  # nobody sails in this night

    @staticmethod
    def _sun(out: pygame.Surface, inner: pygame.Rect) -> None:
        side = round(min(inner.w, inner.h) * 0.72)
        out.blit(BlackSun().surface((side, side), 0, 0), (inner.centerx - side // 2, round(inner.y - side * 0.06)))

    def _mission(self, out: pygame.Surface, inner: pygame.Rect, scale: float) -> None:
        """The final mission in the sky, over the others."""
        if self.final is None:
            return
        high = round(inner.h * (0.34 if self.others else 0.42))
        box = pygame.Rect(0, 0, min(round(high * 1.9), round(inner.w * 0.8)), high)
        box.midtop = inner.centerx, inner.y + round(inner.h * 0.045)
        out.blit(self.final.surface(box.size, 8 * scale, 2.4 * scale), box)

    def _line(
        self, out: pygame.Surface, inner: pygame.Rect, share: float, spots: dict[str, tuple[int, int]], scale: float
    ) -> None:
        """Groups side by side, each as wide as a full one."""
        if not self.others:
            return
        slot = inner.w / len(self.others)
        high = round(min(inner.h * share, slot * 0.92 / MOST / SHAPE))
        foot = inner.y + round(inner.h * LINES[share])
        for n, party in enumerate(self.others):
            middle = round(inner.x + slot * (n + 0.5))
            _people(out, party, (middle, foot), high, scale)
            spots[f"group:{party.seat}"] = _disc(out, party.colour, (middle, foot), round(high * 0.36))

    def _first(self, out: pygame.Surface, inner: pygame.Rect, spots: dict[str, tuple[int, int]], scale: float) -> None:
        """The winner's group with its banner before it, and the missions it has done."""
        party = self.front
        assert party is not None
        high = round(min(inner.h * (FRONT if self.others else ALONE), inner.w * 0.62 / MOST / SHAPE))
        foot = inner.y + round(inner.h * LINES[FRONT])
        people = _people(out, party, (inner.centerx, foot), high, scale)
        flag = Banner(party.colour).surface((round(high * 0.62), round(high * 1.2)))
        out.blit(flag, flag.get_rect(bottomright=(people.x - round(high * 0.08), foot)))
        wide = round(high * 0.72)
        box = pygame.Rect(people.right + round(high * 0.12), foot - high, wide, round(high * 0.46))
        for mission in party.missions[:2]:
            out.blit(mission.surface(box.size, 5 * scale, 1.6 * scale), box)
            box.y = foot - box.h
        spots[f"group:{party.seat}"] = people.centerx, foot - round(high * 0.12)


def _people(out: pygame.Surface, party: Party, foot: tuple[int, int], high: int, scale: float) -> pygame.Rect:
    """The portraits of a group in a line, their feet on a point in the middle; where they are."""
    wide, gap = round(high * SHAPE), max(2, round(high * 0.04))
    count = max(1, len(party.members))
    room = pygame.Rect(0, 0, count * wide + (count - 1) * gap, high)
    room.midbottom = foot
    for n, member in enumerate(party.members):
        box = pygame.Rect(room.x + n * (wide + gap), room.y, wide, high)
        picture: Picture = Back() if member is None else member
        out.blit(picture.surface(box.size, 6 * scale, 2 * scale), box)
    return room


def _disc(out: pygame.Surface, colour: str, at: tuple[int, int], side: int) -> tuple[int, int]:
    """A player's disc; where its middle is."""
    made = discs.disc(colour, side)
    out.blit(made, made.get_rect(center=at))
    return at


def last_night(model: GameModel) -> LastNight | None:
    """What the ending shows, read now; None while there are no groups."""
    view, box, result = model.view, model.rules.box, model.session.result
    winners = result.winners if result is not None else ()

    def party(seat: str) -> Party:
        members = tuple([None if view.down.get(card, 0) else portrait_of(box, card) for card in view.group[seat]])
        done = tuple([mission_of(box, one) for one in view.done[seat] if one != view.final])
        return Party(seat, model.colours[seat], members, done)

    if not all(view.group.get(seat) for seat in view.seats):
        return None
    front = next((party(seat) for seat in view.seats if seat in winners), None)
    others = tuple([party(seat) for seat in model.facts.running_order(view) if front is None or seat != front.seat])
    return LastNight(front, others, mission_of(box, view.final) if view.final else None)


def finale(ended: EndedGame) -> Finale:
    """The missions of each, the winner's first; they come from the groups."""
    result, done = ended.session.result, ended.state.done
    winners = result.winners if result is not None else ()
    order = sorted(ended.who, key=lambda seat: (seat not in winners, -len(done[seat])))
    tallies = [Tally("mission", ended.names[seat], len(done[seat]), _last(ended, seat), ended.colours[seat]) for seat in order]
    flights = [Flight(f"group:{seat}", n, len(done[seat]), ended.colours[seat]) for n, seat in enumerate(order) if done[seat]]
    mood = LOSS if not winners else WIN if len(order) == 1 else ended.mood()
    turns = Tally("time", ended.t("score-turns"), ended.state.turn)
    return Finale(mood, seal=ended.seal(), tallies=(*tallies, turns), flights=tuple(flights))


def _last(ended: EndedGame, seat: str) -> str:
    """What the figure counts, and how strong the group is."""
    facts = ended.session.rules.facts
    strength = facts.strength(ended.state, seat)
    return f"{ended.t('anima-table-missions')} · {ended.t('anima-table-strength')} {strength}"
