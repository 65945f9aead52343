"""run.py from a player's and a developer's side. Nothing here installs or downloads anything."""

import errno
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools import launch

ROOT = Path(__file__).resolve().parent.parent


def run(*args: str, root: Path = ROOT, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs run.py of the repository, or of a copy, the way a user does."""
    command = [sys.executable, str(root / "run.py"), *args]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, encoding="utf-8")


@pytest.fixture
def prepared(tmp_path: Path) -> Path:
    """A copy of run.py beside an environment that counts as ready: its python is this one."""
    root = tmp_path / "a copy"
    (root / "tools").mkdir(parents=True)
    for name in ("run.py", "pyproject.toml", "tools/__init__.py", "tools/launch.py", "tools/requirements.txt"):
        shutil.copy(ROOT / name, root / name)
    python = root / launch.PYTHON.relative_to(ROOT)
    python.parent.mkdir(parents=True)
    if os.name == "nt":
        pytest.skip("a stand-in for the environment's python needs a shell script")
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    (root / ".venv" / "tidetable.stamp").write_text(launch.digest(launch.RUN_LIST))
    return root


def test_help_goes_to_stderr_and_names_every_command():
    done = run("--help")
    assert done.returncode == 0
    assert done.stdout == ""
    for command in ("run.py test", "run.py exec", "run.py build"):
        assert command in done.stderr


@pytest.mark.parametrize("line", ["--no-such-flag", "tset", "build --fast", "test --fast", "test --only all", "test --only"])
def test_wrong_use_is_one_sentence_and_two(line: str):
    done = run(*line.split())
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("run.py: ")


def test_exec_hands_over_arguments_folder_and_output(prepared: Path, tmp_path: Path):
    code = "import os, sys; print(sys.argv[1:], os.getcwd())"
    done = run("exec", "-c", code, "--help", "two words", "", "*", root=prepared, cwd=tmp_path)
    assert done.stdout.strip() == f"{['--help', 'two words', '', '*']} {tmp_path}"
    assert done.stderr == ""
    assert done.returncode == 0


@pytest.mark.parametrize("code", [0, 1, 2, 7])
def test_exec_passes_the_exit_code_on(code: int, prepared: Path):
    assert run("exec", "-c", f"raise SystemExit({code})", root=prepared).returncode == code


def test_exec_finds_our_packages_from_any_folder(prepared: Path, tmp_path: Path):
    done = run("exec", "-c", "import tools.launch as t; print(t.ROOT)", root=prepared, cwd=tmp_path)
    assert done.stdout.strip() == str(prepared)


def test_without_arguments_the_program_starts(prepared: Path):
    (prepared / "scenes").mkdir()
    (prepared / "scenes" / "__init__.py").touch()
    (prepared / "scenes" / "__main__.py").write_text("print('table'); raise SystemExit(3)\n")
    done = run(root=prepared)
    assert (done.stdout, done.returncode) == ("table\n", 3)


def test_an_old_python_is_told_so(monkeypatch, capsys):
    import run as script

    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    assert script.main() == 2
    assert capsys.readouterr().err == "run.py: Python 3.11 or newer is needed, this is 3.9.2.\n"


def test_the_script_parses_on_an_old_python():
    """Only plain statements before the version check: no annotations, f-strings or newer forms."""
    import ast

    tree = ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 4))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match)
    assert not [node for node in ast.walk(tree) if isinstance(node, newer)]
    assert not [f for f in ast.walk(tree) if isinstance(f, ast.FunctionDef) and (f.returns or f.args.args)]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch) -> Path:
    """The launcher pointed at an empty folder, without the means to make or fill an environment."""
    for name in ("VENV", "WORK", "LOCK", "LOG", "PYTHON"):
        monkeypatch.setattr(launch, name, tmp_path / getattr(launch, name).relative_to(ROOT))
    made: list[str] = []
    monkeypatch.setattr(launch, "make_venv", lambda: made.append("venv") or fake_venv())
    monkeypatch.setattr(launch, "install", lambda wanted: made.append(wanted.name) or fake_packages())
    monkeypatch.setattr(launch, "is_usable", launch.PYTHON.exists)
    monkeypatch.setattr(launch, "made", made, raising=False)
    return tmp_path


def fake_venv() -> None:
    """What making an environment leaves behind, as far as the launcher looks at it."""
    shutil.rmtree(launch.VENV, ignore_errors=True)
    launch.PYTHON.parent.mkdir(parents=True)
    launch.PYTHON.touch()


def fake_packages() -> None:
    """What pip leaves behind, as far as the launcher looks at it."""
    for name in ("pygame", "pygame_ce-2.5.8.dist-info", "__pycache__"):
        (packages() / name).mkdir(parents=True, exist_ok=True)


def packages() -> Path:
    return launch.VENV / ("Lib" if os.name == "nt" else "lib/python3.11") / "site-packages"


def test_the_first_start_makes_and_fills_the_second_does_nothing(bare: Path):
    launch.prepare()
    launch.prepare()
    assert launch.made == ["venv", "requirements.txt"]
    launch.prepare(launch.DEV_LIST)
    launch.prepare()
    assert launch.made[2:] == ["requirements-dev.txt"]


def test_reading_aloud_is_added_once_and_stays(bare: Path, capfd):
    assert launch.main(["speech"]) == 0
    assert launch.main(["speech"]) == 0
    launch.prepare()
    assert launch.made == ["venv", "requirements-speech.txt"]
    assert launch.main(["speech", "loud"]) == 2 and "no arguments" in capfd.readouterr().err


def test_a_changed_list_is_installed_again(bare: Path, monkeypatch):
    launch.prepare()
    other = bare / "other.txt"
    other.write_text("one==1 --hash=sha256:00\n")
    monkeypatch.setattr(launch, "RUN_LIST", other)
    launch.prepare()
    assert launch.made[2:] == ["other.txt"]


@pytest.mark.parametrize("gone", ["pygame", "pygame_ce-2.5.8.dist-info", ""])
def test_a_package_that_has_gone_is_noticed_whatever_the_stamp_says(bare: Path, gone: str):
    launch.prepare()
    shutil.rmtree(packages() / "__pycache__")
    launch.prepare()
    assert launch.made == ["venv", "requirements.txt"]
    shutil.rmtree(packages() / gone)
    launch.prepare()
    launch.prepare()
    assert launch.made == ["venv", "requirements.txt"] * 2 and (packages() / gone).exists()


REQUIREMENT = re.compile(r"([\w.-]+)==(\S+)( ; .+?)? \\")


def requirements(file: Path) -> dict[str, str]:
    """Name -> version of a list; each must have hashes."""
    found = {}
    for block in re.split(r"\n(?! )", file.read_text(encoding="utf-8").strip()):
        first, *hashes = block.splitlines()
        match = REQUIREMENT.fullmatch(first)
        assert match and hashes, first
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line) for line in hashes), first
        found[plain(match[1])] = match[2]
    return found


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_lists_lock_what_pyproject_asks_for_and_all_that_needs():
    """Not one package is left to chance: neither those asked for nor those that these need, here at least."""
    from importlib import metadata

    with open(ROOT / "pyproject.toml", "rb") as file:
        project = tomllib.load(file)["project"]
    run_time, dev, speech = (requirements(file) for file in (launch.RUN_LIST, launch.DEV_LIST, launch.SPEECH_LIST))
    assert run_time.items() <= speech.items() <= dev.items()
    extras = project["optional-dependencies"]
    for asked, locked in ((project["dependencies"], run_time), (extras["dev"], dev), (extras["speech"], speech)):
        pins = [one.partition(";")[0].strip().partition("==") for one in asked]
        assert {plain(name): version for name, _, version in pins}.items() <= locked.items()
        for name in locked:
            try:
                needs = metadata.requires(name) or []
            except metadata.PackageNotFoundError:  # for another system
                continue
            for need in needs:
                if ";" not in need:
                    assert plain(re.match(r"[\w.-]+", need)[0]) in locked, f"{name} needs {need}"


def test_a_set_up_that_was_cut_off_is_begun_anew(bare: Path, monkeypatch):
    def killed(wanted):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(launch, "install", killed)
        launch.prepare()
    launch.prepare()
    assert launch.made[:2] == ["venv", "venv"]
    assert launch.is_ready(launch.RUN_LIST)


def test_a_failed_download_keeps_the_environment(bare: Path, monkeypatch):
    def offline(wanted):
        raise launch.Trouble("offline")

    with monkeypatch.context() as patch, pytest.raises(launch.Trouble):
        patch.setattr(launch, "install", offline)
        launch.prepare()
    launch.prepare()
    assert launch.made[0] == "venv" and launch.made.count("venv") == 1


def test_a_second_start_waits_for_the_first(bare: Path):
    with launch.locked(), open(launch.LOCK, "a+", encoding="ascii") as second:
        assert not launch.try_lock(second)
    with launch.locked() as file:
        assert file.writable()


def test_a_missing_venv_module_is_told(monkeypatch, capsys):
    import importlib.util

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(launch.Trouble, match="python3-venv") as caught:
        launch.make_venv()
    assert caught.value.code == 2


def test_no_network_is_told(bare: Path, monkeypatch):
    monkeypatch.undo()  # the real install, with a pip that fails
    monkeypatch.setattr(launch, "LOG", bare / "log")
    words = "WARNING: Retrying ... NewConnectionError\nERROR: No matching distribution found\n"
    monkeypatch.setattr(launch.subprocess, "run", lambda *args, **more: subprocess.CompletedProcess(args, 1, words))
    with pytest.raises(launch.Trouble, match="online") as caught:
        launch.install(launch.RUN_LIST)
    assert caught.value.code == 1
    assert (bare / "log").read_text() == words


def test_a_package_that_is_not_the_one_asked_for_is_told(bare: Path, monkeypatch):
    """The real pip, on a file of ours whose hash is another."""
    monkeypatch.undo()
    monkeypatch.setattr(launch, "LOG", bare / "log")
    monkeypatch.setattr(launch, "PYTHON", sys.executable)
    (bare / "nothing-1-py3-none-any.whl").write_bytes(b"another")
    wanted = bare / "wanted.txt"
    wanted.write_text(f"{(bare / 'nothing-1-py3-none-any.whl').as_uri()} --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    with pytest.raises(launch.Trouble, match="is not the one"):
        launch.install(wanted)


def test_a_stamp_that_is_no_text_is_no_stamp(bare: Path):
    launch.prepare()
    launch.stamp_file(launch.RUN_LIST).write_bytes(b"\xff\xfe\x00")
    launch.prepare()
    assert launch.made.count("venv") == 1 and len(launch.made) == 3
    assert launch.is_ready(launch.RUN_LIST)


def test_a_disk_that_refuses_is_one_sentence(monkeypatch, capsys):
    def full(args: list[str]) -> int:
        raise OSError(errno.ENOSPC, "No space left on device", ".cache/setup.lock")

    monkeypatch.setattr(launch, "dispatch", full)
    assert launch.main([]) == 1
    assert capsys.readouterr().err == "run.py: the system refuses: No space left on device (.cache/setup.lock).\n"


def test_a_folder_in_which_python_makes_no_environment_is_told(monkeypatch, tmp_path: Path):
    monkeypatch.setattr(launch, "VENV", tmp_path / f"a{os.pathsep}b" / ".venv")
    with pytest.raises(launch.Trouble, match="move Tidetable"):
        launch.make_venv()
