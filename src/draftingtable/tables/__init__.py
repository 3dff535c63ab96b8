"""The table service: what a server talks to."""
