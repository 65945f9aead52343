"""Players' packs as the program uses them: in the list of settings, for the next table, and for a save made with some.

Commands play with what is shipped, so that the same line gives the same picture everywhere; only the program with a
window switches packs on (`use`).
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.core.content.packs import Pack
    from game.core.errors import DataError
    from game.core.play.save import Save
    from scenes.app.scene import Host


_on = False
_in_force: dict[str, tuple[list[Pack], list[DataError]]] = {}
_words: list[Path] = []  # folders stay: a table that is open may still show what has been switched off
_bench: list[Path] = []  # of the pack in the workshop
_said: set[str] = set()


class Line(NamedTuple):
    """A pack in the list. `problem`: why it is refused."""

    id: str
    folder: str
    name: str
    version: str
    game: str
    holds: dict[str, int]
    on: bool
    problem: str = ""


def use(app: Host, on: bool = True) -> None:
    """From now on new tables are played with the packs that are switched on."""
    global _on
    _on = on
    if words():
        changed(app)


def changed(app: Host) -> None:
    """Packs were switched: read them anew for the next table, and their words for all."""
    from game import games
    from game.core.words import messages as words

    _in_force.clear()
    games.forget_packs()
    words.forget()
    app.forget_words()


def in_force(game: str) -> list[Pack]:
    """The packs the next table of a game is played with."""
    return _usable(game)[0] if _on else []


def folders(game: str) -> list[Path]:
    """Their folders, for `rules.get`."""
    return [pack.folder for pack in in_force(game)]


def words() -> list[Path]:
    """Folders with words of packs: of those in force and of all that were since the start."""
    from game import games

    if _on:
        for game in games.playable():
            _remember(in_force(game.id))
    return [*_words, *_bench]


def on_bench(app: Host, folder: Path | None) -> None:
    """The words of a pack that is just being written, for as long as it is shown; None: of none."""
    from game.core.words import messages

    _bench[:] = [folder] if folder is not None else []
    messages.forget()
    app.forget_words()


def note(game: str) -> dict[str, Any]:
    """What a save keeps of the packs it is made with."""
    return _note(in_force(game))


def localized(app: Host, problem: DataError) -> str:
    """What is wrong with a pack, in the player's language where its kind has words; file and line stay."""
    from game.core.errors import Localized

    said = problem.message
    if not isinstance(said, Localized) or not said.id or not app.words.has(f"data-problem-{said.id}"):
        return str(problem)
    return problem.told(app.t(f"data-problem-{said.id}", **said.facts))


def say_problems(app: Host, game: str) -> None:
    """Tell once why packs that are switched on are left out."""
    for problem in _usable(game)[1] if _on else []:
        said = app.t("packs-left-out", why=localized(app, problem))
        if said not in _said:
            _said.add(said)
            app.say(said)
            app.tip_now(said, None)


def rules_of(app: Host, saved: Save) -> Any:
    """The rules a save was made with. Raises SaveError that names the packs missing."""
    from game import games
    from game.core.content import packs
    from game.core.errors import SaveError

    noted = saved.note.get("packs")
    wanted = [each for each in noted if isinstance(each, dict)] if isinstance(noted, list) else []
    if not wanted:
        return games.rules(saved.game)
    there = {pack.id: pack for pack in packs.enabled(saved.game)[0]}
    missing = [str(each.get("name") or each.get("id"))[:60] for each in wanted if each.get("id") not in there]
    if missing:
        raise SaveError("packs", app.t("packs-missing", names=", ".join(missing)))
    found = [there[str(each["id"])] for each in wanted]
    problem = packs.refused(found)
    if problem is not None:
        raise SaveError("packs", app.t("packs-left-out", why=localized(app, problem)))
    if _remember(found):
        app.forget_words()
    return games.rules(saved.game, [pack.folder for pack in found])


def lines(app: Host) -> list[Line]:
    """All packs in the player's folder with what is in them, the refused ones with their reason."""
    from game.core.content import packs
    from game.core.errors import DataError

    out = []
    for listed in packs.discover():
        pack, folder = listed.pack, listed.folder.name
        if listed.shipped:
            continue
        if pack is None:
            out.append(Line("", folder, folder, "", "", {}, False, localized(app, listed.problem) if listed.problem else ""))
            continue
        problem: DataError | None = None
        try:
            problem = packs.refused([packs.load_pack(pack.folder)])
        except DataError as error:
            problem = error
        if problem is None and listed.on:
            problem = next((p for p in _usable(pack.game)[1] if _on and folder in str(p)), None)
        holds = {} if problem else contents(pack)
        why = localized(app, problem) if problem else ""
        out.append(Line(pack.id, folder, pack.name, pack.version, pack.game, holds, listed.on, why))
    return out


def contents(pack: Pack) -> dict[str, int]:
    """How many things of each kind a pack adds, cards by their deck; it must have passed `refused`."""
    from game import games

    shipped, own = (games.rules(pack.game, more).box for more in ((), [pack.folder]))
    found: Counter[str] = Counter()
    for kind, shelf in own.raw.items():
        for name, item in shelf.items():
            if name not in shipped.raw.get(kind, {}):
                deck = item.get("deck", "") if isinstance(item, dict) else ""
                found[f"{kind}-{deck}" if deck else kind] += 1
    return dict(found)


def _usable(game: str) -> tuple[list[Pack], list[DataError]]:
    from game.core.content import packs

    if game not in _in_force:
        _in_force[game] = packs.usable(game)
    return _in_force[game]


def _note(used: list[Pack]) -> dict[str, Any]:
    return {"packs": [{"id": pack.id, "name": pack.name, "version": pack.version} for pack in used]} if used else {}


def _remember(used: list[Pack]) -> bool:
    new = [pack.words for pack in used if pack.words not in _words]
    _words.extend(new)
    return bool(new)
