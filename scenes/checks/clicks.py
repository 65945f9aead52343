"""`python -m scenes clicks`: how many clicks and drags a turn takes. A bot says what is answered; how it is entered is
what a person who knows the table would do: drag what can be dragged, touch the rest.

Prints every input of the first turns of each seed. Answers that the session gives by itself, and time, cost nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from scenes.checks import common
from scenes.checks.autoplay import Player
from scenes.routes import App
from scenes.table.laying import LayingMap

STEPS = 400  # of the loop without anything to answer


class Counter(Player):
    """Plays by mouse; `inputs` are those of each turn."""

    def __init__(self, app: App, seed: int) -> None:
        from game import ai

        super().__init__(app, "mouse", seed)
        model = self.table.model
        self.bot: Any = ai.make("bot:greedy", model.rules, model.seat, seed)
        self.inputs: dict[int, list[str]] = {}

    @property
    def model(self) -> Any:
        """The table's model; the table may be another since."""
        return self.table.model

    # -- what is wanted ------------------------------------------------------------------------
    def wish(self, state: Any) -> str:
        """What the bot answers in a position; "" where the seat is not asked."""
        model = self.model
        decision = model.rules.decision(state)
        part = decision.for_seat(model.seat) if decision is not None else None
        return str(self.bot.choose(model.rules.view(state, model.seat))) if part is not None else ""

    def then(self, *keys: str) -> tuple[str, str]:
        """What the bot answers after these answers, and to which question."""
        from game.core.play.session import forced_option

        model = self.model
        after = model.session.state.clone()
        for key in keys:
            model.rules.apply(after, model.seat, key)
            while (option := forced_option(model.rules.decision(after))) is not None:
                model.rules.apply(after, option.seat, option.key)
        decision = model.rules.decision(after)
        return self.wish(after), decision.kind if decision is not None else ""

    # -- how it is entered ---------------------------------------------------------------------
    def note(self, what: str) -> None:
        self.inputs.setdefault(self.model.session.state.turn, []).append(what)

    def drag(self, start: Any, target: str) -> None:
        """Press, move, let go over what is lit there."""
        import pygame

        self.post(pygame.MOUSEMOTION, pos=start, rel=(1, 1), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        self.post(pygame.MOUSEMOTION, pos=(start[0], start[1] - 40), rel=(1, 1), buttons=(1, 0, 0))
        self.step()
        end = self.find(target).rect
        assert end is not None
        self.post(pygame.MOUSEMOTION, pos=end.center, rel=(1, 1), buttons=(1, 0, 0))
        self.step()
        self.post(pygame.MOUSEBUTTONUP, pos=end.center, button=1)
        self.step()

    def dragged(self, key: str) -> bool:
        """Whether this answer, with the next one, was entered by one drag."""
        from scenes.table.piece_load import ways_of

        model = self.model
        place = model.option_map.places.get(key)
        if place is not None and place.target and not model.auto_aim:
            source = model.option_map.first[key]
            item, length = self.table.item(source), len(model.session.log)
            if item is None or item.rect is None or ways_of(model, source).get(place.target) != (key,):
                return False
            self.note(f"drag {source} to {place.target}")
            self.drag(item.rect.center, place.target)
            return len(model.session.log) > length
        item = self.table.item(key)
        if item is None or item.rect is None:
            return False
        parts = (model.through[key][0], key) if key in model.through else (key,)
        target, kind = self.then(*parts)
        if item.role == "tile" and isinstance(model.centre, LayingMap) and model.centre.place_of(target) is not None:
            return self.laid(item, key, target)
        card = item.zone == "hand" and item.role == "card" and kind.startswith("target.")
        if not card and (*parts, target) != ways_of(model, key).get(target):
            return False
        length = len(model.session.log)
        self.note(f"drag {key} to {target}")
        self.drag(item.rect.center, target)
        return len(model.session.log) > length

    def laid(self, item: Any, key: str, target: str) -> bool:
        """Whether a tile was dragged to its place, turned by the wheel on its way."""
        import pygame

        model, centre = self.model, self.model.centre
        length, end = len(model.session.log), centre.place_box(centre.place_of(target)).center
        self.post(pygame.MOUSEBUTTONDOWN, pos=item.rect.center, button=1)
        for pos in ((item.rect.centerx, item.rect.centery - 40), end):
            self.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0))
            self.step()
        notches = 0
        while centre.held.option(centre.place_of(target)) != target and notches < 5:
            notches += 1
            self.post(pygame.MOUSEWHEEL, x=0, y=-1)
            self.step()
        self.note(f"drag {key} to {target}" + (f" (wheel {notches})" if notches else ""))
        self.post(pygame.MOUSEBUTTONUP, pos=end, button=1)
        self.step()
        return len(model.session.log) > length

    def answer(self) -> None:
        """One gesture; several where there is no shorter way."""
        model = self.model
        key = self.wish(model.session.state)
        if key not in model.options:  # the parts of an order are touched at once
            key = next((k for k, (part, _) in model.through.items() if part == key and k == self.then(part)[0]), key)
        length = len(model.session.log)
        if key != "done" and self.dragged(key):
            return
        for touched in model.route(key):
            self.note(f"click {touched}")
            self.do(touched)
        if self.app.top is not self.table and self.app.top is not None and self.app.top.name == "confirm":
            self.note("click go")
            self.do("go")
        if len(model.session.log) == length:
            raise RuntimeError(f"{key} was not entered ({self.where()})")

    def turns(self, most: int) -> dict[int, list[str]]:
        """Plays so many turns; what each took."""
        idle = 0
        while self.model.session.state.turn <= most and self.model.session.result is None and idle < STEPS:
            if self.app.top is None or self.app.top.name == "scoring":
                break
            if self.model.staged is not None or self.model.asked is None or self.app.top is not self.table:
                idle += 1
                self.step(600)
                continue
            idle = 0
            self.answer()
        return {turn: inputs for turn, inputs in self.inputs.items() if 0 < turn <= most}


def count(game: str, seed: int, most: int, seats: tuple[str, ...] = ("human",)) -> dict[int, list[str]]:
    """The inputs of the first turns of a game, by turn."""
    from scenes.app import tables
    from scenes.app.settings_store import Settings

    app = App((1920, 1080), "en", 100, Settings(reduced_motion=True, speed="instant"), sync=True)
    try:
        flags = argparse.Namespace(game=game, set="", mode="", option=[], seed=seed, seats=seats)
        tables.open_table(app, common.setup_from(flags), False)
        app.step(16)
        return Counter(app, seed).turns(most)
    finally:
        app.clear()


def main(argv: Sequence[str]) -> int:
    """The inputs of each turn, and their numbers."""
    parser = common.Parser(prog="python -m scenes clicks", description=__doc__)
    parser.add_argument("--game", default=common.usual_game(), metavar="ID")
    parser.add_argument("--seeds", default="3,13,22")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--seats", default="human")
    args = parser.parse_args(argv)
    common.windowless()
    for seed in map(int, args.seeds.split(",")):
        for turn, inputs in count(args.game, seed, args.turns, tuple(args.seats.split(","))).items():
            print(f"seed {seed}, turn {turn}: {len(inputs)}: {', '.join(inputs)}")
    return 0
