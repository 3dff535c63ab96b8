"""Slow, literal referees, written from the rules alone: oracles for the tests."""
