"""The screens that are looked at for fans and for those who come back: workshop, help, deals of the day, challenges."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

Screen = tuple[str, Callable[[Any], Any]]


def screens(game: str, quick: bool) -> Iterator[Screen]:
    """All of them, as those of `audit_screens`."""
    from game.core.play import workshop
    from game.core.teaching import challenges

    yield "challenges", _challenges
    for n in range(1 if quick else len(challenges.load(game))):
        yield f"challenge {n + 1}", partial(_challenge, game=game, n=n, keys="")
    for keys in ("solution", "mistake"):
        yield f"challenge: {keys}", partial(_challenge, game=game, n=0, keys=keys)
    yield "workshop", _shelf
    yield "workshop: steps", partial(_help, page="")
    if game in workshop.examples():
        yield "workshop: help", partial(_help, page=game)
        count = len(workshop.bench(game).kinds)
        for n in range(1 if quick else count):
            yield f"workshop: thing {n + 1}", partial(_pack, game=game, n=n, slip=False)
        yield "workshop: complaints", partial(_pack, game=game, n=0, slip=True)
        yield "workshop: what there is", partial(_shipped, game=game)


def _menu(app: Any) -> None:
    from scenes.menu.screen import MenuScene

    app.push(MenuScene(app))


def _challenges(app: Any) -> None:
    """With a record behind it."""
    from game.core.play import records
    from game.core.teaching import challenges, daily
    from game.games import with_table
    from scenes.challenges.screen import ChallengesScene

    kept = records.Records()
    for n, game in enumerate(entry.id for entry in with_table() if daily.has(entry.id)):
        kept.finished("2026-03-01", game, records.Finish(n % 2 == 0, 7 + n, 21 if n > 1 else None, f"a{n}"))
        kept.finished("2026-03-01", game, records.Finish(True, 5, 121 if n > 1 else None, f"b{n}"))
        kept.finished(f"2026-02-{25 + n}", game, records.Finish(True, 9, uid=f"c{n}"))
        for one in challenges.load(game)[:2]:
            kept.judged(one.key, n % 2 == 0, "2026-03-01")
    kept.save()
    _menu(app)
    app.push(ChallengesScene(app, "2026-03-01"))


def _challenge(app: Any, game: str, n: int, keys: str) -> None:
    from game.core.teaching import challenges
    from scenes.challenges.task import open_challenge

    one = challenges.load(game)[n]
    table = open_challenge(app, one)
    if keys:
        challenges.play(one, table.model.session, getattr(one, keys))
        table.sync()


def _shelf(app: Any) -> None:
    from scenes.workshop.screen import WorkshopScene

    _menu(app)
    app.push(WorkshopScene(app))


def _help(app: Any, page: str) -> None:
    from scenes.workshop.help import HelpOverlay

    _shelf(app)
    app.push(HelpOverlay(app, page))


def _pack(app: Any, game: str, n: int, slip: bool) -> None:
    """A thing of the example, or the example with a slip in its first thing."""
    from game.core import paths
    from game.core.play import workshop
    from scenes.workshop.screen import WorkshopScene

    folder = paths.packs_dir() / "audited"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(workshop.examples()[game], folder)
    _menu(app)
    scene = app.push(WorkshopScene(app, folder))
    things = scene.made.things if scene.made is not None else ()
    if not things:
        return
    chosen = things[n % len(things)]
    if slip:
        file = folder / chosen.file
        text = file.read_text("utf-8")
        file.write_text(text.replace(f"id: {chosen.id}", f"idd: {chosen.id}", 1), encoding="utf-8")
        scene.watch.step(10_000)
    else:
        scene.choose(scene.key_of(chosen))


def _shipped(app: Any, game: str) -> None:
    _shelf(app)
    app.top.open_shipped(game)
