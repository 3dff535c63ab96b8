"""What servers offer: complete, described, and replaced whole."""

import json
from hashlib import sha256
from pathlib import Path

import pytest
from tools.browser_python import publishing
from tools.browser_python.building import LIST

FAST = 1
"""A quality of brotli that takes no time."""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as the build leaves it, with smaller files."""
    monkeypatch.setattr(publishing, "bring_up_to_date", lambda folder: folder)
    folder = tmp_path / "built"
    folder.mkdir()
    rebuild(folder, b"once " * 1000)
    return folder


def rebuild(folder: Path, content: bytes) -> None:
    files = {"pyodide.mjs": b"export {}", "draftingtable.zip": content}
    for name, data in files.items():
        (folder / name).write_bytes(data)
    described = {
        name: {"size": len(data), "sha256": sha256(data).hexdigest()}
        for name, data in files.items()
    }
    (folder / LIST).write_text(json.dumps({"sources": "", "files": described}))


def offered(folder: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((folder / "bundle.json").read_bytes())
    return found


def test_the_list_describes_what_is_there(tmp_path: Path, built: Path) -> None:
    target = publishing.publish(built, tmp_path / "served", FAST)
    listed = json.loads((target / "bundle.json").read_bytes())
    assert {file["name"] for file in listed["files"]} == {"pyodide.mjs", "draftingtable.zip"}
    place = target / listed["version"]
    for file in listed["files"]:
        content = (place / file["name"]).read_bytes()
        assert content == (built / file["name"]).read_bytes()
        assert (file["size"], file["sha256"]) == (len(content), sha256(content).hexdigest())
        assert file["brotli"] == (place / f"{file['name']}.br").stat().st_size
    for sum_of in ("size", "brotli"):
        assert listed[sum_of] == sum(file[sum_of] for file in listed["files"])
    assert listed["brotli"] < listed["size"] / 10


def test_a_new_version_replaces_the_old_one(tmp_path: Path, built: Path) -> None:
    target = publishing.publish(built, tmp_path / "served", FAST)
    first = offered(target)["version"]
    rebuild(built, b"twice " * 1000)
    publishing.publish(built, target, FAST)
    second = offered(target)["version"]
    assert second != first
    assert {path.name for path in target.iterdir()} == {"bundle.json", second}


def test_only_what_has_changed_is_compressed_again(
    tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = publishing.publish(built, tmp_path / "served", FAST)
    rebuild(built, b"twice " * 1000)
    compressed: list[str] = []
    really = publishing.compress

    def noted(files: list[Path], quality: int) -> None:
        compressed.extend(path.name for path in files)
        really(files, quality)

    monkeypatch.setattr(publishing, "compress", noted)
    publishing.publish(built, target, FAST)
    assert compressed == ["draftingtable.zip"]
    place = target / str(offered(target)["version"])
    assert {path.name for path in place.iterdir()} == {
        *("draftingtable.zip", "draftingtable.zip.br", "pyodide.mjs", "pyodide.mjs.br")
    }


def test_what_is_current_is_left_alone(
    tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = publishing.publish(built, tmp_path / "served", FAST)
    monkeypatch.setattr(publishing, "compress", lambda *_: pytest.fail("compressed again"))
    publishing.publish(built, target, FAST)


def test_what_was_compressed_in_haste_is_compressed_again_for_players(
    tmp_path: Path, built: Path
) -> None:
    target = publishing.publish(built, tmp_path / "served", FAST)
    hasty = offered(target)
    publishing.publish(built, target)
    good = offered(target)
    assert good["version"] != hasty["version"]
    assert compressed_size(good) < compressed_size(hasty)
    assert {path.name for path in target.iterdir()} == {"bundle.json", good["version"]}


def test_what_was_compressed_well_is_good_enough_for_tests(tmp_path: Path, built: Path) -> None:
    target = publishing.publish(built, tmp_path / "served")
    good = offered(target)
    publishing.publish(built, target, FAST)
    assert offered(target) == good
    rebuild(built, b"twice " * 1000)
    publishing.publish(built, target)
    assert offered(target) != good


def compressed_size(bundle: dict[str, object]) -> int:
    return int(str(bundle["brotli"]))


def test_the_old_version_stays_until_the_new_one_is_complete(
    tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = publishing.publish(built, tmp_path / "served", FAST)
    first = offered(target)
    rebuild(built, b"twice " * 1000)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(publishing, "compress", interrupted)
        with pytest.raises(KeyboardInterrupt):
            publishing.publish(built, target, FAST)
    assert offered(target) == first
    assert (target / str(first["version"]) / "draftingtable.zip").exists()
    publishing.publish(built, target, FAST)
    assert offered(target) != first
