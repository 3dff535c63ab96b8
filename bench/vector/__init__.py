"""Many games at once: our environments beside those of other libraries."""
