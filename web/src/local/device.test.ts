import { beforeEach, expect, it, vi } from "vitest";
import { Device } from "./device";
import type { FromWorker, ToWorker } from "./worker";

class FakeWorker {
  sent: ToWorker[] = [];
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror = null;
  terminate = vi.fn();

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  say(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

let worker: FakeWorker;
let device: Device;

beforeEach(() => {
  vi.stubGlobal("WebSocket", { OPEN: 1, CLOSED: 3 });
  worker = new FakeWorker();
  device = new Device(worker as unknown as Worker);
});

it("answers calls as a server does, whichever is answered first", async () => {
  const [one, other] = [device.call("/me", { method: "GET" }), device.call("/tables/t/record", { method: "GET" })];
  worker.say({ type: "answered", id: 1, answer: [200, "a record"] });
  worker.say({ type: "answered", id: 0, answer: [409, { error: { code: "x" } }] });
  expect([(await one).status, await (await one).json()]).toEqual([409, { error: { code: "x" } }]);
  expect([(await other).status, await (await other).text()]).toEqual([200, "a record"]);
});

it("connects to a table as by a WebSocket", () => {
  const socket = device.connect("t");
  const heard: unknown[] = [];
  socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)));
  socket.send(JSON.stringify({ type: "undo", id: "1", seat: 1 }));
  worker.say({ type: "message", table: "t", message: { type: "accepted", id: "1", number: 4 } });
  worker.say({ type: "message", table: "another", message: { type: "accepted", id: "2", number: 5 } });
  expect(heard).toEqual([{ type: "accepted", id: "1", number: 4 }]);
  expect(worker.sent).toEqual([
    { type: "ask", id: 0, request: { do: "open", id: "t" } },
    { type: "ask", id: 1, request: { do: "send", id: "t", message: { type: "undo", id: "1", seat: 1 } } },
  ]);
});

it("loses the connection when something could not be stored, so the table connects again", async () => {
  const socket = device.connect("t");
  const lost = new Promise<void>((resolve) => (socket.onclose = resolve));
  socket.send(JSON.stringify({ type: "alive" }));
  worker.say({ type: "failed", id: 1, problem: "no room" });
  await lost;
  expect(socket.readyState).toBe(3);
});

it("says when Python runs, and ends a worker that cannot start it", async () => {
  worker.say({ type: "started" });
  await device.started;
  const broken = new FakeWorker();
  const second = new Device(broken as unknown as Worker);
  broken.say({ type: "failed", problem: "no WebAssembly" });
  await expect(second.started).rejects.toThrow("no WebAssembly");
  expect(broken.terminate).toHaveBeenCalledOnce();
});
