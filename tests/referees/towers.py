"""A slow and literal referee for 5 Towers (rules T1 to T8)."""

import re

from .record_reading import (
    Line,
    Record,
    RuleBrokenError,
    check_result,
    read_options,
    read_record,
    read_seats,
)
from .towers_rules import (
    TYPES,
    Card,
    Towers,
    can_complete,
    card_name,
    deck_for,
    fits,
    largest_bid,
    score_of,
)

CARD = re.compile(r"([chtjs])(0|[1-9]|1[0-5])")
SEAT_MOVE = re.compile(r"([1-9]) (.+)")


def read_card(text: str) -> Card:
    match = CARD.fullmatch(text)
    if match is None:
        raise RuleBrokenError(f"T1.2 '{text}' is not a card")
    return match[1], int(match[2])


class Table:
    """Everything on the table, and the rules for each next line."""

    def __init__(self, players: int, start: int, referee: bool) -> None:
        self.players = players
        self.referee = referee
        self.start = start
        self.phase = "deal"  # deal, bid, build or over
        self.pile: list[Card] = deck_for(players)  # contents only: the order is unknown
        self.times_run_out = 0
        self.discard: list[Card] = []
        self.display: list[Card] = []
        self.towers: list[Towers] = [{kind: [] for kind in TYPES} for _ in range(players)]
        self.raze_piles: list[list[Card]] = [[] for _ in range(players)]
        self.chances: list[int | None] = []  # from the start player on; None is a pass
        self.withdrawn: int | None = None  # the bid just withdrawn by the player to bid now
        self.builder = 0
        self.to_place = 0
        self.built: list[Card] = []
        self.razed: Card | None = None

    # ---- whose turn, and the bids so far

    def seat_of_chance(self, place: int) -> int:
        """T4.1b: from the start player clockwise."""
        return (self.start - 1 + place) % self.players + 1

    def seat_to_move(self) -> int:
        return self.builder if self.phase == "build" else self.seat_of_chance(len(self.chances))

    def highest_bid(self) -> int:
        return max((bid for bid in self.chances if bid is not None), default=-1)

    # ---- chance

    def deal(self, words: list[str]) -> None:
        if self.phase == "over":
            raise RuleBrokenError("T7.1 the game is over")
        if self.phase != "deal":
            raise RuleBrokenError("T4 the round is not over, no deal now")
        cards = [read_card(word) for word in words]
        wanted = min(5, len(self.pile))
        if len(cards) != wanted:
            rule = "T4" if wanted == 5 else "T7.3"
            raise RuleBrokenError(f"{rule} {len(cards)} cards dealt, not {wanted}")
        for card in cards:
            if card not in self.pile:
                rule = self._deck_rule() if self.times_run_out == 0 else "T5.1"
                raise RuleBrokenError(f"{rule} {card_name(card)} cannot be in the draw pile")
            self.pile.remove(card)
        self.display = cards
        self.chances = []
        self.withdrawn = None
        self.phase = "bid"

    def _deck_rule(self) -> str:
        return "T1.3" if self.players <= 3 else "T1.4"

    # ---- may this move be made?

    def refusal(self, seat: int, move: str) -> str | None:
        """Returns why the move is not allowed (rule first), or None if it is."""
        if self.phase == "over":
            return "T7.1 the game is over"
        if self.phase == "deal":
            return "T4 a deal comes next"
        if seat != self.seat_to_move():
            rule = "T4.1" if self.phase == "bid" else "T4.1d"
            return f"{rule} it is seat {self.seat_to_move()}'s turn, not seat {seat}'s"
        words = move.split(" ")
        if words[0] not in ("bid", "pass", "raze", "build", "withdraw"):
            return f"notation: '{move}' is not a move"
        if len(words) != (1 if words[0] in ("pass", "withdraw") else 2):
            return f"notation: '{move}' has the wrong number of words"
        if (words[0] in ("bid", "pass")) != (self.phase == "bid"):
            return f"T4 no '{words[0]}' while the game waits for a {self.phase}"
        return self._refusal_in_phase(seat, words)

    def _refusal_in_phase(self, seat: int, words: list[str]) -> str | None:
        if words[0] == "bid":
            return self._bid_refusal(seat, words[1])
        if words[0] == "pass":
            return "T4.1a the start player names a number" if not self.chances else None
        if words[0] == "raze":
            return self._raze_refusal(seat, words[1])
        if words[0] == "build":
            return self._build_refusal(seat, words[1])
        return "T4.3 no withdrawing with the referee on" if self.referee else None

    def _bid_refusal(self, seat: int, word: str) -> str | None:
        if word not in ("0", "1", "2", "3", "4", "5"):
            return f"T4.1a '{word}' is not a number from 0 to 5"
        bid = int(word)
        if bid > len(self.display):
            return f"T7.3 only {len(self.display)} cards are on display"
        if bid <= self.highest_bid():  # no bid precedes the start player's chance
            return f"T4.1b {bid} is not higher than {self.highest_bid()}"
        if self.withdrawn is not None and bid >= self.withdrawn:
            return f"T4.3 {bid} is not lower than the withdrawn {self.withdrawn}"
        if self.referee:
            largest = largest_bid(self.towers[seat - 1], self.display)
            if bid > largest:
                return f"T4.1e {bid} cannot be built, the largest legal bid is {largest}"
        return None

    def _raze_refusal(self, seat: int, kind: str) -> str | None:
        if kind not in TYPES:
            return f"T1.1 '{kind}' is no tower type"
        if self.built:
            return "T4.2 razing comes before the first card is placed"
        if self.razed is not None:
            return "T4.2a at most one card is razed in a round"
        tower = self.towers[seat - 1][kind]
        if not tower:
            return f"T4.2a there is no tower {kind} to raze"
        if tower[-1] == 0:
            return "T4.2a a 0 can never be razed"
        if self.referee:
            value = tower.pop()
            completable = can_complete(self.towers[seat - 1], self.display, self.to_place, False)
            tower.append(value)
            if not completable:
                return "T4.1e after this the bid could not be built"
        return None

    def _build_refusal(self, seat: int, word: str) -> str | None:
        try:
            card = read_card(word)
        except RuleBrokenError as broken:
            return str(broken)
        if card not in self.display:
            return f"T4.1d {word} is not on display"
        kind, value = card
        tower = self.towers[seat - 1][kind]
        if not fits(tower, value):
            rule = "T2.6" if tower[-1] == 0 else "T2.3"
            return f"{rule} {value} does not go on {tower[-1]}"
        if self.referee:
            rest = list(self.display)
            rest.remove(card)
            tower.append(value)
            completable = can_complete(self.towers[seat - 1], rest, self.to_place - 1, False)
            tower.pop()
            if not completable:
                return "T4.1e after this the bid could not be built"
        return None

    # ---- making a move

    def make(self, seat: int, move: str) -> None:
        reason = self.refusal(seat, move)
        if reason is not None:
            raise RuleBrokenError(reason)
        words = move.split(" ")
        if words[0] == "bid":
            self._take_chance(int(words[1]))
        elif words[0] == "pass":
            self._take_chance(None)
        elif words[0] == "raze":
            value = self.towers[seat - 1][words[1]].pop()
            self.razed = (words[1], value)
            self.raze_piles[seat - 1].append(self.razed)
        elif words[0] == "build":
            self._build(read_card(words[1]))
        else:
            self._withdraw()

    def _take_chance(self, bid: int | None) -> None:
        self.chances.append(bid)
        self.withdrawn = None
        # T4.1c: a bid for the whole display ends the bidding at once
        if bid == len(self.display) or len(self.chances) == self.players:
            self._end_bidding()

    def _end_bidding(self) -> None:
        highest = self.highest_bid()
        if highest == 0:  # T4.4: nobody builds, the same player starts again
            self._end_round(self.start)
            return
        self.builder = self.seat_of_chance(self.chances.index(highest))
        self.to_place = highest
        self.built = []
        self.razed = None
        self.phase = "build"

    def _build(self, card: Card) -> None:
        self.display.remove(card)
        self.towers[self.builder - 1][card[0]].append(card[1])
        self.built.append(card)
        self.to_place -= 1
        if self.to_place == 0:  # T4.5: the next to start sits left of the builder
            self._end_round(self.builder % self.players + 1)

    def _withdraw(self) -> None:
        """T4.3: undoes the build, last step first, and returns to the builder's own chance."""
        for kind, value in reversed(self.built):
            self.towers[self.builder - 1][kind].pop()
            self.display.append((kind, value))
        if self.razed is not None:
            self.raze_piles[self.builder - 1].pop()
            self.towers[self.builder - 1][self.razed[0]].append(self.razed[1])
        self.withdrawn = self.highest_bid()
        self.chances = self.chances[: self.chances.index(self.withdrawn)]
        self.built = []
        self.razed = None
        self.phase = "bid"

    def _end_round(self, next_start: int) -> None:
        self.discard += self.display  # T4.4, T4.5
        self.display = []
        self.start = next_start
        self.phase = "deal"
        if not self.pile:
            self.times_run_out += 1
            if self.times_run_out == 2 or not self.discard:  # T7.1, T5.2
                self.phase = "over"
            else:  # T5.1
                self.pile = self.discard
                self.discard = []

    # ---- candidate moves, and the outcome

    def legal_lines(self) -> list[str]:
        """Tries every move for every seat."""
        if self.phase not in ("bid", "build"):
            return []
        moves = [f"bid {number}" for number in range(6)] + ["pass", "withdraw"]
        moves += [f"raze {kind}" for kind in TYPES]
        moves += sorted({f"build {card_name(card)}" for card in self.display})
        seats = range(1, self.players + 1)
        return sorted(
            f"{seat} {move}" for seat in seats for move in moves if not self.refusal(seat, move)
        )

    def scores(self) -> list[int]:
        pairs = zip(self.towers, self.raze_piles, strict=True)
        return [score_of(towers, len(razed)) for towers, razed in pairs]


def play_line(table: Table, line: Line) -> None:
    """Applies one event of the record."""
    words = line.text.split(" ")
    if words[0] == "deal":
        table.deal(words[1:])
        return
    match = SEAT_MOVE.fullmatch(line.text)
    if match is None:
        raise RuleBrokenError(f"notation: '{line.text}' is neither 'SEAT MOVE' nor a deal")
    table.make(int(match[1]), match[2])


def read_start(record: Record, players: int) -> int:
    if "start" not in record.header:
        record.complain(1, "notation Records: the header lacks 'start'")
        return 1
    line = record.header["start"]
    if line.text not in [str(seat) for seat in range(1, players + 1)]:
        record.complain(line.number, f"T3.2 start '{line.text}' is not a seat")
        return 1
    return int(line.text)


def play(text: str) -> tuple[Record, Table | None]:
    """Plays as far as the record is legal; complaints are added to the record."""
    record = read_record(text, "towers")
    if record.complaints and not record.header:
        return record, None
    referee = read_options(record).get("referee", True)  # T4.3: on by default
    if not isinstance(referee, bool):
        record.complain(record.number_of("options"), "T4.3 referee is neither true nor false")
    players = read_seats(record, 2, 5, "T1")
    start = read_start(record, players) if players else 1
    if record.complaints:
        return record, None
    table = Table(players, start, referee is True)
    for line in record.events:
        try:
            play_line(table, line)
        except RuleBrokenError as broken:
            record.complain(line.number, str(broken))
            return record, table
    return record, table


def check(text: str) -> list[str]:
    """Returns all complaints about a record; none if it is a correct (part of a) game."""
    record, table = play(text)
    if table is not None and not record.complaints:
        scores = table.scores()
        best = max(scores)  # T8.5
        winners = [seat for seat, score in enumerate(scores, start=1) if score == best]
        check_result(record, table.phase == "over", scores, winners, "T8", "T8.5")
    return record.complaints


def legal(text: str) -> list[str]:
    """Returns the legal moves after an unfinished record, as sorted lines 'SEAT MOVE'."""
    record, table = play(text)
    if table is None or record.complaints:
        raise ValueError("; ".join(record.complaints))
    return table.legal_lines()
