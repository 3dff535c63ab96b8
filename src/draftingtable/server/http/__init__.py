"""The HTTP API, its models, and the pages."""
