"""Bots that are programs of their own, in any language (docs/bots.md).

They talk in lines of JSON, over standard input and output or over a WebSocket. All that a program
learns of a game is what `View.as_data()` says to its seat.
"""
