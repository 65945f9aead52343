"""Advice in words: what speaks for an answer and what for another, by the terms of the game's own evaluation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ai.advice import Advice

FOR, AGAINST = 3, 2  # terms that are named, those that tell most


def terms(t: Callable[..., str], game: str, advice: Advice, mine: bool, most: int = FOR) -> str:
    """The terms that speak for the bot's answer (`mine`) or for the other one, with their figures; "" for none."""
    told = [(name, gap) for name, gap in advice.differs if (gap > 0) == mine][: most if mine else AGAINST]
    return ", ".join(t("advice-plus", what=t(f"weigh-{game}-{name}"), n=abs(gap)) for name, gap in told)


def unit(t: Callable[..., str], game: str) -> str:
    """What the figures are."""
    return t(f"weigh-{game}-unit")


def chances(t: Callable[..., str], advice: Advice) -> str:
    """The chance to win with either answer, in hundredths; "" where the bot counts none, or it does not speak for its choice:
    then its first look did, and few deals are no reason against it.
    """
    if advice.chances is None:
        return ""
    mine, theirs = (round(100 * chance) for chance in advice.chances)
    return t("advice-chances", mine=mine, theirs=theirs) if mine > theirs else ""


def sentences(t: Callable[..., str], game: str, advice: Advice) -> list[str]:
    """Why the bot would do this and not the other, line by line; nothing where both come to the same."""
    if advice.even:
        return []
    speaks, against = terms(t, game, advice, True), terms(t, game, advice, False)
    found = [t("advice-for", terms=speaks) if speaks else t("advice-none-for")]
    if against:
        found.append(t("advice-against", terms=against))
    if said := chances(t, advice):
        found.append(said)
    return found
