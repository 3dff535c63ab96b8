/** The Web Worker that runs our Python: rules, bots and tables, without a server.
 *
 * `files` is the folder that `python -m tools.browser_python` writes.
 */
import type { PyodideAPI } from "pyodide";
import { Engine, type Bridge, type Request } from "./engine";
import { openStore } from "./indexed-db";

export type ToWorker = { type: "start"; files: string; player: string; nickname: string } | { type: "ask"; id: number; request: Request };

export type FromWorker =
  | { type: "started" }
  | { type: "failed"; id?: number; problem: string }
  | { type: "answered"; id: number; answer: [number, unknown] | null }
  | { type: "message"; table: string; message: unknown };

const OURS = "/draftingtable.zip";
const NEW_BRIDGE = `
import sys, time
if "${OURS}" not in sys.path:
    sys.path.insert(0, "${OURS}")
from draftingtable.local.bridge import Bridge
lambda player, nickname: Bridge(player, nickname, lambda: time.time_ns() // 1_000_000)
`;

let engine: Engine | undefined;
const send = (message: FromWorker): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") void start(data).catch((error: unknown) => send({ type: "failed", problem: String(error) }));
  else void ask(data.id, data.request);
};

async function start({ files, player, nickname }: Extract<ToWorker, { type: "start" }>): Promise<void> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${files}pyodide.mjs`)) as typeof import("pyodide");
  const [python, ours, store] = await Promise.all([
    loadPyodide({ indexURL: files }),
    fetch(`${files}draftingtable.zip`).then((answer) => answer.arrayBuffer()),
    openStore(),
  ]);
  python.FS.writeFile(OURS, new Uint8Array(ours));
  engine = new Engine(bridgeOf(python, player, nickname), store, (table, message) => send({ type: "message", table, message }));
  await engine.start();
  send({ type: "started" });
}

function bridgeOf(python: PyodideAPI, player: string, nickname: string): Bridge {
  const create = python.runPython(NEW_BRIDGE) as (player: string, nickname: string) => { request(text: string): string };
  let current = create(player, nickname);
  return {
    restart: () => (current = create(player, nickname)),
    request: (text) => current.request(text),
  };
}

async function ask(id: number, request: Request): Promise<void> {
  try {
    send({ type: "answered", id, answer: (await engine?.ask(request)) ?? null });
  } catch (error) {
    send({ type: "failed", id, problem: String(error) });
  }
}
