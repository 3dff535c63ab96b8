"""What of ours, and what of Python's standard library, a browser gets."""

from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"

PARTS = (
    *("__init__.py", "compilation.py", "version.py"),
    *("analysis", "bots", "games", "local", "table", "table_bots"),
)
"""Of our package: everything that needs no server, screen or terminal."""
DATA = (".py", ".toml", ".txt", ".weights")

LEFT_OUT = frozenset(
    {
        # no processes, no devices
        *("_pyrepl", "ctypes", "multiprocessing", "pty", "tty", "getpass", "cmd", "code"),
        # no network of Python's own
        *("ftplib", "http", "imaplib", "mailbox", "netrc", "poplib", "smtplib", "socketserver"),
        *("webbrowser", "wsgiref", "xmlrpc"),
        # no other formats
        *("configparser", "csv", "gzip", "html", "plistlib", "sqlite3", "tarfile", "wave", "xml"),
        *("_markupbase", "mimetypes", "stringprep", "zipapp", "zoneinfo"),
        # no command line, no tools for developers
        *("argparse", "bdb", "cProfile", "compileall", "doctest", "fileinput", "filecmp"),
        *("getopt", "modulefinder", "optparse", "pdb", "pickletools", "profile", "pstats"),
        *("py_compile", "pyclbr", "pydoc", "rlcompleter", "symtable", "tabnanny", "timeit"),
        *("trace", "tracemalloc", "unittest"),
        # Python's copies of what is compiled, and leftovers
        *("_pydatetime", "_pyio", "antigravity", "this", "__hello__", "__phello__", "turtle"),
        *("sre_compile", "sre_constants", "sre_parse", "nturl2path", "shelve", "colorsys"),
    }
)
"""Top-level modules of the standard library that no game can need."""
ENCODINGS = frozenset({"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8"})


def our_files() -> dict[str, bytes]:
    """Returns our sources and their data, by name inside the archive."""
    package = SOURCES / "draftingtable"
    paths = [path for part in PARTS for path in files_of(package / part)]
    return {path.relative_to(SOURCES).as_posix(): path.read_bytes() for path in paths}


def files_of(path: Path) -> list[Path]:
    found = path.rglob("*") if path.is_dir() else [path]
    return sorted(each for each in found if each.is_file() and each.suffix in DATA)


def standard_library() -> dict[str, bytes]:
    """Returns what is kept of Pyodide's standard library, by name inside the archive."""
    with ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        kept = [name for name in sorted(archive.namelist()) if is_kept(name)]
        return {name: archive.read(name) for name in kept}


def is_kept(name: str) -> bool:
    parts = name.removesuffix(".py").split("/")
    if name.endswith("/") or parts[0] in LEFT_OUT or parts[0].startswith("_sysconfigdata"):
        return False
    return parts[0] != "encodings" or parts[1] in ENCODINGS
