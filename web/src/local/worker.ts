/** The Web Worker that runs our Python: rules, bots and tables, without a server.
 *
 * `files` is the address of the folder that `python -m tools.browser_python` writes.
 */
import type { PyodideAPI } from "pyodide";
import { Engine, type Bridge, type Request } from "./engine";
import { openStore } from "./indexed-db";

export type ToWorker =
  | { type: "start"; files: string; player: string; nickname: string }
  | { type: "ask"; id: number; request: Request }
  | { type: "forget"; id: number; tables: string[]; documents: string[] };

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

const STORED = "drafting-table-stored";

let engine: Promise<Engine> | undefined;
const send = (message: FromWorker): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "ask") return void answer(data.id, async () => (await engine)?.ask(data.request));
  if (data.type === "forget") return void answer(data.id, async () => (await engine)?.forget(data.tables, data.documents));
  engine = start(data);
  engine.then(
    () => send({ type: "started" }),
    (error: unknown) => send({ type: "failed", problem: String(error) }),
  );
};

async function start({ files, player, nickname }: Extract<ToWorker, { type: "start" }>): Promise<Engine> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${files}pyodide.mjs`)) as typeof import("pyodide");
  const [python, ours, store] = await Promise.all([
    loadPyodide({ indexURL: files }),
    fetch(`${files}draftingtable.zip`).then((answer) => answer.arrayBuffer()),
    openStore(),
  ]);
  python.FS.writeFile(OURS, new Uint8Array(ours));
  // Each page has a worker of its own, and all of them the same store.
  const others = new BroadcastChannel(STORED);
  const show = (table: string, message: unknown): void => send({ type: "message", table, message });
  const started = new Engine(bridgeOf(python, player, nickname), store, show, () => others.postMessage(null));
  others.onmessage = () => started.changedElsewhere();
  await started.start();
  return started;
}

function bridgeOf(python: PyodideAPI, player: string, nickname: string): Bridge {
  const create = python.runPython(NEW_BRIDGE) as (player: string, nickname: string) => { request(text: string): string };
  let current = create(player, nickname);
  return {
    restart: () => (current = create(player, nickname)),
    request: (text) => current.request(text),
  };
}

async function answer(id: number, work: () => Promise<[number, unknown] | null | undefined | void>): Promise<void> {
  try {
    send({ type: "answered", id, answer: (await work()) ?? null });
  } catch (error) {
    send({ type: "failed", id, problem: String(error) });
  }
}
