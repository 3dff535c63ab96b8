"""A check is left out only if nothing that it looks at has changed since it passed."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools import unless_passed

COUNT = "from pathlib import Path; f = Path('.venv/runs'); f.write_text(f.read_text() + '.')"
FAIL = "import sys; sys.exit(3)"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one file that git tracks, one that it would, and one that it ignores."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "runs").touch()
    (tmp_path / ".gitignore").write_text("/.venv\nignored.py\n")
    for name in ("tracked.py", "new.py", "ignored.py", "other.md"):
        (tmp_path / name).write_text("1\n")
    git("init", "--quiet")
    git("add", "tracked.py")
    return tmp_path


def git(*arguments: str) -> None:
    subprocess.run(("git", *arguments), check=True)


def check(command: str = COUNT) -> int:
    return unless_passed.main(["style", "*.py", "--", sys.executable, "-c", command])


def runs(project: Path) -> int:
    return len((project / ".venv" / "runs").read_text())


def test_what_has_passed_is_not_checked_again(project: Path) -> None:
    assert [check(), check(), runs(project)] == [0, 0, 1]


@pytest.mark.parametrize("name", ["tracked.py", "new.py", "one-more.py"])
def test_a_changed_or_added_file_is_checked(project: Path, name: str) -> None:
    check()
    (project / name).write_text("2\n")
    check()
    assert runs(project) == 2


@pytest.mark.parametrize("name", ["tracked.py", "new.py"])
def test_a_file_that_is_gone_makes_a_difference(project: Path, name: str) -> None:
    check()
    (project / name).unlink()
    check()
    assert runs(project) == 2


@pytest.mark.parametrize("name", ["ignored.py", "other.md"])
def test_other_files_make_none(project: Path, name: str) -> None:
    check()
    (project / name).write_text("2\n")
    check()
    assert runs(project) == 1


def test_what_fails_is_checked_until_it_passes(project: Path) -> None:
    assert [check(FAIL), check(FAIL), check(), check(FAIL)] == [3, 3, 0, 0]


def test_a_failure_forgets_that_it_had_passed_before(project: Path) -> None:
    check()
    (project / "tracked.py").write_text("broken\n")
    assert check(FAIL) == 3
    (project / "tracked.py").write_text("1\n")
    check()
    assert runs(project) == 2


def test_what_changes_during_a_check_is_checked_the_next_time(project: Path) -> None:
    check(f"{COUNT}; Path('tracked.py').write_text('2')")
    check()
    assert runs(project) == 2


def test_without_git_everything_is_checked(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    check()
    check()
    assert runs(project) == 2
