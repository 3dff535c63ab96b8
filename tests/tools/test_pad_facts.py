"""What the score pads offer is what is in the boxes by the current rules."""

from tools.pad_facts import fact_texts


def test_the_pads_know_the_current_rules() -> None:
    stale = [file for file, text in fact_texts().items() if file.read_text("utf-8") != text]
    assert not stale, "run: python -m tools.pad_facts"
