/** Between Two Cities: tiles are placed one after another once the reveal is over, and the Automas' cards turn
    up one by one. */
import { oneBeat, type Beat, type Turn } from "$lib/pace/beats";
import type { SeatView, StoryEvent, Views } from "$lib/types";
import { turnedCards } from "./model/automa";
import { revealTime } from "./model/reveal-time";
import type { CitiesHelp, CityData, DraftGame, SoloGame } from "./types";

const PLACING = 550;
/** My own tile has its moment before the Automas think. */
const BEFORE_CARDS = 700;
const CARD = 1500;
const AUTOMACITY = "B";

type SoloView = SeatView<SoloGame, CitiesHelp>;

export default function split(turn: Turn): Beat[] {
  const game = Object.values(turn.after.views)[0]?.game as DraftGame | SoloGame | undefined;
  if (!game) return [oneBeat(turn)];
  if ("decisions" in game) return splitAutomas(turn, game);
  return [oneBeat(turn, draftTime(turn.news, game))];
}

function draftTime(news: readonly StoryEvent[], game: DraftGame): number {
  if (news.some(({ kind }) => kind === "reveal")) return revealTime(game).lasts;
  return news.some(({ kind }) => kind === "place") ? PLACING : 0;
}

/** One beat before the first card and one per card; the last shows everything. */
function splitAutomas(turn: Turn, game: SoloGame): Beat[] {
  const places = turn.news.flatMap(({ kind }, i) => (kind === "card" ? [i] : []));
  const cards = turnedCards(game.decisions);
  if (places.length === 0 || places.length !== cards.length) return [oneBeat(turn)];
  const waiting = places.map((told, nth) => ({ views: after(nth, turn), told, lasts: nth === 0 ? BEFORE_CARDS : CARD }));
  return [...waiting, oneBeat(turn)];

  /** The table when this many cards have been turned up. */
  function after(turned: number, { before, after }: Turn): Views {
    const seats = Object.keys(after.views).filter((seat) => seat in before.views);
    return Object.fromEntries(seats.map((seat) => [seat, thinking(before.views[seat] as SoloView, after.views[seat] as SoloView)]));

    function thinking(old: SoloView, now: SoloView): SoloView {
      const decisions = cards.slice(0, turned).flatMap((card) => card.decisions) as SoloGame["decisions"];
      const cities = now.game.cities.map((city): CityData => (city.city === AUTOMACITY ? (cityB(old) ?? city) : city));
      const game: SoloGame = { ...now.game, phase: "automa", acting: [], waiting: [], to_place: [], decisions, cities };
      return { ...now, game, phase: old.phase, legal: [], undo: 0 };
    }
  }
}

const cityB = ({ game }: SoloView): CityData | undefined => game.cities.find(({ city }) => city === AUTOMACITY);
