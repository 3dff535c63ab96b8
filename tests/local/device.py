"""A device that plays without a server: it stores what it is given and makes random moves.

Runs inside Pyodide too, so it imports only what browsers get.
"""

import json
from typing import Any

from draftingtable.games.core.randomness import Randomness
from draftingtable.local.bridge import Bridge

NOON = 1_800_000_000_000
WISHES: dict[str, dict[str, Any]] = {
    "towers": {"game": "towers", "players": 3, "level": "journeyman"},
    "ring": {"game": "cities", "players": 4, "level": "journeyman"},
    "two": {"game": "cities", "options": {"mode": "two"}, "players": 2, "level": "novice"},
    "beginner": {"game": "cities", "options": {"mode": "beginner"}},
    "expert": {"game": "cities", "options": {"mode": "expert"}},
}
"""Quick play of every kind."""


class Device:
    def __init__(self, seed: object = 0) -> None:
        self.now = NOON
        self.randomness = Randomness("device", seed)
        self.secrets: dict[str, str] = {}
        self.logs: dict[str, list[dict[str, Any]]] = {}
        self.lines: dict[str, dict[str, Any]] = {}
        self.documents: dict[str, str] = {}
        self.needs: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.seen: dict[str, Any] = {}
        """The latest welcome with the changes since, as far as these tests need them."""
        self.due: int | None = None
        self.sent = 0
        self.restart()

    def restart(self, load: bool = True) -> None:
        """Opens the page again: only what was stored is left."""
        self.bridge = Bridge("anna", "Anna", lambda: self.now)
        self.bridge.host.new_secret = self.new_secret
        for name, data in self.documents.items():
            self.ask("document", id=name, data=data)
        for table_id in self.logs if load else ():
            self.load(table_id)

    def load(self, table_id: str) -> None:
        stored = {"secret": self.secrets[table_id], "line": self.lines[table_id]}
        self.ask("load", id=table_id, entries=self.logs[table_id], **stored)

    def new_secret(self) -> bytes:
        """Returns a secret that follows from the seed, so a failure can be repeated."""
        return bytes(self.randomness.below(256) for _ in range(32))

    def ask(self, do: str, **request: object) -> Any:
        answer = json.loads(self.bridge.request(json.dumps({"do": do, **request})))
        for stored in answer["stored"]:
            self.secrets[stored["id"]] = stored["secret"]
            self.logs.setdefault(stored["id"], []).extend(stored["entries"])
            self.lines[stored["id"]] = stored["line"]
        self.documents |= {document["id"]: document["data"] for document in answer["documents"]}
        self.needs = answer["needs"]
        for table_id, message in answer["messages"]:
            assert message.get("number", 0) <= len(self.logs[table_id]), "shown before stored"
            self.messages.append(message)
            self._take(message)
        self.due = answer["due"]
        return answer["answer"]

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.seen = message
        elif message["type"] == "change":
            for seat, view in message.pop("views", {}).items():
                self.seen["views"].setdefault(seat, {}).update(view)
            kept = ("number", "table", "me")
            self.seen.update({key: message[key] for key in kept if key in message})
        elif message["type"] == "refused":
            self.seen["views"] = message["views"]

    def call(self, method: str, path: str, body: object = None) -> Any:
        return self.ask("call", method=method, path=path, body=body)

    def post(self, path: str, body: object = None) -> Any:
        """Returns what a call answers that must not be refused."""
        status, content = self.call("POST", path, body or {})
        assert status in (200, 201), content
        return content

    def send(self, table_id: str, kind: str, **message: object) -> None:
        self.sent += 1
        self.ask("send", id=table_id, message={"type": kind, "id": str(self.sent), **message})

    def open_seat(self) -> int | None:
        """Returns a seat of mine that can move."""
        views = self.seen["views"]
        return next((int(seat) for seat, view in views.items() if view.get("legal")), None)

    def act(self, table_id: str) -> None:
        """Makes a random move, or lets time pass until something is due."""
        seat = self.open_seat()
        if seat is not None:
            view = self.seen["views"][str(seat)]
            move = view["legal"][self.randomness.below(len(view["legal"]))]
            self.send(table_id, "move", seat=seat, phase=view["phase"], move=move)
            return
        assert self.due is not None, "nobody can go on"
        self.now = max(self.now, self.due)
        self.ask("run")

    def play_on(self, table_id: str, steps: int = -1) -> None:
        """Plays that many steps, or to the end."""
        while self.seen["table"]["state"] == "running" and steps != 0:
            self.act(table_id)
            steps -= 1
