"""`draftingtable serve` names what it cannot do before it starts anything."""

import socket
from pathlib import Path

import pytest

from draftingtable.command.answers import REFUSED, USAGE
from draftingtable.command.main import main


@pytest.fixture(autouse=True)
def own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--port", "none"], "port"),
        (["--set", "metrics=perhaps"], "metrics"),
        (["--set", "colour=red"], "colour"),
        (["--set", "colour"], "NAME=VALUE"),
        (["--set", "secret=short"], "secret"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
    ],
)
def test_errors_are_named(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments]) == USAGE
    assert named in capsys.readouterr().err


def test_an_address_that_is_not_a_database_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", "mysql://host/tables"]) == REFUSED
    assert "mysql" not in capsys.readouterr().err  # it may contain a password


def test_a_port_in_use_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == USAGE
    assert str(port) in capsys.readouterr().err


def test_a_missing_extra_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("draftingtable.command.server.serve.NEEDED", ("no_such_module",))
    assert main(["serve"]) == USAGE
    assert "draftingtable[server]" in capsys.readouterr().err


def test_settings_come_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("prot = 8000\n")
    assert main(["serve", "--config", str(file)]) == USAGE
    assert "prot" in capsys.readouterr().err
