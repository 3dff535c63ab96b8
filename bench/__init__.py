"""Compares random playouts of our games and of other libraries, measured in one run."""
