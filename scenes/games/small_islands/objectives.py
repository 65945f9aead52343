"""What is said of objectives on panels, cards and lists."""

from __future__ import annotations

from typing import Any

Objective = tuple[str, ...]  # ids of its cards: one, or mission and reward; "?" where it is not known


def known(objective: Objective) -> bool:
    """Whether somebody's objective may be shown."""
    return bool(objective) and "?" not in objective


def title_of(table: Any, objective: Objective) -> str:
    """Its name; those of mission and reward where they are two cards."""
    return " + ".join(table.speech.texts.card(card).title for card in objective)


def spoken(table: Any, objective: Objective) -> str:
    """It in sentences."""
    return " ".join(table.speech.spoken.card(card).hint for card in objective)


def reward_brief(said: Any) -> str:
    """A reward in a line; one by size as pairs."""
    if said.steps:
        return "<tile> " + "  ".join(f"{tiles}:<b>{points}</b>" for tiles, points in said.steps)
    return str(said.reward)


def brief(table: Any, objective: Objective) -> tuple[str, ...]:
    """Its missions and rewards, a line for each."""
    said = [table.speech.texts.card(card) for card in objective]
    return (*(c.mission for c in said if c.mission), *(reward_brief(c) for c in said if c.reward))


def missing(table: Any, which: str) -> str:
    """What stands where an objective would: none is kept, not yet chosen, or there is none any more."""
    if which == "next":
        return str(table.t("isles-goal-none-next"))
    return str(table.t("table-over" if table.view.phase == "end" else "isles-goal-none"))


def count_met(table: Any, view: Any, seat: str, which: str) -> int:
    """On how many islands a house could go now by an objective of the seat, which has to be known."""
    return sum(p.met and p.why is None for p in table.facts.promises(view, seat, which))
