"""Bots say what they think of a wish in a city that they share, and that they have granted it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from draftingtable.games.core.wishes import Wish
from draftingtable.server.bot_pool.bot_talk import BotTalk
from draftingtable.server.bot_pool.pickling import pack, unpack
from draftingtable.server.ws.server_messages import WishAnswered
from draftingtable.table import SYSTEM, Entry, actions
from draftingtable.table.state import MadeWish
from draftingtable.table_bots.asking import move_question
from draftingtable.table_bots.listening import TALKATIVE, wishes_heard
from draftingtable.table_bots.questions import Question
from draftingtable.table_bots.talk import adds_for, alternatives
from draftingtable.table_bots.thinking import Thinking
from draftingtable.table_bots.wish_remarks import Remark, remarks
from tests.server_in_process.test_bot_talk import BOT, discussing, points_in
from tests.table.sitting import Sitting


def wished(sitting: Sitting, move: str) -> tuple[Wish, Entry]:
    """Lets Anna wish for what a move would do."""
    _, building, city, square = move.split()
    wish = Wish(city, square, building)
    (entry,) = sitting.do("anna", actions.MakeWish(0, wish))
    return wish, entry


def best_and_worst(sitting: Sitting) -> tuple[str, str]:
    points = points_in(sitting, "C")
    return max(points, key=points.__getitem__), min(points, key=points.__getitem__)


@pytest.mark.parametrize("level", TALKATIVE)
def test_a_bot_agrees_to_a_good_wish_and_says_what_is_better_than_a_bad_one(level: str) -> None:
    sitting = discussing(level)
    best, worst = best_and_worst(sitting)
    wish, entry = wished(sitting, best)
    (good,) = remarks(sitting.table, entry)
    assert (good.seat, good.made, good.answer) == (BOT, MadeWish(0, wish), "agreed")
    assert good.reason is not None
    said = WishAnswered.model_validate(good.as_data())
    assert (said.seat, said.to, said.city, said.square) == (BOT + 1, 1, "C", wish.square)
    (bad,) = remarks(sitting.table, wished(sitting, worst)[1])
    assert bad.answer == "declined"
    assert bad.reason is not None
    assert bad.reason.kind == "better-square"


def test_random_bots_and_those_who_do_not_share_the_city_say_nothing() -> None:
    silent = discussing("random")
    best, _ = best_and_worst(silent)
    assert remarks(silent.table, wished(silent, best)[1]) == []
    assert wishes_heard(silent.table, BOT) == ()
    sitting = discussing("apprentice")
    in_a = next(move for move in sitting.view(0)["legal"] if move.split()[2] == "A")
    assert remarks(sitting.table, wished(sitting, in_a)[1]) == []


def test_a_bot_says_so_when_it_has_granted_a_wish() -> None:
    sitting = discussing("apprentice")
    move = bots_single_move(sitting)
    wish, _ = wished(sitting, move)
    (entry,) = sitting.move(BOT, move)
    assert remarks(sitting.table, entry) == [Remark(BOT, MadeWish(0, wish), "granted")]


def test_a_bot_says_why_it_builds_something_else_on_a_wished_square() -> None:
    sitting = discussing("apprentice")
    move = bots_single_move(sitting)
    _, building, city, square = move.split()
    wish = Wish(city, square, "S" if building != "S" else "P")
    sitting.do("anna", actions.MakeWish(0, wish))
    (entry,) = sitting.move(BOT, move)
    (remark,) = remarks(sitting.table, entry)
    assert remark == Remark(BOT, MadeWish(0, wish), "thwarted")
    assert remark.is_true_of(sitting.table)
    assert WishAnswered.model_validate(remark.as_data()).answer == "thwarted"


def bots_single_move(sitting: Sitting) -> str:
    """Returns a placement of the bot's in the city that it shares with Anna."""
    match = sitting.table.match
    assert match is not None
    texts = map(match.game.notation.move_text, sitting.table.legal_moves(BOT))
    return next(text for text in texts if text.split()[2] == "C")


def test_nobody_hears_what_was_thought_of_a_wish_that_is_gone() -> None:
    sitting = discussing("apprentice")
    best, _ = best_and_worst(sitting)
    wish, entry = wished(sitting, best)
    heard: list[object] = []

    async def act(_table: str, _by: str, _action: actions.Action) -> int:
        raise AssertionError("a remark is not stored")

    def relay(_table: str, message: Mapping[str, object]) -> None:
        heard.append(message["answer"])

    async def talk(entry: Entry) -> None:
        talking = BotTalk(act, relay)
        talking.consider(sitting.table, entry)
        await asyncio.gather(*talking.tasks)

    asyncio.run(talk(entry))
    assert heard == ["agreed"]
    sitting.do("anna", actions.DropWish(0, wish.city, wish.square))
    asyncio.run(talk(entry))
    assert heard == ["agreed"]


def test_a_bot_is_asked_with_the_wishes_of_the_moment_and_answers_the_same_again() -> None:
    sitting = discussing("apprentice")
    favourite = answered(sitting)
    wish, _ = wished(sitting, another_place(sitting, favourite))
    granting = answered(sitting)
    assert granting != favourite
    assert granting.split()[1:] == [wish.building, wish.city, wish.square]
    assert answered(sitting) == granting


def answered(sitting: Sitting) -> str:
    """Returns what a new bot process answers for the bot's turn."""
    turn = next(turn for turn in sitting.table.bots_to_move() if turn.seat == BOT)
    question: Question = unpack(pack(move_question(sitting.table, turn, 1.0)))
    return sitting.table.settings.rules().notation.move_text(Thinking().answer(question))


def another_place(sitting: Sitting, favourite: str) -> str:
    """Returns a square in the same city that adds as much for the same tile."""
    match = sitting.table.match
    assert match is not None
    adds = adds_for(match, BOT, sitting.table.legal_moves(BOT))
    others = alternatives(adds, favourite)
    return next(move for move in others if move != favourite and others[move] == others[favourite])


async def never(_table: str, by: str, _action: actions.Action) -> int:
    raise AssertionError(f"nobody acts, least of all {by or SYSTEM}")
