"""`replay` and `legal`, on valid and invalid records."""

import json
from pathlib import Path

from tests.command.running import EXAMPLES, example, first_events, run

GOOD = "towers-3-referee-on.dtr"


def test_a_valid_record_gives_its_result() -> None:
    done = run("replay", str(EXAMPLES / GOOD))
    assert done.returncode == 0
    assert done.stdout == example(GOOD).splitlines()[-1] + "\n"


def test_json_gives_scores_winners_and_breakdown() -> None:
    done = run("replay", str(EXAMPLES / GOOD), "--json")
    data = json.loads(done.stdout)
    claimed = json.loads(example(GOOD).splitlines()[-1].removeprefix("result: "))
    assert {key: data[key] for key in ("scores", "winners")} == claimed
    assert [part["total"] for part in data["breakdown"]] == data["scores"]
    assert data["finished"] is True
    assert data["reason"] == "second-pass"


def test_an_unfinished_record_says_who_is_next() -> None:
    done = run("replay", "-", stdin=first_events(example(GOOD), 1))
    assert done.returncode == 0
    assert done.stdout == "unfinished after 1 event; next: 2\n"


def test_a_changed_line_is_refused_by_number_and_rule(tmp_path: Path) -> None:
    lines = example(GOOD).splitlines()
    place = next(i for i, line in enumerate(lines) if " build " in line)
    lines[place] = lines[place].rsplit(" ", 1)[0] + " c99"
    file = tmp_path / "changed.dtr"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run("replay", str(file))
    assert done.returncode == 1
    assert done.stdout == ""
    assert f"Line {place + 1}: " in done.stderr
    assert done.stderr.endswith(" (T1.2)\n")
    assert str(file) in done.stderr


def test_json_of_a_refusal_is_data() -> None:
    lines = example(GOOD).splitlines()
    done = run("replay", "-", "--json", stdin="\n".join([*lines, "1 pass"]))
    data = json.loads(done.stdout)
    assert done.returncode == 1
    assert (data["ok"], data["line"]) == (False, len(lines) + 1)
    assert data["code"] == "record-after-result"


def test_legal_lists_seat_and_move_sorted() -> None:
    done = run("legal", "-", stdin=first_events(example(GOOD), 1))
    moves = done.stdout.splitlines()
    assert done.returncode == 0
    assert moves == sorted(moves)
    assert moves[0] == "2 bid 0"
    assert all(line.startswith("2 ") for line in moves)


def test_legal_prints_nothing_for_a_finished_game() -> None:
    done = run("legal", str(EXAMPLES / GOOD))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_legal_prints_nothing_while_cards_are_to_be_dealt() -> None:
    done = run("legal", "-", stdin=first_events(example(GOOD), 0))
    assert (done.returncode, done.stdout) == (0, "")


def test_legal_refuses_a_broken_record_like_replay() -> None:
    done = run("legal", "-", stdin="drafting-table record 2\n")
    assert done.returncode == 1
    assert "Line 1: " in done.stderr
