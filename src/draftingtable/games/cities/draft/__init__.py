"""The drafting game for two to seven players: hands, choosing, placing, passing."""
