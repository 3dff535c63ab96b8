"""Attacks from one address, and what an innocent table beside them notices."""
