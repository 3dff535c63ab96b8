"""Bots that are separate programs, in any language (docs/bots.md).

They exchange lines of JSON over standard input and output or a WebSocket. All that a program learns
about a game is its seat's `View.as_data()`.
"""
