"""What every bot is, where bots come from, and who sits where."""
