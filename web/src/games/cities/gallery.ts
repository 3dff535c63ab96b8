/** States of Between Two Cities, for /gallery: real views, made by gallery/make_fixtures.py. */
import { entry, type GalleryEntry, type TableProps } from "$lib/props";
import type { Ping, Proposal, SeatView, Table } from "$lib/types";
import type { CitiesGame, CitiesHelp, DraftGame } from "./types";
import CampaignSheet from "./campaign/CampaignSheet.svelte";
import SoloPage from "./pages/SoloPage.svelte";
import CitiesScoring from "./scoring/CitiesScoring.svelte";
import CitiesTable from "./CitiesTable.svelte";
import fixtures from "./gallery/fixtures.json";
import CitiesPad from "./pad/CitiesPad.svelte";
import { newCities } from "./pad/pad";
import Pictures from "./gallery/Pictures.svelte";
import TileSheet from "./gallery/TileSheet.svelte";

type View = SeatView<CitiesGame, CitiesHelp>;
type Scored = { over: unknown; outcome: unknown };
type Props = TableProps<CitiesGame, CitiesHelp> & { hold?: boolean };

const NAMES = ["Anna", "Péter", "Lina", "Władysław", "Kristjan", "Eglė", "Maximilian"];
const SOLO_NAMES = ["Anna", "Autommaso", "Automarta"];
const nothing = () => {};

function props(view: unknown, more: Partial<Props> = {}): Props {
  const found = view as View;
  const solo = found.game.mode === "beginner" || found.game.mode === "expert";
  return {
    table: {} as Table,
    view: found,
    seat: 1,
    names: solo ? SOLO_NAMES : NAMES.slice(0, found.game.players),
    story: [],
    proposals: [] as Proposal[],
    pings: [] as Ping[],
    hints: [],
    busy: false,
    send: nothing,
    undo: nothing,
    propose: nothing,
    withdraw: nothing,
    ping: nothing,
    announce: nothing,
    ...more,
  };
}

/** After my choice, while the others still think. */
function waiting(view: unknown): View {
  const before = view as SeatView<DraftGame, CitiesHelp>;
  const [one = "S", other = "F"] = before.game.hand;
  const seats = before.game.seats.map((seat) => ({ ...seat, picked: seat.seat !== 2 }));
  return { ...before, legal: [], game: { ...before.game, pick: [one, other], hand: before.game.hand.slice(2), seats } };
}

function shown(name: string, view: unknown, more: Partial<Props> = {}): GalleryEntry {
  return entry(name, CitiesTable as never, props(view, more) as unknown as Record<string, unknown>);
}

function scored(name: string, game: Scored, step: number): GalleryEntry {
  const { view, names } = props(game.over);
  return entry(name, CitiesScoring as never, { table: {}, outcome: game.outcome, view, names, step } as never);
}

function campaign(name: string, data: unknown, tables: number): GalleryEntry {
  const shownData = { id: "gallery", tables: Array.from({ length: tables }, String), ...(data as object) };
  return entry(name, CampaignSheet as never, { campaign: shownData, busy: false, onplay: nothing, onchoose: nothing } as never);
}

/** The same cities, as if all scores were equal: C6.2, then C6.3 or C6.4. */
function tied(winners: number[], tieBreak: string, ...steps: [reason: string, ...values: [seat: number, value: number][]][]): Scored {
  const tie_steps = steps.map(([reason, ...values]) => ({ reason, compared: values.map(([seat, value]) => ({ seat, value })) }));
  return { over: three.over, outcome: { ...three.outcome, scores: [57, 57, 57], winners, tie_break: tieBreak, tie_steps } };
}

const { three, five, seven, two, beginner, expert } = fixtures;
const target = (three["placing"] as unknown as View).legal[0] ?? "";

const painted = newCities(3);
painted.cities[0] = "SSSSHHOmOPOOOPHP";
const solo = newCities(1);
solo.cities = ["SSSSHHOmOPOOOPHP", "FFFOHHOmOPOOOPHP"];
solo.automacity = { ...solo.automacity, P: 3, d: 1, m: 1, e: 2, S: 4, F: 1, O: 1, H: 3 };
solo.levelPoints = -8;
const beyondTheBox = newCities(3);
beyondTheBox.cities = beyondTheBox.cities.map(() => "P".repeat(16));

export const entries: GalleryEntry[] = [
  entry("tiles", TileSheet, {}),
  entry("pictures", Pictures, {}),
  shown("picking", three.first),
  shown("picking-late", three.late),
  shown("waiting", waiting(three.late)),
  shown("reveal", three["placing-late"], { hold: true }),
  shown("placing", three.placing),
  shown("placing-late", three["placing-late"]),
  shown("proposal", three.placing, {
    proposals: [{ seat: 2, move: target }],
    pings: [{ seat: 2, city: target.split(" ")[2] ?? "A", square: "0,0", at: 1 }],
  }),
  shown("proposals", three.placing, {
    proposals: [
      { seat: 2, move: target },
      { seat: 1, move: target },
      { seat: 2, move: (three["placing"] as unknown as View).legal[1] ?? "" },
    ],
  }),
  shown("duplexes", three.duplexes),
  shown("placing-duplex", three["placing-duplex"]),
  shown("spectator", three["placing-late"], { seat: 0 }),
  shown("over", three.over),
  shown("seven-picking", seven.picking),
  shown("seven-placing", seven.placing),
  shown("two-picking", two.picking),
  shown("two-placing", two["placing-late"]),
  shown("beginner-first", beginner.first),
  shown("beginner-assigning", beginner.assigning),
  shown("beginner-duplexes", beginner.duplexes),
  shown("beginner-placing", beginner["placing-late"]),
  shown("expert-assigning", expert.assigning),
  shown("expert-duplexes", expert.duplexes),
  shown("expert-placing-duplex", expert["placing-duplex"]),
  shown("expert-placing", expert["placing-late"]),
  scored("scoring-begins", three, 2),
  scored("scoring", three, 7),
  scored("scoring-five", five, 7),
  scored("scoring-seven", seven, 7),
  scored("scoring-tie", tied([3], "shops", ["higher-city", [1, 57], [2, 60], [3, 60]], ["shops", [2, 4], [3, 5]]), 7),
  scored("scoring-shared", tied([2, 3], "shared", ["higher-city", [1, 57], [2, 60], [3, 60]]), 7),
  scored("scoring-two", two, 7),
  scored("scoring-expert", expert, 7),
  campaign("campaign-begun", fixtures.campaign.begun, 0),
  campaign("campaign-bonus", fixtures.campaign["bonus-2"], 2),
  campaign("campaign-after", fixtures.campaign["after-2"], 3),
  campaign("campaign-over", fixtures.campaign["after-3"], 3),
  entry("pad", CitiesPad, { pad: painted }),
  entry("pad-solo", CitiesPad, { pad: solo }),
  entry("pad-more-parks-than-the-box-holds", CitiesPad, { pad: beyondTheBox }),
  entry("solo-start", SoloPage, {}),
];
