"""CITATION.cff has what citing software needs, and names the version that it belongs to."""

import yaml

from draftingtable import __version__
from tests.docs.markdown import ROOT


def test_the_citation_is_complete_and_current() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == __version__
    assert citation["cff-version"] == "1.2.0"
    assert {"message", "title", "authors", "license", "abstract"} <= citation.keys()
    assert all(author.get("name") or author.get("family-names") for author in citation["authors"])
