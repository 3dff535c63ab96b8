"""What all tests share: one way to search for counterexamples, and no stale compiled rules."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from draftingtable.speed import plain_is_asked

SOURCES = Path(__file__).parents[1] / "src"

# The same examples on every machine, at every pace.
settings.register_profile(
    "drafting-table",
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("drafting-table")


def pytest_sessionstart() -> None:
    """Compiled modules win over their sources, so old ones would hide what was changed."""
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
