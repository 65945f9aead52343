"""Collects the licence notices of everything a packaged folder contains: `python -m tools.licences FOLDER`.

Each run-time package brings its own texts; for the few that ship none, the standard text in
tools/licences/ is taken. THIRD_PARTY.md, with the parts inside pygame-ce, and our own LICENSE go along.
"""

import re
import shutil
import sys
import tomllib
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "tools" / "licences"
NOTICE = re.compile(r"(^|/)(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE)
WITHOUT_TEXT = {  # packages whose wheels carry no licence text of their own
    "pygame-ce": ["LGPL-2.1.txt"],
    "pytmx": ["LGPL-3.txt", "GPL-3.txt"],  # the LGPL 3 is written as an addition to the GPL 3
    "fluent-runtime": ["Apache-2.0.txt"],
    "fluent-syntax": ["Apache-2.0.txt"],
}


def plain(name: str) -> str:
    """A package's name as package tools compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def packages() -> dict[str, metadata.Distribution]:
    """The run-time packages of pyproject.toml, reading aloud included, and all they need, by comparable name."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        project = tomllib.load(file)["project"]
    todo = [*project["dependencies"], *project["optional-dependencies"]["speech"]]
    found: dict[str, metadata.Distribution] = {}
    while todo:
        requirement = todo.pop()
        marker = requirement.partition(";")[2]
        match = re.match(r"[\w.-]+", requirement)
        if match is None or "extra" in marker or plain(match[0]) in found:
            continue
        try:
            package = metadata.distribution(match[0])
        except metadata.PackageNotFoundError:
            if marker:  # needed on another system or Python only
                continue
            raise
        found[plain(match[0])] = package
        todo += package.requires or []
    return dict(sorted(found.items()))


def notices(name: str, package: metadata.Distribution) -> list[Path]:
    """The files with a package's licence texts; never empty. Raises LookupError for a new one without any."""
    own = [Path(str(file.locate())) for file in package.files or [] if NOTICE.search(file.as_posix())]
    own = [path for path in own if path.is_file() and path.suffix not in (".py", ".pyc", ".pyi")]
    added = [TEXTS / text for text in WITHOUT_TEXT.get(name, [])]
    if not own + added:
        raise LookupError(f"{name} ships no licence text; add one to tools/licences.py")
    return own + added


def python_notice() -> Path | None:
    """Python's own licence, where the installation has it as a file."""
    library = Path(sys.base_prefix) / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}"
    for path in (library / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt"):
        if path.is_file():
            return path
    return None


def collect(folder: Path) -> int:
    """Writes all notices into the folder, which is made anew; returns how many files there are."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", folder / "tidetable-LICENSE.txt")
    shutil.copy(ROOT / "THIRD_PARTY.md", folder)
    for name, package in packages().items():
        for path in notices(name, package):
            shutil.copy(path, folder / f"{name}-{package.version}-{path.name.removesuffix('.txt')}.txt")
    # where Python's file is missing, the same text is in the notice of typing-extensions
    python = python_notice() or next(folder.glob("typing-extensions-*"))
    version = ".".join(str(part) for part in sys.version_info[:3])
    shutil.copy(python, folder / f"python-{version}-LICENSE.txt")
    return len(list(folder.iterdir()))


def main(args: list[str]) -> int:
    """Command line; 2 for wrong use."""
    if len(args) != 1 or args[0].startswith("-"):
        print("usage: python -m tools.licences FOLDER", file=sys.stderr)
        return 0 if args in (["--help"], ["-h"]) else 2
    print(f"{collect(Path(args[0]))} notices", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
