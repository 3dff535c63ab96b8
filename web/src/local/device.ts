/** The page's side of the worker: the same two ways to talk as to a server, calls and a socket. */
import type { Call, LiveSocket } from "../lib/server/transport";
import type { FromServer, ToServer } from "../lib/types";
import type { Request } from "./engine";
import type { FromWorker, ToWorker } from "./worker";

type Answer = [status: number, content: unknown] | null;
interface Waiting {
  resolve(answer: Answer): void;
  reject(problem: Error): void;
}

export class Device {
  /** Resolves when Python runs and knows the stored tables; rejects if it cannot. */
  readonly started: Promise<void>;
  #waiting = new Map<number, Waiting>();
  #sockets = new Map<string, LocalSocket>();
  #next = 0;
  #start!: { resolve: () => void; reject: (problem: Error) => void };

  constructor(private readonly worker: Pick<Worker, "postMessage" | "onmessage" | "onerror" | "terminate">) {
    this.started = new Promise((resolve, reject) => (this.#start = { resolve, reject }));
    this.started.catch(() => worker.terminate());
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#start.reject(new Error(message));
  }

  start(files: string, player: string, nickname: string): void {
    this.#post({ type: "start", files, player, nickname });
  }

  /** Answers as `fetch` would. */
  async call(path: string, { method, body }: Call): Promise<Response> {
    const answer = await this.ask({ do: "call", method, path, body });
    const [status, content] = answer ?? [500, null];
    const text = typeof content === "string" ? content : JSON.stringify(content);
    return new Response(text, { status });
  }

  connect(table: string): LiveSocket {
    const socket = new LocalSocket(
      (message) => void this.ask({ do: "send", id: table, message }).catch(() => socket.lost()),
      () => void this.ask({ do: "close", id: table }).catch(() => undefined),
    );
    this.#sockets.set(table, socket);
    void this.ask({ do: "open", id: table }).catch(() => socket.lost());
    return socket;
  }

  ask(request: Request): Promise<Answer> {
    return this.#answered((id) => ({ type: "ask", id, request }));
  }

  /** Removes what goes on elsewhere. */
  async forget(tables: string[], documents: string[] = []): Promise<void> {
    await this.#answered((id) => ({ type: "forget", id, tables, documents }));
  }

  #answered(message: (id: number) => ToWorker): Promise<Answer> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post(message(id));
    });
  }

  #post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === "started") this.#start.resolve();
    else if (message.type === "message") this.#sockets.get(message.table)?.hear(message.message as FromServer);
    else if (message.type === "answered") this.#take(message.id)?.resolve(message.answer);
    else if (message.id !== undefined) this.#take(message.id)?.reject(new Error(message.problem));
    else this.#start.reject(new Error(message.problem));
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}

class LocalSocket implements LiveSocket {
  readyState: number = WebSocket.OPEN;
  onmessage: LiveSocket["onmessage"] = null;
  onclose: LiveSocket["onclose"] = null;

  constructor(
    private readonly deliver: (message: ToServer) => void,
    private readonly leave: () => void,
  ) {}

  send(text: string): void {
    this.deliver(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.leave();
    this.lost();
  }

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Nothing could be stored, or the worker has failed; the table connects again, as after a lost connection. */
  lost(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
