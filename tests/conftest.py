"""Shared test setup: options, reproducible hypothesis examples, no stale compiled rules."""

import gc
import os
import random
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from draftingtable.compilation import plain_is_asked
from tests.scheduling import long_tests_first

SOURCES = Path(__file__).parents[1] / "src"

# The same examples on every machine, at any speed.
settings.register_profile(
    "drafting-table",
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("drafting-table")

# Tests start hundreds of programs: without bytecode, each would compile all its modules again.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    os.environ["PYTHONPYCACHEPREFIX"] = str(Path(sys.prefix) / "bytecode")

# All modules and thousands of tests stay: looking for garbage among them would take long, again
# and again.
gc.disable()

# A shell starts background jobs with Ctrl-C ignored, and children inherit that; some tests
# interrupt the programs they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("draftingtable")
    group.addoption("--shuffle", metavar="SEED", help="run the tests in an order of chance")
    group.addoption("--seeds", type=int, help="how many whole games of each mode a browser plays")
    group.addoption("--first-seed", type=int, help="the seed of the first of them")


def pytest_report_header(config: pytest.Config) -> str:
    seed = config.getoption("shuffle")
    return "" if seed is None else f"shuffled: --shuffle {seed}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffles the tests on request: none may depend on another having run before it.

    Otherwise, where several processes share them, those that take long begin first.
    """
    seed = config.getoption("shuffle")
    if seed is not None:
        random.Random(seed).shuffle(items)
    elif processes := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0")):
        items[:] = long_tests_first(items, processes, lambda item: item.nodeid)


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_sessionstart() -> None:
    """Compiled modules take precedence over their sources, so stale ones would hide changes."""
    built = max((path.stat().st_mtime for path in SOURCES.glob("*__mypyc*.so")), default=None)
    if built is None or plain_is_asked():
        return
    for module in SOURCES.glob("draftingtable/**/*.so"):
        source = module.with_name(module.name.split(".")[0] + ".py")
        if not source.exists() or source.stat().st_mtime > built:
            pytest.exit(
                f"{source.name} is newer than its compiled module: run `make setup` first, "
                "or set DRAFTINGTABLE_PLAIN=1",
                returncode=1,
            )
