"""Search over imagined deals, the same for every game. Each game provides a guide."""
