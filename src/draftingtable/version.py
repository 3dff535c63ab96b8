"""The version, readable by the package and its build without importing anything else."""

VERSION = "0.3.0"
