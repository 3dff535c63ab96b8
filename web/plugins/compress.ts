/** Compresses the hashed files once, when they are built: it takes seconds, which no server should spend at each start. */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const packed = promisify(brotliCompress);
/** As the server knows them (`client_files.py`). */
const SUFFIX = ".br";
/** Shorter files fit into one packet anyway. */
const WORTH_IT = 1000;

export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      await Promise.all(toCompress(Object.keys(bundle)).map((name) => compressFile(resolve(dir, name))));
    },
  };
}

/** Scripts, styles and drawings that never change: pages and lists are asked for each time. */
export function toCompress(built: string[]): string[] {
  return built.filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(path + SUFFIX, await packed(content, { params }));
}
