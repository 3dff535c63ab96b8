"""The rules, bots and tables as a package that browsers run with Pyodide (docs/decisions/0019)."""
