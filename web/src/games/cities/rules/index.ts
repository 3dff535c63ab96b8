import type { Figure, GameRules } from "../../module";
import { CITY_FIGURES } from "./city-figures";
import CityFigure from "./CityFigure.svelte";
import FloatingFigure from "./FloatingFigure.svelte";
import QuickCard from "./QuickCard.svelte";
import RingFigure from "./RingFigure.svelte";
import { loadTexts as loadSolo } from "./solo-texts";
import SoloQuickCard from "./SoloQuickCard.svelte";
import { CITIES, SOLO } from "./structure";
import { loadTexts } from "./texts";

const drawn = Object.entries(CITY_FIGURES).map(([name, city]): [string, Figure] => [
  name,
  { component: CityFigure as unknown as Figure["component"], props: { ...city } },
]);

const rules: GameRules = {
  pages: {
    cities: { chapters: CITIES, load: loadTexts, QuickCard },
    solo: { chapters: SOLO, load: loadSolo, QuickCard: SoloQuickCard },
  },
  figures: {
    ring: { component: RingFigure, props: {} },
    floating: { component: FloatingFigure, props: {} },
    ...Object.fromEntries(drawn),
  },
};

export default rules;
