// The plain page's program. Text from people is only ever set as text, never as HTML.

const API = "/api/v1";
const $ = (id) => document.getElementById(id);
const state = { about: null, me: null, table: null, views: {}, story: [], chat: [], number: 0 };
let socket = null;
let waited = 500;

async function call(method, path, body) {
  const answer = await fetch(API + path, {
    method,
    headers: { "X-Drafting-Table": "1", "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = await answer.json();
  if (!answer.ok) throw data.error;
  return data;
}

function tell(error) {
  const params = Object.entries(error?.params ?? {}).map(([name, value]) => `${name}: ${value}`);
  const rule = error?.rule ? ` (${error.rule})` : "";
  $("problem").textContent = error ? [error.code ?? String(error), ...params].join(", ") + rule : "";
  $("problem").hidden = !error;
}

// Runs something that may be refused, and says why if it was.
async function attempt(work) {
  try {
    tell(null);
    return await work();
  } catch (error) {
    tell(error);
    return null;
  }
}

function element(name, text, properties = {}) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  return Object.assign(made, properties);
}

function button(text, work) {
  const made = element("button", text, { type: "button" });
  made.addEventListener("click", () => attempt(work));
  return made;
}

// The list of tables

async function showLobby() {
  $("lobby").hidden = false;
  state.about = await call("GET", "/about");
  state.me = await call("GET", "/me");
  $("nickname").value = state.me.nickname;
  const kinds = state.about.games.flatMap((game) =>
    (game.modes.length ? game.modes : [""]).map((mode) => ({ game, mode })),
  );
  $("game").replaceChildren(
    ...kinds.map(({ game, mode }, place) =>
      element("option", [game.name, mode].filter(Boolean).join(", "), { value: place }),
    ),
  );
  const chosen = () => kinds[Number($("game").value)];
  const adapt = () => {
    const { game, mode } = chosen();
    const [least, most] = game.players[mode];
    Object.assign($("players"), { min: least, max: most });
    $("players").value = Math.min(Math.max(3, least), most);
    $("level").replaceChildren(
      ...game.levels.map((level) =>
        element("option", level, { value: level, selected: level === game.usual_level }),
      ),
    );
  };
  $("game").addEventListener("change", adapt);
  adapt();
  $("who").addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(introduce);
  });
  $("new").addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => begin(chosen(), event.submitter.value));
  });
  await listTables();
}

async function introduce() {
  state.me = await call("POST", "/me", { nickname: $("nickname").value || "Player" });
  $("nickname").value = state.me.nickname;
}

async function begin({ game, mode }, what) {
  await introduce();
  const players = Number($("players").value);
  const options = mode ? { mode } : {};
  const wish = { game: game.name, options, players };
  const body = what === "play"
    ? { ...wish, level: $("level").value }
    : { ...wish, seats: [{ kind: "me" }], public: true };
  const { table } = await call("POST", what === "play" ? "/play" : "/tables", body);
  location.hash = `t=${table.id}`;
}

async function listTables() {
  const [mine, open, running] = await Promise.all([
    call("GET", "/tables?mine=true"),
    call("GET", "/tables?state=open"),
    call("GET", "/tables?state=running"),
  ]);
  list($("mine"), mine.tables);
  // A table that starts between two requests is in both answers.
  const lines = [...open.tables, ...running.tables].map((line) => [line.id, line]);
  list($("public"), [...new Map(lines).values()]);
}

function list(place, tables) {
  const lines = tables.map((line) => {
    const people = line.seats.map((seat) => seat.nickname || seat.level || seat.kind).join(", ");
    const text = [line.game, line.mode, line.state, people].filter(Boolean).join(" · ");
    const item = element("li");
    item.append(element("a", text, { href: `#t=${line.id}` }));
    return item;
  });
  place.replaceChildren(...(lines.length ? lines : [element("li", "none")]));
}

// One table

function open(id) {
  $("lobby").hidden = true;
  $("table").hidden = false;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}${API}/tables/${id}/live`);
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    $("status").textContent = "Connection lost; trying again …";
    setTimeout(() => open(id), waited);
    waited = Math.min(waited * 2, 10000);
  });
}

function send(message) {
  socket.send(JSON.stringify({ id: newId(), ...message }));
}

// Made by hand: what browsers offer for it is missing over plain http.
function newId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const hearing = {
  welcome(message) {
    waited = 500;
    Object.assign(state, message);
  },
  change(message) {
    if (message.number > state.number + 1) return send({ type: "resync" });
    state.number = message.number;
    if (message.table) state.table = message.table;
    if (message.me) state.me = message.me;
    if (message.story_length !== undefined) state.story.length = message.story_length;
    state.story.push(...(message.story ?? []));
    for (const [seat, changed] of Object.entries(message.views ?? {})) {
      const old = state.views[seat] ?? {};
      const game = { ...old.game, ...changed.game };
      state.views[seat] = { ...old, ...changed, game };
    }
  },
  accepted: () => tell(null),
  saving: (message) => tell(message.ok ? null : "store-down"),
  refused(message) {
    tell(message.error);
    Object.assign(state.views, message.views);
  },
  said: (message) => state.chat.push(message),
  presence(message) {
    for (const seat of state.table.seats) seat.here = message.seats.includes(seat.seat);
  },
  hint(message) {
    state.hint = message.candidates[0]?.move;
  },
  bye: () => {},
};

function hear(message) {
  if (!hearing[message.type]) return;
  if (message.type === "change") state.hint = null;
  hearing[message.type](message);
  show();
}

function act(what, body) {
  return call("POST", `/tables/${state.table.id}/${what}`, body);
}

function show() {
  const { table } = state;
  const name = (seat) => table.seats[seat - 1]?.nickname || `seat ${seat}`;
  $("title").textContent = [table.settings.game, table.settings.options.mode].filter(Boolean).join(", ");
  $("invite").textContent = `${location.origin}/t/${table.id} · code ${table.code}`;
  $("status").textContent = statusText(table, name);
  document.title = isMyTurn() ? "● Your turn" : "Drafting Table";
  $("seats").replaceChildren(...table.seats.map(seatItem));
  $("table-buttons").replaceChildren(...tableButtons(table));
  $("play").hidden = table.state === "open";
  $("moves").replaceChildren(...moveButtons());
  $("views").replaceChildren(...Object.entries(state.views).map(viewTable));
  $("story").replaceChildren(...state.story.map(storyItem).reverse());
  $("chat").replaceChildren(
    ...state.chat.map((said) => element("li", `${said.by.nickname}: ${said.text ?? said.phrase}`)),
  );
}

function statusText(table, name) {
  if (table.outcome) {
    const scores = table.outcome.scores.map((score, place) => `${name(place + 1)} ${score}`);
    const winners = table.outcome.winners.map(name).join(", ");
    return [`Over: ${scores.join(", ")}. Won by ${winners}.`, ...tieTexts(table.outcome, name)].join(" ");
  }
  if (table.state === "running") return `Waiting for ${table.waiting_for.map(name).join(", ")}.`;
  return `This table is ${table.state}.`;
}

// How equal scores were decided, step by step; each names those who were still equal.
function tieTexts({ tie_steps: steps, tie_break: decided }, name) {
  const texts = steps.map(({ reason, compared }, place) => {
    const values = compared.map(({ seat, value }) => `${name(seat)} ${value}`);
    return `${place ? "Still equal" : "Equal scores"}, decided by ${reason}: ${values.join(", ")}.`;
  });
  if (decided !== "shared") return texts;
  return [...texts, texts.length ? "Everything else is equal." : "Everything is equal."];
}

const isMyTurn = () => Object.values(state.views).some((view) => view.legal?.length);

function seatItem(seat) {
  const words = [seat.nickname || seat.kind, seat.level, seat.stand_in && `played by ${seat.stand_in}`];
  if (seat.kind === "player" && !seat.here) words.push("away");
  const item = element("li", words.filter(Boolean).join(", "), { className: seat.mine ? "mine" : "" });
  if (seat.kind === "open") {
    item.append(" ", button("Sit down", () => join(seat.seat)));
    if (state.me.host) {
      item.append(" ", button("Seat a bot", () => act("seat", { seat: seat.seat, kind: "bot" })));
    }
  }
  if (seat.mine && seat.stand_in) item.append(" ", button("I am back", () => act("return", { seat: seat.seat })));
  return item;
}

async function join(seat) {
  const me = await call("GET", "/me");
  const nickname = me.nickname || prompt("Your nickname?") || "Player";
  await act("join", { seat, nickname });
  if (!me.player) socket.close(); // come in again as the one who sits there
}

function tableButtons(table) {
  const found = [];
  if (table.state === "open" && state.me.host) found.push(button("Start", () => act("start")));
  if (table.state === "finished") {
    found.push(
      element("a", "Record", { href: `${API}/tables/${table.id}/record` }),
      " ",
      button("Play again", async () => {
        const { table: next } = await act("rematch");
        location.hash = `t=${next.id}`;
      }),
    );
  }
  if (table.rematch) found.push(element("a", " Next game", { href: `#t=${table.rematch}` }));
  return found;
}

function moveButtons() {
  const found = [];
  for (const [seat, view] of Object.entries(state.views)) {
    const number = Number(seat);
    for (const move of view.legal ?? []) {
      const made = button(move, () => send({ type: "move", seat: number, phase: view.phase, move }));
      if (move === state.hint) made.className = "hint";
      found.push(made);
    }
    if (view.undo) found.push(button("Undo", () => send({ type: "undo", seat: number })));
    if (view.legal?.length) found.push(button("Hint", () => send({ type: "hint", seat: number })));
  }
  return found.length ? found : [element("p", "Nothing to do now.")];
}

// A view as a table of its keys: cities as grids, all else as short text.
function viewTable([seat, view]) {
  const made = element("table");
  made.append(element("caption", seat === "0" ? "As a spectator" : `Seat ${seat}`));
  for (const [key, value] of Object.entries(view.game)) {
    const row = element("tr");
    const cell = element("td");
    cell.append(element("pre", asText(value)));
    row.append(element("th", key, { scope: "row" }), cell);
    made.append(row);
  }
  return made;
}

function asText(value) {
  if (Array.isArray(value)) {
    const nested = value.some((item) => item !== null && typeof item === "object");
    return value.map(asText).join(nested ? "\n" : " ");
  }
  if (value !== null && typeof value === "object") {
    return Object.entries(value)
      .map(([key, item]) => (key === "rows" ? `\n${item.join("\n")}\n` : `${key}: ${asText(item)}`))
      .join("  ");
  }
  return value === null ? "–" : String(value);
}

function storyItem({ kind, seat, ...rest }) {
  const who = seat ? state.table.seats[seat - 1]?.nickname || `seat ${seat}` : "";
  const words = Object.entries(rest).map(([key, value]) => `${key} ${asText(value)}`);
  return element("li", [who, kind, ...words].filter(Boolean).join(" "));
}

$("talk").addEventListener("submit", (event) => {
  event.preventDefault();
  if ($("saying").value) send({ type: "say", text: $("saying").value });
  $("saying").value = "";
});

window.addEventListener("hashchange", () => location.reload());
const asked = /^#t=([\w-]+)$/.exec(location.hash) ?? /^\/t\/([\w-]+)$/.exec(location.pathname);
if (asked) open(asked[1]);
else attempt(showLobby);
