"""One city: its squares, tiles, buildings and points."""
