"""Exercises follow from the rules: every answer is worked out again here, in another way."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tools.exercises.data import THEMES, Question, exercise, exercise_texts, file_of, questions
from tools.exercises.data import written as written_files

from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.core.match import Match
from draftingtable.games.core.position import Position
from draftingtable.games.core.registry import get
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.locale import LANGUAGES
from tests.locale.fluent_files import messages, said

GAMES = tuple(THEMES)
EACH = 10
LEAST_THEMES = 3
ALL = [pytest.param(game, nth, id=f"{game}-{nth + 1}") for game in GAMES for nth in range(EACH)]
Data = dict[str, Any]


@cache
def data(game: str) -> Data:
    found: Data = json.loads(file_of(game).read_text("utf-8"))
    return found


@cache
def asked(game: str) -> list[Question]:
    return list(questions(game))


def test_the_exercises_are_fresh() -> None:
    texts = exercise_texts()
    stale = [file.name for file, text in texts.items() if file.read_text("utf-8") != text]
    unknown = [file.name for file in written_files() - set(texts)]
    assert not [*stale, *unknown], "run: python -m tools.exercises"


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_ten_about_several_themes(game: str) -> None:
    found = data(game)["exercises"]
    assert len(found) == EACH
    assert len({one["theme"] for one in found}) >= LEAST_THEMES


@pytest.mark.parametrize(("game", "nth"), ALL)
def test_the_table_offers_what_is_answered_and_no_help_with_it(game: str, nth: int) -> None:
    one = data(game)["exercises"][nth]
    assert set(one["view"]["legal"]) == {*one["right"], *one["tries"]}
    assert not set(one["right"]) & set(one["tries"])
    assert one["right"]
    assert one["tries"]
    assert set(one["view"]["help"]) <= {"points", "first", "factories"}


@pytest.mark.parametrize(("game", "nth"), ALL)
def test_the_right_moves_are_those_that_playing_on_finds(game: str, nth: int) -> None:
    """Plays every legal move on a copy of the game and compares where it leads."""
    question, one = asked(game)[nth], data(game)["exercises"][nth]
    match = question.replay().match
    worth = {move: WORTH[one["theme"]](match, move) for move in one["view"]["legal"]}
    best = max(worth.values())
    assert {move for move, found in worth.items() if found == best} == set(one["right"])


@pytest.mark.parametrize(("game", "nth"), ALL)
def test_what_is_said_about_a_move_is_what_it_is_worth(game: str, nth: int) -> None:
    question, one = asked(game)[nth], data(game)["exercises"][nth]
    match = question.replay().match
    for move, answer in {**one["tries"], **one["right"]}.items():
        found = WORTH[one["theme"]](match, move)
        said_number = answer["params"].get("count", answer["params"].get("points"))
        if answer["reason"] not in ("too-many", "too-few", "too-few-razing"):
            assert said_number in (None, found), move
    for answer in one["tries"].values():
        bests = {right["params"]["points"] for right in one["right"].values()}
        assert answer["params"].get("best", next(iter(bests))) in bests


@pytest.mark.parametrize("nth", range(EACH))
def test_the_cards_named_after_a_right_answer_can_be_built_in_that_order(nth: int) -> None:
    question, one = asked("towers")[nth], data("towers")["exercises"][nth]
    match = question.replay().match
    named = [(move, answer["params"]) for move, answer in one["right"].items()]
    for move, params in ((move, params) for move, params in named if "cards" in params):
        position = played(match, move)
        while position.acting() != [0]:
            position.apply(position.acting()[0], get("towers").notation.parse_move("pass"))
        cards = [card for card in params["cards"] if f"build {card}" != move]
        razes = [f"raze {params['raze'][0]}"] if "raze" in params else []
        for text in [*razes, *(f"build {card}" for card in cards)]:
            assert text in legal(position, "towers"), (move, text)
            position.apply(0, get("towers").notation.parse_move(text))
        assert len(params["cards"]) == params["number"]


# ---- what a move is worth


def played(match: Match, *moves: str) -> Position:
    """Returns the game after these moves of the learner's."""
    position = match.position.copy()
    for move in moves:
        position.apply(0, match.game.notation.parse_move(move))
    return position


def legal(position: Position, game: str) -> list[str]:
    if position.dealing or 0 not in position.acting():
        return []
    return [get(game).notation.move_text(move) for move in position.legal_moves(0)]


def towers_built(match: Match, move: str) -> int:
    """Returns how many cards the learner has more, at best, at the end of the build."""
    before = match.position
    assert isinstance(before, TowersPosition)

    def built(position: Position) -> int:
        assert isinstance(position, TowersPosition)
        own = sum(map(len, position.towers_of(0))) + position.razes[0]
        later = [one for one in legal(position, "towers") if one.startswith(("build", "raze"))]
        if position.phase != before.phase or not later:
            return own
        return max(own, *(built(applied(position, one)) for one in later))

    def applied(position: Position, one: str) -> Position:
        twin = position.copy()
        twin.apply(0, match.game.notation.parse_move(one))
        return twin

    start = sum(map(len, before.towers_of(0))) + before.razes[0]
    return built(played(match, move)) - start


def towers_bid(match: Match, move: str) -> int:
    """Returns the number if that many cards can be built; -1 if not.

    Everybody else passes, and the learner builds in every possible way.
    """
    if move == "pass":
        return 0
    number = int(move.split()[1])
    position = played(match, move)
    while position.acting() and position.acting() != [0]:
        position.apply(position.acting()[0], get("towers").notation.parse_move("pass"))
    if number == 0 or can_finish(position, number):
        return number
    return -1


def can_finish(position: Position, left: int) -> bool:
    if left == 0:
        return True
    for move in legal(position, "towers"):
        if move.startswith(("raze", "build")):
            twin = position.copy()
            twin.apply(0, get("towers").notation.parse_move(move))
            if can_finish(twin, left - move.startswith("build")):
                return True
    return False


def towers_points(match: Match, move: str) -> int:
    return played(match, move).outcome().scores[0] - match.position.outcome().scores[0]


def city_totals(position: Position) -> tuple[int, int]:
    """Returns the points of the learner's cities, as the view shows them."""
    assert isinstance(position, DraftPosition)
    shown: Data = position.view(0).as_data()
    seat = shown["seats"][0]
    scores = {city["city"]: city["score"]["total"] for city in shown["cities"]}
    return scores[seat["left"]], scores[seat["right"]]


def city_points(match: Match, move: str) -> int:
    return sum(city_totals(played(match, move))) - sum(city_totals(match.position))


def lower_city(match: Match, move: str) -> int:
    return min(city_totals(played(match, move)))


def pair_points(match: Match, move: str) -> int:
    """Lets the others choose something too, and places both tiles in every possible way."""
    position = played(match, move)
    for seat in list(position.acting()):
        position.apply(seat, position.legal_moves(seat)[0])
    before, most = sum(city_totals(match.position)), -1000
    for tile in {text.split()[1] for text in legal(position, "cities")}:
        for first in (one for one in legal(position, "cities") if one.split()[1] == tile):
            twin = position.copy()
            twin.apply(0, get("cities").notation.parse_move(first))
            for second in legal(twin, "cities"):
                last = twin.copy()
                last.apply(0, get("cities").notation.parse_move(second))
                most = max(most, sum(city_totals(last)) - before)
    return most


def total_in(position: Position, city: str) -> int:
    """Returns the points of a city in a solo game, as the view shows them."""
    shown: Data = position.view(0).as_data()
    return next(int(one["score"]["total"]) for one in shown["cities"] if one["city"] == city)


def assigned_points(match: Match, move: str) -> int:
    """Places the Automa's tile, then both tiles of that city, in every possible way."""
    city = move.split()[2]
    position = played(match, move)
    shown: Data = match.view(0).as_data()
    (given,) = (one["tile"] for one in shown["to_place"] if one["city"] == city)
    while not any(one.startswith("place ") for one in legal(position, "cities")):
        position.apply(0, position.legal_moves(0)[0])  # something for the other city

    def best(before: Position, tile: str) -> int:
        return max(total_in(after, city) for after in placed(before, city, tile))

    own = move.split()[1]
    orders = [(given, own), (own, given)]
    both = [best(after, last) for first, last in orders for after in placed(position, city, first)]
    return max(both) - best(position, given)


def placed(before: Position, city: str, tile: str) -> Iterator[Position]:
    for one in legal(before, "cities"):
        if one.startswith(f"place {tile} {city} "):
            after = before.copy()
            after.apply(0, get("cities").notation.parse_move(one))
            yield after


def spared_points(match: Match, move: str) -> int:
    """Returns how little Automacity gets, as a negative number."""
    return total_in(match.position, "B") - total_in(played(match, move), "B")


WORTH = {
    "largest": towers_bid,
    "raze": towers_built,
    "order": towers_built,
    "card": towers_points,
    "place": city_points,
    "duplex": city_points,
    "lower": lower_city,
    "pick": pair_points,
    "assign": assigned_points,
    "automacity": spared_points,
}


# ---- words


def sentences() -> dict[str, set[str]]:
    """Returns each message, and the parameters that it always gets."""
    found: dict[str, set[str]] = {}

    def note(message: str, params: Data) -> None:
        found[message] = found.get(message, set(params)) & set(params)

    for game in GAMES:
        for one in data(game)["exercises"]:
            note(f"exercise-ask-{one['theme']}", one["params"])
            for answer in (*one["right"].values(), *one["tries"].values()):
                note(f"exercise-{answer['reason']}", answer["params"])
    return found


def test_sentences_exist_with_their_parameters() -> None:
    known = messages("en")
    for message, params in sentences().items():
        assert known[message].variables <= {*params, *(f"{one}_count" for one in params)}, message


def test_a_right_placement_says_what_scores_more() -> None:
    """As the table shows it before and after the move."""
    placed = [one for one in data("cities")["exercises"] if one["theme"] in ("place", "duplex")]
    for one in placed:
        for move, answer in one["right"].items():
            assert answer["reason"] == "place-points"
            shown = [
                next(
                    city["score"][answer["params"]["category"]]
                    for city in view["game"]["cities"]
                    if city["city"] == move.split()[2]
                )
                for view in (one["view"], answer["after"])
            ]
            assert shown == [answer["params"]["before"], answer["params"]["now"]]
            assert shown[0] < shown[1]
    assert placed


def test_a_question_names_the_city_if_only_one_is_open() -> None:
    asked_in: set[str] = set()
    for one in data("cities")["exercises"]:
        if "city" in one["params"]:
            cities = {move.split()[2] for move in (*one["right"], *one["tries"])}
            assert one["params"]["city"] == ("both" if len(cities) > 1 else min(cities))
            asked_in.add(one["params"]["city"])
    assert "both" in asked_in
    assert len(asked_in) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_and_answer_is_one_sentence(language: str) -> None:
    for message in sentences():
        text = said(language)[message]
        assert not re.findall(r"(?<!\d)[.!?] ", text), f"{language} {message}: {text}"
        assert text.endswith((".", "?")), f"{language} {message}: {text}"


def test_a_question_that_everything_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    question = asked("towers")[0]
    judged = question.judge(question.replay().match)
    right = judged.right_moves()[0]
    only = type(judged)({right: judged.answers[right]}, judged.right)
    monkeypatch.setitem(THEMES["towers"], question.theme, lambda _match: only)
    with pytest.raises(AssertionError, match="every answer is right"):
        exercise(question)
