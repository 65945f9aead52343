"""The rules reference: what is explained by which page. The pages are data (`rules.yaml`), their words are messages
`rule-<id>` and `rule-<id>-title`.
"""

from __future__ import annotations

from game.core.teaching import rulebook
from game.core.words.messages import Words

# What a phase or a question is explained by: the R key opens this page.
PAGE_OF = {
    "setup": "isle-placing",
    "setup.start": "isle-placing",
    "setup.cell": "isle-placing",
    "preparation": "isle-preparation",
    "prepare.current": "isle-preparation",
    "prepare.next": "isle-preparation",
    "take": "isle-turn",
    "turn.choose": "isle-turn",
    "place": "isle-placing",
    "place.tile": "isle-placing",
    "place.cell": "isle-placing",
    "token": "isle-tokens",
    "place.token": "isle-tokens",
    "refill": "isle-turn",
    "land.cell": "isle-landing",
    "reward": "isle-reward",
    "reward.island": "isle-reward",
    "reward.symbol": "isle-reward",
    "reward.discovery": "isle-discovery",
    "stuck.discard": "isle-turn",
    "end": "isle-end",
}


def rules_pages(words: Words) -> list[tuple[str, str, str]]:
    """(id, title, rich text) of each page, in reading order."""
    return [(page, words.t(f"rule-{page}-title"), words.t(f"rule-{page}")) for page in rulebook.page_ids("small-islands")]
