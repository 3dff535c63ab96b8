"""Cards, towers and scores of 5 Towers, by the letter of T1, T2, T4.1e and T8."""

Card = tuple[str, int]  # type and value
Towers = dict[str, list[int]]  # one player's towers: values from the bottom to the top

TYPES = ("c", "h", "t", "j", "s")  # T1.1


def card_name(card: Card) -> str:
    return f"{card[0]}{card[1]}"


def deck_for(players: int) -> list[Card]:
    """T1.3 and T1.4."""
    values = list(range(16))
    if players >= 4:
        values += [0, 2, 5, 7, 10, 12]
    return [(kind, value) for kind in TYPES for value in values]


def fits(tower: list[int], value: int) -> bool:
    """Whether a card of this value may go on this tower of its own type."""
    if not tower:
        return True  # T2.2
    top = tower[-1]
    if top == 0:
        return False  # T2.6
    if top == 8:
        return True  # T2.4
    if value == 9:
        return True  # T2.5
    return value < top  # T2.3


def can_complete(towers: Towers, display: list[Card], wanted: int, may_raze: bool) -> bool:
    """Tries every way to build `wanted` of the display's cards (T4.2), with and without razing."""
    if wanted == 0:
        return True
    for place, (kind, value) in enumerate(display):
        if fits(towers[kind], value):
            towers[kind].append(value)
            done = can_complete(towers, display[:place] + display[place + 1 :], wanted - 1, False)
            towers[kind].pop()
            if done:
                return True
    return may_raze and _can_complete_after_razing(towers, display, wanted)


def _can_complete_after_razing(towers: Towers, display: list[Card], wanted: int) -> bool:
    for tower in towers.values():
        if tower and tower[-1] != 0:  # T4.2a
            value = tower.pop()
            done = can_complete(towers, display, wanted, False)
            tower.append(value)
            if done:
                return True
    return False


def largest_bid(towers: Towers, display: list[Card]) -> int:
    """T4.1e: the largest number of display cards that can be built."""
    buildable = [
        number for number in range(len(display) + 1) if can_complete(towers, display, number, True)
    ]
    return max(buildable)


def score_of(towers: Towers, razed: int) -> int:
    """T8."""
    points = 0
    for tower in towers.values():
        has_roof = 0 in tower
        points += len(tower) * (2 if has_roof else 1)  # T8.1, T8.2
    points += max(len(tower) for tower in towers.values())  # T8.3
    for number in range(1, razed + 1):  # T8.4
        points -= number
    return points
