"""Agreement between the browser client and the program."""
