"""Tables on one device, without a server: the same messages, answered by a browser's own Python.

Pure logic: the clock is passed in, and whoever calls stores the entries before showing anything.
"""
