/** Runs a Python file in Pyodide under Node, for building and testing what browsers run.
 *
 * Its one argument is a `Program` of tools/browser_python/running.py, as JSON.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

interface Program {
  mounts: Record<string, string>;
  archives: Record<string, string>;
  runtime: string;
}

const START = `
def run(text):
    import json, runpy, sys
    program = json.loads(text)
    sys.path[:0] = program["path"]
    sys.argv[:] = [program["file"], *program["arguments"]]
    try:
        runpy.run_path(program["file"], run_name="__main__")
    except SystemExit as end:
        return end.code or 0
    return 0

run
`;

async function run(text: string): Promise<number> {
  const { mounts, archives, runtime } = JSON.parse(text) as Program;
  const entry = pathToFileURL(join(runtime, "pyodide.mjs")).href;
  const { loadPyodide } = (await import(entry)) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: runtime });
  for (const [inside, here] of Object.entries(mounts)) python.mountNodeFS(inside, here);
  for (const [inside, here] of Object.entries(archives)) python.FS.writeFile(inside, readFileSync(here));
  const start = python.runPython(START) as (program: string) => number;
  return start(text);
}

try {
  process.exitCode = await run(process.argv[2] ?? "");
} catch (error) {
  // Only the message: with the stack, Node prints a megabyte of Pyodide's source.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
