"""Records with one fault each are refused at its line, with its code and rule."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay
from tests.examples import collection

GOOD = """\
drafting-table record 1
game: towers
rules: 1
options: {"referee": true}
seats: ["Anna", "Péter", "Lina"]
start: 1
---
deal s7 c12 t3 j0 h9
1 bid 3
2 pass
3 bid 5
3 build s7
3 build c12
3 build t3
3 build j0
3 build h9
deal s6 c6 t6 j6 h6
1 bid 2
2 pass
3 bid 3
3 raze t
3 build t6
"""
FINISHED = collection.read("towers-everything-built")
LAST = FINISHED.count("\n")
"""The number of the finished record's last line, which holds the result."""

Edit = Callable[[list[str]], list[str]]


def line(number: int, text: str) -> Edit:
    """Replaces the line with that number."""
    return lambda lines: [*lines[: number - 1], text, *lines[number:]]


def without(number: int) -> Edit:
    return lambda lines: [*lines[: number - 1], *lines[number:]]


def before(number: int, text: str) -> Edit:
    """Inserts a line before that number."""
    return lambda lines: [*lines[: number - 1], text, *lines[number - 1 :]]


def end(*added: str) -> Edit:
    return lambda lines: [*lines, *added]


def first(count: int) -> Edit:
    """Keeps only that many lines."""
    return lambda lines: lines[:count]


@dataclass(frozen=True)
class Fault:
    edit: Edit
    line: int
    code: str
    rule: str = ""
    text: str = field(default=GOOD, repr=False)


FORM = {
    "nothing": Fault(first(0), 1, "record-first-line"),
    "another first line": Fault(line(1, "drafting-table record 2"), 1, "record-first-line"),
    "a space after the first line": Fault(
        line(1, "drafting-table record 1 "), 1, "record-first-line"
    ),
    "a blank line before the first": Fault(before(1, ""), 1, "record-first-line"),
    "no first line": Fault(without(1), 1, "record-first-line"),
    "an image": Fault(line(1, "\x89PNG\r\x1a"), 1, "record-first-line"),
    "zeros": Fault(lambda lines: ["\x00" * 100], 1, "record-first-line"),
    "ends after the first line": Fault(first(1), 1, "record-no-events"),
    "ends in the header": Fault(first(4), 4, "record-no-events"),
    "no line before the events": Fault(without(7), 7, "record-header-form"),
    "a header that is none": Fault(before(4, "nonsense"), 4, "record-header-form"),
    "a header without a key": Fault(before(4, ": value"), 4, "record-header-form"),
    "a blank line in the header": Fault(before(4, ""), 4, "record-header-form"),
    "a header with a space before it": Fault(line(3, " rules: 1"), 3, "record-header-form"),
    "a header twice": Fault(before(4, "rules: 1"), 4, "record-header-twice"),
    "another header twice": Fault(
        lambda lines: [*lines[:6], "mood: good", "mood: bad", *lines[6:]], 8, "record-header-twice"
    ),
    "no game": Fault(without(2), 6, "record-header-missing"),
    "no rules": Fault(without(3), 6, "record-header-missing"),
    "no seats": Fault(without(5), 6, "record-header-missing"),
    "no start player": Fault(without(6), 5, "record-header-missing"),
    "a blank line between events": Fault(before(10, ""), 10, "record-event-form"),
    "a blank line at the end": Fault(end(""), 23, "record-event-form"),
    "a space before an event": Fault(line(9, " 1 bid 3"), 9, "record-event-form"),
    "a space after an event": Fault(line(9, "1 bid 3 "), 9, "record-event-form"),
    "two spaces in a move": Fault(line(9, "1 bid  3"), 9, "no-such-move-text"),
    "two spaces after the seat": Fault(line(9, "1  bid 3"), 9, "no-such-move-text"),
    "a tab": Fault(line(9, "1\tbid 3"), 9, "no-such-chance-text"),
    "a seat and nothing else": Fault(line(9, "1"), 9, "record-seat"),
    "a move without a seat": Fault(line(9, "bid 3"), 9, "no-such-chance-text"),
    "a zero byte in an event": Fault(line(9, "1 bid\x003"), 9, "no-such-move-text"),
    "a line separator that is none": Fault(line(9, "1 bid 3\u20282 pass"), 9, "no-such-move-text"),
    "a comment": Fault(before(9, "# well played"), 9, "no-such-chance-text"),
}

HEADERS = {
    "an unknown game": Fault(line(2, "game: chess"), 2, "game-unknown"),
    "a game with a capital": Fault(line(2, "game: Towers"), 2, "game-unknown"),
    "no game named": Fault(line(2, "game:"), 2, "game-unknown"),
    "rules to come": Fault(line(3, "rules: 2"), 3, "rules-version"),
    "rules of old": Fault(line(3, "rules: 0"), 3, "rules-version"),
    "rules in words": Fault(line(3, "rules: one"), 3, "record-number"),
    "rules below 0": Fault(line(3, "rules: -1"), 3, "record-number"),
    "rules with a point": Fault(line(3, "rules: 1.0"), 3, "record-number"),
    "rules with a zero before": Fault(line(3, "rules: 01"), 3, "record-number"),
    "rules in digits of others": Fault(line(3, "rules: １"), 3, "record-number"),
    "rules without end": Fault(line(3, "rules: " + "1" * 5000), 3, "record-number"),
    "options that are no JSON": Fault(line(4, 'options: {"referee": tru'), 4, "record-json"),
    "options that are empty": Fault(line(4, "options:"), 4, "record-json"),
    "options that are a list": Fault(line(4, 'options: ["referee"]'), 4, "record-options-form"),
    "options that go too deep": Fault(line(4, "options: " + "[" * 10**5), 4, "record-json"),
    "an unknown option": Fault(line(4, 'options: {"umpire": true}'), 4, "option-unknown"),
    "a referee in words": Fault(line(4, 'options: {"referee": "on"}'), 4, "option-value", "T4.3"),
    "a referee as a number": Fault(line(4, 'options: {"referee": 1}'), 4, "option-value", "T4.3"),
    "no referee at all": Fault(line(4, 'options: {"referee": null}'), 4, "option-value", "T4.3"),
    "seats that are no JSON": Fault(line(5, "seats: Anna, Péter"), 5, "record-json"),
    "seats that are an object": Fault(line(5, 'seats: {"1": "Anna"}'), 5, "record-seats-form"),
    "seats that are numbers": Fault(line(5, "seats: [1, 2, 3]"), 5, "record-seats-form"),
    "a seat without a name": Fault(line(5, 'seats: ["Anna", null]'), 5, "record-seats-form"),
    "nobody": Fault(lambda lines: line(5, "seats: []")(lines)[:7], 5, "player-count"),
    "one player": Fault(lambda lines: line(5, 'seats: ["Anna"]')(lines)[:7], 5, "player-count"),
    "six players": Fault(line(5, f"seats: {['a'] * 6}".replace("'", '"')), 5, "player-count"),
    "start player 0": Fault(line(6, "start: 0"), 6, "start-player", "T3.2"),
    "start player 4 of 3": Fault(line(6, "start: 4"), 6, "start-player", "T3.2"),
    "start player 01": Fault(line(6, "start: 01"), 6, "record-number"),
    "a start player by name": Fault(line(6, "start: Anna"), 6, "record-number"),
    "who resigned in words": Fault(before(7, "resigned: Anna"), 7, "record-json"),
    "who resigned as a number": Fault(before(7, "resigned: 1"), 7, "record-resigned-form"),
    "who resigned by name": Fault(before(7, 'resigned: ["Anna"]'), 7, "record-resigned-form"),
    "who resigned as true": Fault(before(7, "resigned: [true]"), 7, "record-resigned-form"),
    "seat 0 resigned": Fault(before(7, "resigned: [0]"), 7, "record-resigned-seat"),
    "seat 4 of 3 resigned": Fault(before(7, "resigned: [1, 4]"), 7, "record-resigned-seat"),
    "a seat resigned twice": Fault(before(7, "resigned: [1, 1]"), 7, "record-resigned-seat"),
    "a start player without end": Fault(line(6, "start: " + "9" * 5000), 6, "record-number"),
}

EVENTS = {
    "seat 0": Fault(line(9, "0 bid 3"), 9, "record-seat"),
    "seat 4 of 3": Fault(line(9, "4 bid 3"), 9, "record-seat"),
    "seat 01": Fault(line(9, "01 bid 3"), 9, "record-seat"),
    "a seat without end": Fault(line(9, "1" * 5000 + " bid 3"), 9, "record-seat"),
    "a seat below 0": Fault(line(9, "-1 bid 3"), 9, "no-such-chance-text"),
    "a seat in digits of others": Fault(line(9, "１ bid 3"), 9, "no-such-chance-text"),
    "a seat in raised digits": Fault(line(9, "¹ bid 3"), 9, "no-such-chance-text"),
    "an unknown move": Fault(line(9, "1 double 3"), 9, "no-such-move-text"),
    "a bid of 6": Fault(line(9, "1 bid 6"), 9, "no-such-move-text"),
    "a bid without end": Fault(line(9, "1 bid " + "1" * 5000), 9, "no-such-move-text"),
    "a bid in digits of others": Fault(line(9, "1 bid ３"), 9, "no-such-move-text"),
    "a card that is none": Fault(line(12, "3 build s16"), 12, "no-such-card", "T1.2"),
    "a card in digits of others": Fault(line(12, "3 build s７"), 12, "no-such-card", "T1.2"),
    "a deal of a card that is none": Fault(
        line(8, "deal s7 c12 t3 j0 x9"), 8, "no-such-card", "T1.2"
    ),
    "a deal of nothing": Fault(line(8, "deal"), 8, "no-such-chance-text"),
    "four cards": Fault(line(8, "deal s7 c12 t3 j0"), 8, "wrong-chance-count", "T4"),
    "six cards": Fault(line(8, "deal s7 c12 t3 j0 h9 h8"), 8, "wrong-chance-count", "T4"),
    "a card twice": Fault(line(8, "deal s7 c12 t3 j0 s7"), 8, "not-in-pile", "T4"),
    "a card dealt before": Fault(line(17, "deal s7 c6 t6 j6 h6"), 17, "not-in-pile", "T4"),
    "a move before the deal": Fault(without(8), 8, "chance-comes-next", "T4"),
    "a deal too early": Fault(before(10, "deal s6 c6 t6 j6 h6"), 10, "no-chance-now", "T4"),
    "a bid out of turn": Fault(line(9, "2 bid 3"), 9, "not-your-turn", "T4.1b"),
    "a pass left out": Fault(without(10), 10, "not-your-turn", "T4.1b"),
    "the start player passes": Fault(line(9, "1 pass"), 9, "start-player-names-a-number", "T4.1a"),
    "an equal bid": Fault(line(11, "3 bid 3"), 11, "bid-not-higher", "T4.1b"),
    "a lower bid": Fault(line(11, "3 bid 2"), 11, "bid-not-higher", "T4.1b"),
    "a bid that cannot be built": Fault(line(20, "3 bid 5"), 20, "bid-unbuildable", "T4.1e"),
    "a bid while building": Fault(line(12, "3 bid 5"), 12, "building-not-bidding", "T4.2"),
    "a card while bidding": Fault(line(11, "3 build s7"), 11, "bidding-not-building", "T4.1"),
    "somebody else builds": Fault(line(12, "1 build s7"), 12, "not-your-turn", "T4.1d"),
    "a card not on display": Fault(line(12, "3 build s6"), 12, "not-on-display", "T4.1d"),
    "a card taken twice": Fault(line(13, "3 build s7"), 13, "not-on-display", "T4.1d"),
    "a card that does not fit": Fault(line(21, "3 build t6"), 21, "does-not-fit", "T2.3"),
    "a card on a roof": Fault(line(22, "3 build j6"), 22, "does-not-fit", "T2.6"),
    "a roof razed": Fault(line(21, "3 raze j"), 21, "roof-not-razed", "T4.2a"),
    "razed twice": Fault(line(22, "3 raze s"), 22, "razed-already", "T4.2a"),
    "nothing to raze": Fault(before(12, "3 raze s"), 12, "no-tower-to-raze", "T4.2a"),
    "a withdrawal": Fault(before(13, "3 withdraw"), 13, "no-withdrawing-with-referee", "T4.3"),
    "a card too many": Fault(before(17, "3 build h9"), 17, "chance-comes-next", "T4"),
}

RESULTS = {
    "a result too early": Fault(
        end("---", 'result: {"scores": [0, 0, 0], "winners": [1]}'), 24, "result-too-early", "T7.1"
    ),
    "a result announced and not given": Fault(end("---"), 23, "record-result-missing"),
    "something else than a result": Fault(end("---", "1 bid 3"), 24, "record-result-missing"),
    "no line before the result": Fault(
        without(LAST - 1), LAST - 1, "after-the-end", "T7.1", FINISHED
    ),
    "a line after the result": Fault(end("1 bid 0"), LAST + 1, "record-after-result", "", FINISHED),
    "a blank line after the result": Fault(end(""), LAST + 1, "record-after-result", "", FINISHED),
    "a second result": Fault(
        lambda lines: [*lines, *lines[-2:]], LAST + 1, "record-after-result", "", FINISHED
    ),
    "a result that is no JSON": Fault(line(LAST, "result: 48 : 88"), LAST, "record-json"),
    "a result that is a list": Fault(line(LAST, "result: [48, 88]"), LAST, "record-result-form"),
    "a result without winners": Fault(
        line(LAST, 'result: {"scores": [48, 88]}'), LAST, "record-result-form"
    ),
    "a result with more than that": Fault(
        line(LAST, 'result: {"scores": [48, 88], "winners": [2], "mood": []}'),
        LAST,
        "record-result-form",
    ),
    "scores with a point": Fault(
        line(LAST, 'result: {"scores": [48.0, 88], "winners": [2]}'), LAST, "record-result-form"
    ),
    "winners who are true": Fault(
        line(LAST, 'result: {"scores": [48, 88], "winners": [true]}'), LAST, "record-result-form"
    ),
    "scores that are no list": Fault(
        line(LAST, 'result: {"scores": 48, "winners": [2]}'), LAST, "record-result-form"
    ),
    "scores without end": Fault(
        line(LAST, f'result: {{"scores": [{"9" * 5000}, 88], "winners": [2]}}'), LAST, "record-json"
    ),
    "wrong scores": Fault(
        line(LAST, 'result: {"scores": [48, 87], "winners": [2]}'), LAST, "result-differs", "T8"
    ),
    "too few scores": Fault(
        line(LAST, 'result: {"scores": [48], "winners": [2]}'), LAST, "result-differs", "T8"
    ),
    "the wrong winner": Fault(
        line(LAST, 'result: {"scores": [48, 88], "winners": [1]}'), LAST, "result-differs", "T8.5"
    ),
    "a winner too many": Fault(
        line(LAST, 'result: {"scores": [48, 88], "winners": [1, 2]}'),
        LAST,
        "result-differs",
        "T8.5",
    ),
    "an event after the end": Fault(
        before(LAST - 1, "deal s7"), LAST - 1, "after-the-end", "T7.1", FINISHED
    ),
    "a move after the end": Fault(
        before(LAST - 1, "1 bid 0"), LAST - 1, "after-the-end", "T7.1", FINISHED
    ),
}


def refusal_of(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(parse(text))
    return caught.value


def refused_line(text: str) -> int | None:
    """Returns the line at which a record is refused, or None if it is accepted."""
    try:
        replay(parse(text))
    except BadRecord as refusal:
        return refusal.line
    return None


def edited(fault: Fault) -> str:
    text = FINISHED if fault.line == LAST else fault.text
    return "".join(f"{row}\n" for row in fault.edit(text.removesuffix("\n").split("\n")))


FAULTS = {**FORM, **HEADERS, **EVENTS, **RESULTS}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=[name.replace(" ", "-") for name in FAULTS])
def test_a_fault_is_refused_at_its_line_with_its_rule(fault: Fault) -> None:
    refusal = refusal_of(edited(fault))
    assert (refusal.line, refusal.code, refusal.rule) == (fault.line, fault.code, fault.rule)
    assert len(str(refusal)) < 300


LONG = "x" * 10**5
ENDLESS = {
    "game": line(2, f"game: {LONG}"),
    "option": line(4, f'options: {{"{LONG}": true}}'),
    "option value": line(4, f'options: {{"referee": "{LONG}"}}'),
    "deep option value": line(4, 'options: {"referee": ' + "[1, " * 400 + "1" + "]" * 400 + "}"),
    "seats": line(5, f"seats: {LONG}"),
    "header": before(4, LONG),
    "header twice": before(4, f"{LONG}: 1\n{LONG}: 1"),
    "move": line(9, f"1 {LONG}"),
    "event": line(9, LONG),
    "spaces": line(9, " " * 10**5),
    "card": line(12, f"3 build {LONG}"),
    "deal": line(8, f"deal {LONG}"),
    "long deal": line(8, "deal" + " s7" * 10**5),
}


@pytest.mark.parametrize("edit", ENDLESS.values(), ids=ENDLESS.keys())
def test_a_refusal_does_not_repeat_unbounded_text(edit: Edit) -> None:
    text = "".join(f"{row}\n" for row in edit(GOOD.removesuffix("\n").split("\n")))
    assert len(str(refusal_of(text))) < 1000


def test_the_good_records_are_good() -> None:
    assert replay(parse(GOOD)).done == 15
    assert replay(parse(FINISHED)).position.over


def test_what_follows_the_result_is_shown() -> None:
    refusal = refusal_of(FINISHED + "and so to bed\n")
    assert refusal.params == {"text": "and so to bed"}


def test_a_card_that_is_not_there_is_named() -> None:
    refusal = refusal_of(GOOD.replace("deal s6 c6 t6", "deal s6 c6 t3"))
    assert refusal.params == {"item": "t3", "place": 3}
    assert str(refusal) == "line 17: T4: not-in-pile (item=t3, place=3)"


# What is tolerated


def test_windows_line_ends_are_tolerated() -> None:
    assert parse(GOOD.replace("\n", "\r\n")).text() == GOOD
    assert parse(FINISHED.replace("\n", "\r\n")).text() == FINISHED


def test_a_byte_order_mark_is_tolerated() -> None:
    assert parse("\ufeff" + GOOD).text() == GOOD
    assert parse("\ufeff" + FINISHED.replace("\n", "\r\n")).text() == FINISHED


def test_old_mac_line_ends_are_refused() -> None:
    assert refusal_of(GOOD.replace("\n", "\r")).line == 1


def test_a_missing_last_line_end_is_tolerated() -> None:
    assert parse(GOOD.removesuffix("\n")).text() == GOOD


@pytest.mark.parametrize("count", range(7, 23))
def test_a_game_may_be_interrupted_anywhere(count: int) -> None:
    text = "".join(GOOD.splitlines(keepends=True)[:count])
    assert replay(parse(text)).done == count - 7


@pytest.mark.parametrize("length", range(0, len(GOOD), 7))
def test_a_file_cut_off_in_the_middle_is_refused_or_read_to_a_line_end(length: int) -> None:
    """Whatever is left of it gives a clean answer, never another error."""
    left = GOOD[:length]
    assert refused_line(left) in (None, left.removesuffix("\n").count("\n") + 1)


def test_other_headers_are_kept_and_ignored() -> None:
    text = GOOD.replace("---\n", "commitment: ba78\nmood: very, very: good\n---\n")
    record = parse(text)
    assert record.extra == {"commitment": "ba78", "mood": "very, very: good"}
    assert record.text() == text
    assert replay(record).done == 15


def test_options_may_be_left_out() -> None:
    played = replay(parse(GOOD.replace('options: {"referee": true}\n', "")))
    assert played.setup.options == {"referee": True}


@pytest.mark.parametrize(
    "name", ['"\\ud800"', '"\\u0000"', '"a\\nb"', '"\\u2028"', '"🏰"', '""', '"\\ufeff"']
)
def test_every_accepted_name_can_be_written_again(name: str) -> None:
    """Half of a surrogate pair is not a character and cannot be encoded as UTF-8."""
    text = GOOD.replace('"Lina"', name)
    if refused_line(text) is None:
        record = parse(text)
        again = parse(record.text().encode("utf-8").decode("utf-8"))
        assert again.seats == record.seats


def test_a_finished_game_whose_result_was_cut_off_still_replays() -> None:
    """The result follows from the events, so refusing it would help nobody."""
    whole = replay(parse(FINISHED))
    cut = replay(parse("\n".join(FINISHED.split("\n")[: LAST - 2])))
    assert cut.position.over
    assert cut.position.outcome() == whole.position.outcome()
