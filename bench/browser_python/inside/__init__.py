"""Programs that are measured inside Pyodide."""
