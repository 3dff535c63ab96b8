"""The HTTP API's messages, for the documentation and for checking what comes in.

Moves go over the WebSocket and are read by hand (`messages`).
"""
