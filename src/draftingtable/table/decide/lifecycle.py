"""Decisions that do not wait for a state of the table: leaving, talking, and what time brings."""

from draftingtable.games.core.errors import Refusal
from draftingtable.table import actions
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import Data, Draft
from draftingtable.table.seats import OPEN
from draftingtable.table.state import RUNNING


def leave(asked: RequestContext, action: actions.Leave) -> list[Draft]:
    table = asked.table
    if table.state not in (OPEN, RUNNING):
        return []
    asked.need_somebody()
    own = table.seats_of(asked.by)
    if action.seat is not None:
        asked.own_seat(action.seat)
    going = own if action.seat is None else [action.seat]
    gone = len(going) == len(own)
    return leave_open(asked, going, gone) if table.state == OPEN else leave_game(asked, going, gone)


def leave_open(asked: RequestContext, going: list[int], gone: bool) -> list[Draft]:
    data: Data = {"seats": [place + 1 for place in going]}
    if gone and asked.by == asked.table.host:
        heirs = [player for player in asked.table.players() if player != asked.by]
        if not heirs:
            return [Draft("expired", {})]
        data["host"] = heirs[0]
    return [Draft("left", data)]


def leave_game(asked: RequestContext, going: list[int], gone: bool) -> list[Draft]:
    """The seats stay theirs: bots play until they return."""
    seats = asked.table.seats
    level = asked.level(None)
    drafts = [
        Draft("stood-in", {"seat": place + 1, "level": level})
        for place in going
        if seats[place].is_played_by_person()
    ]
    if drafts and gone and asked.by == asked.table.host:
        playing = [seat.player for seat in seats if seat.is_played_by_person()]
        heirs = [player for player in playing if player != asked.by]
        if heirs:
            drafts[-1].data["host"] = heirs[0]
    return drafts


def say(asked: RequestContext, action: actions.Say) -> list[Draft]:
    table = asked.table
    own = table.seats_of(asked.by)
    who: Data = {
        "player": asked.by,
        "nickname": table.name_of(asked.by) or action.nickname,
        "seat": own[0] + 1 if own else None,
    }
    if action.phrase is not None:
        if action.phrase not in asked.house.phrases:
            choices = list(asked.house.phrases)
            raise Refusal("phrase-unknown", "", {"found": action.phrase, "choices": choices})
        return [Draft("said", {"by": who, "phrase": action.phrase})]
    if not table.settings.chat:
        raise Refusal("chat-off")
    return [Draft("said", {"by": who, "text": readable(asked, action.text or "")})]


def readable(asked: RequestContext, text: str) -> str:
    """One paragraph of what can be seen, not too long."""
    said = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not said:
        raise Refusal("message-empty")
    if len(said) > asked.house.longest_message:
        raise Refusal("message-long", "", {"most": asked.house.longest_message})
    return said


def keep(asked: RequestContext, action: actions.Keep) -> list[Draft]:
    asked.need_somebody()
    return [Draft("kept", {})] if asked.table.expires is not None else []


def close(asked: RequestContext, action: actions.Close) -> list[Draft]:
    asked.need_open()
    asked.need_host()
    return [Draft("expired", {})]


def tick(asked: RequestContext, action: actions.Tick) -> list[Draft]:
    """One thing at a time: what is still due afterwards is found by asking again."""
    table = asked.table
    if table.state not in (OPEN, RUNNING):
        return []
    ending = table.clock.first_to_end() if table.clock is not None else None
    if ending is not None and ending[0] <= asked.now:
        return [time_is_up(asked, ending[1])]
    if table.expires is not None:
        return [Draft("expired", {})] if table.expires <= asked.now else []
    running = table.state == RUNNING
    idle = asked.house.idle_running if running else asked.house.idle_open
    if table.updated + idle > asked.now:
        return []
    grace = asked.house.grace_running if running else asked.house.grace
    return [Draft("warned", {"expires": asked.now + grace})]


def time_is_up(asked: RequestContext, place: int) -> Draft:
    """The table's option: a bot plays on, or one harmless move is made."""
    table = asked.table
    if table.settings.at_zero == "bot":
        return Draft("stood-in", {"seat": place + 1, "level": asked.level(None), "clock": True})
    match = asked.need_running()
    chosen = match.game.default_move(match.position, place)
    text = match.game.notation.move_text(chosen)
    return Draft("moved", {"seat": place + 1, "move": text, "clock": True})


