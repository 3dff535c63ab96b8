"""A start does not wait for what is built alongside, and leaves nothing running behind."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import play

UP_TO_DATE = "import sys; sys.exit(0)"
OUT_OF_DATE = "import sys; sys.exit(1)"
SERVE = "import os, pathlib; pathlib.Path('served').write_text(os.environ.get('{}', 'compiled'))"


def make(folder: Path, answer: str) -> str:
    """Writes a `make` that answers whether something is up to date, and builds for ever."""
    script = folder / "make"
    body = f"if '--question' in sys.argv: {answer}"
    goals = "pathlib.Path('goals').write_text(' '.join(sys.argv[1:]))"
    forever = "pathlib.Path('builder').write_text(str(os.getpid())); time.sleep(600)"
    lines = ["import os, pathlib, sys, time", body, goals, forever]
    script.write_text("\n".join([f"#!{sys.executable}", *lines]))
    script.chmod(0o755)
    return str(script)


def start(folder: Path, monkeypatch: pytest.MonkeyPatch, answer: str) -> str:
    """Returns how the server was started, once the build alongside had begun."""
    monkeypatch.chdir(folder)
    monkeypatch.delenv("DRAFTINGTABLE_PLAIN", raising=False)
    waiting = "while not pathlib.Path('builder').exists(): pass\n"
    program = f"import os, pathlib\n{waiting}{SERVE.format('DRAFTINGTABLE_PLAIN')}"
    monkeypatch.setattr(play, "SERVE", (sys.executable, "-c", program))
    monkeypatch.setattr(sys, "argv", ["play", make(folder, answer)])
    assert play.main() == 0
    return (folder / "served").read_text()


def announced(environment: Path) -> str:
    command = (
        "make",
        "--no-print-directory",
        f"VENV={environment}",
        f"{environment}/play.announced",
    )
    root = Path(__file__).parents[2]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout


def test_a_first_start_says_how_long_it_takes(tmp_path: Path) -> None:
    (tmp_path / "server.stamp").touch()
    assert "about 40 seconds" in announced(tmp_path)
    (tmp_path / "web.stamp").touch()
    assert announced(tmp_path) == ""


def test_compiled_rules_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert start(tmp_path, monkeypatch, UP_TO_DATE) == "compiled"
    assert (tmp_path / "goals").read_text().split()[-1] == play.OFFLINE
    assert play.COMPILED not in (tmp_path / "goals").read_text()


def test_the_server_starts_before_the_rules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert start(tmp_path, monkeypatch, OUT_OF_DATE) == "1"
    assert (tmp_path / "goals").read_text().split()[-2:] == [play.COMPILED, play.OFFLINE]
    with pytest.raises(ProcessLookupError):  # the build ended with the server
        os.kill(int((tmp_path / "builder").read_text()), 0)


def test_the_exit_code_is_the_servers(tmp_path: Path) -> None:
    assert play.serve((sys.executable, "-c", "import sys; sys.exit(3)"), {}) == 3


def test_an_interrupted_server_stops_by_itself(tmp_path: Path) -> None:
    """Ctrl-C goes to the whole group: the starter waits until the server has stored everything."""
    program = (
        "import pathlib, signal, sys\n"
        "def stop(*_): pathlib.Path('stopped').touch(); sys.exit(0)\n"
        "signal.signal(signal.SIGINT, stop)\n"
        "pathlib.Path('ready').touch()\n"
        "while True: signal.pause()\n"
    )
    # The server may be ready before its starter has noticed that it has started it.
    late = (
        "import pathlib, subprocess\n"
        "start = subprocess.Popen.__init__\n"
        "def start_and_dawdle(*arguments, **options):\n"
        "    start(*arguments, **options)\n"
        "    while not pathlib.Path('stopped').exists(): pass\n"
        "subprocess.Popen.__init__ = start_and_dawdle\n"
    )
    starter = (
        f"{late}import sys; from tools.play import serve; "
        f"sys.exit(serve((sys.executable, '-c', {program!r}), {{}}))"
    )
    root = str(Path(__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([root, *sys.path])}
    running = subprocess.Popen(
        [sys.executable, "-c", starter], cwd=tmp_path, env=environment, start_new_session=True
    )
    while not (tmp_path / "ready").exists():
        assert running.poll() is None
    os.killpg(running.pid, 2)
    assert running.wait() == 0
    assert (tmp_path / "stopped").exists()
