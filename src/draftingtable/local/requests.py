"""What clients ask for, as actions: over the WebSocket, and with `POST /tables/{id}/...`."""

from collections.abc import Callable, Mapping
from typing import Final

from draftingtable.games.core.wishes import Wish
from draftingtable.local.reading import Given
from draftingtable.table import actions

Read = Callable[[Given], actions.Action]


def move(given: Given) -> actions.Action:
    return actions.Move(given.seat(), given.number("phase"), given.text("move"), given.text("id"))


def undo(given: Given) -> actions.Action:
    return actions.Undo(given.seat(), given.text("id"))


def say(given: Given) -> actions.Action:
    return actions.Say(given.text_or_none("text"), given.text_or_none("phrase"))


def propose(given: Given) -> actions.Action:
    wanted = given.text_or_none("move")
    if wanted is None:
        return actions.Withdraw(given.seat(), None)
    return actions.Propose(given.seat(), wanted)


def withdraw(given: Given) -> actions.Action:
    return actions.Withdraw(given.seat(), given.text("move"))


def reply(given: Given) -> actions.Action:
    return actions.Reply(given.seat(), given.seat("to"), given.text("move"), given.text("answer"))


def wish(given: Given) -> actions.Action:
    wished = Wish(given.text("city"), given.text("square"), given.text("building"))
    return actions.MakeWish(given.seat(), wished)


def unwish(given: Given) -> actions.Action:
    return actions.DropWish(given.seat(), given.text("city"), given.text("square"))


def replace(given: Given) -> actions.Action:
    return actions.Replace(given.seat())


LIVE: Final[Mapping[str, Read]] = {
    "move": move,
    "undo": undo,
    "say": say,
    "propose": propose,
    "withdraw": withdraw,
    "reply": reply,
    "wish": wish,
    "unwish": unwish,
    "replace": replace,
}
"""By type of message: those that lead to entries."""


def set_seat(given: Given) -> actions.Action:
    level, nickname = given.text_or_none("level"), given.text_or_none("nickname")
    return actions.SetSeat(given.seat(), given.text("kind"), level, nickname)


def ready(given: Given) -> actions.Action:
    return actions.Ready(given.seat(), given.flag("ready", True), given.text_or_none("commit"))


def start(given: Given) -> actions.Action:
    commits, nonces = given.texts("commits"), given.hexadecimals("nonces")
    return actions.Start(commits, nonces, given.flag("fill", False), given.text_or_none("level"))


POSTED: Final[Mapping[str, Read]] = {
    "leave": lambda given: actions.Leave(given.seat_or_none()),
    "seat": set_seat,
    "order": lambda given: actions.Order(given.seats("seats")),
    "settings": lambda given: actions.Change(given.others()),
    "ready": ready,
    "answer": lambda given: actions.Answer(given.seat(), given.text("text")),
    "rename": lambda given: actions.Rename(given.seat(), given.text("nickname")),
    "keep": lambda given: actions.Keep(),
    "close": lambda given: actions.Close(),
    "start": start,
    "reveal": lambda given: actions.Reveal(given.seat(), given.hexadecimal("nonce")),
    "resign": lambda given: actions.Resign(given.seat()),
    "replace": replace,
    "chat": lambda given: actions.SwitchChat(given.flag("on", True)),
    "return": lambda given: actions.Return(given.seat()),
    "end": lambda given: actions.End(given.seat(), given.flag("agree", True)),
}
"""By the last part of the path."""
