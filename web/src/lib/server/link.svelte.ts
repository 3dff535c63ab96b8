/** The connection to a table: opened again whenever it is lost, later each time. */
import { server, type LiveSocket, type Transport } from "./transport";
import type { FromServer, ToServer } from "../types";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const ALIVE_EVERY = 20_000;

export type Connection = "connecting" | "open" | "lost" | "over";

export class Link {
  state = $state<Connection>("connecting");
  #transport: Transport = server;
  #socket: LiveSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #alive: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    private readonly id: string,
    private readonly heard: (message: FromServer) => void,
    /** Whether the server has said that it closes the table for good. */
    private readonly ended: () => boolean,
  ) {}

  open(transport: Transport): void {
    this.#closed = false;
    this.#transport = transport;
    this.#connect();
    if (!transport.remote) return;
    addEventListener("online", this.now);
    addEventListener("offline", this.#lost);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.#lost);
    clearTimeout(this.#retry);
    clearInterval(this.#alive);
    this.#socket?.close();
  }

  send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Connects at once. */
  now = (): void => {
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  /** The server has let us in. */
  welcomed(): void {
    this.#wait = FIRST_WAIT;
    this.state = "open";
  }

  /** How long to wait before the next try. */
  wait(long: boolean): void {
    this.#wait = long ? LONGEST_WAIT : FIRST_WAIT;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed || this.#isOpening()) return;
    const socket = this.#transport.connect(this.id);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.heard(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#hasClosed();
    };
    clearInterval(this.#alive);
    this.#alive = setInterval(() => this.send({ type: "alive" }), ALIVE_EVERY);
  }

  #isOpening(): boolean {
    const state = this.#socket?.readyState;
    return state === WebSocket.CONNECTING || state === WebSocket.OPEN;
  }

  #hasClosed(): void {
    clearInterval(this.#alive);
    if (this.#closed || this.ended()) {
      this.state = "over";
      return;
    }
    this.state = "lost";
    const jitter = 0.7 + Math.random() * 0.6; // so clients do not all reconnect at once
    this.#retry = setTimeout(() => this.#connect(), this.#wait * jitter);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A browser that is offline may keep a dead socket for minutes. */
  #lost = (): void => {
    this.#socket?.close();
    const left = this.#socket;
    this.#socket = null;
    if (left) this.#hasClosed();
  };
}
