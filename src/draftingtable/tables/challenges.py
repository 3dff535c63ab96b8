"""Challenges: a friend plays the deal of a finished game in the same seat; both are compared."""

import hmac
from dataclasses import replace
from typing import Any, Final

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import SharedSource, commitment
from draftingtable.store.shared_deals import PlayedDeal, SharedDeals, StoredChallenge
from draftingtable.table import Table, actions
from draftingtable.table.comparing import compare
from draftingtable.table.seats import AUTOMA, BOT, PLAYER
from draftingtable.table.settings import ClockRule, SeatWish, Settings, paced, read_level
from draftingtable.table.state import FINISHED
from draftingtable.tables.daily_deals import DailyDeals
from draftingtable.tables.service import TableService

Data = dict[str, Any]
LABEL: Final = b"drafting-table challenge 1"
MOST_SHOWN: Final = 50


class Challenges:
    def __init__(self, service: TableService, key: bytes) -> None:
        self.service = service
        self.stored = SharedDeals(service.store)
        self.ids = DailyDeals(hmac.digest(key, LABEL, "sha256"))

    async def make(self, table: Table, player: str, level: str | None) -> str:
        """Returns the id of the challenge with the deal of the player's finished game."""
        seat = own_seat(table, player)
        source_of(table)
        if level is not None:
            read_level(level, "level", table.settings.game, self.service.policy)
        challenge_id = self.ids.id_of("challenge", table.id, str(seat), level or "")
        challenge = StoredChallenge(challenge_id, table.id, seat, level or "")
        await self.stored.put_challenge(challenge)
        return challenge_id

    async def play(
        self, challenge_id: str, player: str, nickname: str, pace: float | None = None
    ) -> Table:
        """Returns the player's table of the challenge, created and begun if needed."""
        challenge = await self._find(challenge_id)
        earlier = await self.service.table(challenge.table_id)
        if player in earlier.players():
            raise Refusal("challenge-own")
        settings = paced(settings_for(earlier, challenge, self.service.policy.usual), pace)
        source = source_of(earlier)
        deal = deal_of(earlier, source)

        def action(code: str) -> actions.Action:
            create = actions.Create(settings, nickname, code, commitment(source.secret))
            return actions.Repeat(create, deal, challenge_id)

        table_id = self._table_id(challenge_id, player)
        await self.stored.note_answer(table_id, challenge_id)
        return await self.service.create_once(table_id, player, source.secret, action)

    async def show(self, challenge_id: str, player: str) -> Data:
        """Returns the challenge; how the challenger did only to those who have finished it."""
        challenge = await self._find(challenge_id)
        earlier = await self.service.table(challenge.table_id)
        own = bool(player) and player in earlier.players()
        answers = await self.stored.answers(challenge_id)
        my_id = self._table_id(challenge_id, player) if player else ""
        mine = next((one for one in answers if one.table_id == my_id), None)
        if mine is not None and mine.state == "running":
            now = await self.service.table(my_id)
            mine = mine._replace(state=now.state, line=now.line())
        done = mine is not None and mine.state == FINISHED
        settings = settings_for(earlier, challenge, self.service.policy.usual)
        finished = [one for one in answers if one.state == FINISHED and one.table_id != my_id]
        shown = [*([mine] if mine is not None and done else []), *finished]
        return {
            "id": challenge_id,
            "game": settings.game,
            "options": settings.options,
            "players": settings.players,
            "seat": challenge.seat + 1,
            "levels": [wish.level for wish in settings.seats],
            "by": earlier.seats[challenge.seat].nickname,
            "own": own,
            "mine": None if mine is None else {"table": my_id, "state": mine.state},
            "earlier": result_data(earlier, challenge.seat) if own or done else None,
            "answers": [answer_data(one, challenge.seat, my_id) for one in shown[:MOST_SHOWN]]
            if own or done
            else [],
        }

    async def comparison(self, challenge_id: str, table_id: str, player: str) -> Data:
        """Compares an answer with the earlier game, for whoever played one of them."""
        challenge = await self._find(challenge_id)
        earlier, answer = await self._both(challenge, table_id)
        if player not in (*earlier.players(), *answer.players()):
            raise Refusal("not-at-table")
        return compare(earlier.record(), answer.record(), challenge.seat)

    async def _both(self, challenge: StoredChallenge, table_id: str) -> tuple[Table, Table]:
        answer = await self.service.table(table_id)
        if answer.challenge != challenge.challenge_id:
            raise Refusal("no-such-challenge")
        answer.check_finished()
        return await self.service.table(challenge.table_id), answer

    async def _find(self, challenge_id: str) -> StoredChallenge:
        found = await self.stored.challenge(challenge_id)
        if found is None:
            raise Refusal("no-such-challenge")
        return found

    def _table_id(self, challenge_id: str, player: str) -> str:
        return self.ids.id_of("table", challenge_id, player)


def own_seat(table: Table, player: str) -> int:
    """Returns the seat in which the player finished the game."""
    table.check_finished()
    seats = [place for place in table.seats_of(player) if not table.seats[place].resigned]
    if not seats:
        raise Refusal("not-at-table")
    return seats[0]


def source_of(table: Table) -> SharedSource:
    """Returns what the deal follows from; a game without its secret cannot be dealt again."""
    if not isinstance(table.source, SharedSource) or table.ended_early:
        raise Refusal("challenge-no-deal")
    return table.source


def deal_of(table: Table, source: SharedSource) -> actions.EarlierDeal:
    order = None if table.drawn_order is None else tuple(table.drawn_order)
    return actions.EarlierDeal(source, table.start, table.start_drawn, order)


def settings_for(table: Table, challenge: StoredChallenge, usual: Any) -> Settings:
    """Returns the same game with one person in the challenger's seat, and bots in the others."""
    game = table.settings.game
    seats: list[SeatWish] = []
    for place, seat in enumerate(table.seats):
        if place == challenge.seat:
            seats.append(SeatWish("me"))
        elif seat.kind != AUTOMA:
            level = challenge.level or (seat.level if seat.kind == BOT else None) or usual[game]
            seats.append(SeatWish(BOT, level))
    return replace(
        table.settings,
        seats=tuple(seats),
        clock=ClockRule(),
        seating="order",
        public=False,
        share=False,
        hints=False,
        chat=False,
    )


def result_data(table: Table, seat: int) -> Data:
    outcome = table.outcome()
    scores = [] if outcome is None else outcome.scores
    return {
        "table": table.id,
        "name": table.seats[seat].nickname,
        "scores": scores,
        "winners": [] if outcome is None else [place + 1 for place in outcome.winners],
        "people": [place + 1 for place, one in enumerate(table.seats) if one.kind == PLAYER],
        "mine": False,
    }


def answer_data(played: PlayedDeal, seat: int, my_id: str) -> Data:
    result = played.line["result"] or {"scores": [], "winners": []}
    return {
        "table": played.table_id,
        "name": played.line["seats"][seat]["nickname"],
        "scores": result["scores"],
        "winners": result["winners"],
        "people": [seat + 1],
        "mine": played.table_id == my_id,
    }
