"""Turns a request into log entries or refuses it; changes nothing itself."""
