"""What browsers get also gives the same games in a real one, under a strict policy for scripts."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path
from threading import Thread

from tools.browser_python.archives import write_archive
from tools.browser_python.building import bring_up_to_date
from tools.browser_python.contents import ROOT

from tests.browser.chromium import running_chromium
from tests.browser_python.test_same_games import printed_here

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "worker-src 'self'"
)
KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm"}
COMPARED = ("__init__.py", "compare_runs.py", "conformance/*.py")
"""The tests' modules that print the games."""
RUN = """async (what) => {
  // Pyodide waits for ever where WebAssembly is refused.
  const refused = new Promise((_, reject) => {
    const fail = ({ violatedDirective }) => reject(new Error("refused by " + violatedDirective));
    addEventListener("securitypolicyviolation", fail);
  });
  const { loadPyodide } = await import("/python/pyodide.mjs");
  const python = await Promise.race([loadPyodide({ indexURL: "/python/" }), refused]);
  for (const name of ["python/draftingtable.zip", "tests.zip"]) {
    const content = await (await fetch("/" + name)).arrayBuffer();
    python.FS.writeFile("/" + name.split("/").at(-1), new Uint8Array(content));
  }
  const lines = [];
  python.setStdout({ batched: (line) => lines.push(line) });
  python.globals.set("what", what);
  python.runPython(`
    import sys
    sys.path[:0] = ["/draftingtable.zip", "/tests.zip"]
    sys.argv[1:] = [what]
    from tests.compare_runs import main
    main()
  `);
  return lines;
}"""


class Site(SimpleHTTPRequestHandler):
    def guess_type(self, path: str | PathLike[str]) -> str:
        return KINDS.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        self.send_header("content-security-policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Prints nothing."""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Site, directory=str(folder)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def site(folder: Path) -> Path:
    tests = ROOT / "tests"
    found = [path for pattern in COMPARED for path in tests.glob(pattern)]
    write_archive(
        folder / "tests.zip",
        {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in found},
    )
    (folder / "index.html").write_text("<!doctype html><title>Python</title>", encoding="utf-8")
    (folder / "python").symlink_to(bring_up_to_date())
    return folder


def test_bots_play_the_same_games(tmp_path: Path) -> None:
    serve, start = serving(site(tmp_path)), running_chromium()
    with serve as address, start as chromium, chromium.driven() as browser:
        page = browser.new_page()
        page.goto(address)
        compiled, *found = page.evaluate(RUN, "bots")
        page.close()
    assert compiled == "compiled: False"
    assert found == printed_here("bots")[1:]
    assert len(found) > 500
