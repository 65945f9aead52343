"""Habits of the repository that no linter knows."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from tools import licences, lint_svg

ROOT = Path(__file__).resolve().parent.parent
MAX_PYTHON_LINES = 600
BINARY = {".png", ".jpg", ".webp", ".ogg", ".wav", ".ttf", ".otf", ".ico"}
SKIPPED = {".git", ".venv", ".cache", "build", "dist", "replays", "__pycache__"}
# every first letter in brackets, so that this file does not break its own rule
MACHINE_PATH = re.compile(r"/(?:[w]ork|[h]ome|[U]sers|[r]oot|[o]pt)/\w|\b[A-Z]:\\+(?:[U]sers|[W]indows)")
INDEX_HOST = re.compile(r"[p]ypi\.org|[p]ythonhosted\.org|[f]ind-links|[i]ndex-url", re.IGNORECASE)


def tracked() -> list[Path]:
    """The files of the repository; without git, everything that is not an output."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
    except OSError:
        done = None
    if done and done.returncode == 0 and done.stdout:
        paths = [ROOT / name for name in done.stdout.split("\0") if name]
    else:
        paths = [p for p in ROOT.rglob("*") if not SKIPPED & set(p.relative_to(ROOT).parts)]
    return sorted(path for path in paths if path.is_file())


FILES = tracked()
TEXTS = [path for path in FILES if path.suffix not in BINARY]
PYTHON = [path for path in FILES if path.suffix in (".py", ".spec")]


def named(paths: list[Path]) -> list[str]:
    """Paths as a reader wants to see them in a failure."""
    return [path.relative_to(ROOT).as_posix() for path in paths]


def test_there_is_something_to_check():
    assert {"run.py", "pyproject.toml", ".ci/run", "README.md"} <= set(named(FILES))


def test_text_is_utf8_with_plain_line_ends_and_a_last_newline():
    wrong = []
    for path in TEXTS:
        data = path.read_bytes()
        data.decode("utf-8")
        if data and (b"\r" in data or not data.endswith(b"\n") or data.startswith(b"\xef\xbb\xbf")):
            wrong.append(path)
    assert named(wrong) == []


def test_no_file_names_a_place_on_somebodys_machine_or_a_package_index():
    wrong = [
        f"{path.relative_to(ROOT).as_posix()}:{number}: {line.strip()[:80]}"
        for path in TEXTS
        if path.parent != licences.TEXTS
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if MACHINE_PATH.search(line) or INDEX_HOST.search(line)
    ]
    assert wrong == []


def test_python_files_stay_short_enough_to_read():
    long = [p for p in PYTHON if len(p.read_text(encoding="utf-8").splitlines()) > MAX_PYTHON_LINES]
    assert named(long) == []


def test_every_module_says_what_it_is_for():
    sources = {path: path.read_text(encoding="utf-8") for path in PYTHON}
    silent = [path for path, text in sources.items() if text and not ast.get_docstring(ast.parse(text))]
    assert named(silent) == []


def test_what_a_workflow_fetches_is_pinned_by_its_sum():
    """A tag can be moved to other code."""
    workflows = [path for path in FILES if path.parent.name == "workflows"]
    used = [line.strip() for path in workflows for line in path.read_text(encoding="utf-8").splitlines() if "uses:" in line]
    assert used and [line for line in used if not re.fullmatch(r"- uses: [\w./-]+@[0-9a-f]{40}  # v[\d.]+", line)] == []


def test_dependencies_are_pinned_and_have_a_notice():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    every = project["dependencies"] + project["optional-dependencies"]["dev"]
    assert [text for text in every if not re.fullmatch(r"[\w.-]+==[\w.]+", text)] == []
    credits = licences.plain((ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8").replace(" ", "-"))
    for name, package in licences.packages().items():
        assert licences.notices(name, package)
        assert name.removeprefix("font-") in credits, f"{name} is missing in THIRD_PARTY.md"


def test_pictures_use_only_what_the_renderer_draws():
    found = {path.name: list(lint_svg.faults(path)) for path in FILES if path.suffix == ".svg"}
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize(
    ("inside", "fault"),
    [
        ('<use href="#a"/>', "<use> is not drawn"),
        ('<path d="M0 0" fill="currentColor"/>', "fill='currentColor' on <path> is not understood"),
        ('<linearGradient x2="1"/>', "<linearGradient> x2='1' needs a percent sign"),
        ("<g", "is not well-formed"),
    ],
)
def test_the_picture_check_finds(inside: str, fault: str, tmp_path: Path):
    path = tmp_path / "a.svg"
    path.write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>', encoding="utf-8")
    assert any(found.startswith(fault) for found in lint_svg.faults(path))


def test_the_picture_check_passes_what_is_fine(tmp_path: Path):
    path = tmp_path / "a.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="a" x1="0" x2="100%"/>'
        '<path d="M0 0L9 9" fill="#123456"/></svg>',
        encoding="utf-8",
    )
    assert list(lint_svg.faults(path)) == []
