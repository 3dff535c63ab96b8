"""How reasons are chosen and ordered."""

from __future__ import annotations

from draftingtable.analysis.advice import Fact, Phrase, advice


def test_the_strongest_reasons_are_chosen_but_stay_in_their_order() -> None:
    facts = [Fact("brings", weight=2), Fact("remark", weight=1), Fact("costs", weight=5)]
    assert [reason.kind for reason in advice(Phrase("do"), facts).reasons] == ["brings", "costs"]


def test_of_two_reasons_of_a_kind_the_stronger_is_given() -> None:
    facts = [Fact("card", {"card": "c5"}, 1), Fact("card", {"card": "h5"}, 3)]
    assert [reason.params for reason in advice(Phrase("do"), facts).reasons] == [{"card": "h5"}]
