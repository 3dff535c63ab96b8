"""Today's deal: everybody's table, what is published when, and how results compare."""

from collections.abc import Callable
from datetime import date
from typing import Any, Final

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import Share, SharedSource, Terms, commitment
from draftingtable.games.core.fairness.terms import DRAWN
from draftingtable.store.shared_deals import PlayedDeal, SharedDeals
from draftingtable.table import ServerPolicy, Table, actions
from draftingtable.table.settings import Settings, paced
from draftingtable.tables.daily_deals import (
    GAMES,
    LEVEL,
    DailyDeals,
    Deal,
    begins,
    day_after,
    day_before,
    day_of,
    is_over_at,
    pool,
    settings_for,
)
from draftingtable.tables.daily_results import (
    Result,
    distribution,
    place_among,
    place_data,
    result_of,
    score_of,
    state_of,
)
from draftingtable.tables.service import TableService

Data = dict[str, Any]
MOST_SHOWN: Final = 200
"""Games in a list of results; all of them count."""
BEST_DAYS: Final = 7
"""For so many days a strong bot still plays a deal when somebody looks at the results."""
FRESH: Final = 10_000
"""Milliseconds for which results are kept before they are read again."""


class Daily:
    def __init__(self, service: TableService, key: bytes, clock: Callable[[], int]) -> None:
        self.service = service
        self.deals = DailyDeals(key)
        self.stored = SharedDeals(service.store)
        self.clock = clock
        self.kept: dict[tuple[date, str], tuple[int, list[Result]]] = {}

    @property
    def policy(self) -> ServerPolicy:
        return self.service.policy

    # Playing

    async def play(self, game: str, player: str, nickname: str, pace: float | None = None) -> Table:
        """Returns the player's table of today, created and begun if needed."""
        day = day_of(self.clock())
        deal = self.deals.deal_for(day, game, player)
        secret = self.deals.secret(deal)
        settings = paced(settings_for(game, day, self.policy), pace)
        until = is_over_at(day)

        def action(code: str) -> actions.Action:
            create = actions.Create(settings, nickname, code, commitment(secret))
            return actions.PlayDaily(create, day.isoformat(), deal.slot, until)

        table_id = self.deals.table_id(day, game, player)
        await self.stored.note_daily(table_id, day.isoformat(), game, deal.slot)
        return await self.service.create_once(table_id, player, secret, action)

    # What is published

    async def overview(self, player: str) -> Data:
        """Returns yesterday, today and tomorrow, with the player's own games."""
        now = self.clock()
        today = day_of(now)
        return {
            "now": now,
            "yesterday": await self._day(day_before(today), player),
            "today": await self._day(today, player),
            "tomorrow": await self._day(day_after(today), player),
        }

    async def _day(self, day: date, player: str) -> Data:
        begun = begins(day) <= self.clock()
        return {
            "date": day.isoformat(),
            "begins": begins(day),
            "ends": begins(day_after(day)),
            "over": is_over_at(day),
            "games": [await self._game(day, game, player if begun else "") for game in GAMES],
        }

    async def _game(self, day: date, game: str, player: str) -> Data:
        return {
            **self._terms(day, game),
            "mine": await self._mine(day, game, player) if player else None,
        }

    def _terms(self, day: date, game: str) -> Data:
        """Returns what is played, against whom, and what was promised."""
        settings = settings_for(game, day, self.policy)
        bots = [seat.level for seat in settings.seats if seat.kind == "bot"]
        return {
            "game": game,
            "options": settings.options,
            "players": settings.players,
            "level": LEVEL if bots else None,
            "commitments": self.deals.commitments(day, game),
            "secrets": self.deals.secrets(day, game, self.clock()),
        }

    async def _mine(self, day: date, game: str, player: str) -> Data | None:
        table_id = self.deals.table_id(day, game, player)
        played = (await self.stored.lines([table_id])).get(table_id)
        if played is None:
            return None
        played = await self._current(played)
        until = is_over_at(day)
        deal = self.deals.deal_for(day, game, player)
        mine = {"table": table_id, "slot": deal.slot, "state": state_of(played, until)}
        own = result_of(played._replace(slot=deal.slot), until)
        if own is None:
            return {**mine, **dict.fromkeys(RESULT)}
        others = [one for one in await self.results(day, game) if one.table_id != table_id]
        ranks = place_data([*others, own], own)
        return {**mine, "score": own.score, "ahead": own.ahead, **ranks}

    async def _current(self, played: PlayedDeal) -> PlayedDeal:
        """Returns a table as it is now, because lists may lag behind."""
        if played.state != "running":
            return played
        table = await self.service.table(played.table_id)
        return played._replace(state=table.state, line=table.line())

    def _in_memory(self, listed: PlayedDeal) -> PlayedDeal:
        """Returns a game as it is here, if it is: it may be over, and not yet so in the list."""
        cached = self.service.cache.tables.get(listed.table_id)
        if cached is None or listed.state != "running":
            return listed
        return listed._replace(state=cached.table.state, line=cached.table.line())

    # Results

    async def results(self, day: date, game: str) -> list[Result]:
        """Returns all results that count so far."""
        now = self.clock()
        at, found = self.kept.get((day, game), (-FRESH, []))
        if now - at >= FRESH:
            listed = await self.stored.daily(day.isoformat(), game)
            until = is_over_at(day)
            current = map(self._in_memory, listed)
            found = [one for each in current if (one := result_of(each, until)) is not None]
            self.kept = {key: kept for key, kept in self.kept.items() if now - kept[0] < FRESH}
            self.kept[day, game] = now, found
        return found

    async def comparison(self, day: date, game: str, player: str) -> Data:
        """Returns how everybody did, once the day is over."""
        if game not in GAMES:
            raise Refusal("no-such-day", "", {"found": game})
        if self.clock() < is_over_at(day):
            raise Refusal("daily-not-over")
        results = sorted(await self.results(day, game), key=lambda one: -one.ahead)
        mine = await self._mine(day, game, player) if player else None
        own = None if mine is None else mine["table"]
        return {
            "date": day.isoformat(),
            **self._terms(day, game),
            "mine": mine,
            "count": len(results),
            "distribution": distribution(results),
            "games": [game_data(results, one, own) for one in results[:MOST_SHOWN]],
            "best": [await self._best(deal) for deal in pool(day, game) if played(results, deal)],
        }

    # What the strongest bot makes of a deal

    def best_id(self, deal: Deal) -> str:
        return self.deals.id_of("best", deal.name)

    async def _best(self, deal: Deal) -> Data:
        table_id = self.best_id(deal)
        listed = (await self.stored.lines([table_id])).get(table_id)
        found = None if listed is None else self._in_memory(listed)
        score = None if found is None or found.state != "finished" else score_of(found.line)
        return {
            "slot": deal.slot,
            "level": self.strongest(deal.game),
            "table": None if score is None else table_id,
            "score": None if score is None else score[0],
            "ahead": None if score is None else score[1],
        }

    def strongest(self, game: str) -> str:
        return self.policy.levels[game][-1]

    async def best_games(self, day: date, game: str) -> list[Table]:
        """Returns the games of the strongest bot that are not over, begun if needed.

        The caller lets the bots play. Only deals that somebody finished are worth it.
        """
        if not 0 <= day_of(self.clock()).toordinal() - day.toordinal() <= BEST_DAYS:
            return []
        results = await self.results(day, game)
        deals = [deal for deal in pool(day, game) if played(results, deal)]
        known = await self.stored.lines([self.best_id(deal) for deal in deals])
        open_ones = [
            deal
            for deal in deals
            if (line := known.get(self.best_id(deal))) is None
            or self._in_memory(line).state == "running"
        ]
        return [await self._best_game(deal) for deal in open_ones]

    async def _best_game(self, deal: Deal) -> Table:
        """Returns the game of a bot in the player's seat, with the player's deal."""
        secret = self.deals.secret(deal)
        level = self.strongest(deal.game)
        settings = settings_for(deal.game, deal.day, self.policy, level)
        earlier = await self._deal_of(deal)

        def action(code: str) -> actions.Action:
            create = actions.Create(settings, "", code, commitment(secret))
            return actions.Repeat(create, earlier)

        return await self.service.create_once(self.best_id(deal), "", secret, action)

    async def _deal_of(self, deal: Deal) -> actions.EarlierDeal:
        """Returns what the deal follows from, which does not depend on who plays it."""
        settings = settings_for(deal.game, deal.day, self.policy)
        source = source_of(settings, deal, self.deals.secret(deal))
        if not settings.rules().has_start:
            return actions.EarlierDeal(source, None)
        return actions.EarlierDeal(source, source.start(settings.players), start_drawn=True)


RESULT: Final = ("score", "ahead", "place", "of", "place_on_deal", "of_on_deal")


def source_of(settings: Settings, deal: Deal, secret: bytes) -> SharedSource:
    """Returns the source at every table with this deal: one person, who adds nothing."""
    rules = settings.rules()
    terms = Terms(
        game=settings.game,
        rules=rules.rules_version,
        options=settings.options,
        players=settings.players,
        people=(1,),
        seating=tuple(range(1, len(settings.seats) + 1)),
        start=DRAWN if rules.has_start else None,
        daily=deal.day.isoformat(),
    )
    return SharedSource(secret, terms.text(), (Share(),))


def played(results: list[Result], deal: Deal) -> bool:
    return any(one.slot == deal.slot for one in results)


def game_data(results: list[Result], one: Result, own: str | None) -> Data:
    return {
        "table": one.table_id,
        "name": one.name,
        "slot": one.slot,
        "score": one.score,
        "ahead": one.ahead,
        "place": place_among(results, one.ahead),
        "mine": one.table_id == own,
    }
