"""Monte Carlo tree search over imagined deals, for any number of seats.

Each iteration imagines a position consistent with what the seat knows, follows the tree to the next
deal, plays on as the guide does, and adds the result to the moves on the path. Every seat plays for
its own payoff. In games with secrets, every seat has its own tree in which others' secret moves
look alike, so no seat learns from what it cannot see.

The n-th try of each root move uses the same deals, so moves are compared with equal luck.
"""

from draftingtable.bots.search.analysis import Analysis, Candidate
from draftingtable.bots.search.dealing import PairedDealer
from draftingtable.bots.search.guide import Guide, Result
from draftingtable.bots.search.stepwise import StepwiseSearch
from draftingtable.bots.search.tally import Tally
from draftingtable.bots.search.tree import HIDDEN, Node
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View


class Path:
    """One descent: each seat's current node, and the moves to update with the result."""

    def __init__(self, roots: list[Node]) -> None:
        self.trees: list[Node] = roots[:]
        self.nodes: list[Node] = []
        self.places: list[int] = []
        self.seats: list[int] = []


class Search(StepwiseSearch):
    """A search for one decision of one seat."""

    def __init__(self, guide: Guide, view: View, seed: str, exploration: float = 1.0) -> None:
        super().__init__()
        self.guide = guide
        self.view = view
        self.seat = guide.seat_of(view)
        self.seed = seed
        self.exploration = exploration
        self.first: Position = guide.imagine(view, Randomness("first look", seed))
        self.seats = len(self.first.outcome().scores)
        self.roots: list[Node] = [Node() for _ in range(self.seats if guide.secrets else 1)]
        self.root: Node = self.roots[self._tree_of(self.seat)]
        self.places: list[int] = self.root.take(guide.advise(self.first, self.seat))
        self.tallies: list[Tally] = [Tally(self.seats) for _ in self.places]
        self.stream = Randomness("search", seed)
        self.words: list[int] = []
        # Without noise, seats that choose at once would fall into step: each would seem to foresee
        # the other's choice.
        self.whim: Randomness | None = Randomness("whim", seed) if guide.secrets else None

    def choices(self) -> int:
        return len(self.places)

    def analysis(self) -> Analysis:
        """Returns the results, most visited move first: a high mean of few tries may be luck."""
        root = self.root
        ranked = [(-root.counts[at], -root.value(at), -root.shares[at], at) for at in self.places]
        candidates = [self._candidate(place) for _, _, _, place in sorted(ranked)]
        return Analysis(self.seat, self.iterations, candidates)

    def _candidate(self, place: int) -> Candidate:
        root = self.root
        value = root.value(place)
        return self.tallies[place].candidate(root.moves[place], root.counts[place], value)

    def iterate(self) -> None:
        place = self.root.select(self.places, self.exploration, self.whim)
        word = self._word(self.root.counts[place])
        randomness = Randomness("imagined", self.seed, word)
        position = self._imagine(randomness)
        path = Path(self.roots)
        self._step(path, position, self.seat, place)
        while self.guide.deep and not (position.over or position.dealing):
            if not self._follow(path, position):
                break
        self.guide.play_out(position, PairedDealer(word), randomness)
        self._learn(path, self.guide.judge(position))

    def _word(self, number: int) -> int:
        """Returns the seed from which the n-th try is imagined and dealt."""
        while len(self.words) <= number:
            self.words.append(self.stream.word())
        return self.words[number]

    def _imagine(self, randomness: Randomness) -> Position:
        if self.guide.secrets:
            return self.guide.imagine(self.view, randomness)
        return self.first.copy()

    def _tree_of(self, seat: int) -> int:
        return seat if self.guide.secrets else 0

    def _follow(self, path: Path, position: Position) -> bool:
        """Makes one move down the tree; returns False at its end."""
        seat = position.actor()
        if position.automatic(seat):
            position.apply(seat, position.legal_moves(seat)[0])
            return True
        node = path.trees[self._tree_of(seat)]
        node.arrivals += 1
        if node.arrivals == 1:
            return False  # play out the first visit: most nodes never get a second
        if node.moves and not self.guide.secrets:
            places = list(range(len(node.moves)))
        else:
            places = node.take(self.guide.advise(position, seat))
        self._step(path, position, seat, node.select(places, self.exploration, self.whim))
        return True

    def _step(self, path: Path, position: Position, seat: int, place: int) -> None:
        node = path.trees[self._tree_of(seat)]
        move = node.moves[place]
        path.nodes.append(node)
        path.places.append(place)
        path.seats.append(seat)
        if self.guide.secrets:
            self._show(path.trees, seat, move)
        else:
            path.trees[0] = node.child(place)
        position.apply(seat, move)

    def _show(self, trees: list[Node], seat: int, move: int) -> None:
        """Moves each seat's tree on by what that seat sees."""
        secret = self.guide.is_secret(move)
        for other in range(self.seats):
            seen = HIDDEN if secret and other != seat else move
            trees[other] = trees[other].child(trees[other].place_of(seen))

    def _learn(self, path: Path, result: Result) -> None:
        payoffs = self.guide.payoffs(result)
        for step in range(len(path.nodes)):
            path.nodes[step].learn(path.places[step], payoffs[path.seats[step]])
        self.tallies[path.places[0]].add(result)
        self.iterations += 1
