"""From a finished session to what the scoring scene shows. The table gives it the acts for its buttons.

What a game has to tell comes from its own module, `scenes.games.<game>.ending`, with a class `Summary`; without one
the scene shows the result, the turns and the last decision.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from scenes.app import game_list
from scenes.scoring import moments
from scenes.scoring.screen import Ending, Figure, ResultPage

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.app.program import App


def seat_names(session: Session) -> dict[str, str]:
    """Seat id to the player's name."""
    seats = session.setup.seats
    return {seat: str(seats[n].get("name") or seat) if n < len(seats) else seat
            for n, seat in enumerate(session.state.seats)}  # fmt: skip


def seat_colours(session: Session) -> dict[str, str]:
    """Seat id to the player's colour id."""
    seats = session.setup.seats
    return {seat: str((seats[n].get("colour") if n < len(seats) else "") or game_list.COLOURS[n % 4])
            for n, seat in enumerate(session.state.seats)}  # fmt: skip


def chosen(session: Session, texts: Any, at: int) -> str:
    """What was chosen at an entry of the log, in the words of the option, plain."""
    entry, state = session.log[at], session.state_before(at)
    decision = session.rules.decision(state)
    part = decision.for_seat(entry.seat) if decision is not None else None
    if texts is None or part is None:
        return entry.key
    return str(texts.plain(texts.option(session.rules.view(state, entry.seat), part, entry.key)))


def summary_of(app: App, session: Session) -> Any:
    """The game's own account of a session, or None for a game without one."""
    name = f"scenes.games.{session.rules.id.replace('-', '_')}.ending"
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:  # the game has no folder at all
        found = None
    if found is None:
        return None
    texts = game_list.texts_for(session.rules.id, app.words, session.rules)
    summary = importlib.import_module(name).Summary
    return summary(app, session, seat_names(session), seat_colours(session), texts)


def ending(app: App, session: Session, acts: Mapping[str, Callable[..., Any]]) -> Ending:
    """The ending in the present language. `acts` may bring "moment" (at) to open a look at a moment itself."""
    from scenes.replay import look

    s, result = session.state, session.result
    outcome = result.outcome if result else "loss"
    texts = game_list.texts_for(session.rules.id, app.words, session.rules)
    names, colours = seat_names(session), seat_colours(session)
    reason = ""
    if texts is not None and result:
        reason = texts.plain(texts.result(result.outcome, result.reason.split(), names))
    game = app.t(f"ui-game-{session.rules.id}")
    summary = summary_of(app, session)
    below = getattr(summary, "subtitle", None) or (lambda seat: _spirit(app, s, seat))
    seats = tuple((names[seat], colours[seat], below(seat)) for seat in s.seats)
    turn = int(getattr(s, "turn", 0))
    turns = Figure("time", app.t("score-turns"), (str(turn),))
    pages = summary.pages() if summary else (ResultPage(app.t("score-figures"), (turns,)),)
    parts = [app.t("score-played", turns=turn), app.t("score-seats", n=len(s.seats))]
    foot = app.t("score-rewound", n=session.rewound) if session.rewound else app.t("score-not-rewound")
    seed = str(session.setup.seed)
    headline = app.t(f"score-headline-{'loss' if outcome == 'loss' else 'win'}")
    if hasattr(summary, "headline"):
        headline = summary.headline()
    found = moments.best(summary.moments() if summary else (), 12)
    lines = [f"{headline} - {game}", reason, *_said(pages, seats), *(f"{m.when}: {m.text}" for m in found),
             app.t("score-seed", seed=seed)]  # fmt: skip
    hooks: dict[str, Callable[..., Any]] = {"moment": lambda at: look.at_moment(app, session, at), **acts}
    return Ending(
        "loss" if outcome == "loss" else "win", headline, " · ".join([game, *parts]), reason, seats, pages[0].figures,
        found, foot, seed, "\n".join(line for line in lines if line), hooks, (), pages, summary.graphs() if summary else (),
        summary.why() if summary else "",
    )  # fmt: skip


def _said(pages: tuple[ResultPage, ...], seats: tuple[tuple[str, str, str], ...]) -> list[str]:
    """The figures as lines of text."""
    out = []
    for page in pages:
        heads = [name for name, _, _ in seats] if page.columns is None else list(page.columns)
        for figure in page.figures:
            value = figure.spoken(heads)
            out.append(f"{'  ' if figure.level == 2 else ''}{figure.name}: {value}" if value else figure.name)
    return out


def _spirit(app: App, s: Any, seat: str) -> str:
    spirits = getattr(s, "spirits", {})
    return app.t(f"name-spirit-{spirits[seat]}") if seat in spirits else ""
