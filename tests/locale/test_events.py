"""Events as sentences: who did what, as far as the reader may know."""

import pytest

from draftingtable.games.core.events import Event
from draftingtable.locale import LANGUAGES, Words
from draftingtable.locale.events import tell, tell_all

NAMES = ["Anna", "Péter"]
ENGLISH = Words("en")


def test_players_are_named() -> None:
    event = Event("bid", {"seat": 2, "number": 3})
    assert tell(ENGLISH, event, NAMES, 0) == "Péter bids 3."


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stay_as_they_are(language: str) -> None:
    deal = Event("deal", {"cards": ["s7", "c0"], "round": 3, "start": 1, "left": 5})
    said = tell(Words(language), deal, NAMES, 0)
    assert "Anna" in said
    assert "s7, c0" in said


def test_several_cards_by_the_same_player_are_one_sentence() -> None:
    builds = [Event("build", {"seat": 1, "card": card, "height": 1}) for card in ("s7", "c0")]
    other = Event("build", {"seat": 2, "card": "t3", "height": 2})
    said = tell_all(ENGLISH, [*builds, other], NAMES, 0)
    assert said == ["Anna builds s7, c0.", "Péter builds t3 (floor 2)."]


def test_other_events_are_listed_one_by_one() -> None:
    passes = [Event("pass", {"seat": 1}), Event("pass", {"seat": 1})]
    assert tell_all(ENGLISH, passes, NAMES, 0) == ["Anna passes.", "Anna passes."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_secrets_are_shown_to_their_owner_only(language: str) -> None:
    pick = Event("pick", {"seat": 1}, {"tiles": ["S", "F/e"]}, 0)
    assert "S, F/e" in tell(Words(language), pick, NAMES, 0)
    for viewer in (1, -1):
        said = tell(Words(language), pick, NAMES, viewer)
        assert "F/e" not in said
        assert "{" not in said
