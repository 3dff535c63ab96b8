/** C1.1 and C1.2: how many of each building the box holds, halves of duplexes included. */
export const BOX: Readonly<Record<string, number>> = { S: 24, F: 24, d: 7, e: 7, m: 7, b: 7, O: 28, P: 24, H: 28 };
