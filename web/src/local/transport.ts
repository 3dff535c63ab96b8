/** The tables of this device: its worker is started when something first needs it. */
import { myNickname } from "../lib/device/identity.svelte";
import { noteOffline } from "../lib/device/offline.svelte";
import { IS_SITE } from "../lib/screen/address";
import { ApiError } from "../lib/server/api";
import type { Transport } from "../lib/server/transport";
import { canKeep, kept, withFiles } from "../offline/bundle";
import { makeAvailable } from "../offline/keeping";
import { Device } from "./device";
import { SPEAKS } from "./speaks";

/** Who plays at this device's tables. A server knows nobody of this name. */
const PLAYER = "this-device";

const MISSING = 501;

let running: Promise<Device> | null = null;

/** Starts Python unless it runs already: later, the first game begins at once. */
export function startDevice(): Promise<Device> {
  running ??= start();
  running.catch(() => (running = null));
  return running;
}

async function start(): Promise<Device> {
  if (canKeep()) await fetchWhatIsNeeded();
  const device = await withFiles(IS_SITE || !canKeep(), startWorker);
  if (device === null) {
    noteOffline({ version: "" }); // the browser may have removed it to make room
    throw new ApiError({ code: "device-missing", rule: "", params: {} }, MISSING);
  }
  noteOffline({ played: true });
  return device;
}

/** A site of files has nothing else to play with; and Python must understand this client, which may be newer.
 * Where that fails, what is there is better than nothing. */
async function fetchWhatIsNeeded(): Promise<void> {
  const here = await kept();
  const wanted = here ? here.speaks !== SPEAKS && navigator.onLine : IS_SITE;
  if (wanted) await makeAvailable().catch(() => undefined);
}

async function startWorker(files: string): Promise<Device> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const device = new Device(worker);
  device.start(files, PLAYER, myNickname());
  await device.started;
  return device;
}

let current: Device | null = null;
let known = "";

/** Tables get the name that their player has now. */
async function introduced(): Promise<Device> {
  const device = await startDevice();
  const nickname = myNickname();
  if (device !== current || nickname !== known) await device.call("/me", { method: "POST", body: { nickname } });
  known = nickname;
  return (current = device);
}

export const device: Transport = {
  remote: false,
  call: async (path, call) => (await introduced()).call(path, call),
  connect(table) {
    if (!current) throw new Error("connect follows a call"); // as TablePage does it
    return current.connect(table);
  },
};
