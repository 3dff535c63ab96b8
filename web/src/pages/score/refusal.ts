/** What the score pad cannot accept: the same codes, rules and parameters as the Python library. */
export type Param = string | number | string[];

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule: string,
    readonly params: Record<string, Param>,
  ) {
    super(`${rule} ${code}`.trim());
    this.name = "Refusal";
  }
}
