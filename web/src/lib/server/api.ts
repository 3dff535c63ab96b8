/** The server's HTTP calls. */
import { forgetNonces, freshNonce, keepNonce } from "./nonces";
import type * as models from "../models";
import type { Me, Refusal, StoryEvent, TableLine, Views } from "../types";

const BASE = "/api/v1";

/** A refusal by the server with its reason; `offline` when it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.code);
  }
}

export async function get<T>(path: string): Promise<T> {
  return call<T>(path, { method: "GET" });
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { "Content-Type": "application/json", "X-Drafting-Table": "1" };
  return call<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function getText(path: string): Promise<string> {
  return (await answered(path, { method: "GET" })).text();
}

async function call<T>(path: string, options: RequestInit): Promise<T> {
  return (await (await answered(path, options)).json()) as T;
}

async function answered(path: string, options: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(BASE + path, { credentials: "same-origin", ...options });
  } catch {
    throw new ApiError({ code: "offline", rule: "", params: {} }, 0);
  }
  if (!response.ok) throw await refused(response);
  return response;
}

async function refused(response: Response): Promise<ApiError> {
  const unknown: Refusal = { code: "server-problem", rule: "", params: { status: response.status } };
  try {
    const body = (await response.json()) as { error?: Refusal };
    return new ApiError(body.error ?? unknown, response.status);
  } catch {
    return new ApiError(unknown, response.status); // not from our server: perhaps a proxy's page
  }
}

type TableAnswer = Promise<models.TableAnswer>;

async function act(id: string, action: string, body: unknown): TableAnswer {
  const answer = await post<models.TableAnswer>(`/tables/${encodeURIComponent(id)}/${action}`, body);
  if (action === "leave") forgetNonces(id);
  return answer;
}

/** Adds a nonce of this device, so the server alone cannot choose the deal. */
async function join(id: string, body: unknown): TableAnswer {
  const nonce = freshNonce();
  const answer = await act(id, "join", { ...(body as object), nonce });
  keepNonce(id, nonce);
  return answer;
}

/** The part of a table known before the game starts, with the server's commitment. */
type Promised = Pick<models.Table, "id" | "commitment"> & { seats: { mine: boolean }[] };

/** Sends my nonces only now, after the server has committed to the deal without them. */
async function start(table: Promised, bots: Pick<models.Start, "fill" | "level"> = {}): TableAnswer {
  const nonces = table.seats.filter(({ mine }) => mine).map(freshNonce);
  const answer = await act(table.id, "start", { nonces, ...bots });
  nonces.forEach((nonce) => keepNonce(table.id, nonce, table.commitment));
  return answer;
}

/** Sends a new nonce: the one from joining may be older than the commitment. */
async function ready(table: Promised, seat: number, wanted: boolean): TableAnswer {
  const nonce = freshNonce();
  const answer = await act(table.id, "ready", { seat, ready: wanted, nonce });
  keepNonce(table.id, nonce, table.commitment);
  return answer;
}

async function play(wish: Omit<models.Play, "nonce" | "start">): TableAnswer {
  const { table } = await post<models.TableAnswer>("/play", { ...wish, start: false });
  return start(table);
}

export const api = {
  about: () => get<models.About>("/about"),
  me: () => get<Me>("/me"),
  rename: (nickname: string) => post<Me>("/me", { nickname }),
  tables: (query: Record<string, string>) =>
    get<models.TableList & { tables: TableLine[] }>(`/tables?${new URLSearchParams(query).toString()}`),
  table: (id: string) => get<models.TableAnswer>(`/tables/${encodeURIComponent(id)}`),
  create: (settings: Omit<models.NewTable, "nonces">) => post<models.TableAnswer>("/tables", settings),
  play,
  ready,
  start,
  /** One of the other calls on a table: join, leave, seat, order, settings, ... */
  act: (id: string, action: string, body: unknown = {}): TableAnswer => (action === "join" ? join(id, body) : act(id, action, body)),
  record: (id: string) => getText(`/tables/${encodeURIComponent(id)}/record`),
  fairness: (id: string) => get<models.Fairness>(`/tables/${encodeURIComponent(id)}/fairness`),
  replay: (id: string) => get<Replay>(`/tables/${encodeURIComponent(id)}/replay`),
};

export type Fairness = Pick<models.Fairness, "commitment" | "nonces" | "secret">;

/** With views as tables send them. */
export interface Replay {
  moments: (Omit<models.Moment, "views"> & { views: Views })[];
  story: StoryEvent[];
}
