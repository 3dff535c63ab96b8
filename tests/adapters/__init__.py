"""Tests of the adapters: each library's own test suite, plus checks specific to our games."""
