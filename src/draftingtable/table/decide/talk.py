"""Decisions about chat: who may say what, and how much.

Free text is for open and running tables. After the game its players, and nobody else, may still say
a few quick phrases ("good game"). What one player, and all spectators together, say at a table is
limited, since all of it is stored.
"""

from draftingtable.games.core.errors import Refusal
from draftingtable.table import actions
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import ChatSwitched, Fact, Said
from draftingtable.table.entry_parts import Speaker
from draftingtable.table.names import clean_text
from draftingtable.table.seats import OPEN
from draftingtable.table.state import RUNNING, SPECTATORS


def say(request: RequestContext, action: actions.Say) -> list[Fact]:
    table = request.table
    if not table.may_watch(request.by):
        raise Refusal("spectators-off")
    check_amount(request)
    own = table.seats_of(request.by)
    name = table.name_of(request.by) or action.nickname
    speaker = Speaker(request.by, name, own[0] + 1 if own else None)
    if action.phrase is not None:
        return [Said(speaker, phrase=known_phrase(request, action.phrase))]
    if table.state not in (OPEN, RUNNING):
        raise Refusal("chat-over")
    if not table.settings.chat:
        raise Refusal("chat-off")
    return [Said(speaker, text=readable(request, action.text or ""))]


def check_amount(request: RequestContext) -> None:
    """Refuses further lines by players who have said enough; spectators share their limit."""
    table, policy = request.table, request.policy
    belongs = request.by in table.players()
    if table.state not in (OPEN, RUNNING):
        if not belongs:
            raise Refusal("chat-over")
        if table.said_after_end[request.by] >= policy.most_said_after_end:
            raise Refusal("chat-enough")
    most = policy.most_said if belongs else policy.most_said_watching
    if table.said[request.by if belongs else SPECTATORS] >= most:
        raise Refusal("chat-enough")


def known_phrase(request: RequestContext, phrase: str) -> str:
    if phrase not in request.policy.phrases:
        choices = list(request.policy.phrases)
        raise Refusal("phrase-unknown", "", {"found": phrase, "choices": choices})
    return phrase


def readable(request: RequestContext, text: str) -> str:
    """Returns the text as one visible paragraph of limited length."""
    said = clean_text(text)
    if not said:
        raise Refusal("message-empty")
    if len(said) > request.policy.longest_message:
        raise Refusal("message-long", "", {"most": request.policy.longest_message})
    return said


def switch_chat(request: RequestContext, action: actions.SwitchChat) -> list[Fact]:
    request.need_host()
    if request.table.state not in (OPEN, RUNNING):
        raise Refusal("chat-over")
    return [ChatSwitched(action.on)] if action.on != request.table.settings.chat else []
