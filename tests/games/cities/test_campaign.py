"""The solo campaign (S7) and its file."""

import json
import re
from typing import Any

import pytest

from draftingtable.games.cities.campaign import text as text_module
from draftingtable.games.cities.campaign.campaign import Campaign, CampaignGame, finished_game
from draftingtable.games.cities.campaign.text import campaign_text, parse_campaign
from draftingtable.games.cities.city.scoring import CATEGORIES
from draftingtable.games.core.errors import BadOption, BadRecord, IllegalMove, Refusal
from tests.games.cities.solo_table import PLAIN_DECK, SoloTable

EXAMPLE = "\n".join(
    line.removeprefix("    ")
    for line in (text_module.__doc__ or "").split("\n")
    if line.startswith("    ")
)
LOWER_A = {"A": (16, 8, 9, 10, 8, 7), "C": (10, 12, 17, 6, 12, 5)}  # 58 and 62
BOTH = {"A": (16, 8, 9, 10, 8, 7), "C": (10, 12, 17, 6, 8, 5)}  # 58 and 58


def game(won: bool = False, **changes: Any) -> CampaignGame:
    values: dict[str, Any] = {"scores": (58, 49, 49) if won else (58, 58, 60), "won": won}
    return CampaignGame(**{**values, "cities": LOWER_A, **changes})


def refused(action: Any, *arguments: Any, **named: Any) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        action(*arguments, **named)
    return caught.value.code, caught.value.rule


# S7


def test_s7_three_games_or_six_of_one_mode_and_level() -> None:
    for length in (3, 6):
        assert Campaign("expert", 2, length).options() == {"mode": "expert", "level": 2, "deck": ""}
    assert Campaign("beginner", 2, 3).options() == {"mode": "beginner", "level": 2}
    assert refused(Campaign, "expert", 2, 4) == ("option-value", "S7")
    assert refused(Campaign, "ring", 2, 3) == ("option-value", "S7")
    assert refused(Campaign, "expert", 9, 3) == ("option-value", "S5")
    assert refused(Campaign, "expert", 2, 3, "m/m") == ("deck-size", "S5")
    assert refused(Campaign, "beginner", 2, 3, PLAIN_DECK) == ("campaign-deck-without-cards", "S2")


def test_s7_points_are_the_lower_city_and_a_bonus() -> None:
    campaign = Campaign("expert", 4, 3)
    campaign.add(game())
    assert campaign.total() == 58
    bonus = campaign.choose("offices")
    assert (bonus.city, bonus.kind, bonus.points) == ("A", "offices", 10)
    assert campaign.total() == 58 + 10


def test_s7_the_bonus_is_doubled_if_you_won() -> None:
    campaign = Campaign("expert", 4, 3)
    campaign.add(game(won=True))
    assert campaign.choose("offices").points == 20
    assert campaign.total() == 58 + 20


def test_s7_each_building_type_only_once() -> None:
    campaign = Campaign("expert", 4, 3)
    campaign.add(game())
    assert [bonus.kind for bonus in campaign.choices()] == list(CATEGORIES)
    campaign.choose("shops")
    assert campaign.choices() == []
    campaign.add(game())
    assert [bonus.kind for bonus in campaign.choices()] == list(CATEGORIES[1:])
    assert refused(campaign.choose, "shops") == ("campaign-bonus-used", "S7")
    with pytest.raises(IllegalMove) as caught:
        campaign.choose("shops")
    assert caught.value.params == {"bonus": "shops", "game": 1}


def test_s7_a_long_campaign_uses_every_type() -> None:
    campaign = Campaign("beginner", 1, 6)
    for kind in CATEGORIES:
        assert not campaign.over()
        campaign.add(game())
        campaign.choose(kind)
    assert campaign.over()
    assert campaign.total() == 6 * 58 + 58
    assert refused(campaign.add, game()) == ("campaign-is-over", "S7")


def test_s7_the_bonus_is_of_the_lower_city() -> None:
    campaign = Campaign("expert", 4, 3)
    campaign.add(game())
    assert refused(campaign.choose, "shops", "C") == ("campaign-bonus-city", "S7")
    assert refused(campaign.choose, "shops", "B") == ("campaign-bonus-city", "S7")
    assert campaign.choose("shops", "A").points == 16


def test_s7_ruling_of_two_equal_cities_you_choose() -> None:
    for city, points in (("A", 8), ("C", 12), ("", 8)):
        campaign = Campaign("expert", 4, 3)
        campaign.add(game(cities=BOTH, scores=(58, 58, 58)))
        assert {(bonus.city, bonus.kind) for bonus in campaign.choices()} == {
            (name, kind) for name in "AC" for kind in CATEGORIES
        }
        assert campaign.choose("factories", city).points == points


def test_s7_the_bonus_never_decides_who_wins_the_game() -> None:
    campaign = Campaign("expert", 4, 3)
    campaign.add(game())
    campaign.choose("shops")
    assert not campaign.games[0].won
    assert campaign.games[0].scores == (58, 58, 60)


def test_a_bonus_is_chosen_before_the_next_game_and_is_final() -> None:
    campaign = Campaign("expert", 4, 3)
    assert refused(campaign.choose, "shops") == ("campaign-no-bonus-now", "S7")
    campaign.add(game())
    assert refused(campaign.add, game()) == ("campaign-bonus-missing", "S7")
    assert refused(campaign.choose, "castles") == ("campaign-bonus-unknown", "S7")
    campaign.choose("shops")
    assert refused(campaign.choose, "parks") == ("campaign-no-bonus-now", "S7")


# From played games


def played(mode: str, level: int, seed: int = 0, deck: str = "") -> SoloTable:
    table = SoloTable(mode, level, deck, seed)
    table.finish()
    return table


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_s7_a_campaign_of_real_games(mode: str) -> None:
    campaign = Campaign(mode, 1, 3)
    total = 0
    for number in range(3):
        position = played(mode, 1, number).position
        campaign.enter(position, f"game {number}.dtr")
        best = max(campaign.choices(), key=lambda bonus: bonus.points)
        campaign.choose(best.kind, best.city)
        total += position.outcome().scores[0] + best.points
        assert parse_campaign(campaign_text(campaign)) == campaign
    assert campaign.over()
    assert campaign.total() == total


def test_the_lower_city_by_type_matches_the_game() -> None:
    position = played("expert", 4).position
    entry = finished_game(position)
    assert sorted(sum(parts) for parts in entry.cities.values())[0] == entry.scores[0]
    assert entry.cities["A"] == tuple(position.score(0).by_type())
    assert entry.cities["C"] == tuple(position.score(2).by_type())


def test_only_finished_games_of_this_campaign_are_entered() -> None:
    campaign = Campaign("expert", 4, 3)
    assert refused(campaign.enter, SoloTable("expert", 4).position)[0] == "campaign-game-unfinished"
    for position in (
        played("beginner", 4).position,
        played("expert", 3).position,
        played("expert", 4, deck=PLAIN_DECK).position,
    ):
        assert refused(campaign.enter, position) == ("campaign-other-game", "S7")
    foreign = Campaign("expert", 4, 3, PLAIN_DECK)
    foreign.enter(played("expert", 4, deck=PLAIN_DECK).position)
    assert parse_campaign(campaign_text(foreign)) == foreign


def test_as_data_is_plain_data() -> None:
    campaign = parse_campaign(EXAMPLE)
    data = campaign.as_data()
    assert json.loads(json.dumps(data)) == data
    assert data["total"] == campaign.total()


# The file


def test_the_documented_example() -> None:
    campaign = parse_campaign(EXAMPLE)
    assert campaign_text(campaign) == EXAMPLE + "\n"
    assert (campaign.mode, campaign.level, campaign.length) == ("expert", 3, 3)
    assert [one.points() for one in campaign.games] == [58 + 32, 51 + 12, 47]
    assert campaign.total() == 200
    assert campaign.awaits_bonus()
    assert not campaign.over()
    assert campaign.games[0].record == "first.dtr"


def test_an_empty_campaign_is_a_file_too() -> None:
    text = campaign_text(Campaign("beginner", 2, 6))
    assert text == "drafting-table campaign 1\nmode: beginner\nlevel: 2\nlength: 6\n---\n"
    assert parse_campaign(text) == Campaign("beginner", 2, 6)


def test_files_from_windows_are_read() -> None:
    assert parse_campaign("\ufeff" + EXAMPLE.replace("\n", "\r\n")) == parse_campaign(EXAMPLE)


def test_a_name_that_would_break_the_file_is_refused() -> None:
    for name in ("two\nlines", " blank", "blank "):
        campaign = Campaign("expert", 4, 3)
        assert refused(campaign.add, game(record=name))[0] == "campaign-record-name"
    campaign = Campaign("expert", 4, 3)
    campaign.add(game(record="a record bonus A shops.dtr"))
    assert parse_campaign(campaign_text(campaign)) == campaign


def broken(pattern: str, replacement: str) -> BadRecord:
    """Returns the error for the example with one change."""
    changed, count = re.subn(pattern, replacement, EXAMPLE, count=1)
    assert count == 1
    with pytest.raises(BadRecord) as caught:
        parse_campaign(changed)
    return caught.value


@pytest.mark.parametrize(
    ("pattern", "replacement", "line", "code"),
    [
        ("campaign 1", "campaign 2", 1, "campaign-first-line"),
        ("mode: expert\n", "", 4, "campaign-header-missing"),
        ("mode: expert", "mode expert", 2, "campaign-header-form"),
        ("mode: expert", "colour: red", 2, "campaign-header-form"),
        ("mode: expert", "level: 3", 3, "campaign-header-twice"),
        ("mode: expert", "mode: ring", 2, "option-value"),
        ("level: 3", "level: 7", 3, "option-value"),
        ("level: 3", "level: 03", 3, "option-value"),
        ("level: 3", "level: ٣", 3, "option-value"),
        ("length: 3", "length: 4", 4, "option-value"),
        (
            "mode: expert\n((?:.*\n){2})",
            r"mode: beginner\n\1deck: m/m\n",
            5,
            "campaign-deck-without-cards",
        ),
        ("---", "deck: m/m\n---", 5, "deck-size"),
        ("---\n", "", 7, "campaign-no-games"),
        ("1 won", "2 won", 6, "campaign-number"),
        ("1 won", "1 drawn", 6, "campaign-line-form"),
        ("\n2 lost", "\n\n2 lost", 7, "campaign-line-form"),
        ("A=16,", "A=16,16,", 6, "campaign-line-form"),
        ("A=16,8", "A=016,8", 6, "campaign-line-form"),
        ("58,49,49", "58,49", 6, "campaign-line-form"),
        ("A=16", "A=17", 6, "campaign-score"),
        ("58,49,49", "62,49,49", 6, "campaign-score"),
        ("58,49,49", "58,49,50", 6, "campaign-automa-scores"),
        ("58,49,49", "58,58,63", 6, "campaign-automa-scores"),
        ("1 won", "1 lost", 6, "campaign-winner"),
        ("2 lost", "2 won", 7, "campaign-winner"),
        ("bonus A shops", "bonus C shops", 6, "campaign-bonus-city"),
        ("bonus A shops", "bonus A castles", 6, "campaign-bonus-unknown"),
        ("bonus C parks", "bonus C shops", 7, "campaign-bonus-used"),
        ("bonus A shops ", "", 7, "campaign-bonus-missing"),
        (
            r"C=16,8,9,10,8,7$",
            r"\g<0>\n4 lost 1,1,1 A=1,0,0,0,0,0 C=1,0,0,0,0,0",
            9,
            "campaign-bonus-missing",
        ),
        (
            r"C=16,8,9,10,8,7$",
            r"\g<0> bonus A houses\n4 lost 1,1,1 A=1,0,0,0,0,0 C=1,0,0,0,0,0",
            9,
            "campaign-is-over",
        ),
    ],
)
def test_a_malformed_campaign(pattern: str, replacement: str, line: int, code: str) -> None:
    refusal = broken(pattern, replacement)
    assert (refusal.code, refusal.line) == (code, line)


@pytest.mark.parametrize("text", ["", "\n", "hello", "drafting-table campaign 1"])
def test_a_text_that_is_not_a_campaign(text: str) -> None:
    with pytest.raises(BadRecord):
        parse_campaign(text)


def test_no_cut_or_doubled_line_is_taken_for_another_campaign() -> None:
    lines = EXAMPLE.split("\n")
    for place in range(len(lines) - 1):
        for changed in (lines[:place] + lines[place + 1 :], [*lines[: place + 1], *lines[place:]]):
            with pytest.raises(BadRecord):
                parse_campaign("\n".join(changed))


def test_other_errors_in_campaign_options_are_refusals_too() -> None:
    assert refused(Campaign, "expert", 4, 3, " ".join(["x/x"] * 20))[0] == "deck-symbol-unknown"
    with pytest.raises(BadOption):
        Campaign("beginner", 4, 5)
