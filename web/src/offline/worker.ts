/**
 * The service worker: stores the built client, so the score pad and the rules work without a server, and
 * serves our Python where the reader made it available offline (offline/bundle.ts).
 *
 * Online, pages always come from the server, so the next page is the new version. Its worker waits until
 * no page of the old version is open before it deletes the old files.
 *
 * It also leaves the note "It is your turn" for the pages, and leads back to the table.
 */
import { isWell, PYTHON_CACHE, pythonVersion, wayOf } from "./strategy";

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Touching extends Waiting {
  readonly notification: Notification;
}

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Worker {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(kind: "notificationclick", listener: (event: Touching) => void): void;
}

/** Filled in by the build: the version, and the files to store. */
declare const __OFFLINE_VERSION__: string;
declare const __OFFLINE_FILES__: string[];

const worker = globalThis as unknown as Worker;
const PREFIX = "drafting-table-";
const CACHE = PREFIX + __OFFLINE_VERSION__;
const BASE = new URL("./", worker.location.href).href;
const SHELL = BASE;
const PATIENCE = 4_000;

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(tidyUp()));
worker.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, BASE);
  if (way === "page") event.respondWith(page(event.request));
  else if (way === "file") event.respondWith(file(event.request));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(backToTable(String(event.notification.data)));
});

async function backToTable(address: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const table = open.find(({ url }) => url === address || (/^[?#]/.test(url.slice(address.length)) && url.startsWith(address)));
  await (table ? table.focus() : worker.clients.openWindow(address));
}

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Bypasses the browser's cache: files without a hash in their name may have changed.
  const files = __OFFLINE_FILES__.map((url) => new Request(url, { cache: "no-cache" }));
  const [shell] = await Promise.all([fetch(SHELL, { cache: "no-cache" }), cache.addAll(files)]);
  if (!shell.ok) throw new Error(`${SHELL}: ${shell.status}`);
  await cache.put(SHELL, withoutPreloads(shell));
}

/** The stored page stands in for all pages; what the server would preload belongs to the home page alone. */
function withoutPreloads(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.delete("Link");
  return new Response(page.body, { headers });
}

async function tidyUp(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const kept = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match(SHELL);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return isWell(answer.status) ? answer : ((await kept()) ?? answer);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

async function file(request: Request): Promise<Response> {
  const python = pythonVersion(request.url, BASE);
  const cacheName = python === null ? CACHE : PYTHON_CACHE + python;
  return (await caches.match(request, { cacheName, ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
