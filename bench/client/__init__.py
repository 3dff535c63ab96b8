"""How fast the browser client is for the person in front of it."""
