"""Players that are programs. A bot sees a view and its legal moves, never a position."""
