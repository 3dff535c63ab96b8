"""Both games for PettingZoo."""
