/** The selected tile, where it may go, and the place chosen but not yet confirmed. */
import { targetAt, type Drag } from "$lib/screen/drag";
import type { TipName } from "$lib/device/tips.svelte";
import { prefs } from "$lib/device/settings.svelte";
import { beatTime } from "$lib/pace/paced";
import type { CitiesGame, CitiesHelp } from "../types";
import type { SeatView } from "$lib/types";
import { spotsOf, type Spot } from "../model/moment";
import { aimedAt, firstHalf, hangsAt, type Point, type Target } from "../model/holding";
import { placements, readPlacement, readTile } from "../model/notation";
import type { Refusal } from "../model/refusal";
import { fly, flyToSpot } from "../draft/travel";

/** How long my tile is seen landing before the other city comes forward: its flight, and the building rising. */
const LANDING = 900;

/** A dragged tile: its centre, the size of a square, and the place it would drop on. */
export interface Held extends Point {
  tile: string;
  size: number;
  aimed: string | null;
}

export interface PlacingInput {
  view: SeatView<CitiesGame, CitiesHelp>;
  /** The tiles this seat has to place. */
  tiles: string[];
  /** By tile, the only city it may go to; undefined if there is a choice. */
  bound?: string[];
  /** The two cities, by letter. */
  cities: string[];
  /** Changes with every turn: what I selected in the last one says nothing about this one. */
  turn?: string;
  send: (move: string) => void;
}

export class Placing {
  #wish = $state(0);
  #city = $state("");
  /** The turn in which I selected them. */
  #selectedIn = $state<string | null>(null);
  #chosen = $state<string | null>(null);
  /** The only possible placement, once I have sent it or gone back. */
  #declined = $state("");
  #held = $state.raw<Held | null>(null);
  /** The city in which my tile is landing. */
  #landing = $state("");
  #landed: ReturnType<typeof setTimeout> | undefined;
  /** The turn in which I last placed a tile. */
  #placedIn = $state<string | null>(null);
  /** Why the last tap placed nothing. */
  refusal = $state<Refusal | null>(null);
  /** Whether the next touch points at a square for the others. */
  pointing = $state(false);
  readonly #input: () => PlacingInput;

  constructor(input: () => PlacingInput) {
    this.#input = input;
  }

  get input(): PlacingInput {
    return this.#input();
  }

  readonly legal = $derived.by(() => placements(this.#input().view.legal));
  readonly active = $derived.by(() => this.legal.length > 0);
  readonly tiles = $derived.by(() => this.#input().tiles);
  readonly cities = $derived.by(() => this.#input().cities);

  /** The index of the selected tile in `tiles`. */
  readonly at = $derived.by(() => {
    const possible = (nth: number) => this.#movesOf(nth).length > 0;
    if (!this.untouched && possible(this.#wish)) return this.#wish;
    const first = this.tiles.findIndex((_, nth) => possible(nth));
    return Math.max(first, 0);
  });

  readonly tile = $derived.by(() => this.tiles[this.at] ?? "");

  /** The cities that the selected tile may go to. */
  readonly open = $derived.by(() => this.cities.filter((city) => this.spots(city).length > 0));

  /** Whether I have selected nothing in this turn. */
  get untouched(): boolean {
    return this.#selectedIn !== (this.#input().turn ?? "");
  }

  /** Where my first tile adds the most together with the second one: what a hint for the choice says, too. */
  readonly #likely = $derived.by(() => {
    const [one, other] = this.tiles;
    const [left, right] = this.cities;
    if (!one || !other || !left || !right || this.#input().bound) return "";
    return this.#most(one, left) + this.#most(other, right) >= this.#most(one, right) + this.#most(other, left) ? left : right;
  });

  #most(tile: string, city: string): number {
    const { view } = this.#input();
    return Math.max(0, ...spotsOf(view.legal, view.help, tile, city).map(({ adds }) => adds?.total ?? 0));
  }

  /** The city that is shown large on a small screen. */
  readonly city = $derived.by(() => {
    const wished = this.untouched ? this.#likely : this.#city;
    const shown = this.open.includes(wished) || this.open.length === 0 ? wished : (this.open[0] ?? "");
    return this.#landing || shown || (this.cities[0] ?? "");
  });

  /** Whether a tile that I have just placed is still landing. */
  get landing(): boolean {
    return this.#landing !== "";
  }

  /** Whether I have placed a tile in this turn. */
  get placed(): boolean {
    return this.#placedIn === (this.#input().turn ?? "");
  }

  /** The tile being dragged. */
  get held(): Held | null {
    return this.#held;
  }

  /** If there is only one place in all, it is chosen from the start. */
  readonly chosen = $derived.by(() => {
    const all = this.cities.flatMap((city) => this.spots(city));
    const only = all.length === 1 && all[0]?.move !== this.#declined ? all[0] : null;
    return all.find(({ move }) => move === this.#chosen) ?? only ?? null;
  });

  #movesOf(nth: number) {
    const { tiles, bound } = this.#input();
    return this.legal.filter(({ tile, city }) => tile === tiles[nth] && (!bound || bound[nth] === city));
  }

  spots(city: string): Spot[] {
    const { view, tiles, bound } = this.#input();
    const bindsElsewhere = bound !== undefined && bound[this.at] !== city;
    if (bindsElsewhere) return [];
    return spotsOf(view.legal, view.help, tiles[this.at] ?? "", city);
  }

  take(nth: number): void {
    this.#endLanding();
    this.#select(nth, this.city);
    this.back();
    this.#declined = "";
  }

  #select(nth: number, city: string): void {
    this.#wish = nth;
    this.#city = city;
    this.#selectedIn = this.#input().turn ?? "";
  }

  /** Selects the tile of a placement and shows its city. */
  turnTo(move: string): void {
    const { tiles, bound } = this.#input();
    const placement = readPlacement(move);
    if (!placement) return;
    const nth = tiles.findIndex((tile, at) => tile === placement.tile && (!bound || bound[at] === placement.city));
    if (nth < 0) return;
    this.take(nth);
    this.show(placement.city);
  }

  show(city: string): void {
    this.#endLanding();
    this.#select(this.at, city);
    this.refusal = this.active && !this.open.includes(city) ? this.#whyClosed : null;
  }

  get #whyClosed(): Refusal {
    return this.tiles.length === 1 && !this.#input().bound ? "city-not-twice" : "city-not-there";
  }

  /** The first touch previews the placement; the second, or the button, confirms it. */
  choose(spot: Spot): void {
    this.#select(this.at, this.city);
    if (prefs.confirm && this.chosen?.move !== spot.move) this.#chosen = spot.move;
    else this.place(spot.move);
    this.refusal = null;
  }

  place(move: string): void {
    const source = document.querySelector(".held") ?? document.querySelector(".dock .tile.chosen");
    flyToSpot(source, this.tile, document.querySelector(`[data-move="${move}"]`));
    const city = readPlacement(move)?.city ?? "";
    this.#select(this.at, city);
    this.back();
    this.#declined = move;
    this.#placedIn = this.#input().turn ?? "";
    this.#land(city);
    this.#input().send(move);
  }

  #land(city: string): void {
    this.#endLanding();
    const lasts = beatTime(LANDING);
    if (lasts === 0) return;
    this.#landing = city;
    this.#landed = setTimeout(() => (this.#landing = ""), lasts);
  }

  #endLanding(): void {
    clearTimeout(this.#landed);
    this.#landing = "";
  }

  back(): void {
    this.#declined = this.chosen?.move ?? "";
    this.#chosen = null;
    this.refusal = null;
  }

  /** A tile over a place is previewed; dropped there, it waits for confirmation like a touch. */
  drag(nth: number, { x, y, state, finger }: Drag): void {
    if (this.at !== nth || !this.#held) this.take(nth);
    if (state === "moving") this.#hold({ x, y }, finger);
    else this.#letGo(state === "dropped");
  }

  #hold(pointer: Point, finger: boolean): void {
    const tab = targetAt(pointer.x, pointer.y, "tab");
    if (tab && this.open.includes(tab)) this.show(tab);
    const targets = litPlaces();
    const size = targets[0]?.size ?? 0;
    const middle = hangsAt(pointer, size, finger);
    const half = firstHalf(middle, readTile(this.tile).shape, size);
    this.#held = { ...middle, tile: this.tile, size, aimed: aimedAt(half, targets) };
  }

  #letGo(dropped: boolean): void {
    const move = dropped ? this.#held?.aimed : null;
    if (move && prefs.confirm) this.#chosen = move;
    else if (move) this.place(move);
    else this.#return();
    this.#held = null;
  }

  /** Dropped elsewhere, a tile returns to the hand. */
  #return(): void {
    const held = document.querySelector(".held");
    const hand = document.querySelector(".dock .tile.chosen");
    if (held && hand) fly(held.querySelector("svg"), held.getBoundingClientRect(), hand.getBoundingClientRect());
  }
}

export function tipFor(tile: string): TipName {
  return readTile(tile).shape === "single" ? "place" : "duplex";
}

/** The highlighted places that are visible. */
function litPlaces(): Target[] {
  const spots = [...document.querySelectorAll<HTMLElement>(".spot[data-move]")];
  return spots.flatMap((spot) => {
    const { left, top, width, height } = spot.getBoundingClientRect();
    if (width === 0) return [];
    return [{ move: spot.dataset.move ?? "", x: left + width / 2, y: top + height / 2, size: width }];
  });
}
