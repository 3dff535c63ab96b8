"""Between Two Cities in the terminal."""
