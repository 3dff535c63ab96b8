"""Golden records: whole games as readable text, made once by `make` and kept."""
