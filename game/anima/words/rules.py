"""The rules reference: its pages with the figures of the data, and what is explained by which page. The pages are data
(`rules.yaml`), their words are messages `rule-<id>` and `rule-<id>-title`.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from game.core.teaching import rulebook
from game.core.words.messages import Words

# What a phase or a question is explained by: the R key opens this page. Replies: `Texts.page_of`.
PAGE_OF = {
    "setup": "anima-setup",
    "setup.character": "anima-setup",
    "setup.advantage": "anima-setup",
    "order": "anima-turn",
    "reset": "anima-reset",
    "reset.act": "anima-reset",
    "claims": "anima-reset",
    "claim.character": "anima-reset",
    "claim.advantage": "anima-reset",
    "movement": "anima-movement",
    "movement.choose": "anima-movement",
    "explore.pick": "anima-new-area",
    "area.remove": "anima-new-area",
    "area.protect": "anima-new-area",
    "interaction": "anima-trade",
    "interaction.act": "anima-attack",
    "trade.offer": "anima-trade",
    "trade.answer": "anima-trade",
    "trade.confirm": "anima-trade",
    "exploration": "anima-exploration",
    "exploration.choose": "anima-exploration",
    "reward.choose": "anima-rewards",
    "battle.cards": "anima-battle",
    "death.choose": "anima-battle",
    "tap.choose": "anima-tapped",
    "face-down.choose": "anima-tapped",
    "target.character": "anima-advantages",
    "target.seat": "anima-advantages",
    "target.area": "anima-advantages",
    "discard.choose": "anima-advantages",
    "give.choose": "anima-advantages",
    "take.choose": "anima-advantages",
    "keep.choose": "anima-advantages",
    "may": "anima-advantages",
    "choose-one": "anima-encounters",
    "end": "anima-final",
}

# What a thing on the table is explained by: patterns of its key.
PAGE_OF_THING = (
    ("area:*", "anima-movement"),
    ("explore:*", "anima-new-area"),
    ("explore", "anima-exploration"),
    ("rest", "anima-movement"),
    ("encounter:*", "anima-encounters"),
    ("mission:*", "anima-missions"),
    ("final*", "anima-final"),
    ("reward:*", "anima-rewards"),
    ("character:*", "anima-group"),
    ("ability:*", "anima-tapped"),
    ("card:*", "anima-advantages"),
    ("organisation:*", "anima-organisations"),
    ("attack:*", "anima-attack"),
    ("trade:*", "anima-trade"),
    ("give:*", "anima-trade"),
    ("discard:*", "anima-reset"),
    ("dismiss:*", "anima-reset"),
    ("claim:*", "anima-reset"),
    ("leave:*", "anima-organisations"),
)


def page_of_thing(key: str) -> str:
    """The rules page about the thing with this key on the table; "" where the question asked says more."""
    return next((page for pattern, page in PAGE_OF_THING if fnmatchcase(key, pattern)), "")


def figures(box: Any) -> dict[str, object]:
    """All numbers that the pages name, out of the data of `box`."""
    told = box.figures
    return {
        "limit": box.options["turn-limit"]["default"],
        "characters": len(box.deck("character")),
        "areas": len(box.deck("area")),
        "encounters": len(box.deck("encounter")),
        "advantages": len(box.deck("advantage")),
        "main": len(box.deck("main")),
        "finals": len(box.deck("final")),
        "group": told["group"],
        "hand": told["hand"],
        "active": told["areas"],
        "missions": told["missions"]["deal"],
        "characters_deal": told["characters"]["deal"],
        "characters_keep": told["characters"]["keep"],
        "advantages_deal": told["advantages"]["deal"],
        "advantages_keep": told["advantages"]["keep"],
        "rest_strength": told["rest"]["strength"],
        "rest_speed": told["rest"]["speed"],
        "margin": told["death_margin"],
        "difference": told["size_difference"],
        "spoils": told["spoils"],
        "solo_players": told["solo"]["players"],
        "easy": told["solo"]["easy"],
        "normal": told["solo"]["normal"],
        "hard": told["solo"]["hard"],
    }


def rules_pages(words: Words, box: Any) -> list[tuple[str, str, str]]:
    """(id, title, rich text) of each page, in reading order."""
    told = figures(box)
    return [(page, words.t(f"rule-{page}-title"), words.t(f"rule-{page}", **told)) for page in rulebook.page_ids("anima")]
