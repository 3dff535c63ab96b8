"""Commands that check and score what was written down: replay, verify, legal, score."""
