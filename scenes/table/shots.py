"""States of the table that `python -m scenes shot --scene NAME` can draw beside the plain one."""

from __future__ import annotations

from collections.abc import Callable

from game.core.engine.decision import Event
from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.table.advice_sheet import AdviceOverlay
from scenes.table.row_panel import RowPanel
from scenes.table.rows import walk
from scenes.table.scene import TableScene
from scenes.table.staging import from_recap


def _zoom(table: TableScene) -> None:
    if cards := table.model.screen.cards.own():
        table.dialogs.pin(cards[0])


def _pile(table: TableScene) -> None:
    """The open pile with the most cards that a row of a panel leads to; nothing where all are empty."""
    panels = [panel for panel in table.model.panels if isinstance(panel, RowPanel)]
    named = {row.opens.partition("/")[2] for panel in panels for row in walk(panel.rows()) if row.opens.startswith("pile/")}
    sizes = {name: len(table.model.screen.cards.pile(name)[1]) for name in sorted(named)}
    most = max(sizes, key=lambda name: sizes[name], default="")
    if sizes.get(most):
        table.drawers.show_pile(most)


def _recap(table: TableScene) -> None:
    """What a round brings: a copy of the game is played on by chance until there is one, and all of it is counted."""
    ends, whole = table.model.screen.steps.sums_up, table.model.session
    if not ends:
        return
    session, rng = Session.from_save(whole.rules, whole.to_save()), Rng(whole.setup.seed)
    told: list[Event] = []
    while (decision := session.decision) is not None and not any(event.kind == ends for event in told):
        options = decision.options or tuple(option for part in decision.parts for option in part.options)
        pick = options[rng.below(len(options))]
        told = session.choose(pick.seat, pick.key)
    made = TableScene(table.app, session)
    made.model.seat, made.model.seated = table.model.seat, table.model.seated
    table.app.pop()
    table.app.push(made)
    if steps := from_recap(made.model.screen.steps.shown(made.model, session.moments, session.before_go)):
        made.staging.begin(steps, lambda: None)
        if made.staging.sheet is not None:
            made.staging.sheet.finish()


def _advice(table: TableScene) -> None:
    """What the bot would do; nothing where the seat is not asked."""
    if table.model.asked is None or not table.dialogs.advising.offered:
        return
    sheet = AdviceOverlay(table.model)
    table.app.push(sheet)
    while not sheet.counsel.done:
        sheet.update(16)


SHOTS: dict[str, Callable[[TableScene], None]] = {
    "log": lambda table: table.dialogs.show_log(),
    "panel": lambda table: table.drawers.show_panel(table.model.seat),
    "zoom": _zoom,
    "pile": _pile,
    "side": lambda table: table.drawers.show_side(),
    "forecast": lambda table: table.drawers.show_forecast(),
    "pause": lambda table: table.dialogs.show_menu(),
    "recap": _recap,
    "advice": _advice,
}
