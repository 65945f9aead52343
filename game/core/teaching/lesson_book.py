"""How far a player is in the lessons: one small file in their folder, `lessons.json`.

For each game and chapter the answers given and the cards read, so that a chapter goes on where it was left. A broken
file is as good as none: nothing here is worth a question to the player.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from game.core import paths
from game.core.engine.decision import Illegal
from game.core.errors import TidetableError
from game.core.play.session import Session
from game.core.teaching import lessons
from game.core.teaching.lessons import Chapter

FILE = "lessons.json"
MOST_BYTES = 2_000_000


@dataclass(slots=True)
class ChapterRecord:
    """One chapter: answers as (seat, key), cards seen, and whether its end was reached once."""

    answers: list[tuple[str, str]] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    done: bool = False

    @property
    def begun(self) -> bool:
        """Whether there is something to go on with."""
        return bool(self.answers or self.seen)


class Book:
    """The pages of all chapters. `page` gives one (a new one where there is none), `keep` writes it."""

    def __init__(self) -> None:
        self._pages: dict[tuple[str, str], ChapterRecord] = {}
        self._load()

    def page(self, game: str, chapter: str) -> ChapterRecord:
        """What is known of a chapter."""
        return self._pages.setdefault((game, chapter), ChapterRecord())

    def state(self, game: str, chapter: str) -> str:
        """ "new", "begun" or "done" (begun again counts as begun, if it was done before or not)."""
        page = self.page(game, chapter)
        return "begun" if page.begun else ("done" if page.done else "new")

    def next(self, game: str, chapters: tuple[Chapter, ...]) -> str:
        """The chapter to go on with: one that was left, else the first not done; "" if all are done."""
        for wanted in ("begun", "new"):
            for one in chapters:
                if self.state(game, one.id) == wanted:
                    return one.id
        return ""

    # ------------------------------------------------------------------------------------------ one chapter

    def note(self, chapter: Chapter, session: Session, seen: tuple[str, ...]) -> None:
        """Keeps how far a chapter is now."""
        page = self.page(chapter.game, chapter.id)
        given = [(entry.seat, entry.key) for entry in session.log if not entry.auto]
        page.answers, page.seen = given[len(chapter.before) :], list(seen)
        self.save()

    def finish(self, chapter: Chapter) -> None:
        """The end was reached: the chapter is done, and the next time it begins anew."""
        page = self.page(chapter.game, chapter.id)
        page.answers, page.seen, page.done = [], [], True
        self.save()

    def restart(self, chapter: Chapter) -> None:
        """Forget what was played of a chapter; that it was done once stays."""
        page = self.page(chapter.game, chapter.id)
        page.answers, page.seen = [], []
        self.save()

    def resume(self, chapter: Chapter, seats: tuple[dict[str, Any], ...] = ()) -> tuple[Session, tuple[str, ...]]:
        """The table of a chapter as it was left, and the cards seen. What cannot be played again is dropped.

        Raises DataError where the chapter itself cannot be begun.
        """
        session, page = lessons.begin(chapter, seats), self.page(chapter.game, chapter.id)
        try:
            for seat, key in page.answers:
                session.choose(seat, key)
        except (Illegal, TidetableError, ValueError, KeyError, IndexError):  # another version's chapter: from its start
            return lessons.begin(chapter, seats), ()
        return session, tuple(page.seen)

    # ------------------------------------------------------------------------------------------ the file

    def _load(self) -> None:
        try:
            with open(paths.user_dir() / FILE, "rb") as file:
                content = file.read(MOST_BYTES + 1)
            raw = json.loads(content) if len(content) <= MOST_BYTES else {}
        except (OSError, ValueError, RecursionError):
            return
        for game, chapters in raw.items() if isinstance(raw, dict) else ():
            for name, value in chapters.items() if isinstance(chapters, dict) else ():
                page = _page(value)
                if page is not None:
                    self._pages[(str(game), str(name))] = page

    def save(self) -> bool:
        """Writes the file; False where the folder refuses (the lesson goes on, it is only not kept)."""
        out: dict[str, dict[str, Any]] = {}
        for (game, name), page in sorted(self._pages.items()):
            if page.begun or page.done:
                kept = {"done": page.done, "seen": page.seen, "answers": [list(one) for one in page.answers]}
                out.setdefault(game, {})[name] = kept
        try:
            paths.write_atomic(paths.user_dir() / FILE, json.dumps(out, ensure_ascii=False, indent=1).encode())
        except OSError:
            return False
        return True


def _page(value: object) -> ChapterRecord | None:
    """A page from the file; None for anything else."""
    if not isinstance(value, dict):
        return None
    answers, seen = value.get("answers", []), value.get("seen", [])
    if not isinstance(answers, list) or not all(_pair(one) for one in answers):
        return None
    if not isinstance(seen, list) or not all(isinstance(one, str) for one in seen):
        return None
    return ChapterRecord([(one[0], one[1]) for one in answers], list(seen), value.get("done") is True)


def _pair(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(one, str) for one in value)
