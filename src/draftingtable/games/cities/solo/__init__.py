"""Both solo modes: the Automas, their cards and their city."""
