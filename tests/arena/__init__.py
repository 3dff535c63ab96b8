"""Tests of tournaments and their statistics."""
