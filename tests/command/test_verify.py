"""`verify`: exit 0 if a record's deals follow from its secret, 1 if not, 2 for bad usage."""

import json
import re
from pathlib import Path

from tests.command.running import EXAMPLES, run
from tests.games.test_fairness import TOWERS


def test_a_fair_record(tmp_path: Path) -> None:
    file = tmp_path / "fair.dtr"
    file.write_text(TOWERS, encoding="utf-8")
    done = run("verify", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("fair: ")
    assert done.stdout.endswith("the seating and the start player\n")
    data = json.loads(run("verify", "-", "--json", stdin=TOWERS).stdout)
    assert (data["ok"], data["finished"], data["start_drawn"]) == (True, True, True)


def test_a_record_that_is_not_fair_is_refused_by_line() -> None:
    lines = TOWERS.splitlines()
    place = next(at for at, line in enumerate(lines) if line.startswith("deal"))
    first, *cards = lines[place].split()
    lines[place] = " ".join([first, *reversed(cards)])
    changed = "\n".join(lines) + "\n"
    done = run("verify", "-", stdin=changed)
    assert done.returncode == 1
    assert f"Line {place + 1}: The secret gives a different deal" in done.stderr
    data = json.loads(run("verify", "-", "--json", stdin=changed).stdout)
    assert (data["ok"], data["line"], data["code"]) == (False, place + 1, "fair-deal")


def test_a_record_without_a_proof_cannot_be_verified() -> None:
    done = run("verify", str(EXAMPLES / "cities-ring-3.dtr"))
    assert done.returncode == 1
    assert "This record has no proof" in done.stderr


def test_a_record_without_its_secret_cannot_be_verified() -> None:
    done = run("verify", "-", stdin=re.sub(r"^secret: .*\n", "", TOWERS, flags=re.MULTILINE))
    assert done.returncode == 1
    assert "“secret” is missing" in done.stderr


def test_bad_usage() -> None:
    assert run("verify").returncode == 2
    assert run("verify", "no-such-file.dtr").returncode == 1
