"""The server's parts, one by one, in this process; whole servers are in tests/server."""
