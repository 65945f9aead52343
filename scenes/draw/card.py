"""What a card shows, as plain values: any game's card, and what its surface is cached by.

A game writes a `CardSpec`; `cardface` draws it large, in the hand row and as a small title card. Whatever is a game's own
(the cost in its ring, a picture grown from elements, the tones of a deck) comes as a value that carries all it draws.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple, Protocol

from scenes.draw.theme import CARD_DARK, CARD_LIGHT, INK, RULE

if TYPE_CHECKING:
    import pygame

Size = tuple[int, int]


class Badge(Protocol):
    """What stands before the title: a frozen, hashable value."""

    def draw(self, target: pygame.Surface, pos: tuple[int, int], px: int) -> None:
        """Draw it `px` pixels wide and high."""
        ...

    def words(self) -> str:
        """What the text view says of it, rich; "" for nothing."""
        ...


class Picture(Protocol):
    """A card's picture: a frozen, hashable value."""

    def surface(self, size: Size, radius: float, frame: float) -> pygame.Surface:
        """The picture with round corners and an ink frame so many pixels wide (0: none). Shared: nobody draws on it."""
        ...


class Prose(NamedTuple):
    """A paragraph, rich; its effects are parted by line breaks."""

    text: str


class Boxed(NamedTuple):
    """A box below the paragraphs: what it needs, and what it then does; `on` tints it green."""

    lead: str
    text: str
    on: bool = False


class Level(NamedTuple):
    """One of several levels, of which one counts: the hand row shows that one alone."""

    badge: Badge
    text: str
    on: bool = False


class Caption(NamedTuple):
    """Words under a picture that takes all the room: short ones share a line."""

    text: str


class Line(NamedTuple):
    """A line of a little table: a word, or its icon where that has no room, and its values."""

    word: str
    icon: str
    values: tuple[str, ...]


class Half(NamedTuple):
    """A part with a heading of its own, beside or below the others: words, or a little table that says the same."""

    head: str
    text: str
    table: tuple[Line, ...] = ()


Block = Prose | Boxed | Level | Caption | Half


class Shape(NamedTuple):
    """Where things lie on a card of one form, in design px of a card `width` wide.

    `badge`: x, y, side. `title`: x, y, what is left free of the width, height; at the largest of `sizes` at which it fits.
    `top`: where the picture begins; `picture`: how high it mostly is, but at most `share` of the card.
    """

    width: float
    badge: tuple[float, float, float]
    title: tuple[float, float, float, float]
    sizes: tuple[float, ...]
    top: float
    picture: float = 0
    share: float = 1


TITLES = (18.0, 17.0, 16.0, 15.0, 14.0)
LARGE = Shape(330, (15, 14, 40), (66, 10, 80, 50), (24.5, 22, 20, 18), 68, 170, 0.36)
ROW = Shape(224, (9, 9, 38), (54, 6, 62, 46), TITLES, 57, 112)
SMALL = Shape(196, (7, 7, 38), (52, 2, 60, 46), (16.6, 15.6, 14.6, 14), 49)
# with a large badge, as a cost in its ring
LARGE_RING = Shape(330, (7, 7, 76), (92, 12, 106, 66), (24, 22, 20, 18), 87, 178, 0.37)
ROW_RING = Shape(224, (5, 5, 48), (58, 7, 66, 46), TITLES, 58, 94)
SMALL_RING = SMALL._replace(badge=(5, 5, 44))


class Skin(NamedTuple):
    """How the cards of a deck look: paper, frame, lines, and where things lie.

    `frame`: the colour of a broad frame; `line`: of a fine one inside the edge where there is none ("" for neither);
    `band`: of a band along the left edge; `strip`: of the plate under the strip on a large card; `rule`: of the line above
    the footer; `mark`, `mark_paper`: of the level that counts. `tall`, `low`: the ratios of the sides from which on a card
    is large, and is one of the row.
    """

    light: str = CARD_LIGHT
    dark: str = CARD_DARK
    frame: str = ""
    line: str = INK
    band: str = ""
    strip: str = "#E4D5B0"
    rule: str = RULE
    mark: str = INK
    mark_paper: str = "#FFF7E0"
    large: Shape = LARGE
    row: Shape = ROW
    small: Shape = SMALL
    tall: float = 1.25
    low: float = 0.8

    def form(self, size: Size) -> str:
        """Which of the three forms a card of that size has: large, row or small."""
        ratio = size[1] / size[0]
        return "large" if ratio >= self.tall else "row" if ratio >= self.low else "small"

    def shape(self, size: Size) -> Shape:
        """Where things lie on it."""
        return {"large": self.large, "row": self.row, "small": self.small}[self.form(size)]

    def scale(self, size: Size) -> float:
        """Pixels per design pixel of it."""
        return size[0] / self.shape(size).width


class CardSpec(NamedTuple):
    """Everything a card shows. All words are said in the language of the table and may be rich.

    `marks`: icons beside the picture. `strip`: the parts of the line under it, `strip_short` what to show where they have no
    room. `state`: normal, chosen or dimmed. `brief`: what a list of cards says of it. `beside`: a low card has
    room for what it says, beside its picture. Two cards with one `id` and title are
    the same one in different positions.
    """

    id: str
    title: str
    skin: Skin = Skin()
    badge: Badge | None = None
    picture: Picture | None = None
    marks: tuple[str, ...] = ()
    strip: tuple[str, ...] = ()
    strip_short: str = ""
    blocks: tuple[Block, ...] = ()
    footer: tuple[str, str] = ("", "")
    state: str = "normal"
    brief: str = ""
    beside: bool = False

    def prose(self) -> list[str]:
        """Its paragraphs."""
        return [block.text for block in self.blocks if isinstance(block, Prose)]

    def boxes(self) -> list[Boxed]:
        """The boxes below them."""
        return [block for block in self.blocks if isinstance(block, Boxed)]

    def levels(self) -> list[Level]:
        """Its levels."""
        return [block for block in self.blocks if isinstance(block, Level)]

    def halves(self) -> list[Half]:
        """Its parts with headings."""
        return [block for block in self.blocks if isinstance(block, Half)]


def words(card: CardSpec, plain: Callable[[str], str], joined: Callable[[list[str]], str]) -> str:
    """What a card says without its title, for the text view. `plain` says pictures in words, `joined` joins the parts."""
    head = [plain(part) for part in _head(card) if part]
    said = [plain(block.text) for block in card.blocks if not isinstance(block, Boxed)]
    said += [plain(f"{box.lead}: {box.text}") for box in card.boxes()]
    return joined([*head, " ".join(said)])


def _head(card: CardSpec) -> Iterator[str]:
    if card.badge is not None:
        yield card.badge.words()
    yield from (f"<{icon}>" for icon in card.marks)
    yield " · ".join(card.strip)
