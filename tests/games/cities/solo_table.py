"""A solo game to play by hand, so a test reads like a situation at a real table.

    table = SoloTable("expert")
    table.stand("A", "HO..", ".O..", "....", "....")
    table.say("random F/e B", "card 7", "2 assign S A")

Everything is in notation, deals and moves alike, as in a record.
"""

from collections import Counter

from draftingtable.games.cities.city.city import city_from_rows
from draftingtable.games.cities.city.components import LETTERS, tile_code, tile_text
from draftingtable.games.cities.city.text import CITY_LETTERS, tiles_text
from draftingtable.games.cities.game import GAME
from draftingtable.games.cities.solo.levels import NEUTRAL
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core.chance import Dealt
from draftingtable.games.core.dealers import SamplingDealer, ScriptDealer
from draftingtable.games.core.events import Event
from draftingtable.games.core.randomness import Randomness
from tests.games.table_talk import TableTalk

PLAIN_DECK = " ".join(["m/m"] * 20)
"""Every card says *most*, twice."""
MOVE_LETTERS = "123"


def begin(mode: str, level: int = NEUTRAL, deck: str = "") -> SoloPosition:
    options: dict[str, object] = {"mode": mode, "level": level}
    if mode == "expert":
        options["deck"] = deck
    position = GAME.begin(GAME.setup(3, options))
    assert isinstance(position, SoloPosition)
    return position


def one_card(card: str) -> str:
    """Returns a deck in which all cards are this one."""
    return " ".join([card] * 20)


class SoloTable(TableTalk):
    game = GAME
    position: SoloPosition

    def __init__(self, mode: str, level: int = NEUTRAL, deck: str = "", seed: object = 0) -> None:
        self.position = begin(mode, level, deck)
        self.journal: list[Event] = []
        self.position.journal = self.journal
        self.dealer = SamplingDealer("table", seed)
        self.randomness = Randomness("table", seed)

    # Arranging

    def stand(self, city: str, *rows: str) -> None:
        """Sets city A or C from four rows; the upper left square is 0,0."""
        self.position.yours["A C".index(city) // 2] = city_from_rows(rows)

    def collected(self, letters: str) -> None:
        """Sets Automacity's buildings."""
        self.position.automacity = [letters.count(letter) for letter in LETTERS]

    def hold(self, seat: int, hand: str) -> None:
        self.position.hands[seat - 1] = sorted(tile_code(word) for word in hand.split())

    # Playing

    def refused_by(self, line: str) -> tuple[str, str]:
        """Returns the code and the rule of a refusal."""
        refusal = self.refuse(line)
        return refusal.code, refusal.rule

    def say(self, *lines: str) -> None:
        """Plays lines of a record: deals, and moves of any seat."""
        for line in lines:
            if line[0] in MOVE_LETTERS:
                seat, move = self.read(line)
                self.position.apply(seat, move)
            else:
                dealt: Dealt = GAME.notation.parse_chance(line)
                self.position.deal(ScriptDealer([dealt]))

    def step(self) -> None:
        """Plays one deal or a random move."""
        if self.position.dealing:
            self.position.deal(self.dealer)
            return
        seat = self.position.actor()
        self.position.apply(seat, self.position.random_move(seat, self.randomness))

    def go_to(self, turn: int, phase: str) -> None:
        """Plays at random until that phase of that turn (1 to 7)."""
        while (self.position.turn + 1, self.phase()) != (turn, phase):
            self.step()

    def finish(self) -> None:
        while not self.position.over:
            self.step()

    # Inspecting

    def may(self, seat: int = 1) -> list[str]:
        moves = self.position.legal_moves(seat - 1)
        return [GAME.notation.move_text(move) for move in moves]

    def data(self, viewer: int = 1) -> dict[str, object]:
        return self.position.view(viewer - 1).as_data()

    def phase(self) -> str:
        return str(self.data()["phase"])

    def hands(self) -> list[str]:
        return [" ".join(tiles_text(hand)) for hand in self.position.hands]

    def size(self, city: str) -> int:
        return sum(self.position.counts(CITY_LETTERS.index(city)))

    def sizes(self) -> list[int]:
        return [self.size(city) for city in "ABC"]

    def awaited(self) -> str:
        """Returns what chance must provide: `deal 1 7`, `random A 1`."""
        chance = self.position.chance()
        target = {"deal": str(chance.target + 1), "random": CITY_LETTERS[chance.target]}
        words = [chance.kind, target.get(chance.kind, ""), str(chance.count)]
        return " ".join(word for word in words if word)

    def letters(self) -> Counter[str]:
        """Returns the counts of all buildings, wherever they are."""
        position = self.position
        waiting = [code // 7 for code in position.to_place]
        tiles = [*position.singles, *position.duplexes, *position.discard, *waiting]
        tiles += [tile for hand in position.hands for tile in hand]
        found = Counter(letter for tile in tiles for letter in tile_text(tile) if letter.isalpha())
        for city in range(3):
            counts = position.counts(city)
            found.update({letter: counts[code] for code, letter in enumerate(LETTERS)})
        return found

    def happened(self) -> list[str]:
        return [event.kind for event in self.journal]
