/** What fits on what (T2.2 to T2.6), for the score pad and for reasons. Which moves are possible comes from the server. */
const ROOF = 0;

/** Whether this value may go on that one; `undefined` means an empty tower. */
export function fits(top: number | undefined, value: number): boolean {
  if (top === undefined) return true;
  if (top === ROOF) return false;
  return value < top || top === 8 || value === 9;
}
