"""What keeps a server healthy: limits, logs, metrics, checks."""
