"""The accessibility check finds what is too small, and only that."""

from __future__ import annotations

import pytest

from tests.browser.barriers import barriers
from tests.browser.visitors import Visitors

PAGE = """<html lang="en"><title>Two buttons</title><style>
  button {{ display: block; border: 0; padding: 0; width: 100px; height: {height}px }}
  body {{ margin: 0 }}
  main {{ height: 300vh; padding-top: calc(100vh - 2 * {height}px) }}
  .bar {{ position: sticky; bottom: 0; height: 30px }}
</style><main><button>One</button><button>Two</button></main><button class="bar">Three</button>"""
"""One button below the other; one that stays at the edge covers part of them."""


@pytest.mark.parametrize(("height", "small"), [(40, False), (20, True)])
def test_a_covered_target_is_not_a_small_one(visitors: Visitors, height: int, small: bool) -> None:
    page = visitors.new_page()
    page.set_content(PAGE.format(height=height))
    problems = [problem for problem in barriers(page) if problem.startswith("target-size")]
    assert bool(problems) == small, problems
    assert page.evaluate("scrollY") == 0
