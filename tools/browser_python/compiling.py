"""Compiles sources to the bytecode of the Python that runs this.

    python compiling.py SOURCES.zip COMPILED.zip OPTIMISATION

Runs inside Pyodide: a browser that had to compile everything at each start would take three times
as long to begin. Imports nothing of ours: it is started as a file.
"""

import marshal
import sys
from importlib.util import MAGIC_NUMBER, source_hash
from zipfile import ZIP_STORED, ZipFile

UNCHECKED_HASH = (0b01).to_bytes(4, "little")
"""Flags of a compiled module that is never compared with its source."""


def compiled(name: str, source: bytes, optimisation: int) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimisation)
    return MAGIC_NUMBER + UNCHECKED_HASH + source_hash(source) + marshal.dumps(code)


def main() -> None:
    sources, target, optimisation = sys.argv[1:]
    with ZipFile(sources) as given, ZipFile(target, "w", ZIP_STORED) as written:
        for name in given.namelist():
            data = given.read(name)
            if name.endswith(".py"):
                data, name = compiled(name, data, int(optimisation)), name + "c"
            written.writestr(name, data)


if __name__ == "__main__":
    main()
