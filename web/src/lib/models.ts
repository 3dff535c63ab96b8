// Made by `python -m draftingtable.server.http.typescript`; changes belong into server/models/.
// What the HTTP API takes and answers. The WebSocket's messages are in docs/protocol.md.

export interface About {
  name: string;
  version: string;
  protocol: number;
  compiled: boolean;
  games: AboutGame[];
  phrases: string[];
  questions: string[];
  limits: Record<string, number>;
}

export interface AboutGame {
  name: string;
  rules: number;
  modes: string[];
  options: AboutOption[];
  /** the least and the most, by mode */
  players: Record<string, number[]>;
  /** of bots, from the weakest to the strongest */
  levels: string[];
  usual_level: string;
  solo_levels?: Record<string, unknown>[] | null;
}

export interface AboutOption {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  rule: string;
  /** those in which it exists; none: all */
  modes: (boolean | number | string)[];
}

export interface Bonus {
  city: string;
  type: "shops" | "factories" | "taverns" | "offices" | "parks" | "houses";
  points: number;
}

export interface Campaign {
  id: string;
  mode: "beginner" | "expert";
  level: number;
  length: number;
  games: CampaignGame[];
  /** the bonuses to choose from after the last game */
  choices: Bonus[];
  total: number;
  over: boolean;
  /** the tables of its games, in order; one more than games while one is played */
  tables: string[];
}

export interface CampaignAnswer {
  campaign: Campaign;
}

export interface CampaignGame {
  scores: number[];
  won: boolean;
  cities: Record<string, CityPoints>;
  /** the letter of the lower city; both if they are equal */
  lower: string[];
  bonus: Bonus | null;
  points: number;
  record: string;
}

export interface CampaignNext {
  campaign: Campaign;
  table: Table;
}

export interface ChooseBonus {
  kind: string;
  city?: string | null;
}

/** What each type of building has scored in a city. */
export interface CityPoints {
  shops: number;
  factories: number;
  taverns: number;
  offices: number;
  parks: number;
  houses: number;
}

export interface Clock {
  kind: "none" | "move" | "bank" | "days";
  seconds?: number | null;
  increment?: number | null;
  days?: number | null;
}

export interface ClockState {
  /** milliseconds */
  left: number;
  running: boolean;
}

export interface ComparedSeat {
  seat: number;
  value: number;
}

export interface End {
  /** from 1 */
  seat: number;
  agree?: boolean;
}

export interface Error {
  error: ErrorBody;
}

export interface ErrorBody {
  /** `error-<code>` in the language files */
  code: string;
  /** a numbered rule (T4.1, C3.4) or nothing */
  rule: string;
  params: Record<string, unknown>;
  /** of a record, where one is wrong; from 1 */
  line?: number | null;
}

export interface Fairness {
  commitment: string | null;
  nonces: string[];
  order: number[] | null;
  start_drawn: boolean;
  secret: string | null;
}

export interface Join {
  seat?: number | null;
  nickname?: string | null;
  /** to the seating question (C1.3) */
  answer?: string | null;
  nonce?: string | null;
}

export interface LineResult {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface LineSeat {
  kind: string;
  nickname: string;
  level: string | null;
}

export interface Me {
  /** a public id; none before the first `POST /me` */
  player: string | null;
  nickname: string;
}

export interface Moment {
  number: number;
  views: Record<string, unknown>;
  story_length: number;
}

export interface NewCampaign {
  mode?: "beginner" | "expert";
  level?: number;
  length?: 3 | 6;
  nickname?: string | null;
}

export interface NewTable {
  options?: Record<string, boolean | number | string> | null;
  players?: number | null;
  seats?: SeatWish[] | null;
  clock?: Clock | null;
  at_zero?: "bot" | "default" | null;
  seating?: "random" | "order" | "question" | null;
  question?: string | null;
  start?: number | null;
  public?: boolean | null;
  spectators?: boolean | null;
  chat?: boolean | null;
  hints?: boolean | null;
  undo?: boolean | null;
  bot_pace?: number | null;
  game: "towers" | "cities";
  /** mine, if I have none yet */
  nickname?: string | null;
  /** for my seats, in their order */
  nonces?: string[] | null;
}

export interface NextGame {
  nonce?: string | null;
  /** false: I look at the commitment and start with a nonce of my own */
  start?: boolean;
}

export interface Nickname {
  nickname: string;
}

export interface OneSeat {
  /** from 1 */
  seat: number;
}

export interface Order {
  seats: number[];
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  /** what decided between equal scores; none if nothing had to */
  tie_break: "higher-city" | "shops" | "factories" | "taverns" | "offices" | "parks" | "houses" | "shared" | null;
  breakdown: Record<string, unknown>[];
  tie_steps: TieStep[];
}

export interface Play {
  game: "towers" | "cities";
  options?: Record<string, boolean | number | string> | null;
  players?: number | null;
  level?: string | null;
  nickname?: string | null;
  nonce?: string | null;
  /** false: I look at the commitment and start with a nonce of my own */
  start?: boolean;
}

export interface Ready {
  /** from 1 */
  seat: number;
  ready: boolean;
  /** in place of the one that the seat had */
  nonce?: string | null;
}

export interface RecordText {
  text: string;
}

export interface Rename {
  /** from 1 */
  seat: number;
  nickname: string;
}

export interface Replace {
  /** from 1 */
  seat: number;
  level?: string | null;
}

export interface Replay {
  moments: Moment[];
  story: Record<string, unknown>[];
}

export interface Seat {
  seat: number;
  kind: "open" | "player" | "bot" | "automa";
  player: string | null;
  nickname: string;
  level: string | null;
  here: boolean;
  ready: boolean;
  mine: boolean;
  stand_in: string | null;
  resigned: boolean;
  /** would the game end if this seat resigned now? */
  resign_ends: boolean;
  answer?: string | null;
}

export interface SeatOrAll {
  seat?: number | null;
}

export interface SeatWish {
  kind: "open" | "me" | "bot";
  level?: string | null;
  nickname?: string | null;
}

export interface SeatingAnswer {
  /** from 1 */
  seat: number;
  text: string;
}

export interface SetSeat {
  /** from 1 */
  seat: number;
  kind: "open" | "bot";
  level?: string | null;
  nickname?: string | null;
}

/** A table's settings, with all defaults filled in. */
export interface ShownSettings {
  game: "towers" | "cities";
  options: Record<string, boolean | number | string>;
  players: number;
  seats: SeatWish[];
  clock: Clock;
  at_zero: "bot" | "default";
  seating: "random" | "order" | "question";
  question: string;
  start: number | null;
  public: boolean;
  spectators: boolean;
  chat: boolean;
  hints: boolean;
  undo: boolean;
  bot_pace: number;
}

export interface Start {
  /** for my seats, in their order, in place of what they had */
  nonces?: string[] | null;
  /** bots take the seats that are still open */
  fill?: boolean;
  /** of those bots */
  level?: string | null;
}

export interface Table {
  id: string;
  code: string;
  state: "open" | "running" | "finished" | "expired";
  created: number;
  host: string;
  settings: ShownSettings;
  seats: Seat[];
  start: number | null;
  commitment: string | null;
  rematch: string | null;
  rematch_of: string | null;
  campaign: string | null;
  expires: number | null;
  waiting_for: number[];
  clocks: Record<string, ClockState> | null;
  end_offers: number[];
  replace_votes: Record<string, number>;
  outcome: Outcome | null;
}

export interface TableAnswer {
  table: Table;
}

/** Some of a table's settings; what is left out stays as it is. */
export interface TableChanges {
  options?: Record<string, boolean | number | string> | null;
  players?: number | null;
  seats?: SeatWish[] | null;
  clock?: Clock | null;
  at_zero?: "bot" | "default" | null;
  seating?: "random" | "order" | "question" | null;
  question?: string | null;
  start?: number | null;
  public?: boolean | null;
  spectators?: boolean | null;
  chat?: boolean | null;
  hints?: boolean | null;
  undo?: boolean | null;
  bot_pace?: number | null;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  code: string;
  state: "open" | "running" | "finished" | "expired";
  game: "towers" | "cities";
  mode: string | null;
  players: number;
  open_seats: number;
  host: string;
  seats: LineSeat[];
  bots: number;
  clock: Clock;
  public: boolean;
  spectators: boolean;
  created: number;
  updated: number;
  ended: number | null;
  campaign: string | null;
  result: LineResult | null;
}

export interface TableList {
  tables: TableLine[];
  cursor: string | null;
}

/** One comparison that decided between seats that were equal until then. */
export interface TieStep {
  reason: "higher-city" | "shops" | "factories" | "taverns" | "offices" | "parks" | "houses";
  compared: ComparedSeat[];
}

/** Every call, below `/api/v1`. */
export interface Calls {
  /** The games with their options, the levels of bots, quick phrases and limits. */
  "GET /about": {
    answer: About;
  };
  /** A new campaign: three or six games of the same mode and level. */
  "POST /campaigns": {
    body: NewCampaign;
    answer: CampaignAnswer;
  };
  /** Show */
  "GET /campaigns/{campaign_id}": {
    answer: CampaignAnswer;
  };
  /** Choose the last game's bonus: a building type of the lower city, each type once. */
  "POST /campaigns/{campaign_id}/bonus": {
    body: ChooseBonus;
    answer: CampaignAnswer;
  };
  /** The table of the game that is being played, or of the next one, which takes the nonce. It is started, unless I want to do that myself. */
  "POST /campaigns/{campaign_id}/next": {
    body: NextGame | null;
    answer: CampaignNext;
  };
  /** Who I am on this device. */
  "GET /me": {
    answer: Me;
  };
  /** Say who I am: sets the cookie. */
  "POST /me": {
    body: Nickname;
    answer: Me;
  };
  /** One click: a table with me and bots, started unless I want to do that myself. */
  "POST /play": {
    body: Play;
    answer: TableAnswer;
  };
  /** A finished game from its record, as a finished table of mine. */
  "POST /records": {
    body: RecordText;
    answer: TableAnswer;
  };
  /** The score pad: a sheet as `draftingtable score` reads it, alone or as `{sheet}`. */
  "POST /score/{game}": {
    body: unknown;
    answer: Record<string, unknown>;
  };
  /** Public tables, newest first; with `mine`, all of mine. `player` finds finished games. */
  "GET /tables": {
    query: { state?: "open" | "running" | "finished" | "expired" | null; mine?: boolean; player?: string | null; game?: "towers" | "cities" | null; cursor?: string | null };
    answer: TableList;
  };
  /** A new table. Seats of kind `me` are taken at once. */
  "POST /tables": {
    body: NewTable;
    answer: TableAnswer;
  };
  /** A table, by the 22 characters of its link or by its code. */
  "GET /tables/{table_id}": {
    answer: TableAnswer;
  };
  /** Answer the seating question (C1.3). */
  "POST /tables/{table_id}/answer": {
    body: SeatingAnswer;
    answer: TableAnswer;
  };
  /** The host gives the table up before anything was played. */
  "POST /tables/{table_id}/close": {
    answer: TableAnswer;
  };
  /** Agree to end the game now; when all have, it is over. */
  "POST /tables/{table_id}/end": {
    body: End;
    answer: TableAnswer;
  };
  /** What the deal followed from: the commitment and nonces; after the end the secret too. */
  "GET /tables/{table_id}/fairness": {
    answer: Fairness;
  };
  /** Sit down: in that seat, or in the first that is free. */
  "POST /tables/{table_id}/join": {
    body: Join;
    answer: TableAnswer;
  };
  /** The table was warned, and shall not expire. */
  "POST /tables/{table_id}/keep": {
    answer: TableAnswer;
  };
  /** Stand up. While a game runs, a bot takes over until I return. */
  "POST /tables/{table_id}/leave": {
    body: SeatOrAll | null;
    answer: TableAnswer;
  };
  /** The host seats people anew: the old seats' numbers in their new order. */
  "POST /tables/{table_id}/order": {
    body: Order;
    answer: TableAnswer;
  };
  /** Ready */
  "POST /tables/{table_id}/ready": {
    body: Ready;
    answer: TableAnswer;
  };
  /** The game's record, as text; once it is over. */
  "GET /tables/{table_id}/record": {
    answer: string;
  };
  /** The next game of the same people, at a new table, with the next one to begin. */
  "POST /tables/{table_id}/rematch": {
    answer: TableAnswer;
  };
  /** Be called something else at this table. */
  "POST /tables/{table_id}/rename": {
    body: Rename;
    answer: TableAnswer;
  };
  /** Let a bot play for somebody who has gone: by the host at once, by others as a vote. */
  "POST /tables/{table_id}/replace": {
    body: Replace;
    answer: TableAnswer;
  };
  /** The whole game, moment by moment, from every seat; once it is over. `story` is all that happened; at each moment, the first `story_length` of it had. */
  "GET /tables/{table_id}/replay": {
    answer: Replay;
  };
  /** Give up for good; a bot plays the seat on. */
  "POST /tables/{table_id}/resign": {
    body: OneSeat;
    answer: TableAnswer;
  };
  /** Take one's seat back from the bot. */
  "POST /tables/{table_id}/return": {
    body: OneSeat;
    answer: TableAnswer;
  };
  /** The host seats a bot, or frees a seat. */
  "POST /tables/{table_id}/seat": {
    body: SetSeat;
    answer: TableAnswer;
  };
  /** The host changes some settings, before the game begins. */
  "POST /tables/{table_id}/settings": {
    body: TableChanges;
    answer: TableAnswer;
  };
  /** The host begins the game. Nonces drawn only now cannot have been known to the server. With `fill`, bots take the open seats in the same step: if the start is refused, no bot sits down. */
  "POST /tables/{table_id}/start": {
    body: Start | null;
    answer: TableAnswer;
  };
}
