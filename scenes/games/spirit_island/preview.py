"""The callout: before -> after of what is pointed at, as the rules tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.table.changes import Change, Changes, tone

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

GOOD_UP = {"defend", "fear", "energy", "plays-left", "hand", "dahan", "track-energy", "track-plays", "blight-pool", "strike"}
MOST = 8


def changes(table: TableScene, key: str) -> Changes | None:
    """What pointing at `key` tells: the result of choosing it, or the coming ravage of a land."""
    decision = table.asked
    legal = decision is not None and key in decision.keys(table.seat)
    land = key[5:] if key.startswith("land:") else ""
    if legal and decision is not None and decision.kind != "ravage.order":
        made = _outcome(table, key, land)
        if made is not None:
            return made
        if key.startswith("innate:"):
            return _innate(table, key)
    if land and land in table.board.threats:
        return _ravage(table, land)
    return None


def _outcome(table: TableScene, key: str, land: str) -> Changes | None:
    found = table.facts.outcome(table.rules, table.view, table.seat, key)
    if found is None:
        return None
    at = land or found.land
    lines, note = [], ""
    if found.ravage:
        lines += _pair(table, *found.ravage)
        defend = table.facts.defend(table.view, at)
        note = next((f"<defend> {c.before} → {c.after}" for c in found.changes if c.what == "defend" and c.where == at), "")
        note = note or (f"<defend> {defend}" if defend else "")
    for change in found.changes:
        line = None if note and change.what == "defend" and change.where == at else _line(table, change, at)
        if line:
            lines.append(line._replace(name=line.name[:1].upper() + line.name[1:]))
    if not lines:
        return None
    more = len(lines) - MOST
    foot = table.t("table-preview-more", n=more) if more > 0 else ""
    if found.unknown:
        foot = table.t("table-preview-unknown")
    elif found.open and not foot:
        foot = table.t("table-preview-open")
    title = table.t("table-preview-in", land=at) if at else table.speech.option(table.view, table.asked, key)
    if found.ravage:
        title = table.t("table-ravage-in", land=at)
    return Changes(title, note, tuple(lines[:MOST]), foot, f"land:{at}" if at else "")


def _innate(table: TableScene, key: str) -> Changes:
    """What an innate power would do: its reach, then the levels it would be used with."""
    power, _, few = key[7:].partition("/")
    spirit = table.view.spirits[table.seat]
    at = [innate["id"] for innate in table.rules.box.raw["spirit"][spirit]["innates"]].index(power)
    said = table.speech.texts.spirit(spirit).innates[at]
    reached = table.facts.reached(table.view, table.seat, f"innate:{power}")
    levels = [text for (_, text), on in zip(said.levels, reached, strict=True) if on]
    return Changes(said.title, "", (), "\n".join([said.strip, *levels[: int(few or len(levels))]]), "")


def _pair(table: TableScene, a: Any, b: Any) -> list[Change]:
    """A ravage before and after."""
    out = []
    rows = (
        ("damage", table.t("table-pv-damage"), a.damage, b.damage, False),
        ("blight", table.t("table-pv-blight"), a.blight, b.blight, False),
        ("dahan", table.t("table-pv-dahan"), a.dahan_lost, b.dahan_lost, False),
        ("presence", table.t("table-pv-presence"), sum(n for _, n in a.presence_lost), sum(n for _, n in b.presence_lost), False),
        ("ravage", table.t("table-pv-strike"), a.strike, b.strike, True),
    )
    for icon, name, before, after, up in rows:
        if before != after:
            out.append(_row(icon, name, str(before), str(after), (after > before) == up))
    return out


def _ravage(table: TableScene, land: str) -> Changes:
    """The forecast of a land that will ravage."""
    found = table.board.threats[land]
    rows = [
        _row("damage", table.t("table-pv-damage"), str(found.strength), str(found.damage), found.damage == 0),
        _row("blight", table.t("table-pv-blight"), "", f"+{found.blight}" if found.blight else "0", found.blight == 0),
    ]
    for seat, n in found.presence_lost:
        rows.append(_row(f"seat:{seat}", table.t("table-pv-presence"), "", f"−{n}", False))
    if found.dahan:
        rows.append(
            _row(
                "dahan", table.t("table-pv-dahan"), "", f"−{found.dahan_lost}" if found.dahan_lost else "0", found.dahan_lost == 0
            )
        )
        rows.append(_row("ravage", table.t("table-pv-strike"), "", str(found.strike), found.strike > 0 or None))
    note = f"<defend> {found.defend}" if found.defend else ""
    foot = table.t("table-pv-cascade") if found.cascade else (table.t("table-pv-skipped") if found.skipped else "")
    return Changes(table.t("table-ravage-in", land=land), note, tuple(rows), foot, f"land:{land}")


def _line(table: TableScene, change: Any, land: str) -> Change | None:
    """One changed figure in words."""
    what, where = change.what, change.where
    a, b = str(change.before), str(change.after)
    good: bool | None = (change.after > change.before) if what in GOOD_UP else (change.after < change.before)
    place = "" if not where or where == land else where
    if what.startswith("presence-"):
        seat = what[9:]
        return _row(f"seat:{seat}", table.t("table-cv-presence", where=place), a, b, change.after > change.before)
    if what.startswith("hurt-"):
        kind = what[5:]
        good = (change.after > change.before) if kind != "dahan" else (change.after < change.before)
        return _row(kind, table.t("table-cv-hurt", where=place), a, b, good)
    if what in ("explorer", "town", "city", "dahan", "blight"):
        return _row(what, table.t("table-cv-kind", what=table.t(f"icon-{what}"), where=place), a, b, good)
    if what == "defend":
        return _row("defend", table.t("table-cv-defend", where=place), a, b, True)
    if what == "fear":
        return _row("fear", table.t("table-fear"), "", f"+{b}", True)
    if what == "blight-pool":
        return None
    if what == "terror":
        return _row("fear", table.t("table-cv-terror"), a, b, True)
    if what in ("energy", "plays-left", "hand", "destroyed", "track-energy", "track-plays"):
        icon = {
            "energy": "energy",
            "plays-left": "plays",
            "hand": "card",
            "destroyed": "destroyed",
            "track-energy": "energy",
            "track-plays": "plays",
        }[what]
        who = "" if where == table.seat else table.names.get(where, where)
        if what == "destroyed":
            good = change.after < change.before
        if what == "energy" or what == "plays-left":
            good = None if change.after < change.before else True
        return _row(icon, table.t(f"table-cv-{what}", who=who), a, b, good)
    who = "" if where == table.seat else table.names.get(where, where)
    return _row(what, table.t("table-cv-element", who=who, what=table.t(f"icon-{what}")), a, b, change.after > change.before)


def _row(icon: str, name: str, before: str, after: str, better: bool | None) -> Change:
    return Change(name, before, after, tone(better), icon)
