"""Every screen the audit looks at: scenes, overlays, the table early, in the middle and late, every question."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from game.core.engine.key import Key
from scenes.checks import audit_fans, audit_lessons, common
from scenes.checks.audit_games import flags, question_session, questions, seated, session_at
from scenes.checks.audit_tips import covered

STAGES = {"early": 0.0, "middle": 0.5, "late": 0.97}
Screen = tuple[str, Callable[[Any], Any]]  # name, open(app): leaves the screen on the stack


def screens(game: str, quick: bool, deep: bool, pages: int = 40) -> Iterator[Screen]:
    """All of them. `deep`: every kind of question, and all stages of all seats. `pages`: how many the rules have."""
    from scenes.menu.screen import MenuScene

    yield "menu", lambda app: app.push(MenuScene(app))
    for n in (1, 2, 3):
        if not quick or n != 2:
            yield f"setup {n}", partial(_setup, game=game, seats=n)
    yield "gallery", partial(_gallery, game=game)
    stages = [(n, s) for n in (1, 2, 3) for s in STAGES]
    if quick:
        stages = [(1, "early"), (2, "middle"), (3, "late")]
    for n, stage in stages:
        yield f"table {n} {stage}", partial(_table, game=game, seats=n, stage=stage)
    yield from _tables(game, quick)
    for name in ("pause", "rules", "log", "load", "settings", "keys", "confirm", "error", "error-known"):
        yield name, partial(_overlay, game=game, name=name)
    yield from _kept(game)
    yield from audit_lessons.screens(game, quick)
    yield from audit_fans.screens(game, quick)
    for page in range(0, pages, 5 if quick else 1):
        yield f"rules {page}", partial(_rules_page, game=game, page=page)
    for n in (1, 3) if quick else (1, 2, 3):
        yield f"scoring {n}", partial(_scoring, game=game, seats=n)
        yield f"ending {n}", partial(_ending, game=game, seats=n)
    if deep:
        for kind, at in questions(game, 6 if quick else 30).items():
            yield f"question {kind}", partial(_question, game=game, at=at, kind=kind)
            if at[0] > 1 and kind in face_down(game):
                yield f"question {kind}, hands face down", partial(_question, game=game, at=at, kind=kind, own=False)


def _setup(app: Any, game: str, seats: int) -> None:
    from scenes.setup.screen import SetupScene

    app.push(SetupScene(app, game, common.setup_from(flags(game, seats, 7))))


def _gallery(app: Any, game: str) -> None:
    """The gallery on a page of its own; of a set-up that has it on it, or none, that alone."""
    _setup(app, game, 1)
    app.top.show_gallery()


def _table(app: Any, game: str, seats: int, stage: str, seat: str = "") -> Any:
    from scenes.table import TableScene

    table = TableScene(app, session_at(game, seats, STAGES[stage]), None)
    if seat:
        table.model.seat = seat
    app.push(table)
    seated(app)
    return table


open_table = _table


def _tables(game: str, quick: bool) -> Iterator[Screen]:
    from scenes.table import SHOTS

    for name, opening in SHOTS.items():

        def shot(app: Any, opening: Any = opening) -> None:
            opening(_table(app, game, 3, "late"))

        yield f"table: {name}", shot
    for n in range(1 if quick else 3):

        def pointing(app: Any, n: int = n) -> None:
            table = _table(app, game, 1 + n, "middle")
            app.show_ring()
            targets = table.finder.targets() or [i.key for i in table.items() if i.zone == "board" and i.focusable]
            if targets:
                table.set_focus(targets[min(len(targets) - 1, n * 2)])

        yield f"table: pointing {n + 1}", pointing

    def hovering(app: Any) -> None:
        table = _table(app, game, 2, "middle")
        card = next((i for i in table.items() if i.role == "card" and i.rect), None)
        if card is not None:
            app.mouse = card.rect.center
            table.set_hover(card.key)

    yield "table: card under the pointer", hovering

    def land(app: Any) -> None:
        table = _table(app, game, 3, "late")
        spots = [i for i in table.items() if i.zone == "board" and i.focusable and i.rect and not covered(table.model, i)]
        threats = getattr(table.model.centre, "threats", {})
        spot = next((i for i in spots if threats.get(Key.of(i.key).rest)), spots[0] if spots else None)
        if spot is not None and spot.rect is not None:
            app.mouse = spot.rect.center
            table.set_hover(spot.key)

    yield "table: land under the pointer", land

    def others(app: Any) -> None:
        _table(app, game, 3, "late").drawers.show_others()

    yield "table: another panel", others

    def explained(app: Any) -> None:
        table = _table(app, game, 2, "late")
        off = next((i for i in table.items() if not i.enabled and i.why and i.rect), None)
        if off is not None:
            table.explain(off.why, off.rect)

    yield "table: reason", explained


def _overlay(app: Any, game: str, name: str) -> None:
    from game.core.errors import UsageError
    from scenes.checks import shot
    from scenes.menu.screen import MenuScene
    from scenes.overlays.error import ErrorOverlay

    if name in ("pause", "log", "confirm"):
        table = _table(app, game, 3, "late")
        if name == "pause":
            table.dialogs.show_menu()
        elif name == "log":
            table.dialogs.show_log()
        else:
            table.actions.undo()
            if app.top is table:
                app.push(shot.overlay(app, "confirm", argparse.Namespace(game=game)))
        return
    app.push(MenuScene(app))
    if name == "error-known":
        app.push(ErrorOverlay(app, UsageError("This table was saved by a newer version; it is not changed."), ""))
    else:
        app.push(shot.overlay(app, name, argparse.Namespace(game=game)))


def _kept(game: str) -> Iterator[Screen]:
    """What stands beside a game: saved tables, figures, settings, a look back, sharing, handing over."""
    from game.core import paths
    from game.core.play import history, save
    from scenes.menu.screen import MenuScene
    from scenes.overlays import handover, share
    from scenes.overlays.keys import KeysOverlay
    from scenes.replay import screen as replay
    from scenes.saves.screen import SavesScene
    from scenes.settings import screen as settings
    from scenes.statistics.screen import StatisticsScene
    from scenes.table.replies import RepliesScene

    def saves(app: Any) -> None:
        _write_saves(app, game)
        app.push(SavesScene(app))

    def figures(app: Any) -> None:
        with history.History() as kept:
            for n in (1, 2, 3):
                kept.record(history.finished(session_at(game, n, 1.0), f"audit-{n}", 1800.0 * n, 1.7e9 + n))
        app.push(MenuScene(app))
        app.push(StatisticsScene(app))

    def back(app: Any) -> None:
        table = _table(app, game, 3, "late")
        app.push(replay.LookBack(app, table.model, len(table.model.session.log) // 2))

    def shared(app: Any) -> None:
        app.push(share.ShareOverlay(app, _table(app, game, 2, "late").model.session))

    def hand(app: Any) -> None:
        names = lambda: ("Marta", "blue")  # noqa: E731
        app.push(handover.HandOverScene(app, names, lambda: (["Olek: 3 boats"] * 8, 5), app.pop, app.pop))

    yield "saves", saves
    yield "statistics", figures

    def coming(app: Any, seats: int, stage: str) -> None:
        _table(app, game, seats, stage).drawers.show_forecast()

    def keys_over(opening: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def opened(app: Any) -> None:
            opening(app)
            app.push(KeysOverlay(app))

        return opened

    def logged(app: Any) -> None:
        _table(app, game, 2, "middle").dialogs.show_log()

    for seats, stage in ((1, "early"), (2, "middle"), (3, "middle"), (3, "late")):
        yield f"forecast {seats} {stage}", partial(coming, seats=seats, stage=stage)
    for below, opening in (("table", partial(_table, game=game, seats=2, stage="middle")), ("replay", back), ("saves", saves),
                           ("log", logged)):  # fmt: skip
        yield f"keys of {below}", keys_over(opening)
    yield "look back", back
    yield "replay", lambda app: replay.replay_session(app, session_at(game, 3, 1.0))

    def recorded(app: Any) -> None:
        from game.core.play.opening import Opened
        from scenes.overlays.record import RecordOverlay

        _write_saves(app, game)
        path = next(path for path in sorted(paths.saves_dir().glob(f"{game}*.json")))
        app.push(SavesScene(app))
        app.push(RecordOverlay(app, path, Opened(None, "record", (("opened-record", {"why": "rules"}),), save.load(path))))

    yield "record", recorded
    yield "share", shared
    yield "import", lambda app: app.push(share.ImportOverlay(app))
    yield "handover", hand

    def replies(app: Any) -> None:
        seats = [("p0", "Marta", "blue"), ("p1", "Olek", "vermilion"), ("p2", "Ines", "green"), ("p3", "Taras", "rose"),
                 ("p4", "Vera", "violet")]  # fmt: skip
        lines = lambda: ["Olek plays a card at Ines"] * 6  # noqa: E731
        app.push(RepliesScene(app, "Olek sets out for the Glass Desert", seats, lines, lambda who: "", app.pop))

    yield "replies", replies
    for tab in settings.TABS:
        yield f"settings {tab}", lambda app, tab=tab: app.push(settings.SettingsOverlay(app, tab))  # type: ignore[misc]


def _write_saves(app: Any, game: str) -> None:
    """Three tables in the audit's own folder: one begun, one finished, one broken."""
    from game.core import paths
    from scenes.app import tables

    folder = paths.saves_dir()
    if list(folder.glob("*.json")):
        return
    for share_of_game in (0.5, 1.0):
        session = session_at(game, 2, share_of_game)
        file = tables.TableSaver(app, tables.fresh_path(session.setup))
        file.changed(session)
        file.close()
    (folder / "broken.json").write_text("{", encoding="utf-8")


def _rules_page(app: Any, game: str, page: int) -> None:
    from scenes.menu.screen import MenuScene
    from scenes.rules.screen import RulesOverlay, pages_of

    pages = pages_of(app, game)
    app.push(MenuScene(app))
    if page < len(pages):
        overlay = RulesOverlay(app, game, pages[page].id)
        app.push(overlay)
        overlay.widget("page").scroll_to(10**6 if page % 2 else 0)


def _scoring(app: Any, game: str, seats: int) -> None:
    from scenes.checks import shot

    session = session_at(game, seats, 1.0)
    app.push(shot.scoring(app, session))


def _ending(app: Any, game: str, seats: int) -> None:
    from scenes.checks import shot

    shot.ended(app, session_at(game, seats, 1.0))


def face_down(game: str) -> tuple[str, ...]:
    """The questions that people at one screen are asked with their hands face down."""
    from game import games

    screen: Any = games.find(game).need("screen")
    return tuple(screen.traits.face_down)


def _question(app: Any, game: str, at: tuple[int, int, int], kind: str, own: bool = True) -> None:
    """`own`: whoever is asked is at the screen and has the hand open."""
    from scenes.table import TableScene

    session = question_session(game, *at)
    table = TableScene(app, session, None)
    decision = session.decision
    table.model.seat = next((s for p in decision.parts or (decision,) if p.kind == kind for s in p.seats), table.model.seat)
    app.push(table)
    if own:
        seated(app)


def card_faces(app: Any, game: str) -> Iterator[tuple[str, Callable[[], Any]]]:
    """(name, draw) of every card at every shape the table uses at this size; cold, so that all text is met."""
    from game import games

    table = _table(app, game, 3, "early")
    tall = table.faces.zoom_height()
    drawn = games.find(game).figures()
    if drawn is not None:
        yield from drawn.faces(app, table, (round(tall * 330 / 482), tall))
