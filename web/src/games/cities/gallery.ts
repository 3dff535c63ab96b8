/** States of Between Two Cities, for /gallery: real tables, from web/fixtures. */
import beginner from "../../../fixtures/cities-beginner.json";
import seven from "../../../fixtures/cities-7.json";
import three from "../../../fixtures/cities-3.json";
import two from "../../../fixtures/cities-two.json";
import expert from "../../../fixtures/cities-expert.json";
import recorded from "../../../fixtures/cities-3-replay.json";
import recordedSolo from "../../../fixtures/cities-expert-replay.json";
import stages from "../../../fixtures/campaign.json";
import type { Replay } from "$lib/server/api";
import { entry, type GalleryEntry, type TableProps } from "$lib/props";
import type { Table } from "$lib/types";
import FilmView from "../../pages/replay/FilmView.svelte";
import { readFilm } from "../../pages/replay/steps";
import { openedTable } from "../opened-table";
import type { CitiesGame, CitiesHelp } from "./types";
import CampaignSheet from "./campaign/CampaignSheet.svelte";
import SoloPage from "./pages/SoloPage.svelte";
import CitiesScoring from "./scoring/CitiesScoring.svelte";
import CitiesTable from "./CitiesTable.svelte";
import CitiesPad from "./pad/CitiesPad.svelte";
import { newCities } from "./pad/pad";
import Pictures from "./gallery/Pictures.svelte";
import TileSheet from "./gallery/TileSheet.svelte";

type Props = TableProps<CitiesGame, CitiesHelp> & { hold?: boolean };

const nothing = (): void => undefined;

const props = openedTable<CitiesGame, CitiesHelp>;

function shown(name: string, fixture: unknown, more: Partial<Props> = {}): GalleryEntry {
  return entry(name, CitiesTable as never, { ...props(fixture), ...more } as unknown as Record<string, unknown>);
}

function scored(name: string, fixture: unknown, change: object = {}): GalleryEntry {
  const { table, view, names } = props(fixture);
  return entry(name, CitiesScoring as never, { table, outcome: { ...table.outcome, ...change }, view, names } as never);
}

function film(name: string, replay: { table: unknown }): GalleryEntry {
  return entry(name, FilmView, { table: replay.table as Table, film: readFilm(replay as unknown as Replay) });
}

function campaign(name: string, data: object, tables: number): GalleryEntry {
  const shownData = { id: "gallery", tables: Array.from({ length: tables }, String), ...data };
  return entry(name, CampaignSheet as never, { campaign: shownData, busy: false, onplay: nothing, onchoose: nothing } as never);
}

/** As if all scores were equal: C6.2, then C6.3 or C6.4. */
function tied(places: number[], tieBreak: string, ...steps: [reason: string, ...values: [seat: number, value: number][]][]): object {
  const tie_steps = steps.map(([reason, ...values]) => ({ reason, compared: values.map(([seat, value]) => ({ seat, value })) }));
  const winners = places.flatMap((place, nth) => (place === 1 ? [nth + 1] : []));
  return { scores: [57, 57, 57], winners, places, tie_break: tieBreak, tie_steps };
}

/** Between two rounds nobody acts. */
function quiet(view: { game: object }): object {
  return { ...view, game: { ...view.game, acting: [] }, legal: [] };
}

const [target = "", second = ""] = three.placing.views["1"].legal;

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
  shown("waiting", three.waiting),
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
      { seat: 2, move: second },
    ],
  }),
  shown(
    "round",
    { ...three["placing-duplex"], views: { 1: quiet(three["placing-duplex"].views["1"]) } },
    { line: "Round 3: single tiles, passed to the right" },
  ),
  shown("duplexes", three.duplexes),
  shown("placing-duplex", three["placing-duplex"]),
  shown("spectator", three["placing-late"], { seat: 0 }),
  shown("over", three.over),
  shown("seven-picking", seven.picking),
  shown("seven-placing", seven["placing-late"]),
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
  scored("scoring", three.over),
  scored("scoring-seven", seven.over),
  scored("scoring-tie", three.over, tied([3, 2, 1], "shops", ["higher-city", [1, 57], [2, 60], [3, 60]], ["shops", [2, 4], [3, 5]])),
  scored("scoring-shared", three.over, tied([3, 1, 1], "shared", ["higher-city", [1, 57], [2, 60], [3, 60]])),
  scored("scoring-two", two.over),
  scored("scoring-expert", expert.over),
  film("replay", recorded),
  film("replay-solo", recordedSolo),
  campaign("campaign-begun", stages.begun, 0),
  campaign("campaign-bonus", stages["bonus-2"], 2),
  campaign("campaign-after", stages["after-2"], 3),
  campaign("campaign-over", stages["after-3"], 3),
  entry("pad", CitiesPad, { pad: painted }),
  entry("pad-solo", CitiesPad, { pad: solo }),
  entry("pad-more-parks-than-the-box-holds", CitiesPad, { pad: beyondTheBox }),
  entry("solo-start", SoloPage, {}),
];
