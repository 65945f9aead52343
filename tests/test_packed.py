"""The packaged program has no checks in it, and misses none of them."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from game.games import SHIPPED
from tests.test_layers import imports
from tools.packed import is_packed

ROOT = Path(__file__).resolve().parent.parent


def modules() -> dict[str, Path]:
    found = {}
    for package in ("game", "scenes"):
        for path in (ROOT / package).rglob("*.py"):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            found[name.removesuffix(".__init__")] = path
    return found


def test_what_is_packed_imports_nothing_that_is_not():
    ours = modules()
    packed = {name: path for name, path in ours.items() if is_packed(name)}
    wrong = [
        f"{name}:{line} imports {wanted}"
        for name, path in packed.items()
        for line, wanted in imports(path)
        if wanted in ours and wanted not in packed
    ]
    assert wrong == []
    named = [part for game in SHIPPED if game.modules for part in game.modules._replace(checks="") if part]
    assert named and all(is_packed(part.partition(":")[0]) for part in named)


def test_what_only_checks_stays_out():
    left = {name for name in modules() if not is_packed(name)}
    assert {"game.cli.main", "game.checks.fuzz", "game.ai.arena", "scenes.checks.audit", "scenes.checks.monkey"} <= left
    assert {name for name in modules() if re.match(r"game\.\w+\.checks", name)} <= left
    assert all(is_packed(f"scenes.checks.{name}") for name in ("common", "shot", "autoplay")) and is_packed("scenes.checks")
    assert is_packed("game.ai.thinker") and is_packed("game.core.play.cases")


@pytest.mark.parametrize("command", ["audit", "monkey", "bench"])
def test_a_command_that_is_not_there_says_so_in_one_sentence(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from scenes.__main__ import main

    monkeypatch.setitem(sys.modules, f"scenes.checks.{command}", None)
    assert main([command, "--json"]) == 2
    said = capsys.readouterr().err
    assert f"the command {command} is not part of this version" in said and said.count("\n") == 1
