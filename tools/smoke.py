"""Tries a packaged folder the way a player's machine would: no Python, no repository, no screen."""

import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

MAX_MB = 90
MOVES = "20"
DEVELOPERS = ("audit", "monkey", "bench")  # commands that are not packed
SHOTS = (("menu",), ("statistics",), ("table", "--game", "spirit-island", "--seed", "7", "--moves", "12"))


def size_mb(folder: Path) -> float:
    """The folder's files in megabytes (10^6 bytes); links are not followed."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def bare_environment(home: str) -> dict[str, str]:
    """Only what a system cannot run without, plus drivers that need no display."""
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
    return kept | {
        "HOME": home,
        "USERPROFILE": home,
        "TIDETABLE_HOME": home,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }


def run(program: Path, args: list[str], home: str) -> tuple[int, str]:
    """Runs the packaged program in an empty folder: (exit code, the last line it said)."""
    try:
        done = subprocess.run(
            [str(program), *args],
            cwd=home,
            env=bare_environment(home),
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=120,
        )
    except subprocess.TimeoutExpired:
        return 124, "no answer within two minutes"
    said = (done.stderr.strip() or done.stdout.strip()).splitlines()
    lines = [line for line in said if not line.startswith("[PYI-")]  # the boot loader's own last word
    return done.returncode, lines[-1] if lines else ""


def saved_table(program: Path, home: str, say: Callable[[str], None]) -> list[str]:
    """Plays a few decisions by mouse with the table kept, then opens what was saved."""
    kept = Path(home) / "kept"
    play = ["autoplay", "--game", "spirit-island", "--seed", "7", "--moves", MOVES, "--save-dir", str(kept)]
    code, words = run(program, play, home)
    say(f"smoke: {MOVES} decisions by mouse: exit {code} ({words})")
    if code:
        return [f"playing {MOVES} decisions fails ({words})"]
    saves = [path for path in (kept / "saves").glob("*.json") if path.stem.count(".") == 0]
    if len(saves) != 1:
        return [f"{len(saves)} saved tables are there in place of one"]
    picture = Path(home) / "loaded.png"
    code, words = run(program, ["shot", "--scene", "table", "--load", str(saves[0]), "--out", str(picture)], home)
    size = picture.stat().st_size if picture.exists() else 0
    say(f"smoke: the saved table opened: exit {code}, {size // 1000} kB")
    return [f"opening the saved table fails ({words or 'no picture'})"] if code or size < 5000 else []


def check(folder: Path, say: Callable[[str], None]) -> list[str]:
    """What is wrong with the packaged folder, as short phrases; empty when it is fit."""
    program = folder / ("tidetable.exe" if os.name == "nt" else "tidetable")
    if not program.is_file():
        return [f"{program.name} is missing"]
    problems = []
    megabytes = size_mb(folder)
    say(f"smoke: {megabytes:.1f} MB")
    if megabytes > MAX_MB:
        problems.append(f"it has {megabytes:.1f} MB, {MAX_MB} are allowed")
    notices = folder / "licences"
    if not (notices / "THIRD_PARTY.md").is_file() or len(list(notices.iterdir())) < 10:
        problems.append("the licence notices are missing")
    with tempfile.TemporaryDirectory(prefix="tidetable-", ignore_cleanup_errors=True) as home:
        code, words = run(program, ["--help"], home)
        say(f"smoke: --help: exit {code}")
        if code:
            problems.append(f"--help fails ({words})")
        for scene, *args in SHOTS:
            picture = Path(home) / f"{scene}.png"
            code, words = run(program, ["shot", "--scene", scene, *args, "--out", str(picture)], home)
            size = picture.stat().st_size if picture.exists() else 0
            say(f"smoke: shot of {scene}: exit {code}, {size // 1000} kB")
            if code or size < 5000:
                problems.append(f"the shot of {scene} fails ({words or 'no picture'})")
        problems += saved_table(program, home, say)
        for command in DEVELOPERS:
            code, words = run(program, [command, "--json"], home)
            say(f"smoke: {command}: exit {code} ({words})")
            if code != 2 or "not part of this version" not in words:
                problems.append(f"the command {command} gives exit code {code} in place of 2 ({words})")
        code, words = run(program, ["--no-such-flag"], home)
        if code != 2:
            problems.append(f"a bad flag gives exit code {code} in place of 2")
    return problems
