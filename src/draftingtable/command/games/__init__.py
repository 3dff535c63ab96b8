"""Commands that play games: play, campaign, simulate, arena."""
