"""Texts of what makes a game harder: an adversary with its levels, and the blight card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from game.core.words.messages import Words
from game.core.words.texts import Rich


class Speaker(Protocol):
    """As much of the game's texts as is needed here."""

    box: Any
    words: Words
    ops: Any

    def name(self, kind: str, item: str) -> str: ...


class LevelText(NamedTuple):
    title: str
    rules: tuple[Rich, ...]


class AdversaryText(NamedTuple):
    """An adversary. `levels` from level 1 on; `loss`: how the game can be lost besides, or ""."""

    title: str
    escalation: str  # its name
    when: Rich
    effect: Rich
    levels: tuple[LevelText, ...]
    loss: Rich


class BlightText(NamedTuple):
    """A blight card: what happens when it is turned, and what its blighted side does each turn."""

    title: str
    each_turn: Rich


def adversary(texts: Speaker, which: str) -> AdversaryText:
    """Raises KeyError for an unknown id."""
    item, t = texts.box.raw["adversary"][which], texts.words.t
    escalation = item["escalation"]
    return AdversaryText(
        texts.name("adversary", which),
        t(f"name-escalation-{escalation['id']}"),
        t("adv-when-explored" if escalation.get("explored") else "adv-when"),
        "\n".join(texts.ops.paragraphs(escalation["effects"])),
        tuple(LevelText(t(f"name-level-{level['id']}"), tuple(_rules(texts, level))) for level in item["levels"]),
        t("adv-capital", n=item["capital"]) if item.get("capital") else "",
    )


def step(texts: Speaker, options: Mapping[str, object]) -> str:
    """The adversary with its level and the scenario of a set-up, in a few words."""
    t, which, scenario = texts.words.t, str(options.get("adversary", "none")), str(options.get("scenario", "none"))
    names = [t(f"choice-scenario-{scenario}")] if scenario != "none" else []
    if which in texts.box.adversaries:
        names.insert(0, t("adv-step", name=t(f"choice-adversary-{which}"), level=str(options.get("level", 0))))
    return " · ".join(names) if names else t("choice-adversary-none")


def blight_card(texts: Speaker, which: str) -> BlightText:
    """Raises KeyError for an unknown id."""
    item = texts.box.raw["blight-card"][which]
    return BlightText(texts.name("blight-card", which), "\n".join(texts.ops.paragraphs(item["each_turn"])))


def _rules(texts: Speaker, level: dict[str, Any]) -> Iterator[Rich]:
    """What a level brings, a sentence each; the fear deck, which each level has, comes last."""
    t = texts.words.t
    for one in level.get("setup", ()):
        added = "\u00a0".join(f"{n}\u00a0<{kind}>" for kind, n in one["add"].items())
        yield t("adv-setup", land=one["land"], what=added)
        if one.get("blight_to") is not None:
            yield t("adv-blight-moves", land=one["land"], to=one["blight_to"])
    for kind, figures in level.get("pieces", {}).items():
        for what in ("health", "damage"):
            if what in figures:
                yield t(f"adv-{what}", what=f"<{kind}>", n=figures[what])
    for word, message in NUMBERS.items():
        if level.get(word):
            yield t(message, n=level[word])
    if level.get("immigration"):
        yield t(f"adv-immigration-{level['immigration']}")
    if level.get("invader_deck"):
        yield t("adv-invader-deck", order=level["invader_deck"])
    yield t("adv-fear-deck", cards=" / ".join(map(str, level["fear_deck"])))


NUMBERS = {
    "mining": "adv-mining", "rush": "adv-rush", "royal_backing": "adv-backing", "neighbours": "adv-neighbours",
    "fear_pool": "adv-fear-pool",
}  # fmt: skip
