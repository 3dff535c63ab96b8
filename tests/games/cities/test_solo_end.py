"""Who wins a solo game (S6)."""

from draftingtable.games.cities.city.city import city_from_rows
from draftingtable.games.cities.solo.endgame import solo_outcome
from draftingtable.games.core.outcome import TieStep
from tests.games.cities.solo_table import SoloTable


def finished(heap: str, a: tuple[str, ...], c: tuple[str, ...], level: int = 4) -> SoloTable:
    table = SoloTable("expert", level=level)
    table.position.yours = [city_from_rows(a), city_from_rows(c)]
    table.collected(heap)
    table.position.over = True
    return table


ROW = ("SSSS", "....", "....", "....")  # 16
TWO_ROWS = ("SSSS", "SSSS", "....", "....")  # 32
PARKS = ("PP..", "....", "PP..", "....")  # 16


def result(table: SoloTable) -> tuple[list[int], list[int], str]:
    outcome = solo_outcome(table.position)
    return outcome.scores, outcome.result()["winners"], outcome.tie_break


def test_s6_each_score_is_the_lower_of_two_cities() -> None:
    assert result(finished("PPPPPP", TWO_ROWS, ROW)) == ([16, 24, 16], [2], "")
    assert result(finished("PP", TWO_ROWS, ROW)) == ([16, 8, 8], [1], "")


def test_s6_the_levels_points_count_for_automacity() -> None:
    # Automacity has 18, which wins at level 4. The points of level 3 bring it below your 16.
    assert result(finished("PPPPP", TWO_ROWS, ROW, level=4)) == ([16, 18, 16], [2], "")
    assert result(finished("PPPPP", TWO_ROWS, ROW, level=3)) == ([16, 14, 14], [1], "")
    breakdown = solo_outcome(finished("PPPPP", TWO_ROWS, ROW, level=3).position).breakdown
    assert breakdown[1]["left"] == {
        "city": "B",
        **dict.fromkeys(("shops", "factories", "taverns", "offices", "houses"), 0),
        "parks": 18,
        "level": -4,
        "total": 14,
    }


def test_s6_c6_2_equal_scores_compare_the_higher_cities() -> None:
    # You have 16 and 32, Autommaso 16 and 32 too, Automarta 16 and 16.
    scores, winners, tie_break = result(finished("PPPP", TWO_ROWS, ROW))
    assert scores == [16, 16, 16]
    assert 3 not in winners
    assert tie_break != ""
    # Autommaso shares your lower city, and Automacity is higher than your other one.
    assert result(finished("PP" * 4, ROW, ("SSSS", "SS..", "....", "...."))) == (
        [16, 16, 21],
        [3],
        "",
    )
    assert result(finished("PP" * 2, TWO_ROWS, PARKS))[0] == [16, 16, 16]


def test_s6_c6_3_automacitys_buildings_count() -> None:
    # You: 8 + 4 shops. Autommaso: 8 shops and 4 parks. The same lower and higher city.
    assert result(finished("PPPP", TWO_ROWS, ROW)) == ([16, 16, 16], [1], "shops")
    # Automacity's shops instead of yours: 4 + 8 for Autommaso, 8 shops and 4 parks for you.
    assert result(finished("SSSS", TWO_ROWS, PARKS)) == ([16, 16, 16], [2], "shops")


def test_s6_the_steps_name_only_those_still_tied() -> None:
    """All have 16; Automarta's higher city is 16, yours and Autommaso's 32."""
    outcome = solo_outcome(finished("PPPP", TWO_ROWS, ROW).position)
    assert outcome.tie_steps == [
        TieStep("higher-city", {0: 32, 1: 32, 2: 16}),
        TieStep("shops", {0: 12, 1: 8}),
    ]


def test_s6_c6_4_a_shared_victory() -> None:
    assert result(finished("SSSS", TWO_ROWS, ROW)) == ([16, 16, 16], [1, 2], "shared")


def test_s6_factories_compare_over_all_three_cities() -> None:
    # Counts 1, 2 and 3: each worth 2, 3 and 4.
    a, c = ("F...", "....", "....", "...."), ("FFF.", "....", "....", "....")
    assert result(finished("FF", a, c)) == ([2, 2, 6], [3], "")
