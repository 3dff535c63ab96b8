"""Young objects are set aside without a look, and garbage among them is found later."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from draftingtable.server.ops.gc_tuning import GOODBYES, PORTION, GcScheduler


class Ring:
    """Refers to itself, so only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def quiet_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def test_entries_set_young_objects_aside() -> None:
    kept = [Ring() for _ in range(10)]
    scheduler = GcScheduler()
    for _ in range(PORTION):
        scheduler.count_entry()
    young = {id(found) for found in gc.get_objects(generation=0)}
    assert not young & {id(ring) for ring in kept}


def test_garbage_that_was_set_aside_is_collected_with_everything_else() -> None:
    ring = Ring()
    lost = weakref.ref(ring)
    del ring
    scheduler = GcScheduler()
    for _ in range(PORTION):
        scheduler.count_entry()
    assert lost() is not None
    for _ in range(GOODBYES):
        scheduler.count_goodbyes(1)
    assert lost() is None
