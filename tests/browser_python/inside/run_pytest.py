"""Runs pytest without this project's configuration, which is for CPython."""

import sys

import pytest

OPTIONS = ["-q", "-p", "no:cacheprovider", "--noconftest", "-c", "/dev/null"]

if __name__ == "__main__":
    sys.exit(pytest.main([*OPTIONS, "--rootdir", "/project", *sys.argv[1:]]))
