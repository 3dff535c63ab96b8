"""Bots that are programs of their own, well-behaved and not."""
