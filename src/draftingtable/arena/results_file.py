"""The results on disk: a header line with the configuration, then a line for each unit.

Lines are only appended, in the order in which they are ready. A killed program leaves at most a
partial line, which is dropped when the tournament continues.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Final

from draftingtable.arena.results import BadResult, UnitResult, read_result
from draftingtable.arena.tournament import Tournament, Unit
from draftingtable.games.core.errors import BadInput, Parameter

FORMAT: Final = "drafting-table arena 1"


class ResultsFile:
    """Opens and checks the file; `known` holds the results already in it."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self.known: dict[Unit, UnitResult] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = path.open("a+b")
        try:
            lock(self.file, path)
            self._continue()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def append(self, result: UnitResult) -> None:
        self._write(result.line())
        self.known[result.unit] = result

    def _write(self, line: str) -> None:
        self.file.write(line.encode() + b"\n")
        self.file.flush()

    def _header(self) -> str:
        return json.dumps(
            {"format": FORMAT, "configuration": self.tournament.configuration()},
            ensure_ascii=False,
        )

    def _continue(self) -> None:
        self.file.seek(0)
        content = self.file.read()
        whole, newline, rest = content.rpartition(b"\n")
        if not newline:
            self._begin(content)
            return
        lines = whole.split(b"\n")
        self._check_header(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            self._remember(line, number)
        if rest:
            self.file.truncate(len(content) - len(rest))

    def _begin(self, content: bytes) -> None:
        """Writes the header to a file that is empty or has part of it; rejects any other file."""
        if not self._header().encode().startswith(content):
            raise BadInput("arena-no-results", "", {"file": str(self.path)})
        self.file.truncate(0)
        self._write(self._header())

    def _check_header(self, line: bytes) -> None:
        try:
            header = json.loads(line)
        except (ValueError, RecursionError):
            header = None
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise BadInput("arena-no-results", "", {"file": str(self.path)})
        wanted = json.loads(self._header())["configuration"]
        differing = differences(header.get("configuration"), wanted)
        if differing:
            params: dict[str, Parameter] = {"file": str(self.path), "differences": differing}
            raise BadInput("arena-other-configuration", "", params)

    def _remember(self, line: bytes, number: int) -> None:
        try:
            result = read_result(line.decode())
            check_fits(result, self.tournament)
        except (BadResult, UnicodeDecodeError) as error:
            params: dict[str, Parameter] = {"file": str(self.path), "line": number}
            params["problem"] = str(error)
            raise BadInput("arena-bad-line", "", params) from None
        self.known.setdefault(result.unit, result)


def check_fits(result: UnitResult, tournament: Tournament) -> None:
    unit = result.unit
    if not 0 <= unit.matchup < len(tournament.matchups) or unit.deal < 0:
        raise BadResult("no such matchup or deal")
    if len(result.games) != len(tournament.rotations(unit)):
        raise BadResult("some rotations are missing")
    played = len(tournament.matchups[unit.matchup])
    for game in result.games:
        if len(game.times) != played or not game.winners:
            raise BadResult("a game has no seats or winners")
        if game.scores is not None and len(game.scores) != tournament.seats:
            raise BadResult("a game is missing scores")


def differences(found: object, wanted: dict[str, object]) -> list[str]:
    """Lists what differs, as in `seed: "7" there, "8" asked for`."""
    there = found if isinstance(found, dict) else {}
    keys: Iterable[str] = dict.fromkeys([*wanted, *there])
    return [
        f"{key}: {shown(there.get(key))} in the file, {shown(wanted.get(key))} requested"
        for key in keys
        if there.get(key) != wanted.get(key)
    ]


def shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def lock(file: BinaryIO, path: Path) -> None:
    """Locks the file: two tournaments writing to it would both play everything."""
    try:
        import fcntl
    except ImportError:  # not on every system; the user has to take care
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadInput("arena-in-use", "", {"file": str(path)}) from None
