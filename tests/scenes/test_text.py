"""Text layout: marks, glue, breaking, fitting and what the text view reads."""

from __future__ import annotations

import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.draw import lettering, text

SAMPLE = "<fear> <b>2 fear.</b> Push up to 3 <explorer> or <town>, then <defend> 6."
UKRAINIAN = "Ви можете виштовхнути до 3 <explorer> чи <town> на сусідні землі, по одному на кожну."


class Spoken:
    """Words that say the id back."""

    def t(self, message: str) -> str:
        return message.removeprefix("icon-")


def words(rich: str) -> list[str]:
    """Words as plain strings, icons in brackets."""
    return ["".join(f"[{p.text}]" if p.icon else p.text for p in word.parts) for word in text.words_of(rich)]


def test_number_and_icon_stay_together() -> None:
    assert words("Push 3 <explorer> or <town>.") == ["Push", "3\u00a0[explorer]", "or", "[town]."]
    assert words("<defend> 6 then") == ["[defend]\u00a06", "then"]


def test_need_lists_pair_number_with_the_icon_behind_it() -> None:
    assert words("<b>3</b> <sun> <b>2</b> <water>") == ["3\u00a0[sun]", "2\u00a0[water]"]


def test_punctuation_never_starts_a_line() -> None:
    for room in range(60, 260, 7):
        block = text.layout(SAMPLE, "serif", 17, room)
        firsts = {}
        for run in block.runs:
            row = run.y // block.height if block.lines == 1 else run.y
            if row not in firsts or run.x < firsts[row][0]:
                firsts[row] = (run.x, run.text)
        icons_left = {icon.rect.x for icon in block.icons}
        for x, first in firsts.values():
            if x == 0 and 0 not in icons_left:
                assert not first.startswith((".", ",", ";", ":")), (room, first)


def test_bold_and_slant_do_not_leak() -> None:
    block = text.layout("plain <b>bold</b> <i>slant</i> plain", "serif", 17, 900)
    assert [(r.text, r.weight, r.slant) for r in block.runs] == [
        ("plain", "Regular", False),
        ("bold", "Bold", False),
        ("slant", "Regular", True),
        ("plain", "Regular", False),
    ]


@pytest.mark.parametrize("px", range(15, 27))
def test_what_follows_a_run_stands_where_it_ends(px: int) -> None:
    """Words drawn in one go are some pixels wider or narrower than one by one: the gap after them stays as it is."""
    for words, weight in (("Rituals of Terror", "Bold"), ("On each board, choose a land with the most", "Regular")):
        wide = text.width(words, "serif", weight, px)
        rich = f"<b>{words}</b>: only" if weight == "Bold" else f"{words} <town>"
        block = text.layout(rich, "serif", px, 2000)
        after = block.runs[1].x if weight == "Bold" else block.icons[0].rect.x - text.width(" ", "serif", weight, px)
        assert after == block.runs[0].x + wide
        assert text.layout(rich, "serif", px, block.used).used <= block.used


def test_hard_breaks_and_alignment() -> None:
    block = text.layout("one\ntwo", "sans", 17, 200, "right")
    assert block.lines == 2
    assert block.height == 2 * text.line_step("sans", 17)
    for run in block.runs:
        assert run.x + text.width(run.text, "sans", "Regular", 17) == 200


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from([SAMPLE, UKRAINIAN, "Невідворотностереотипізований <town>."]),
    st.integers(40, 400),
    st.sampled_from([12, 15, 17, 24]),
)
def test_nothing_is_wider_than_its_room(rich: str, room: int, px: int) -> None:
    block = text.layout(rich, "serif", px, room)
    assert block.used <= room
    for run in block.runs:
        assert run.x >= 0
        assert run.x + text.width(run.text, "serif", run.weight, block.px) <= room + 2  # a merged run may be a pixel off
    for icon in block.icons:
        assert icon.rect.right <= room


def test_fit_shrinks_one_step_then_asks_for_room() -> None:
    wide = text.fit(SAMPLE, "serif", 17, 200, 500)
    assert wide.px == 17
    tight = text.fit(SAMPLE, "serif", 17, 200, 10, smallest=15)
    assert tight.px == 15
    assert tight.height > 10


def test_ellipsis_only_where_asked() -> None:
    assert not text.layout(UKRAINIAN, "serif", 17, 120).cut
    cut = text.layout(UKRAINIAN, "serif", 17, 120, max_lines=2)
    assert cut.cut
    assert cut.lines == 2
    assert any(run.text.endswith("…") for run in cut.runs)
    assert text.clipped("short", "sans", "Regular", 17, 500) == "short"
    short = text.clipped("a rather long line of words", "sans", "Regular", 17, 90)
    assert short.endswith("…")
    assert text.width(short, "sans", "Regular", 17) <= 90


def test_plain_text_for_the_text_view() -> None:
    assert text.plain("<fear> <b>2</b>. Push <town>, <i>or</i>\nnot", Spoken()) == "fear 2. Push town, or\nnot"


def test_stray_brackets_are_text() -> None:
    assert text.plain("1 < 2", Spoken()) == "1 < 2"
    assert text.layout("1 < 2 <b>x", "sans", 17, 300).lines == 1


def test_outline_is_larger_by_its_rim_and_leaves_the_font_alone() -> None:
    plain = text.line("×4", "sans", "Bold", 21)
    outlined = text.outlined("×4", "sans", "Bold", 21, rim=2)
    assert outlined.get_width() >= plain.get_width() + 3
    assert text.font("sans", "Bold", 21).outline == 0


@pytest.mark.parametrize("letters", ["Ґґ Єє Її Іі", "àèéìòù", "’“”«»…–×·"])
@pytest.mark.parametrize(
    "face", [("serif", "Regular"), ("serif", "Semibold"), ("serif", "Bold"), ("sans", "Regular"), ("sans", "Bold")]
)
def test_faces_hold_our_letters(letters: str, face: tuple[str, str]) -> None:
    ttlib = pytest.importorskip("fontTools.ttLib")
    from importlib import resources

    package, stem, kind = lettering._FILES[face[0]]
    path = resources.files(package).joinpath("files", f"{stem}-{face[1]}.{kind}")
    cmap = ttlib.TTFont(str(path)).getBestCmap()
    assert [c for c in letters if c != " " and ord(c) not in cmap] == []


@pytest.mark.parametrize("face", [("serif", "Regular"), ("serif", "Semibold"), ("serif", "Bold"), ("sans", "Regular")])
@pytest.mark.parametrize("quoted", ["“a”", "«а»", "“?”", "» w", "” s"])
def test_quotes_keep_their_room(quoted: str, face: tuple[str, str]) -> None:
    font = text.font(*face, 40)
    apart = sum(font.size(letter)[0] for letter in quoted)
    assert font.size(quoted)[0] > apart - 7  # a kern may draw letters a little nearer, never over each other


def test_threads_may_lay_out_at_once() -> None:
    results: list[int] = []

    def work() -> None:
        for _ in range(20):
            results.append(text.layout(SAMPLE, "serif", 17, 180).surface().get_height())

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(results)) == 1


@pytest.mark.parametrize("odd", ["\0", "A\0B", "\ud800", "x\udfffy", "\u200b", "\u202e", "\u00ad", "\u200b\u200d", "\0\u200b"])
def test_any_text_can_be_measured_and_drawn(odd: str) -> None:
    """Names come from saves, shared games and settings, words from packs."""
    assert text.width(odd) >= 0 and text.line(odd).get_height() > 0
    assert text.outlined(odd).get_height() > 0 and lettering.render(odd, 20, outline="#000000").get_height() > 0
    assert isinstance(text.clipped(odd * 30, "sans", "Regular", 17, 40), str)
    if odd == "A\0B":
        assert text.width(odd) > text.width("AB")


def test_a_word_is_not_broken_where_smaller_letters_keep_it_whole() -> None:
    word = "найрідкіснішого"
    wide = text.width(word, "sans", "Regular", 15)
    block = text.layout(f"2 за символ {word} ресурсу", "sans", 17, wide)
    assert block.px == 15 and word in " ".join(run.text for run in block.runs).split() and block.used <= wide


def test_a_word_too_long_for_any_size_gets_a_hyphen_after_a_syllable() -> None:
    for word in ("найрідкіснішого", "incontrovertibilmente", "straightforwardness"):
        block = text.layout(word, "sans", 14, text.width(word, "sans", "Regular", 14) * 2 // 3)
        lines = [run.text for run in block.runs]
        assert lines[0].endswith("-") and "".join(line.removesuffix("-") for line in lines) == word
        assert len(lines[0]) > 3 and len(lines[-1]) > 2 and block.used <= block.width
