# The browser client's words: cities.
