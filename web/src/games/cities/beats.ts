/** Between Two Cities: tiles are placed one after another once the reveal is over, the Automas' cards turn up one
    by one, and a new round is announced before its tiles are dealt. */
import { oneBeat, type Beat, type Turn } from "$lib/pace/beats";
import type { SeatView, StoryEvent, Views } from "$lib/types";
import { turnedCards } from "./model/automa";
import { revealTime } from "./model/reveal-time";
import { roundLine } from "./model/rounds";
import type { CitiesGame, CitiesHelp, CityData, DraftGame, SoloGame } from "./types";

const PLACING = 550;
/** My own tile has its moment before the Automas think. */
const BEFORE_CARDS = 700;
const CARD = 1500;
/** Long enough to read a line. */
const ROUND = 1700;
const AUTOMACITY = "B";

type CitiesView = SeatView<CitiesGame, CitiesHelp>;
type SoloView = SeatView<SoloGame, CitiesHelp>;

export default function split(turn: Turn): Beat[] {
  const game = Object.values(turn.after.views)[0]?.game as DraftGame | SoloGame | undefined;
  if (!game) return [oneBeat(turn)];
  const beats = "decisions" in game ? splitAutomas(turn, game) : [oneBeat(turn, draftTime(turn.news, game))];
  return announced(turn, game, beats);
}

/** The last tile of a round lands, then a line says what comes. The last beat has it too, to be read out where beats
    take no time. */
function announced(turn: Turn, game: DraftGame | SoloGame, beats: Beat[]): Beat[] {
  const begins = turn.news.findIndex(({ kind }) => kind === "round");
  const line = roundLine(game);
  const last = beats.at(-1);
  if (begins < 0 || !line || !last || Object.keys(turn.before.views).length === 0) return beats;
  const views = between(turn);
  return [
    { views, told: begins, lasts: PLACING },
    { views, told: begins + 1, lasts: ROUND, lines: [line] },
    ...beats.slice(0, -1).filter(({ told }) => told > begins),
    { ...last, lines: [line] },
  ];
}

/** The table after a round: everything is placed, and nobody has anything to do. */
function between({ before, after }: Turn): Views {
  const seats = Object.keys(after.views).filter((seat) => seat in before.views);
  return Object.fromEntries(seats.map((seat) => [seat, idle(before.views[seat] as CitiesView, after.views[seat] as CitiesView)]));
}

function idle(old: CitiesView, now: CitiesView): CitiesView {
  const done = { cities: now.game.cities, acting: [] };
  const help = { ...old.help, factories: now.help.factories, adds: {}, others: {}, first: {}, suggest: {} };
  const game: CitiesGame =
    "decisions" in old.game
      ? { ...old.game, ...done, to_place: [], decisions: [] }
      : { ...old.game, ...done, hand: [], seats: old.game.seats.map(placed) };
  return { ...old, game, help, legal: [], undo: 0 };
}

const placed = (seat: DraftGame["seats"][number]): DraftGame["seats"][number] => ({ ...seat, unplaced: [] });

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
