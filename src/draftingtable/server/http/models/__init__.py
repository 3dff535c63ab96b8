"""The HTTP API's models, for documentation and validation.

Moves go over the WebSocket and are read separately (`messages`).
"""
