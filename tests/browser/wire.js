// Runs before a page's own scripts: makes its numbers for the deal follow the seed, and lets a test
// wait until everything the page has sent is done (`await settle()`).
(seed) => {
  let word = 0x811c9dc5;
  for (const letter of seed) word = Math.imul(word ^ letter.codePointAt(0), 0x01000193);
  const nextByte = () => {
    word = (Math.imul(word, 0x41c64e6d) + 12345) | 0;
    return (word >>> 16) & 0xff;
  };

  // The numbers of a person follow each other, whichever page draws them: one that started again
  // would draw a number that was already shown. A page without storage has only its own.
  const DRAWN = "testing-drawn";
  let here = 0;
  const nextNumber = (bytes) => {
    let before = here;
    try {
      before = Number(localStorage.getItem(DRAWN));
      localStorage.setItem(DRAWN, before + 1);
    } catch {
      // as if there were no other page
    }
    for (; here < before; here += 1) bytes.forEach(nextByte);
    here += 1;
    return bytes.map(nextByte);
  };

  // Only numbers of 32 bytes are for the deal. Messages have 12, and the same one twice after a
  // reload would be taken for one that was sent again.
  const truly = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.byteLength === 32 ? nextNumber(bytes) : truly(bytes));

  // Where a test stops the page's clock, its tools still need one that runs.
  window.runningTimeout = setTimeout.bind(window);

  let socket = null;
  let asked = 0;
  const NOTHING = { problem: "", over: false };
  const waiting = new Map();
  window.refusals = [];

  const heard = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "refused") window.refusals.push(JSON.stringify(message.error));
    if (message.type !== "settled") return;
    waiting.get(message.id)?.({ problem: message.problem, over: message.over });
    waiting.delete(message.id);
  };
  const closed = () => {
    for (const done of waiting.values()) done(NOTHING);
    waiting.clear();
  };

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      socket = this;
      this.addEventListener("message", heard);
      this.addEventListener("close", closed);
    }
  };

  // Answers whether the game is over, and with what is wrong, if something is.
  window.settle = () =>
    new Promise((done) => {
      if (socket?.readyState !== WebSocket.OPEN) return done(NOTHING);
      asked += 1;
      waiting.set(`settle-${asked}`, done);
      socket.send(JSON.stringify({ type: "settle", id: `settle-${asked}` }));
    });
}
