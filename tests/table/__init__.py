"""Tables: people, bots and Automas around a game."""
