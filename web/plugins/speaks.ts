/** Which messages this client speaks with the Python on a device: `__SPEAKS__`, a digest of their generated types.
 *
 * `tools/browser_python/publishing.py` writes the same digest into the list of Python's files.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const TYPES = ["models.ts", "types.ts"];
const DIGITS = 16;

export function speaks(): string {
  const digest = createHash("sha256");
  for (const name of TYPES) digest.update(readFileSync(new URL(`../src/lib/${name}`, import.meta.url)));
  return digest.digest("hex").slice(0, DIGITS);
}
