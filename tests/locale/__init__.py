"""Tests of the texts in five languages."""
