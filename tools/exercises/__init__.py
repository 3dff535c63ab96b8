"""Writes the exercises that the browser client sets: web/src/games/*/exercises.

    python -m tools.exercises

An exercise is a position (`positions/<game>/<number>-<theme>.dtr`, a record up to the question) and
a theme, which is a way to measure each legal move with the rules: the moves that measure most are
right, and all others are explained by what they measure. `tests/tools/test_exercises.py` fails when
the files are stale.
"""
