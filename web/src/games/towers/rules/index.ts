import type { GameRules } from "../../module";
import Patterns from "../art/Patterns.svelte";
import FitsFigure from "./FitsFigure.svelte";
import QuickCard from "./QuickCard.svelte";
import { TOWERS } from "./structure";
import TallyFigure from "./TallyFigure.svelte";
import { loadTexts } from "./texts";

const rules: GameRules = {
  pages: { towers: { chapters: TOWERS, load: loadTexts, QuickCard } },
  figures: {
    fits: { component: FitsFigure, props: {} },
    tally: { component: TallyFigure, props: {} },
  },
  Definitions: Patterns,
};

export default rules;
