"""Going through a game that was played: what the log offers from a line, and the table as it was.

Looking is free and changes nothing: `TravelScene` is the table before a decision of the log, read-only. Rewinding
takes decisions back; it asks first and says what is lost, and keeps to the fences of the session.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.engine.decision import Reason
from game.core.engine.key import Key
from scenes.app import game_list
from scenes.app.seals import Seen, sealed, seed_line
from scenes.overlays.confirm import ConfirmOverlay
from scenes.table import logbook
from scenes.table.logbook import CHOICE, PHASE, RESULT, TURN, Line, Link, Record
from scenes.widgets.lists import Row

if TYPE_CHECKING:
    import pygame

    from game.core.play.session import Session
    from scenes.table.game_screen import Table
    from scenes.table.model import TableModel


# --- rewinding -----------------------------------------------------------------------------------------------
def barred(session: Session, length: int, by: str = "") -> Reason | None:
    """Why the log cannot be taken back to `length` entries; None if it can. Rivals may not pass new information, nor may `by`
    what another seat chose in secret.
    """
    humans = {seat for seat in session.state.seats if session.control(seat) == "human"}
    gone = session.log[length:]
    if not any(not e.auto and e.seat in humans for e in gone):
        return Reason("undo-none")
    if any(not e.auto and session.hidden(e.seat, by) for e in gone):
        return Reason("undo-rival")
    if session.rules.cooperative or len(humans) <= 1:
        return None
    if any(e.fence for e in gone):
        return Reason("undo-fence", (sum(e.fence for e in gone),))
    waiting = session.decision.seats if session.decision is not None else ()
    if any(not e.auto and e.seat in humans and e.seat not in waiting for e in gone):
        return Reason("undo-rival")
    return None


def start_of(session: Session, at: int) -> int:
    """The entry of the decision that entry `at` belongs to: steps nobody chose belong to the one before."""
    while at > 0 and session.log[at].auto:
        at -= 1
    return at


def lost(model: TableModel, length: int) -> str:
    """What taking the log back to `length` entries loses, in sentences."""
    session, gone = model.session, model.session.log[length:]
    own = [e for e in gone if not e.auto]
    fences = sum(e.fence for e in gone)
    text = model.t("travel-lost", n=len(own), first=model.wording.undo(own[0]), last=model.wording.undo(own[-1]))
    here, there = session.state.turn, gone[0].turn
    if here != there:
        text += " " + game_list.counted(model.host, model.rules.id, "travel-lost-turns", here=here, there=there)
    if fences:
        text += " " + model.t("travel-lost-fences", n=fences)
    return text + " " + model.t("travel-lost-redo")


def rewind_here(model: TableModel, at: int) -> None:
    """Ask, then take everything back from entry `at` on."""
    if model.acts.own_hand():
        return
    length = start_of(model.session, at)
    why = barred(model.session, length, model.seat)
    if why is not None:
        model.acts.explain(reason_words(model, why), None)
        return
    t, turn = model.t, model.session.log[length].turn
    asked = game_list.counted(model.host, model.rules.id, "travel-rewind-question", turn=turn)
    ask = ConfirmOverlay(model.host, asked, lost(model, length), t("table-rewind-go"), lambda: model.acts.rewind_to(length),
                         t("table-rewind-keep"), "undo")  # fmt: skip
    model.host.push(ask)


def reason_words(model: TableModel, why: Reason) -> str:
    """Why there is no way back."""
    return model.t("table-undo-none") if why.id == "undo-none" else model.wording.reason(why)


def look_here(model: TableModel, at: int) -> None:
    """The table before entry `at`, read-only, over the present one."""
    if model.acts.own_hand():  # it is seen with the eyes of the player at the screen
        return
    model.host.go("look-back", model, start_of(model.session, at))


# --- the log of a table --------------------------------------------------------------------------------------
class TableBook:
    """The log of a table for the drawer; see `scenes.overlays.log.Book`.

    `look` goes to the position before an entry; without `rewind` there is none (a replay).
    """

    def __init__(self, model: Table, session: Record | None = None, look: Callable[[int], object] | None = None,
                 rewind: bool = True) -> None:  # fmt: skip
        self.model, self.session = model, session if session is not None else model.session
        self.look = look or (lambda at: look_here(model, at))
        self.rewind = rewind
        self._made: tuple[tuple[str, int, str, str], list[Line]] | None = None
        self._by_key: dict[str, Line] = {}

    def lines(self) -> list[Line]:
        """Every line, in the present language."""
        model = self.model
        stamp = (model.host.lang, len(self.session.log), model.seat, model.wording.seat)
        if self._made is None or self._made[0] != stamp:
            made = logbook.lines(self.session, model.wording, model.seat)
            self._made = (stamp, made)
            self._by_key = {line.id: line for line in made}
        return self._made[1]

    def filters(self) -> list[tuple[str, str]]:
        t = self.model.t
        groups = self.model.wording.texts.log_groups
        return [("all", t("log-filter-all")), ("mine", t("log-filter-mine")), *((g, t(f"log-group-{g}")) for g in groups)]

    def some(self, kind: str, query: str) -> list[Line]:
        """The lines under a filter and a search."""
        return logbook.folded(logbook.chosen(self.lines(), kind, self.model.seat, query, self.model.wording.plain))

    def rows(self, kind: str, query: str) -> list[Row]:
        fence, out = self.model.t("log-revealed-hint"), []
        for line in self.some(kind, query):
            if line.level in (TURN, PHASE):
                out.append(Row(line.id, line.text, tone="head", indent=int(line.level == PHASE)))
                continue
            disc = self.model.colours.get(line.seat, "") if line.level == CHOICE else ""
            own = self.model.piece_colours.get(line.who, "")
            out.append(Row(line.id, line.text, indent=int(line.level == RESULT), disc=disc, hint=fence if line.fence else "",
                           own=own))  # fmt: skip
        return out

    def note(self) -> str:
        count = self.session.rewound
        return self.model.t("log-rewound", n=count) if count else ""

    def text(self, kind: str, query: str) -> str:
        model, setup = self.model, self.session.setup
        game = game_list.box_name(model.host, setup.game, setup.set)
        seed = "" if sealed(self.session) else seed_line(model.host, setup)
        head = f"{game} · {seed}" if seed else game
        body = logbook.as_text(self.some(kind, query), model.wording.plain)
        return "\n".join(part for part in (head, self.note()) if part) + f"\n\n{body}"

    def line(self, key: str) -> Line | None:
        """The line a row stands for."""
        self.lines()
        return self._by_key.get(key)

    def deeds(self, key: str) -> list[tuple[str, str, str, str, Callable[[], object]]]:
        line = self.line(key)
        if line is None:
            return []
        t, at = self.model.t, line.at
        out: list[tuple[str, str, str, str, Callable[[], object]]] = [
            ("look-here", t("log-look-here"), "eye", "", lambda: self._leave(lambda: self.look(at)))
        ]
        if self.rewind:
            why = barred(self.session.whole, start_of(self.session.whole, at), self.model.seat)
            words = reason_words(self.model, why) if why is not None else ""
            out.append(("rewind-here", t("log-rewind-here"), "undo", words, lambda: self._leave(lambda: self._rewind(at))))
        return out

    def _leave(self, then: Callable[[], object]) -> None:
        self.model.host.pop()
        then()

    def _rewind(self, at: int) -> None:
        rewind_here(self.model, at)

    # -- links -----------------------------------------------------------------------------------
    def links(self, key: str) -> list[tuple[Link, str]]:
        line = self.line(key)
        out = []
        for kind, what in line.links if line is not None else ():
            name = self.model.screen.cards.name(what) if kind == "card" else self.model.wording.texts.link(kind, what)
            out.append(((kind, what), name))
        return out

    def show(self, link: Link | None) -> None:
        self.model.acts.point_board(place_key(self.model, link) if link is not None and link[0] != "card" else "")
        self.model.acts.redraw()

    def picture(self, link: Link, tall: int) -> pygame.Surface | None:
        from scenes.table.hand import large_face

        return large_face(self.model, link[1], tall) if link[0] == "card" else None

    def spot(self, link: Link) -> pygame.Rect | None:
        if link[0] == "card":
            return None
        labels = self.model.centre.label_rects([place_key(self.model, link)])
        return labels[0] if labels else None

    def follow(self, link: Link) -> None:
        if link[0] == "card":
            self.model.acts.pin(link[1])
            return
        self.model.host.pop()
        centre_on(self.model, place_key(self.model, link))

    def share(self) -> None:
        from scenes.overlays.share import ShareOverlay

        self.model.host.push(ShareOverlay(self.model.host, self.session))


def place_key(model: Table, link: Link) -> str:
    """The key on the map of a place that a line of the log names, such as ("land", "G5")."""
    kind, what = link
    return model.screen.place(Key(kind, (what,))).shape or f"{kind}:{what}"


def centre_on(model: TableModel, key: str) -> None:
    """Zoom the map in on a thing and give it the focus."""
    model.acts.fit_board()
    item = model.acts.item(key)
    if item is None or item.rect is None:
        return
    model.host.show_ring()
    model.acts.zoom_board(3, item.rect.center)
    if (seen := model.acts.item(key)) is not None and seen.rect is not None:
        middle = model.centre.inner.center
        model.acts.pan_board(middle[0] - seen.rect.centerx, middle[1] - seen.rect.centery)
    model.acts.set_focus(key)


def may_look_as(session: Seen, looker: str, seat: str) -> bool:
    """Whether somebody may see an earlier position as this seat saw it."""
    return looker == seat or not sealed(session)
