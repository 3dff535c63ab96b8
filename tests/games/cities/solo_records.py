"""Solo games as records: played at random, checked by the referee, kept as examples."""

from collections.abc import Mapping

from draftingtable.games.cities.game import GAME
from draftingtable.games.cities.solo.automa_cards import SYMBOL_LETTERS, SYMBOLS
from draftingtable.games.cities.solo.deck import read_deck
from draftingtable.games.cities.solo.levels import LEVEL_POINTS, LEVELS
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from tests.examples import collection
from tests.referees import cities as referee
from tests.referees.cities_automa import AutomaCard

NAMES = dict(zip(SYMBOL_LETTERS, SYMBOLS, strict=True))


def level_points() -> Mapping[int, int]:
    return dict(LEVEL_POINTS)


def played(mode: str, seed: int, moves: int = -1, deck: str = "") -> Match:
    """Returns a random game, or its start up to that many of your moves."""
    options: dict[str, object] = {"mode": mode, "level": LEVELS[seed % len(LEVELS)]}
    if mode == "expert":
        options["deck"] = deck
    match = Match(GAME, GAME.setup(3, options), SamplingDealer("solo", seed))
    randomness = Randomness("solo", seed)
    while not match.over and moves:
        match.play(0, match.position.random_move(0, randomness))
        moves -= 1
    return match


def referee_deck(text: str) -> list[AutomaCard]:
    """Returns a record's deck as the referee expects it."""
    deck = str(parse(text).options.get("deck", ""))
    columns = [card.text().split("/") for card in read_deck(deck)]
    return [
        (tuple(NAMES[letter] for letter in shared), tuple(NAMES[letter] for letter in own))
        for shared, own in columns
    ]


def referee_on(text: str, legal: bool = False) -> list[str]:
    """Returns the referee's complaints about a record, or the lines it would accept next."""
    ask = referee.legal if legal else referee.check
    return ask(text, referee_deck(text), level_points())


def golden(mode: str) -> list[str]:
    return [name for name in collection.names("cities") if name.startswith(f"cities-{mode}")]
