"""What happens at a table whose game is over: the ending comes by itself, and leads to whatever is next."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.app import game_list, last_tables, seals, tables
from scenes.scoring.ending import ending
from scenes.scoring.ending_scene import EndingScene
from scenes.scoring.screen import Ending, ScoringScene
from scenes.table import series

if TYPE_CHECKING:
    from scenes.table.game_screen import Table

Acts = dict[str, Callable[[], object]]


class GameOver:
    """The ending over the table; its buttons."""

    def __init__(self, model: Table) -> None:
        self.model = model
        self._coming: EndingScene | None = None

    def tell(self, acts: Acts) -> Ending:
        """What there is to tell, in the present language."""
        model = self.model
        app, session = model.host, model.session
        note = getattr(model.saver, "note", None) or {}
        played = note.get("played", 0.0)
        told = ending(app, session, acts, model.screen.summary, lambda at: app.go("look", session, at),
                      float(played) if isinstance(played, int | float) else 0.0, series.line(app, session, note))  # fmt: skip
        harder = self._harder()
        texts = game_list.texts_for(session.rules.id, app.words, session.rules) if harder is not None else None
        return dataclasses.replace(told, step=texts.step(harder) if texts is not None and harder is not None else "")

    def prepare(self) -> bool:
        """Paint the ending beside the screen, before it opens; whether it is there."""
        if self._coming is None:
            self._coming = self._scene(still=False)
        area = self.model.area
        return self._coming.prepare(area, self.model.scale)

    def show(self, still: bool) -> None:
        """Open it; `still`: as it ends."""
        scene, self._coming = self._coming, None
        if scene is None or still:
            scene = self._scene(still)
        if self.model.saver is not None:  # what the list shows was kept with the last decision, before it was seen
            self.model.saver.keep_picture(wait=False)
        self.model.host.push(scene)
        if not still:
            self.model.host.sprang()

    def _scene(self, still: bool) -> EndingScene:
        acts: Acts = {
            "again": self.again,
            **({"climb": self.climb} if self._harder() is not None else {}),
            "same": self.same,
            "replay": self.replay,
            **({"review": self.review} if self._can_review() else {}),
            "look": self.model.host.pop,
            "details": self.details,
            "home": self.model.host.home,
        }
        return EndingScene(self.model.host, lambda: self.tell(acts), lambda: self.model.centre.hero(), still)

    # -- what is next --------------------------------------------------------------------------
    def series(self) -> str:
        """How the series stands, in words; "" before there is one."""
        return series.line(self.model.host, self.model.session, getattr(self.model.saver, "note", None))

    def again(self) -> None:
        """The same set-up with another seed: names, seats, bots, mode and options stay, and the series goes on."""
        setup, keep = self.model.session.setup, self.model.saver is not None
        secret = seals.has_secrets(setup.game, len(setup.seats), setup.mode)
        seed = game_list.secret_seed() if secret else game_list.fresh_seed()
        note = series.carry(self.model.session, getattr(self.model.saver, "note", None))
        last_tables.remember(self.model.host, setup)
        tables.open_table(self.model.host, setup._replace(seed=seed, typed=False), keep, note)

    def _harder(self) -> dict[str, object] | None:
        """The options of the next step of difficulty, after a game that was won; None where there is none."""
        session = self.model.session
        result, setup = session.result, session.setup
        won = result is not None and result.outcome != "loss"
        return session.rules.climb(dict(setup.options), setup.set) if won else None

    def climb(self) -> None:
        """The same players, one step harder."""
        harder, setup = self._harder(), self.model.session.setup
        if harder is not None:
            harder_setup = setup._replace(options=harder, seed=game_list.fresh_seed(), typed=False)
            last_tables.remember(self.model.host, harder_setup)
            tables.open_table(self.model.host, harder_setup, self.model.saver is not None)

    def same(self) -> None:
        """The same deal once more."""
        tables.open_table(self.model.host, self.model.session.setup._replace(typed=True), self.model.saver is not None)

    def replay(self) -> None:
        """Watch the game from its start."""
        self.model.host.go("replay", self.model.session)

    def _can_review(self) -> bool:
        """Whether a person played, and there is a bot that could have."""
        from game.ai.advice import can_advise

        session = self.model.session
        people = any(session.control(seat) == "human" for seat in session.state.seats)
        return people and can_advise(session.rules)

    def review(self) -> None:
        """Where the strongest bot would have done otherwise."""
        self.model.host.go("review", self.model.session)

    def details(self) -> None:
        """Figures, graphs and all key moments."""
        app = self.model.host
        acts: Acts = {"again": self.again, "replay": self.replay, "back": app.pop}
        app.push(ScoringScene(app, lambda: self.tell(acts)))
