"""A tournament as data for workers and files."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass

from draftingtable.arena.matchups import Matchup, rotations
from draftingtable.bots.core.players import Player, parse_player
from draftingtable.bots.core.roster import BotPolicy
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.options import OptionValue
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.registry import get
from draftingtable.version import VERSION


@dataclass(frozen=True, order=True)
class Unit:
    """One deal of one matchup, with all its rotations: the unit of work."""

    deal: int
    matchup: int


@dataclass(frozen=True)
class Tournament:
    """Matchups, each on the same deals. All results follow from this."""

    game: str
    options: Mapping[str, OptionValue]
    seats: int
    """All seats of the table, automatic ones too; matchups only name those for players."""
    players: Mapping[str, Player]
    matchups: Sequence[Matchup]
    deals: int
    seed: str
    house: BotPolicy

    @classmethod
    def new(
        cls,
        game: str,
        matchups: Iterable[Sequence[str]],
        deals: int = 100,
        seed: str = "1",
        options: Mapping[str, object] | None = None,
        named: Mapping[str, Player] | None = None,
        house: BotPolicy | None = None,
        seats: int | None = None,
    ) -> "Tournament":
        """Returns a validated tournament. Names that are not in `named` are parsed as players."""
        meetings = [tuple(matchup) for matchup in matchups]
        check_sizes(meetings)
        setup = get(game).setup(seats or len(meetings[0]), options)
        check_played(get(game), setup, len(meetings[0]))
        known = named or {}
        names = dict.fromkeys(name for matchup in meetings for name in matchup)
        players = {name: known[name] if name in known else parse_player(name) for name in names}
        rules = house or BotPolicy()
        return cls(game, setup.options, setup.players, players, meetings, deals, seed, rules)

    def units(self) -> list[Unit]:
        """Returns all units, deal by deal: if stopped early, all matchups have equal shares."""
        places = range(len(self.matchups))
        return [Unit(deal, matchup) for deal in range(self.deals) for matchup in places]

    def rotations(self, unit: Unit) -> list[Matchup]:
        return rotations(self.matchups[unit.matchup])

    def games(self, units: Iterable[Unit]) -> int:
        sizes = [len(rotations(matchup)) for matchup in self.matchups]
        return sum(sizes[unit.matchup] for unit in units)

    def setup(self, deal: int) -> Setup:
        """Returns the setup, which is the same for all rotations and matchups of a deal."""
        game = get(self.game)
        start = Randomness("start", self.seed, deal).below(self.seats) if game.has_start else None
        return game.setup(self.seats, self.options, start)

    def bot_seed(self, deal: int, names: Matchup, seat: int) -> str:
        """Returns a hash, since bots see it and the tournament's own seed determines the deals."""
        texts = [self.players[name].text for name in names]
        words = ["arena bot", self.seed, str(deal), *texts, str(seat)]
        return hashlib.sha256("\x1f".join(words).encode()).hexdigest()[:16]

    def configuration(self) -> dict[str, object]:
        """Returns what the results depend on. The number of deals is not part of it."""
        return {
            "game": self.game,
            "rules": get(self.game).rules_version,
            "options": dict(self.options),
            "seats": self.seats,
            "players": {name: player.text for name, player in self.players.items()},
            "matchups": [list(matchup) for matchup in self.matchups],
            "seed": self.seed,
            "house": asdict(self.house),
            "version": VERSION,
        }


def check_sizes(matchups: Sequence[Matchup]) -> None:
    if not matchups:
        raise BadOption("arena-nobody")
    sizes = sorted({len(matchup) for matchup in matchups})
    if len(sizes) > 1:
        raise BadOption("arena-table-sizes", "", {"found": sizes})
    if len(set(matchups)) < len(matchups):
        twice = next(one for one in matchups if list(matchups).count(one) > 1)
        raise BadOption("arena-matchup-twice", "", {"found": list(twice)})


def check_played(game: Game, setup: Setup, named: int) -> None:
    """Rejects players for seats that follow a rule of the game."""
    played = setup.players - len(game.automatic_names(setup))
    if named != played:
        raise BadOption("player-count", "", {"found": named, "least": played, "most": played})
