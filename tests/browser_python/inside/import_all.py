"""Imports every module of our package and prints their names."""

from importlib import import_module
from pkgutil import walk_packages

import draftingtable

if __name__ == "__main__":
    for module in walk_packages(draftingtable.__path__, "draftingtable."):
        import_module(module.name)
        print(module.name)
