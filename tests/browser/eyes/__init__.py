"""Visual checks: what is on the screen in every state, size and theme."""
