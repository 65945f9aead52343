"""The work behind run.py: prepares `.venv`, then starts, tests or builds. Standard library only.

Everything said here goes to stderr, so that the output of a program started through it stays clean.
The lists in `tools/requirements*.txt` name every package with its version and the hashes of its files, those that
others need included; nothing else is installed, and nothing is built from source. A stamp inside `.venv` holds the
hash of the list it was filled from and the names of what was there then; while they match, nothing is installed or
looked up, which keeps a second start fast.
"""

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WORK = ROOT / ".cache"
LOCK = WORK / "setup.lock"
LOG = WORK / "setup.log"
RUN_LIST, DEV_LIST = ROOT / "tools" / "requirements.txt", ROOT / "tools" / "requirements-dev.txt"
SPEECH_LIST = ROOT / "tools" / "requirements-speech.txt"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

HELP = """\
usage: run.py [COMMAND]

  run.py             start the program (the first start makes .venv and installs what it needs)
  run.py test        lint, types, import borders and tests; what continuous integration runs
      --only STEP    only this step: lint, types, borders or tests (may be repeated)
  run.py exec ARGS   the python of that environment with exactly these arguments, for example
                     run.py exec -m game --help
                     run.py exec -m scenes --game spirit-island --seed 7
  run.py speech      adds reading aloud: packages that reach the screen reader or the voice of the system
  run.py build       the packaged folder in dist/, smoke-tested
  run.py --help      this text

Exit codes: 0 fine, 1 failed, 2 wrong use or nothing to run with; those of a started program are passed on.
"""

NETWORK_SIGNS = (
    "NewConnectionError",
    "Failed to establish a new connection",
    "Temporary failure in name resolution",
    "getaddrinfo failed",
    "Network is unreachable",
    "ConnectTimeout",
    "ProxyError",
    "Connection refused",
    "Max retries exceeded",
)
IMPORT_BORDERS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


class Trouble(Exception):
    """Something that ends the run with one sentence and an exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def say(text: str) -> None:
    """Writes one line to stderr, the only stream this file writes to."""
    print(text, file=sys.stderr, flush=True)


def digest(wanted: Path) -> str:
    """The first line of a stamp: it changes when anything in the list changes."""
    return hashlib.sha256(wanted.read_bytes().replace(b"\r", b"")).hexdigest()


def stamp_file(wanted: Path) -> Path:
    """Where it is kept that a list was installed."""
    return VENV / f"tidetable{wanted.stem.removeprefix('requirements')}.stamp"


def contents() -> set[str]:
    """The names of what is installed in `.venv`: packages, modules and what pip notes about them."""
    where = [VENV / "Lib" / "site-packages"] if os.name == "nt" else sorted(VENV.glob("lib/python*/site-packages"))
    return {name for folder in where for name in os.listdir(folder)} - {"__pycache__"}


def read_stamp(wanted: Path) -> list[str]:
    """The lines of a stamp; none where there is no whole one."""
    try:
        return stamp_file(wanted).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []


def write_stamp(wanted: Path) -> None:
    """To be written when all of a list is installed."""
    stamp_file(wanted).write_text("\n".join([digest(wanted), *sorted(contents())]), encoding="utf-8")


def is_ready(wanted: Path) -> bool:
    """Whether `.venv` was filled from exactly this list, and nothing of that has gone since."""
    try:
        first, *names = read_stamp(wanted) or [""]
        return PYTHON.exists() and first == digest(wanted) and set(names) <= contents()
    except OSError:
        return False


def is_torn() -> bool:
    """Whether something has gone that was installed once: pip would not notice, so `.venv` is to be made anew."""
    try:
        return any(set(read_stamp(wanted)[1:]) - contents() for wanted in (RUN_LIST, DEV_LIST, SPEECH_LIST))
    except OSError:
        return True


@contextmanager
def locked() -> Iterator[IO[str]]:
    """Holds the set-up lock. The system lets go of it when the process ends, however it ends.

    Where the system knows how, pip inherits the lock and holds on to it if only we are killed. The file
    says "busy" while somebody works, so whoever finds that word under a free lock knows that the last
    set-up was cut off and `.venv` cannot be trusted.
    """
    try:
        WORK.mkdir(exist_ok=True)
        file = open(LOCK, "a+", encoding="ascii")
    except OSError as error:
        raise Trouble(f"this folder cannot be written to ({error.strerror}: {WORK}).") from None
    with file:
        if not try_lock(file):
            say("run.py: another start is preparing .venv, waiting for it ...")
            while not try_lock(file):
                time.sleep(0.2)
        os.set_inheritable(file.fileno(), os.name != "nt")
        yield file


def try_lock(file: IO[str]) -> bool:
    """Takes the lock on an open file if nobody has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(1 << 20)  # a byte far behind the text: locked bytes cannot be read by others
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def prepare(wanted: Path | None = None) -> None:
    """Makes sure that `.venv` holds what the list asks for (none given: what the program needs); raises Trouble otherwise."""
    wanted = wanted or RUN_LIST
    if is_ready(wanted):
        return
    with locked() as lock:
        if is_ready(wanted):
            return
        lock.seek(0)
        cut_off = lock.read(4) == "busy"
        lock.truncate(0)
        lock.write("busy")
        lock.flush()
        if cut_off or is_torn() or not is_usable():
            make_venv()
        whats = {DEV_LIST: "the tools for testing and building", SPEECH_LIST: "what reading aloud needs"}
        what = whats.get(wanted, "what the program needs")
        count = wanted.read_text(encoding="utf-8").count("==")
        say(f"run.py: installing {what} (up to {count} packages, once) ...")
        try:
            install(wanted)
        except Trouble:
            lock.truncate(0)  # pip gave up by itself and left nothing half done
            raise
        write_stamp(RUN_LIST)
        write_stamp(wanted)
        lock.truncate(0)


def is_usable() -> bool:
    """Whether `.venv` has a python that starts, is new enough and has pip."""
    probe = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([PYTHON, "-c", probe], capture_output=True).returncode == 0
    except OSError:
        return False


def make_venv() -> None:
    """Makes `.venv` anew, removing whatever is left of an older one."""
    from importlib.util import find_spec

    if os.pathsep in str(VENV):
        raise Trouble(f'Python makes no environment in a path with "{os.pathsep}" in it; move Tidetable out of {ROOT}.', 2)
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise Trouble("Python's venv module is missing; on Debian or Ubuntu, install python3-venv.", 2)
    say("run.py: making .venv ...")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    done = subprocess.run(command, capture_output=True, text=True, close_fds=False)
    if done.returncode:
        LOG.write_text(done.stdout + done.stderr)
        raise Trouble(f"the environment .venv could not be made; details are in {LOG}.")


def install(wanted: Path) -> None:
    """Runs pip on the list, quietly; its words go to the log. Raises Trouble with the likely reason."""
    command = [str(PYTHON), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    command += ["--require-hashes", "--only-binary", ":all:", "--retries", "3", "-r", str(wanted)]
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        close_fds=False,
    )
    LOG.write_text(done.stdout, encoding="utf-8", errors="replace")
    if done.returncode == 0:
        return
    if "DO NOT MATCH THE HASHES" in done.stdout:
        raise Trouble(f"a package that came is not the one that was asked for, so nothing was installed; details are in {LOG}.")
    if any(sign in done.stdout for sign in NETWORK_SIGNS):
        raise Trouble("the packages could not be downloaded; is this machine online? (needed once)")
    errors = [line for line in done.stdout.splitlines() if line.startswith("ERROR:")]
    reason = errors[-1].removeprefix("ERROR:").strip() if errors else f"exit code {done.returncode}"
    raise Trouble(f"installing failed ({reason}); details are in {LOG}.")


def environment(**extra: str) -> dict[str, str]:
    """This process's environment with the repository importable from any working folder."""
    env = {**os.environ, **extra}
    env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), env.get("PYTHONPATH", "")]))
    return env


def hand_over(args: Sequence[str]) -> int:
    """Runs that python with these arguments in the caller's folder; its exit code is ours.

    Where the system can, it replaces this process, so signals and the terminal reach it directly.
    """
    command = [str(PYTHON), *args]
    if os.name != "nt":
        sys.stderr.flush()
        os.execve(command[0], command, environment())
    child = subprocess.Popen(command, env=environment())
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:  # the child got it as well and decides what to do
            continue


def run_tests(only: Sequence[str]) -> int:
    """Every step, also after one has failed; says at the end which ones did. 0 or 1."""
    from tempfile import TemporaryDirectory

    workers = str(min(os.cpu_count() or 1, 4))
    steps: dict[str, list[list[str]]] = {
        "lint": [["-m", "ruff", "check", "."], ["-m", "tools.lint_svg"]],
        "types": [["-m", "mypy"]],
        "borders": [["-c", IMPORT_BORDERS]],
        "tests": [["-m", "pytest", "-n", workers, "--dist", "worksteal", "--benchmark-disable"]],
    }
    failed: list[str] = []
    start = time.monotonic()
    with TemporaryDirectory(prefix="tidetable-", ignore_cleanup_errors=True) as home:
        # mypy takes what is on PYTHONPATH for installed packages, so it is not set here
        env = {"SDL_VIDEODRIVER": "dummy", **os.environ, "SDL_AUDIODRIVER": "dummy", "TIDETABLE_HOME": home}
        for name, commands in steps.items():
            if only and name not in only:
                continue
            began = time.monotonic()
            for args in commands:
                say(f"run.py: {name}: {' '.join(args) if args[0] == '-m' else 'import-linter'}")
                if subprocess.run([PYTHON, *args], cwd=ROOT, env=env).returncode and name not in failed:
                    failed.append(name)
            say(f"run.py: {name} {'FAILED' if name in failed else 'ok'} ({time.monotonic() - began:.0f} s)")
    took = f"{time.monotonic() - start:.0f} s"
    say(f"run.py: FAILED: {', '.join(failed)} ({took})" if failed else f"run.py: all passed ({took})")
    return 1 if failed else 0


def run_build() -> int:
    """Packs with build.spec into dist/, then tries what came out."""
    from tools import smoke

    command = [str(PYTHON), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(ROOT / "dist"), "--workpath", str(ROOT / "build"), str(ROOT / "build.spec")]
    say("run.py: packing (a minute or two) ...")
    env = environment(PYGAME_HIDE_SUPPORT_PROMPT="1")
    if subprocess.run(command, cwd=ROOT, env=env, stdout=sys.stderr).returncode:
        raise Trouble("packing failed; PyInstaller's words are above.")
    problems = smoke.check(ROOT / "dist" / "tidetable", say)
    if problems:
        raise Trouble("the packaged folder is not fit: " + "; ".join(problems) + ".")
    say(f"run.py: built {ROOT / 'dist' / 'tidetable'}")
    return 0


def test_steps(args: Sequence[str]) -> list[str]:
    """Reads the arguments of `test`: the steps named with --only."""
    known = ("lint", "types", "borders", "tests")
    only: list[str] = []
    rest = list(args)
    while rest:
        flag, _, value = rest.pop(0).partition("=")
        if flag != "--only":
            refuse(f"test does not know {flag!r}")
        value = value or (rest.pop(0) if rest else "")
        if value not in known:
            refuse(f"--only takes one of {', '.join(known)}, not {value!r}")
        only.append(value)
    return only


def refuse(what: str) -> NoReturn:
    """Ends with wrong use, in one sentence."""
    raise Trouble(f"{what}; see run.py --help.", 2)


def main(args: list[str]) -> int:
    """Runs one command line (without the program's name) and returns the exit code."""
    try:
        return dispatch(args)
    except Trouble as trouble:
        say(f"run.py: {trouble}")
        return trouble.code
    except KeyboardInterrupt:
        say("run.py: stopped.")
        return 130
    except OSError as problem:  # a full disk, a folder that may not be written
        where = f" ({problem.filename})" if problem.filename else ""
        say(f"run.py: the system refuses: {problem.strerror or problem}{where}.")
        return 1


def dispatch(args: list[str]) -> int:
    """Chooses the command; raises Trouble for anything unknown."""
    if not args:
        prepare()
        os.chdir(ROOT)  # a folder that happens to hold a `scenes` of its own must not win
        return hand_over(["-m", "scenes"])
    command, rest = args[0], args[1:]
    if command == "exec":
        prepare()
        return hand_over(rest)
    if command in ("-h", "--help", "help") or (command in ("test", "build", "speech") and rest in (["-h"], ["--help"])):
        say(HELP.rstrip())
        return 0
    if command == "test":
        only = test_steps(rest)
        prepare(DEV_LIST)
        return run_tests(only)
    if command == "speech":
        if rest:
            refuse(f"speech takes no arguments, not {rest[0]!r}")
        prepare(SPEECH_LIST)
        say("run.py: reading aloud is there: Settings, Reading.")
        return 0
    if command == "build":
        if rest:
            refuse(f"build takes no arguments, not {rest[0]!r}")
        prepare(DEV_LIST)
        return run_build()
    refuse(f"unknown command {command!r}")
