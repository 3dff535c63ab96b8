"""What all bots share: the base class, the levels, and seating."""
