"""Words in five languages."""
