"""From a finished session to what the scoring scene shows. The table gives it the acts for its buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from scenes import assets
from scenes.scoring import Curve, Ending, Figure

if TYPE_CHECKING:
    from game.core.session import Session
    from scenes.app import App


def seat_names(session: Session) -> dict[str, str]:
    """Seat id to the player's name."""
    seats = session.setup.seats
    return {seat: str(seats[n].get("name") or seat) if n < len(seats) else seat
            for n, seat in enumerate(session.state.seats)}  # fmt: skip


def seat_colours(session: Session) -> dict[str, str]:
    """Seat id to the player's colour id."""
    seats = session.setup.seats
    return {seat: str((seats[n].get("colour") if n < len(seats) else "") or assets.COLOURS[n % 4])
            for n, seat in enumerate(session.state.seats)}  # fmt: skip


def ending(app: App, session: Session, acts: Mapping[str, Callable[[], Any]]) -> Ending:
    """The ending in the present language."""
    s, result = session.state, session.result
    outcome = result.outcome if result else "loss"
    texts = assets.texts_for(session.rules.id, app.words)
    names, colours = seat_names(session), seat_colours(session)
    reason = ""
    if texts is not None and result:
        reason = texts.plain(texts.result(result.outcome, result.reason.split(), names))
    game = app.t(f"ui-game-{session.rules.id}")
    seats = tuple((names[seat], colours[seat], _spirit(app, s, seat)) for seat in s.seats)
    figures = _figures(app, s)
    parts = [app.t("score-played", turns=s.turn), app.t("score-seats", n=len(s.seats))]
    foot = app.t("score-rewound", n=session.rewound) if session.rewound else app.t("score-not-rewound")
    seed = str(session.setup.seed)
    headline = app.t(f"score-headline-{'loss' if outcome == 'loss' else 'win'}")
    lines = [f"{headline} - {game}", reason, *(f"{f.name}: {', '.join(f.values)}" for f in figures),
             app.t("score-seed", seed=seed)]  # fmt: skip
    return Ending(
        "loss" if outcome == "loss" else "win", headline, " · ".join([game, *parts]), reason, seats, figures,
        (), foot, seed, "\n".join(lines), dict(acts), _curves(app, session),
    )  # fmt: skip


def _spirit(app: App, s: Any, seat: str) -> str:
    return app.t(f"name-spirit-{s.spirits[seat]}") if seat in s.spirits else ""


def _figures(app: App, s: Any) -> tuple[Figure, ...]:
    """Key figures of a Spirit Island position: first those of the table, then a value per seat."""

    def per_seat(icon: str, msg: str, value: Callable[[str], int], best: bool = False) -> Figure:
        return Figure(icon, app.t(msg), tuple(str(value(seat)) for seat in s.seats), best)

    def on_island(kind: str) -> int:
        return sum(sum(counts) for (_, what), counts in s.pieces.items() if what == kind)

    return (
        Figure("time", app.t("score-turns"), (str(s.turn),)),
        Figure("fear", app.t("score-terror"), (f"{s.terror} / {len(s.fear_earned) + len(s.fear_discard)}",)),
        Figure("blight", app.t("score-blight"), (f"{on_island('blight')} / {s.blight_pool}",)),
        Figure("city", app.t("score-invaders"), (" / ".join(str(on_island(k)) for k in ("explorer", "town", "city")),)),
        Figure("dahan", app.t("score-dahan"), (str(on_island("dahan")),)),
        per_seat("presence", "score-presence",
                 lambda seat: sum(n for (_, who), n in s.presence.items() if who == seat), True),
        per_seat("destroyed", "score-destroyed", lambda seat: s.destroyed.get(seat, 0)),
        per_seat("card", "score-cards", lambda seat: len(s.hand.get(seat, ())) + len(s.discard.get(seat, ()))
                 + len(s.played.get(seat, ())), True),
        per_seat("energy", "score-energy", lambda seat: s.energy.get(seat, 0)),
    )  # fmt: skip


def _curves(app: App, session: Session) -> tuple[Curve, ...]:
    """Blight, buildings and presence at the start of every turn and at the end."""
    states, seen = [], set()
    for n, entry in enumerate(session.log):
        if entry.turn not in seen:
            seen.add(entry.turn)
            states.append(session.state_before(n))
    states.append(session.state)

    def pieces(s: Any, *kinds: str) -> int:
        return sum(sum(counts) for (_, what), counts in s.pieces.items() if what in kinds)

    return (
        Curve(app.t("score-curve-buildings"), "#B8321F", "", tuple(pieces(s, "town", "city") for s in states)),
        Curve(app.t("score-curve-blight"), "#3A2E39", "3 7", tuple(pieces(s, "blight") for s in states)),
        Curve(app.t("score-curve-presence"), "#0072B2", "13 7", tuple(sum(s.presence.values()) for s in states)),
    )
