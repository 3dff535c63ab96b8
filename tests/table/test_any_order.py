"""Whatever people request, in any order: the table stays valid, and its log replays to it."""

from __future__ import annotations

import json

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.wishes import Wish
from draftingtable.table import SYSTEM, actions, decide
from tests.table.client import Client
from tests.table.sitting import POLICY, Sitting, commit, fingerprint, nonce, outcome_of

PEOPLE = ("anna", "béla", "cili", "")
people = st.sampled_from(PEOPLE)
places = st.integers(-1, 4)
texts = st.sampled_from(
    ["bid 0", "bid 2", "bid 5", "pass", "raze s", "withdraw", "pick S S", "place S A 0,0", "", "é"]
)
squares = st.sampled_from(["0,0", "1,0", "0,-1", "3,3", "9,9", "x"])
levels = st.sampled_from([None, "random", "nobody"])
SETTINGS = [
    {"game": "towers", "players": 3, "seats": [{"kind": "me"}]},
    {"game": "towers", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]},
    {
        "game": "cities",
        "players": 3,
        "seats": [{"kind": "me"}, {"kind": "bot"}],
        "clock": {"kind": "bank", "seconds": 20, "increment": 1},
    },
    {
        "game": "towers",
        "players": 2,
        "seats": [{"kind": "me"}],
        "clock": {"kind": "move", "seconds": 5},
        "at_zero": "default",
    },
    {"game": "cities", "options": {"mode": "beginner"}, "seats": [{"kind": "me"}]},
]


class AnyOrder(RuleBasedStateMachine):
    """Every request ends in entries or a refusal, and nothing else."""

    @initialize(data=st.sampled_from(SETTINGS))
    def create(self, data: dict[str, object]) -> None:
        self.sitting = Sitting(data)
        self.clients = [Client(self.sitting.watch(player)) for player in PEOPLE]

    def ask(self, by: str, action: actions.Action) -> None:
        table = self.sitting.table
        before = fingerprint(table)
        try:
            decide(POLICY, table, by, action, self.sitting.now)
        except Refusal:
            assert fingerprint(table) == before
            return
        assert fingerprint(table) == before
        self.sitting.do(by, action)
        for client in self.clients:
            changes = self.sitting.changes[client.watch.player]
            for change in changes:
                client.take(change)
            changes.clear()

    @rule(by=people, seat=st.none() | places, name=st.sampled_from(["Béla", "Anna", "C", ""]))
    def join(self, by: str, seat: int | None, name: str) -> None:
        if by:
            self.ask(by, actions.Join(seat, name, commit(1) if name == "C" else None))

    @rule(by=people, seat=st.none() | places)
    def leave(self, by: str, seat: int | None) -> None:
        self.ask(by, actions.Leave(seat))

    @rule(by=people, seat=places, kind=st.sampled_from(["open", "bot", "king"]), level=levels)
    def set_seat(self, by: str, seat: int, kind: str, level: str | None) -> None:
        self.ask(by, actions.SetSeat(seat, kind, level))

    @rule(by=people, order=st.permutations(range(3)).map(tuple))
    def order(self, by: str, order: tuple[int, ...]) -> None:
        self.ask(by, actions.Order(order))

    @rule(by=people, players=st.integers(1, 6), seating=st.sampled_from(["order", "question"]))
    def change(self, by: str, players: int, seating: str) -> None:
        self.ask(by, actions.Change({"players": players, "seating": seating}))

    @rule(by=people, seat=places, ready=st.booleans(), committed=st.booleans())
    def ready(self, by: str, seat: int, ready: bool, committed: bool) -> None:
        self.ask(by, actions.Ready(seat, ready, commit(1) if committed else None))

    @rule(by=people, seat=places, right=st.booleans())
    def reveal(self, by: str, seat: int, right: bool) -> None:
        self.ask(by, actions.Reveal(seat, nonce(1 if right else 2)))

    @rule(by=people, seat=places, text=texts)
    def answer(self, by: str, seat: int, text: str) -> None:
        self.ask(by, actions.Answer(seat, text))

    @rule(by=people, mode=st.sampled_from(["ring", "two", "beginner"]))
    def change_options(self, by: str, mode: str) -> None:
        self.ask(by, actions.Change({"options": {"mode": mode}}))

    @rule(by=people, fill=st.booleans(), level=levels)
    def start(self, by: str, fill: bool, level: str | None) -> None:
        self.ask(by, actions.Start(fill=fill, level=level, nonces=(nonce(1),) if fill else ()))

    @rule()
    def fill_and_start(self) -> None:
        """Makes games start often enough to be played."""
        table = self.sitting.table
        for place in table.open_seats():
            self.ask(table.host, actions.SetSeat(place, "bot"))
        for place, seat in enumerate(table.seats):
            self.ask(seat.player or SYSTEM, actions.Ready(place, True))
            self.ask(seat.player or SYSTEM, actions.Answer(place, "somewhere"))
        self.ask(table.host, actions.Start())

    @rule(by=people, seat=places, text=texts, message=st.sampled_from(["", "a", "b"]))
    def any_move(self, by: str, seat: int, text: str, message: str) -> None:
        phase = self.sitting.table.phase(seat) if 0 <= seat < len(self.sitting.table.seats) else 0
        self.ask(by, actions.Move(seat, phase, text, message))

    @rule(choice=st.integers(0, 1000), moves=st.integers(1, 8))
    def legal_moves(self, choice: int, moves: int) -> None:
        for step in range(moves):
            table = self.sitting.table
            waiting = table.waiting_for()
            if not waiting or table.match is None:
                return
            seat = waiting[(choice + step) % len(waiting)]
            legal = table.legal_moves(seat)
            text = table.match.game.notation.move_text(legal[choice % len(legal)])
            by = SYSTEM if table.seats[seat].played_by() else self.sitting.player_at(seat)
            self.ask(by, actions.Move(seat, table.phase(seat), text, f"{table.number}"))

    @rule(by=people, seat=places)
    def undo(self, by: str, seat: int) -> None:
        self.ask(by, actions.Undo(seat, "u"))

    @rule(by=people, seat=places, text=texts)
    def propose(self, by: str, seat: int, text: str) -> None:
        self.ask(by, actions.Propose(seat, text))

    @rule(choice=st.integers(0, 1000), seat=places)
    def propose_what_is_legal(self, choice: int, seat: int) -> None:
        table = self.sitting.table
        waiting = table.waiting_for()
        if waiting and table.match is not None and 0 <= seat < len(table.seats):
            legal = table.legal_moves(waiting[choice % len(waiting)])
            text = table.match.game.notation.move_text(legal[choice % len(legal)])
            self.ask(table.seats[seat].player or "", actions.Propose(seat, text))

    @rule(by=people, seat=places, text=st.none() | texts)
    def withdraw(self, by: str, seat: int, text: str | None) -> None:
        self.ask(by, actions.Withdraw(seat, text))

    @rule(by=people, seat=places, text=texts, square=squares, building=st.sampled_from("SmX"))
    def wish(self, by: str, seat: int, text: str, square: str, building: str) -> None:
        self.ask(by, actions.MakeWish(seat, Wish(text, square, building)))

    @rule(seat=places, city=st.sampled_from("ABC"), square=squares)
    def wish_in_a_city(self, seat: int, city: str, square: str) -> None:
        if 0 <= seat < len(self.sitting.table.seats):
            by = self.sitting.player_at(seat)
            self.ask(by, actions.MakeWish(seat, Wish(city, square, "S")))

    @rule(by=people, seat=places, city=st.sampled_from("ABC"), square=squares)
    def unwish(self, by: str, seat: int, city: str, square: str) -> None:
        self.ask(by, actions.DropWish(seat, city, square))

    @rule(by=people, seat=places, away=st.none() | st.integers(0, 120_000))
    def replace(self, by: str, seat: int, away: int | None) -> None:
        self.ask(by, actions.Replace(seat, away))

    @rule(by=people, on=st.booleans())
    def switch_chat(self, by: str, on: bool) -> None:
        self.ask(by, actions.SwitchChat(on))

    @rule(by=people, seat=places)
    def return_to(self, by: str, seat: int) -> None:
        self.ask(by, actions.Return(seat))

    @rule(by=people, seat=places)
    def resign(self, by: str, seat: int) -> None:
        self.ask(by, actions.Resign(seat))

    @rule(by=people, seat=places, agree=st.booleans())
    def end(self, by: str, seat: int, agree: bool) -> None:
        self.ask(by, actions.End(seat, agree))

    @rule(by=people, text=texts)
    def say(self, by: str, text: str) -> None:
        self.ask(by, actions.Say(text=text))

    @rule(by=people)
    def rematch(self, by: str) -> None:
        self.ask(by, actions.Rematched("next"))

    @rule(seconds=st.sampled_from([1, 6, 30, 90_000, 40 * 86_400]))
    def time_passes(self, seconds: int) -> None:
        self.sitting.pass_time(seconds * 1000)
        for _ in range(6):
            self.ask(SYSTEM, actions.Tick())

    @invariant()
    def the_log_tells_the_same_again(self) -> None:
        if hasattr(self, "sitting"):
            assert fingerprint(self.sitting.read_again()) == fingerprint(self.sitting.table)

    @invariant()
    def everybody_has_been_told(self) -> None:
        for client in getattr(self, "clients", []):
            client.check()

    @invariant()
    def every_proposal_can_be_accepted(self) -> None:
        if hasattr(self, "sitting"):
            table = self.sitting.table
            assert all(table.is_legal_for_somebody(one.move) for one in table.proposals)

    @invariant()
    def the_table_can_always_be_described(self) -> None:
        if hasattr(self, "sitting"):
            table = self.sitting.table
            json.dumps([table.line(), table.fairness(), outcome_of(table)])
            assert table.state in ("open", "running", "finished", "expired")
            assert (table.state == "finished") == (table.outcome() is not None)


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(max_examples=25, stateful_step_count=25)
