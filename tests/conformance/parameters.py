"""Parameters of the conformance tests."""

import pytest

from tests.conformance.setups import all_tables, table_name

every_table = pytest.mark.parametrize("table", all_tables(), ids=table_name)
"""Runs a test once for each representative table of each game."""
