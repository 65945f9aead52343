"""Whether the reasons of any game are whole sentences in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine.decision import Reason

STRANGE = ("‹", "{", "}", "None", "  ", " .", "()", "[", "_")


def unsaid_in(languages: Sequence[Any], reason: Reason, heads: Sequence[str] = ("reason-",)) -> str:
    """What is wrong with the words of a reason in any language; "" if they are whole.

    `languages` are a game's texts in each; its messages begin with one of `heads`.
    """
    for texts in languages:
        lang = texts.words.lang
        if not any(texts.words.has(head + reason.id) for head in heads):
            return f"{reason.id}, which has no words in {lang}"
        texts.words.problems.clear()  # those of another reason
        said = texts.reason(reason)
        broken = any(sign in said for sign in STRANGE)
        if broken or not said.endswith((".", "…")) or said == texts.reason(Reason("not-now")):
            return f"{reason}, in {lang}: {said}"
        if texts.words.problems:
            return f"{reason}, in {lang}: {texts.words.problems[0]}"
    return ""
