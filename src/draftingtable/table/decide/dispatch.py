"""`decide` turns a request into facts to be stored, without changing the table."""

from collections.abc import Callable
from typing import Any, Final

from draftingtable.games.core.errors import Refusal
from draftingtable.table import actions
from draftingtable.table.decide import (
    branching,
    continuing,
    lifecycle,
    lobby,
    playing,
    proposals,
    settings_changes,
    shared_deals,
    stand_ins,
    starting,
    talk,
    wishes,
)
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import Fact
from draftingtable.table.policy import ServerPolicy
from draftingtable.table.state import TableState

DECISIONS: dict[type[actions.Action], Callable[[RequestContext, Any], list[Fact]]] = {
    actions.Create: lobby.create,
    actions.Import: lobby.import_record,
    actions.Branch: branching.branch,
    actions.GoOn: continuing.go_on,
    actions.Take: continuing.take,
    actions.PlayDaily: shared_deals.play_daily,
    actions.Repeat: shared_deals.repeat,
    actions.Join: lobby.join,
    actions.SetSeat: lobby.set_seat,
    actions.Order: lobby.order,
    actions.Change: settings_changes.change,
    actions.Ready: lobby.ready,
    actions.Answer: lobby.answer,
    actions.Rename: lobby.rename,
    actions.Start: starting.start,
    actions.Reveal: starting.reveal,
    actions.Move: playing.move,
    actions.Undo: playing.undo,
    actions.Propose: proposals.propose,
    actions.Withdraw: proposals.withdraw,
    actions.Reply: proposals.reply,
    actions.MakeWish: wishes.make,
    actions.DropWish: wishes.drop,
    actions.Resign: playing.resign,
    actions.Replace: stand_ins.replace,
    actions.Return: stand_ins.give_back,
    actions.End: playing.end,
    actions.Rematched: playing.rematched,
    actions.Leave: lifecycle.leave,
    actions.Say: talk.say,
    actions.SwitchChat: talk.switch_chat,
    actions.Keep: lifecycle.keep,
    actions.Close: lifecycle.close,
    actions.Tick: lifecycle.tick,
}


ENDS: Final = (
    *(actions.Move, actions.Resign, actions.Leave, actions.Close, actions.Rematched, actions.Tick),
)
"""What even a full log accepts: it leads to the end, and none of it can be repeated for ever."""


def decide(
    policy: ServerPolicy, table: TableState, by: str, action: actions.Action, now: int
) -> list[Fact]:
    """Returns the facts to store, or raises a refusal; an empty list if there is nothing to do."""
    facts = DECISIONS[type(action)](RequestContext(policy, table, by, now), action)
    if facts and table.number >= policy.most_entries and not isinstance(action, ENDS):
        raise Refusal("log-full", "", {"most": policy.most_entries})
    return facts
