"""Between Two Cities: the second game (rules C and S)."""
