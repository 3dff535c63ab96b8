# The browser client's words: pages.
