"""Settings come from three places, and errors are named."""

from dataclasses import fields
from pathlib import Path

import pytest

from draftingtable.games.core.errors import BadOption
from draftingtable.server.settings import Settings, checked, read_settings


def test_the_last_source_wins(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1001\nhost = "1.1.1.1"\nlog_level = "error"\n')
    environment = {"DRAFTINGTABLE_PORT": "1002", "DRAFTINGTABLE_HOST": "2.2.2.2", "HOME": "/"}
    found = read_settings(environment, {"port": "1003", "data": None}, file)
    assert (found.port, found.host, found.log_level) == (1003, "2.2.2.2", "error")


def test_an_empty_variable_is_ignored() -> None:
    assert read_settings({"DRAFTINGTABLE_PORT": ""}).port == Settings.port


def test_variables_of_the_rules_are_not_settings() -> None:
    assert read_settings({"DRAFTINGTABLE_PLAIN": "1", "DRAFTINGTABLE_CONFIG": "x"}) == Settings()


@pytest.mark.parametrize(
    ("environment", "code", "named"),
    [
        ({"DRAFTINGTABLE_PROT": "1"}, "setting-unknown", "DRAFTINGTABLE_PROT"),
        ({"DRAFTINGTABLE_PORT": "none"}, "setting-number", "DRAFTINGTABLE_PORT"),
        ({"DRAFTINGTABLE_PORT": "70000"}, "setting-number", "DRAFTINGTABLE_PORT"),
        ({"DRAFTINGTABLE_PING_INTERVAL": "nan"}, "setting-number", "DRAFTINGTABLE_PING_INTERVAL"),
        ({"DRAFTINGTABLE_METRICS": "yes"}, "setting-choice", "DRAFTINGTABLE_METRICS"),
    ],
)
def test_errors_are_named(environment: dict[str, str], code: str, named: str) -> None:
    with pytest.raises(BadOption) as refusal:
        read_settings(environment)
    assert refusal.value.code == code
    assert refusal.value.params["setting"] == named


@pytest.mark.parametrize("text", ["port = ", "= 1", "\xff"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "server.toml"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadOption) as refusal:
        read_settings({}, file=file)
    assert refusal.value.code == "setting-file"


@pytest.mark.parametrize("value", [True, None, [1], "1.5"])
def test_a_port_is_a_whole_number(value: object) -> None:
    with pytest.raises(BadOption):
        checked("port", value)


def test_every_setting_has_a_description_and_a_valid_default() -> None:
    for setting in fields(Settings):
        assert setting.metadata["help"], setting.name
        assert checked(setting.name, setting.default) == setting.default
