"""What the browser client and the program must agree on."""
