/** Two ways to reach tables: a server, or this device, which runs the same Python itself.
 *
 * The address decides: what was made on this device has an id that says so.
 */
import { IS_SITE } from "../screen/address";

export interface Call {
  method: "GET" | "POST";
  body?: unknown;
  headers?: Record<string, string>;
}

/** What a live table needs of its connection: a WebSocket has it too. */
export interface LiveSocket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Transport {
  /** Answers as `fetch` would, and throws as it would if nobody can be reached. */
  call(path: string, call: Call): Promise<Response>;
  connect(table: string): LiveSocket;
  /** Whether it depends on the network. */
  readonly remote: boolean;
}

export type Place = "server" | "device";

const API = "/api/v1";
const LOCAL = /(^|\/)local-/;

/** Whether a table or a campaign was made on this device, by its id or by an address with it. */
export function isOnDevice(idOrPath: string): boolean {
  return LOCAL.test(idOrPath);
}

export function placeOf(idOrPath: string): Place {
  return IS_SITE || isOnDevice(idOrPath) ? "device" : "server";
}

export const server: Transport = {
  remote: true,
  call(path, { method, body, headers }) {
    const options: RequestInit = { method, credentials: "same-origin" };
    if (headers) options.headers = headers;
    if (method === "POST") {
      options.headers = { ...headers, "Content-Type": "application/json", "X-Drafting-Table": "1" };
      options.body = JSON.stringify(body);
    }
    return fetch(API + path, options);
  },
  connect(table) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${API}/tables/${encodeURIComponent(table)}/live`) as LiveSocket;
  },
};

/** Loads what runs tables on this device; not for a first visit. */
const device = (): Promise<Transport> => import("../../local/transport").then((local) => local.device);

export function transportTo(place: Place): Promise<Transport> {
  return place === "device" ? device() : Promise.resolve(server);
}
