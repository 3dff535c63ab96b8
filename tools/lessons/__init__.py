"""Writes the lessons that the browser client plays: web/src/games/*/lessons.

    python -m tools.lessons

A lesson is a record with annotations (`scripts/*.dtr`). The rules replay it, and every step gets
what a table would send at that moment, so the client plays lessons without rules of its own.
`tests/tools/test_lessons.py` fails when the files are stale.
"""
