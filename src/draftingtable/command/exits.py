"""What the exit codes mean."""

DONE = 0
REFUSED = 1
USAGE = 2
INTERRUPTED = 130
