// One table of ours: three sockets, each a seat. See docs/protocol.md.

import WebSocket from "ws";

export class OurTable {
  constructor(plan, random) {
    this.plan = plan; // {id, urls: [..], cookies: [..], seats: [..]}
    this.random = random;
    this.views = [];
    this.numbers = [];
    this.over = false;
    this.resyncs = 0;
    this.refused = 0;
    this.notices = 0; // of a busy server
    this.dropped = 0;
    this.sent = 0;
    this.accepted = 0;
    this.pending = null;
    this.onSettled = () => {};
  }

  connect() {
    return Promise.all(this.plan.cookies.map((cookie, place) => this.open(cookie, place)));
  }

  open(cookie, place) {
    const base = this.plan.urls[place % this.plan.urls.length];
    const url = `${base.replace("http", "ws")}/api/v1/tables/${this.plan.id}/live`;
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, {
        headers: { Cookie: cookie, Origin: base },
        perMessageDeflate: false,
      });
      socket.on("error", reject);
      socket.on("message", (data) => {
        const frame = JSON.parse(data);
        if (frame.type === "welcome") resolve();
        this.hear(place, frame, socket);
      });
      socket.on("close", () => {
        if (!this.closed) this.dropped += 1;
      });
      this.sockets ??= [];
      this.sockets[place] = socket;
    });
  }

  hear(place, frame, socket) {
    if (frame.type === "welcome") {
      this.views[place] = frame.views[this.plan.seats[place]];
      this.numbers[place] = frame.number;
      this.over = frame.table.state === "finished";
    } else if (frame.type === "change") {
      if (frame.number > this.numbers[place] + 1) {
        this.resyncs += 1;
        socket.send('{"type":"resync"}');
        return;
      }
      this.numbers[place] = frame.number;
      if (frame.table?.state === "finished") this.over = true;
      const changed = frame.views?.[this.plan.seats[place]];
      if (changed) Object.assign(this.views[place], changed);
    } else if (frame.type === "accepted" && this.pending?.id === frame.id) {
      this.accepted += 1;
      this.pending.number = frame.number;
    } else if (frame.type === "load") {
      this.notices += frame.busy ? 1 : 0;
    } else if (frame.type === "refused") {
      this.refused += 1;
      this.pending = null;
      this.onSettled(null);
      return;
    }
    this.settle();
  }

  // Settled: the mover has its answer, and every seat has the change.
  settle() {
    const pending = this.pending;
    if (!pending || pending.number === null) return;
    if (this.numbers.some((number) => number < pending.number)) return;
    this.pending = null;
    this.onSettled(performance.now() - pending.at);
  }

  // The next move, by whoever may act; false when the game is over.
  move() {
    const place = this.views.findIndex((view) => view?.legal.length);
    if (this.over || place < 0) return false;
    const { legal, phase } = this.views[place];
    const move = legal[Math.floor(this.random() * legal.length)];
    this.sent += 1;
    this.pending = { id: String(this.sent), at: performance.now(), number: null };
    this.sockets[place].send(JSON.stringify({
      type: "move", id: this.pending.id, seat: Number(this.plan.seats[place]), phase, move,
    }));
    return true;
  }

  close() {
    this.closed = true;
    for (const socket of this.sockets) socket.terminate();
  }
}
