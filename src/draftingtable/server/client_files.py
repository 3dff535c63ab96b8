"""Where the built browser client is, and the Python that it can run without a server."""

from pathlib import Path
from typing import Final

STATIC = Path(__file__).parent / "static"
"""Built by `make web`."""
BROWSER_PYTHON = Path(__file__).parent / "browser_python"
"""Built by `make offline`: `bundle.json`, and a folder named after the version of what is in it."""
BUNDLE = "bundle.json"
COMPRESSED = ".br"
"""What follows the name of a file that was compressed when it was built."""
WORKER = "python-worker-"
"""How the name of the script begins that runs Python: only it may compile WebAssembly."""
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'"
)
"""What a page may load and do. Servers add what only a header can say."""
WORKER_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'"
)
"""For the worker that runs Python: browsers take its policy from its own script."""
NO_BUNDLE: Final[dict[str, object]] = {"version": None, "size": 0, "brotli": 0, "files": []}
