"""Texts of the running game: questions, buttons, the log, reasons, the end.

Everything is looked up by the ids the rules give (kinds of decisions and events, reasons, option keys); nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.engine.decision import Decision, Event, Reason
from game.core.words.messages import ungrouped
from game.spirit_island import queries as q
from game.spirit_island.events import EVENTS
from game.spirit_island.island import is_ocean
from game.spirit_island.powers import fewer_than_slow
from game.spirit_island.words import log, reasons
from game.spirit_island.words.join import capital
from game.spirit_island.words.ops import tidy
from game.spirit_island.words.source import source_parts, written_ops

if TYPE_CHECKING:
    from game.spirit_island.words.sentences import Phrases, Sentences

Names = Mapping[str, str]

LEFT_AND_LAND = (
    *("damage", "damage.different", "push.to", "gather.from", "move.to", "destroy", "remove", "remove.health"),
    *("replace", "downgrade", "ravage.strike", "bonus", "drown"),
)
ARGS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(LEFT_AND_LAND, ("n", "land")),
    "presence.from": ("n", "land"),
    **dict.fromkeys(("presence.to", "presence.destroy", "target.land", "pay", "element"), ("n",)),
    "play": ("n", "m"),
    "skip": ("action", "land", "price"),
    "blight.cascade": ("land",),
    "stage-ii": ("board",),
    "escalation": ("board", "program"),
    "mining-rush": ("land",),
    "blitz.explorer": ("board",),
    "military-response": ("what", "land"),
    **dict.fromkeys(("ritual.energy", "ritual.presence"), ("n", "land")),
    "give.card": ("other",),
    "play.now": ("n",),
    "follow": ("n", "land"),
    "drown.save": ("land",),
    "dream.push": ("n", "land"),
}  # names of a decision's args, by kind
NAMES_PIECES = ("push.to", "gather.from", "move.to", "destroy", "drown", "remove", "replace", "downgrade")
COUNTED = ("damage.different", "push.to", "gather.from", "move.to", "destroy", "remove", "replace", "downgrade", "element")
SUMS = {"fear", "defend", "damage", "gain_energy"}  # effects of plain amounts, which levels of a power add up
TAKEN = ("push.to", "gather.from", "move.to", "destroy", "remove")  # of these each piece is chosen once
PHASE_LONG = ("play", "powers.fast", "powers.slow")
NAMES_SOURCE = (*PHASE_LONG, "target.land", "target.seat", "choose.land", "in.land", "each.player", "one-land", "repeat")
_MARKS = re.compile(r"</?[bi]>")
_SENTENCES = re.compile(r"\n|(?<=[.!?]) +")
TITLE = 60  # signs of a question that fit on one line; a longer one names its source in the line below


class Prompt(NamedTuple):
    """A question: one sentence, and a line of figures below it ("" if there is nothing to add)."""

    title: str
    detail: str


class TableTexts:
    """The part of `Texts` that speaks about a position."""

    def __init__(self, ops: Phrases, texts: Sentences) -> None:
        self.ops: Phrases = ops
        self.texts = texts
        self.words = ops.words

    def t(self, message: str, **args: Any) -> str:
        return self.ops.t(message, **args)

    def say(self, message: str, **args: Any) -> str:
        """A text without pictures, whatever the style."""
        return tidy(self.words.t(message, style="words", **args))

    # ------------------------------------------------------------------------------------------ names of things

    def seat(self, seat: str, names: Names) -> str:
        """The player's name; "Player 2" where none is given."""
        if names.get(seat):
            return names[seat]
        return self.say("seat-name", n=int(seat[1:]) + 1) if seat[1:].isdigit() else seat

    def source(self, source: str, case: str = "nom") -> str:
        """What asks: the name of a card, power or rule; "" if it has none."""
        kind, item = source_parts(source)
        shelf = {"card": "card", "innate": "innate", "fear": "fear", "rule": "rule", "invader": "invader"}.get(kind)
        shelf = kind if kind in ("blight-card", "adversary", "scenario") else shelf
        if kind == "growth":
            return self.say("source-growth")
        if shelf and self.words.has(f"name-{shelf}-{item}"):
            return self.say(f"source-{shelf}", name=self.texts.name(shelf, item), case=case)
        if self.words.has(f"phase-{source}"):
            return self.say(f"phase-{source}")
        return self.say("source-some", case=case) if case != "nom" else ""

    def kind(self, kind: str) -> str:
        """One piece of a kind, named for a button."""
        kind = kind.partition("~")[0]
        if kind in ("presence", "own-presence"):
            return self.say("opt-presence-short")
        return self.say(f"icon-{kind}")

    # ------------------------------------------------------------------------------------------ questions

    def prompt(self, view: Any, decision: Decision | None, names: Names, seat: str = "") -> Prompt:
        if decision is None:
            return Prompt(self.say("prompt-nobody"), "")
        others = False
        if decision.kind == "together":
            part = decision.for_seat(seat) if seat else None
            if part is None and len(decision.parts) == 1:
                part = decision.parts[0]
            if part is None:
                return Prompt(self.say("prompt-together"), "")
            others = len(decision.parts) > 1
            decision = part
        args = dict(zip(ARGS.get(decision.kind, ()), decision.args, strict=False))
        args = {"n": 0, "m": 0, "land": "", "board": "", "action": "", "other": "", **args}
        asked = seat if seat in decision.seats else decision.seats[0] if decision.seats else ""
        args["who"] = self.seat(asked, names)
        if decision.kind in NAMES_PIECES:
            args["what"] = self.pieces(decision.keys(asked))
        if args["action"]:
            args["action"] = self.say(f"skip-what-{args['action']}")
        if args["other"]:
            args["other"] = self.seat(args["other"], names)
        name = decision.kind.replace(".", "-")
        message = f"prompt-{name}" if self.words.has(f"prompt-{name}") else "prompt-other"
        if decision.kind in ("powers.fast", "powers.slow") and decision.keys(asked) == ("done",):
            message += "-none"  # the phase is still ended by hand
        case = "acc" if name == "repeat" else "gen"
        title = self.say(message, **args, source=self.source(decision.source, case))
        named = decision.kind in NAMES_SOURCE
        if named and len(title) > TITLE:
            named = False
            title = self.say(message, **args, source=self.say("source-some", case=case))
        return Prompt(title, self._detail(view, decision, name, args, others, asked, named))

    def pieces(self, keys: Sequence[str]) -> str:
        """The noun for what these options move or take: all kinds there are among them."""
        pieces = [key.partition(">")[0] for key in keys if key.startswith(("move:", "piece:"))]
        found = {piece.partition("/")[2].partition("~")[0] for piece in pieces}
        kinds = sorted("own-presence" if kind == "presence" else kind for kind in found)
        return self.ops.noun(kinds).removeprefix("i-")

    def effect(self, source: str, levels: Sequence[int] = (0,)) -> list[str]:
        """What a power does, sentence by sentence; of an innate one, what these of its levels do together."""
        kind, item = source_parts(source)
        said = self.texts.spoken
        if kind == "card" and item in said.box.raw["card"]:
            lines = said.card(item).paragraphs
        elif kind == "innate" and item in said.box.raw["innate"]:
            lines = self._levels(item, levels)
        else:
            return []
        plain = [_MARKS.sub("", line) for line in lines]
        return [part for line in plain for part in _SENTENCES.split(line) if part]

    def _levels(self, innate: str, levels: Sequence[int]) -> list[str]:
        """What levels of an innate power do one after the other; plain amounts of the same are one figure."""
        said, raw = self.texts.spoken, self.texts.box.raw["innate"][innate]["levels"]
        told: list[str] = []
        ops: list[dict[str, Any]] = []
        for at in levels:
            if raw[at].get("may_instead"):  # a choice of its own
                told += [said.ops.sentence(said.ops.body(ops))] * bool(ops)
                told.append(said.innate(innate).levels[at][1])
                ops = []
                continue
            for op in raw[at]["effects"]:
                same = next((one for one in ops if len(op) == 1 and one.keys() == op.keys() <= SUMS), None)
                if same is None or not all(isinstance(n, int) for n in (*same.values(), *op.values())):
                    ops.append(dict(op))
                else:
                    same.update({verb: same[verb] + n for verb, n in op.items()})
        return told + [said.ops.sentence(said.ops.body(ops))] * bool(ops)

    def _detail(self, view: Any, decision: Decision, name: str, args: dict, others: bool, asked: str, named: bool) -> str:
        """Source, what is left, how many choices, whether it may be declined."""
        keys = decision.keys(asked)
        parts = []
        asks = source_parts(decision.source)[0]
        if asks not in ("", "growth") and not named and self.source(decision.source):
            parts.append(capital(self.source(decision.source)))
        if decision.kind == "target.land":
            parts += [part.rstrip(".") for part in self.effect(decision.source, *decision.args[1:])]
        elif decision.kind in ("choose.land", "escalation") and decision.args:  # whose card lies with nobody, or with another
            ops = written_ops(self.texts.box, decision.args[-1])
            parts += [self.texts.spoken.ops.sentence(self.texts.spoken.ops.run(ops)).rstrip(".")] if ops else []
        elif decision.kind == "skip" and args.get("price"):
            parts.append(self.say("prompt-skip-price", n=args["price"]))
        if decision.kind in ("powers.fast", "powers.slow"):
            usable = {key.partition("/")[0] for key in keys if key.startswith(("card:", "innate:"))}
            rituals = [key[7:] for key in keys if key.startswith("ritual:")]
            if any(key.startswith("element:") for key in keys):
                parts.append(self.say("prompt-powers-any"))
            if usable or not rituals:
                parts.append(self.say("prompt-powers-detail", n=len(usable)))
            if decision.kind == "powers.fast" and view is not None and (most := fewer_than_slow(view, asked, usable)):
                parts.append(self.say("prompt-powers-hastened", n=most))
            if rituals:
                parts.append(self.say("prompt-powers-ritual", lands=self.ops.listed(rituals, "list-comma")))
        elif decision.kind == "presence.from" and args["land"]:
            parts.append(self.say("prompt-presence-from-set-up", land=args["land"]))
        elif decision.kind == "presence.from" and not any(key.startswith("track:") for key in keys):
            parts.append(self.say("prompt-presence-from-island", n=args["n"]))
        elif self.words.has(f"prompt-{name}-detail"):
            parts.append(self.say(f"prompt-{name}-detail", **args))
        elif decision.kind in COUNTED and args["n"]:
            there = _there(view, keys, asked) if decision.kind in TAKEN else args["n"]
            parts.append(self.say("prompt-left", n=min(args["n"], there)))
        lands = sum(1 for key in set(decision.keys()) if key.startswith("land:"))  # of all who may choose one: all are marked
        if lands:
            parts.append(self.say("prompt-lands", n=lands))
        if decision.kind == "target.land" and view is not None and (far := self._far(view, decision, asked, args["n"])):
            parts.append(self.say("prompt-lands-far", n=far, price=q.far_price(view, asked)))
        if "done" in keys and decision.kind not in PHASE_LONG:
            parts.append(self.say("prompt-may-decline"))
        if others:
            parts.append(self.say("prompt-with-others"))
        line = parts[0] if parts else ""
        for part in parts[1:]:
            line = self.say("prompt-join", a=line, b=part)
        return line

    # ------------------------------------------------------------------------------------------ buttons

    def option(self, view: Any, decision: Decision | None, key: str) -> str:
        head, _, rest = key.partition(":")
        kind = decision.kind if decision else ""
        plain: dict[str, Callable[[], str]] = {
            "land": lambda: self._land(view, rest),
            "card": lambda: self._card(rest),
            "innate": lambda: self._innate(rest),
            "seat": lambda: self._seat_option(view, rest),
            "ritual": lambda: self.say("opt-ritual-in", land=rest),
            "branch": lambda: self._branch(view, decision, int(rest)),
            "act": lambda: capital(self._act(decision, int(rest))),
            "piece": lambda: self._piece(rest),
            "move": lambda: self._move(rest),
            "track": lambda: self.say(f"opt-track-{rest}"),
            "deck": lambda: self.say(f"opt-deck-{rest}" if view is None else f"opt-gain-{rest}"),
            "element": lambda: capital(self.say(f"icon-{rest}")),
            "fear": lambda: self.say(f"opt-fear-{rest.partition('/')[0]}", n=int(rest.partition("/")[2])),
        }
        if head in plain:
            return plain[head]()
        for name in (f"opt-{head}-{kind.replace('.', '-')}", f"opt-{head}"):
            if self.words.has(name):
                return self.say(name)
        return key

    def _land(self, view: Any, land: str) -> str:
        layout = self.texts.box.layouts.get(getattr(view, "layout", ""))
        facts = layout.land.get(land) if layout else None
        if facts is None:
            if layout is not None and is_ocean(land):
                return self.say("opt-land-terrain", land=land, terrain=self.say("icon-ocean"))
            return self.say("opt-land", land=land)
        return self.say("opt-land-terrain", land=land, terrain=self.say(f"terrain-{facts.terrain}", case="name"))

    def _card(self, rest: str) -> str:
        card, slash, cap = rest.partition("/")
        name = self.texts.name("card", card)
        return self.say("opt-no-threshold", name=name) if slash and cap == "0" else name

    def _innate(self, rest: str) -> str:
        innate, slash, level = rest.partition("/")
        name = self.texts.name("innate", innate)
        return self.say("opt-innate-levels", name=name, n=int(level)) if slash else name

    def _seat_option(self, view: Any, seat: str) -> str:
        spirit = getattr(view, "spirits", {}).get(seat, "")
        return self.texts.name("spirit", spirit) if spirit else self.seat(seat, {})

    def _piece(self, rest: str) -> str:
        land, _, piece = rest.partition("/")
        kind, hurt, damage = piece.partition("~")
        if hurt:
            return self.say("opt-piece-hurt", kind=self.kind(kind), land=land, n=int(damage))
        return self.say("opt-piece", kind=self.kind(kind), land=land)

    def _move(self, rest: str) -> str:
        start, _, to = rest.partition(">")
        land, _, piece = start.partition("/")
        kind, hurt, damage = piece.partition("~")
        args: dict[str, Any] = {"kind": self.kind(kind), "from": land, "to": to}
        return self.say("opt-move-hurt", n=int(damage), **args) if hurt else self.say("opt-move", **args)

    def _branch(self, view: Any, decision: Decision | None, at: int) -> str:
        """What a branch does: a growth option, an alternative of a card, its printed effects or its threshold."""
        texts = self.texts.spoken
        if decision is None:
            return self.say("opt-growth", n=at + 1)
        if decision.kind == "growth.choose":
            spirit = getattr(view, "spirits", {}).get(decision.seats[0] if decision.seats else "", "")
            return capital(texts.growth(spirit, at)) if spirit else self.say("opt-growth", n=at + 1)
        program = decision.args[at] if at < len(decision.args) and isinstance(decision.args[at], str) else ""
        ops = written_ops(self.texts.box, program) if program else None
        if ops is None and decision.kind == "may-instead":
            ops = self._instead_ops(decision.source, at)
        return texts.ops.sentence(texts.ops.run(ops)) if ops else self.say("opt-growth", n=at + 1)

    def _instead_ops(self, source: str, at: int) -> Sequence[Mapping[str, Any]] | None:
        kind, item = source_parts(source)
        card = self.texts.box.raw.get(kind, {}).get(item)
        if card is None:
            return None
        lines = [line for line in card.get("thresholds", []) if line.get("mode") == "may_instead"]
        return lines[0]["effects"] if at and lines else card.get("effects")

    def _act(self, decision: Decision | None, at: int) -> str:
        """An act of growth; the source is "growth:SPIRIT/GROUP"."""
        try:
            spirit, _, group = (decision.source if decision else "").partition(":")[2].partition("/")
            op = self.texts.box.raw["spirit"][spirit]["growth"][int(group)][at]
        except (KeyError, IndexError, ValueError):
            return self.say("opt-growth", n=at + 1)
        return self.texts.spoken.growth_item(op)

    def _far(self, view: Any, decision: Decision, seat: str, steps: int) -> int:
        """How many of the lands to choose from have to be paid for."""
        power = self.texts.box.powers.get(decision.source)
        lands = [key[5:] for key in decision.keys(seat) if key.startswith("land:")]
        return len(q.far_lands(view, seat, power, steps, lands)) if power is not None else 0

    def undo_label(self, entry: Any) -> str:
        """What an undo would take back, as the end of "Undo: ..."."""
        decision = Decision(entry.kind, (entry.seat,), entry.source, (), ())
        key, kinds = entry.key, (entry.kind.replace(".", "-"), entry.kind.partition(".")[0])  # its own words, or its family's
        if key in ("done", "no"):
            if message := self._first(f"undo-done-{kind}" for kind in kinds):
                return self.say(message)
            source = self.source(entry.source, "gen") if source_parts(entry.source)[0] else ""
            return self.say("undo-done-source", source=source) if source else self.say("undo-done")
        if entry.kind == "growth.choose":
            grown = [event.args for event in getattr(entry, "events", ()) if event.kind == "growth"]
            spirit = grown[0][2] if grown and len(grown[0]) > 2 else ""
            rows = len(self.texts.box.raw["spirit"][spirit]["growth"]) if spirit else 0
            return self.say("undo-growth", n=int(key.partition(":")[2]) + 1, of=rows)
        if entry.kind == "growth.order":
            return self._act(decision, int(key.partition(":")[2]))
        if key == "yes" or key.startswith(("branch:", "seat:")):
            return self.say("undo-choice", source=self.source(entry.source, "gen"))
        if key.startswith("track:"):
            return self.say(f"undo-track-{key.partition(':')[2]}")
        what = self.option(None, decision, key)
        if key.startswith("land:"):
            return self.say("undo-land", what=what)
        return self.say(self._first(f"undo-{kind}" for kind in kinds) or "undo-other", what=what)

    def _first(self, messages: Iterable[str]) -> str:
        """The first of these messages that there is, else ""."""
        return next((message for message in messages if self.words.has(message)), "")

    # ------------------------------------------------------------------------------------------ log

    def event(self, event: Event, names: Names) -> str | None:
        if event.kind not in EVENTS or not EVENTS[event.kind].log:
            return None
        if event.kind == "result":
            return self.t("log-result", result=self.result(event.args[0], event.args[1:], names))
        args: dict[str, Any] = {}
        for role, value in log.roles(event):
            self._argument(args, role, value, names)
        if event.kind == "lasting":
            return self._lasting(args)
        message = f"log-{event.kind}"
        if event.kind == "ravage" and args.get("defend"):
            message = "log-ravage-defended"
        if event.kind == "card-drawn" and not args.get("cards"):
            message = "log-card-drawn-hidden"
        if event.kind == "cards-reclaimed" and not args.get("n"):
            message = "log-cards-reclaimed-none"
        if event.kind == "destroyed" and args.get("how"):
            message = "log-drowned"
        if event.kind == "energy" and args.get("why"):
            message = "log-energy-income"
        if event.kind == "explore":
            args["what"] = self.ops.noun("explorer")
        if event.kind == "damaged" and not args.get("n"):
            return None
        if event.kind == "growth":  # its rows have no numbers on the panel
            args["what"] = self.texts.growth(args["spirit"], args["n"] - 1)
        return capital(self.t(message, **args))

    def _argument(self, args: dict[str, Any], name: str, value: Any, names: Names) -> None:
        """Puts one value of an event into words, as what it is in its line."""
        if name in ("who", "other"):
            args[name] = self.seat(value, names)
        elif name == "card":
            args[name] = self.source(f"card:{value}", "acc")
        elif name in ("fear", "invader"):
            args["card"] = self.source(f"fear:{value}") if name == "fear" else self.texts.name("invader", value)
        elif name == "adversary":
            args[name] = self.texts.name("adversary", value)
        elif name == "blight-card":
            args["card"] = self.texts.name("blight-card", value)
        elif name == "cards":
            args["n"] = len(value)
            known = [self.texts.name("card", one) for one in value if one != "?"]
            args["cards"] = self.ops.listed(known, "list-comma")
        elif name == "power":
            args[name] = self.source(str(value), "acc")
            args["title"] = capital(self.source(str(value)))
        elif name == "target":
            args[name] = self.seat(value, names) if value in names or (value[:1] == "p" and value[1:].isdigit()) else value
        elif name in ("what", "into"):
            args[name] = self.ops.noun("own-presence" if value == "presence" else value)
        elif name == "level":
            args[name] = self.words.t(f"stage-{value}") if value in (1, 2, 3, 4) else ungrouped(value)
        elif name == "level0":
            args["n"] = value + 1
        elif name == "turn":
            args["n"] = ungrouped(value)
        elif name == "phase":
            args[name] = self.texts.phase(value)
        elif name == "action":
            args[name] = self.say(f"skip-what-{value}")
        elif name == "element":
            element = self.say(f"icon-{value}")
            args[name] = self.t("log-element", id=value, name=element)
        elif name == "deck":
            args[name] = self.say(f"deck-{value}")
        elif name == "group":
            args["n"] = int(value) + 1
        elif name == "place":
            args["who"] = self.seat(value, names) if value in names or value[:1] == "p" else value
        else:
            args[name] = value

    def _lasting(self, args: dict[str, Any]) -> str | None:
        message = f"lasting-{str(args['lasting']).replace('_', '-')}"
        if not self.words.has(message):
            return None
        return self.t("log-lasting", what=self.t(message, who=args.get("who", ""), n=args.get("n", 1)))

    # ------------------------------------------------------------------------------------------ reasons, the end

    def reason(self, reason: Reason) -> str:
        return reasons.said(self, reason)

    def result(self, outcome: str, reason: str | Sequence[str], names: Names) -> str:
        """How the game ended. `reason` is an id, or the rules' list of ids, each perhaps followed by a seat, and by what stands
        where ("C7/town/1").
        """
        return self.say(f"result-{outcome}", reason=self.ending(outcome, reason, names))

    def ending(self, outcome: str, reason: str | Sequence[str], names: Names) -> str:
        """Why it ended, as a part of a sentence."""
        listed = (reason,) if isinstance(reason, str) else tuple(reason)
        said = ""
        for at, name in enumerate(listed):
            if self.words.has(f"ending-{name}"):
                after = listed[at + 1] if at + 1 < len(listed) else ""
                of = f"ending-{name}-{outcome}"  # where it may end the one way or the other
                part = self.say(of if self.words.has(of) else f"ending-{name}", who=self.seat(after, names))
                said = self.say("result-join", a=said, b=part) if said else part
        where = self.standing([spot for spot in listed if "/" in spot])
        return self.say("ending-where", reason=said, where=where) if where else said

    def standing(self, spots: Sequence[str]) -> str:
        """What stands where, land by land: "C7: 1 town"."""
        there: dict[str, list[str]] = {}
        for spot in spots:
            land, kind, n = spot.split("/")
            there.setdefault(land, []).append(self.say("ending-piece", what=kind, n=int(n)))
        lands = [f"{land}:\N{NO-BREAK SPACE}{self.ops.listed(found, 'list-and')}" for land, found in there.items()]
        return self.ops.listed(lands, "list-comma")


def _there(view: Any, keys: Sequence[str], seat: str) -> int:
    """How many pieces these options can take: "move:G4/dahan>G2" and "move:G4/dahan>G3" the dahan of G4, hurt ones apart."""
    pieces = {key.partition(">")[0].partition(":")[2] for key in keys if key.startswith(("move:", "piece:"))}
    count = 0
    for piece in pieces:
        land, _, kind = piece.partition("/")
        kind, _, damage = kind.partition("~")
        have = view.pieces.get((land, kind), ())
        at = int(damage) if damage.isdigit() else 0
        count += have[at] if at < len(have) else view.presence.get((land, kind.partition("-")[2] or seat), 1)
    return max(1, count)
