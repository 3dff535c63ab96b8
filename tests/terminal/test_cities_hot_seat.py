"""Several people at one terminal, with a curtain between their secrets."""

import re
import sys
from types import SimpleNamespace

import pytest
from rich.text import Text

from draftingtable.games.core.outcome import SHARED, Outcome, TieStep
from draftingtable.locale import Words
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.cities.score_tables import Result
from draftingtable.terminal.cities.screen import CitiesScreen
from tests.terminal.scripted import Played, console, play
from tests.terminal.test_cities_moves import placing

CLEARED = "\x1b[3J"
TWO = "human:Anna,human:Bo"


def two(*lines: str, seats: str = TWO, coloured: bool = True) -> Played:
    mode = "two" if seats == TWO else "ring"
    return play(
        *lines,
        seats=seats,
        game="cities",
        start=None,
        seed="5",
        options={"mode": mode},
        on=console(80, 40, coloured),
    )


def sheets(played: Played) -> list[str]:
    """Returns what was on the screen between one clearing and the next."""
    plain = played.text.replace(CLEARED, "\f")
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", plain).split("\f")


def test_nobody_sees_another_s_hand() -> None:
    shown = sheets(two("", "1 2", "", "", "1 2", "", "1", "1", "1"))
    curtains = [sheet for sheet in shown if ", press Enter" in sheet]
    assert len(curtains) == 2
    for sheet in curtains:
        assert "which two tiles" not in sheet
    for sheet in shown:
        assert not ("Anna: which two" in sheet and "Bo: which two" in sheet)
        if "which tile goes into which city" in sheet:
            assert "which two tiles" not in sheet
            assert "You pass on" not in sheet  # the rest of the hand is secret too


def test_the_log_keeps_secrets() -> None:
    shown = sheets(two("", "1 2", "", ""))
    of_bo = next(sheet for sheet in shown if "Bo: which two" in sheet)
    assert "Anna has chosen." in of_bo
    assert "Anna chooses" not in of_bo
    assert "Have chosen: Anna." in of_bo


def test_typed_choices_are_removed_from_the_history(monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten: list[bool] = []
    readline = SimpleNamespace(clear_history=lambda: forgotten.append(True))
    monkeypatch.setitem(sys.modules, "readline", readline)
    two("", "1 2", "", "")
    assert forgotten


def test_alone_with_bots_there_is_no_curtain() -> None:
    played = two("1 2", "", seats="human:Anna,random,random")
    assert CLEARED not in played.text
    assert "press Enter" not in played.text


RING = "human:Anna,human:Bo,random"


def test_who_places_first_when_both_wait() -> None:
    """C3.4: after both have let the other go first, the lower seat must."""
    chosen = ("", "1 2", "", "", "1 2", "")
    text = two(*chosen, "wait", "wait", seats=RING, coloured=False).text
    assert "if you both wait, Anna places first." in " ".join(text.split())
    assert "Bo: which tile goes into which city?" in text
    assert "Nobody else can go before you now." in text


def test_a_slip_can_be_taken_back_at_the_next_prompt() -> None:
    chosen = ("", "1 2", "", "", "1 2", "")
    text = two(*chosen, "1", "1", "undo", coloured=False).text
    assert "Anna: last move taken back." in text


# The result


def result_text(outcome: Outcome) -> str:
    match = placing(1)
    screen = CitiesScreen(Words("en"), ["Anna", "Bo", "Lina"])
    look = Look(80, 24, coloured=False, symbols=True)
    table = screen.here(match, 0).table
    result = Result(table, outcome, screen.names, screen.words, look)
    return Text("\n").join(result.lines()).plain


def tied(winners: list[int], tie_break: str, *steps: TieStep) -> str:
    city = {"city": "A", "total": 40}
    parts: dict[str, object] = {"buildings": {"shops": 3}, "left": city, "right": city}
    return result_text(Outcome([40, 40, 40], winners, "", tie_break, [parts] * 3, list(steps)))


HIGHER = TieStep("higher-city", {0: 55, 1: 60, 2: 60})


def test_c6_a_tie_is_explained_step_by_step_between_those_still_in_it() -> None:
    text = tied([1], "shops", HIGHER, TieStep("shops", {1: 4, 2: 3}))
    assert "tied. The tie-breaker is the higher city: Anna 55, Bo 60, Lina 60.\n" in text
    assert "Bo, Lina. The next tie-breaker is the number of shops: Bo 4, Lina 3.\n" in text


def test_c6_4_a_shared_victory_is_explained() -> None:
    assert "Everything is equal: the victory is shared." in tied([0, 1, 2], SHARED)
    text = tied([1, 2], SHARED, HIGHER)
    assert "The tie-breaker is the higher city: Anna 55, Bo 60, Lina 60." in text
    assert "Everything else is equal: Bo, Lina share the victory." in text
