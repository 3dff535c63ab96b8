/** What Between Two Cities deals from, in the fixed order that the derivation draws from (docs/fair-deals.md). */
import type { Options, StoryEvent } from "$lib/types";
import type { DealCourse, GameDeals } from "../module";
import { knownHands } from "./known-hands";

const SUPPLY: [string, number][] = [
  ["S", 16],
  ["F", 16],
  ["d", 5],
  ["e", 5],
  ["m", 5],
  ["b", 5],
  ["O", 20],
  ["P", 16],
  ["H", 20],
];
const DUPLEXES = "F/e F/O H/O H/S O/P O/S d/H P/F P/H m/P S/F S/b e-F F-O F-S H-P H-b O-H O-S d-P P-F P-O S-m S-H".split(" ");
const AUTOMA_CARDS = 20;

type Pool = "singles" | "duplexes" | "cards";

/** A line of the record, with * for what is drawn. */
interface Step {
  line: string;
  pool: Pool;
  count: number;
}

/** C2: a round with duplexes between two with singles. */
const ROUNDS = ["singles", "duplexes", "singles"] as const;
const HAND = { singles: 7, duplexes: 3 };
const SOLO_SEATS = 3;
const SOLO_DRAW = 3;
/** S3: two Automas turn a card up in each of a round's three turns. */
const CARDS_IN_ROUND = 6;

/** Per mode: everything that is dealt, from the first turn to the last. Moves do not affect it. */
const STEPS: Record<string, (players: number) => Step[]> = {
  ring: (players) => ROUNDS.flatMap((pool) => hands(players, pool)),
  two: (players) => ROUNDS.flatMap((pool) => [...hands(players, pool), ...hands(players, pool)]),
  beginner: () => ROUNDS.flatMap((pool) => times(pool === "duplexes" ? 1 : 3, beginnersTurn(pool))),
  expert: () => [
    ...times(2, [{ line: "random * B", pool: "duplexes", count: 1 }]),
    ...ROUNDS.flatMap((pool) => (pool === "duplexes" ? times(2, [drawn(pool)]) : expertsRound())),
  ],
};

const deals: GameDeals = {
  rules: 1,
  automas: ({ mode }) => (mode === "beginner" || mode === "expert" ? 2 : 0),
  course,
  dealLine,
  shown: knownHands,
};
export default deals;

function hands(players: number, pool: "singles" | "duplexes"): Step[] {
  return Array.from({ length: players }, (_, place) => ({ line: `deal ${place + 1} *`, pool, count: HAND[pool] }));
}

function beginnersTurn(pool: Pool): Step[] {
  const cities = ["A", "B", "C"].map((city) => ({ line: `random * ${city}`, pool, count: 1 }));
  return [...cities, drawn(pool)];
}

function expertsRound(): Step[] {
  return [...hands(SOLO_SEATS, "singles"), ...times(CARDS_IN_ROUND, [{ line: "card *", pool: "cards", count: 1 }])];
}

function drawn(pool: Pool): Step {
  return { line: "draw *", pool, count: SOLO_DRAW };
}

function times(count: number, steps: Step[]): Step[] {
  return Array.from({ length: count }, () => steps).flat();
}

function dealLine(event: StoryEvent): string | null {
  const { tiles } = event as { tiles?: string[] };
  if (event.kind === "hand") return tiles ? `deal ${event.seat} ${tiles.join(" ")}` : "";
  if (event.kind === "draw") return tiles ? `draw ${tiles.join(" ")}` : "";
  if (event.kind === "random") return `random ${String(event.tile)} ${String(event.city)}`;
  return event.kind === "card" ? `card ${String(event.card)}` : null;
}

function course(players: number, { mode }: Options): DealCourse {
  const pools: Record<Pool, string[]> = {
    singles: SUPPLY.flatMap(([tile, count]) => Array<string>(count).fill(tile)),
    duplexes: [...DUPLEXES],
    cards: Array.from({ length: AUTOMA_CARDS }, (_, i) => String(i + 1)),
  };
  const steps = STEPS[String(mode ?? "ring")]?.(players) ?? [];
  return {
    next() {
      const step = steps.shift();
      return step
        ? { count: step.count, pool: pools[step.pool], returned: [], line: (items) => step.line.replace("*", items.join(" ")) }
        : null;
    },
    dealt: () => undefined, // dealt tiles never return
    played: () => undefined,
  };
}
