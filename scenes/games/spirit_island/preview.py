"""The callout: before -> after of what is pointed at, as the rules tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.engine.key import Key
from scenes.games.spirit_island.invaders import ROMAN
from scenes.table.changes import Change, Changes, tone

if TYPE_CHECKING:
    from scenes.table.model import GameModel

GOOD_UP = {"defend", "fear", "energy", "plays-left", "hand", "dahan", "track-energy", "track-plays", "blight-pool", "strike"}
MOST = 8
USES = ("target.land", "target.seat", "powers.fast", "powers.slow")  # questions whose answer uses a power, or goes on to
BEFORE_INVADERS = ("play", "powers.fast")  # questions whose `done` lets the invaders act as things stand


def changes(model: GameModel, key: Key) -> Changes | None:
    """What pointing at `key` tells: the result of choosing it, or the coming ravage of a land."""
    decision = model.asked
    legal = decision is not None and str(key) in decision.keys(model.seat)
    land, idle = key.rest if key.kind == "land" else "", False
    if legal and decision is not None and decision.kind != "ravage.order":
        found = model.facts.outcome(model.rules, model.view, model.seat, str(key))
        made = _outcome(model, found, str(key), land) if found is not None else None
        if made is not None:
            return made
        idle = found is not None and found.idle and decision.kind in USES and str(key) != "done"
    there = None
    if legal and key.kind == "innate":
        there = _innate(model, key)
    elif land and land in model.centre.threats:
        there = _ravage(model, land)
    elif land and model.centre.loss and (loss := model.centre.loss_in(land)):
        there = Changes(model.t("table-preview-in", land=land), "", (), loss, f"land:{land}")
    return _idle(model, key, land, there) if idle else there


def _idle(model: GameModel, key: Key, land: str, there: Changes | None) -> Changes:
    """A power may be used there, but nothing would be another than before; and what is `there` all the same."""
    name = model.wording.option(model.view, model.asked, str(key))
    title = model.t("table-preview-in", land=land) if land else name[:1].upper() + name[1:]
    said = f"<b>{model.t('table-preview-nothing')}</b>"
    if there is None:
        return Changes(title, foot=said, place=f"land:{land}" if land else "")
    return there._replace(foot="\n".join(filter(None, (said, there.foot))))


def _outcome(model: GameModel, found: Any, key: str, land: str) -> Changes | None:
    at = land or found.land
    lines, note, falls = [], "", []
    ranks: dict[Change, int] = {}  # of those that may give way to others
    if found.ravage:
        lines += _pair(model, *found.ravage)
        falls = fallen(model, found.ravage[1]) if found.ravage[1].fallen else []
        defend = model.facts.defend(model.view, at)
        note = next((f"<defend> {c.before} → {c.after}" for c in found.changes if c.what == "defend" and c.where == at), "")
        note = note or (f"<defend> {defend}" if defend else "")
    for change in found.changes:
        line = None if note and change.what == "defend" and change.where == at else _line(model, change, at)
        if line:
            lines.append(line._replace(name=line.name[:1].upper() + line.name[1:]))
            ranks[lines[-1]] = _rank(change, at)
    loss = _coming_loss(model, key)
    if not lines and not found.end and not loss:
        return None
    more = len(lines) - MOST
    if more > 0:  # what weighs most stays, in its usual order
        kept = sorted(range(len(lines)), key=lambda n: ranks.get(lines[n], 0))[:MOST]
        lines = [lines[n] for n in sorted(kept)]
    foot = model.t("table-preview-more", n=more) if more > 0 else ""
    if found.end:
        foot = f"<b>{model.wording.texts.result(found.end[0], found.end[1:], model.names)}</b>"
    elif loss:
        foot = f"<b>{loss}</b>"
    elif found.unknown:
        foot = model.t("table-preview-unknown")
    elif found.open and not foot:
        foot = model.t("table-preview-open")
    foot = "\n".join([*falls, foot] if foot else falls)
    title = model.t("table-preview-in", land=at) if at else model.wording.option(model.view, model.asked, key)
    if found.ravage:
        title = model.t("table-ravage-in", land=at)
    return Changes(title[:1].upper() + title[1:], note, tuple(lines), foot, f"land:{at}" if at else "")


def _coming_loss(model: GameModel, key: str) -> str:
    """For who ends a phase after which the invaders come: that the game would be lost then, though others are asked first."""
    asked = model.asked
    if key != "done" or asked is None or asked.kind not in BEFORE_INVADERS or not model.centre.loss:
        return ""
    return model.t("table-coming-end", reason=model.wording.texts.ending(model.centre.loss, model.names))


def _rank(change: Any, at: str) -> int:
    """How soon a figure gives way where there are too many: fear, blight and presence last, then what is there with dahan."""
    what = change.what
    if what in ("fear", "terror", "blight", "blighted", "destroyed") or what.startswith("presence-"):
        return 0
    return (1 if what == "dahan" else 2) + 2 * bool(change.where and change.where != at)


def changed(model: GameModel, before: Any, after: Any, land: str) -> list[Change]:
    """What is another figure in a position than before, seen from a land."""
    lines = [_line(model, change, land) for change in model.facts.changes(before, after)]
    return [line._replace(name=line.name[:1].upper() + line.name[1:]) for line in lines if line is not None][:MOST]


def _innate(model: GameModel, key: Key) -> Changes:
    """What an innate power would do: its reach, then the levels it would be used with."""
    power, few = key.first, key.number
    spirit = model.view.spirits[model.seat]
    at = [innate["id"] for innate in model.rules.box.raw["spirit"][spirit]["innates"]].index(power)
    said = model.wording.texts.spirit(spirit).innates[at]
    reached = model.facts.reached(model.view, model.seat, f"innate:{power}")
    levels = [text for (_, text), on in zip(said.levels, reached, strict=True) if on]
    return Changes(said.title, "", (), "\n".join([said.strip, *levels[: len(levels) if few is None else few]]), "")


def _pair(model: GameModel, a: Any, b: Any) -> list[Change]:
    """A ravage before and after."""
    out = []
    rows = (
        ("damage", model.t("table-pv-damage"), a.damage, b.damage, False),
        ("blight", model.t("table-pv-blight"), a.blight, b.blight, False),
        ("dahan", model.t("table-pv-dahan"), a.dahan_lost, b.dahan_lost, False),
        ("presence", model.t("table-pv-presence"), sum(n for _, n in a.presence_lost), sum(n for _, n in b.presence_lost), False),
        ("ravage", model.t("table-pv-strike"), a.strike, b.strike, True),
    )
    for icon, name, before, after, up in rows:
        if before != after:
            out.append(_row(icon, name, str(before), str(after), (after > before) == up))
    return out


def _ravage(model: GameModel, land: str) -> Changes:
    """The forecast of a land that will ravage."""
    found = model.centre.threats[land]
    before = str(found.strength) if found.strength != found.damage else ""  # only Defend makes it another figure
    rows = [
        _row("damage", model.t("table-pv-damage"), before, str(found.damage), found.damage == 0),
        _row("blight", model.t("table-pv-blight"), "", f"+{found.blight}" if found.blight else "0", found.blight == 0),
    ]
    for seat, n in found.presence_lost:
        rows.append(_row(f"seat:{seat}", model.t("table-pv-presence"), "", f"−{n}", False))
    if found.dahan:
        rows.append(
            _row(
                "dahan", model.t("table-pv-dahan"), "", f"−{found.dahan_lost}" if found.dahan_lost else "0", found.dahan_lost == 0
            )
        )
        rows.append(_row("ravage", model.t("table-pv-strike"), "", str(found.strike), found.strike > 0 or None))
    note = f"<defend> {found.defend}" if found.defend else ""
    foot = fallen(model, found) if found.fallen else []
    foot += [model.t("table-pv-cascade")] if found.cascade else [model.t("table-pv-skipped")] if found.skipped else []
    if found.empties:
        foot.append(f"<b>{model.t('table-coming-end', reason=model.wording.texts.ending('blight', model.names))}</b>")
    if model.centre.loss and (loss := model.centre.loss_in(land)):
        foot.append(loss)
    return Changes(model.t("table-ravage-in", land=land), note, tuple(rows), "\n".join(foot), f"land:{land}")


def fallen(model: GameModel, found: Any) -> list[str]:
    """By which rules presence falls with the dahan of a ravage: it is among what the land loses."""
    t = model.t
    return [t("table-pv-fallen", rule=t(f"name-rule-{one.rule}"), n=one.n, range=one.range) for one in found.fallen if one.n]


def _line(model: GameModel, change: Any, land: str) -> Change | None:
    """One changed figure in words."""
    what, where = change.what, change.where
    a, b = str(change.before), str(change.after)
    if what == "blighted":  # how much comes onto a card that nobody knows is "?"
        return _row("blight", model.t("blight-card-blighted"), a, b, False)
    good: bool | None = (change.after > change.before) if what in GOOD_UP else (change.after < change.before)
    place = "" if not where or where == land else where
    if what.startswith("presence-"):
        seat = what.removeprefix("presence-")
        return _row(f"seat:{seat}", model.t("table-cv-presence", where=place), a, b, change.after > change.before)
    if what.startswith("hurt-"):
        kind = what.removeprefix("hurt-")
        good = (change.after > change.before) if kind != "dahan" else (change.after < change.before)
        return _row(kind, model.t("table-cv-hurt", where=place), a, b, good)
    if what in ("explorer", "town", "city", "dahan", "blight"):
        return _row(what, model.t("table-cv-kind", what=model.t(f"icon-{what}"), where=place), a, b, good)
    if what.startswith("skip-"):
        action = what.removeprefix("skip-")
        return _row(action, model.t(f"table-cv-{what}", where=place), "", model.t("table-cv-skipped"), True)
    if what == "defend":
        return _row("defend", model.t("table-cv-defend", where=place), a, b, True)
    if what == "dreamt":
        return _row("fear", model.t("table-cv-dreamt", where=place), a, b, True)
    if what == "drowned":
        who = "" if where == model.seat else model.names.get(where, where)
        return _row("ocean", model.t("table-cv-drowned", who=who), a, b, None)
    if what == "fear":
        return _row("fear", model.t("table-fear"), "", f"+{b}", True)
    if what == "blight-pool":
        return None
    if what == "terror":
        was, will = (ROMAN[min(int(level), 4)] if level.isdigit() else level for level in (a, b))
        return _row("fear", model.t("table-cv-terror"), was, will, True)
    if what in ("energy", "plays-left", "hand", "destroyed", "track-energy", "track-plays"):
        icon = {
            "energy": "energy",
            "plays-left": "plays",
            "hand": "card",
            "destroyed": "destroyed",
            "track-energy": "energy",
            "track-plays": "plays",
        }[what]
        who = "" if where == model.seat else model.names.get(where, where)
        if what == "destroyed":
            good = change.after < change.before
        if what == "energy" or what == "plays-left":
            good = None if change.after < change.before else True
        return _row(icon, model.t(f"table-cv-{what}", who=who), a, b, good)
    who = "" if where == model.seat else model.names.get(where, where)
    return _row(what, model.t("table-cv-element", who=who, what=model.t(f"icon-{what}")), a, b, change.after > change.before)


def _row(icon: str, name: str, before: str, after: str, better: bool | None) -> Change:
    return Change(name, before, after, tone(better), icon)
