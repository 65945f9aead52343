"""Giving a game away as text, and taking one in: copy, save to a file, open from a file or from the clipboard."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.core import paths
from game.core.errors import TidetableError
from game.core.play import share
from game.core.play.share import ShareError
from scenes.app.seals import Seen, sealed
from scenes.overlays.base import Overlay
from scenes.widgets.controls import Button
from scenes.widgets.fields import TextField
from scenes.widgets.panels import Label

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.app.scene import Host, Scene


def share_path(session: Session) -> Path:
    """Where a shared game is written: the folder `shared` of the player's, under a name of its own."""
    stem = re.sub(r"[^a-z0-9-]", "-", session.setup.game)
    return paths.user_dir() / "shared" / f"{stem}-{time.strftime('%Y%m%d-%H%M%S')}{share.SUFFIX}"


def said(app: Host, error: TidetableError) -> str:
    """An error in the player's language; its own sentence where there is none."""
    reason = getattr(error, "reason", "")
    msg = f"share-problem-{reason}"
    if isinstance(error, ShareError) and error.packs:
        return app.t(msg, names=", ".join(error.packs))
    return app.t(msg) if reason and app.words.has(msg) else str(error)


class ShareOverlay(Overlay):
    """Copy the game, or save it as a share file."""

    name = "share"
    size = (720, 330)
    first = "copy"

    def __init__(self, app: Host, session: Seen) -> None:
        super().__init__(app)
        self.session: Session = session.whole
        self.note = ""

    def fill(self, inner: pygame.Rect) -> None:
        why = self.t("share-secret") if sealed(self.session) else ""
        k = self.kit
        text = self.t("share-text")
        tall = k.wrap(text, inner.w, 18)
        self.add(Label("text", pygame.Rect(inner.x, inner.y, inner.w, tall), text, size=18, wrap=True))
        wide, y = (inner.w - k.px(14)) // 2, inner.y + tall + k.px(16)
        self.add(Button("copy", pygame.Rect(inner.x, y, wide, k.px(50)), self.t("share-copy"), act=self.copy, style="brass",
                        enabled=not why, why=why))  # fmt: skip
        right = pygame.Rect(inner.right - wide, y, wide, k.px(50))
        self.add(Button("save", right, self.t("share-save"), icon="save", act=self.save, enabled=not why, why=why))
        if self.note or why:
            y += k.px(64)
            self.add(Label("note", pygame.Rect(inner.x, y, inner.w, inner.bottom - y), self.note or why, wrap=True))

    def copy(self) -> None:
        """The text of the game to the clipboard."""
        self.app.copy(share.write(self.session))
        self.say(self.t("share-copied"))

    def save(self) -> None:
        """A file in the player's folder."""
        try:
            path = share.save(self.session, share_path(self.session))
        except ShareError as error:
            self.say(said(self.app, error))
            return
        self.say(self.t("share-saved", path=str(path)))

    def say(self, words: str) -> None:
        """Under the buttons, and to the reader."""
        self.note = words
        self.app.say(words)
        self.rebuild()


class ImportOverlay(Overlay):
    """A shared game by the path of its file, or from the clipboard; played again before it is opened."""

    name = "import"
    size = (760, 340)
    first = "path"

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.path, self.note = "", ""

    def feet(self) -> list[tuple[str, str, str, str, str, Any]]:
        return [
            ("paste", self.t("share-paste"), "paper", "", "", self.paste),
            ("replay", self.t("share-replay"), "paper", "play", "", lambda: self.take(replay_shared)),
            ("open", self.t("share-open"), "brass", "folder", "", lambda: self.take(open_shared)),
        ]

    def fill(self, inner: pygame.Rect) -> None:
        k = self.kit
        text = self.t("share-import-text")
        tall = k.wrap(text, inner.w, 18)
        self.add(Label("text", pygame.Rect(inner.x, inner.y, inner.w, tall), text, size=18, wrap=True))
        y = inner.y + tall + k.px(10)
        self.add(TextField("path", pygame.Rect(inner.x, y, inner.w, k.px(46)), self.t("share-path"), self.path, self.typed,
                           limit=400, placeholder=self.t("share-path")))  # fmt: skip
        y += k.px(56)
        if self.note:
            self.add(Label("note", pygame.Rect(inner.x, y, inner.w, inner.bottom - y), self.note, wrap=True))

    def typed(self, path: str) -> None:
        """The path as typed."""
        self.path = path

    def paste(self) -> None:
        """A whole shared game from the clipboard is opened at once; anything else becomes the path."""
        text = self.app.paste()
        if text.lstrip().startswith(share.HEAD):
            self.run(lambda: open_shared(self.app, text))
        else:
            self.path = text.strip().splitlines()[0][:400] if text.strip() else ""
            self.rebuild()

    def take(self, then: Callable[[Host, str], Scene]) -> None:
        """Read the file and do something with its text."""
        self.run(lambda: then(self.app, share.load(Path(self.path.strip().strip("\"'")).expanduser())))

    def run(self, act: Callable[[], Any]) -> None:
        """What goes wrong is one sentence here."""
        try:
            act()
        except TidetableError as error:
            self.note = said(self.app, error)
            self.app.say(self.note)
            self.rebuild()


def _rules(text: str) -> Any:
    from game import games
    from game.core.errors import UsageError
    from scenes.app import game_list

    game = share.game_of(text)
    try:
        shipped = games.rules(game)
        return shipped if shipped.data_hash()[: share.HASH] in text else game_list.rules_for(game)
    except UsageError:
        raise ShareError("unknown-game", f'this program has no game "{game}"') from None


def open_shared(app: Host, text: str) -> Scene:
    """A shared game as a table of one's own, kept from now on; one of other rules as far as its choices can be made, after a
    question. Raises ShareError, SaveError.
    """
    from scenes.app import tables
    from scenes.overlays.confirm import ConfirmOverlay

    try:
        return _as_table(app, share.read(text, _rules(text), **tables.by_itself(app)))
    except ShareError as error:
        part = error.session
        if part is None:
            raise
        text_ = app.t("share-part-text", made=error.made, of=error.of)
    if app.top is not None and app.top.name == "import":
        app.pop()

    def go() -> None:
        try:
            _as_table(app, part)
        except TidetableError as problem:
            app.fail(problem)

    return app.push(ConfirmOverlay(app, app.t("share-part-question"), text_, app.t("share-part-go"), go, icon="play"))


def _as_table(app: Host, session: Session) -> Scene:
    from scenes.app import tables

    session.setup = session.setup._replace(typed=True)  # it stood in a text that somebody had
    return tables._show(app, session, tables.keep_new(app, session))


def replay_shared(app: Host, text: str) -> Scene:
    """A shared game as a replay. Raises ShareError."""
    return replay_session(app, share.read(text, _rules(text)))


def replay_session(app: Host, session: Session) -> Scene:
    """A game in memory as a replay: a shared one, or the one just finished. Not while its seats have secrets."""
    if sealed(session) and app.top is not None:
        app.top.explain(app.t("share-secret"), None)
        return app.top
    return app.go("replay", session)


def taken_in(app: Host, path: Path) -> str | None:
    """Open a file if it is a shared game: None = it is none, "" = it is open now, else why not, in one sentence."""
    try:
        with open(path, "rb") as file:
            if not file.read(len(share.HEAD) + 3).removeprefix(b"\xef\xbb\xbf").startswith(share.HEAD.encode()):
                return None
    except (OSError, ValueError):
        return None
    try:
        open_shared(app, share.load(path))
    except TidetableError as error:
        return said(app, error)
    return ""
