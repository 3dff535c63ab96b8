"""Lessons are replayed by the rules, and every language says all of their sentences briefly."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from tools.lessons.data import LEARNER, file_of, lesson, lesson_texts, written
from tools.lessons.script import read, scripts

from draftingtable.games.core.replay import Replay
from draftingtable.locale import LANGUAGES
from tests.locale.fluent_files import messages, said

FILES = {script.name: file_of(script) for script in scripts()}
NAMES = list(FILES)
WORDS_PER_MINUTE = 175
"""Most adults read 175 to 300 words of English non-fiction per minute (Brysbaert 2019, a review of
190 studies).
"""
LETTERS_PER_MINUTE = 750
"""Words of other languages are longer. Adults read 880 characters per minute aloud, spaces included
(Trauzettel-Klosinski and Dietz 2012, the mean of 14 languages), and faster silently.
"""
SECONDS_PER_MOVE = 4
"""To find it and make it. An assumption."""
SECONDS_TO_CONTINUE = 2
SECONDS_OF_OTHERS = {"towers": 19}
"""While the others move; the client's tests check that it is no longer (lesson-table.test.ts)."""
MINUTES = 4
HOME = ("home-title", "home-subtitle", "learn-offer", "learn-skip", "game-towers", "game-cities")
"""What is read on the first visit before a lesson begins."""


@cache
def data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILES[name].read_text("utf-8"))
    return found


def test_the_lessons_are_fresh() -> None:
    texts = lesson_texts()
    stale = [file.name for file, text in texts.items() if file.read_text("utf-8") != text]
    unknown = [file.name for file in written() - set(texts)]
    assert not [*stale, *unknown], "run: python -m tools.lessons"


@pytest.mark.parametrize("name", NAMES)
def test_every_legal_move_has_an_answer(name: str) -> None:
    for step in data(name)["steps"]:
        if "move" in step:
            assert {step["move"], *step["tries"]} == set(step["view"]["legal"]), step["name"]
            assert step["move"] not in step["tries"]
        else:
            assert step["view"]["legal"] == [], step["name"]


def test_a_bid_shows_the_cards_that_the_lesson_then_asks_for() -> None:
    steps = [step for step in data("towers")["steps"] if "move" in step]
    bids = ("bid", "pass")
    answers = [place for place, step in enumerate(steps) if step["move"].startswith(bids)]
    for place, end in zip(answers, [*answers[1:], len(steps)], strict=True):
        if steps[place]["move"] == "pass":
            assert end == place + 1, "somebody else builds"
            continue
        number = int(steps[place]["move"].split()[1])
        plan = steps[place]["view"]["help"]["plans"][number]
        razed = [f"raze {plan['raze']}"] if plan["raze"] else []
        planned = razed + [f"build {card}" for card in plan["builds"]]
        assert sorted(planned) == sorted(step["move"] for step in steps[place + 1 : end])


def test_the_8_is_explained_before_it_is_bid_for() -> None:
    steps = data("towers")["steps"]
    names = [step["name"] for step in steps]
    for place, step in enumerate(steps):
        move = step.get("move", "")
        if move.startswith("bid "):
            builds = step["view"]["help"]["plans"][int(move.split()[1])]["builds"]
            if any(card[1:] == "8" for card in builds):
                assert "special" in names[:place]


def test_a_sign_is_explained_when_it_appears() -> None:
    """The crown comes with the first card, and razing is offered where it is taught."""
    steps = data("towers")["steps"]
    names = [step["name"] for step in steps]
    assert names.index("crown") == names.index("take") + 1
    offered = [step["name"] for step in steps if any("raze" in m for m in step["view"]["legal"])]
    assert offered == ["raze"]
    assert names.index("razing") < names.index("raze")


def test_the_others_moves_are_seen_one_by_one() -> None:
    (step,) = (step for step in data("towers")["steps"] if step["name"] == "take")
    bids = [moment["view"]["game"]["bids"] for moment in step["before"]]
    assert bids == [[3, None, None], [3, "pass", None]]


@pytest.mark.parametrize("name", ["cities", "beginner", "solo"])
def test_an_answer_about_a_marked_square_names_its_city(name: str) -> None:
    """The mark may be in another city than the one last looked at."""
    for step in data(name)["steps"]:
        for answer in step.get("tries", {}).values():
            if answer["reason"] in ("less", "same"):
                assert answer["params"]["city"] == step["move"].split()[2]
    for language in LANGUAGES:
        assert messages(language)["lesson-cities-same"].variables == {"city"}
        assert "city" in messages(language)["lesson-cities-less"].variables


def test_a_partner_proposes_the_move_that_the_step_asks_for() -> None:
    (step,) = (step for step in data("cities")["steps"] if "offer" in step)
    city = step["view"]["game"]["cities"]["ABC".index(step["move"].split()[2])]
    proposal = step["offer"]["proposal"]
    assert proposal["move"] == step["move"]
    assert {1, proposal["seat"]} == set(city["builders"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_with_how_many_points_the_learner_won(language: str) -> None:
    replay = Replay(next(script.record for script in scripts() if script.name == "cities"))
    replay.finish()
    outcome = replay.outcome()
    assert list(outcome.winners) == [LEARNER]
    end = said(language)["learn-cities-done"]
    assert re.findall(r"\d+", end) == [str(outcome.scores[LEARNER])]
    rivals = outcome.scores[1:]
    city_b = data("cities")["steps"][-1]["params"]["city_B"]
    assert list(rivals) == [city_b] * 2, "the last step says so"


def test_the_learner_places_before_the_neighbours_place_the_same() -> None:
    """Their tiles were taken for one's own, which were still in hand."""
    for step in data("cities")["steps"]:
        if step["name"] in ("park", "shop", "tavern"):
            neighbours = step["view"]["game"]["seats"][1:]
            assert all(seat["unplaced"] == seat["revealed"] for seat in neighbours), step["name"]


def sentences(name: str) -> dict[str, set[str]]:
    """Returns each message of a lesson, and the parameters that it always gets."""
    found: dict[str, set[str]] = {}
    for step in data(name)["steps"]:
        for key, entry in [
            ("name", step),
            *(("reason", a) for a in step.get("tries", {}).values()),
            *(("reason", a) for a in step.get("offer", {}).get("replies", {}).values()),
        ]:
            given = set(entry.get("params", {}))
            message = f"lesson-{name}-{entry[key]}"
            found[message] = found.get(message, given) & given
    return found


@pytest.mark.parametrize("name", NAMES)
def test_sentences_exist_with_their_parameters_and_none_is_unused(name: str) -> None:
    known = messages("en")
    asked = sentences(name)
    assert asked.keys() == {one for one in known if one.startswith(f"lesson-{name}-")}
    for message, params in asked.items():
        assert known[message].variables <= params, message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_read_in_four_minutes(name: str, language: str) -> None:
    """Counts every sentence from the first visit to the end: the first points come much earlier."""
    spoken = said(language)
    steps = data(name)["steps"]
    asked = [f"lesson-{name}-{step['name']}" for step in steps]
    text = " ".join(spoken[message] for message in (*HOME, *asked, f"learn-{name}-done"))
    words, letters = len(re.findall(r"\w+", text)), len(re.findall(r"\w", text))
    reading = max(words / WORDS_PER_MINUTE, letters / LETTERS_PER_MINUTE)
    doing = [SECONDS_PER_MOVE if "move" in step else SECONDS_TO_CONTINUE for step in steps]
    assert reading + (sum(doing) + SECONDS_OF_OTHERS.get(name, 0)) / 60 < MINUTES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_each_step_says_one_sentence(name: str, language: str) -> None:
    for message in sentences(name):
        text = said(language)[message]
        inner_ends = re.findall(r"(?<!\d)[.!?] ", text)  # "2. szint" is an ordinal
        assert not inner_ends, f"{language} {message}: {text}"
        assert text.endswith((".", "!")), f"{language} {message}: {text}"


SCRIPT = """drafting-table record 1
game: towers
rules: 1
options: {"referee": true}
seats: ["A", "B"]
start: 1
---
deal s14 s11 c13 t3 j1
"""


@pytest.mark.parametrize(
    ("notes", "problem"),
    [
        ("# do bid\n# else bid 1: low\n1 bid 0\n", "no answer to bid 2"),
        ("# do bid\n# else bid 6: low\n# else *: other\n1 bid 0\n", "no other legal move"),
        ("# do bid\n# else bid 0: low\n# else *: other\n1 bid 0\n", "no other legal move"),
        ("# do bid\n# else *: other\n1 bid 5\n# do take\n# else *: x\n", "the record ends"),
        ("1 bid 0\n# do pass\n# else *: other\n2 pass\n", "not the learner's"),
    ],
)
def test_a_careless_script_is_refused(notes: str, problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        lesson(read("careless", SCRIPT + notes))


def test_an_unknown_annotation_is_refused() -> None:
    with pytest.raises(ValueError, match="not an annotation: say hello"):
        read("careless", SCRIPT + "# say hello\n")
