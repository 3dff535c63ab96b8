"""Search over imagined deals, the same for every game; each game gives it a guide."""
