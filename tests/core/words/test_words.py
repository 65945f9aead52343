"""Words: complete in three languages, never silent about a mistake, quick because little is parsed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core import paths
from game.core.errors import UsageError
from game.core.words import messages
from game.core.words.check import check_words
from game.core.words.messages import Words

NOUNS = """
-explorer = { $form ->
   *[nom] дослідник
    [acc] дослідника
    [gen] дослідника
    [pl] дослідники
    [accfew] дослідників
    [genpl] дослідників
    [eachacc] кожного дослідника
 }
np-explorer = { $case ->
    [gen] { $n } { $n ->
        [one] { -explorer(form: "gen") }
       *[other] { -explorer(form: "genpl") }
     }
   *[acc] { $n } { $n ->
        [one] { -explorer(form: "acc") }
        [few] { -explorer(form: "accfew") }
       *[other] { -explorer(form: "genpl") }
     }
 }
push = Виштовхніть до { NP($what, $n, case: "gen") }.
gather = Зберіть { NP($what, $n) }.
"""


def folder(tmp_path: Path, **sources: str) -> Path:
    """A words folder: folder(tmp, en="a = x") holds en/x.ftl."""
    for lang, source in sources.items():
        (tmp_path / lang).mkdir(parents=True, exist_ok=True)
        (tmp_path / lang / "x.ftl").write_text(source, encoding="utf-8")
    messages.forget()
    return tmp_path


def found(tmp_path: Path, **sources: str) -> str:
    """What check_words says, in one text."""
    languages = list(sources)
    problems = check_words([folder(tmp_path, **sources)], languages=languages, complete=len(languages) > 1)
    return "\n".join(str(problem) for problem in problems)


def test_shipped_words_are_complete_and_sound() -> None:
    assert [str(problem) for problem in check_words()] == []


def test_the_three_languages_are_there() -> None:
    assert messages.languages() == ["en", "it", "uk"]
    names = [Words(lang).t("ui-language") for lang in messages.languages()]
    assert names == ["Language", "Lingua", "Мова"]
    with pytest.raises(UsageError, match='did you mean "uk"|use en, it or uk'):
        Words("ua")


@pytest.mark.parametrize(
    ("n", "push", "gather"),
    [
        (0, "0 дослідників", "0 дослідників"),
        (1, "1 дослідника", "1 дослідника"),
        (2, "2 дослідників", "2 дослідників"),
        (11, "11 дослідників", "11 дослідників"),
        (21, "21 дослідника", "21 дослідника"),
        (22, "22 дослідників", "22 дослідників"),
    ],
)
def test_a_noun_from_data_takes_number_and_case(tmp_path: Path, n: int, push: str, gather: str) -> None:
    own = Words("uk", [folder(tmp_path, uk=NOUNS)])
    assert own.t("push", what="explorer", n=n) == f"Виштовхніть до {push}."
    assert own.t("gather", what="explorer", n=n) == f"Зберіть {gather}."
    assert own.problems == []


def test_mistakes_show_and_are_noted(tmp_path: Path) -> None:
    own = Words("en", [folder(tmp_path, en="a = { $n } x\njunk = { $\nme = { me }\nodd = { NP($w, $n) }\n")])
    for wrong in ("nothing", "junk", "a", "me"):
        assert own.t(wrong) == f"‹{wrong}›"
    assert own.t("a", n=None) == "‹a›" and own.t("odd", w="cow", n=1) == "‹odd›"
    assert len(own.problems) == 6
    own.t("nothing")
    assert len(own.problems) == 6
    assert own.t("a", n=3) == "3 x" and own.has("a") and not own.has("nothing") and not own.has("junk")


def test_numbers_and_attributes(tmp_path: Path) -> None:
    source = "seed = Seed { $n }\nbutton = Press\n    .hint = Or { $key }\n"
    own = Words("en", [folder(tmp_path, en=source)])
    assert own.t("seed", n=12345) == "Seed 12,345"
    assert own.t("seed", n=messages.ungrouped(12345)) == "Seed 12345"
    assert own.t("seed", n=12345) == "Seed 12,345"
    assert own.t("button") == "Press" and own.t("button.hint", key="F1") == "Or F1"
    assert own.t("button.nope") == "‹button.nope›"


def test_a_pack_adds_words_but_cannot_change_shipped_ones(tmp_path: Path) -> None:
    extra = folder(tmp_path, en="ui-language = Gibberish\nname-card-mine = Mine\n")
    assert Words("en", [extra]).t("ui-language") == "Language"
    assert Words("uk", [extra]).t("ui-language") == "Мова"
    own = Words("uk", [extra])
    assert own.t("name-card-mine") == "Mine" and own.problems == [] and own.has("name-card-mine")


def test_no_direction_marks_around_what_is_filled_in(tmp_path: Path) -> None:
    own = Words("en", [folder(tmp_path, en="a = <{ $x }>\n")])
    assert own.t("a", x="y") == "<y>"


def test_cutting_files_agrees_with_the_parser() -> None:
    for lang in messages.LANGUAGES:
        own = Words(lang)
        for file in messages.ftl_files(lang):
            source = file.read_text(encoding="utf-8")
            nodes = FluentParser(with_spans=False).parse(source).body
            entries = [node for node in nodes if isinstance(node, (ast.Message, ast.Term))]
            cut = messages.cut(source)
            assert len(entries) == len(cut)
            for node in entries[::6]:  # a cut in the wrong place spoils the count above, or what stands beside
                name = ("-" if isinstance(node, ast.Term) else "") + node.id.name
                alone = FluentParser(with_spans=False).parse_entry(cut[name])
                node.comment = None
                assert alone.equals(node), name
                if name in own.ids() and messages.plain_text(cut[name]) is not None:
                    elements: Any = node.value.elements if node.value else []
                    assert [each.value for each in elements] == [own.t(name)], name


@settings(max_examples=200, deadline=None)
@given(
    st.text(st.sampled_from("ab .[*#{}=-\\\"'\tйє“→"), max_size=12),
    st.sampled_from(["", "\n", "\n\n# c\n", "\n x"]),
)
def test_one_plain_line_means_what_the_parser_says(text: str, tail: str) -> None:
    source = f"name = {text}{tail}"
    quick = messages.plain_text(source)
    if quick is not None:
        body = [node for node in FluentParser().parse(source).body if not isinstance(node, ast.BaseComment)]
        assert len(body) == 1 and isinstance(body[0], ast.Message) and body[0].value is not None
        assert [each.value for each in body[0].value.elements] == [quick]  # type: ignore[union-attr]


def test_the_check_names_the_place(tmp_path: Path) -> None:
    said = found(tmp_path, en="a = x\n\nb = { $\n")
    assert "x.ftl:3: en: this is not valid Fluent" in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("a = x\na = y", "also written in"),
        ("a = { -cow }", "there is no -cow"),
        (
            '-cow = { $form ->\n   *[sg] cow\n    [pl] cows\n }\na = { -cow(form: "plu") }',
            'no form "plu" - did',
        ),
        ("-cow = cow\na = { -cow($n) }", "named arguments only"),
        ("a = { b }\nb = { a }", "refers to itself"),
        ('np-x = { $n } x { NP("x", $n) }', "refers to itself"),
        ("a = { FOO($n) }", "no function FOO"),
        ("a = { NP($w) }\nnp-x = { $n }", "NP takes a noun and a number"),
        (
            'a = { NP($w, $n, case: "gne") }\nnp-x = { $case ->\n   *[nom] { $n }\n    [gen] { $n }\n }',
            'no case "gne"',
        ),
        ('a = say "hi"', "straight quotes"),
        ("a = x\u2068y", "direction mark"),
        ('a = { "" }', "is empty"),
        ("a = { $n ->\n    [one] x\n   *[other] { nope }\n }", "there is no nope"),
    ],
)
def test_the_check_finds(tmp_path: Path, source: str, message: str) -> None:
    assert message in found(tmp_path, en=source + "\n")


def test_the_check_knows_ukrainian(tmp_path: Path) -> None:
    short = NOUNS.replace("    [accfew] дослідників\n", "", 1)
    assert "forms are missing: accfew" in found(tmp_path, uk=short)
    assert found(tmp_path, uk=NOUNS) == ""
    assert "a letter that Ukrainian" in found(tmp_path, uk="a = мы\n")
    assert "apostrophe" in found(tmp_path, uk="a = здоров'я\n")


def test_the_check_compares_languages(tmp_path: Path) -> None:
    said = found(tmp_path, en="a = x\nb = { $n }\nd = x\n    .e = y\n", it="b = { $m }\nc = x\nd = x\n")
    for part in ("a: is missing in it", "c: is missing in en", "$m is not used in en", "other attributes"):
        assert part in said
    assert found(tmp_path, en="# $who is a name\nb = x\n", it="b = { $who }\n") == ""


def test_words_of_a_pack_are_held_against_the_shipped_ones_and_few_of_those_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    real = FluentParser.parse_entry
    monkeypatch.setattr(FluentParser, "parse_entry", lambda self, source: read.append(source) or real(self, source))

    def against(source: str, lang: str = "en") -> str:
        own = folder(tmp_path, **{lang: source})
        problems = check_words([own], languages=[lang], complete=False, known=paths.text_dirs())
        return "\n".join(str(problem) for problem in problems)

    good = 'reed = One { -town(form: "pl") }, { NP("town", $n) }\n'
    assert against(good) == "" and 0 < len(read) < 20
    assert 'reed: -town has no form "plural"' in against(good.replace('"pl"', '"plural"'))
    assert "reed: there is no -tower" in against(good.replace("-town(", "-tower("))
    file = paths.data_dir() / "spirit_island" / "text" / "en" / "nouns.ftl"
    line = file.read_text("utf-8").splitlines().index("-town = { $form ->") + 1
    assert re.search(rf"-town: also written in .*nouns\.ftl:{line}$", against("-town = x\n"))
    assert 'has no case "voc"' in against('reed = { NP($what, $n, case: "voc") }\n', "uk")


def test_opening_words_parses_nothing() -> None:
    messages.forget()
    own = Words("uk")
    assert own._store.parsed == {} and paths.text_dir().is_dir()
    own.t("ui-language")
    assert own._store.parsed == {}


@pytest.mark.parametrize(("lang", "before"), [("en", ""), ("it", ""), ("uk", "\u00a0")])
def test_a_percentage_is_written_one_way_in_a_language(lang: str, before: str) -> None:
    """English and Italian join the sign to the figure; Ukrainian keeps them apart, and on one line."""
    found = [
        (file.name, sign)
        for file in messages.ftl_files(lang)
        for sign in re.findall(r"(?<=[0-9}])\s*(?=%)", file.read_text(encoding="utf-8"))
    ]
    assert found and all(sign == before for _, sign in found), found
