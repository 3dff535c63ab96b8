"""`verify`: exit 0 proved, 1 broken, 3 not provable, 2 for bad usage."""

import json
from pathlib import Path

import pytest

from draftingtable.games.core.fairness import Share
from tests.command.running import EXAMPLES, run
from tests.games.test_fairness import FIRST, SHARES, TOWERS, fair_record, without


def test_a_proved_record(tmp_path: Path) -> None:
    file = tmp_path / "fair.dtr"
    file.write_text(TOWERS, encoding="utf-8")
    done = run("verify", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("proved: ")
    assert "the seating and the start player follow" in done.stdout
    assert "Compare the commitments" in done.stdout
    data = json.loads(run("verify", "-", "--json", stdin=TOWERS).stdout)
    assert (data["ok"], data["verdict"], data["version"]) == (True, "proved", 2)
    assert (data["finished"], data["start_drawn"], data["reasons"]) == (True, True, [])


def test_a_broken_record_is_refused_by_line() -> None:
    lines = TOWERS.splitlines()
    place = next(at for at, line in enumerate(lines) if line.startswith("deal"))
    first, *cards = lines[place].split()
    lines[place] = " ".join([first, *reversed(cards)])
    changed = "\n".join(lines) + "\n"
    done = run("verify", "-", stdin=changed)
    assert done.returncode == 1
    assert f"broken: Line {place + 1}: The secret gives a different deal" in done.stderr
    data = json.loads(run("verify", "-", "--json", stdin=changed).stdout)
    assert (data["ok"], data["verdict"]) == (False, "broken")
    assert (data["line"], data["code"]) == (place + 1, "fair-deal")


UNREVEALED = fair_record("towers", {}, (*SHARES[:2], Share(SHARES[2].commitment)))


@pytest.mark.parametrize(
    ("text", "says", "code"),
    [
        (UNREVEALED, "could have chosen among 2 deals", "fair-unrevealed"),
        (fair_record("towers", {}, (Share(),) * 3), "Nobody but the server", "fair-nobody"),
        (FIRST, "version 1 of fair deals", "fair-version-1"),
        (without("secret")(TOWERS), "does not contain the server’s secret", "fair-no-secret"),
        (
            (EXAMPLES / "cities-ring-3.dtr").read_text(encoding="utf-8"),
            "This record carries no proof",
            "fair-no-proof",
        ),
    ],
)
def test_not_provable_says_why(text: str, says: str, code: str) -> None:
    done = run("verify", "-", stdin=text)
    assert (done.returncode, done.stderr) == (3, "")
    assert done.stdout.startswith("not provable: ")
    assert says in done.stdout
    data = json.loads(run("verify", "-", "--json", stdin=text).stdout)
    assert (data["ok"], data["verdict"]) == (False, "not-provable")
    assert [reason["code"] for reason in data["reasons"]] == [code]


def test_people_who_added_nothing_are_named() -> None:
    done = run("verify", "-", stdin=fair_record("towers", {}, (SHARES[0], Share(), SHARES[2])))
    assert done.returncode == 0
    assert "proves nothing to them: " in done.stdout


def test_the_exit_codes_are_in_the_help() -> None:
    shown = run("verify", "--help").stdout
    for line in ("0  proved", "1  broken", "3  not provable"):
        assert line in shown


def test_bad_usage() -> None:
    assert run("verify").returncode == 2
    assert run("verify", "no-such-file.dtr").returncode == 1
