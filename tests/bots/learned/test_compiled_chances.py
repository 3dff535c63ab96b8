"""Compiled and plain networks find the same, to the last digit."""

from tests.test_compiled_agrees import run_python


def found(plain: bool) -> list[str]:
    done = run_python(plain, "-m", "tests.bots.learned.compare_chances")
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_compiled_and_plain_networks_find_the_same() -> None:
    compiled, plain = found(plain=False), found(plain=True)
    assert plain[0] == "compiled: False"
    assert compiled[1:] == plain[1:]
    assert len(plain) == 1 + 4 * 8
