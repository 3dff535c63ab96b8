/** Our Python for this device: what a server offers, and what is kept here.
 *
 * A version is kept in a cache of its own. Its list is stored last: a cache without one was not filled to the end
 * and does not count, so a new version replaces the old one whole or not at all.
 */
import { file } from "../lib/screen/address";

export interface BundleFile {
  name: string;
  size: number;
  /** Bytes on their way. */
  brotli: number;
  sha256: string;
  /** What follows the name of a copy with gzip, where a server sends files as they are. */
  packed?: string;
}

export interface Bundle {
  version: string;
  /** Which messages it understands: the same as this client's `SPEAKS`, or it is of another version. */
  speaks: string;
  size: number;
  brotli: number;
  files: BundleFile[];
}

/** Not among the client's own caches, which a new version of the service worker empties. The service worker, which imports
 * nothing of pages, has the same in strategy.ts. */
export const PYTHON_CACHE = "draftingtable-python-";
const LIST = "python/bundle.json";

/** Held, shared, while Python starts: its files must not go meanwhile. */
const STARTING = "drafting-table-python-starting";

/** By name, because some web servers do not know them, and browsers then refuse to run them. */
const TYPES: Record<string, string> = { mjs: "text/javascript", wasm: "application/wasm", json: "application/json" };

/** Over plain http, browsers keep nothing for pages. */
export const canKeep = (): boolean => "caches" in globalThis && "serviceWorker" in navigator;

/** What the server offers; null if it has nothing to offer. */
export async function offered(): Promise<Bundle | null> {
  const answer = await fetch(file(LIST), { cache: "no-cache" });
  if (!answer.ok) return null;
  const found = (await answer.json()) as Bundle | { version: null };
  return found.version === null ? null : found;
}

/** The version that is kept whole; null if there is none. */
export async function kept(): Promise<Bundle | null> {
  for (const name of await ours()) {
    const list = await (await caches.open(name)).match(file(LIST));
    if (list) return (await list.json()) as Bundle;
  }
  return null;
}

/** Fetches everything, checks it, and only then lets it count. */
export async function fetchAndKeep(bundle: Bundle, progress: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  const name = PYTHON_CACHE + bundle.version;
  await caches.delete(name); // of an attempt that broke off
  try {
    const cache = await caches.open(name);
    let before = 0;
    for (const one of bundle.files) {
      const url = folder(bundle.version) + one.name;
      const share = one.brotli / one.size; // streams are read unpacked
      await cache.put(url, await fetched(url, one, (read) => progress(before + read * share), signal));
      before += one.brotli;
    }
    await cache.put(file(LIST), Response.json(bundle));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await forgetAllBut(name);
}

export async function forgetAllBut(kept = ""): Promise<void> {
  const others = (await ours()).filter((name) => name !== kept);
  await navigator.locks.request(STARTING, () => Promise.all(others.map((name) => caches.delete(name))));
}

/** Starts Python with the files that are kept, or those on offer if nothing can be kept; null if there are none. */
export async function withFiles<T>(offers: boolean, work: (files: string) => Promise<T>): Promise<T | null> {
  const start = async (): Promise<T | null> => {
    const found = (await kept()) ?? (offers ? await offered() : null);
    return found && work(folder(found.version));
  };
  return canKeep() ? navigator.locks.request(STARTING, { mode: "shared" }, start) : start();
}

const folder = (version: string): string => file(`python/${version}/`);

async function ours(): Promise<string[]> {
  return canKeep() ? (await caches.keys()).filter((name) => name.startsWith(PYTHON_CACHE)) : [];
}

async function fetched(
  url: string,
  { size, sha256, packed = "" }: BundleFile,
  progress: (read: number) => void,
  signal: AbortSignal,
): Promise<Response> {
  const answer = await fetch(url + packed, { signal, cache: "no-store" });
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const content = new Uint8Array(size);
  let read = 0;
  const unpacked = packed ? answer.body.pipeThrough(new DecompressionStream("gzip")) : answer.body;
  const reader = unpacked.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (read + part.value.length > size) throw new Error(`${url}: too long`);
    content.set(part.value, read);
    read += part.value.length;
    progress(read);
  }
  if (read !== size || (await digest(content)) !== sha256) throw new Error(`${url}: not what was listed`);
  return new Response(content, { headers: { "Content-Type": TYPES[url.split(".").at(-1) ?? ""] ?? "application/octet-stream" } });
}

async function digest(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
