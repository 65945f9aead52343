"""The rules reference: its pages with the figures of the data, and what is explained by which page. The pages are data
(`rules.yaml`), their words are messages `rule-<id>` and `rule-<id>-title`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from typing import Any

from game.core.teaching import rulebook
from game.core.words.messages import Words

# What a phase, a step or a question is explained by: the R key opens this page.
PAGE_OF = {
    "setup": "rice-setup",
    "draft": "rice-draft",
    "rain": "rice-rain",
    "rain.paddy": "rice-rain",
    "solo.paddy": "rice-solo",
    "spirit": "rice-spirits",
    "water": "rice-spirits",
    "active": "rice-spirits",
    "active.paddy": "rice-spirits",
    "active.hex": "rice-magic",
    "active.take": "rice-market",
    "active.choose": "rice-spirits",
    "allocate": "rice-allocate",
    "allocate.laborers": "rice-allocate",
    "allocate.oxen": "rice-allocate",
    "allocate.ducks": "rice-allocate",
    "farm": "rice-round",
    "build": "rice-build",
    "build.site": "rice-build",
    "build.more": "rice-build",
    "rock": "rice-build",
    "drain": "rice-drain",
    "weed": "rice-care",
    "pest": "rice-care",
    "harvest": "rice-harvest",
    "harvest.ignore": "rice-harvest",
    "harvest.fertile": "rice-harvest",
    "flood": "rice-flood",
    "growth": "rice-growth",
    "plant": "rice-growth",
    "achievements": "rice-achievements",
    "claim": "rice-achievements",
    "claim.reserved": "rice-achievements",
    "market": "rice-market",
    "end": "rice-end",
}

# What a thing on the table is explained by: patterns of its key.
PAGE_OF_THING = (
    ("tile:*", "rice-achievements"),
    ("taken:*", "rice-achievements"),
    ("spirit:*", "rice-spirits"),
    ("spirits:*", "rice-spirits"),
    ("rock:*", "rice-build"),
    ("buy:*", "rice-market"),
    ("rain*", "rice-rain"),
    ("reservoir*", "rice-flood"),
    ("solo*", "rice-solo"),
    ("farm:farm", "rice-solo"),
    ("partner-farm", "rice-solo"),
    ("farm:*", "rice-flood"),
)


def page_of_thing(key: str) -> str:
    """The rules page about the thing with this key on the table; "" where the question asked says more."""
    return next((page for pattern, page in PAGE_OF_THING if fnmatchcase(key, pattern)), "")


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def figures(words: Words, box: Any, name: Callable[[str], str]) -> dict[str, object]:
    """All numbers that the pages name, out of the data of `box`; what is counted comes with its noun, in the plural that the
    number wants. `name`: the name of a card by its id.
    """

    def many(what: str, n: int) -> str:
        return words.t(f"rice-many-{what}", n=n)

    told = box.figures
    rounds, draft, section = told["rounds"], told["draft"], told["section"]
    last = next((card for card in box.spirits.values() if card.last), None)
    found: dict[str, object] = {
        "rounds": many("rounds", rounds["last"]),
        "last": rounds["last"],
        "growth": rounds["growth"],
        "market": rounds["market"],
        "field": many("hexes", len(box.field.hexes)),
        "paddy_most": many("hexes", told["hexes"]),
        "paddies": told["paddies"],
        "walls": told["sections"] - told["paddies"],
        "gates": told["paddies"],
        "water": _listed(told["water"]),
        "laborers_start": many("laborers", told["laborers"]["start"]),
        "laborers_market": many("laborers", told["laborers"]["market"]),
        "livestock_market": many("livestock", told["livestock"]["market"]),
        "rocks": many("rocks", max(len(card.rocks) for card in box.setup_cards.values())),
        "tiles": told["tiles"],
        "start_rice": box.options["start-rice"]["default"],
        "early_round": draft["early"],
        "late_round": draft["late"],
        "deal": many("cards", draft["cards"]),
        "solo_deal": _listed([draft["cards"] - n for n in range(draft["keep"])]),
        "solo_cards": many("cards", len(box.solo_cards)),
        "farm": many("hexes", box.farm_hexes),
        "ratings": len(box.rating),
        "rating": _listed(box.rating),
        "last_spirit": f"{name(last.id)} ({last.number:g})" if last else "",
        "section_laborers": many("laborers", section["laborers"]),
        "section_oxen": many("oxen", section["oxen"]),
        "harvest": many("laborers", told["harvest"]),
        "columns": max(len(row) for rows in box.tables.values() for row in rows),
        "plant": many("laborers", told["plant"]),
        "laborer_prices": _listed(box.prices["laborer"]),
        "livestock_prices": _listed(box.prices["livestock"]),
        "tax": _listed(box.tax[1:]),
    }
    for colour, rows in box.tables.items():
        found |= {f"{colour}{n}": _listed(row) for n, row in enumerate(rows, start=1)}
    return found


def rules_pages(words: Words, box: Any, name: Callable[[str], str]) -> list[tuple[str, str, str]]:
    """(id, title, rich text) of each page, in reading order."""
    told = figures(words, box, name)
    return [(page, words.t(f"rule-{page}-title"), words.t(f"rule-{page}", **told)) for page in rulebook.page_ids("rice-paddy")]
