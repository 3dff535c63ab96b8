/** A floor's picture by type and value, cached. */
import type { Kind } from "../model/cards";
import { candyCentre, candyFloor, candyRoof } from "./candy";
import { horrorCentre, horrorFloor, horrorRoof } from "./horror";
import { junkCentre, junkFloor, junkRoof } from "./junk";
import { floorWidth } from "./measure";
import type { Ink, Layer } from "./pen";
import { sandCentre, sandFloor, sandRoof } from "./sand";
import { platform, slings } from "./special";
import { treeCentre, treeFloor, treeRoof } from "./tree";

interface Builder {
  floor: (value: number, width: number) => Layer[];
  roof: () => Layer[];
  centre: () => Layer[];
  /** The material of an 8's platform. */
  trim: Ink;
}

const BUILDERS: Record<Kind, Builder> = {
  c: { floor: candyFloor, roof: candyRoof, centre: candyCentre, trim: "light" },
  h: { floor: horrorFloor, roof: horrorRoof, centre: horrorCentre, trim: "deep" },
  t: { floor: treeFloor, roof: treeRoof, centre: treeCentre, trim: "light" },
  j: { floor: junkFloor, roof: junkRoof, centre: junkCentre, trim: "light" },
  s: { floor: sandFloor, roof: sandRoof, centre: sandCentre, trim: "light" },
};

const drawn = new Map<string, Layer[]>();

export function floorLayers(kind: Kind, value: number): Layer[] {
  const key = `${kind}${value}`;
  const known = drawn.get(key);
  if (known) return known;
  const layers = draw(BUILDERS[kind], value);
  drawn.set(key, layers);
  return layers;
}

/** What a card shows in the middle of its floor; a tower's floor has its number there. */
export function centreLayers(kind: Kind, value: number): Layer[] {
  return value === 0 ? [] : BUILDERS[kind].centre();
}

function draw(builder: Builder, value: number): Layer[] {
  if (value === 0) return builder.roof();
  const layers = builder.floor(value, floorWidth(value));
  if (value === 8) return layers.concat(platform(builder.trim));
  if (value === 9) return layers.concat(slings());
  return layers;
}
