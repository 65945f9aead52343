"""What the pages for readers name is there: files, folders, commands and their flags."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import pytest

from tests.test_repo import FILES, ROOT

PAGES = [path for path in FILES if path.suffix == ".md" and path.name != "THIRD_PARTY.md"]
FENCE = re.compile(r"^```\w*\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"(?<!`)`([^`]+)`(?!`)")
LINK = re.compile(r"!?\[[^]]*\]\(([^)#\s]+)")
PATH = re.compile(r"\.?[\w.*<>{},-]+(?:/[\w.*<>{},-]+)*/?")
SUFFIXES = (".py", ".yaml", ".ftl", ".md", ".toml", ".tmx", ".png", ".spec", ".txt")
COMMAND = re.compile(r"python3? (?:run\.py exec )?-m ([\w.]+)((?: .*)?)")
SUBCOMMANDS = {"game": r"[a-z]+", "scenes": r"[a-z]+"}
MADE = {"dist/tidetable", ".venv", "reports", "packs", "build", "python3 run.py build"}  # come to be, or lie in a user's folder
EXAMPLES = {"pack.yaml", "powers_minor.yaml", "table.png", "x.png"}
DOTTED = re.compile(r"(?:game|scenes|tools|tests)(?:\.\w+)+")


def named(page: Path) -> list[tuple[int, str]]:
    """(line, words in code) of a page, those over two lines joined; fenced blocks line by line."""
    text = page.read_text(encoding="utf-8")
    found = []
    for block in FENCE.finditer(text):
        start = text.count("\n", 0, block.start(1)) + 1
        found += [(start + n, line.partition("  #")[0].strip()) for n, line in enumerate(block[1].splitlines())]
    rest = FENCE.sub(lambda block: "\n" * block[0].count("\n"), text)
    found += [(rest.count("\n", 0, code.start()) + 1, " ".join(code[1].split())) for code in CODE.finditer(rest)]
    found += [(rest.count("\n", 0, link.start()) + 1, link[1]) for link in LINK.finditer(rest) if "://" not in link[1]]
    return found


def is_path(words: str) -> bool:
    """Whether these words name a file or a folder of the repository."""
    if not PATH.fullmatch(words) or words in MADE or words in EXAMPLES:
        return False
    top = words.partition("/")[0]
    return words.endswith(SUFFIXES) or ("/" in words and (ROOT / top).is_dir())


def shapes(words: str) -> list[str]:
    """`<game>` is any folder, `{en,it}` each of these."""
    words = re.sub(r"<\w+>", "*", words)
    if choice := re.search(r"\{([^}]*)\}", words):
        return [each for one in choice[1].split(",") for each in shapes(words.replace(choice[0], one, 1))]
    return [words]


def there(words: str, page: Path) -> bool:
    """Whether it lies in the repository: from its top, beside the page, or (a bare name, an ending of a path) anywhere."""
    return all(
        any(True for base in (ROOT, page.parent) for _ in base.glob(shape.rstrip("/")))
        or any(f"/{path.relative_to(ROOT).as_posix()}".endswith(f"/{shape}") for path in FILES)
        for shape in shapes(words)
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_paths_named_in_the_pages_are_there(page: Path) -> None:
    wrong = [
        f"{page.name}:{line}: {word}"
        for line, words in named(page)
        for word in (words.split() if COMMAND.match(words) else [words])
        if is_path(word) and not there(word, page)
    ]
    assert wrong == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_modules_named_in_the_pages_are_there(page: Path) -> None:
    wrong = []
    for line, words in named(page):
        for module in DOTTED.findall(words) if not is_path(words) and " " not in words else ():
            try:
                importlib.import_module(module)
            except ModuleNotFoundError:
                owner, _, name = module.rpartition(".")
                if not hasattr(importlib.import_module(owner), name):
                    wrong.append(f"{page.name}:{line}: {module}")
    assert wrong == []


@lru_cache(maxsize=64)
def help_of(*words: str) -> str:
    """What a command says with --help; fails where there is none."""
    done = subprocess.run([sys.executable, "-m", *words, "--help"], cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, f"{' '.join(words)}: {done.stderr}"
    return done.stdout


def commands() -> list[str]:
    """Each command with its flags, as the pages have them."""
    found = {}
    for page in PAGES:
        for _, words in named(page):
            if (match := COMMAND.match(words)) and match[1] not in ("pytest",):
                module, rest = match[1], match[2].split()
                sub = rest[:1] if module in SUBCOMMANDS and rest and re.fullmatch(SUBCOMMANDS[module], rest[0]) else []
                flags = {word for word in rest if re.fullmatch(r"--[a-z-]+", word)}
                found.setdefault((module, *sub), set()).update(flags)
    return [" ".join([*command, *sorted(flags)]) for command, flags in sorted(found.items())]


@pytest.mark.parametrize("command", commands())
def test_commands_named_in_the_pages_take_what_is_written(command: str) -> None:
    words = command.split()
    said = help_of(*(word for word in words if not word.startswith("--")))
    assert [word for word in words if word.startswith("--") and not re.search(rf"{word}(?![\w-])", said)] == []


def test_the_pages_are_read() -> None:
    assert len(PAGES) >= 6 and len(commands()) >= 15
    assert not there("tests/sample_game/nothing.py", ROOT / "README.md")
    assert there("game/<game>/events.py", ROOT / "README.md") and not there("data/text/{en,xx}", ROOT / "README.md")
