"""`draftingtable site`: everything relative, whole or not at all, never over somebody's files."""

import gzip
import json
import re
from pathlib import Path

import pytest

from draftingtable.command.main import main
from draftingtable.command.server import site, site_folder
from draftingtable.server.client_files import PAGE_POLICY
from tests.command.running import run

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" crossorigin src="/assets/index-B1a2c3D4.js"></script>
  </head>
  <body><a class="button" href="" target="_self">Try again</a></body>
</html>
"""
MANIFEST = {
    "id": "/",
    "name": "Drafting Table",
    "start_url": "/",
    "scope": "/",
    "icons": [{"src": "/icon.svg", "sizes": "any"}],
    "shortcuts": [{"name": "Rules", "url": "/rules/towers"}],
}


BUNDLED = {"name": "pyodide.mjs", "size": 90, "brotli": 30}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client and Python for browsers, as their builds leave them."""
    static, python = tmp_path / "static", tmp_path / "python"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "manifest.webmanifest").write_text(json.dumps(MANIFEST))
    (static / "preload.json").write_text("{}")
    (static / "assets" / "index-B1a2c3D4.js").write_text("export {}")
    (static / "assets" / "index-B1a2c3D4.js.br").write_bytes(b"for our own server")
    (python / "abcd").mkdir(parents=True)
    (python / "bundle.json").write_text(
        json.dumps({"version": "abcd", "size": 90, "brotli": 30, "files": [BUNDLED]})
    )
    for name in ("pyodide.mjs", "pyodide.mjs.packed"):
        (python / "abcd" / name).write_text(name)
    monkeypatch.setattr(site, "STATIC", static)
    monkeypatch.setattr(site, "BROWSER_PYTHON", python)
    return static


def names_in(folder: Path) -> set[str]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix() for path in found}


WRITTEN = {
    *("index.html", "manifest.webmanifest", "assets/index-B1a2c3D4.js", site_folder.MARK),
    *("python/bundle.json", "python/abcd/pyodide.mjs", "python/abcd/pyodide.mjs.packed"),
}


def test_everything_is_written_and_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "club" / "games"
    assert main(["site", str(folder)]) == 0
    assert names_in(folder) == WRITTEN
    assert [path.name for path in folder.parent.iterdir()] == ["games"]
    assert folder.stat().st_mode & 0o777 == 0o755
    told = capsys.readouterr().out
    assert told.startswith(f"{folder}: 6 files, 0.0 MB\n")
    assert f"--directory {folder}" in told


def test_nothing_in_the_page_or_the_manifest_is_absolute(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    main(["site", str(folder)])
    page = (folder / "index.html").read_text()
    assert '<html data-site lang="en">' in page
    assert re.findall(r'(?:href|src)="([^"]*)"', page) == [
        *("./manifest.webmanifest", "./assets/index-B1a2c3D4.js", "")
    ]
    assert f'content="{PAGE_POLICY}"' in page
    assert page.index("charset") < page.index("Content-Security-Policy") < page.index("<script")
    manifest = json.loads((folder / "manifest.webmanifest").read_text())
    assert manifest == {
        "name": "Drafting Table",
        "start_url": "./",
        "scope": "./",
        "icons": [{"src": "./icon.svg", "sizes": "any"}],
        "shortcuts": [{"name": "Rules", "url": "./#/rules/towers"}],
    }


def test_visitors_learn_what_a_plain_server_sends(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    main(["site", str(folder)])
    bundle = json.loads((folder / "python" / "bundle.json").read_bytes())
    (listed,) = bundle["files"]
    packed = folder / "python" / "abcd" / f"{listed['name']}{listed['packed']}"
    assert gzip.decompress(packed.read_bytes()) == b"pyodide.mjs"
    assert bundle["brotli"] == listed["brotli"] == packed.stat().st_size
    assert bundle["size"] == 90


def test_an_earlier_site_is_replaced_and_what_others_added_stays(
    tmp_path: Path, built: Path
) -> None:
    folder = tmp_path / "games"
    main(["site", str(folder)])
    (folder / ".htaccess").write_text("Header set ...")
    (folder / "club").mkdir()
    (folder / "club" / "logo.png").write_bytes(b"logo")
    (built / "assets" / "index-B1a2c3D4.js").rename(built / "assets" / "index-E5f6a7B8.js")
    assert main(["site", str(folder)]) == 0
    renamed = {*WRITTEN, "assets/index-E5f6a7B8.js"} - {"assets/index-B1a2c3D4.js"}
    assert names_in(folder) == renamed | {".htaccess", "club/logo.png"}


def test_somebody_elses_folder_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "letters"
    folder.mkdir()
    (folder / "to-anna.txt").write_text("Dear Anna")
    assert main(["site", str(folder)]) == 1
    assert "not an earlier site" in capsys.readouterr().err
    assert names_in(folder) == {"to-anna.txt"}
    assert main(["site", str(folder / "to-anna.txt")]) == 1


def test_an_empty_folder_is_taken(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    assert main(["site", str(folder)]) == 0
    assert names_in(folder) == WRITTEN


@pytest.mark.parametrize(
    ("missing", "command"),
    [("static/index.html", "make web"), ("python/bundle.json", "make offline")],
)
def test_what_has_not_been_built_is_named(
    tmp_path: Path, missing: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / missing).unlink()
    assert main(["site", str(tmp_path / "games")]) == 1
    assert command in capsys.readouterr().err
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize("part", ["write_all", "keep_others", "move_into_place"])
def test_a_failure_leaves_the_earlier_site_and_nothing_else(
    tmp_path: Path, part: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "club" / "games"
    main(["site", str(folder)])
    before = {name: (folder / name).read_bytes() for name in names_in(folder)}

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", str(folder))

    monkeypatch.setattr(site_folder, part, full)
    assert main(["site", str(folder)]) == 1
    assert "No space left on device" in capsys.readouterr().err
    assert {name: (folder / name).read_bytes() for name in names_in(folder)} == before
    assert [path.name for path in folder.parent.iterdir()] == ["games"]


def test_help_says_what_it_is_for() -> None:
    assert "python3 -m http.server" in run("site", "--help").stdout
