"""Spirits of the Rice Paddy as the mock-up shows it: round 4 of 7, step drain, four players."""

from __future__ import annotations

from scenes.draw.card import CardSpec, Prose, Skin
from scenes.draw.cardskin import Ring, Sign
from scenes.table.ask import Amount, Choice, Group, Sheet, Step
from scenes.table.painted import Beside, Disc, Figure, Icons, Line, Pair
from scenes.table.place import CARDS as LARGE
from scenes.table.place import HAND, MAP, PANEL, PROMPT, SHEET, Place
from scenes.table.rows import Fit, Row
from tests.scenes.table.paper import Emblem, Held, Moment, PaperTable, Thing

SEATS = ("p0", "p1", "p2", "p3")

ACTIONS = (
    ("build", "Walls", "3 laborers and an ox", "3 built"),
    ("rock", "Rocks", "an ox", "1 gone"),
    ("drain", "Drain", "", "now: paddy 3"),
    ("weed", "Weeds", "2 laborers", "paddy 2"),
    ("pest", "Pests", "a duck", "paddy 3 if dry"),
    ("harvest", "Harvest", "3 laborers", "+17 rice"),
    ("flood", "Flood", "", "3 + 2 come"),
    ("growth", "Growth", "", "paddy 3"),
    ("plant", "Plant", "4 laborers", "1, 2 and 4"),
)
LABORERS, LIVESTOCK = (0, 0, 0, 3, 4, 4, 5, 6, 8, 10), (0, 0, 0, 8, 10, 12)
HARVEST = {
    "clean": ((5, 8), (12, 18), (21, 32), (32, 48), (45, 68), (60, 90)),
    "one pest": ((3, 5), (8, 12), (15, 23), (24, 36), (35, 53), (48, 72)),
    "one weed": ((2, 3), (6, 9), (12, 18), (20, 30), (30, 45), (42, 63)),
    "two or more": ((1, 2), (4, 6), (9, 14), (16, 24), (25, 38), (36, 54)),
}


def market(what: str, prices: tuple[int, ...]) -> Row:
    """The places of the market in a line: bought ones are empty, the next is marked."""
    left = [price for price in prices if price]
    return Row(
        f"Market: {what}",
        f"next {left[0]}, then {', '.join(map(str, left[1:]))}",
        key=f"buy:{what}",
        fold="short",
        icon="person",
        short=str(left[0]),
        flow="row",
        gap=2,
        paint=Icons(tuple(("person", str(price) if price else "") for price in prices), below=True, high=46),
    )


OWN = (
    Row(
        "Marta",
        "blue wave, you, 16 rice",
        role="heading",
        paint=Beside(((46, Disc("blue")), (0, Line("Marta", "16", face="serif-semi", size=21)))),
    ),
    Row(
        "Figures",
        flow="row",
        cells=(
            Row("Laborers", "13, 1 at rest", "person", paint=Figure("Laborers", "13", "person", ("1 at rest",))),
            Row("Animals", "2 oxen, 1 duck", "heart", paint=Figure("Animals", "3", "heart", ("2 oxen, 1 duck",))),
            Row("Left to build", "5 walls, 1 paddy", "stone", paint=Figure("To build", "5", "stone", ("walls",))),
        ),
    ),
    Row(
        "Farm actions",
        head=True,
        remark="in this order",
        gap=2,
        cells=tuple(
            Row(
                name,
                ", ".join(filter(None, (workers, what))),
                "right",
                key=f"step:{id}",
                box="row",
                chosen=id == "drain",
                short=workers.partition(" ")[0],
                paint=Line(name, (what, workers), "right", high=28),
            )
            for id, name, workers, what in ACTIONS
        ),
    ),
    Row(
        "Market",
        head=True,
        remark="next to buy in gold",
        fold="short",
        icon="person",
        short="3 / 8",
        cells=(
            market("laborer", LABORERS),
            market("livestock", LIVESTOCK),
            Row("Tax by items bought", "0, 1, 3, 6", fold="drop"),
        ),
    ),
    Row(
        "Harvest",
        head=True,
        remark="below: last round",
        flow="grid",
        columns=6,
        gap=2,
        fold="drop",
        cells=tuple(
            Row(
                f"{state}, {n} hexes",
                f"{now}, last round {last}",
                key=f"cell:{state.replace(' ', '-')}/{n}",
                chosen=state == "clean" and n < 3,
                paint=Pair("", str(now), str(last), size=16),
            )
            for state, line in HARVEST.items()
            for n, (now, last) in enumerate(line, 1)
        ),
    ),
    Row(
        "Your tiles",
        head=True,
        flow="row",
        fold="drop",
        cells=(
            Row("2 paddies or more", "+3", "tile", key="tile:own/t02"),
            Row("5 harvests or more", "+5", "tile", key="tile:own/t11"),
        ),
    ),
)


def other(place: int, seat: str, who: str, colour: str, rice: int, laborers: int, oxen: int, played: tuple[int, ...]) -> Row:
    """A player in the order of play."""
    return Row(
        f"{place}. {who}",
        f"{rice} rice, {laborers} laborers, {oxen} livestock, 2 cards",
        key=f"seat:{seat}",
        box="player",
        edge=colour,
        opens=f"panel/{seat}",
        short=str(rice),
        paint=Line(who, str(rice), face="serif-semi"),
        gap=0,
        cells=(
            Row(
                f"Spirits of {who}",
                flow="row",
                fold="drop",
                cells=tuple(
                    Row(f"spirit {n}", f"in front of {who}", key=f"spirit:{seat}/{n}", paint=Pair("", str(n), size=16))
                    for n in played
                ),
            ),
        ),
    )


TILES = (
    ("t05", "Laborers, 13 or more", 5, "met"),
    ("t01", "Livestock, 4 or more", 9, ""),
    ("t08", "No rocks", 9, ""),
    ("t02", "Paddies of 4 or more", 10, "met"),
    ("t07", "Paddies, 5", 12, ""),
    ("t09", "Flooded hexes, 7 or more", 9, "after the flood"),
    ("x1", "Two weeds less this round", 5, ""),
)

RIGHT = (
    Row(
        "Rain",
        "5 discs to the first player, Olek",
        "wave",
        "1 pest in everyone's largest paddy with rice; 10 left in the supply",
        "rain:r05",
        head=True,
        remark="8 cards left",
        short="5",
    ),
    Row(
        "Play order",
        head=True,
        remark="by highest spirit",
        cells=(
            other(1, "p1", "Olek", "vermilion", 5, 14, 0, (7, 10, 18, 28)),
            Row("2. Marta", "your turn, spirit 35", key="seat:p0", box="row", chosen=True, short="35"),
            other(3, "p2", "Ines", "green", 3, 11, 0, (6, 11, 17, 36)),
            other(4, "p3", "Taras", "rose", 15, 13, 2, (8, 12, 20, 38)),
        ),
    ),
    Row(
        "Achievements",
        head=True,
        remark="7 left, one a round each",
        flow="grid",
        columns=4,
        cells=(
            *(
                Row(
                    name,
                    ", ".join(filter(None, (f"{rice} rice", state))),
                    "tile",
                    key=f"tile:{id}",
                    paint=Pair("tile", str(rice), "", size=16),
                )
                for id, name, rice, state in TILES
            ),
            Row("Taken by Marta", key="tile:taken/1"),
            Row("Taken by Marta, too", key="tile:taken/2"),
            Row("Taken by Taras", key="tile:taken/3"),
        ),
    ),
    Row("Log", key="log", opens="log", icon="log", fit=Fit(foot=True, bleed=True)),
)

THINGS = (
    Thing("paddy:1", "Paddy 1", "1 hex, grown, water 1 of 1, dry after this"),
    Thing("paddy:2", "Paddy 2", "2 hexes, grown, water 2 of 2, 1 weed"),
    Thing("paddy:3", "Paddy 3", "3 hexes, planted, water 3 of 3, 1 pest"),
    Thing("paddy:4", "Paddy 4", "1 hex, bare, water 0 of 1"),
    *(Thing(f"hex:{name}", f"Hex {name}", "open field") for name in ("A3", "B1", "C3")),
    Thing("rock:A3", "Rock on A3", "an ox clears it"),
    Thing("reservoir:p0", "Your reservoir", "3 discs, 2 more come at the flood"),
    *(
        Thing(f"farm:{seat}", f"Farm of {who}", f"reservoir {water}")
        for seat, who, water in (("p1", "Olek", 5), ("p2", "Ines", 0), ("p3", "Taras", 0))
    ),
    *(
        Thing(f"paddy:{seat}/{n}", f"Paddy {n} of {who}")
        for seat, who in (("p1", "Olek"), ("p2", "Ines"), ("p3", "Taras"))
        for n in (1, 2)
    ),
    Thing("supply", "Supply", "10 discs"),
)

GREEN, GREY = "#3F7A4A", "#4A5470"
HILL, PEAK = Skin(), Skin("#E6E8EA", "#C9CDD2")


def spirit(n: int, name: str, strip: str, text: str) -> CardSpec:
    """A spirit: green hills up to 24, grey mountains above."""
    skin, colour = (HILL, GREEN) if n < 25 else (PEAK, GREY)
    return CardSpec(
        f"spirit-{n}", name, skin, Ring(str(n), colour), Emblem("mountain", colour), strip=(strip,), blocks=(Prose(text),)
    )


def achievement(id: str, what: str, icon: str, need: str, rice: int) -> CardSpec:
    """A tile to claim: what it counts and what it pays."""
    return CardSpec(id, need, Skin(band=GREEN), Sign(icon, what), None, strip=(f"<b>{rice}</b> rice",), blocks=(Prose(what),))


OTHER_CARDS = (
    achievement("t05", "laborers", "person", "≥ 13", 5),
    achievement("t02", "paddies", "leaf", "≥ 4", 10),
)
CARDS = tuple(
    Held(f"spirit:{n}", spirit(n, name, strip, text), tag, group)
    for n, name, strip, text, tag, group in (
        (2, "Patient Mason", "each round", "Build 1 section free: a wall or a gate.", "used", "In front of you"),
        (15, "Lender of Oxen", "each round", "Take 1 livestock from your market free.", "used", "In front of you"),
        (19, "Granary Peak", "each round", "Gain 5 rice.", "used", "In front of you"),
        (35, "Sickle Ridge", "always", "You harvest with 1 laborer a hex, not 2.", "in force", "In front of you"),
        (29, "Ripening Mist", "each round", "Your flooded planted rice grows.", "", "Hand"),
        (39, "Thousand Hats", "always", "At the end: 1 rice for each of your laborers.", "", "Hand"),
    )
)
DONE = {"done": Place(PROMPT, rank=9)}


def amounts(name: str, kind: str, most: int, chosen: int, remark: str) -> Group:
    """A line of the allocation."""
    return Group(name, tuple(Choice(f"{kind}/{n}", str(n)) for n in range(most + 1)), f"{kind}/{chosen}", remark, "amount")


ALLOCATION = Sheet(
    "Allocate your workers",
    ("allocate.laborers", "allocate.oxen", "allocate.ducks"),
    "Send them out",
    "5 laborers, 2 animals left",
    (
        amounts("Harvest", "laborers:harvest", 6, 3, "3 hexes"),
        amounts("Plant", "laborers:plant", 4, 0, "none yet"),
        amounts("Weed", "laborers:weed", 4, 2, "1 weed"),
        amounts("Walls", "laborers:build", 6, 3, "2 sections"),
        amounts("Oxen on rocks", "oxen:rock", 1, 1, ""),
        Group("Ducks", (Choice("ducks:0", "0"), Choice("ducks:1", "1")), "ducks:1", "", "amount"),
    ),
)

STAY = {f"water:3/{n}": Place(PROMPT, "paddy:3") for n in range(4)}
HARVESTS = {f"harvest:{paddy}/{n}": Place(MAP, f"paddy:{paddy}") for paddy, most in ((1, 1), (2, 2)) for n in range(1, most + 1)}

MOMENTS = (
    Moment(
        "drain",
        "Marta, how many discs stay in paddy 3?",
        {**STAY, "drain:all": Place(PROMPT, rank=8), **DONE},
        Amount(tuple(Step(f"water:3/{n}", str(n), f"{3 - n} discs go to Ines") for n in range(4))),
    ),
    Moment(
        "allocate.laborers", "Marta, allocate your workers", {f"laborers:harvest/{n}": Place(SHEET) for n in range(7)}, ALLOCATION
    ),
    Moment(
        "build.site",
        "Where does the next paddy begin?",
        {"hex:A3": Place(MAP), "hex:C3": Place(MAP), "keep": Place(PROMPT), **DONE},
    ),
    Moment("rock", "Which rock goes?", {"rock:A3": Place(MAP)}),
    Moment(
        "weed",
        "Pull a weed",
        {"weed:2": Place(MAP, "paddy:2"), "weed:2/ox": Place(MAP, "paddy:2"), "weed:3": Place(MAP, "paddy:3")},
    ),
    Moment("harvest", "Harvest which hexes?", HARVESTS, Amount.of(HARVESTS) or Amount(())),
    Moment("spirit", "Which spirit do you show?", {"spirit:29": Place(HAND), "spirit:39": Place(HAND)}),
    Moment("draft", "Keep one", {f"spirit:{n}": Place(LARGE) for n in (3, 9, 14, 21)}),
    Moment("active.paddy", "Swarm Hollow: which paddy of Olek?", {f"paddy:p1/{n}": Place(MAP) for n in (1, 2)}),
    Moment(
        "active.take",
        "Lender of Oxen",
        {"take:laborer": Place(PANEL, "buy:laborer"), "take:livestock": Place(PANEL, "buy:livestock")},
    ),
    Moment("claim", "Claim an achievement?", {"tile:t05": Place(PANEL), "tile:t02": Place(PANEL), **DONE}),
    Moment("market", "Buy workers", {"buy:laborer": Place(PANEL), "buy:livestock": Place(PANEL), **DONE}),
)

TABLE = PaperTable("rice-paddy", SEATS, OWN, RIGHT, (), THINGS, CARDS, MOMENTS, OTHER_CARDS)
