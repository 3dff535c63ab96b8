"""A game is named in its own folders and nowhere else: everything else uses the registry."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import draftingtable
from draftingtable.games import names
from draftingtable.games.core import registry
from draftingtable.games.core.manifest import Manifest, load_object

PACKAGE = Path(draftingtable.__file__).parent

ALLOWED = {
    "command/parser.py": "examples in help texts",
    "command/games/campaign.py": "the campaign is that game's own command",
    "server/http/api/campaigns.py": "the campaign's own addresses",
    "server/http/api/games.py": "an example of a sheet, for the API's description",
    "server/http/models/views.py": "describes what each game's views hold, for clients",
    "tables/campaigns.py": "the campaign's own tables",
    "local/campaigns.py": "the campaign's own calls and tables, on a device",
    "server/http/models/histories.py": "campaigns of a device that go on at a server",
    "tables/histories.py": "what such a campaign must be",
    "tables/daily_deals.py": "which games have a deal of the day, and in which modes",
    "tables/publishing.py": "puts such a campaign on the server",
    "server/http/models/settings.py": "an example of settings, for the API's description",
    "terminal/readme_picture.py": "draws the README's picture of that game",
}
"""Where a game may be named outside its folders, and why."""


def is_own(path: Path, game: str) -> bool:
    """`games/towers/...`, `bots/towers/...`, `adapters/towers_v1.py`."""
    return any(part.split(".")[0] in (game, f"{game}_v1") for part in path.parts)


def docstrings(tree: ast.AST) -> set[int]:
    """Returns stand-alone strings, which may use games as examples."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """Yields every string and every imported name in a module, with its line."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    ignored = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in ignored:
                yield node.lineno, node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)


@pytest.mark.parametrize("game", names())
def test_no_other_module_names_a_game(game: str) -> None:
    named = re.compile(rf"\b{game}(_v\d+)?\b")
    wrong = [
        f"{path}:{line}"
        for path in (file.relative_to(PACKAGE) for file in sorted(PACKAGE.rglob("*.py")))
        if not is_own(path, game) and path.as_posix() not in ALLOWED
        for line, text in texts(PACKAGE / path)
        if named.search(text)
    ]
    assert wrong == []


def test_every_exception_is_needed() -> None:
    named = re.compile("|".join(names()))
    for file in ALLOWED:
        assert any(named.search(text) for _, text in texts(PACKAGE / file)), file


@pytest.mark.parametrize("manifest", registry.manifests().values(), ids=names())
def test_everything_that_a_manifest_names_exists(manifest: Manifest) -> None:
    places = [manifest.game, manifest.screen, manifest.encoding, manifest.campaign]
    places += [*manifest.levels.values(), *manifest.open_spiel]
    places += [option.reader for option in manifest.options]
    for place in filter(None, places):
        assert load_object(place) is not None


@pytest.mark.parametrize("manifest", registry.manifests().values(), ids=names())
def test_a_game_matches_its_manifest(manifest: Manifest) -> None:
    game = registry.get(manifest.name)
    assert game.name == manifest.name
    assert game.options == manifest.options
    modes = next((option.choices for option in game.options if option.name == "mode"), ())
    assert manifest.modes == modes
    for mode, counts in manifest.players.items():
        assert list(game.player_counts({"mode": mode} if mode else {})) == list(counts)
