"""The log as data: turns and phases, one line per decision with its outcome, consequences below it.

Made from the session's entries in the present language, for one seat: what that seat may not know is not in it.
Which kinds of events form a group to filter by, and what a line refers to, the game's texts say (`log_groups`,
`log_links`); without them there are the filters "all" and "mine" only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.core.engine.decision import Setup
    from game.core.play.session import Entry, Session
    from scenes.table.wording import Wording

TURN, PHASE, CHOICE, RESULT = range(4)
Link = tuple[str, str]  # ("land", "G5"), ("card", "card:drought")


@dataclass(slots=True)
class Line:
    """`at`: its entry of the log; `level`: turn, phase, decision or consequence; `text` is rich;
    `who`: whose pieces it tells of, if anybody's; `veiled`: all that is told is that they decided."""

    at: int
    level: int
    text: str
    seat: str = ""
    groups: frozenset[str] = frozenset()
    links: tuple[Link, ...] = ()
    fence: bool = False
    who: str = ""
    id: str = field(default="")
    veiled: bool = False


class Logged(Protocol):
    """A session, or a part of one."""

    log: list[Entry]


class Record(Logged, Protocol):
    """A session, or one that is only looked at from an earlier moment."""

    rewound: int
    setup: Setup

    @property
    def whole(self) -> Session:
        """All of it."""


def lines(session: Logged, speech: Wording, seat: str) -> list[Line]:
    """The whole log for a seat, oldest first."""
    out: list[Line] = []
    kinds: dict[str, set[str]] = {}
    for group, members in speech.texts.log_groups.items():
        for kind in members:
            kinds.setdefault(kind, set()).add(group)
    begun: int | None = None
    for at, entry in enumerate(session.log):
        if at == 0 and entry.turn and not any(e.kind == "turn" for e in entry.events):
            out.append(Line(0, TURN, f"<b>{speech.t('ui-turn', turn=entry.turn)}</b>"))
        after = session.log[at + 1] if at + 1 < len(session.log) else None
        if begun is not None:  # one decision in two answers: a line that leads to the first of them
            first, begun = begun, None
            one = session.log[first]
            entry = entry._replace(auto=False, fence=entry.fence or one.fence, remark=one.remark or entry.remark)
            _entry(out, first, entry, speech, seat, kinds)
        elif after is not None and speech.texts.opens(entry, after) and not any(map(speech.event, entry.events)):
            begun = at
        else:
            _entry(out, at, entry, speech, seat, kinds)
    for n, line in enumerate(out):
        line.id = f"{line.at}" if line.level == CHOICE else f"{line.at}-{n}"
    return out


def _told(entry: Entry, speech: Wording) -> bool:
    """Whether the first thing that all see of a hidden decision says who made it: "Marta lays a tile" needs no line before it."""
    said = (event for event in entry.events if event.kind not in ("turn", "phase") and speech.event(event))
    first = next(said, None)
    return first is not None and speech.subject(first) == entry.seat


def _entry(out: list[Line], at: int, entry: Entry, speech: Wording, seat: str, kinds: dict[str, set[str]]) -> None:
    chosen = entry.auto  # nobody decided: all its lines are consequences
    ends = entry.key == "done" or (entry.key == "no" and not speech.hides(entry))
    if speech.untold(entry):  # what follows is told as if it came by itself
        chosen, ends = True, False
    veiled = speech.hides(entry) and not _told(entry, speech)
    veiled = veiled and not speech.untold(entry)
    if not entry.auto and (ends or veiled):
        out.append(Line(at, CHOICE, speech.deed(entry), entry.seat, fence=entry.fence, veiled=veiled))
        chosen = True
    if ended := speech.ended(entry):
        out.append(Line(at, RESULT, ended))
    for event in entry.events:
        text = speech.event(event)
        if not text:
            continue
        if event.kind in ("turn", "phase"):
            out.append(Line(at, TURN if event.kind == "turn" else PHASE, text))
            continue
        level = RESULT if chosen else CHOICE
        links = tuple(speech.texts.log_links(event))
        groups = frozenset(kinds.get(event.kind, ()))
        out.append(Line(at, level, text, entry.seat if not chosen else "", groups, links, entry.fence and not chosen,
                        speech.subject(event)))  # fmt: skip
        chosen = True
    if not chosen:
        out.append(Line(at, CHOICE, speech.deed(entry), entry.seat, fence=entry.fence))
    if entry.remark is not None:
        first = next(n for n in range(len(out)) if out[n].at == at and out[n].level == CHOICE)
        out.insert(first + 1, Line(at, RESULT, speech.reason(entry.remark)))


def chosen(found: Iterable[Line], kind: str, seat: str, query: str, plain: Callable[[str], str]) -> list[Line]:
    """The lines a filter and a search leave, each with its decision, under the headings that still have some.

    `kind`: "all", "mine" or a group. `plain` puts rich text into words; the search looks in those.
    """
    want = query.casefold().split()
    out: list[Line] = []
    heads: dict[int, Line] = {}
    parent: Line | None = None
    parent_in = own = False
    for line in found:
        if line.level in (TURN, PHASE):
            heads[line.level] = line
            if line.level == TURN:
                heads.pop(PHASE, None)
            parent = None
            continue
        if line.level == CHOICE:
            parent, parent_in, own = line, False, line.seat == seat
        elif parent is None or parent.at != line.at:
            parent, own = None, False
        if kind == "mine":
            fits = own
        else:
            fits = kind == "all" or kind in line.groups
        if fits and want:
            said = plain(line.text).casefold()
            fits = all(word in said for word in want)
        if not fits:
            continue
        for level in (TURN, PHASE):
            if level in heads:
                out.append(heads.pop(level))
        if line.level == RESULT and parent is not None and not parent_in and kind != "mine":
            out.append(parent)
            parent_in = True
        if line is not parent or not parent_in:
            out.append(line)
        parent_in = parent_in or line is parent
    if kind == "all" and not want:  # what has only begun: the turn and the phase in which nothing was done yet
        out += [heads[level] for level in (TURN, PHASE) if level in heads]
    return out


def folded(found: Iterable[Line]) -> list[Line]:
    """The lines with one for several hidden decisions of a player in a row. It stands for the first of them: whoever looks
    from there can go on to the others one by one."""
    out: list[Line] = []
    for line in found:
        last = out[-1] if out else None
        if last is not None and line.veiled and last.veiled and line.seat == last.seat:
            if line.fence and not last.fence:
                out[-1] = replace(last, fence=True)
            continue
        out.append(line)
    return out


def as_text(found: Iterable[Line], plain: Callable[[str], str]) -> str:
    """The lines as plain text: headings between empty lines, consequences indented."""
    out: list[str] = []
    for line in found:
        said = plain(line.text)
        if line.level == TURN:
            out += ["", said, "-" * len(said)]
        elif line.level == PHASE:
            out += [f"[{said}]"]
        else:
            out.append(("    " if line.level == RESULT else "  ") + said)
    return "\n".join(out).strip("\n")
