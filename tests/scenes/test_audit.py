"""The audit finds what it is there to find, and the sample of screens it is run on here is clean."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scenes.checks import audit_sets
from scenes.checks.audit_sets import Combo
from scenes.draw import palettes

ROOT = Path(__file__).resolve().parents[2]

PLANTED = """
import os
os.environ["SDL_VIDEODRIVER"] = "dummy"
from scenes.checks import audit_trace
audit_trace.install()
import pygame
from scenes.app.program import App
from scenes.checks import audit_checks
from scenes.draw import text
text.HYPHEN = ""  # words that are cut lose theirs
from scenes.app.scene import UiItem, Scene
from scenes.app.settings_store import Settings
from scenes.widgets.lists import ScrollText
from scenes.widgets.panels import Label, PaperPanel

class Bad(Scene):
    name = "menu"
    def build(self):
        box = pygame.Rect
        self.add(PaperPanel("back", box(0, 0, 1280, 720)))
        self.add(Label("fine", box(40, 40, 400, 40), "This is fine"))
        self.add(ScrollText("scrolled", box(40, 560, 400, 45), "s", [("p", "words " * 60)]))
    def draw_front(self, surface):
        k = self.kit
        def put(text, pos, size=20, colour="#2B2A33", **rest):
            k.text(surface, text, pos, size, "sans", colour, "topleft", **rest)
        put("lies upon another", (500, 100))
        put("is under it", (504, 100))
        put("pale", (500, 160), 20, "#C9BFA8")
        put("runs out of the window", (1200, 200))
        put("much too long for its place", (500, 240), 17, width=90)
        put("[menu-nowhere]", (500, 300))
        put("half hidden", (500, 360), 30)
        put("well on the card", (830, 606))
        put("at its edge", (830, 634))
        put("beside a part of the window", (500, 470))
        surface.subsurface((500, 500, 200, 20)).blit(pygame.Surface((60, 80)), (0, -60))
        cut = k.block("cut away by a mask", 200).surface()
        cut.blit(pygame.Surface(cut.get_size(), pygame.SRCALPHA), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(cut, (500, 500), (0, 0, 90, 9))
        k.paragraph(surface, "Donaudampfschifffahrtsgesellschaft or so", pygame.Rect(300, 300, 90, 200))
        pygame.draw.rect(surface, "#AA2222", (500, 365, 160, 14))
        surface.blit(pygame.transform.smoothscale(k.block("tiny words", 200).surface(), (80, 9)), (500, 420))
    def extra_items(self):
        rect = pygame.Rect
        return [UiItem("card", "card", rect=rect(800, 600, 200, 60), key="card", zone="choices"),
                UiItem("button", "away", rect=rect(1270, 700, 60, 44), key="away"),
                UiItem("button", "small", rect=rect(900, 400, 12, 44), key="small"),
                UiItem("button", "under", rect=rect(700, 500, 50, 50), key="under"),
                UiItem("button", "over", rect=rect(690, 490, 80, 80), key="over")]

app = App((1280, 720), "en", 100, Settings(), sync=True)
app.push(Bad(app))
app.step(16, [])
for f in audit_checks.judge(app):
    print(f.kind, "|", f.what)
"""


def run(*args: str, home: Path, code: str = "") -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "TIDETABLE_HOME": str(home),
        "SDL_VIDEODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONPATH": str(ROOT),
    }
    call = ["-c", code] if code else ["-m", "scenes", "audit", *args]
    return subprocess.run([sys.executable, *call], capture_output=True, text=True, env=env, cwd=ROOT)


def test_what_is_planted_is_found_and_nothing_else(tmp_path: Path) -> None:
    done = run(home=tmp_path, code=PLANTED)
    assert done.returncode == 0, done.stderr
    found = set(done.stdout.splitlines())
    expected = {
        ("edge", "at its edge"),
        ("overlap", "lies upon another"), ("contrast", "pale"), ("clipped", "runs out"), ("shortened", "much t"),
        ("words", "[menu-nowhere]"), ("covered", "half hidden"), ("small", "tiny words"), ("item-outside", "away"),
        ("item-small", "small"), ("item-hidden", "under"), ("broken", "Donau"),
    }  # fmt: skip
    for kind, what in expected:
        assert any(line.startswith(f"{kind} |") and what in line for line in found), (kind, what, found)
    fine = ("This is fine", "scrolled", "words words", "beside a part", "cut away")
    assert not any(words in line for line in found for words in fine), found
    assert {line.partition(" |")[0] for line in found} == {kind for kind, _ in expected}


def test_colours_that_meet_for_the_colour_blind_are_told() -> None:
    code = (
        "from scenes.checks import audit_colours as c\n"
        "import pygame\n"
        "def plain(colour):\n"
        "    s = pygame.Surface((8, 8)); s.fill(colour); return s\n"
        "print(sorted({f.detail.split(' only')[0] for f in c.judge({'a': plain('#B03030'), 'b': plain('#4C6A20')}, 'x')}))\n"
        "print(c.groups())\n"
    )
    done = run(home=Path(), code="import os; os.environ['SDL_VIDEODRIVER']='dummy'\n" + code)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert "deuteranopia" in lines[-2] or "protanopia" in lines[-2]
    assert "full colour" not in lines[-2]
    assert lines[-1] == "[]"  # terrains, pieces, players, elements and outlines are all told apart


@pytest.mark.slow
def test_menu_set_up_and_cards_are_clean(tmp_path: Path) -> None:
    parts = [flag for part in ("menu", "setup", "card faces") for flag in ("--only", part)]
    done = run(*parts, "--size", "1280x720", "--lang", "uk", "--json", home=tmp_path)
    report = json.loads(done.stdout)
    assert report["findings"] == [] and report["screens"] > 150 and report["text_runs"] > 1500, report["findings"][:5]
    assert done.returncode == 0 and report["ok"]


def test_the_usual_set_covers_all_two_by_two() -> None:
    """Every two of size, scale, language, palette and quarter of the screens come together; --all is the whole product."""
    every, usual = audit_sets.everything(), audit_sets.usual()
    assert {combo.palette for combo in every} == set(palettes.NAMES) and {combo.lang for combo in every} == {"en", "it", "uk"}
    assert len(set(every)) == len(every) == len(audit_sets.layouts()) * 3 * len(palettes.NAMES)
    quarters = [combo._replace(share=(n, audit_sets.QUARTERS)) for combo in every for n in range(audit_sets.QUARTERS)]
    wanted = {pair for combo in quarters for pair in audit_sets.pairs(combo)}
    assert wanted == {pair for combo in usual if combo.share[1] > 1 for pair in audit_sets.pairs(combo)}
    assert sum(1 / combo.share[1] for combo in usual) < 10, "it is to be used"
    assert [n for n in range(8) if Combo((1, 1), 100, "en", share=(1, 4)).has(n)] == [1, 5]
    assert audit_sets.from_json(json.loads(json.dumps(usual[-1]))) == usual[-1]


def test_parts_are_put_together_and_kept(tmp_path: Path) -> None:
    """Several processes find what one does; what was finished is not looked at again."""
    flags = ("--only", "menu", "--only", "settings g", "--size", "1280x720", "--lang", "en", "--lang", "uk", "--json")
    file = tmp_path / "night.jsonl"
    done = run(*flags, "--jobs", "2", "--resume", str(file), home=tmp_path)
    report = json.loads(done.stdout)
    assert report["ok"] and len(report["combos"]) == 2 and report["screens"] == 4
    assert [line.split(" ")[0] for line in done.stderr.splitlines()] == ["1/2", "2/2"]
    file.write_text(file.read_text(encoding="utf-8").replace('"screens": 2', '"screens": 7', 1), encoding="utf-8")
    again = run(*flags, "--resume", str(file), home=tmp_path)
    assert json.loads(again.stdout)["screens"] == 9 and not again.stderr


def test_rivals_tables_are_looked_at_themselves(tmp_path: Path) -> None:
    """A table with secrets is first covered by the hand-over; the audit takes the seat and looks at the table."""
    done = run("--game", "small-islands", "--quick", "--only", "table 3", "--size", "1280x720", "--lang", "it", "--json",
               home=tmp_path)  # fmt: skip
    report = json.loads(done.stdout)
    assert report["findings"] == [] and report["screens"] == 1, report["findings"][:5]
    assert report["text_runs"] > 30  # the hand-over alone has six


@pytest.mark.slow
def test_the_cards_of_small_islands_are_clean(tmp_path: Path) -> None:
    done = run("--game", "small-islands", "--only", "card faces", "--size", "1280x720", "--scale", "75", "--lang", "uk", "--json",
               home=tmp_path)  # fmt: skip
    report = json.loads(done.stdout)
    assert report["findings"] == [] and report["screens"] >= 36, report["findings"][:5]


def test_questions_asked_for_by_name_are_looked_at_at_every_scale(tmp_path: Path) -> None:
    """They are opened at 100 % alone in a look at all: asked for at 150 % nothing was opened, and nothing found."""
    done = run("--game", "small-islands", "--only", "question land.cell", "--scale", "150", "--size", "1920x1080", "--lang", "it",
               "--json", home=tmp_path)  # fmt: skip
    assert json.loads(done.stdout)["screens"], done.stderr


@pytest.mark.parametrize(
    "args",
    [("--jobs", "0"), ("--size", "12"), ("--lang", "fr"), ("--game", "chess"),
     ("--only", "cellar", "--size", "1280x720", "--lang", "en")],
)  # fmt: skip
def test_bad_use(args: tuple[str, ...], tmp_path: Path) -> None:
    done = run(*args, home=tmp_path)
    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1 and not done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "lessons"),
    [("small-islands", ("landing 7", "pairs 2", "objectives 0")), ("anima", ("dealings 0", "finds 0"))],
)
def test_lessons_in_a_first_window_are_clean(game: str, lessons: tuple[str, ...], tmp_path: Path) -> None:
    """Seen there: a ring through a number, a key's number over the card above it, a lesson's card over a card to give, words of
    rewards over their pictures.
    """
    size = "x".join(map(str, audit_sets.FIRST))
    parts = [flag for part in lessons for flag in ("--only", f"lesson {part}")]
    done = run("--game", game, *parts, "--size", size, "--lang", "uk", "--json", home=tmp_path)
    report = json.loads(done.stdout)
    assert report["findings"] == [] and report["screens"] >= len(lessons), report["findings"][:5]
