"""How a table server does under load: ours, and boardgame.io's in the same run."""
