/** Which tower has the crown. Among equal towers it stays where it was, because the score is the same (T8.3). */
import type { StoryEvent } from "$lib/types";
import type { TowersGame } from "../types";
import { readCard, type Kind } from "./cards";
import { mainTower, towersOf, type Towers } from "./model";

/** One seat's towers, rebuilt from the story, and which one has the crown. */
interface Site {
  towers: Towers;
  crown: Kind | null;
}

/** By seat, starting with seat 1. The story shows which of equal towers was the tallest first. */
export function crownsOf(story: readonly StoryEvent[], game: TowersGame): (Kind | null)[] {
  const sites = Array.from({ length: game.players }, emptySite);
  let begun = emptySite();
  for (const event of story) {
    const place = (event.seat ?? 0) - 1;
    const site = sites[place];
    if (!site) continue;
    if (event.kind === "builds") begun = copyOf(site);
    if (event.kind === "withdraw")
      sites[place] = begun; // T4.3: the whole build is undone
    else work(site, event);
  }
  return sites.map(({ crown }, place) => mainTower(towersOf(game, place + 1), crown));
}

function work(site: Site, { kind: verb, card }: StoryEvent): void {
  if (verb !== "build" && verb !== "raze") return;
  const { kind, value } = readCard(String(card));
  if (verb === "build") site.towers[kind].push(value);
  else site.towers[kind].pop();
  site.crown = mainTower(site.towers, site.crown);
}

const emptySite = (): Site => ({ towers: { c: [], h: [], t: [], j: [], s: [] }, crown: null });
const copyOf = (site: Site): Site => structuredClone(site);
