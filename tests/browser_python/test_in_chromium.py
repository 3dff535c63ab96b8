"""What browsers get also gives the same games in a real one, under a strict policy for scripts."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path
from threading import Thread

from tools.browser_python.archives import write_archive
from tools.browser_python.building import bring_up_to_date
from tools.browser_python.contents import PYODIDE, ROOT

from tests.browser.chromium import running_chromium
from tests.browser_python.pyodide import PYTEST, location_of
from tests.browser_python.test_same_games import printed_here

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "worker-src 'self'"
)
KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm"}
TESTS = ("**/*.py", "examples/*.dtr")
"""The tests, and the golden records."""
RUN = """async ({ runtime, code }) => {
  // Pyodide waits for ever where WebAssembly is refused.
  const refused = new Promise((_, reject) => {
    const fail = ({ violatedDirective }) => reject(new Error("refused by " + violatedDirective));
    addEventListener("securitypolicyviolation", fail);
  });
  const { loadPyodide } = await import(runtime + "pyodide.mjs");
  const python = await Promise.race([loadPyodide({ indexURL: runtime }), refused]);
  for (const name of ["python/draftingtable.zip", "tests.zip", "pytest.zip"]) {
    const content = await (await fetch("/" + name)).arrayBuffer();
    python.FS.writeFile("/" + name.split("/").at(-1), new Uint8Array(content));
  }
  const lines = [];
  python.setStdout({ batched: (line) => lines.push(line) });
  python.runPython(code);
  return lines;
}"""
SHIPPED = "/python/"
WHOLE = "/pyodide/"
"""pytest needs more of the standard library than we ship."""
COMPARE = """
import sys
sys.path[:0] = ["/draftingtable.zip", "/tests.zip"]
sys.argv[1:] = ["bots"]
from tests.compare_runs import main
main()
"""
TEST = """
import runpy, sys, zipfile
zipfile.ZipFile("/tests.zip").extractall("/project")
zipfile.ZipFile("/pytest.zip").extractall("/lib/pytest")
sys.path[:0] = ["/draftingtable.zip", "/project", "/lib/pytest"]
sys.argv[:] = ["pytest", "/project/tests/conformance", "/project/tests/examples"]
try:
    runpy.run_path("/project/tests/browser_python/inside/run_pytest.py", run_name="__main__")
except SystemExit as end:
    print("ended with", int(end.code))
"""


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
    found = [path for pattern in TESTS for path in tests.glob(pattern) if path.is_file()]
    archive(folder / "tests.zip", ROOT, found)
    for name in PYTEST:
        place = location_of(name)
        found += [place] if place.is_file() else sorted(place.rglob("*.py"))
    packages = location_of("pytest").parent
    archive(folder / "pytest.zip", packages, [one for one in found if packages in one.parents])
    (folder / "index.html").write_text("<!doctype html><title>Python</title>", encoding="utf-8")
    (folder / "python").symlink_to(bring_up_to_date())
    (folder / "pyodide").symlink_to(PYODIDE)
    return folder


def archive(target: Path, base: Path, files: list[Path]) -> None:
    write_archive(target, {one.relative_to(base).as_posix(): one.read_bytes() for one in files})


def printed_in_chromium(folder: Path, runtime: str, code: str) -> list[str]:
    serve, start = serving(site(folder)), running_chromium()
    with serve as address, start as chromium, chromium.driven() as browser:
        page = browser.new_page()
        page.goto(address)
        lines: list[str] = page.evaluate(RUN, {"runtime": runtime, "code": code})
        page.close()
    return lines


def test_bots_play_the_same_games(tmp_path: Path) -> None:
    compiled, *found = printed_in_chromium(tmp_path, SHIPPED, COMPARE)
    assert compiled == "compiled: False"
    assert found == printed_here("bots")[1:]
    assert len(found) > 500


def test_the_conformance_suite_and_the_golden_records_pass(tmp_path: Path) -> None:
    lines = printed_in_chromium(tmp_path, WHOLE, TEST)
    assert lines[-1] == "ended with 0", "\n".join(lines[-60:])
    counted = re.search(r"(\d+) passed", "\n".join(lines))
    assert counted is not None
    assert int(counted[1]) > 1000
