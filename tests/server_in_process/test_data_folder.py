"""Where a server keeps its files."""

import stat
from pathlib import Path

import pytest

from draftingtable.games.core.errors import BadOption
from draftingtable.server.ops.data_folder import (
    config_file,
    cookie_secret,
    data_folder,
    database_url,
)
from draftingtable.server.settings import Settings


def test_the_default_is_the_users_own_folder(tmp_path: Path) -> None:
    folder = data_folder(Settings(), {"XDG_DATA_HOME": str(tmp_path)})
    assert folder == tmp_path / "draftingtable"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_the_database_is_in_the_data_folder_unless_one_is_named(tmp_path: Path) -> None:
    assert database_url(Settings(), tmp_path) == f"sqlite:///{tmp_path}/tables.sqlite"
    named = "postgresql://user@host/tables"
    assert database_url(Settings(database=named), tmp_path) == named


def test_the_secret_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    secret = cookie_secret(Settings(), tmp_path)
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    assert cookie_secret(Settings(), tmp_path) == secret
    assert len(secret) == 64


def test_a_short_secret_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as refusal:
        cookie_secret(Settings(secret="short"), tmp_path)
    assert refusal.value.code == "setting-secret"
    assert "short" not in str(refusal.value)


def test_the_settings_file_is_the_named_one_or_the_users(tmp_path: Path) -> None:
    assert config_file({"XDG_CONFIG_HOME": str(tmp_path)}) is None
    usual = tmp_path / "draftingtable" / "server.toml"
    usual.parent.mkdir()
    usual.touch()
    assert config_file({"XDG_CONFIG_HOME": str(tmp_path)}) == usual
    assert config_file({"DRAFTINGTABLE_CONFIG": "other.toml"}) == Path("other.toml")
