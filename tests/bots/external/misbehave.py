"""A standalone bot, without our package, that misbehaves as its first argument says."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable

KIND = sys.argv[1]
UNWILLING = "I do not know this game"


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


def shout(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def on_hello() -> None:
    if KIND == "mute":
        time.sleep(60)
    elif KIND == "other-protocol":
        say({"type": "hello", "protocol": 2})
    elif KIND == "dies-at-once":
        print("no licence found", file=sys.stderr)
        sys.exit(3)
    else:
        say({"type": "hello", "protocol": 1, "name": KIND})


def on_choose(number: int, moves: list[str]) -> None:
    good = {"type": "move", "number": number, "move": moves[0]}
    if KIND in FAILING:
        FAILING[KIND](number, good)
    else:
        say(good)


def late_once(number: int, good: dict[str, object]) -> None:
    """Answers the first question when it is asked the second."""
    if number > 1:
        say({**good, "number": 1, "move": "never a move"})
        say(good)


def dying(number: int, good: dict[str, object]) -> None:
    if number >= 3:
        print("Segmentation fault, nearly \x1b[31m", file=sys.stderr)
        sys.exit(7)
    say(good)


def flood(number: int, good: dict[str, object]) -> None:
    say(good)
    shout(b'{"type":"move","number":1,"move":"pass"}\n' * 100_000)


def garbage(number: int, good: dict[str, object]) -> None:
    lines = ["Thinking...", "[" * 100_000, "null", '{"type": 1}', "1" * 5000, "\x00\x1b[2J", ""]
    shout(lines[(number - 1) % len(lines)].encode() + b"\n")


def with_helper() -> None:
    """Starts a program that would outlive us, and reports its process id."""
    helper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        file.write(str(helper.pid))


FAILING: dict[str, Callable[[int, dict[str, object]], object]] = {
    "late": lambda number, good: time.sleep(60),
    "late-once": late_once,
    "illegal": lambda number, good: say({**good, "move": "build s99"}),
    "garbage": garbage,
    "latin": lambda number, good: shout(b'{"type":"move","number":1,"move":"\xe9"}\n'),
    "dying": dying,
    "killed": lambda number, good: os.kill(os.getpid(), 9),
    "huge": lambda number, good: shout(b"x" * 1_000_000 + b"\n"),
    "endless": lambda number, good: shout(b"x" * 50_000_000),
    "flood": flood,
    "future": lambda number, good: say({**good, "number": number + 1}),
    "unwilling": lambda number, good: say({"type": "error", "message": UNWILLING}),
    "no-number": lambda number, good: say({"type": "move", "move": good["move"]}),
}

if KIND == "helper":
    with_helper()
if KIND == "deaf":
    shout(b'{"type":"hello","protocol":1}\n')
    time.sleep(60)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        on_hello()
    elif message["type"] == "choose":
        on_choose(message["number"], message["moves"])
if KIND == "clinging":
    time.sleep(60)
