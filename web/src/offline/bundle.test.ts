import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchAndKeep, forgetAllBut, kept, offered, PYTHON_CACHE, withFiles } from "./bundle";
import * as strategy from "./strategy";

const CONTENT: Record<string, string> = { "pyodide.mjs": "export {}", "draftingtable.zip": "rules".repeat(100) };
const BASE = "https://table.example/python/";

class FakeCache {
  held = new Map<string, Response>();
  match = (url: string): Promise<Response | undefined> => Promise.resolve(this.held.get(url)?.clone());
  put = (url: string, answer: Response): Promise<void> => Promise.resolve(void this.held.set(url, answer));
}

let all: Map<string, FakeCache>;
let served: Record<string, string>;
const never = new AbortController().signal;
const files = (offers = false): Promise<string | null> => withFiles(offers, (folder) => Promise.resolve(folder));

function listed(version: string) {
  const files = Object.entries(CONTENT).map(([name, text]) => ({
    name,
    size: text.length,
    brotli: text.length / 5,
    sha256: createHash("sha256").update(text).digest("hex"),
  }));
  return { version, speaks: "5", size: 0, brotli: files.reduce((sum, { brotli }) => sum + brotli, 0), files };
}

beforeEach(() => {
  vi.stubGlobal("location", { href: "https://table.example/settings", origin: "https://table.example" });
  all = new Map();
  served = { ...CONTENT };
  const open = (name: string): Promise<FakeCache> => {
    if (!all.has(name)) all.set(name, new FakeCache());
    return Promise.resolve(all.get(name) as FakeCache);
  };
  const caches = { open, keys: () => Promise.resolve([...all.keys()]), delete: (name: string) => Promise.resolve(all.delete(name)) };
  vi.stubGlobal("caches", caches);
  const request = (_: string, ...how: unknown[]): unknown => (how.at(-1) as () => unknown)();
  vi.stubGlobal("navigator", { serviceWorker: {}, locks: { request } });
  vi.stubGlobal("fetch", (url: string) => {
    const text = url === `${BASE}bundle.json` ? JSON.stringify(listed("b2")) : served[url.split("/").at(-1) ?? ""];
    return Promise.resolve(text === undefined ? new Response(null, { status: 404 }) : new Response(text));
  });
});

afterEach(() => vi.unstubAllGlobals());

it("keeps everything, and says how much has come over the wire", async () => {
  const progress: number[] = [];
  const bundle = await offered();
  await fetchAndKeep(bundle!, (bytes) => progress.push(bytes), never);
  expect(progress.at(-1)).toBeCloseTo(bundle!.brotli);
  expect(progress).toEqual([...progress].sort((one, other) => one - other));
  expect(await files()).toBe(`${BASE}b2/`);
  const cache = all.get(`${PYTHON_CACHE}b2`);
  expect(await (await cache?.match(`${BASE}b2/draftingtable.zip`))?.text()).toBe(CONTENT["draftingtable.zip"]);
});

it("unpacks what a plain file server sends as it is", async () => {
  const pack = (text: string): Promise<ArrayBuffer> =>
    new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
  const packed = new Map<string, ArrayBuffer>();
  for (const [name, text] of Object.entries(CONTENT)) packed.set(`${name}.packed`, await pack(text));
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(new Response(packed.get(url.split("/").at(-1) ?? "") ?? null)));
  const bundle = listed("b2");
  const files = bundle.files.map((file) => ({ ...file, packed: ".packed" }));
  await fetchAndKeep({ ...bundle, files }, () => undefined, never);
  const cache = all.get(`${PYTHON_CACHE}b2`);
  expect(await (await cache?.match(`${BASE}b2/draftingtable.zip`))?.text()).toBe(CONTENT["draftingtable.zip"]);
});

it("replaces a version by a new one whole", async () => {
  await fetchAndKeep(listed("a1"), () => undefined, never);
  await fetchAndKeep(listed("b2"), () => undefined, never);
  expect([...all.keys()]).toEqual([`${PYTHON_CACHE}b2`]);
});

it.each([
  ["is not what was listed", "rulez".repeat(100)],
  ["is too short", "rules"],
  ["is too long", "rules".repeat(101)],
  ["is not there", undefined],
])("or not at all: a file %s", async (_, text) => {
  await fetchAndKeep(listed("a1"), () => undefined, never);
  if (text === undefined) delete served["draftingtable.zip"];
  else served["draftingtable.zip"] = text;
  await expect(fetchAndKeep(listed("b2"), () => undefined, never)).rejects.toThrow();
  expect((await kept())?.version).toBe("a1");
  expect([...all.keys()]).toEqual([`${PYTHON_CACHE}a1`]);
});

it("does not count what was not finished", async () => {
  const cache = new FakeCache();
  await cache.put(`${BASE}b2/pyodide.mjs`, new Response("export {}"));
  all.set(`${PYTHON_CACHE}b2`, cache);
  expect(await kept()).toBeNull();
  expect(await files()).toBeNull();
});

it("leaves the client's own files alone, and the service worker knows where to look", async () => {
  all.set("drafting-table-0123", new FakeCache());
  await fetchAndKeep(listed("b2"), () => undefined, never);
  await forgetAllBut();
  expect([...all.keys()]).toEqual(["drafting-table-0123"]);
  expect(strategy.PYTHON_CACHE).toBe(PYTHON_CACHE);
  expect(strategy.pythonVersion(`${BASE}b2/pyodide.mjs`, "https://table.example/")).toBe("b2");
  expect(strategy.pythonVersion(`${BASE}bundle.json`, "https://table.example/")).toBeNull();
});
