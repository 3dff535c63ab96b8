/** Builds `/sw.js` from src/offline/worker.ts, with the list of all built files in it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const WORKER = "sw.js";
const SOURCE = resolve(import.meta.dirname, "../src/offline/worker.ts");
const PUBLIC = resolve(import.meta.dirname, "../public");

interface Built {
  fileName: string;
  type: "chunk" | "asset";
  code?: string;
  source?: string | Uint8Array;
}

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: SOURCE, fileName: WORKER });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error("the service worker was not built");
        const files = Object.values(bundle) as Built[];
        const kept = toKeep(
          files.map(({ fileName }) => fileName),
          readdirSync(PUBLIC),
        );
        worker.code = worker.code
          .replaceAll("__OFFLINE_FILES__", JSON.stringify(kept))
          .replaceAll("__OFFLINE_VERSION__", JSON.stringify(versionOf(files)));
      },
    },
  };
}

/** Scripts, styles and the files of public/, relative to the worker; the page itself is kept as its folder, and lists are the server's. */
export function toKeep(built: string[], published: string[]): string[] {
  const own = built.filter((name) => name !== WORKER && !/\.(map|html|json)$/.test(name));
  return [...own, ...published].sort();
}

/** Names carry a hash of their content, but for the page and for what is in public/. */
function versionOf(files: Built[]): string {
  const hash = createHash("sha256");
  for (const { fileName, source } of [...files].sort((one, other) => (one.fileName < other.fileName ? -1 : 1))) {
    hash.update(fileName);
    if (fileName.endsWith(".html") && source !== undefined) hash.update(source);
  }
  for (const name of readdirSync(PUBLIC).sort()) hash.update(readFileSync(resolve(PUBLIC, name)));
  return hash.digest("hex").slice(0, 12);
}
