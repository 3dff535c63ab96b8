"""A bot that does what its first argument says; run as a program, without our package."""

import json
import os
import subprocess
import sys
import time

KIND = sys.argv[1]


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
    if KIND == "late":
        time.sleep(60)
    elif KIND == "late-once" and number == 1:
        time.sleep(1.2)
        say({**good, "move": "never a move"})
    elif KIND == "illegal":
        say({**good, "move": "build s99"})
    elif KIND == "garbage":
        say_garbage(number)
    elif KIND == "latin":
        shout(b'{"type":"move","number":1,"move":"\xe9"}\n')
    elif KIND == "dying" and number >= 3:
        print("Segmentation fault, nearly \x1b[31m", file=sys.stderr)
        sys.exit(7)
    elif KIND == "killed":
        os.kill(os.getpid(), 9)
    elif KIND == "huge":
        shout(b"x" * 1_000_000 + b"\n")
    elif KIND == "endless":
        shout(b"x" * 50_000_000)
    elif KIND == "flood":
        shout(b'{"type":"move","number":0,"move":"pass"}\n' * 100_000)
    elif KIND == "future":
        say({**good, "number": number + 1})
    elif KIND == "unwilling":
        say({"type": "error", "message": "I do not know this game"})
    elif KIND == "no-number":
        say({"type": "move", "move": moves[0]})
    else:
        say(good)


def say_garbage(number: int) -> None:
    lines = ["Thinking...", "[" * 100_000, "null", '{"type": 1}', "1" * 5000, "\x00\x1b[2J", ""]
    shout(lines[(number - 1) % len(lines)].encode() + b"\n")


def with_helper() -> None:
    """Starts a program that would outlive us, and tells its number."""
    helper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        file.write(str(helper.pid))


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
