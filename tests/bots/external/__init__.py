"""Tests of bots that are separate programs, well-behaved or not."""
