"""Table servers under load: ours, and boardgame.io's in the same run."""
