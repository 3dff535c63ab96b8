/** Filled in by the build: a digest of the messages between pages and Python (`plugins/speaks.ts`). */
declare const __SPEAKS__: string;

export const SPEAKS = __SPEAKS__;
