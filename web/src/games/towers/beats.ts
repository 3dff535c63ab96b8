/** 5 Towers: every bid and every card is a beat. The end of a round has three: the last card lands, the
    rest is swept away while a line says who took what, and the next cards are dealt. When the draw pile has run
    out, another line announces the new one before the deal. */
import { oneBeat, type Beat, type BeatLine, type Turn } from "$lib/pace/beats";
import type { SeatView, StoryEvent, Views } from "$lib/types";
import { signed } from "$lib/words/numbers";
import { leftOut, roundsFrom } from "./model/model";
import type { SentHelp, TowersGame } from "./types";

type TowersView = SeatView<TowersGame, SentHelp>;

const TIMES: Record<string, number> = {
  bid: 650,
  pass: 550,
  builds: 300,
  build: 700,
  raze: 800,
  withdraw: 900,
  deal: 850,
  "last-round": 500,
};
/** A 9 is lowered by the crane. */
const CRANE = 1300;
const SWEEPING = 1900;
/** Time to read that the game is in its second half, which is much shorter. */
const SHUFFLING = 2600;
/** Time to read why the bidding is over. */
const TAKING_ALL = 1900;

export default function split(turn: Turn): Beat[] {
  const clear = turn.news.findIndex(({ kind }) => kind === "clear");
  if (clear < 1 || Object.keys(turn.before.views).length === 0) return [withinRound(turn)];
  const rest = turn.news.slice(clear + 1);
  const announced: Beat[] = [
    { views: between(turn, swept), told: clear + 1, lasts: SWEEPING, lines: [takingLine(turn), ...startLine(turn)] },
    ...shuffling(turn, clear + 1),
  ];
  return [
    { views: between(turn, landed), told: clear, lasts: timeOf(turn.news.slice(0, clear)) },
    ...announced,
    { ...oneBeat(turn, timeOf(rest)), lines: announced.flatMap(({ lines = [] }) => lines) },
  ];
}

/** A bid for all the cards ends the bidding (T4.1c), which a line explains to everyone but the bidder. */
function withinRound(turn: Turn): Beat {
  const beat = oneBeat(turn, timeOf(turn.news));
  const builds = turn.news.find(({ kind }) => kind === "builds");
  const views = Object.entries(turn.after.views);
  const game = views[0]?.[1].game as TowersGame | undefined;
  if (!builds || !game || views.some(([seat]) => Number(seat) === builds.seat) || leftOut(game).length === 0) return beat;
  return {
    ...beat,
    lasts: TAKING_ALL,
    lines: [{ id: "beat-takes-all", params: { seat: Number(builds.seat), number: Number(builds.number) } }],
  };
}

function shuffling(turn: Turn, at: number): Beat[] {
  const event = turn.news[at];
  if (event?.kind !== "reshuffle") return [];
  const line = { id: "beat-reshuffle", params: { cards: Number(event.cards), rounds: roundsFrom(Number(event.cards)) } };
  return [{ views: between(turn, shuffled), told: at + 1, lasts: SHUFFLING, lines: [line] }];
}

function timeOf(events: readonly StoryEvent[]): number {
  return events.reduce((sum, { kind, card }) => sum + (kind === "build" && String(card).endsWith("9") ? CRANE : (TIMES[kind] ?? 0)), 0);
}

/** The views between two rounds, when nobody may act. */
function between({ before, after, news }: Turn, picture: (old: TowersGame, now: TowersGame, last: StoryEvent) => TowersGame): Views {
  const last = news[0] as StoryEvent;
  const seats = Object.keys(after.views).filter((seat) => seat in before.views);
  return Object.fromEntries(seats.map((seat) => [seat, quiet(before.views[seat], after.views[seat])]));

  function quiet(old: SeatView | undefined, now: SeatView | undefined): SeatView {
    const [then, next] = [old as TowersView, now as TowersView];
    return { ...then, game: picture(then.game, next.game, last), help: { points: next.help.points }, legal: [], undo: 0 };
  }
}

/** The old round, with its last card on its tower or its last bid made. */
function landed(old: TowersGame, now: TowersGame, last: StoryEvent): TowersGame {
  const { towers, razed } = now;
  const bids = old.bids.map((bid, i) => (last.kind === "pass" && last.seat === i + 1 ? "pass" : bid));
  return { ...old, towers, razed, bids, acting: [], left: 0, display: without(old.display, last.card) };
}

function swept(old: TowersGame, now: TowersGame, last: StoryEvent): TowersGame {
  const left = landed(old, now, last);
  return { ...left, display: [], discard: [...left.discard, ...left.display] };
}

/** Everything that was discarded is in the draw pile again, and nothing has been dealt from it. */
function shuffled(old: TowersGame, now: TowersGame, last: StoryEvent): TowersGame {
  return { ...swept(old, now, last), discard: [], pass: now.pass, unseen: [...now.unseen, ...now.display] };
}

function without(display: readonly string[], card: unknown): string[] {
  const place = display.indexOf(String(card));
  return display.filter((_, i) => i !== place);
}

/** Who starts the next round, if there is one (T4.4, T4.5). */
function startLine({ after }: Turn): BeatLine[] {
  const { game } = Object.values(after.views)[0] as TowersView;
  return game.phase === "over" ? [] : [{ id: "beat-starts", params: { seat: game.start } }];
}

/** Who took how many cards, and for how many points if this device knows. */
function takingLine({ before, after, past }: Turn): BeatLine {
  const [old, now] = [Object.values(before.views)[0] as TowersView, Object.values(after.views)[0] as TowersView];
  const seat = old.game.builder;
  const number = seat === null ? 0 : old.game.bids[seat - 1];
  if (seat === null || typeof number !== "number" || number === 0) return { id: "beat-nobody-builds", params: {} };
  const started = past.findLast(({ views }) => isBidding(Object.values(views)[0] as TowersView, old.game.round));
  const none = old.game.round === 1 ? 0 : undefined;
  const points = started ? pointsOf(Object.values(started.views)[0] as TowersView, seat) : none;
  const total = pointsOf(now, seat);
  if (points === undefined || total === undefined) return { id: "beat-takes", params: { seat, number } };
  return { id: "beat-takes-for", params: { seat, number, gain: signed(total - points) } };
}

const isBidding = ({ game }: TowersView, round: number): boolean => game.round === round && game.phase === "bidding";
const pointsOf = ({ help }: TowersView, seat: number): number | undefined => help.points[seat - 1]?.total;
