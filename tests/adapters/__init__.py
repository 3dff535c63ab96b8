"""Adapters: the other libraries' own tests, and what none of them can know."""
