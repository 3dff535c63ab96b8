"""Random playouts of our games and of other people's, measured in one run and compared."""
