"""The scenario on the table: its row on the right panel, what it is about, what it says of a land, and the aim that it puts in
place of the usual one.
"""

from __future__ import annotations

from typing import Any

from scenes.draw import theme
from scenes.table import painted as p
from scenes.table.about import About
from scenes.table.model import GameModel
from scenes.table.rows import Fit, Row

BUILDINGS = ("town", "city")
NEAR = 2  # so many dahan more than the least are a warning


def progress(model: GameModel) -> Any:
    """How far the scenario has come (`facts.progress`); None without one."""
    return model.facts.progress(model.view) if model.view.scenario else None


def goal(model: GameModel, level: int) -> tuple[str, str]:
    """What wins the game at a terror level, in full and short."""
    wanted = model.facts.wanted(model.view, level) if model.view.scenario and level > 1 else 0
    if not wanted:
        return model.t(f"table-win-{level}"), model.t(f"table-win-short-{level}")
    if level > 3:
        return model.t("sc-win-last"), model.t("sc-win-short-last")
    return model.t("sc-win-fewer", n=wanted), model.t("sc-win-short-fewer", n=wanted)


def lines(model: GameModel, found: Any) -> list[tuple[str, bool]]:
    """(what the scenario has come to, whether that is a danger), line by line."""
    t, out = model.t, []
    if found.fast:
        out.append((t("sc-powers-fast"), False))
    if found.hearts:
        soon = model.view.turn <= found.after_turn
        held = t("sc-hearts-soon", n=found.held, turn=found.after_turn) if soon else t("sc-hearts-held", n=found.held)
        loss = coming_loss(model, "inner-land")
        out += [(t("sc-hearts", lands=model.joined(found.hearts)), False), (loss or held, bool(found.held or loss))]
    if found.rituals[1]:
        where = t("sc-ritual-lands", lands=model.joined(found.able)) if found.able else t("sc-ritual-nowhere")
        out += [(t("sc-rituals", n=found.rituals[0], of=found.rituals[1]), False), (where, False)]
    if found.fewer or found.outnumbered:
        out.append((t("sc-outnumbered", n=len(found.outnumbered)), False))
    if found.dahan[1]:
        out.append((t("sc-dahan-left", n=found.dahan[0], least=found.dahan[1]), found.dahan[0] < found.dahan[1] + NEAR))
        if loss := coming_loss(model, "few-dahan"):
            out.append((loss, True))
    return out


def coming_loss(model: GameModel, reason: str) -> str:
    """That the coming invader phase would lose the game for this reason, in a few words; "" if not."""
    loss = model.centre.loss
    if loss[:1] != (reason,):
        return ""
    where = model.wording.texts.standing([spot for spot in loss if "/" in spot])
    return model.t("sc-coming-loss", where=where) if where else model.t("sc-coming-loss-all")


def last_presence(model: GameModel) -> tuple[str, ...]:
    """That somebody loses the last presence in the coming invader phase, in full and short; () if nobody does."""
    reason, *seats = model.centre.loss[:2] or ("",)
    if reason != "no-presence":
        return ()
    who = model.names.get("".join(seats), "")
    return model.t("sc-coming-last-presence", who=who), model.t("sc-coming-last-presence-brief")


def _brief(found: Any) -> str:
    """The one figure that matters most, where there is room for one."""
    if found.hearts:
        return f"<heart> <town> {found.held}"
    if found.rituals[1]:
        return f"{found.rituals[0]}/{found.rituals[1]}"
    return f"<dahan> {found.dahan[0]} ≥ {found.dahan[1]}" if found.dahan[1] else ""


def _main(model: GameModel, found: Any) -> tuple[str, ...]:
    """The same in words, if need be in fewer: of all lines the one that matters most."""
    said = [line for line, _ in lines(model, found)]
    if found.hearts:
        return (model.t("sc-hearts-brief", n=found.held),)
    if found.dahan[1]:
        return said[-1], model.t("sc-dahan-brief", n=found.dahan[0], least=found.dahan[1])
    return tuple(said[:1])


def rows(model: GameModel) -> tuple[Row, ...]:
    """The scenario with what it has come to; nothing without one."""
    found = progress(model)
    if found is None:
        return ()
    name, said = model.t(f"choice-scenario-{model.view.scenario}"), lines(model, found)
    tones = [theme.WARNING if danger else theme.INK for _, danger in said]
    whole = p.Stack(tuple(p.Paragraph(line, 15.5, colour=tone, middle=True, least=24) for (line, _), tone in zip(said, tones)))
    brief, tone = _brief(found), theme.WARNING if theme.WARNING in tones else theme.INK
    main = _main(model, found)
    short = (f"<b>{name}</b> \u00a0{brief}", *main, f"<b>{brief}</b>") if brief else (f"<b>{name}</b>",)
    rail = p.Line(short, size=15, high=23, colour=tone)
    number = model.t("adv-difficulty", n=model.facts.own_difficulties(model.view)[1])
    words = p.Paragraph(main[0], 14.5, colour=tone) if len(main) == 1 else p.Line(main, size=14.5, high=20, colour=tone)
    worded = p.Stack((p.Line(f"<b>{name}</b>", size=15, high=21), words)) if main else rail
    told = model.joined([model.wording.plain(line) for line, _ in said])
    less = Row(name, told, about="scenario", key="scenario", opens="about/scenario", paint=p.Folded(rail, rail), fit=Fit(below=7))
    full = less._replace(head=True, remark=number, paint=p.Folded(whole, worded), fit=Fit(below=9, optional=1), less=less)
    return (full,)


def narrow(model: GameModel) -> tuple[Row, ...]:
    """The one figure of it that matters most, where there is no room for words."""
    found = progress(model)
    if found is None:
        return ()
    (row,) = rows(model)
    tone = theme.WARNING if any(danger for _, danger in lines(model, found)) else theme.INK
    paint = p.Line(_brief(found) or "<flag>", size=15, high=23, colour=tone)
    return (row._replace(head=False, remark="", paint=paint, less=None, fit=Fit(below=7)),)


def difficulty(model: GameModel) -> str:
    """The adversary's difficulty, and what it comes to where there is a scenario, too."""
    own, added = model.facts.own_difficulties(model.view)
    return model.t("adv-difficulty-with" if model.view.scenario else "adv-difficulty", n=own, total=own + added)


def about(model: GameModel) -> About | None:
    """What the scenario has come to, then all its rules."""
    found = progress(model)
    if found is None:
        return None
    said, t = model.wording.texts.scenario(model.view.scenario), model.t
    first = model.rules.box.scenarios[model.view.scenario].difficulty
    title = f"{t('sc-title', name=said.title)} · {t('sc-difficulty', n=first)}"
    return About(title, (*(line for line, _ in lines(model, found)), *said.rules), sheet=True)


def coming(model: GameModel, phase: Any) -> list[str]:
    """What of the scenario has to be known of a coming invader phase."""
    if not model.view.scenario:
        return []
    t, written, found = model.t, model.rules.box.raw["scenario"][model.view.scenario], []
    if written.get("explorers") and any(card.lands for card in phase.explore):
        found.append(t("sc-explorers", n=written["explorers"]))
    if written.get("response") and any(one.strike for one in phase.ravage):
        found += [t("sc-response", lost=lost, comes=comes) for lost, comes in written["response"].items()]
    return found


def ritual(model: GameModel, land: str) -> About | None:
    """What a ritual asks for and brings."""
    written = model.rules.box.raw["scenario"].get(model.view.scenario, {}).get("ritual")
    if written is None:
        return None
    t = model.t
    return About(t("opt-ritual-in", land=land), (t("sc-ritual-price", **written), t("sc-ritual-brings")))


def of_land(model: GameModel, land: str) -> list[str]:
    """What the scenario says of a land."""
    if not model.view.scenario:
        return []
    t, view = model.t, model.view
    have, dahan = (sum(sum(view.pieces.get((land, kind), ())) for kind in kinds) for kinds in (BUILDINGS, ("dahan",)))
    out = []
    for mark in model.facts.marks(view, land):
        if mark == "heart":
            out.append(t("sc-about-heart", n=model.facts.progress(view).after_turn, have=have))
        elif mark == "ritual":
            out.append(t("sc-about-ritual"))
        else:
            out.append(t("sc-about-outnumbered", have=have, dahan=dahan))
    return out
