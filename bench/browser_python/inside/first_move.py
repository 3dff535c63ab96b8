"""Starts a game against bots and makes the first move, as a person would after opening the page."""

import json
from typing import Any

from draftingtable.local.bridge import Bridge

NOON = 1_800_000_000_000
A_MINUTE = 60_000


def main() -> None:
    now = NOON
    bridge = Bridge("anna", "Anna", lambda: now)

    def ask(do: str, **request: object) -> Any:
        return json.loads(bridge.request(json.dumps({"do": do, **request})))

    wish = {"game": "towers", "players": 3}
    table = ask("call", method="POST", path="/play", body=wish)["answer"][1]["table"]
    (seat,) = (seat["seat"] for seat in table["seats"] if seat["mine"])
    message: dict[str, object] = {"type": "move", "id": "1", "seat": seat, "phase": 0}
    found = ask("open", id=table["id"])
    while True:
        views = [sent["views"][str(seat)] for _, sent in found["messages"] if "views" in sent]
        legal = next((view for view in views if view.get("legal")), None)
        if legal is not None:
            break
        now += A_MINUTE
        ask("run")
        found = ask("send", id=table["id"], message={"type": "resync"})
    message |= {"phase": legal["phase"], "move": legal["legal"][-1]}
    sent = ask("send", id=table["id"], message=message)["messages"]
    assert [one["type"] for _, one in sent][-1] == "accepted", sent


if __name__ == "__main__":
    main()
