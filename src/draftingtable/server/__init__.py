"""The table server: HTTP to set up tables, a WebSocket to play, bots in separate processes."""
