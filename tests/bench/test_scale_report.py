"""docs/scale.md: its tables and plots are those of the stored measurements and simulated runs."""

from __future__ import annotations

import json
from xml.etree import ElementTree

from bench.scale.growth import SIMULATED, SIZES, stages
from bench.scale.measured import load
from bench.scale.model import fitted
from bench.scale.report import PAGE, Report
from tools.server_tables import filled

HOW = "run `python -m bench.scale.report --write`"


def test_the_tables_are_fresh() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert filled(page, Report.stored().tables()) == page, HOW


def test_the_plots_are_fresh_and_shown() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name, picture in Report.stored().pictures().items():
        assert (PAGE.parent / "pictures" / name).read_text(encoding="utf-8") == picture, HOW
        assert f"(pictures/{name})" in page
        assert ElementTree.fromstring(picture).tag.endswith("svg")


def test_the_smallest_stage_can_be_simulated_again_with_the_same_result() -> None:
    stored = [one for one in Report.stored().stages if one.tables == SIZES[0]]
    again = stages(fitted(load()), SIZES[:1])
    assert again == stored, "run `python -m bench.scale.growth --write`, then the report"


def test_every_size_was_simulated_with_a_broker() -> None:
    found = json.loads(SIMULATED.read_text(encoding="utf-8"))["stages"]
    assert [one["tables"] for one in found if one["broker"]] == list(SIZES)


def test_runs_for_checking_are_not_those_fitted_to() -> None:
    measured = load()
    keys = ("servers", "together", "pace", "tables")
    used = {tuple(one[key] for key in keys) for one in measured.affinity}
    assert used.isdisjoint({tuple(one[key] for key in keys) for one in measured.checks})
