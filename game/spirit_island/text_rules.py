"""The rules reference: which pages there are; their words are messages `rule-<id>` and `rule-<id>-title`."""

from __future__ import annotations

from game.core.words import Words

PAGES = (
    *("goal", "turn", "growth", "presence", "cards", "powers", "range", "elements", "pieces"),
    *("fear", "ravage", "blight", "build", "explore", "end", "icons"),
)

# What a phase, a question or a picture is explained by: the R key opens this page.
PAGE_OF = {
    "growth": "growth",
    "fast": "powers",
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
    "remove": "pieces",
    "remove.health": "pieces",
    "replace": "pieces",
    "downgrade": "pieces",
    "blight.cascade": "blight",
    "presence.lost": "blight",
    "ravage.order": "ravage",
    "ravage.strike": "ravage",
    "stage-ii": "explore",
}


def rules_pages(words: Words) -> list[tuple[str, str, str]]:
    """(id, title, rich text) of each page, in reading order."""
    return [(page, words.t(f"rule-{page}-title"), words.t(f"rule-{page}")) for page in PAGES]
