import { Refusal } from "./refusal";

/** The result of a sheet, or its refusal, as the fixtures write it. */
export function answer<Sheet>(score: (sheet: Sheet) => unknown, sheet: Sheet): unknown {
  try {
    return score(sheet);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { code: refusal.code, rule: refusal.rule, params: refusal.params };
  }
}

/** The library's result for a sheet, or its refusal. */
export function expected(entry: { result?: unknown; refused?: unknown }): unknown {
  return "refused" in entry ? entry.refused : entry.result;
}
