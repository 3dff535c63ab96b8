"""Commands that check and score records: replay, verify, legal, score."""
