/** Reverses what `tools/puzzles/packing.py` does to make the files small. */

const LIST = "~";
const WHOLE = "=";

export type Data = null | boolean | number | string | readonly Data[] | { readonly [name: string]: Data };
type Named = Exclude<Data, null | boolean | number | string | readonly Data[]>;

/** Lists of words again, wherever they were written as one text. */
export function unpacked(data: Data): Data {
  if (typeof data === "string") return data.startsWith(LIST) ? data.slice(LIST.length).split(" ") : data;
  if (isList(data)) return data.map(unpacked);
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, unpacked(value)]));
}

/** What `old` becomes with these changes: objects, and lists of objects, part by part. */
export function changed(old: Data, changes: Data): Data {
  if (!isObject(changes)) return changes;
  const whole = changes[WHOLE];
  if (whole !== undefined) return whole;
  if (isList(old)) return old.map((part, at) => changedPart(part, changes[at]));
  if (!isObject(old)) return changes;
  return Object.fromEntries(Object.entries(old).map(([name, part]) => [name, changedPart(part, changes[name])]));
}

function changedPart(old: Data, changes: Data | undefined): Data {
  return changes === undefined ? old : changed(old, changes);
}

function isList(data: Data): data is readonly Data[] {
  return Array.isArray(data);
}

function isObject(data: Data): data is Named {
  return typeof data === "object" && data !== null && !isList(data);
}
