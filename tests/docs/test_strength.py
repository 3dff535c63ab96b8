"""docs/strength.md reports exactly what was measured."""

from tools.strength.digest import stored
from tools.strength.page import Measured, page, pictures
from tools.strength.plan import ROOT, read_plan

DOCS = ROOT / "docs"


def measured() -> Measured:
    return [(run, digest) for run in read_plan() if (digest := stored(run)) is not None]


def test_everything_planned_was_played() -> None:
    for run in read_plan():
        digest = stored(run)
        assert digest is not None, f"{run.name}: python -m tools.strength {run.name}"
        assert digest.deals == run.deals, run.name
        players = {player for table in run.tables for player in table}
        assert {one.player for one in digest.players} == players


def test_the_page_is_made_from_the_measurements() -> None:
    assert (DOCS / "strength.md").read_text(encoding="utf-8") == page(measured())


def test_so_are_its_pictures() -> None:
    for name, content in pictures(measured()).items():
        assert (DOCS / "pictures" / name).read_text(encoding="utf-8") == content, name
