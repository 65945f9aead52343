"""Anima: Shadow of Omega as the mock-up shows it (turn 7, interaction, after both dice), with five seats instead of three."""

from __future__ import annotations

from scenes.draw import cardskin
from scenes.draw.card import CardSpec, Half, Prose, Skin
from scenes.draw.card import Line as CardLine
from scenes.draw.cardskin import Numeral
from scenes.table.ask import Choice, Group, Pick, Reply, Sheet
from scenes.table.painted import Beside, Disc, Figure, Icons, Line, Pair, Stack
from scenes.table.place import CARDS as LARGE
from scenes.table.place import HAND, LIST, MAP, PANEL, PROMPT, SHEET, Place
from scenes.table.rows import Fit, Row
from tests.scenes.table.paper import Emblem, Held, Moment, PaperTable

SEATS = ("p0", "p1", "p2", "p3", "p4")


def character(id: str, name: str, strength: int, speed: int, text: str, tapped: bool = False) -> Row:
    """A line of the own group."""
    state = "tapped" if tapped else "ready"
    return Row(
        name,
        f"strength {strength}, speed {speed}, {state}",
        "person",
        text,
        f"character:{id}",
        box="row",
        short=str(strength),
        paint=Stack(
            (
                Line(name, state, "person", face="serif-semi", high=28),
                Icons((("damage", str(strength)), ("speed", str(speed)))),
                Line(text, size=15, high=22),
            )
        ),
    )


def mission(id: str, name: str, state: str, steps: tuple[tuple[bool, str], ...], reward: str) -> Row:
    """A mission with its ticked steps."""
    done = sum(ticked for ticked, _ in steps)
    cells = (
        *(Row(text, "done" if ticked else "to do", "check" if ticked else "right", role="row") for ticked, text in steps),
        Row("Reward", reward, role="row"),
    )
    return Row(
        name,
        f"{state}, {done} of {len(steps)}",
        "log",
        f"reward {reward}",
        f"mission:{id}",
        box="inset",
        short=f"{done}/{len(steps)}",
        fold="short",
        paint=Line(name, state, "log", face="serif-semi"),
        cells=cells,
        gap=0,
    )


OWN = (
    Row(
        "Marta",
        "blue wave, you, attacked",
        paint=Beside(((46, Disc("blue")), (0, Line("Marta", face="serif-semi", size=21)))),
        fold="keep",
        role="heading",
    ),
    Row(
        "Figures",
        flow="row",
        cells=(
            Row("Strength", "8, 10 in battle", "damage", paint=Figure("Strength", "8", "damage", ("10 in battle",))),
            Row("Speed", "8, second", "speed", paint=Figure("Speed", "8", "speed", ("second",))),
            Row("Cards", "4 of 5", "card", paint=Figure("Cards", "4", "card", ("of 5",))),
        ),
    ),
    Row(
        "Your group",
        "3 of at most 4",
        head=True,
        remark="3 of at most 4",
        role="heading",
        cells=(
            character("paladin", "Paladin", 3, 2, "+4 against darkness"),
            character("riverside-monk", "Riverside Monk", 2, 3, "+2 in a group of 1 or 2", tapped=True),
            character("sun-archer", "Sun Archer", 3, 3, "Tap: roll your battle die again"),
            Row("One place free", fold="drop", box="line"),
        ),
    ),
    Row(
        "Your missions",
        "one done opens the last",
        head=True,
        remark="one done opens the last",
        role="heading",
        cells=(
            mission(
                "chain-breakers",
                "Chain Breakers",
                "open",
                (
                    (True, "Speed test 8: Harbor of Chains or Red Canyon"),
                    (False, "Fight 7, human: Harbor of Chains or Red Canyon"),
                ),
                "+2 strength, +1 speed, for the rest of the game",
            ),
            mission(
                "night-vigil",
                "Night Vigil",
                "secret",
                ((False, "Fight 9, darkness: Fogbound Forest, Cliff Monastery"),),
                "+2 strength, 2 cards",
            ),
        ),
    ),
    Row(
        "Organisation",
        "None. Join one in the reset phase.",
        head=True,
        fold="drop",
        paint=Line("None. Join one in the reset phase."),
    ),
    Row(
        "Turn order",
        head=True,
        remark="by speed, fixed for the turn",
        flow="row",
        fold="drop",
        cells=tuple(
            Row(
                f"{at}. {who}",
                f"speed {speed}",
                "speed",
                key=f"order:{at}",
                chosen=at == 1,
                paint=Pair("", str(speed), disc=colour),
            )
            for at, (who, colour, speed) in enumerate(
                (
                    ("Olek", "vermilion", 9),
                    ("Marta", "blue", 8),
                    ("Bruna", "green", 6),
                    ("Ines", "rose", 4),
                    ("Taras", "blue", 2),
                ),
                1,
            )
        ),
    ),
)


def rival(
    seat: str,
    who: str,
    at: str,
    strength: int,
    speed: int,
    group: tuple[tuple[str, int, int], ...],
    cards: int,
    edge: str,
    organisation: str,
    done: str,
) -> Row:
    """A rival's box: where it is, its figures, its characters, how many cards, what is known of its missions."""
    return Row(
        who,
        f"{at}; strength {strength}, speed {speed}",
        "person",
        "Attack or trade",
        f"seat:{seat}",
        box="player",
        edge=edge,
        short=f"{strength} / {speed}",
        paint=Line(who, f"{strength} · {speed}", "person", face="serif-semi", high=28),
        gap=2,
        cells=(
            Row("At", at),
            Row(
                f"Group of {who}",
                flow="row",
                cells=tuple(
                    Row(
                        name,
                        f"strength {s}, speed {v}",
                        key=f"character:{seat}/{name.lower().replace(' ', '-')}",
                        paint=Icons((("damage", str(s)), ("speed", str(v)))),
                    )
                    for name, s, v in group
                ),
            ),
            Row("Hand", f"{cards} cards", "card", fold="short", short=str(cards)),
            Row("Organisation", organisation, "flag", fold="drop"),
            Row("Missions", done, "log", fold="drop"),
        ),
    )


RIGHT = (
    Row(
        "Rivals",
        head=True,
        role="heading",
        cells=(
            rival(
                "p1",
                "Olek",
                "Harbor of Chains",
                7,
                9,
                (("Duelist", 4, 1), ("Night Dancer", 2, 4), ("Lamp Bearer", 1, 4)),
                3,
                "vermilion",
                "Hollow Court",
                "0 done, 2 hidden",
            ),
            rival(
                "p2",
                "Ines",
                "Heather Moor",
                6,
                4,
                (("Storm Herald", 2, 2), ("Road Knight", 3, 1)),
                5,
                "green",
                "Lantern Order",
                "Missing Courier done",
            ),
            rival("p3", "Taras", "Village of Cornes", 5, 2, (("Hill Trapper", 2, 3),), 4, "rose", "none", "1 open"),
            rival(
                "p4",
                "Bruna",
                "Glass Desert",
                5,
                6,
                (("Masked Envoy", 1, 3), ("Iron Penitent", 5, 0)),
                1,
                "blue",
                "none",
                "2 hidden",
            ),
        ),
    ),
    Row(
        "Last mission",
        head=True,
        remark="open to all",
        cells=(
            Row(
                "The Last Chain",
                "Fight 16, darkness, in the Tower",
                "trophy",
                "you: 0 of 1 own mission done",
                "mission:last-chain",
            ),
        ),
        fold="short",
    ),
    Row(
        "Decks",
        head=True,
        remark="pile",
        flow="grid",
        columns=2,
        fold="short",
        cells=tuple(
            Row(what, f"{deck}, pile {pile}", "deck", key=f"pile-{what.lower()}", opens=f"pile/{what.lower()}", short=str(deck))
            for what, deck, pile in (("Areas", 8, 0), ("Encounters", 16, 9), ("Characters", 11, 1), ("Advantages", 13, 8))
        ),
    ),
    Row("Log", key="log", opens="log", icon="log", fit=Fit(foot=True, bleed=True)),
)

DIE = ("-", "-", "-", "encounter", "encounter", "two encounters")


def area(id: str, name: str, level: str, rewards: tuple[str, ...], there: str = "", here: bool = False) -> Row:
    """A place of the middle: level, the table of the die, three rewards, who is there, what waits."""
    return Row(
        name,
        ", ".join(filter(None, (f"level {level}", there))),
        key=f"area:{id}",
        box="row",
        chosen=here,
        paint=Line(name, level, face="serif-semi"),
        cells=(
            Row(
                f"Die in {name}",
                "; ".join(f"{n}: {what}" for n, what in enumerate(DIE, 1)),
                "dice",
                paint=Icons(tuple((str(n), "") for n in range(1, 7))),
                fold="drop",
            ),
            Row(
                f"Rewards of {name}",
                flow="row",
                cells=tuple(
                    Row(
                        reward, "reward", key=f"reward:{reward}" if here else f"reward:{id}/{reward}", paint=Line(reward, size=15)
                    )
                    for reward in rewards
                ),
            ),
        ),
    )


AREAS = (
    area("cornes", "Village of Cornes", "I", ("bonus", "recruit", "mission"), "trade, Taras"),
    area("heather-moor", "Heather Moor", "I", ("bonus", "mission", "rest"), "Ines"),
    area("harbor", "Harbor of Chains", "II", ("bonus", "recruit", "mission"), "trade, Olek, Marta, a battle", here=True),
    area("fogbound", "Fogbound Forest", "II", ("bonus", "recruit", "mission"), "an encounter face down"),
    area("glass-desert", "Glass Desert", "III", ("bonus", "mission", "ex"), "Bruna, Elder Wyvern 11"),
    area("tower", "Tower at the End", "III", ("bonus", "mission", "pile"), "an encounter face down"),
    Row("New area", "8 in the deck", "deck", key="explore:deck", box="row"),
)


def side(who: str, die: int, group: int, sums: tuple[tuple[str, str], ...]) -> Row:
    """One side of the duel: what the total is made of."""
    figures = [int(value) for _, value in sums]
    total = group + sum(figures)
    return Row(
        f"{who} in battle",
        f"{total} and {die}: {total + die}",
        "damage",
        box="inset",
        paint=Figure(who, str(total + die), "dice", (f"{total} + {die}",)),
        cells=(Row(f"{who}: characters", str(group), "person"), *(Row(f"{who}: {name}", value) for name, value in sums)),
    )


BATTLE = (
    Row("Battle in the Harbor of Chains", "Olek attacks Marta", "damage", role="heading", fit=Fit(column=1)),
    Row(
        "The duel",
        flow="row",
        cells=(
            side("Marta", 2, 8, (("Poisoned Blade", "-3"), ("Counterstance", "+5"))),
            side("Olek", 5, 7, (("Hollow Court", "+1"),)),
        ),
    ),
    Row("If you pass you lose by 1", "a random card to Olek, out of the Harbor, turn lost. Nobody dies.", box="inset"),
    Row("If you win", "a random card from Olek, who leaves the Harbor and loses the turn. You stay.", box="inset"),
)

# The type of an advantage is the band and the disc of its card; areas and characters show figures.
PLOT, MAGIC = Skin(band="#9C3B2A"), Skin(band="#6A4FB0")


def advantage(id: str, title: str, kind: str, when: str, text: str, tag: str) -> Held:
    """A card of the hand."""
    skin, icon = (PLOT, "fire") if kind == "plot" else (MAGIC, "star")
    spec = CardSpec(
        id,
        title,
        skin,
        cardskin.Disc("right", skin.band, kind),
        Emblem(icon, "#3A2340"),
        strip=(f"<b>{when.partition(', ')[0]}</b> {when.partition(', ')[2]}",),
        blocks=(Prose(text),),
        footer=(kind, ""),
    )
    return Held(f"card:{id}", spec, tag)


def figure(id: str, title: str, strength: int, speed: int, text: str) -> CardSpec:
    """A character."""
    strip = (f"<damage> <b>{strength}</b>", f"<speed> <b>{speed}</b>")
    return CardSpec(id, title, Skin(), None, Emblem("person", "#7A5A3A"), strip=strip, blocks=(Prose(text),))


def place_card(id: str, title: str, level: int, die: tuple[str, ...], rewards: str) -> CardSpec:
    """An area: its level, what the die finds, its rewards."""
    table = (CardLine("Die", "dice", tuple("123456")), CardLine("Finds", "card", die))
    blocks = (Half("Encounters", "; ".join(f"{n}: {what}" for n, what in enumerate(die, 1)), table), Half("Rewards", rewards))
    return CardSpec(id, title, Skin(), Numeral(level, said=f"level {level}"), Emblem("moon", "#2B2E52"), blocks=blocks)


CARDS = (
    advantage(
        "lucky-coin", "Lucky Coin", "plot", "interrupt, your die rolled", "Roll that die again. The new one counts.",
        "can reply now",
    ),
    advantage(
        "cinder-bolt", "Cinder Bolt", "magic", "battle, against a monster", "<b>+4</b> <damage> in this battle.", "monsters only"
    ),
    advantage(
        "wrong-way", "Wrong Way", "plot", "interrupt, a rival travels", "You choose its destination among the active areas.",
        "in movement",
    ),
    advantage("supply-cache", "Supply Cache", "plot", "reset, your own", "Draw <b>2</b> advantages.", "in reset"),
)  # fmt: skip
OTHER_CARDS = (
    figure("paladin", "Paladin", 3, 2, "<b>+4</b> <damage> against darkness"),
    figure("sun-archer", "Sun Archer", 3, 3, "Tap: roll your battle die again"),
    place_card("harbor", "Harbor of Chains", 2, ("-", "-", "-", "1", "1", "2"), "bonus 2 · recruit · mission"),
    place_card("glass-desert", "Glass Desert", 3, ("-", "-", "1", "1", "2", "2"), "bonus 3 · mission · +3"),
)

DONE = {"done": Place(PROMPT, rank=9)}
KEPT, RETURNED = ("paladin", "sable-witch", "hill-trapper"), ("lucky-coin", "cinder-bolt", "wrong-way")

MOMENTS = (
    Moment(
        "reply.roll",
        "Marta, reply to your roll, or pass",
        {"ability:sun-archer": Place(PROMPT, icon="turn-right"), "card:lucky-coin": Place(HAND), **DONE},
    ),
    Moment(
        "reply.travel",
        "Does anybody reply?",
        {"card:wrong-way": Place(HAND), **DONE},
        Reply("Olek sets out for the Glass Desert", SEATS),
    ),
    Moment(
        "movement.choose",
        "Marta, where to?",
        {
            **{f"area:{id}": Place(MAP) for id in ("cornes", "heather-moor", "harbor", "fogbound", "glass-desert")},
            "explore:deck": Place(MAP),
            "rest": Place(PROMPT, icon="pause"),
            "card:supply-cache": Place(HAND),
        },
    ),
    Moment(
        "interaction.act",
        "Marta, attack or trade?",
        {"attack:p1": Place(PANEL, "seat:p1"), "trade:p1": Place(PANEL, "seat:p1"), "trade:p3": Place(PANEL, "seat:p3"), **DONE},
    ),
    Moment(
        "trade.offer",
        "What do you offer Olek?",
        {
            "give:card/lucky-coin": Place(HAND, "card:lucky-coin"),
            "give:card/cinder-bolt": Place(HAND, "card:cinder-bolt"),
            "give:character/paladin": Place(PANEL, "character:paladin"),
            "give:character/sun-archer": Place(PANEL, "character:sun-archer"),
            **DONE,
        },
    ),
    Moment(
        "trade.confirm", "Olek offers 2 cards. Agreed?", {"yes": Place(PROMPT, icon="check"), "no": Place(PROMPT, icon="close")}
    ),
    Moment(
        "exploration.choose",
        "Marta, explore or try a mission?",
        {"explore": Place(PROMPT, icon="dice"), "mission:chain-breakers": Place(PANEL), **DONE},
    ),
    Moment(
        "reward.choose",
        "Marta, choose a reward",
        {"reward:bonus": Place(MAP), "reward:recruit": Place(MAP), "mission:chain-breakers": Place(PANEL), **DONE},
    ),
    Moment("tap.choose", "Who taps for Lucky Coin?", {f"character:{id}": Place(PANEL) for id in ("paladin", "sun-archer")}),
    Moment(
        "target.character",
        "Poisoned Blade: which of Olek's?",
        {f"character:{id}": Place(PANEL, f"character:p1/{id}") for id in ("duelist", "night-dancer", "lamp-bearer")},
    ),
    Moment("discard.choose", "Discard one", {f"discard:{card.key[5:]}": Place(HAND, card.key) for card in CARDS}),
    Moment(
        "take.choose",
        "Take a card from the pile",
        {"card:counterstance": Place(LARGE), "card:poisoned-blade": Place(LARGE)},
        Pick("The pile of advantages"),
    ),
    Moment("choose-one", "Storm Herald", {"branch:0": Place(LIST), "branch:1": Place(LIST, rank=1)}),
    Moment(
        "setup.character",
        "Marta, whom do you keep, and which card goes back?",
        {f"character:{id}": Place(SHEET, f"keep:{id}") for id in KEPT},
        Sheet(
            "Your start",
            ("setup.character", "setup.advantage"),
            "Keep these",
            "sealed until all have chosen",
            (
                Group(
                    "The character you keep",
                    tuple(Choice(f"character:{id}", id) for id in KEPT),
                    "character:paladin",
                    style="cards",
                ),
                Group(
                    "The advantage that goes back",
                    tuple(Choice(f"return:{id}", id) for id in RETURNED),
                    "return:cinder-bolt",
                    style="cards",
                ),
            ),
        ),
    ),
)

TABLE = PaperTable("anima", SEATS, OWN, RIGHT, (*AREAS, *BATTLE), (), CARDS, MOMENTS, OTHER_CARDS)
