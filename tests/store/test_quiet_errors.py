"""No error of the database quotes what was to be stored: it would end up in a log."""

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from tests.store.stories import opened, tell

SECRET = "nobody may read this"
BROKEN = text("SELECT nothing FROM nowhere WHERE secret = :secret")


def test_errors_of_both_engines_leave_parameters_out(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            with pytest.raises(DBAPIError) as writing:
                await store.write(lambda one: one.execute(BROKEN, {"secret": SECRET}))
            with pytest.raises(DBAPIError) as reading:
                await store.reading(lambda one: one.execute(BROKEN, {"secret": SECRET}))
            for caught in (writing, reading):
                assert "nowhere" in str(caught.value)
                assert SECRET not in str(caught.value)

    tell(story())
