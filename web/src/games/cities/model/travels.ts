/** Which tiles others have placed since the last update, and the transform that moves a tile between two places. */
import type { StoryEvent } from "$lib/types";
import { covers, readSquare, readTile, squareText } from "./notation";

/** A tile on its way from a player to a city. */
export interface Journey {
  seat: number;
  tile: string;
  city: string;
  squares: string[];
}

/** After a gap, missed tiles appear without animation. */
const MISSED = 24;

/** The placements after the story's first `known` events, except those of `seat`. */
export function journeys(story: readonly StoryEvent[], known: number, seat: number): Journey[] {
  const news = story.slice(known);
  if (known === 0 || news.length > MISSED) return [];
  return news.filter((event) => event.kind === "place" && event.seat !== seat).map(journeyOf);
}

function journeyOf(event: StoryEvent): Journey {
  const tile = String(event.tile);
  return {
    seat: Number(event.seat),
    tile,
    city: String(event.city),
    squares: covers(readTile(tile), readSquare(String(event.square))).map(({ square }) => squareText(square)),
  };
}

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The bounding rectangle. */
export function around(rectangles: readonly Rectangle[]): Rectangle {
  const left = Math.min(...rectangles.map((one) => one.left));
  const top = Math.min(...rectangles.map((one) => one.top));
  return {
    left,
    top,
    width: Math.max(...rectangles.map((one) => one.left + one.width)) - left,
    height: Math.max(...rectangles.map((one) => one.top + one.height)) - top,
  };
}

/** The transform that shows what is at `to` as if it were still at `from`, without stretching it. */
export function backTo(from: Rectangle, to: Rectangle): string {
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const x = from.left + from.width / 2 - to.left - (to.width * scale) / 2;
  const y = from.top + from.height / 2 - to.top - (to.height * scale) / 2;
  return `translate(${rounded(x)}px, ${rounded(y)}px) scale(${rounded(scale)})`;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
