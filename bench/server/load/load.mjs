// node load.mjs PLAN.json: plays the tables of a plan and prints what it measured, as JSON.
//
// A move counts when the mover has its answer and everybody at the table has the change; only then
// does the table play its next one. With `pace` (ms) each table moves that often; with pace 0 at
// once, `atOnce` tables at a time, the next one when a game is over.

import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { OurTable } from "./ours.mjs";
import { PeerTable } from "./boardgame.mjs";

const plan = JSON.parse(readFileSync(process.argv[2], "utf8"));
const Table = plan.protocol === "boardgame" ? PeerTable : OurTable;
const random = seeded(plan.seed ?? 1);
const latencies = [];
let measuring = false;
let stopped = false;
const played = [];

// The same moves in every run (mulberry32).
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function connectAll(plans) {
  const tables = [];
  for (let from = 0; from < plans.length; from += 20) {
    const some = plans.slice(from, from + 20).map((one) => new Table(one, random));
    await Promise.all(some.map((table) => table.connect()));
    tables.push(...some);
  }
  return tables;
}

function playOut(table) {
  played.push(table);
  return new Promise((resolve) => {
    let due = performance.now() + random() * plan.pace;
    const step = () => {
      if (stopped || !table.move()) resolve();
    };
    const later = () => {
      due = Math.max(due + plan.pace, performance.now());
      setTimeout(step, due - performance.now());
    };
    table.onSettled = (latency) => {
      if (measuring && latency !== null) latencies.push(latency);
      if (plan.pace > 0) later();
      else setImmediate(step);
    };
    if (plan.pace > 0) setTimeout(step, due - performance.now());
    else step();
  });
}

async function playPool(plans) {
  const waiting = [...plans];
  const worker = async () => {
    while (!stopped && waiting.length) {
      const table = new Table(waiting.shift(), random);
      await table.connect();
      await playOut(table);
      table.close();
    }
  };
  const done = Promise.all(Array.from({ length: plan.atOnce }, worker));
  done.then(() => { exhausted = true; });
}

// How late this process itself comes to look: that much of a latency may be its own.
const LOOK = 10;
const lags = [];

function watchOwnLag() {
  const due = performance.now() + LOOK;
  setTimeout(() => {
    if (measuring) lags.push(Math.max(0, performance.now() - due));
    if (!stopped) watchOwnLag();
  }, LOOK);
}

let exhausted = false;
let stalled = 0;
watchOwnLag();
if (plan.pace > 0) for (const table of await connectAll(plan.tables)) playOut(table);
else playPool(plan.tables);

const cpuBefore = () => process.cpuUsage();
await sleep(plan.warmup * 1000);
measuring = true;
const cpu = cpuBefore();
const began = performance.now();
while (performance.now() - began < plan.seconds * 1000 && !exhausted) await sleep(50);
measuring = false;
const ranOut = exhausted;
const seconds = (performance.now() - began) / 1000;
const used = process.cpuUsage(cpu);
stopped = true;
// What is on its way arrives: on an overloaded server late, but it does. Nobody waits that long in vain.
const PATIENCE = 30_000;
const unanswered = () => played.filter((table) => table.pending).length;
const gaveUp = performance.now() + PATIENCE;
while (unanswered() && performance.now() < gaveUp) await sleep(50);
stalled = unanswered();

for (const list of [latencies, lags]) list.sort((a, b) => a - b);
const quantile = (list, part) => list[Math.min(list.length - 1, Math.floor(list.length * part))];
const sum = (name) => played.reduce((total, table) => total + table[name], 0);
const result = JSON.stringify({
  moves: latencies.length,
  seconds,
  per_second: latencies.length / seconds,
  p50: quantile(latencies, 0.5), p90: quantile(latencies, 0.9),
  p99: quantile(latencies, 0.99), worst: quantile(latencies, 1),
  generator_lag_p99: quantile(lags, 0.99), generator_lag_worst: quantile(lags, 1),
  refused: sum("refused"), notices: sum("notices"), dropped: sum("dropped"),
  resyncs: sum("resyncs"), unanswered: stalled, exhausted: ranOut,
  generator_cpu: (used.user + used.system) / 1e6 / seconds,
  accepted: Object.fromEntries(played.map((table) => [table.plan.id, table.accepted])),
});
// A pipe takes 64 kB at once: exiting before the rest is written would cut it off.
process.stdout.write(`${result}\n`, () => process.exit(0));
