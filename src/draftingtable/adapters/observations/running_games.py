"""The games of a batch: plays their moves and writes what each seat in turn sees and may do."""

from typing import final

from mypy_extensions import i64

from draftingtable.adapters.observations.counts import Counts
from draftingtable.adapters.observations.encoding import Encoding
from draftingtable.adapters.observations.memory import vec
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.position import MOST_LEGAL, Position

ALL_LEGAL = -1
FIRST_ROOM = 8
"""Legal actions per game that fit before `legal` grows."""


def go_on(position: Position, dealer: Dealer) -> None:
    """Lets chance and automatic seats act until a player must choose or the game is over."""
    while True:
        if position.dealing:
            position.deal_unseen(dealer)
            continue
        seat = position.actor()
        if seat == NOBODY or not position.automatic(seat):
            return
        position.apply(seat, position.legal_moves(seat)[0])


@final
class RunningGames:
    """`count` games. `describe` fills `seen`, `allowed`, `seats`, `legal` and `firsts`.

    All of this memory is created once. Only `legal` and `moves` may be replaced, by larger ones.
    """

    def __init__(self, encoding: Encoding, count: int, players: int, compact: bool) -> None:
        self.encoding = encoding
        self.compact = compact
        self.count: i64 = count
        self.players: i64 = players
        self.size: i64 = encoding.layout.size
        self.actions: i64 = encoding.compact_actions if compact else len(encoding.actions)
        self.action_of: list[vec[i64]] = [vec[i64](actions) for actions in encoding.action_of]
        self.positions: list[Position] = []
        self.dealers: list[Dealer] = []
        self.seen = Counts(count * encoding.layout.size)
        self.allowed = Counts(count * self.actions)
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.legal: vec[i64] = vec[i64]([0] * (count * FIRST_ROOM))
        """The legal actions of all games, one game after another; `firsts` says where each is."""
        self.moves: vec[i64] = vec[i64]([0] * (count * FIRST_ROOM))
        """The moves that these actions stand for."""
        self.firsts: vec[i64] = vec[i64]([0] * (count + 1))
        self.wanted: vec[i64] = vec[i64]([0] * count)
        """The actions to play: the caller writes them here."""
        self.chosen: vec[i64] = vec[i64]([0] * count)
        self.over: vec[i64] = vec[i64]([0] * count)
        """The rows whose games `play` has ended."""
        self.scores: vec[i64] = vec[i64]([0] * (count * players))
        self.listed: vec[i64] = vec[i64]([0] * MOST_LEGAL)
        self.shortened: vec[i64] = vec[i64]([0] * MOST_LEGAL)

    def start(self, row: int, position: Position, dealer: Dealer) -> None:
        """Begins a game in this row; rows are filled in order."""
        go_on(position, dealer)
        if row == len(self.positions):
            self.positions.append(position)
            self.dealers.append(dealer)
        else:
            self.positions[row] = position
            self.dealers[row] = dealer

    def check(self) -> int:
        """Returns the first row where `wanted` is not legal, or ALL_LEGAL and prepares `play`."""
        for row in range(self.count):
            place = self._place_of(row, self.wanted[row])
            if place < 0:
                return row
            self.chosen[row] = self.moves[place]
        return ALL_LEGAL

    def _place_of(self, row: i64, action: i64) -> i64:
        legal = self.legal
        for place in range(self.firsts[row], self.firsts[row + 1]):
            if legal[place] == action:
                return place
        return -1

    def play(self) -> int:
        """Plays the checked actions and returns how many games are over, which `over` lists."""
        ended: i64 = 0
        for row in range(self.count):
            position = self.positions[row]
            position.apply(self.seats[row], self.chosen[row])
            go_on(position, self.dealers[row])
            if position.over:
                self.over[ended] = row
                ended += 1
        return ended

    def play_move(self, row: int, move: int) -> bool:
        """Plays one move for the seat in turn and returns whether the game is over."""
        position = self.positions[row]
        position.apply(position.actor(), move)
        go_on(position, self.dealers[row])
        return position.over

    def describe(self) -> None:
        """Writes, for every game, what the seat in turn sees and may do."""
        self.seen.clear()
        self._forbid_all()
        used: i64 = 0
        for row in range(self.count):
            position = self.positions[row]
            seat = position.actor()
            self.seats[row] = seat
            self.encoding.write(position, seat, self.seen, row * self.size)
            used = self._list_legal(position, seat, row, used)
        self.firsts[self.count] = used

    def count_points(self) -> None:
        """Writes every player's points into `scores`."""
        place: i64 = 0
        for row in range(self.count):
            for points in self.positions[row].scores():
                self.scores[place] = points
                place += 1

    def _forbid_all(self) -> None:
        """Clears `allowed`, which is mostly 0, by what was legal before."""
        for row in range(self.count):
            for place in range(self.firsts[row], self.firsts[row + 1]):
                self.allowed.add(row * self.actions + self.legal[place], -1)

    def _list_legal(self, position: Position, seat: int, row: i64, used: i64) -> i64:
        count = self._listed(position, seat)
        if self.compact:
            self.encoding.write_compact(position, seat, self.listed, count, self.shortened)
        self._make_room(used + count)
        action_of = self.action_of[seat]
        self.firsts[row] = used
        first = row * self.actions
        for place in range(count):
            move = self.listed[place]
            action: i64 = self.shortened[place] if self.compact else action_of[move]
            self.legal[used] = action
            self.moves[used] = move
            self.allowed.add(first + action, 1)
            used += 1
        return used

    def _listed(self, position: Position, seat: int) -> i64:
        """Lists a seat's legal moves in `listed` and returns how many there are."""
        count: i64 = position.list_legal(seat, self.listed)
        if count > len(self.listed):
            self.listed = grown(self.listed, count)
            self.shortened = grown(self.shortened, count)
            count = position.list_legal(seat, self.listed)
        return count

    def _make_room(self, needed: i64) -> None:
        if needed > len(self.legal):
            self.legal = grown(self.legal, 2 * needed)
            self.moves = grown(self.moves, 2 * needed)


def grown(numbers: vec[i64], size: i64) -> vec[i64]:
    """Returns the same numbers, followed by zeros."""
    larger = vec[i64]([0] * size)
    for place in range(len(numbers)):
        larger[place] = numbers[place]
    return larger
