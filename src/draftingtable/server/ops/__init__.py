"""Operations: limits, logs, metrics, health checks."""
