"""A gallery: everything of a kind that a game has, as large pictures; one of them with its panel, its cards, how it plays and
how often it wins.

A game writes a `Gallery` (what there is, what a panel says in rows, which cards belong to it); `GalleryView` lays it out on a
page. Whoever plays marks favourites; a click chooses where the gallery is there to choose from.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import pygame

from scenes.draw import theme
from scenes.draw.card import CardSpec, Picture
from scenes.draw.face_cache import FACES
from scenes.overlays.zoom import ZoomOverlay
from scenes.setup.gallery_widgets import CardWidget, ExhibitWidget, PanelWidget, Rating
from scenes.widgets.controls import Button
from scenes.widgets.host import Page
from scenes.widgets.lists import ScrollText

if TYPE_CHECKING:
    from scenes.app.scene import Host
    from scenes.table.rows import Row

Box = tuple[float, float, float, float]  # x, y, width, height in design px
LEVELS = ((0.9, 1), (0.75, 2), (0.5, 3), (0.0, 4))  # share of games that the bot won, from which on it is so hard
NARROW = 560.0  # design px: a narrower panel has no columns
ASPECT = 262 / 314  # of a picture with its words
CARDS = ((300.0, 294.0), (224.0, 220.0), (224.0, 112.0), (224.0, 60.0))  # sizes of cards below a panel
GAP = 10.0
WHOLE = 212.0  # the least width at which all words of a card can be read
GOOD = 0.9  # of the usual size: a panel that would be smaller has its cards behind a button


class CardsBelow(NamedTuple):
    """Cards at the foot of a panel, in design px: how many in a row, how large, and how high all rows are with their gaps."""

    per: int
    wide: float
    high: float
    foot: float


class Exhibit(NamedTuple):
    """One thing of a gallery, in the present language."""

    id: str
    name: str
    picture: Picture
    line: str = ""  # how it plays
    marks: tuple[str, ...] = ()  # icons beside its name
    note: str = ""  # a word about it, such as how complex it is
    rate: tuple[int, int] = (0, 0)  # games that the bot won with it alone, of how many; (0, 0): not measured


class Shown(NamedTuple):
    """A card that belongs to it, and what it says without pictures."""

    spec: CardSpec
    said: str


class Gallery:
    """What a game shows. The defaults are those of a gallery to look at, in which nothing is chosen."""

    chooses = False  # whether a click chooses
    seats = False  # whether each seat chooses one of its own: then the set-up page is built round the gallery

    def name(self) -> str:
        """What its button says."""
        raise NotImplementedError

    def title(self) -> str:
        """What is asked, or what these are."""
        raise NotImplementedError

    def exhibits(self) -> Sequence[Exhibit]:
        """All of them, in order."""
        raise NotImplementedError

    def panel(self, which: str, low: bool = False) -> tuple[Row, ...]:
        """What is printed on it; `low`: there is little height."""
        return ()

    def cards(self, which: str) -> Sequence[Shown]:
        """The cards that come with it; where there is no panel, the card that it is."""
        return ()

    def chosen(self) -> str:
        """The one that is chosen by whoever chooses now; "" for none."""
        return ""

    def owner(self, which: str) -> tuple[str, str]:
        """Name and colour of the seat that has it; ("", "") for nobody."""
        return "", ""

    def choose(self, which: str) -> None:
        """Take it."""


class GalleryPage(Page, Protocol):
    """The page that it lies on."""

    app: Host
    scale: float

    @property
    def compact(self) -> bool: ...
    def t(self, msg: str, /, **args: Any) -> str: ...
    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect: ...
    def add(self, widget: Any) -> Any: ...
    def rebuild(self) -> None: ...


def level_of(rate: tuple[int, int]) -> int:
    """How hard it is to win with, 1 to 4; 0 where nobody has measured it."""
    won, games = rate
    return next(level for share, level in LEVELS if won >= share * games) if games else 0


def arrange(n: int, w: float, h: float, gap: float) -> tuple[int, int]:
    """(columns, rows) in which so many pictures become as large as they can."""

    def size(rows: int) -> float:
        columns = -(-n // rows)
        return min((w - (columns - 1) * gap) / columns, (h - (rows - 1) * gap) / rows * ASPECT)

    rows = max(range(1, min(n, 7) + 1), key=size)
    return -(-n // rows), rows


class GalleryView:
    """The pictures, and the panel of the one that is looked at."""

    def __init__(self, page: GalleryPage, game: str, gallery: Gallery) -> None:
        self.page, self.game, self.gallery = page, game, gallery
        self.looked = ""  # who looks at another than the chosen one
        self.exhibits: list[Exhibit] = []

    def renew(self, gallery: Gallery) -> None:
        """Ask anew what there is: once for each layout, in the language and with the options of now."""
        self.gallery, self.exhibits = gallery, list(gallery.exhibits())

    def exhibit(self, which: str) -> Exhibit:
        """One of them by its id."""
        return next(one for one in self.exhibits if one.id == which)

    @property
    def shown(self) -> str:
        """The one whose panel is seen."""
        known = [exhibit.id for exhibit in self.exhibits]
        return next(one for one in (self.looked, self.gallery.chosen(), known[0]) if one in known)

    def favourites(self) -> list[str]:
        """Those that are marked."""
        return self.page.app.settings.favourites.get(self.game, [])

    # -- layout ------------------------------------------------------------------------------------
    def pictures(self, strip: Box) -> None:
        """All of them, as large as they fit."""
        page, exhibits = self.page, self.exhibits
        x, y, w, h = strip
        gap = 8.0 if page.compact else 16.0
        columns, rows = arrange(len(exhibits), w, h, gap)
        wide, high = (w - (columns - 1) * gap) / columns, (h - (rows - 1) * gap) / rows
        shown, chosen, marked = self.shown, self.gallery.chosen(), self.favourites()
        for n, exhibit in enumerate(exhibits):
            row, column = divmod(n, columns)
            owner, colour = self.gallery.owner(exhibit.id)
            states = [page.t("gallery-of", who=owner)] if owner else []
            states += [page.t("ui-chosen")] if exhibit.id == chosen and not owner else []
            states += [page.t("gallery-favourite")] if exhibit.id in marked else []
            level = level_of(exhibit.rate)
            page.add(ExhibitWidget(
                f"gallery={exhibit.id}", page.box(x + column * (wide + gap), y + row * (high + gap), wide, high), exhibit.name,
                exhibit.picture, marks=exhibit.marks, level=level, word=page.t(f"gallery-hard-{level}") if level else "",
                colour=colour, star=exhibit.id in marked, looked=exhibit.id == shown, value=", ".join(states),
                hint="" if exhibit.id == shown else exhibit.line, act=partial(self.take, exhibit.id), zone="gallery",
            ))  # fmt: skip

    def panel(self, place: Box, edge: str = "") -> None:
        """The panel of the one that is looked at, its cards at its foot; without a panel its card beside its words."""
        page, which = self.page, self.shown
        exhibit = self.exhibit(which)
        rows, cards = self.gallery.panel(which, page.compact), list(self.gallery.cards(which))
        x, y, w, h = place
        pad = 14.0 if page.compact else 20.0
        star_w = 44.0
        owner, colour = self.gallery.owner(which)
        taken = bool(owner) and self.gallery.chooses and which != self.gallery.chosen()  # it is looked at, not to be had
        edge = theme.player(colour).colour if taken and edge else edge
        sheet = PanelWidget("panel", page.box(x, y, w, h), exhibit.name, rows, marks=exhibit.marks, line=exhibit.line,
                            taken=page.t("gallery-taken", who=owner) if taken else "", note=exhibit.note,
                            rating=self._rating(exhibit), edge=edge, pad=pad, beside=star_w + 8, zone="panel")  # fmt: skip
        page.add(sheet)
        card = None
        if rows and w < NARROW:  # large text: all of it in lines that scroll
            sheet.rows, sheet.rating = (), None
            self._lines(exhibit, rows, cards, sheet)
        elif rows and cards:
            sizes = CARDS[3:] if page.compact else CARDS if h > 700 else CARDS[1:]
            card = self._room_for(sheet, len(cards), w - 2 * pad, sizes)
            if card is None:
                sheet.beside += self._cards_button(cards, x + w - pad - star_w - 6, y + pad - 4)
        sheet.foot = card.foot if card is not None else 0.0
        marked = which in self.favourites()
        star = Button("favourite", page.box(x + w - pad - star_w, y + pad - 4, star_w, 40), page.t("act-favourite"), label="",
                      icon="star", style="brass" if marked else "paper", shortcut="", act=self.mark, zone="panel",
                      value=page.t("ui-on" if marked else "ui-off"), hint=page.t("gallery-favourite-hint"))  # fmt: skip
        page.add(star)
        if card is not None:
            self._cards_below(cards, x + pad, y + h - 12, w - 2 * pad, card)
        elif cards and not rows:
            self._one(cards, (x + pad, y + sheet.head() + 8, w - 2 * pad, h - sheet.head() - 8 - pad))

    def _one(self, cards: list[Shown], place: Box) -> None:
        """The card that it is, as large as it has room."""
        x, y, w, h = place
        tall = min(h, 680.0, w * 482 / 330)
        wide = tall * 330 / 482
        self._card(cards[0], cards, (x + (w - wide) / 2, y + (h - tall) / 2, wide, tall))

    def _lines(self, exhibit: Exhibit, rows: tuple[Row, ...], cards: list[Shown], sheet: PanelWidget) -> None:
        """All that the panel and its cards say, to be scrolled."""
        page, rating = self.page, self._rating(exhibit)
        parts = [("p", f"{rating.title}. {rating.said}.")] if rating is not None else []
        for row in rows:
            parts.append(("h", row.name))
            parts += [("p", row.value)] if row.value else []
            parts += [("b", f"{cell.name}: {cell.value}") for cell in row.cells]
        for card in cards:
            parts += [("h", card.spec.title), ("p", card.said)]
        box = sheet.rect.inflate(-2 * page.kit.px(sheet.pad), 0)
        top = sheet.rect.y + page.kit.px(sheet.head() + 6)
        box.y, box.h = top, sheet.rect.bottom - page.kit.px(10) - top
        page.add(ScrollText("lines", box, sheet.name, parts, size=17, zone="panel"))

    @staticmethod
    def _room_for(sheet: PanelWidget, count: int, w: float, sizes: Sequence[tuple[float, float]]) -> CardsBelow | None:
        """The largest cards beside which the panel can be read well; None where there are none. A whole card that would be
        narrower than its words want goes into a second row, or is shown by its head alone."""
        for width, height in sizes:
            for lines in (1, 2):
                per = -(-count // lines)
                wide = min(width * 1.1, (w - (per - 1) * GAP) / per)
                if height > WHOLE and wide < WHOLE:
                    continue
                high = min(height * max(1.0, wide / width), wide * 1.15)  # a higher one would be a card of another form
                found = CardsBelow(per, wide, high, lines * (high + GAP))
                sheet.foot = found.foot
                if sheet.share() >= GOOD:
                    return found
        return None

    def _cards_button(self, cards: list[Shown], right: float, y: float) -> float:
        """The way to the cards where they have no room below the panel; the width it takes."""
        page, label = self.page, self.page.t("gallery-cards", n=len(cards))
        wide = Button.wanted(page.kit, label, "deck", size=16) / page.scale
        page.add(Button("cards", page.box(right - wide, y, wide, 40), label, icon="deck", size=16, zone="panel",
                        act=partial(self._zoom, cards[0].spec.id, cards), hint=page.t("gallery-card-hint")))  # fmt: skip
        return wide + 8

    def _rating(self, exhibit: Exhibit) -> Rating | None:
        won, games = exhibit.rate
        level = level_of(exhibit.rate)
        if not level:
            return None
        page = self.page
        said = page.t("gallery-rate", won=won, games=games)
        return Rating(page.t("gallery-win-with", level=page.t(f"gallery-hard-{level}")), said, level)

    def _cards_below(self, cards: list[Shown], x: float, bottom: float, w: float, below: CardsBelow) -> None:
        """Rows of cards at the foot of the panel."""
        wide, high, top = below.wide, below.high, bottom - below.foot + GAP
        step = wide + GAP if below.per < 2 else min((w - wide) / (below.per - 1), wide + 2 * GAP)
        for n, card in enumerate(cards):
            line, at = divmod(n, below.per)
            self._card(card, cards, (x + at * step, top + line * (high + GAP), wide, high))

    def _card(self, card: Shown, cards: list[Shown], place: Box) -> None:
        self.page.add(CardWidget(f"card:{card.spec.id}", self.page.box(*place), card.spec.title, card.spec, value=card.said,
                                 act=partial(self._zoom, card.spec.id, cards), zone="cards",
                                 hint=self.page.t("gallery-card-hint")))  # fmt: skip

    # -- acts --------------------------------------------------------------------------------------
    def take(self, which: str) -> None:
        """A click: it is chosen where it can be, and its panel is seen."""
        owner, _ = self.gallery.owner(which)
        self.looked = which
        if self.gallery.chooses and which != self.gallery.chosen():
            if owner:
                self.page.app.say(self.page.t("gallery-taken", who=owner))
            else:
                self.looked = ""
                self.gallery.choose(which)
        self.page.rebuild()

    def look(self, key: str) -> bool:
        """The focus came to a picture: its panel is seen. False for anything else."""
        which = key.removeprefix("gallery=")
        if which == key or which == self.shown:
            return False
        self.looked = which
        self.page.rebuild()
        return True

    def mark(self) -> None:
        """Mark the one that is looked at as a favourite, or no longer; kept at once."""
        app, which = self.page.app, self.shown
        marked = self.favourites()
        now = [one for one in marked if one != which] if which in marked else [*marked, which]
        app.put("favourites", {**app.settings.favourites, self.game: now})
        name = self.exhibit(which).name
        app.say(self.page.t("gallery-marked" if which in now else "gallery-unmarked", name=name))
        self.page.rebuild()

    def _zoom(self, card: str, cards: list[Shown]) -> None:
        known = {shown.spec.id: shown for shown in cards}

        def face(which: str, tall: int) -> pygame.Surface:
            return FACES.face(known[which].spec, (round(tall * 330 / 482), tall))

        def notes(which: str) -> Sequence[tuple[str, str]]:
            return [("p", known[which].said)]

        ids = list(known)
        app = self.page.app
        app.push(ZoomOverlay(app, ids, ids.index(card), face, lambda which: known[which].spec.title, notes))
