"""Eyes for the tests: what is on the screen, in every state, size and theme."""
