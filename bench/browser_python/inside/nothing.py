"""Does nothing: what is measured is the start of Python."""
