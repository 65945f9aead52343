"""The rules reference: what is explained by which page. The pages are data (`rules.yaml`), their words are messages
`rule-<id>` and `rule-<id>-title`.
"""

from __future__ import annotations

from fnmatch import fnmatchcase

from game.core.teaching import rulebook
from game.core.words.messages import Words

# What a phase, a question or a picture is explained by: the R key opens this page.
PAGE_OF = {
    "growth": "growth",
    "growth.choose": "growth",
    "growth.order": "growth",
    "powers.fast": "powers",
    "powers.slow": "powers",
    "choose-one": "powers",
    "choose.land": "range",
    "move.land": "range",
    "in.land": "range",
    "each.player": "fear",
    "pay": "cards",
    "element": "circles",
    "reclaim.one": "circles",
    "skip": "powers",
    "bonus": "powers",
    "repeat": "powers",
    "keep.card": "cards",
    "give.card": "cards",
    "setup.land": "oceans",
    "drown.save": "oceans",
    "dream.push": "dreams",
    "fear.reveal": "fear",
    "play.now": "cards",
    "follow": "presence",
    "escalation": "adversary",
    "mining-rush": "adversary",
    **dict.fromkeys(("blitz.explorer", "ritual.energy", "ritual.presence", "military-response"), "scenarios"),
    "origin.presence": "presence",
    "fast": "powers",
    "blighted-island": "blight",
    "fear": "fear",
    "ravage": "ravage",
    "build": "build",
    "explore": "explore",
    "advance": "explore",
    "slow": "powers",
    "time-passes": "turn",
    "presence.from": "presence",
    "presence.to": "presence",
    "play": "cards",
    "card.deck": "growth",
    "card.keep": "growth",
    "card.forget": "growth",
    "target.land": "range",
    "target.seat": "powers",
    "may-instead": "elements",
    "damage": "pieces",
    "damage.different": "pieces",
    "push.to": "pieces",
    "gather.from": "pieces",
    "destroy": "pieces",
    "drown": "oceans",
    "remove": "pieces",
    "remove.health": "pieces",
    "replace": "pieces",
    "downgrade": "pieces",
    "blight.cascade": "blight",
    "presence.lost": "blight",
    "presence.destroy": "presence",
    "ravage.order": "ravage",
    "ravage.strike": "ravage",
    "stage-ii": "explore",
}

# What a thing on the table is explained by: patterns of its key.
PAGE_OF_THING = (
    ("scenario", "scenarios"),
    ("ritual:*", "scenarios"),
    ("slot-ravage", "ravage"),
    ("slot-build", "build"),
    ("slot-explore", "explore"),
    ("slot-immigration", "adversary"),
    ("adversary", "adversary"),
    ("about:drowned:*", "oceans"),
    ("about:chosen*", "circles"),
    ("land:?0", "oceans"),
    ("move:*>?0", "oceans"),
    ("stage-*", "explore"),
    ("fear*", "fear"),
    ("pile-fear", "fear"),
    ("blight", "blight"),
    ("pile-*", "cards"),
    ("card:*", "cards"),
    ("innate:*", "elements"),
    ("level-*", "elements"),
    ("element:*", "elements"),
    ("track*", "growth"),
    ("growth-*", "growth"),
    ("deck:*", "growth"),
    ("piece:*/presence*", "presence"),
    ("move:*/presence*", "presence"),
    ("piece:*/blight*", "blight"),
    ("piece:*", "pieces"),
    ("move:*", "pieces"),
)


def page_of_thing(key: str) -> str:
    """The rules page about the thing with this key on the table; "" where the question asked says more."""
    return next((page for pattern, page in PAGE_OF_THING if fnmatchcase(key, pattern)), "")


def rules_pages(words: Words) -> list[tuple[str, str, str]]:
    """(id, title, rich text) of each page, in reading order."""
    return [(page, words.t(f"rule-{page}-title"), words.t(f"rule-{page}")) for page in rulebook.page_ids("spirit-island")]
