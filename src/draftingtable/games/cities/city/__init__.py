"""A single city: its squares, tiles, buildings and points."""
