"""Starts Tidetable from a bare clone: `python3 run.py`, on Windows `py run.py`. See `run.py --help`.

This file keeps to syntax that very old Pythons can parse, so that it can say in one sentence that they
are too old; the work is done in tools/launch.py. It needs the standard library only.
"""

import os
import sys

NEEDED = (3, 11)


def main():
    """Checks the Python version, then hands the arguments to tools/launch.py. Returns the exit code."""
    if sys.version_info[:2] < NEEDED:
        have = ".".join(str(part) for part in sys.version_info[:3])
        want = ".".join(str(part) for part in NEEDED)
        sys.stderr.write("run.py: Python %s or newer is needed, this is %s.\n" % (want, have))
        return 2
    root = os.path.dirname(os.path.abspath(__file__))
    if root not in sys.path:
        sys.path.insert(0, root)
    from tools import launch

    return launch.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
