/** The calls that a server answers over HTTP, or this device itself. */
import type * as models from "../models";
import { botPace } from "../pace/paced";
import { noteReach } from "./reach.svelte";
import { placeOf, transportTo, type Call, type Place } from "./transport";
import type { Me, Refusal, StoryEvent, TableLine, Views } from "../types";

/** A refusal by the server with its reason; `offline` when it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.code);
  }
}

export async function get<T>(path: string, place?: Place): Promise<T> {
  return call<T>(path, { method: "GET" }, place);
}

export async function post<T>(path: string, body: unknown = {}, place?: Place): Promise<T> {
  return call<T>(path, { method: "POST", body }, place);
}

/** The administrator's calls: a look without a body, an operation with one. */
export async function administer<T>(path: string, token: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const method = body === undefined ? "GET" : "POST";
  return call<T>(`/admin/${path}`, { method, body, headers }, "server");
}

/** Asks for the club's password; whether it was given. Set by the page that can ask. */
let askPassword: () => Promise<boolean> = () => Promise.resolve(false);

export function onPasswordNeeded(ask: () => Promise<boolean>): void {
  askPassword = ask;
}

/** The answer itself, to read while it arrives. */
export async function openStream(path: string): Promise<Response> {
  return answered(path, { method: "GET" });
}

async function getText(path: string): Promise<string> {
  return (await answered(path, { method: "GET" })).text();
}

async function call<T>(path: string, options: Call, place?: Place): Promise<T> {
  return (await (await answered(path, options, place)).json()) as T;
}

async function answered(path: string, options: Call, place: Place = placeOf(path)): Promise<Response> {
  const response = await reached(path, options, place);
  if (response.ok) return response;
  const problem = await refused(response);
  if (problem.refusal.code === "club-password-needed" && (await askPassword())) return answered(path, options, place);
  throw problem;
}

async function reached(path: string, options: Call, place: Place): Promise<Response> {
  try {
    const response = await (await transportTo(place)).call(path, options);
    if (place === "server") noteReach(true);
    return response;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (place === "server") noteReach(false);
    throw new ApiError({ code: place === "server" ? "offline" : "device-failed", rule: "", params: {} }, 0);
  }
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

/** My part in the shuffle, loaded with the first request that needs it. */
const takingPart = (): Promise<typeof import("../../fair/taking-part")> => import("../../fair/taking-part");

async function act(id: string, action: string, body: unknown): TableAnswer {
  return post<models.TableAnswer>(`/tables/${encodeURIComponent(id)}/${action}`, body);
}

/** Promises a number of this device, so nobody else can choose the deal (docs/fair-deals.md). */
async function join(id: string, body: unknown): TableAnswer {
  const { numberForJoining } = await takingPart();
  const { commit } = numberForJoining(id);
  return act(id, "join", { ...(body as object), commit });
}

async function create(settings: Omit<models.NewTable, "commits">, place?: Place): TableAnswer {
  const { drawNumbers, keepCreated } = await takingPart();
  const numbers = drawNumbers(settings.seats?.filter(({ kind }) => kind === "me").length ?? 0);
  const commits = numbers.length > 0 ? { commits: numbers.map(({ commit }) => commit) } : {};
  const answer = await post<models.TableAnswer>("/tables", { ...settings, ...commits }, place);
  keepCreated(answer.table, numbers);
  return answer;
}

/** Always with the seat's number, so it counts whatever the server had for it. */
async function ready(table: models.Table, seat: number, wanted?: boolean): TableAnswer {
  const { numbersFor } = await takingPart();
  const mine = table.seats.filter((one) => one.mine);
  const place = mine.findIndex((one) => one.seat === seat);
  const commit = numbersFor(table.id, mine)[place]?.commit;
  return act(table.id, "ready", { seat, ready: wanted ?? mine[place]?.ready, commit });
}

/** With other people, everybody shows their numbers once the server has fixed them all; alone, mine are usually sent along. */
async function start(table: models.Table, bots: Pick<models.Start, "fill" | "level"> = {}): TableAnswer {
  const { canShowAtStart, keepStarted, numbersFor, numbersToShow } = await takingPart();
  if (!canShowAtStart(table)) {
    const mine = table.seats.filter((seat) => seat.mine);
    const commits = numbersFor(table.id, mine).map(({ commit }) => commit);
    return act(table.id, "start", { commits, ...bots });
  }
  const numbers = numbersToShow(table);
  const mine = { commits: numbers.map(({ commit }) => commit), nonces: numbers.map(({ nonce }) => nonce) };
  const answer = await act(table.id, "start", { ...mine, ...bots });
  keepStarted(answer.table);
  return answer;
}

async function play(wish: Omit<models.Play, "start">, place?: Place): TableAnswer {
  const { table } = await post<models.TableAnswer>("/play", { ...wish, start: false }, place);
  return startOrClose(table);
}

/** For a table that nobody has seen yet: one that cannot be started is not left behind. */
async function startOrClose(table: models.Table): TableAnswer {
  try {
    return await start(table);
  } catch (problem) {
    await act(table.id, "close", {}).catch(() => undefined);
    throw problem;
  }
}

/** The next game with the same bots, dealt at once. */
async function playAgain(id: string): TableAnswer {
  const answer = await act(id, "rematch", {});
  return answer.table.state === "open" ? start(answer.table) : answer;
}

/** Shows a number of mine, once all are fixed. */
async function reveal(id: string, seat: number, nonce: string): TableAnswer {
  return act(id, "reveal", { seat, nonce });
}

export const api = {
  about: (place?: Place) => get<models.About>("/about", place),
  me: () => get<Me>("/me"),
  club: () => get<models.Membership>("/club"),
  joinClub: (password: string) => post<models.Membership>("/club/join", { password }),
  rename: (nickname: string) => post<Me>("/me", { nickname }),
  tables: (query: Record<string, string>, place?: Place) =>
    get<models.TableList & { tables: TableLine[] }>(`/tables?${new URLSearchParams(query).toString()}`, place),
  table: (id: string) => get<models.TableAnswer>(`/tables/${encodeURIComponent(id)}`),
  create,
  play,
  playAgain,
  ready,
  reveal,
  start,
  startOrClose,
  /** One of the other calls on a table: join, leave, seat, order, settings, ... */
  act: (id: string, action: string, body: unknown = {}): TableAnswer => (action === "join" ? join(id, body) : act(id, action, body)),
  daily: () => get<models.DailyAnswer>("/daily", "server"),
  playDaily: (game: string) => post<models.TableAnswer>(`/daily/${game}`, { bot_pace: botPace() }, "server"),
  dailyResults: (date: string, game: string) => get<models.DailyResultsAnswer>(`/daily/${date}/${game}`, "server"),
  makeChallenge: (table: string, level: string | null) =>
    post<models.ChallengeMade>(`/tables/${encodeURIComponent(table)}/challenge`, { level }),
  challenge: (id: string) => get<models.ChallengeAnswer>(`/challenges/${encodeURIComponent(id)}`, "server"),
  playChallenge: (id: string) => post<models.TableAnswer>(`/challenges/${encodeURIComponent(id)}`, { bot_pace: botPace() }, "server"),
  comparison: (id: string, table: string) =>
    get<models.ComparisonAnswer>(`/challenges/${encodeURIComponent(id)}/comparison?table=${encodeURIComponent(table)}`, "server"),
  record: (id: string) => getText(`/tables/${encodeURIComponent(id)}/record`),
  replay: (id: string) => get<Replay>(`/tables/${encodeURIComponent(id)}/replay`),
};

/** With views as tables send them. */
export interface Replay {
  moments: (Omit<models.Moment, "views"> & { views: Views })[];
  story: StoryEvent[];
}
