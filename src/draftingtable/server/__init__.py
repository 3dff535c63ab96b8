"""The table server: HTTP to set tables up, a WebSocket to play, bots in processes of their own."""
