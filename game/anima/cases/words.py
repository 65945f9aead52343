"""The words of case files about Anima: areas, decks, groups and missions, and the steps of a turn. Cards may be written out."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from game.anima import decks, group, setup
from game.anima.battle import MONSTER, winner
from game.anima.cases.cards import Cards
from game.anima.state import Ids, State
from game.core.engine import agenda
from game.core.engine.agenda import Frame, frame
from game.core.engine.decision import Mod
from game.core.engine.known import HIDDEN
from game.core.engine.ops import Where
from game.core.play.case_fields import FieldCases
from game.core.play.case_file import Case, Path_
from game.core.play.case_words import At, Field, Figure, Table, Word, compare_lists

DECKS = {
    "characters": ("characters", "dead", "character"), "advantages": ("advantages", "discarded", "advantage"),
    "encounters": ("encounters", "gone", "encounter"), "areas": ("areas", "left_areas", "area"),
    "finals": ("finals", "", "final"), "missions": ("unused", "", "main"),
}  # fmt: skip
EACH = ("reset", "movement", "interaction", "exploration")
ALONE = ("setup", "order", "claims", "forced", "end", "turn")


class DeckWord(Word):
    """All cards of a deck, top first, or how many are left of it."""

    def __init__(self, name: str) -> None:
        self.field, _, self.kind = DECKS[name]

    def give(self, at: At, value: object) -> None:
        cards = getattr(at.s, self.field)
        if type(value) is int:
            setattr(at.s, self.field, cards[: at.number(value)])
        else:
            setattr(at.s, self.field, Cards(at, self.kind).all(value))
        at.s.box.given_decks.add(self.field)

    def check(self, at: At, value: object) -> None:
        compare_lists(at, value, getattr(at.s, self.field))


class PileWord(Word):
    def __init__(self, name: str) -> None:
        _, self.field, self.kind = DECKS[name]

    def give(self, at: At, value: object) -> None:
        setattr(at.s, self.field, Cards(at, self.kind).all(value))

    def check(self, at: At, value: object) -> None:
        compare_lists(at, value, getattr(at.s, self.field))


class Areas(Word):
    """Active areas: `{P: {level: 2, encounter: troll, face_up: true}}`; null: not active."""

    def give(self, at: At, value: object) -> None:
        s = at.s
        s.active, s.previous, s.face_up = (), {}, ()
        for area, item in at.table(value).items():
            here = at.under(area)
            written = dict(here.table(item or {}))
            met, up = written.pop("encounter", None), written.pop("face_up", False)
            if area not in s.box.raw["area"]:
                Cards(here, "area").write({"id": area, **written})
            s.active = (*s.active, area)
            if met is not None:
                s.previous[area] = Cards(here.under("encounter"), "encounter").one(met)
                if up:
                    s.face_up = (*s.face_up, area)
        taken = set(s.active)
        s.areas = tuple([one for one in s.areas if one not in taken])

    def check(self, at: At, value: object) -> None:
        s = at.s
        for area, item in at.table(value).items():
            here = at.under(area)
            if item is None:
                here.expect(False, area in s.active)
                continue
            here.expect(True, area in s.active)
            table = here.table(item, ("encounter", "face_up", "level", "trade", "table", "rewards"))
            if "encounter" in table:
                here.under("encounter").expect(table["encounter"] or None, s.previous.get(area) or None)
            if "face_up" in table:
                here.under("face_up").expect(table["face_up"], area in s.face_up)


class Final(Word):
    """The open final mission."""

    def give(self, at: At, value: object) -> None:
        s = at.s
        s.final = Cards(at, "final").one(value) if value else ""
        s.finals = tuple([one for one in s.finals if one != s.final])

    def check(self, at: At, value: object) -> None:
        at.expect(value, at.s.final or None)


class Battle(Word):
    """The last battle."""

    gives = False

    def check(self, at: At, value: object) -> None:
        found = at.s.last_battle
        if at.s.battle and at.s.battle["totals"]:  # decided, and what follows is asked
            found = {**at.s.battle, "winner": winner(at.s.battle)}
        for word, item in at.table(value, ("winner", "totals", "margin", "rounds", "died")).items():
            here = at.under(word)
            if word == "winner":
                here.expect(item, found.get("winner") or None)
            elif word in ("totals", "died"):
                here.expect(list(here.items(item)), list(found.get(word, ())))
            else:
                here.expect(item, found.get(word, 0))


# ------------------------------------------------------------------------------------------------ a seat


class Place(Word):
    def give(self, at: At, value: object) -> None:
        at.s.at[at.key[0]] = at.pick(value, at.s.active, "area") if value else ""

    def check(self, at: At, value: object) -> None:
        at.expect(value, at.s.at[at.key[0]] or None)


class Group(Word):
    """Characters by id or written out; any may be tapped or lie face down."""

    def give(self, at: At, value: object) -> None:
        s, seat = at.s, at.key[0]
        found: list[str] = []
        for n, item in enumerate(at.items(value)):
            here = at.under(n)
            written = dict(item) if isinstance(item, dict) else {"id": item}
            tapped, down = written.pop("tapped", False), written.pop("face_down", 0)
            known = set(written) == {"id"} and written["id"] in s.box.raw["character"]
            card = written["id"] if known else Cards(here, "character").write(written)
            found.append(card)
            if tapped:
                s.tapped = (*s.tapped, card)
            if down:
                s.down[card] = int(down)
        s.group[seat] = tuple(found)

    def check(self, at: At, value: object) -> None:
        s, seat = at.s, at.key[0]
        if type(value) is int or not any(isinstance(item, dict) for item in at.items(value)):
            compare_lists(at, value, s.group[seat])
            return
        wanted = [item if isinstance(item, dict) else {"id": item} for item in at.items(value)]
        if not at.expect(sorted(str(item["id"]) for item in wanted), sorted(s.group[seat])):
            return
        for n, item in enumerate(wanted):
            here = at.under(n)
            if "tapped" in item:
                here.under("tapped").expect(item["tapped"], item["id"] in s.tapped)
            if "face_down" in item:
                here.under("face_down").expect(int(item["face_down"]), s.down.get(item["id"], 0))


class Hand(Word):
    """Advantages; a number: cards that nobody can play."""

    def give(self, at: At, value: object) -> None:
        cards = Cards(at, "advantage")
        if type(value) is int:
            blanks = [{"id": f"blank-{at.key[0]}-{n + 1}", "effects": []} for n in range(at.number(value))]
            at.s.hand[at.key[0]] = tuple([cards.write(blank) for blank in blanks])
        else:
            at.s.hand[at.key[0]] = cards.all(value)

    def check(self, at: At, value: object) -> None:
        s, seat = at.s, at.key[0]
        found = s.hand[seat]
        viewer = next((one for one in at.path if one in s.seats), seat)
        if HIDDEN in found and viewer != seat:
            laid = [thing[5:] for thing in s.offer.get(seat, ()) if thing.startswith("card/")]
            known = (*s.seen.get((viewer, seat), ()), *laid)
            found = (*known, *found[len(known) :])
        compare_lists(at, value, found)


class Missions(Word):
    """Missions of a seat, by id or written out; of those begun `{id, steps_done, resisted, area}`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def give(self, at: At, value: object) -> None:
        s, seat = at.s, at.key[0]
        found: list[str] = []
        for n, item in enumerate(at.items(value)):
            here = at.under(n)
            written = dict(item) if isinstance(item, dict) else {"id": item}
            done, turns, area = written.pop("steps_done", 0), written.pop("resisted", 0), written.pop("area", "")
            card = written["id"] if set(written) == {"id"} else Cards(here, "main").write(written)
            here.pick(card, s.box.missions, "mission")
            if card != s.final:
                found.append(card)
            if done:
                s.steps_done[seat, card] = done
            if turns:
                s.resisted[seat, card] = turns
            if area:
                s.step_area[seat, card] = area
        getattr(s, self.name)[seat] = tuple(found)

    def check(self, at: At, value: object) -> None:
        s, seat = at.s, at.key[0]
        if type(value) is int:
            at.expect(value, len(getattr(s, self.name)[seat]))
            return
        ids = [item["id"] if isinstance(item, dict) else item for item in at.items(value)]
        found = getattr(s, self.name)[seat]
        compare_lists(at, [one for one in ids if one != s.final or one in found], found)
        for n, item in enumerate(at.items(value)):
            if isinstance(item, dict):
                here, card = at.under(n), item["id"]
                for word, field in (("steps_done", s.steps_done), ("resisted", s.resisted), ("area", s.step_area)):
                    if word in item:
                        here.under(word).expect(item[word], field.get((seat, card), "" if word == "area" else 0))


class Organisation(Word):
    def give(self, at: At, value: object) -> None:
        at.s.organisation[at.key[0]] = Cards(at, "advantage").one(value) if value else ""

    def check(self, at: At, value: object) -> None:
        at.expect(value, at.s.organisation[at.key[0]] or None)


class Effects(Word):
    """What lasts: `[{strength: 2, until: turn}]`."""

    def give(self, at: At, value: object) -> None:
        s = at.s
        for n, item in enumerate(at.items(value)):
            table = at.under(n).table(item, ("strength", "speed", "until"))
            until = table.get("until", "turn")
            last = s.turn + (1 if until == "end_of_next_turn" else 0)
            for kind in ("strength", "speed"):
                if kind in table:
                    s.mods = [*s.mods, Mod(kind, "", table[kind], until, "", at.key[0], (last,))]

    def check(self, at: At, value: object) -> None:
        found = [{mod.kind: mod.n, "until": mod.until} for mod in at.s.mods if mod.seat == at.key[0]]
        compare_lists(at, value, found)


class Recruited(Word):
    """The last recruit reward: `{area: P, turn: 6}`."""

    def give(self, at: At, value: object) -> None:
        table = at.table(value, ("area", "turn"))
        at.s.recruited[at.key[0]] = (table["area"], table["turn"])

    def check(self, at: At, value: object) -> None:
        area, turn = at.s.recruited.get(at.key[0], ("", 0))
        at.expect(value, {"area": area, "turn": turn} if area else None)


class AnimaCases(FieldCases):
    """The words of cases about Anima: Shadow of Omega."""

    fields = ("turn", "order", "explored", "dice", "random", "active", "revealed")
    words: ClassVar[dict[str, Word]] = {
        "areas": Areas(),
        "deck": Table(**{name: DeckWord(name) for name in DECKS}),
        "discard": Table(**{name: PileWord(name) for name in DECKS if DECKS[name][1]}),
        "final": Final(),
        "battle": Battle(),
    }
    seat_words: ClassVar[dict[str, Word]] = {
        "at": Place(), "group": Group(), "hand": Hand(), "missions": Missions("missions"), "open": Missions("open"),
        "done": Missions("done"), "organisation": Organisation(), "effects": Effects(), "rested": Field("rested"),
        "lost": Field("lost"), "recruited": Recruited(), "place": Field("place"), "strength": Figure(group.strength),
        "speed": Figure(group.speed),
    }  # fmt: skip
    opened_at: ClassVar[dict[str, Any]] = {"do": "turn"}

    # ------------------------------------------------------------------------------------------ the position

    def start(self, case: Case) -> State:
        """A set-up in which each has kept the first character and given back the last advantage; `do: setup` is that step."""
        s: State = setup.new_state(self.rules.box, case.setup, fewest=1)
        s.options["replies"] = case.setup.options.get("replies", "own")
        s.box.given_decks = set()
        if any(step.get("do") == "setup" for step in case.when):
            return s
        s.agenda = [f for f in s.agenda if f.op == "setup"]
        agenda.run(s, self.rules.ops)
        while options := self.rules.options(s):
            own = [option for option in options if option.seat == options[0].seat]
            self.rules.play(s, own[0] if own[0].key.startswith("character") else own[-1])
        return s

    def clear(self, s: State) -> None:
        """Nothing in play, in hands and piles; a group is one character without strength and speed."""
        for seat in s.seats:
            for name in ("hand", "missions", "open", "done", "dealt", "peeked"):
                getattr(s, name)[seat] = ()
            s.group[seat] = (s.box.written_out("character", {"id": f"nobody-{seat}"}, Where(None, seat)),)
            s.organisation[seat] = s.at[seat] = ""
        s.active, s.previous, s.face_up = (), {}, ()
        s.dead = s.discarded = s.gone = s.left_areas = s.turned = ()
        s.final, s.tapped, s.down, s.mods, s.seen = "", (), {}, [], {}
        s.phase = ""

    def ready(self, case: Case, s: State) -> None:
        """Decks are all cards that lie nowhere else; the order is that of the seats; a place is the level of its area."""
        given = case.given
        if "order" not in given:
            s.order = s.seats
        for seat in s.seats:
            if "place" not in (given.get(seat) or {}):
                s.place[seat] = s.box.areas[s.at[seat]].level if s.at[seat] else 0
        if any(step.get("do") == "setup" for step in case.when):
            s.group = {seat: s.group[seat] if "group" in (given.get(seat) or {}) else () for seat in s.seats}
        else:
            for name, (field, pile, kind) in DECKS.items():
                if field not in s.box.given_decks and (given.get("clear") or name != "missions"):
                    left = Counter(s.box.deck(kind, s.solo)) - Counter(_lying(s, kind, pile))
                    setattr(s, field, decks.shuffled(s, tuple(sorted(left.elements()))))

    # ------------------------------------------------------------------------------------------ steps

    def frames(self, case: Case, s: State, step: dict[str, Any], path: Path_) -> list[Frame]:
        """What a step consists of. Raises DataError where it is not well formed."""
        at = At(case, s, path)
        if "do" in step:
            return self._do(case, s, step, path)
        seat = case.pick(step.get("seat", "p0"), s.seats, "seat", *path, "seat")
        if "battle" in step:
            return self._battle(at.under("battle"), dict(at.under("battle").table(step["battle"])))
        if "encounter" in step:
            table = at.under("encounter").table(step["encounter"], ("seat", "card", "level"))
            card = Cards(at.under("encounter"), "encounter").one(table["card"])
            s.encounters = (card, *[one for one in s.encounters if one != card])
            who = table.get("seat", seat)
            level = table.get("level") or (0 if s.at[who] else s.box.encounters[card].level)
            return [frame("encounters", who, left=1, of=1, level=level, passing=False)]
        if "use" in step:
            table = at.under("use").table(step["use"], ("card", "ability", "seat"))
            who = table.get("seat", seat)
            if "ability" in table:
                return [frame("play", who, key=f"ability:{table['ability']}")]
            card = Cards(at.under("use"), "advantage").one(table["card"])
            if card not in s.hand[who]:
                s.hand[who] = (*s.hand[who], card)
                s.advantages = decks.without(s.advantages, card) if card in s.advantages else s.advantages
            return [frame("play", who, key=f"card:{card}")]
        if "complete" in step:
            return [frame("complete", seat, mission=case.pick(step["complete"], s.box.missions, "mission", *path, "complete"))]
        written = {word: value for word, value in step.items() if word != "seat"}
        prog = s.box.compiler.effects(f"case/{case.name}/{path[-1]}", [written], Where(_Lines(case.document), *path))
        return [frame("carry", seat, prog, source="")]

    def following(self, s: State, first: dict[str, Any]) -> tuple[Frame, ...]:
        """What the game goes on with after the first step of a case that is opened on the table: the rest of its turn."""
        line = s.order or s.seats
        turn: dict[str, tuple[Frame, ...]] = {
            "reset": (*[frame("reset", seat) for seat in line], frame("claims")),
            "claims": (),
            "movement": tuple(frame("movement", seat) for seat in line),
            "forced": (frame("forced"),),
            "interaction": tuple(frame("interaction", seat) for seat in line),
            "exploration": tuple(frame("exploration", seat) for seat in line),
            "end": (frame("end"),),
        }
        do = first.get("do", "movement")
        if do == "setup":
            return (frame("turn"),)
        if do == "order":
            return (frame("phases"),)
        names = [name for name in turn if name != "forced" or do != "interaction"]  # that step begins with them
        rest = names[names.index(do) + 1 :] if do in names else []
        return (*[one for name in rest for one in turn[name]], frame("turn"))

    def _do(self, case: Case, s: State, step: dict[str, Any], path: Path_) -> list[Frame]:
        case.known(step, ("do", "seat"), *path)
        name = case.pick(step["do"], (*EACH, *ALONE), "step", *path, "do")
        line = s.order or s.seats
        if "seat" in step:
            seat = case.pick(step["seat"], s.seats, "seat", *path, "seat")
            if name not in EACH:
                raise case.error(f"{name} is not done by one seat", *path, "seat")
            return [frame(name, seat)]
        if name == "turn":
            return [frame("order"), frame("phases", once=True)]
        if name in ALONE:
            return [frame(name)]
        each = [frame(name, seat) for seat in line]
        if name == "reset":
            return [*each, frame("claims")]
        return [frame("forced"), *each] if name == "interaction" else each

    def _battle(self, at: At, table: dict[str, Any]) -> list[Frame]:
        s = at.s
        at.table(table, ("seat", "with", "in", "forced"))
        seat, other = table.get("seat", "p0"), table["with"]
        area = table.get("in") or s.at[seat]
        made: dict[str, Any] = {"area": area, "forced": bool(table.get("forced", False)), "strength": 0, "creature": ""}
        if other in s.seats if isinstance(other, str) else False:
            return [frame("battle.begin", seat, other=other, kind="attack", enemy="", **made)]
        enemy = Cards(at.under("with"), "encounter").one(other)
        return [frame("battle.begin", seat, other=MONSTER, kind="explore", enemy=enemy, **made)]


class _Lines:
    """A case's document as data files are read."""

    def __init__(self, document: Any) -> None:
        self.path, self.line_of = document.file, document.line_of


def _lying(s: State, kind: str, pile: str) -> Ids:
    """Cards of a kind that lie anywhere but in their deck."""
    found: list[str] = [*(getattr(s, pile) if pile else ()), *s.turned]
    for seat in s.seats:
        if kind == "character":
            found += s.group[seat]
        elif kind == "advantage":
            found += [*s.hand[seat], s.organisation[seat]]
        elif kind == "main":
            found += [*s.missions[seat], *s.open[seat], *s.done[seat]]
    if kind == "encounter":
        found += s.previous.values()
    elif kind == "area":
        found += s.active
    elif kind == "final":
        found.append(s.final)
    return tuple(found)
