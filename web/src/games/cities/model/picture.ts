/**
 * What a city's picture shows of its score: awnings, greens, lamps, floors, windows, smoke.
 *
 * This is for drawing only. Points come from the server; `pointLabels` compares with them before it shows a number.
 */

import type { Building } from "./notation";
import { categoryOf } from "./notation";
import type { Plan, Plot } from "./plan";
import { neighbours, plotAt } from "./plan";

export interface Awning {
  from: Plot;
  length: number;
  along: "row" | "column";
}

export interface Bridge {
  office: Plot;
  tavern: Plot;
}

/** How one building is drawn. Fields for other types keep their default. */
export interface Look {
  /** How tall an office is: the points it adds, from one for the first to six for the sixth. */
  floors: number;
  /** Lit lamps of a tavern: how many kinds its set has. */
  lamps: number;
  /** Lit windows of a house: one for each other type in the city. */
  windows: number;
  /** Whether a house is next to a factory. */
  smoky: boolean;
  /** Chimneys of a factory: what it is worth. */
  chimneys: number;
}

export interface Picture {
  looks: Map<Plot, Look>;
  awnings: Awning[];
  greens: Plot[][];
  bridges: Bridge[];
  smoke: { factory: Plot; house: Plot }[];
}

export const PLAIN: Look = { floors: 1, lamps: 0, windows: 3, smoky: false, chimneys: 2 };

const LINE_POINTS = [0, 2, 5, 10, 16];
const OFFICE_SET = 6;
const TAVERNS: readonly Building[] = ["d", "e", "m", "b"];

/** `factoryWorth`: what each factory of the city is worth now, as the server says. */
export function pictureOf(plan: Plan, factoryWorth = 2): Picture {
  const smoke = smokeOf(plan);
  return {
    looks: looksOf(plan, factoryWorth, new Set(smoke.map(({ house }) => house))),
    awnings: awningsOf(plan),
    greens: greensOf(plan),
    bridges: bridgesOf(plan),
    smoke,
  };
}

function of(plan: Plan, building: Building): Plot[] {
  return plan.plots.filter((plot) => plot.building === building);
}

/** In reading order: row by row. */
function inOrder(plots: Plot[]): Plot[] {
  return [...plots].sort((one, other) => one.y - other.y || one.x - other.x);
}

function looksOf(plan: Plan, chimneys: number, smoky: Set<Plot>): Map<Plot, Look> {
  const looks = new Map<Plot, Look>();
  const types = new Set(plan.plots.map(({ building }) => categoryOf(building)));
  for (const plot of plan.plots) looks.set(plot, { ...PLAIN, chimneys });
  inOrder(of(plan, "O")).forEach((office, nth) => {
    looks.set(office, { ...PLAIN, floors: (nth % OFFICE_SET) + 1 });
  });
  for (const house of of(plan, "H")) {
    const inSmoke = smoky.has(house);
    looks.set(house, { ...PLAIN, windows: inSmoke ? 1 : types.size - 1, smoky: inSmoke });
  }
  for (const set of tavernSets(plan)) {
    for (const tavern of set) looks.set(tavern, { ...PLAIN, lamps: set.length });
  }
  return looks;
}

/** Sets of different kinds: the first of each kind together, then the second of each, and so on. */
export function tavernSets(plan: Plan): Plot[][] {
  const byKind = TAVERNS.map((kind) => inOrder(of(plan, kind)));
  const sets = Math.max(...byKind.map((taverns) => taverns.length));
  return Array.from({ length: sets }, (_, nth) => byKind.flatMap((taverns) => taverns[nth] ?? []));
}

/** Parks that touch are one green. */
export function greensOf(plan: Plan): Plot[][] {
  const left = new Set(of(plan, "P"));
  const greens: Plot[][] = [];
  for (const first of left) {
    const green: Plot[] = [];
    const open = [first];
    left.delete(first);
    for (let park = open.pop(); park; park = open.pop()) {
      green.push(park);
      for (const next of neighbours(plan, park)) if (left.delete(next)) open.push(next);
    }
    greens.push(green);
  }
  return greens;
}

/** One bridge per office next to a tavern, however many taverns there are. */
function bridgesOf(plan: Plan): Bridge[] {
  return of(plan, "O").flatMap((office) => {
    const beside = neighbours(plan, office).filter(({ building }) => TAVERNS.includes(building));
    const tavern = beside.find(({ y }) => y === office.y) ?? beside[0];
    return tavern ? [{ office, tavern }] : [];
  });
}

function smokeOf(plan: Plan): Picture["smoke"] {
  return of(plan, "H").flatMap((house) =>
    neighbours(plan, house)
      .filter(({ building }) => building === "F")
      .map((factory) => ({ factory, house })),
  );
}

/** The division of the shops into lines that scores most. */
export function awningsOf(plan: Plan): Awning[] {
  const shops = inOrder(of(plan, "S"));
  const known = new Map<number, { points: number; lines: Awning[] }>();

  function best(free: number): { points: number; lines: Awning[] } {
    if (free === 0) return { points: 0, lines: [] };
    const before = known.get(free);
    if (before) return before;
    // The first free shop in reading order starts its line, because all before it are used.
    const first = shops[31 - Math.clz32(free & -free)] as Plot;
    let found = { points: -1, lines: [] as Awning[] };
    for (const along of ["row", "column"] as const) {
      let taken = 0;
      for (let length = 1; length <= 4; length += 1) {
        const bit = bitOf(first, along, length - 1);
        if ((free & bit) === 0) break;
        taken |= bit;
        const rest = best(free & ~taken);
        const points = rest.points + (LINE_POINTS[length] ?? 0);
        if (points > found.points) {
          found = { points, lines: [{ from: first, length, along }, ...rest.lines] };
        }
      }
    }
    known.set(free, found);
    return found;
  }

  function bitOf({ x, y }: Plot, along: Awning["along"], steps: number): number {
    const plot = along === "row" ? plotAt(plan, x + steps, y) : plotAt(plan, x, y + steps);
    const place = plot ? shops.indexOf(plot) : -1;
    return place < 0 ? 0 : 1 << place;
  }

  return best((1 << shops.length) - 1).lines;
}
