"""Between Two Cities (rules C and S)."""
