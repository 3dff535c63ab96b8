"""What can be said about a position, as data: the reasons for a move. Words are added elsewhere."""
