"""States of the table that `python -m scenes shot --scene NAME` can draw beside the plain one."""

from __future__ import annotations

from collections.abc import Callable

from game.core.engine.rng import Rng
from scenes.table.scene import TableScene
from scenes.table.staging import from_recap

MOST = 3000  # random answers until a round is summed up


def _zoom(table: TableScene) -> None:
    if cards := table.model.screen.cards.own():
        table.dialogs.pin(cards[0])


def _recap(table: TableScene) -> None:
    """What a round brings: played on by chance until there is one, all of it counted."""
    model, session, rng = table.model, table.session, Rng(table.session.setup.seed)
    ends = model.screen.steps.sums_up
    for _ in range(MOST if ends else 0):
        decision = session.decision
        if decision is None:
            return
        options = decision.options or tuple(option for part in decision.parts for option in part.options)
        pick = options[rng.below(len(options))]
        told = session.choose(pick.seat, pick.key)
        if not any(event.kind == ends for event in told):
            continue
        if steps := from_recap(model.screen.steps.shown(model, session.moments, session.before_go)):
            table.staging.begin(steps, lambda: None)
            if table.staging.sheet is not None:
                table.staging.sheet.finish()
            return


SHOTS: dict[str, Callable[[TableScene], None]] = {
    "log": lambda table: table.dialogs.show_log(),
    "panel": lambda table: table.drawers.show_panel(table.model.seat),
    "zoom": _zoom,
    "pile": lambda table: table.drawers.show_pile("own"),
    "forecast": lambda table: table.drawers.show_forecast(),
    "pause": lambda table: table.dialogs.show_menu(),
    "recap": _recap,
}
