"""Tests mirror src; `examples`, `conformance` and `referees` belong to no one module."""
