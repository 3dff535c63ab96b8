"""Requirements on every registered game, whatever its rules."""
