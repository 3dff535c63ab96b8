"""The referees against the generators, the worked examples, and records with one wrong line."""

import random
from collections.abc import Callable

import pytest

from . import cities, cities_generator, cities_scoring, towers, towers_generator
from .cities_automa import SoloCities, automa_choice
from .cities_generator import SAMPLE_DECK, SAMPLE_LEVELS
from .cities_tiles import Cells
from .towers_rules import TYPES, Card, can_complete, deck_for, fits, largest_bid, score_of


def towers_text(events: str, seats: int = 3, referee: bool = True, start: int = 1) -> str:
    names = ", ".join(f'"P{seat}"' for seat in range(1, seats + 1))
    header = f"drafting-table record 1\ngame: towers\nrules: 1\noptions: {{}}\nseats: [{names}]\n"
    header = header.replace("{}", '{"referee": ' + ("true" if referee else "false") + "}")
    return f"{header}start: {start}\n---\n" + "".join(
        line.strip() + "\n" for line in events.strip().split("\n")
    )


def check_cities(text: str) -> list[str]:
    return cities.check(text, SAMPLE_DECK, SAMPLE_LEVELS)


def legal_cities(text: str) -> list[str]:
    return cities.legal(text, SAMPLE_DECK, SAMPLE_LEVELS)


def city_from(rows: str) -> Cells:
    """Builds a city from rows separated by '/', '.' for an empty square."""
    return {
        (x, y): letter
        for y, row in enumerate(rows.split("/"))
        for x, letter in enumerate(row)
        if letter != "."
    }


# ---- the generators' records are accepted, and each move in them is listed as legal


@pytest.mark.parametrize("style", towers_generator.STYLES)
@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("referee", [True, False])
def test_generated_towers_are_accepted(players: int, referee: bool, style: str) -> None:
    for text in towers_generator.generate(players, referee, 11, 1, style):
        assert towers.check(text) == []


@pytest.mark.parametrize("style", cities_generator.STYLES)
@pytest.mark.parametrize(
    ("mode", "players"),
    [*[("ring", players) for players in range(3, 8)], ("two", 2), ("beginner", 3), ("expert", 3)],
)
def test_generated_cities_are_accepted(mode: str, players: int, style: str) -> None:
    for text in cities_generator.generate(mode, players, 11, 1, style):
        assert check_cities(text) == []


def assert_moves_are_listed(text: str, legal: Callable[[str], list[str]], step: int) -> None:
    lines = text.split("\n")
    first = lines.index("---") + 1
    last = lines.index("---", first)
    for place in range(first, last, step):
        listed = legal("\n".join(lines[:place]))
        assert listed == sorted(set(listed))
        if lines[place][0].isdigit():
            assert lines[place] in listed
        else:
            assert listed == []
    assert legal("\n".join(lines[:last])) == []
    assert legal(text) == []


@pytest.mark.parametrize("referee", [True, False])
def test_moves_of_generated_towers_are_listed(referee: bool) -> None:
    [text] = towers_generator.generate(4, referee, 5, 1, "random")
    assert_moves_are_listed(text, towers.legal, 3)


@pytest.mark.parametrize("mode", cities_generator.MODES)
def test_moves_of_generated_cities_are_listed(mode: str) -> None:
    [text] = cities_generator.generate(mode, 4, 5, 1)
    assert_moves_are_listed(text, legal_cities, 3)


def test_largest_bid_agrees_with_the_generator() -> None:
    for seed in range(150):
        rng = random.Random(seed)
        game = towers_generator.Game(rng, 4, True, "random")
        player = game.players[0]
        for _ in range(rng.randrange(30)):  # pile up cards by T2
            kind, value = rng.choice(deck_for(4))
            if fits(player.stacks[kind], value):
                player.stacks[kind].append(value)
        game.display = game.pile[:5]
        display: list[Card] = [(card[0], int(card[1:])) for card in game.display]
        assert largest_bid(player.stacks, display) == game.most_of_all(player)


# ---- one line wrong


def mutations(text: str, rng: random.Random, number: int) -> list[str]:
    """Yields records with one event omitted, duplicated, without a seat, or too long."""
    lines = text.split("\n")
    first = lines.index("---") + 1
    last = lines.index("---", first)
    mutated = []
    for place in rng.sample(range(first, last), min(number, last - first)):
        line = lines[place]
        mutated.append([*lines[:place], *lines[place + 1 :]])
        mutated.append([*lines[:place], line, *lines[place:]])
        if line[0].isdigit():
            mutated.append([*lines[:place], f"9{line[1:]}", *lines[place + 1 :]])
        mutated.append([*lines[:place], f"{line} x", *lines[place + 1 :]])
    return ["\n".join(each) for each in mutated]


def test_towers_with_one_line_wrong_are_refused() -> None:
    [text] = towers_generator.generate(3, True, 21, 1, "random")
    for mutated in mutations(text, random.Random(1), 60):
        assert towers.check(mutated) != []


@pytest.mark.parametrize("mode", cities_generator.MODES)
def test_cities_with_one_line_wrong_are_refused(mode: str) -> None:
    [text] = cities_generator.generate(mode, 3, 21, 1)
    for mutated in mutations(text, random.Random(1), 15):
        assert check_cities(mutated) != []


HEADER_MUTATIONS = [
    ("drafting-table record 1", "drafting-table record 2"),
    ("rules: 1", "rules: 2"),
    ("rules: 1", "rules 1"),
    ("rules: 1\n", ""),
    ("rules: 1", "rules: 1\nrules: 1"),
    ("seats: [", "seats: [1, "),
    ('"scores"', '"points"'),
    ('{"scores"', '{"more": 1, "scores"'),
    ('"winners": [', '"winners": [9, '),
    ('"scores": [', '"scores": [1, '),
    ("\nresult", "\n\nresult"),
    ("---\nresult", "result"),
]


@pytest.mark.parametrize(("old", "new"), HEADER_MUTATIONS)
def test_wrong_header_or_result_is_refused(old: str, new: str) -> None:
    [tower_text] = towers_generator.generate(2, True, 3, 1, "random")
    [city_text] = cities_generator.generate("two", 2, 3, 1)
    for complaints in (
        towers.check(tower_text.replace(old, new)),
        check_cities(city_text.replace(old, new)),
    ):
        assert complaints
        assert complaints[0].startswith("line ")


def test_other_header_keys_are_ignored_and_results_are_needed() -> None:
    [text] = towers_generator.generate(2, True, 3, 1, "random")
    assert towers.check(text.replace("rules: 1", "rules: 1\ncommitment: abc")) == []
    body = text[: text.rindex("---")]
    assert "no result" in towers.check(body)[0]
    assert towers.check(text + "more\n")[0].endswith("nothing may follow the result")
    assert "T7.1" in towers.check(body + "1 pass\n" + text[text.rindex("---") :])[0]
    unfinished = "\n".join(text.split("\n")[:20]) + "\n"
    assert towers.check(unfinished) == []
    assert "not finished" in towers.check(unfinished + text[text.rindex("---") :])[0]


DEAL = "deal s6 s4 h15 t1 j1"
TOWERS_WRONG_LINES = [
    ("deal s6 s4 h1 t1", "line 8: T4 "),
    ("deal s6 s6 h1 t1 j1", "line 8: T1.3 "),
    ("deal s6 s16 h1 t1 j1", "line 8: T1.2 "),
    ("1 bid 1", "line 8: T4 "),
    (f"{DEAL}\n2 bid 1", "line 9: T4.1 "),
    (f"{DEAL}\n1 pass", "line 9: T4.1a "),
    (f"{DEAL}\n1 bid 6", "line 9: T4.1a "),
    (f"{DEAL}\n1 bid 2\n2 bid 2", "line 10: T4.1b "),
    (f"{DEAL}\n1 bid 5\n2 pass", "line 10: T4.1d "),
    (f"{DEAL}\n1 bid 5\n1 build s4", "line 10: T4.1e "),
    (f"{DEAL}\n1 bid 5\n1 build c4", "line 10: T4.1d "),
    (f"{DEAL}\n1 bid 5\n1 raze s", "line 10: T4.2a "),
    (f"{DEAL}\n1 bid 5\n1 build s6\n1 raze s", "line 11: T4.2 "),
    (f"{DEAL}\n1 bid 5\n1 withdraw", "line 10: T4.3 "),
    (f"{DEAL}\n1 bid 0\n2 pass\n3 pass\ndeal s6 c1 c2 c3 c4", "line 12: T1.3 "),
    (f"{DEAL}\n1 bid 0\n2 pass\n3 pass\ndeal c0 c1 c2 c3 c4\n2 bid 1", "line 13: T4.1 "),
]


@pytest.mark.parametrize(("events", "complaint"), TOWERS_WRONG_LINES)
def test_wrong_towers_lines_name_their_rule(events: str, complaint: str) -> None:
    [found] = towers.check(towers_text(events))
    assert found.startswith(complaint)


# ---- worked examples of 5 Towers


def test_towers_e1_a_bid_of_five_ends_the_bidding() -> None:
    text = towers_text("deal s7 c12 t3 j0 h9\n1 bid 3\n2 pass\n3 bid 5", seats=4)
    assert {line[0] for line in towers.legal(text)} == {"3"}


def test_towers_e2_razing_makes_room() -> None:
    events = "deal s6 c1 h1 t1 j1\n1 bid 1\n2 pass\n1 build s6\ndeal s7 c2 h2 t2 j2\n2 bid 0"
    numbers = [f"1 bid {number}" for number in range(1, 6)]
    assert towers.legal(towers_text(events, seats=2)) == [*numbers, "1 pass"]
    assert towers.legal(towers_text(events + "\n1 bid 5", seats=2)) == ["1 raze s"]


E3 = """deal s6 s4 h15 t1 j1\n1 bid 2\n2 pass\n3 pass\n1 build s6\n1 build s4
        deal c15 h1 t2 j2 c14\n2 bid 0\n3 bid 1\n1 pass\n3 build c15
        deal s7 c2 h2 t3 j3"""


def test_towers_e3_largest_bid_and_withdrawing() -> None:
    fresh = towers_text(E3)  # seat 1 starts: 3 built, and 1 sits to the left of 3
    assert towers.check(fresh) == []
    assert towers.legal(fresh) == [f"1 bid {number}" for number in range(5)]
    built = f"{E3}\n1 bid 5\n1 raze s\n1 build c2\n1 build h2\n1 build t3\n1 build j3"
    stuck = towers_text(built, referee=False)
    assert towers.legal(stuck) == ["1 withdraw"]
    again = towers_text(f"{built}\n1 withdraw", referee=False)
    assert towers.legal(again) == [f"1 bid {number}" for number in range(5)]
    after = towers_text(f"{built}\n1 withdraw\n1 bid 4", referee=False)
    assert towers.legal(after) == ["2 bid 5", "2 pass"]
    assert "T4.3" in towers.check(towers_text(f"{built}\n1 withdraw\n1 bid 5", referee=False))[0]


def test_a_withdrawal_that_leaves_no_bid_ends_the_round() -> None:
    events = f"{DEAL}\n1 bid 0\n2 bid 1\n3 pass\n2 withdraw\n2 pass\n3 pass\ndeal c0 c1 c2 c3 c4"
    assert towers.legal(towers_text(events, referee=False))[0] == "1 bid 0"
    bid_again = f"{DEAL}\n1 bid 1\n2 bid 3\n3 pass\n2 withdraw"
    assert towers.legal(towers_text(bid_again, referee=False)) == ["2 bid 2", "2 pass"]


def test_towers_e4_score() -> None:
    stacks = {kind: list[int]() for kind in TYPES}
    stacks |= {"c": [9, 7, 5, 3], "h": [5, 4, 0], "t": [12, 11, 10, 8, 2, 0]}
    assert score_of(stacks, 2) == 25


def test_towers_e5_e6_order_matters() -> None:
    stacks = {kind: list[int]() for kind in TYPES}
    stacks["c"] = [12]
    assert can_complete(stacks, [("c", 8), ("c", 10)], 2, False)
    assert fits([12, 8], 10)
    assert fits([12, 10], 8)
    assert can_complete(stacks, [("s", 5), ("s", 5), ("s", 9)], 3, False)
    assert not can_complete(stacks, [("s", 5), ("s", 5)], 2, False)
    assert not fits([9, 0], 9)
    assert not fits([7], 7)
    assert fits([3], 9)
    assert fits([8], 15)


# ---- worked examples of Between Two Cities


def points_of(rows: str, worth: int = 4) -> list[int]:
    return list(cities_scoring.city_points(city_from(rows), worth).values())


def test_cities_notation_example() -> None:
    assert points_of("SSSS/HHOm/OPOO/OPHP") == [16, 0, 1, 17, 10, 12]


def test_cities_e1_factories_and_ring_order() -> None:
    counts = [5, 5, 3, 2, 1, 0]
    values = [cities_scoring.factory_value(counts, own) for own in counts[:5]]
    assert values == [4, 4, 3, 2, 2]
    ring = [62, 56, 62, 62, 52, 57]
    lower = [cities_scoring.rank_between(ring[k], ring[(k + 1) % 6], [])[0] for k in range(6)]
    assert lower == [56, 56, 62, 52, 52, 57]


@pytest.mark.parametrize(
    ("rows", "place", "points"),
    [
        ("SSSS/..../SS.S", 0, 23),  # E2
        ("S.../SSS./S...", 0, 15),  # a cross: three and two, not four in one line
        ("mdde/e", 2, 13),  # E3
        ("OOOO/OOO", 3, 22),  # E4
        ("Od", 3, 2),
        (".d./dOd/.d.", 3, 2),
        ("P.P./.P.P", 4, 8),  # E5
        ("PPP./...P", 4, 14),
        ("PP/PP", 4, 13),
        ("PP../..PP", 4, 16),
        ("HF/SH", 5, 2),  # both next to the factory
        ("HS/OF", 5, 3),
    ],
)
def test_cities_e2_to_e5_scores(rows: str, place: int, points: int) -> None:
    assert points_of(rows)[place] == points


def test_s1_automacity_example() -> None:
    points = cities_scoring.automacity_points(list("PPPdmeeSSSSFOHHH"), 2)
    assert points == dict(
        zip(
            ("shop", "factory", "tavern", "office", "park", "house"),
            (16, 2, 10, 2, 10, 15),
            strict=True,
        )
    )
    assert sum(points.values()) == 55
    assert cities_scoring.best_loose_shops(6) == 21


def test_s4_example() -> None:
    solo = SoloCities({"A": city_from("OH/.O"), "C": {}}, [])
    assert solo.gain("d", "A") == 4
    assert solo.gain("S", "A") == 3
    assert automa_choice(solo, "A", list("SdHO"), ("factory", "most")) == "d"
    assert automa_choice(solo, "A", list("SFHO"), ("factory", "most")) == "F"
    assert automa_choice(solo, "A", list("HOHO"), ("new", "house", "most")) == "H"
    # Automacity has no house yet, so `new` is skipped
    assert automa_choice(solo, "B", list("SP"), ("new", "house", "most")) == "S"


def test_c6_tie_breaks() -> None:
    rank = cities_scoring.rank_between
    assert cities_scoring.winners_of([rank(50, 60, [1]), rank(61, 50, [1])]) == [2]
    assert cities_scoring.winners_of([rank(50, 60, [2, 0]), rank(60, 50, [1, 9])]) == [1]
    assert cities_scoring.winners_of([rank(50, 60, [2, 1]), rank(60, 50, [2, 1])]) == [1, 2]
    two = cities_scoring.rank_of_two
    assert cities_scoring.winners_of([two(50, 60, [1]), two(55, 55, [2])]) == [2]


# ---- the course of a game of Between Two Cities

RING = """drafting-table record 1
game: cities
rules: 1
options: {"mode": "ring"}
seats: ["P1", "P2", "P3"]
---
deal 1 S S F d e m b
deal 2 O O O P P H H
deal 3 H H H P P O O
"""
PICKED = RING + "1 pick S d\n2 pick O P\n3 pick H O\n"


def test_picks_are_listed_once_and_in_order() -> None:
    assert legal_cities(RING)[:3] == ["1 pick F b", "1 pick F d", "1 pick F e"]
    # either order is read; the next seat's pairs are written in the order of C1
    pairs = ("H H", "O H", "O O", "O P", "P H", "P P")
    assert legal_cities(RING + "1 pick d S\n") == [f"2 pick {pair}" for pair in pairs]


def test_first_tiles_are_at_the_origin_and_hands_pass_left() -> None:
    listed = legal_cities(PICKED)
    assert "1 place S A 0,0" in listed
    assert "1 place S C 0,0" in listed
    assert "2 place O B 0,0" in listed
    assert "2 place O A 0,0" in listed
    assert len(listed) == 12
    placed = """2 place O B 0,0\n2 place P A 0,0\n1 place S C 0,0\n1 place d A 1,0
3 place H C 0,-1\n3 place O B -1,0\n"""
    assert check_cities(PICKED + placed) == []
    # seat 2, on the left of seat 1, now has seat 1's hand; seat 1 has seat 3's
    assert {line[:6] for line in legal_cities(PICKED + placed)} == {"1 pick"}
    assert check_cities(PICKED + placed + "1 pick H P\n2 pick S F\n3 pick O O\n") == []


CITIES_WRONG_LINES = [
    ("deal 1 S S S S S S S", "line 10: notation"),
    ("2 pick O P", "line 10: notation Records"),
    ("1 pick S H", "line 10: C3.1 "),
    ("1 pick S d\n2 pick O P\n3 pick H O\n1 place S B 0,0", "line 13: C3.1 "),
    ("1 pick S d\n2 pick O P\n3 pick H O\n1 place e A 0,0", "line 13: C3.1 "),
    ("1 pick S d\n2 pick O P\n3 pick H O\n1 place S A 1,0", "line 13: notation"),
    (
        "1 pick S d\n2 pick O P\n3 pick H O\n1 place S A 0,0\n2 place O A 1,1",
        "line 14: C4.1 ",
    ),
    (
        "1 pick S d\n2 pick O P\n3 pick H O\n1 place S A 0,0\n2 place O A 0,0",
        "line 14: C4.4 ",
    ),
]


@pytest.mark.parametrize(("events", "complaint"), CITIES_WRONG_LINES)
def test_wrong_cities_lines_name_their_rule(events: str, complaint: str) -> None:
    [found] = check_cities(RING + events + "\n")
    assert found.startswith(complaint)
