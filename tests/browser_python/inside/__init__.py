"""Programs that run inside Pyodide."""
