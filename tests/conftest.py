"""What all tests share."""

import os
from pathlib import Path

import hypothesis

from game.core import paths
from game.core.engine import preview

preview.strict = True  # a defect in a preview fails the test that pointed at it; a player would only be told nothing

# all workers and the programs they start read what one of them has worked out; its names are sums of what it was made from
os.environ.setdefault(paths.CACHE_VARIABLE, str(Path(__file__).parents[1] / ".pytest_cache" / "tidetable"))

# programs that tests start compile what they import once, even where Python was told to leave no bytecode in the tree
if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
    os.environ.setdefault("PYTHONPYCACHEPREFIX", str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode"))

# how fast a machine draws examples says nothing of the program
hypothesis.settings.register_profile("suite", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.load_profile("suite")
