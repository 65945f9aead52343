"""From a finished session and its game's summary to what the scoring scene shows. The table gives it the acts for its buttons."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from scenes.app import game_list, seals
from scenes.app.seats import seat_colours, seat_names
from scenes.scoring import moments
from scenes.scoring.screen import Ending
from scenes.scoring.summary import EndedGame, ResultPage, Summary

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.app.scene import Host

Tell = Callable[[Any, "Session"], Summary]  # `GameScreen.summary` of the game


def plain_summary(host: Any, session: Session) -> Summary:
    """The summary of a game that has nothing of its own to tell: the turns."""
    return EndedGame(host, session).summary()


def ending(app: Host, session: Session, acts: Mapping[str, Callable[[], object]], tell: Tell = plain_summary,
           moment: Callable[[int], object] | None = None, seconds: float = 0.0, series: str = "") -> Ending:  # fmt: skip
    """The ending in the present language. `acts`: what the buttons do; `moment` (at) looks at one; `seconds` that were played
    (0: nobody counted them); `series`: how the same players stand, in words.
    """
    s, result = session.state, session.result
    outcome = "loss" if result is None or result.outcome == "loss" else "win"
    texts = game_list.texts_for(session.rules.id, app.words, session.rules)
    names, colours = seat_names(app, session), seat_colours(session)
    reason = ""
    if texts is not None and result:
        reason = texts.plain(texts.result(result.outcome, result.told, names))
    game = game_list.box_name(app, session.rules.id, session.setup.set)
    summary = tell(app, session)
    seats = tuple((names[seat], colours[seat], summary.below.get(seat, "")) for seat in s.seats)
    parts = [
        *summary.against,
        game_list.counted(app, session.rules.id, "score-played", turns=s.turn),
        app.t("score-seats", n=len(s.seats)),
    ]
    finale = summary.finale
    if seconds >= 60:
        minutes = app.t("score-minutes", n=round(seconds / 60))
        parts.append(minutes)
        timed = tuple(t._replace(note=minutes) if t.icon == "time" and not t.note else t for t in finale.tallies)
        finale = dataclasses.replace(finale, tallies=timed)
    if series:
        parts.append(series)
    foot = app.t("score-rewound", n=session.rewound) if session.rewound else app.t("score-not-rewound")
    seed = seals.seed_line(app, session.setup)
    headline = summary.headline or app.t(f"score-headline-{outcome}")
    found = moments.best(summary.moments, 12)
    whole = " · ".join([game, *summary.against])
    lines = [f"{headline} - {whole}", reason, " · ".join(finale.parts), *_said(summary.pages, seats),
             *(f"{m.when}: {m.text}" for m in found), finale.had, seed]  # fmt: skip
    return Ending(
        outcome, headline, " · ".join([game, *parts]), reason, seats, summary.pages[0].figures, found, foot, seed,
        "\n".join(line for line in lines if line), dict(acts), (), summary.pages, summary.graphs, summary.why, moment, finale,
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
