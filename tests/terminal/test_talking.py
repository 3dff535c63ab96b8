"""What a person can type during their turn, and the answers."""

from pathlib import Path

import pytest

from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay
from draftingtable.locale import LANGUAGES, Words
from tests.terminal.scripted import play

# With seed 7 the first display is h8, t7, t5, h1, j15; nobody has a tower yet.


def test_a_bid_is_its_own_number() -> None:
    assert "Anna bids 2." in play("2").text
    assert "Anna bids 2." in play("bid 2").text
    assert "Anna bids 2." in play("  BID   2 ").text


def test_the_list_shows_what_is_possible() -> None:
    text = play().text
    assert "Display  [═ h8 ═]  [ t7 ]  [ t5 ]  [ h1 ]  [ j15 ]" in text
    assert "0  Bid 0 (take no card)" in text
    assert "5  Bid 5" in text
    assert "p  Pass" not in text  # T4.1a: the start player names a number


def test_building_by_number_by_notation_and_by_card() -> None:
    text = play("5", "build t7", "t5", "1", seats="human:Anna,human:Péter").paragraphs()
    assert "Anna builds t7 (floor 1)." in text
    assert "Anna builds t5 (floor 2)." in text
    assert "Build t5 on t7" in text


def test_the_last_card_is_confirmed() -> None:
    asked = "Build h8 (new tower): this ends your turn and cannot be taken back."
    seats = "human:Anna,human:Péter"
    start = ("1", "p", "build h8")
    waiting = play(*start, seats=seats).paragraphs()
    assert asked in waiting
    assert "Anna builds" not in waiting
    assert "Anna builds h8" in play(*start, "", seats=seats).paragraphs()
    assert "Anna builds h8" in play(*start, "y", seats=seats).paragraphs()
    assert "Anna builds h8" not in play(*start, "u", seats=seats).paragraphs()
    assert "Anna builds h8" not in play(*start, "what?", seats=seats).paragraphs()


def test_the_last_card_can_be_left_for_undoing_more() -> None:
    start = ("2", "p", "h8", "t7", "u", "u")
    text = play(*start, seats="human:Anna,human:Péter").paragraphs()
    assert "Anna: 2 cards to build." in text.split("Anna: last move taken back.")[1]


def test_the_only_move_needs_just_enter() -> None:
    text = play("5", "h8", "t7", "t5", "h1", "", seats="human:Anna,human:Péter").paragraphs()
    assert "This is the only move." in text
    assert "Anna builds j15" in text
    assert "Round 2" in text


def test_undo_until_something_new_is_seen() -> None:
    seats = "human:Anna,human:Péter"
    undone = play("2", "undo", seats=seats)  # typed at Péter's prompt, by Anna
    assert "Anna: last move taken back." in undone.text
    assert undone.text.rstrip().count("Anna: how many cards do you bid?") == 2
    nothing = play("undo", seats=seats).paragraphs()
    assert "Nothing to take back" in nothing
    after_a_bot = play("2", "undo", seats="human:Anna,random").paragraphs()
    assert "Nothing to take back" in after_a_bot


def test_why_nothing_blocks() -> None:
    text = play("why", "why?", "why 5", "why 9", "why bid 2").paragraphs()
    assert "All the cards on display can be built: h8, h1, t7, t5, j15." in text
    assert "A bid of 5 is possible." in text
    assert "A bid of 2 is possible." in text
    assert "A bid of 9 is too high: only 5 cards are on display." in text


def test_why_not_higher() -> None:
    text = play("3", "why 2", "2", seats="human:Anna,human:Péter").paragraphs()
    reason = "A bid must be higher than the highest so far, 3; 2 is too low. (T4.1b)"
    assert text.count(reason) == 2


def test_why_while_building() -> None:
    start = ("2", "p", "t7", "why s7", "why build h1", "why raze c", "why", "raze t")
    text = play(*start, seats="human:Anna,human:Péter").paragraphs()
    assert "s7 is not on display. (T4.1d)" in text
    assert "“build h1” is possible." in text
    assert "Razing is only possible before the first card is built. (T4.2)" in text
    assert "j15 can be built now." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_more_names_what_is_blocking(language: str) -> None:
    """Anna builds t5 and h1 on nothing, then asks about what does not fit on them."""
    words = Words(language)
    lines = ["2", "p", "h1", "t5", "", "0", "why", "why 5"]
    text = play(*lines, seats="human:Anna,human:Péter", language=language).paragraphs()
    standing = words("why-standing", card="h12", on="h1")
    assert f"{standing} {words('why-other-raze')} (T2.3)" in text
    assert words("why-raze", card="t5") in text
    assert words("limit-short", largest=4) in text


def test_help_unseen_and_rules() -> None:
    text = play("help", "unseen", "rules", "?").text
    assert text.count("take back your last move") == 2
    assert "75 cards are still in the draw pile" in text
    assert "h horror       0   ·   2   3" in text
    assert "Any value of its kind can go on an 8." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_in_the_person_s_own_words(language: str) -> None:
    words = Words(language)
    own = [words(f"command-{name}").split(",")[0] for name in ("help", "unseen")]
    text = play(*own, language=language).paragraphs()
    assert words("help-undo") in text
    assert words("unseen-title", count=75) in text


def test_show_draws_the_table_again() -> None:
    assert play("show").text.count("Display") == 2


@pytest.mark.parametrize("line", ["dance", "bid", "bid seven", "build", "why me", "🏰", "[bold]"])
def test_nonsense_is_answered_with_help(line: str) -> None:
    text = play(line).paragraphs()
    assert "is not a move or a command. Type the number of a move" in text


def test_a_wrong_card_is_explained() -> None:
    assert "“x9” is not a valid card" in play("5", "build x9").paragraphs()
    assert "s7 is not on display. (T4.1d)" in play("5", "s7").paragraphs()


def test_an_empty_line_does_nothing_while_there_is_a_choice() -> None:
    text = play("").text
    assert "Type the number of a move, or “help”." in text
    assert "Anna bids" not in text


def test_hints_are_given_once() -> None:
    seats = "human:Anna,human:Péter"
    text = play("0", "undo", "0", "undo", seats=seats).text
    assert text.count("Hint: any value") == 2  # once each for Anna and Péter


def test_saving(tmp_path: Path) -> None:
    file = tmp_path / "my game.dtr"
    text = play("2", "save", f"save {file}", f"save {file}").text
    assert "Which file? For example: save game.dtr" in text
    assert text.replace("\n", "").count("The game so far is saved to ") == 2
    assert replay(parse(file.read_text("utf-8"))).position.over is False


def test_overwriting_another_file_is_confirmed(tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    file.write_text("precious")
    assert "already exists. Replace it?" in play(f"save {file}", "").paragraphs()
    assert file.read_text() == "precious"
    play(f"save {file}", "y")
    assert file.read_text().startswith("drafting-table record 1")


def test_saving_where_it_is_impossible() -> None:
    text = play("save no/such/folder.dtr", "2").paragraphs()
    assert "no/such/folder.dtr: No such file or directory" in text
    assert "Anna bids 2." in text


def test_quitting_is_confirmed_and_can_save(tmp_path: Path) -> None:
    assert "Anna bids 2." in play("quit", "", "2").text
    left = play("quit", "y", "")
    assert left.code == 0
    assert "You have left the game." in left.text
    file = tmp_path / "unfinished.dtr"
    saved = play("2", "q", "yes", str(file))
    assert saved.code == 0
    assert file.read_text("utf-8").count("bid 2") == 1


def test_quitting_with_a_record_needs_no_file_name(tmp_path: Path) -> None:
    record = tmp_path / "kept.dtr"
    left = play("quit", "y", record=record)
    assert "type a file name" not in left.paragraphs()
    assert record.read_text("utf-8").startswith("drafting-table record 1")
