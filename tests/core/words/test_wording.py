"""What stands on the screen, as it was found wanting by people who played: each string once, in the language it was met in. And
no message that nothing asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core import paths
from game.core.words import messages
from game.core.words.messages import Words

HOUSE, ISLE = "Острів В", {"who": "Гравець 1"}
TILE = "відкритий тайл 3"

# (language, message, what is filled in, how it reads)
SAID: list[tuple[str, str, dict[str, Any], str]] = [
    ("uk", "isle-count-point", {"n": 0}, "0 балів"),
    ("uk", "isle-count-point", {"n": 12}, "12 балів"),
    ("uk", "isles-points", {"n": 0}, "балів"),
    ("uk", "isles-points", {"n": 22}, "бали"),
    ("it", "isles-points", {"n": 1}, "punto"),
    ("uk", "isles-score-lead", {"n": 0, "first": 0, "second": 0}, "По 0 балів."),
    ("uk", "isle-log-restocked", {**ISLE, "n": 1}, "Гравець 1 бере із запасу 1 хатину"),
    ("uk", "isle-log-restocked", {**ISLE, "n": 2}, "Гравець 1 бере із запасу 2 хатини"),
    ("uk", "isle-log-restocked", {**ISLE, "n": 5}, "Гравець 1 бере із запасу 5 хатин"),
    ("uk", "isle-log-drew-hidden", {**ISLE, "n": 1}, "Гравець 1 бере 1 карту"),
    ("uk", "isle-undo-choose", {"what": "тайл 3 з руки"}, "вибрано тайл 3 з руки"),
    ("uk", "isle-undo-take", {"what": TILE}, "узято відкритий тайл 3"),
    ("uk", "table-undo-what", {"what": "узято " + TILE}, "Крок назад: узято відкритий тайл 3"),
    ("uk", "table-undo-short", {}, "Крок назад"),
    ("uk", "table-redo", {}, "Крок уперед"),
    ("uk", "undo-done", {}, "відмова"),  # "Гравець 1: відмову" stood in the log
    ("uk", "undo-play", {"what": "Посуха"}, "зіграно «Посуха»"),
    ("uk", "log-hidden", {"who": "Гравець 1"}, "рішення (Гравець 1)"),
    ("uk", "log-hidden-line", {"who": "Бот 2"}, "Бот 2 вирішує"),
    ("uk", "isle-undo-done-reward-island", {}, "без нових хатин"),
    ("uk", "isle-log-scored-reward", {**ISLE, "points": 6, "isle": HOUSE}, "Гравець 1: +6 (Острів В)"),
    (
        "uk",
        "isle-reason-ship-side",
        {"where": "північ", "theirs": "суходіл"},
        "північ: на кораблі лише море, на сусідньому тайлі суходіл.",
    ),
    ("uk", "isle-opt-ship-own", {}, "Висадитися своїм кораблем"),
    ("uk", "isle-opt-ship-grey", {}, "Висадитися сірим кораблем"),
    ("uk", "isles-goal-but", {}, "Місію виконано, та хатини не збудувати."),
    (
        "uk",
        "isle-reason-island-too-small",
        {"least": 2, "size": 1},
        "Острів має лежати щонайменше на 2 тайлах, а цей — на 1.",
    ),
    ("uk", "isle-reward-lowest-resource", {"style": "icons", "n": 2}, "2 за кожен символ найменшого ресурсу"),
    ("uk", "choice-alexis-afternoon", {}, "День"),
    ("uk", "name-alexis-afternoon", {}, "День"),
    ("uk", "mode-advanced", {}, "Розширений"),
    ("uk", "icon-flower", {}, "лотос"),
    ("uk", "isle-count-flower", {"n": 5}, "5 лотосів"),
    ("uk", "isle-prompt-prepare-current", ISLE, "Гравець 1: виберіть завдання цього раунду"),
    ("uk", "isles-token-help", {}, "Бік ресурсу: змінює ресурс.\nБік порту: <port> порт на узбережжі."),
    ("uk", "option-equal-zero", {}, "Нуль дорівнює нулю"),
    ("uk", "set-palette-default", {}, "Звичайні"),
    ("uk", "first-speech-screen", {}, "Лише екран"),
    ("uk", "first-speech-voice", {}, "Екран і голос"),
    ("uk", "score-not-rewound", {}, "Нічого вже відкритого не скасовували."),
    ("uk", "isles-discovery-hidden", {"n": 1}, "<discovery> 1 закритий"),
    ("uk", "table-destroyed-unit", {"n": 1}, "присутності"),
    ("uk", "table-destroyed-unit", {"n": 0}, "присутності"),  # "дисків" stood under it: of what?
    ("uk", "table-aim", {"what": "Тайл", "n": 4}, "Тайл: виберіть, куди (4 місця)"),
    ("it", "act-log", {}, "Registro"),
    ("it", "log-search", {}, "Cerca nel registro"),
    ("it", "phase-refill", {}, "Rifornimento"),
    ("it", "isles-display-note", {}, "si riforniscono a fine turno"),
    ("it", "isles-starts-note", {}, "quattro tessere, di ognuna scegli un lato"),
    ("it", "isle-undo-start", {}, "scelta della tessera"),
    ("it", "isles-discovery-hidden", {"n": 1}, "<discovery> 1 coperto"),
    ("it", "score-not-rewound", {}, "Nulla di già rivelato è stato annullato."),
    ("it", "table-redo", {}, "Rifai mossa"),
    ("it", "table-more-n", {"n": 1}, "ancora 1"),  # "altre 1" stood there
    ("en", "isles-goal-now", {}, "Objective of this round"),
    ("en", "isles-goal-short", {}, "Objective now"),
    ("en", "isles-goal-none-next", {}, "No objective kept"),
    ("en", "isle-opt-done-place-token", {}, "End turn"),
    ("en", "table-end-keep", {}, "Keep playing"),  # "Go on" meant: stay
    ("en", "table-end-go", {}, "End phase"),
    ("en", "table-end-never", {}, "End phase, do not ask again"),
    ("en", "table-rewind-go", {}, "Rewind"),  # "Rewind?" offered "Go back"
    ("en", "prompt-gather-from", {"who": "Ann", "what": "own-presence", "land": "G4"}, "Ann, gather 1 of your presence into G4"),
    ("en", "table-gain-energy", {"now": 1, "after": 2}, "Energy 1 → 2"),
    ("en", "menu-learn-part", {"done": 2, "of": 7}, "Learn 2 / 7"),
    ("en", "table-stage-go-on", {}, "Go on"),
]


@pytest.mark.parametrize(("lang", "message", "args", "text"), SAID, ids=[f"{lang}-{message}" for lang, message, *_ in SAID])
def test_what_was_found_wanting_reads_well(lang: str, message: str, args: dict[str, Any], text: str) -> None:
    words = Words(lang)
    assert words.t(message, **args).replace("\u00a0", " ") == text and words.problems == []


# One word for one thing: what the glossary gives up, as a part of a word in any message of the language.
GIVEN_UP = {
    "uk": ("обер[іи]т", "обира", "обрано", "квітк[аиу]\\b", "картк[аиу]\\b", "Скасувати:", "Повторити$", "разів\\?", "Просунут"),
    "it": ("\\b[Dd]iario\\b", "\\bpezzi\\b", "\\bgettone", "E'", "perche'", "carta invasori", "carte invasori"),
    "en": ("\\b[Gg]oals?\\b(?! of)", "opponent"),
}


@pytest.mark.parametrize("lang", messages.LANGUAGES)
def test_one_word_for_one_thing(lang: str) -> None:
    given_up = re.compile("|".join(f"(?:{part})" for part in GIVEN_UP[lang]), re.MULTILINE)
    found = []
    for file in messages.ftl_files(lang):
        for name, source in messages.cut(file.read_text("utf-8")).items():
            said = "\n".join(line for line in source.partition("=")[2].splitlines() if not line.startswith("#"))
            if given_up.search(said):
                found.append(f"{file.name}: {name}: {given_up.search(said)}")
    assert found == []


# ---------------------------------------------------------------------------------------------- messages nobody asks for

# Made of parts that no code holds whole: pieces that a pack's card may count together, names of keys, sources of figures.
MADE = ("np-", "if-", "key-", "table-key-", "score-by-", "score-why-", "ui-level-", "complexity-", "fair-")
USUAL = ("prompt", "opt", "log", "reason", "end", "undo")  # put together by `game.core.words.usual`
MADE += tuple(f"{game}-{usual}-" for game in ("rice", "anima") for usual in USUAL)
PROGRAM = ("game", "scenes")


def plain(text: str) -> str:
    return text.replace(".", "-").replace("_", "-").lstrip("-")


STRING = re.compile(r'f?"(?:[^"\\\n]|\\.)*"|(?<!\w)f?\'(?:[^\'\\\n]|\\.)*\'')
NAMED = re.compile(r"\b(?:def|class) (\w+)|\b(\w+)=|^ +(\w+): ", re.MULTILINE)


def parts(file: Path) -> Iterator[tuple[bool, str]]:
    """(False, a word of the program), (True, a pattern): of every string of a file, and every name that may stand in an id."""
    source = file.read_text("utf-8")
    for found in STRING.finditer(source):
        text = found[0].removeprefix("f")[1:-1]
        if found[0].startswith("f"):
            yield True, "(.+)".join(map(re.escape, re.split(r"\{[^{}]*\}", text)))
            text = " ".join(re.findall(r"'([^']*)'", text))  # those of a choice within it
        yield from ((False, plain(word)) for word in text.split())
    yield from ((False, plain(next(filter(None, found.groups())))) for found in NAMED.finditer(source))


def test_no_message_is_dead() -> None:
    """Each is named in the program or its data, refers to another, or fits a pattern of the program whose gaps are such words."""
    root = paths.data_dir().parent
    found = [part for top in PROGRAM for file in sorted((root / top).rglob("*.py")) for part in parts(file)]
    words = {text for pattern, text in found if not pattern}
    written = {text for pattern, text in found if pattern and re.match(r"[a-z]+\\-", text)}
    patterns = [re.compile(text) for text in written | {text.replace("(.+)", "(.+?)") for text in written}]  # both ways to share
    for file in paths.data_dir().rglob("*.yaml"):
        words |= {plain(word) for word in re.findall(r"[\w.-]+", file.read_text("utf-8"))}
    for lang in messages.LANGUAGES:
        for file in messages.ftl_files(lang):
            words |= set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", file.read_text("utf-8")))

    def known(word: str, cuts: int = 2) -> bool:
        if word in words or word.isdigit():
            return True
        at = [n for n in range(1, len(word) - 1) if word[n] == "-"] if cuts else []
        return any(known(word[:n], 0) and known(word[n + 1 :], cuts - 1) for n in at)

    def alive(name: str) -> bool:
        if name in words or name.startswith(MADE):
            return True
        fits = (pattern.fullmatch(name) for pattern in patterns)
        return any(fit is not None and all(known(plain(gap)) for gap in fit.groups()) for fit in fits)

    assert [name for name in Words("en").ids() if not alive(name)] == []
