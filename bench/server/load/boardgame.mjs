// One match of boardgame.io: three raw sockets that speak socket.io's frames themselves, so that no
// client library takes time from the comparison.

import WebSocket from "ws";

const PATH = "/socket.io/?EIO=4&transport=websocket";

export class PeerTable {
  constructor(plan, random) {
    this.plan = plan; // {id, urls: [url], credentials: [..]}
    this.random = random;
    this.states = [];
    this.over = false;
    this.resyncs = 0;
    this.refused = 0;
    this.notices = 0;
    this.dropped = 0;
    this.accepted = 0;
    this.pending = null;
    this.onSettled = () => {};
  }

  connect() {
    return Promise.all(this.plan.credentials.map((credentials, place) => this.open(credentials, place)));
  }

  open(credentials, place) {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(this.plan.urls[0].replace("http", "ws") + PATH, {
        perMessageDeflate: false,
      });
      const say = (...words) => socket.send(`42/towers,${JSON.stringify(words)}`);
      socket.on("error", reject);
      socket.on("message", (data) => {
        const text = data.toString();
        if (text === "2") socket.send("3");
        else if (text.startsWith("0")) socket.send("40/towers,");
        else if (text.startsWith("40")) say("sync", this.plan.id, String(place), credentials);
        else if (text.startsWith("42/towers,")) {
          this.hear(place, JSON.parse(text.slice("42/towers,".length)));
          resolve();
        }
      });
      this.sockets ??= [];
      this.sockets[place] = { socket, say };
    });
  }

  hear(place, [type, , payload]) {
    if (type === "sync") this.states[place] = payload.state;
    else if (type === "update") this.states[place] = payload;
    else return;
    if (this.states[place].ctx.gameover !== undefined) this.over = true;
    const pending = this.pending;
    if (!pending) return;
    if (this.states.some((state) => state._stateID <= pending.stateID)) return;
    this.pending = null;
    this.accepted += 1;
    this.onSettled(performance.now() - pending.at);
  }

  move() {
    const { G, ctx, _stateID } = this.states[0];
    if (this.over || !G.legal.length) return false;
    const player = ctx.currentPlayer;
    const [type, argument] = G.legal[Math.floor(this.random() * G.legal.length)].split(" ");
    const payload = {
      type: type === "pass" ? "bid" : type,
      args: [type === "pass" ? null : type === "bid" ? Number(argument) : argument],
      playerID: player,
      credentials: this.plan.credentials[Number(player)],
    };
    this.pending = { at: performance.now(), stateID: _stateID };
    this.sockets[Number(player)].say("update", { type: "MAKE_MOVE", payload }, _stateID, this.plan.id, player);
    return true;
  }

  close() {
    for (const { socket } of this.sockets) socket.terminate();
  }
}
