"""The drafting game for two to seven: hands, choosing, placing, passing."""
