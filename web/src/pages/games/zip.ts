/** Several small files in one archive, uncompressed: records are short, and every program can open it. */

export interface Packed {
  name: string;
  text: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** The first day that the format knows: the same files give the same archive. */
const DAY_ONE = (1 << 5) | 1;

export function zipOf(files: readonly Packed[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const [title, content] = [new TextEncoder().encode(name), new TextEncoder().encode(text)];
    const about = [VERSION, UTF8, 0, 0, DAY_ONE] as const;
    const sizes = [checksum(content), content.length, content.length] as const;
    const head = words([LOCAL, 4], ...two(about), ...four(sizes), ...two([title.length, 0]));
    directory.push(
      words([CENTRAL, 4], [VERSION, 2], ...two(about), ...four(sizes), ...two([title.length, 0, 0, 0, 0]), ...four([0, offset])),
    );
    directory.push(title);
    parts.push(head, title, content);
    offset += head.length + title.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  const end = words([END, 4], ...two([0, 0, count, count]), ...four([size, offset]), ...two([0]));
  return new Blob([...parts, ...directory, end], { type: "application/zip" });
}

type Word = readonly [value: number, bytes: 2 | 4];

const two = (values: readonly number[]): Word[] => values.map((value) => [value, 2]);
const four = (values: readonly number[]): Word[] => values.map((value) => [value, 4]);

/** Numbers one after the other, the low byte first. */
function words(...values: Word[]): Uint8Array<ArrayBuffer> {
  const found = new Uint8Array(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  const view = new DataView(found.buffer);
  let at = 0;
  for (const [value, bytes] of values) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return found;
}

const POLYNOMIAL = 0xedb88320;
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value >>> 0;
});

/** The CRC-32 of the content. */
export function checksum(content: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of content) value = (TABLE[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
