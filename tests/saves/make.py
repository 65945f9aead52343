"""Makes the saves that this version of the program leaves to all later ones:
`python tests/saves/make.py [--to FOLDER] [NAME ...]`.

Each name below is a moment of a game: how the table is set, how it is played there and by which sign it is known. Random
games are played until one comes to that moment. Without names all are made. Without a folder they go to `tests/saves/<version>/`,
or beside it to `<version>-format-<number>/` where saves are written in another form by now; a folder that holds saves already is
left alone, for what was released is never made anew.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
if not any(Path(each or ".").resolve().joinpath("game").is_dir() for each in sys.path):
    sys.path.insert(0, str(ROOT))

from game import games  # noqa: E402
from game.core.engine.decision import Setup  # noqa: E402
from game.core.engine.rng import Rng  # noqa: E402
from game.core.play import save, share  # noqa: E402
from game.core.play.session import Session  # noqa: E402

SPIRIT, SMALL = "spirit-island", "small-islands"
PACK = ROOT / "tests" / "packs" / "my-island"
SAVED = 1_795_000_000.0
NAMES = ("Marta", "Оля", "Nino", "P4")
When = Callable[[Session], Any]


class Moment(NamedTuple):
    """A save to be made. `when` says whether the table is there; `after` is done then; `passes`: one in so many answers is
    a pass."""

    name: str
    game: str
    seats: int
    when: When
    mode: str = ""
    options: dict[str, Any] = {}
    controls: tuple[str, ...] = ()
    after: Callable[[Session], Any] = lambda session: None
    pack: bool = False
    start: bool = False
    passes: int = 6
    bot: str = ""  # who answers in place of chance
    few: int = 3  # decisions at least


def frames(session: Session) -> Iterator[Any]:
    """Everything on the agenda, in lanes too."""
    todo = list(session.state.agenda)
    while todo:
        f = todo.pop()
        yield f
        for _, lane in f.get("lanes", ()):
            todo += lane


def ops_of(session: Session) -> set[str]:
    return {f.op for f in frames(session)}


def asks(*kinds: str) -> When:
    """One of these questions is open."""

    def found(session: Session) -> bool:
        decision = session.decision
        return decision is not None and any(part.kind in kinds for part in decision.parts or (decision,))

    return found


def on(*ops: str) -> When:
    """All these operations lie on the agenda."""
    return lambda session: set(ops) <= ops_of(session)


def phase(name: str, *more: When) -> When:
    return lambda session: session.state.phase == name and all(one(session) for one in more)


def running(kind: str) -> When:
    """Inside a use of this kind: a program has instructions left and something is asked."""

    def found(session: Session) -> bool:
        tops = session.state.agenda
        scope = next((f for f in reversed(tops) if f.op == "scope"), None)
        return scope is not None and scope.get("kind") == kind and any(f.op == "run" for f in tops)

    return found


def turn(n: int) -> When:
    return lambda session: session.state.turn >= n


def half_chosen(session: Session) -> bool:
    """Hidden choices: one seat is done, another still chooses."""
    current, s = session.state.current, session.state
    done = [seat for seat in s.seats if not s.held.get(seat)]
    return s.phase == "preparation" and bool(done) and len(done) < len(s.seats) and any(current.values())


def over(*outcomes: str) -> When:
    return lambda session: session.result is not None and (not outcomes or session.result.outcome in outcomes)


def back(session: Session) -> None:
    """Some decisions taken back, over new information too, and one taken again."""
    for _ in range(3):
        session.undo(cross_fence=True)
    session.redo()


MOMENTS = (
    Moment("first-question", SPIRIT, 1, lambda session: True, few=0),
    Moment("growth", SPIRIT, 2, phase("growth", turn(2))),
    Moment("growth-acts", SPIRIT, 2, lambda s: phase("growth")(s) and ops_of(s) & {"growth.acts", "growth.order"}),
    Moment("cards-half-played", SPIRIT, 3, lambda s: asks("play")(s) and any(s.state.played.values()) and turn(2)(s)),
    Moment("fast", SPIRIT, 1, phase("fast", turn(3))),
    Moment("fast-mid-card", SPIRIT, 2, phase("fast", running("power"))),
    Moment("slow-three", SPIRIT, 3, phase("slow", turn(2))),
    Moment("slow-mid-card", SPIRIT, 3, phase("slow", running("power"))),
    Moment("fear-mid-card", SPIRIT, 2, phase("fear", running("fear")), start=True),
    Moment("fear-together", SPIRIT, 3, phase("fear", on("together.ask", "each.player.land")), start=True),
    Moment("ravage", SPIRIT, 2, phase("ravage")),
    Moment("build", SPIRIT, 2, phase("build"), start=True),
    Moment("explore", SPIRIT, 2, phase("explore"), start=True),
    Moment("time-passes", SPIRIT, 1, phase("time-passes"), start=True),
    Moment("choose-one", SPIRIT, 1, on("choose-one")),
    Moment("may-instead", SPIRIT, 2, on("may-instead"), start=True),
    Moment("damage-left", SPIRIT, 2, on("damage"), start=True),
    Moment("rewound", SPIRIT, 1, turn(3), after=back, few=25),
    Moment("options", SPIRIT, 2, turn(3), options={"stage-ii-actions": False}),
    Moment("bots", SPIRIT, 3, turn(2), controls=("human", "bot:greedy", "bot:random")),
    Moment("pack", SPIRIT, 1, turn(3), pack=True),
    Moment("from-a-position", SPIRIT, 2, lambda s: True, start=True, few=12),
    Moment("lost", SPIRIT, 1, over("loss")),
    Moment("won", SPIRIT, 1, over("win", "win-sacrifice"), bot="greedy"),
    Moment("starting-tiles", SMALL, 2, asks("setup.cell"), few=1),
    Moment("preparation-hidden", SMALL, 2, half_chosen, "normal"),
    Moment("preparation-hidden-four", SMALL, 4, lambda s: half_chosen(s) and s.state.round >= 2, "advanced"),
    Moment("exploration", SMALL, 3, lambda s: asks("turn.choose")(s) and s.state.round >= 2, "normal"),
    Moment("tile-in-hand", SMALL, 2, lambda s: asks("place.cell")(s) and turn(6)(s), "advanced"),
    Moment("token", SMALL, 2, lambda s: asks("place.token")(s) and turn(4)(s), "normal"),
    Moment("landing", SMALL, 4, asks("land.cell"), "normal"),
    Moment("reward-islands", SMALL, 3, lambda s: asks("reward.island")(s) and s.state.houses, "advanced"),
    Moment("reward-symbol", SMALL, 2, asks("reward.symbol"), "advanced"),
    Moment("reward-discovery", SMALL, 2, asks("reward.discovery"), "normal"),
    Moment("solo", SMALL, 1, lambda s: s.state.round >= 2 and s.state.phase == "exploration", "solo"),
    Moment("solo-advanced", SMALL, 1, asks("reward.island"), "solo", {"objectives": "advanced"}),
    Moment("rewound", SMALL, 1, lambda s: s.state.round >= 2, "solo", after=back),
    Moment("bots", SMALL, 3, lambda s: s.state.round >= 2, "normal", {}, ("human", "bot:random", "bot:greedy")),
    Moment("from-a-position", SMALL, 2, lambda s: s.result is None, start=True, few=5),
    Moment("over", SMALL, 2, over(), "advanced"),
    Moment("over-four", SMALL, 4, over(), "normal"),
    Moment("over-solo", SMALL, 1, over(), "solo"),
)


def version() -> str:
    found = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def rules_of(moment: Moment) -> Any:
    return games.rules(moment.game, [PACK] if moment.pack else [])


def begin(moment: Moment, seed: int) -> Session:
    """A table as the moment wants it."""
    from game.checks.contract import helper

    rules, helps, chance = rules_of(moment), helper(moment.game), Rng(seed)
    made: Setup = helps.setup(rules, moment.seats, seed)
    controls = moment.controls or ("human",) * moment.seats
    colours = ("blue", "vermilion", "green", "rose")
    seats = tuple(
        {**seat, "name": NAMES[at], "colour": colours[at], "control": controls[at]} for at, seat in enumerate(made.seats)
    )
    known = {option["id"] for option in rules.setup_options()}
    options = {key: value for key, value in moment.options.items() if key in known}
    setup = made._replace(mode=moment.mode or made.mode, options=options, seats=seats)
    start = None
    if moment.start:
        shelves = helps.coverable(rules, setup.mode, moment.seats)
        rare = [(shelf, item) for shelf, items in sorted(shelves.items()) for item in sorted(items)]
        start, _ = helps.generate(rules, rules.new(setup), chance, list(chance.shuffled(rare)))
    return Session(rules, setup, start=start)


def play(moment: Moment, seed: int) -> Session | None:
    """A game up to the moment; None when it did not come there."""
    session, chance, steps = begin(moment, seed), Rng(seed + 1), 0
    bots: dict[str, Any] = {}
    if moment.bot:
        from game import ai

        bots = {seat: ai.make(moment.bot, session.rules, seat, seed) for seat in session.state.seats}
    while not (steps >= moment.few and moment.when(session)):
        decision = session.decision
        if decision is None or steps > 1500:
            return None
        found = session.rules.options(session.state)
        acts = [option for option in found if option.key != "done"] if chance.below(moment.passes) else []
        option = chance.pick(acts or found)
        if bots and (part := decision.for_seat(option.seat)) is not None:
            key = bots[option.seat].choose(session.view(option.seat), part)
            option = next(one for one in found if one == (key, option.seat))
        session.choose(option.seat, option.key)
        steps += 1
    moment.after(session)
    return session


def make(moment: Moment) -> Session:
    """The first game that comes to the moment. Raises LookupError where none does."""
    for seed in range(1, 400):
        session = play(moment, seed)
        if session is not None:
            return session
    raise LookupError(f"no game came to {moment.game} {moment.name}")


def usual_folder() -> Path:
    """The folder of this version; another one beside it where that has saves of another format."""
    folder = ROOT / "tests" / "saves" / version()
    there = next(iter(folder.glob("*.json")), None)
    if there is None or there.read_bytes().startswith(b"%s%d," % (save.MARK, save.FORMAT)):
        return folder
    return folder.with_name(f"{version()}-format-{save.FORMAT}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Makes saves for all later versions to open.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="which moments (all)")
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="where they go (the folder of this version)")
    chosen = parser.parse_args()
    if wrong := set(chosen.names) - {moment.name for moment in MOMENTS}:
        parser.error(f"there is no moment {sorted(wrong)[0]}")
    folder = chosen.to or usual_folder()
    if folder.exists() and any(folder.glob("*.json")):
        print(f"{folder.name} holds saves already", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    for moment in MOMENTS:
        if chosen.names and moment.name not in chosen.names:
            continue
        session = make(moment)
        note: dict[str, Any] = {"uid": f"{moment.game}-{moment.name}", "played": 60.0}
        if moment.pack:
            note["packs"] = [{"id": PACK.name, "name": "My island", "version": "1"}]
        made = session.to_save(**note)
        made.saved = SAVED
        name = f"{moment.game}-{moment.seats}-{moment.name}"
        (folder / f"{name}.json").write_bytes(save.encode(made))
        if moment.name in ("bots", "over", "from-a-position"):
            (folder / f"{name}{share.SUFFIX}").write_text(share.write(session), encoding="utf-8", newline="\n")
        print(f"{name}: {len(session.log)} decisions, {session.state.phase}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
