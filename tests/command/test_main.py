"""The command as a whole: help, version, exit codes."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from draftingtable import __version__
from draftingtable.command.parser import build_parser
from tests.command.running import run

COMMANDS = ["play", "simulate", "replay", "legal", "analyse", "score"]


def test_help_names_every_command_and_shows_examples() -> None:
    done = run("--help")
    assert done.returncode == 0
    for command in COMMANDS:
        assert f"draftingtable {command} " in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_teaches_with_an_example_or_its_output(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert any(word in done.stdout for word in ("example", "exit code", "prints"))


def test_version_shows_the_build_too() -> None:
    plain = run("--version", environment={"DRAFTINGTABLE_PLAIN": "1"})
    assert plain.stdout == f"draftingtable {__version__} (plain Python)\n"


def test_help_imports_neither_rules_nor_words() -> None:
    """Nothing heavy is loaded, so `--help` answers at once."""
    code = (
        "import sys; from draftingtable.command.parser import build_parser;"
        "build_parser().format_help();"
        "print(sorted(m for m in sys.modules if m.startswith("
        "('rich', 'fluent', 'draftingtable.games', 'draftingtable.bots'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_no_command_shows_help_and_is_an_error() -> None:
    done = run()
    assert done.returncode == 2
    assert "commands:" in done.stdout


def test_a_wrong_option_is_named_with_exit_code_2() -> None:
    done = run("replay", "x.dtr", "--jsno")
    assert done.returncode == 2
    assert "--jsno" in done.stderr


def test_a_missing_file_is_named() -> None:
    done = run("replay", "no-such-file.dtr")
    assert done.returncode == 1
    assert done.stderr == "draftingtable: no-such-file.dtr: No such file or directory\n"


def test_a_folder_in_place_of_a_file_is_refused(tmp_path: Path) -> None:
    done = run("replay", str(tmp_path))
    assert done.returncode == 1
    assert "directory" in done.stderr


def test_a_file_that_is_not_text_is_refused_naming_the_byte(tmp_path: Path) -> None:
    file = tmp_path / "picture.dtr"
    file.write_bytes(b"drafting\xff\xfe")
    done = run("replay", str(file))
    assert done.returncode == 1
    assert "UTF-8" in done.stderr
    assert "9" in done.stderr


def test_an_interrupt_ends_without_a_traceback() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "draftingtable", "replay", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write("drafting")  # once flushed, unbuffered reading has begun
    process.stdin.flush()
    started_reading(process)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=300)
    assert process.returncode == 130
    assert errors == "\ndraftingtable: interrupted\n"


def started_reading(process: subprocess.Popen[str]) -> None:
    """Waits until the process has emptied the pipe, so the signal interrupts its work."""
    import array
    import fcntl
    import termios

    assert process.stdin is not None
    waiting = array.array("i", [1])
    while waiting[0] and process.poll() is None:
        fcntl.ioctl(process.stdin.fileno(), termios.FIONREAD, waiting)


def test_every_registered_game_is_offered() -> None:
    from draftingtable.command.arguments import GAMES
    from draftingtable.games import names

    assert list(GAMES) == names()
    assert build_parser().parse_args(["score", names()[0], "-"]).game == names()[0]


@pytest.mark.parametrize("player", ["-NpkDyQcjVZ6FjE3dr7yAA", "--pkDyQcjVZ6FjE3dr7yAA"])
def test_an_id_may_begin_with_a_dash(player: str) -> None:
    assert build_parser().parse_args(["forget", player, "--data", "there"]).name == player
    assert build_parser().parse_args(["admin", "revoke", player]).player == player


def test_a_mistyped_option_is_not_an_id(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build_parser().parse_args(["forget", "x", "--databass"])
    assert "--databass" in capsys.readouterr().err
