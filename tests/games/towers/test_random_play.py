"""Random tables, deals and moves: the invariants hold after every move."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.core.dealers import SamplingDealer, ScriptDealer
from draftingtable.games.core.position import play_out
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.components import TYPES, VALUES, deck
from draftingtable.games.towers.legality import most_buildable
from draftingtable.games.towers.limits import bid_limit
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BUILDING
from draftingtable.games.towers.text import cards_text, type_text
from tests.games.towers import checks
from tests.games.towers.brute_force import can_build, largest_bid, most_without_razing

MODES = [(players, referee) for players in range(2, 6) for referee in (True, False)]


class RandomTable(RuleBasedStateMachine):
    """Hypothesis plays: it chooses the table, every deal and every move."""

    @initialize(players=st.integers(2, 5), referee=st.booleans(), data=st.data())
    def sit_down(self, players: int, referee: bool, data: st.DataObject) -> None:
        start = data.draw(st.integers(0, players - 1), label="start")
        self.position = TowersPosition(players, referee, start)
        # Start after some random moves, to reach late positions as well.
        skipped = data.draw(st.integers(0, 400), label="moves played before")
        advance(self.position, skipped)

    @precondition(lambda self: self.position.dealing)
    @rule(data=st.data())
    def deal(self, data: st.DataObject) -> None:
        pool = list(self.position.pile)
        count = min(5, len(pool))
        places = st.lists(
            st.integers(0, len(pool) - 1), min_size=count, max_size=count, unique=True
        )
        items = [pool[place] for place in data.draw(places, label="places in the pile")]
        self.position.deal(ScriptDealer([Dealt("deal", NOBODY, items)]))
        assert list(self.position.dealt) == items

    @precondition(lambda self: self.position.acting())
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        (seat,) = self.position.acting()
        moves = self.position.legal_moves(seat)
        self.position.apply(seat, data.draw(st.sampled_from(moves), label="move"))

    @precondition(lambda self: self.position.over)
    @rule()
    def rest(self) -> None:
        assert len(self.position.pile) == 0

    @invariant()
    def everything_holds(self) -> None:
        checks.check_cheap(self.position)

    @invariant()
    def legal_is_applicable_and_nothing_else(self) -> None:
        checks.check_legal_is_applicable(self.position)


TestRandomTable = RandomTable.TestCase
TestRandomTable.settings = settings(max_examples=30, stateful_step_count=25)


def advance(position: TowersPosition, moves: int) -> None:
    """Plays that many random moves, or to the end."""
    dealer, randomness = SamplingDealer("advance", moves), Randomness("advance", moves)
    while moves and not position.over:
        if position.dealing:
            position.deal(dealer)
            continue
        (seat,) = position.acting()
        choices = position.legal_moves(seat)
        position.apply(seat, choices[randomness.below(len(choices))])
        moves -= 1


@pytest.mark.parametrize(("players", "referee"), MODES)
def test_whole_games(players: int, referee: bool) -> None:
    """From the first deal to the end, checked after every move."""
    for number in range(3):
        randomness = Randomness("whole games", players, referee, number)
        dealer = SamplingDealer("whole games", players, referee, number)
        position = TowersPosition(players, referee, randomness.below(players))
        steps = 0
        while not position.over:
            checks.check_cheap(position)
            if steps % 29 == 0:
                checks.check_legal_is_applicable(position)
            take_a_step(position, dealer, randomness)
            steps += 1
        checks.check_cheap(position)
        assert position.reason == "second-pass"


def take_a_step(position: TowersPosition, dealer: SamplingDealer, randomness: Randomness) -> None:
    if position.dealing:
        position.deal(dealer)
        return
    (seat,) = position.acting()
    moves = position.legal_moves(seat)
    position.apply(seat, moves[randomness.below(len(moves))])


@pytest.mark.parametrize(("players", "referee"), MODES)
def test_play_out_ends_in_a_proper_position(players: int, referee: bool) -> None:
    for number in range(20):
        position = TowersPosition(players, referee, 0)
        play_out(position, SamplingDealer(number), Randomness(number))
        checks.check_cheap(position)
        assert position.over


def late_table(data: st.DataObject) -> TowersPosition:
    """Returns a position with towers from real play and any display the deck still allows."""
    players = data.draw(st.integers(2, 5), label="players")
    position = TowersPosition(players, False, 0)
    advance(position, data.draw(st.integers(0, 300), label="moves played before"))
    while position.acting():
        (seat,) = position.acting()
        position.apply(seat, position.legal_moves(seat)[-1])
    if position.over:
        position = TowersPosition(players, False, 0)
    # Few types on display make the hard cases: many cards for one tower.
    kinds = data.draw(st.sets(st.integers(0, TYPES - 1), min_size=1, max_size=3), label="types")
    pool = sorted(position.pile, key=lambda number: number // VALUES not in kinds)
    count = min(5, len(pool))
    places = st.integers(0, min(len(pool), 30) - 1)
    chosen = data.draw(st.lists(places, min_size=count, max_size=count, unique=True))
    position.deal(ScriptDealer([Dealt("deal", NOBODY, [pool[place] for place in chosen])]))
    return position


@settings(max_examples=200)
@given(st.data())
def test_t4_1e_the_largest_bid_against_trying_everything(data: st.DataObject) -> None:
    position = late_table(data)
    display = cards_text(list(position.display))
    for seat in range(position.players):
        slow = largest_bid(checks.towers_of(position, seat), display)
        assert most_buildable(position, seat) == slow
        assert bid_limit(position, seat).largest == slow


@settings(max_examples=100)
@given(st.data())
def test_t4_1e_the_way_shown_to_build_it_works(data: st.DataObject) -> None:
    position = late_table(data)
    for seat in range(position.players):
        found = bid_limit(position, seat)
        towers = checks.towers_of(position, seat)
        if found.raze != NOBODY:
            towers[type_text(found.raze)].pop()
        assert can_build(towers, cards_text(found.builds))
        left_over = [blocked.card for blocked in found.blocked]
        assert sorted(found.builds + left_over) == sorted(position.display)


twins = st.sampled_from([number for number in range(80) if deck(4).count(number) == 2])


@settings(max_examples=150)
@given(twins, twins, st.lists(st.integers(0, 79), max_size=8, unique=True))
def test_t4_1e_with_twins_on_display(one: int, other: int, stack: list[int]) -> None:
    """T1.4: with 110 cards the same card can be on display twice, even two such pairs."""
    position = TowersPosition(4, True, 0)
    display = [one, one, other, other] if one != other else [one, one]
    display += [number for number in position.pile if number not in display][: 5 - len(display)]
    for number in stack:
        if list(position.pile).count(number) > display.count(number):
            put_if_it_fits(position, number)
    position.deal(ScriptDealer([Dealt("deal", NOBODY, display)]))
    slow = largest_bid(checks.towers_of(position, 0), cards_text(display))
    assert most_buildable(position, 0) == slow
    checks.check_legal_is_applicable(position)


def put_if_it_fits(position: TowersPosition, number: int) -> None:
    """Puts this card on seat 1's tower, if it fits."""
    if can_build(checks.towers_of(position, 0), cards_text([number])):
        kind, value = divmod(number, VALUES)
        position.set_tower(kind, (*position.towers()[kind], value))
        pile = list(position.pile)
        pile.remove(number)
        position.set_pile(pile)


@settings(max_examples=100)
@given(st.data())
def test_t4_1e_no_move_of_the_builder_leads_to_a_dead_end(data: st.DataObject) -> None:
    """Referee on: after any legal move, the rest of the bid can still be built."""
    position = late_table(data)
    position.referee = True
    while not (position.over or position.dealing):
        (seat,) = position.acting()
        moves = position.legal_moves(seat)
        position.apply(seat, data.draw(st.sampled_from(moves)))
        if position.phase == BUILDING:
            assert most_still_buildable(position) >= position.left


def most_still_buildable(position: TowersPosition) -> int:
    """Tries everything left to the builder; razing is possible only before anything else."""
    towers = checks.towers_of(position, position.builder)
    display = cards_text(list(position.display))
    untouched = position.raze_type == NOBODY and position.left == position.high
    return largest_bid(towers, display) if untouched else most_without_razing(towers, display)
