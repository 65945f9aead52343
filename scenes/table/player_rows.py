"""Rows about players: the head of one's own panel, the box of another, pieces with their numbers on its rail."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scenes.table.painted import Beside, Folded, Line, Sized, Sprites, Stack
from scenes.table.players import OtherHead, PlayerHead, SmallHead
from scenes.table.rows import Fit, Painted, Row

if TYPE_CHECKING:
    from scenes.table.model import TableModel


LOW = 150.0  # a box of less design px has little room


class Person(NamedTuple):
    """Somebody at the table, a seat or not: colour id, name, and the figure that counts with its word; `short`: on a rail;
    `portrait`: shown in place of the disc."""

    colour: str
    name: str
    figure: str
    word: str
    short: str = ""
    portrait: Sized | None = None


def status(model: TableModel, seat: str) -> str:
    """A player's colour, and whether they are acting; nobody is while steps of the game are shown."""
    colour, decision = model.t(f"ui-colour-{model.colours[seat]}"), model.session.decision
    if decision is None or seat not in decision.seats or model.staged is not None:
        return colour
    if model.wording.texts.is_untold(decision.kind) and not (seat == model.seat and model.asked is not None):
        return colour  # who is asked for a reply shows nowhere
    own = seat == model.seat and len(decision.seats) == 1
    return model.t("table-status-turn" if own else "table-status-acts", colour=colour)


def clockwise(model: TableModel) -> list[str]:
    """The other seats, as they sit after the own one."""
    seats = list(model.view.seats)
    at = seats.index(model.seat)
    return [*seats[at + 1 :], *seats[:at]]


def own_row(model: TableModel, seat: str, person: Person, cells: tuple[Row, ...], corner: bool, least: float) -> Row:
    """The head of a seat's panel; `corner`: the button that closes an opened panel stands at its right."""
    line = status(model, seat)
    colour, _, turn = line.partition(" · ")
    plain = colour.partition(", ")[0]  # without its sign; the disc beside shows both
    lines = (line, f"{plain} · {turn}" if turn else plain, turn or plain)
    head = PlayerHead(person.colour, person.name, lines, person.figure, person.word, corner, person.short)
    told = f"{person.figure} {person.word}, {model.wording.plain(line)}"
    return Row(person.name, told, paint=head, cells=cells, role="heading", fit=Fit(least=least, column=1))


def other_row(
    person: Person, state: str, said: str, lines: tuple[Painted, ...], small: tuple[Painted, ...], least: float = 0
) -> Row:
    """The box of another player: the head with its `state`, then lines; `small`: those on a rail; `least`: its height before
    it grows. The game adds the key and what a click opens."""
    low = 0 < least < LOW
    head = OtherHead(person.colour, person.name, (state, state.partition(", ")[0]), person.figure, person.word, 43 if low else 52,
                     person.portrait)  # fmt: skip
    paint = Folded(Stack((head, *lines)), Stack((SmallHead(person.colour, person.name, person.figure, person.portrait), *small)))
    return Row(person.name, f"{person.figure} {person.word}, {said}", paint=paint, box="player", edge=person.colour,
               fit=Fit(least=least))  # fmt: skip


def numbered(*pairs: tuple[Sized, str]) -> Beside:
    """Small pieces with their numbers, on a rail."""
    parts: list[tuple[float, Painted]] = []
    for piece, said in pairs:
        parts += [(21.0, Sprites((piece,), 20, high=22)), (24.0, Line(said, size=15.5, face="sans-semi", high=22))]
    return Beside((*parts, (0.0, Line())), 4)


def captioned(*pairs: tuple[Sized, Line], side: float, high: float, gap: float = 0) -> Beside:
    """Pieces beside each other with a few words below each."""
    return Beside(tuple((0.0, Stack((Sprites((piece,), side, 0, high=high), line))) for piece, line in pairs), gap)
