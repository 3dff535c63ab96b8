"""The version, where both the package and its build can read it without importing anything."""

VERSION = "0.2.0"
