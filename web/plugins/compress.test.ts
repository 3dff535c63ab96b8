import { mkdtempSync, readFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compress, toCompress } from "./compress";

it("compresses what is hashed and made of text", () => {
  const built = ["sw.js", "index.html", "preload.json", "assets/a-1.js", "assets/a-1.js.map", "assets/b-2.css", "assets/c-3.png"];
  expect(toCompress(built)).toEqual(["assets/a-1.js", "assets/b-2.css"]);
});

it("writes long files a second time, smaller than gzip does", async () => {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  mkdirSync(join(folder, "assets"));
  const long = readFileSync(import.meta.filename)
    .toString()
    .repeat(3);
  writeFileSync(join(folder, "assets", "long-1.js"), long);
  writeFileSync(join(folder, "assets", "short-2.js"), "export {}");
  const write = compress().writeBundle as (options: object, bundle: object) => Promise<void>;
  await write({ dir: folder }, { "assets/long-1.js": {}, "assets/short-2.js": {} });
  expect(readdirSync(join(folder, "assets")).sort()).toEqual(["long-1.js", "long-1.js.br", "short-2.js"]);
  const packed = readFileSync(join(folder, "assets", "long-1.js.br"));
  expect(brotliDecompressSync(packed).toString()).toBe(long);
  expect(packed.length).toBeLessThan(gzipSync(long).length);
});
