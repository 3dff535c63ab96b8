/** Fetches what plays on this device, once at a time, and removes it again. */
import { fetching, keptVersion, noteFetching, noteOffline } from "../lib/device/offline.svelte";
import { canKeep, fetchAndKeep, forgetAllBut, kept, offered, type Bundle } from "./bundle";
import { storeClient } from "./register";

/** Only one page fetches or removes; the others wait, and find what it left. */
const LOCK = "drafting-table-python";

let stopping: AbortController | null = null;

/** Fetches the newest version unless it is kept already. Throws if that fails; what was kept before stays. */
export async function makeAvailable(): Promise<void> {
  const bundle = await offered().catch(() => kept());
  if (bundle === null) throw new Error("the server has nothing to offer");
  await navigator.locks.request(LOCK, () => fetchIt(bundle));
  void navigator.storage?.persist?.(); // a browser short of room then removes others first
}

/** Python alone is of no use without a connection: the pages must be stored, too. */
async function fetchIt(bundle: Bundle): Promise<void> {
  const client = await storeClient();
  client.stored.catch(() => stopFetching());
  const before = await kept();
  try {
    if (before?.version !== bundle.version) await fetched(bundle);
  } finally {
    await client.stored; // its failure says more than that of a download it has stopped
  }
  noteOffline({ version: bundle.version });
}

async function fetched(bundle: Bundle): Promise<void> {
  stopping = new AbortController();
  const note = (bytes: number): void => noteFetching({ bytes, of: bundle.brotli });
  note(0);
  try {
    await fetchAndKeep(bundle, note, stopping.signal);
  } finally {
    noteFetching(null);
    stopping = null;
  }
}

export function stopFetching(): void {
  stopping?.abort();
}

/** The games stay. */
export async function removeIt(): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    await forgetAllBut();
    noteOffline({ version: "" });
  });
}

/** Once per visit, later: notices what the browser removed, and fetches a new version if the reader pays nothing for it. */
export async function bringUpToDate(): Promise<void> {
  if (!canKeep() || fetching()) return;
  const here = await kept();
  if (here?.version !== keptVersion()) noteOffline({ version: here?.version ?? "" });
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
  if (!here || !navigator.onLine || saving) return;
  const bundle = await offered();
  // Somebody may have removed it meanwhile.
  if (bundle) await navigator.locks.request(LOCK, async () => void ((await kept()) && (await fetchIt(bundle))));
}
