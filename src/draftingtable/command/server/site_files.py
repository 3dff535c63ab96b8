"""The files of a site without a server: the built client, its page and manifest adapted.

Everything refers to everything else relative to itself, so the site can be in any folder.
"""

import gzip
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from draftingtable.games.core.errors import BadInput
from draftingtable.server.client_files import BUNDLE, COMPRESSED, PAGE_POLICY

PAGE: Final = "index.html"
MANIFEST: Final = "manifest.webmanifest"
PYTHON: Final = "python"
FOR_SERVERS: Final = {"preload.json"}
"""What only our own server reads, besides compressed files: others compress by themselves."""
PACKED: Final = ".packed"
"""After the name of a file that the page unpacks itself: most file servers send it as it is.

Not `.gz`: some servers would unpack that on its way.
"""
Content = bytes | Path
"""What a file contains, or which file to copy."""


def site_files(static: Path, python: Path) -> dict[str, Content]:
    """Returns every file of a site by its name; refuses if something has not been built."""
    if not (static / PAGE).is_file():
        raise BadInput("site-not-built", "", {"command": "make web"})
    if not (python / BUNDLE).is_file():
        raise BadInput("site-not-built", "", {"command": "make offline"})
    files: dict[str, Content] = {**client_files(static), **python_files(python)}
    files[PAGE] = page_of((static / PAGE).read_text(encoding="utf-8")).encode()
    manifest = json.loads((static / MANIFEST).read_bytes())
    files[MANIFEST] = json.dumps(manifest_of(manifest), indent=2).encode()
    return files


def client_files(static: Path) -> dict[str, Path]:
    found = {path.relative_to(static).as_posix(): path for path in static.rglob("*")}
    return {name: path for name, path in found.items() if path.is_file() and is_for_all(name)}


def is_for_all(name: str) -> bool:
    return name not in FOR_SERVERS and not name.endswith(COMPRESSED)


def python_files(python: Path) -> dict[str, Content]:
    """Returns the files of the current version, and the same packed."""
    bundle = json.loads((python / BUNDLE).read_bytes())
    names = [f"{bundle['version']}/{file['name']}" for file in bundle["files"]]
    files: dict[str, Content] = {f"{PYTHON}/{name}": python / name for name in names}
    packed = [gzip.compress((python / name).read_bytes(), mtime=0) for name in names]
    files |= {f"{PYTHON}/{name}{PACKED}": data for name, data in zip(names, packed, strict=True)}
    listed = as_it_is_sent(bundle, [len(data) for data in packed])
    return {**files, f"{PYTHON}/{BUNDLE}": json.dumps(listed, indent=2).encode()}


def as_it_is_sent(bundle: dict[str, Any], sizes: list[int]) -> dict[str, Any]:
    """Returns the list for visitors, with what each file weighs on its way."""
    both = zip(bundle["files"], sizes, strict=True)
    files = [{**file, "brotli": size, "packed": PACKED} for file, size in both]
    return {**bundle, "brotli": sum(sizes), "files": files}


def page_of(page: str) -> str:
    """Returns the page with relative links and its own policy, marked as the page of a site."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}" />'
    page = page.replace("<html ", "<html data-site ", 1)
    charset = '<meta charset="utf-8" />'
    assert charset in page
    page = page.replace(charset, f"{charset}\n    {policy}", 1)
    return re.sub(r'\b(href|src)="/(?=[^/])', r'\1="./', page)


def manifest_of(manifest: Mapping[str, object]) -> dict[str, object]:
    """Returns the manifest with relative addresses; without an id, it is the site's address."""
    icons = cast(list[dict[str, str]], manifest["icons"])
    shortcuts = cast(list[dict[str, str]], manifest["shortcuts"])
    kept = {key: value for key, value in manifest.items() if key != "id"}
    return {
        **kept,
        "start_url": "./",
        "scope": "./",
        "icons": [{**icon, "src": f".{icon['src']}"} for icon in icons],
        "shortcuts": [{**shortcut, "url": f"./#{shortcut['url']}"} for shortcut in shortcuts],
    }
