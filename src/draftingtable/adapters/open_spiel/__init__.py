"""Every game for OpenSpiel that its manifest names."""
