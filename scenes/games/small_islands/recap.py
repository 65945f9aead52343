"""What the rewards of a round of Small Islands brought: objectives turned up, islands and their points, why nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine.decision import Event
from game.small_islands.events import EVENTS
from scenes.games.small_islands import objectives, tiles
from scenes.table.changes import BAD, GOOD
from scenes.table.recap import Recap, RecapColumn, RecapLine
from scenes.table.step import Step
from scenes.table.steps import StepTeller

ALEXIS = "alexis"


def of_rewards(told: StepTeller, ends: bool) -> Step | None:
    """The summary of the reward phase that ends here; `ends`: with it the game. None where there was none."""
    told_since = told.since("phase", "reward")
    if not told_since or any(event.kind == "first" for event in told_since):
        return None
    model, view, t = told.model, told.after, told.model.t
    order = model.facts.colours(view)
    start = order.index(view.lander) if view.lander in order else 0
    columns = tuple(_column(told, who, n, told_since) for n, who in enumerate((*order[start:], *order[:start]), 1))
    if ends:
        lines = told.lines()
        detail = lines[0] if lines else ""
    else:
        first = t("isles-recap-first", who=tiles.name_of(model, view.first), n=view.round + 1)
        detail = f"{first} · {t('isles-recap-ships', n=len(view.ships_left))}"
    seat = view.lander if view.lander in model.piece_colours else ""
    return Step(t("isles-recap", n=view.round), detail, recap=Recap(columns), seat=seat)


def _column(told: StepTeller, who: str, n: int, events: Sequence[Event]) -> RecapColumn:
    model, view, t = told.model, told.after, told.model.t
    mine = [(event.kind, EVENTS.read(event)) for event in events if event.args and event.args[0] == who and not event.to]
    won = sum(fields["points"] for kind, fields in mine if kind == "scored")
    now = view.points.get(who, 0)
    parts = [t("isles-recap-order", n=n), *([t("isles-recap-landed")] if who == view.lander else [])]
    cards = next((tuple(fields["cards"]) for kind, fields in mine if kind == "revealed"), ())
    lines = _alexis(told, mine) if who == ALEXIS else _lines(told, who, cards, mine)
    return RecapColumn(
        tiles.colour_of(model, who), tiles.name_of(model, who), " · ".join(parts), now - won, now,
        tuple(f"card:{card}" for card in cards), tuple(lines),
    )  # fmt: skip


def _lines(told: StepTeller, who: str, cards: tuple[str, ...], mine: list[tuple[str, dict[str, Any]]]) -> list[RecapLine]:
    """Islands that paid, those that meet the objective as well and why they did not, what else came in."""
    model, view, t = told.model, told.after, told.model.t
    facts = model.facts
    paid = _paid(told, mine)
    lines = [_line(told, island, points) for island, points in paid]
    drawn = sum(fields["n"] for kind, fields in mine if kind == "discovery" and fields["what"] == "kept")
    if drawn:
        lines.append(RecapLine(f"<discovery> {t('isles-recap-discovery', n=drawn)}", tone=GOOD))
    why = next((fields["why"] for kind, fields in mine if kind == "unmet"), "")
    if not paid and cards:
        said = {"mission": "isles-recap-none", "houses": "isles-recap-no-house"}.get(why, "isles-recap-none-built")
        lines.append(RecapLine(t(said), tone=BAD))
    for island in facts.islands(view):
        promise = facts.promise_by(view, who, island, cards)
        if not promise.met or any(island == one for one, _ in paid) or island.size < 2:
            continue
        said = "there" if who in island.houses else "full" if island.free <= 0 else "declined" if why != "houses" else ""
        if said:
            lines.append(RecapLine(t(f"isles-recap-{said}", isle=_name(told, island))))
    kept = view.next.get(who, ())
    if who == model.seat and not told_to_all(model) and objectives.known(kept) and view.ships_left and not view.ending:
        lines.append(RecapLine(t("isles-recap-kept", card=objectives.title_of(model, kept))))
    return lines


def told_to_all(model: Any) -> bool:
    """Whether more than one person looks at it: then what is kept in secret is left out."""
    return sum(model.human(seat) for seat in model.session.state.seats) > 1


def _alexis(told: StepTeller, mine: list[tuple[str, dict[str, Any]]]) -> list[RecapLine]:
    model = told.model
    said = model.wording.texts.alexis(told.after.alexis)
    paid = [_line(told, island, points) for island, points in _paid(told, mine)]
    return [*(paid or [RecapLine(model.t("isles-recap-none-built"), tone=BAD)]), RecapLine(str(said.houses))]


def _line(told: StepTeller, island: Any, points: int) -> RecapLine:
    facts, view = told.model.facts, told.after
    letter = str(told.model.wording.texts.isle_letter(facts.island_number(view, island)))
    return RecapLine(_name(told, island), f"+{points}", GOOD, str(facts.island_key(view, island)), letter)


def _name(told: StepTeller, island: Any) -> str:
    return str(told.model.wording.texts.isle(told.model.facts.island_number(told.after, island)))


def _paid(told: StepTeller, mine: list[tuple[str, dict[str, Any]]]) -> list[tuple[Any, int]]:
    """The islands that were built on, in that order, with what each has paid."""
    facts = told.model.facts
    islands = facts.islands(told.after)
    sums: dict[Any, int] = {}
    for kind, fields in mine:
        if kind not in ("built", "scored"):
            continue
        if kind == "built":  # a cell may lie on two islands: their numbers tell them apart
            found = next((one for one in islands if facts.island_number(told.after, one) == fields["number"]), None)
        else:
            at = tuple(fields["at"])
            found = next((one for one in islands if at in one.areas), None) or next((one for one in sums if one.at == at), None)
        if found is not None:
            sums[found] = sums.get(found, 0) + (fields["points"] if kind == "scored" else 0)
    return list(sums.items())
