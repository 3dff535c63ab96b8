"""Bots from a user's own Python class, loaded from a file or a module."""

import inspect
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.external.faults import Fault
from draftingtable.games.core.errors import BadOption


def new_guest(target: str, seed: str) -> Bot:
    """Returns a bot of a user's class. The class gets the seed if it takes an argument."""
    maker = load_class(target)
    try:
        takes_seed = bool(inspect.signature(maker).parameters)
        bot = maker(seed) if takes_seed else maker()
    except Exception as error:
        raise Fault("failed", f"python:{target}", repr(error)) from error
    if not isinstance(bot, Bot):
        raise BadOption("player-class", "", {"found": target, "problem": "it is not a Bot"})
    return bot


def load_class(target: str) -> Callable[..., object]:
    source, _, name = target.rpartition(":")
    if not source or not name:
        raise BadOption("player-class", "", {"found": target, "problem": "use FILE:CLASS"})
    try:
        found: Callable[..., object] = getattr(load_module(source), name)
    except Exception as error:
        raise BadOption("player-class", "", {"found": target, "problem": repr(error)}) from error
    return found


def load_module(source: str) -> ModuleType:
    """Imports a file by its path, only once, or a module by its name."""
    if not source.endswith(".py"):
        return import_module(source)
    path = Path(source).resolve()
    name = f"draftingtable_guest_{path.as_posix()}"
    if name not in sys.modules:
        run_file(name, path)
    return sys.modules[name]


def run_file(name: str, path: Path) -> None:
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    # Registered before it runs, as with every import: dataclasses look up their module.
    sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(sys.modules[name])
    except BaseException:
        del sys.modules[name]
        raise
