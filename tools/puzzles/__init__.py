"""Mines puzzles from games between bots, and writes what the browser client needs to set them.

    python -m tools.puzzles towers --count 300 --seed 1 --minutes 10
    python -m tools.puzzles --write

The first finds puzzles and adds them to `found/<game>.jsonl`; called again, it goes on after the
last game it has looked at. The second writes `web/src/games/*/puzzles` from those files; tests fail
when the client's files are stale. The method and its numbers are in docs/puzzles.md.
"""
