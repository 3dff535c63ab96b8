"""Golden records: whole games as readable text, generated once by `make` and kept."""
