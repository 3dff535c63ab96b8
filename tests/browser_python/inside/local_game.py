"""Plays a stored game on without a server and prints every entry of its log."""

import json
import sys
from pathlib import Path

from tests.local.device import Device

if __name__ == "__main__":
    table_id, secret, entries, line = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    device = Device("compared")
    device.secrets[table_id], device.logs[table_id] = secret, entries
    device.lines[table_id] = line
    device.restart()
    device.ask("open", id=table_id)
    device.play_on(table_id)
    for entry in device.logs[table_id]:
        print(json.dumps(entry, sort_keys=True))
