# The browser client's words: towers.
