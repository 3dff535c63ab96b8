"""Measures how strong the bots are: plays docs/strength/plan.toml and writes docs/strength.md."""
