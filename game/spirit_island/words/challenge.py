"""Texts of what makes a game harder: an adversary with its levels, a scenario, and the blight card."""

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
    takes: Rich  # as it is turned
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


class ScenarioText(NamedTuple):
    """A scenario: its rules, a sentence or two each."""

    title: str
    rules: tuple[Rich, ...]


def scenario(texts: Speaker, which: str) -> ScenarioText:
    """Raises KeyError for an unknown id."""
    return ScenarioText(texts.name("scenario", which), tuple(_scenario(texts, texts.box.raw["scenario"][which])))


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
    takes = texts.words.t("blight-card-takes", n=item["per_player"])
    return BlightText(texts.name("blight-card", which), takes, "\n".join(texts.ops.paragraphs(item["each_turn"])))


def blight_hint(texts: Speaker, view: Any) -> Rich:
    """Where blight comes from in this game, how much is left, and what the last one does."""
    left = view.blight_pool
    if view.blight_card:
        return texts.words.t("hint-blight-blighted" if view.blighted else "hint-blight-healthy", left=left)
    pool = texts.box.figures_of(view.set)["blight_pool"]
    return texts.words.t("hint-blight-pool", left=left, each=pool["per_player"], more=pool["extra"])


def _rules(texts: Speaker, level: dict[str, Any]) -> Iterator[Rich]:
    """What a level brings, a sentence each; the fear deck, which each level has, comes last."""
    t = texts.words.t
    for one in level.get("setup", ()):
        added = texts.ops.listed([f"{n}\u00a0<{kind}>" for kind, n in one["add"].items()], "list-and")
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
    yield t("adv-fear-deck", cards="\N{NO-BREAK SPACE}/\N{NO-BREAK SPACE}".join(map(str, level["fear_deck"])))


def _pieces(written: dict[str, int]) -> str:
    return "\u00a0".join(f"{n}\u00a0<{kind}>" for kind, n in written.items())


def _scenario(texts: Speaker, item: dict[str, Any]) -> Iterator[Rich]:
    """What a scenario changes: the set-up first, then the game, then its ends."""
    t = texts.words.t
    for word in ("blight", "ahead"):
        if item.get(word):
            yield t(f"sc-{word}", n=item[word])
    if item.get("clears"):
        yield t("sc-clears", what="/".join(f"<{kind}>" for kind in item["clears"]))
    heart = item.get("heart")
    if heart is not None:
        yield t("sc-heart-set", what=_pieces(heart.get("add", {})), n=heart.get("presence", 0))
    if item.get("draws"):
        decks = [t(f"sc-draws-{deck}") for deck in item["draws"]]
        yield t("sc-draws", decks=decks[0] if len(decks) == 1 else t("list-and", a=decks[0], b=decks[1]))
    for word in ("fast", "explorers", "marches"):
        if item.get(word):
            yield t(f"sc-{word}", n=item[word])
    for lost, comes in item.get("response", {}).items():
        yield t("sc-response", lost=lost, comes=comes)
    if item.get("ritual"):
        yield t("sc-ritual-fear")
        yield t("sc-ritual-price", **item["ritual"])
        yield t("sc-ritual-brings")
    for level, lands in item.get("fewer", {}).items():
        each, more = lands.get("per_player", 0), lands.get("extra", 0)
        name = "none" if (each, more) == (0, 1) else "players" if (each, more) == (1, 0) else "some"
        yield t(f"sc-fewer-{name}", level="I" * int(level), n=more if not each else f"{each}×P + {more}")
    if item.get("last_strike"):
        yield t("sc-last-strike")
    if heart is not None:
        yield t("sc-heart-loss", n=heart.get("after_turn", 0), what="/".join(f"<{kind}>" for kind in heart["lost_with"]))
    if item.get("dahan"):
        yield t("sc-dahan", n=item["dahan"])


NUMBERS = {
    "mining": "adv-mining", "rush": "adv-rush", "royal_backing": "adv-backing", "neighbours": "adv-neighbours",
    "fear_pool": "adv-fear-pool",
}  # fmt: skip
