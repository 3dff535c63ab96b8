"""5 Towers in the terminal."""
