"""The command line. Each command is a module; all but the parser is imported when asked for."""
