/** Where seats and cities are around a table seen from above, with me at the bottom. */

export interface At {
  x: number;
  y: number;
}

/** Coordinates from -1 to 1. Seats continue clockwise; each seat's left city follows it. */
export function ringPlaces(players: number, me: number): { seats: At[]; cities: At[] } {
  const near = Math.max(me, 1) - 1;
  const at = (steps: number): At => {
    const angle = Math.PI / 2 + ((steps - near) * 2 * Math.PI) / players;
    return { x: rounded(Math.cos(angle)), y: rounded(Math.sin(angle)) };
  };
  const numbers = Array.from({ length: players }, (_, nth) => nth);
  return { seats: numbers.map((nth) => at(nth)), cities: numbers.map((nth) => at(nth + 0.5)) };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** A name short enough for a chip: two letters, or a letter and a distinguishing number. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const number = words.length > 1 && /^\d+$/.test(last) ? last : "";
  const second = words.length > 1 ? [...last][0] : [...first][1];
  return ([...first][0] ?? "").toLocaleUpperCase() + (number || (second ?? ""));
}

/** All cities, starting with `own` in that order. */
export function ownFirst<C extends { city: string }>(cities: readonly C[], own: readonly string[]): C[] {
  const place = ({ city }: C): number => (own.includes(city) ? own.indexOf(city) : own.length);
  return [...cities].sort((one, other) => place(one) - place(other));
}

/** All seats: mine, then the neighbours in the given order, then the others. */
export function myNeighboursFirst<S extends { seat: number }>(seats: readonly S[], me: number, near: ReadonlySet<number>): S[] {
  const order = [me, ...[...near].filter((seat) => seat !== me)];
  const place = ({ seat }: S): number => (order.includes(seat) ? order.indexOf(seat) : order.length);
  return [...seats].sort((one, other) => place(one) - place(other));
}
