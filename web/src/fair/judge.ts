/** The verdict on a finished game: what its record proves, compared with what this device kept of it. */
import type { Table } from "$lib/types";
import { pointsOf, returnedBy } from "./judge-record";
import { unlikeSeen } from "./deals";
import { mySeats } from "./lock";
import { mineAt, seenAt, type Mine, type Seen } from "./pins";
import { BadProof, readRecord, type Proof, type Proof2, type ReadRecord } from "./record";
import { readTerms, same } from "./terms";
import { bad, good, open, verdictOf, type Point, type Verdict } from "./verdict";

/** Good points, in the order in which they are read. */
const ORDER = ["secret", "people", "mine", "seating", "start", "deals", "seen"];

/** What this device knows of the table. */
export interface Kept {
  mine: Mine;
  seen: Seen;
  /** Whether one of the seats is mine. */
  seated: boolean;
}

export function keptOf(table: Table): Kept {
  return { mine: mineAt(table.id), seen: seenAt(table.id), seated: mySeats(table).length > 0 };
}

/** What a record proves by itself, as `draftingtable verify` says. */
export function judgeRecord(text: string): Verdict {
  return judged(text, () => []);
}

export function judge(text: string, kept: Kept): Verdict {
  return judged(text, (record, proof) => (proof.version === 2 ? keptPoints(record, proof, kept) : oldPoints(proof, kept)), kept.seen);
}

function judged(text: string, more: (record: ReadRecord, proof: Proof) => Point[], seen?: Seen): Verdict {
  try {
    const record = readRecord(text);
    if (!record.proof) return verdictOf([(seen?.lock ?? seen?.started) ? bad("bad-no-proof") : open("why-no-proof")]);
    const points = [...pointsOf(record, record.proof), ...more(record, record.proof)];
    return verdictOf(withoutTwins(points.map((point) => named(point, record.proof, seen))));
  } catch (problem) {
    if (problem instanceof BadProof) return verdictOf([bad("bad-header", { header: problem.header })]);
    throw problem;
  }
}

/** The names of those who did not show their number, where this device knows them. */
function named(point: Point, proof: Proof | null, seen?: Seen): Point {
  if (point.id !== "why-not-revealed" || proof?.version !== 2 || !seen?.lock) return point;
  const names = seen.lock.names.filter((_, place) => proof.commitments[place] !== null && proof.nonces[place] === null);
  return open("why-not-revealed-by", { names, count: names.length });
}

/** The record and this device may object to the same. */
function withoutTwins(points: Point[]): Point[] {
  const bad = new Set(points.filter(({ state }) => state === "bad").map(({ id }) => id.replace("bad-", "")));
  const first = new Map(points.filter(({ id }) => !bad.has(id)).map((point) => [point.id, point]));
  return [...first.values()].sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
}

/** Version 1 has no promises, so a game in which this device saw some is not version 1. */
function oldPoints({ commitment }: Proof, { seen }: Kept): Point[] {
  const points: Point[] = [];
  if (seen.commitment && seen.commitment !== commitment) points.push(bad("bad-commitment"));
  if (seen.lock ?? seen.started) points.push(bad("bad-version"));
  return points;
}

function keptPoints(record: ReadRecord, proof: Proof2, kept: Kept): Point[] {
  const { seen } = kept;
  const contradictions = [...pinnedPoints(proof, seen), ...startPoints(record, proof, seen), ...seenPoints(record, proof, seen)];
  const shared = record.dealtBefore || readTerms(proof.terms)?.daily !== undefined; // no device could take part
  return shared ? contradictions : [...contradictions, ...minePoints(proof, kept)];
}

/** The promises must be those that this device saw, before anybody showed a number. */
function pinnedPoints(proof: Proof2, { commitment, lock, started, problem }: Seen): Point[] {
  const points: Point[] = [];
  if (problem && problem !== "other") points.push(bad(`bad-refused-${problem}`));
  if (commitment && commitment !== proof.commitment) points.push(bad("bad-commitment"));
  const promised = lock ?? started;
  if (promised && !same(promised.commitments, proof.commitments)) points.push(bad("bad-lock"));
  if (promised && promised.terms !== proof.terms) points.push(bad("bad-terms"));
  return points;
}

/** Who sat where and who began must be what this device saw. */
function startPoints(record: ReadRecord, proof: Proof2, { before, after, start, began }: Seen): Point[] {
  const points: Point[] = [];
  const other = (start !== undefined && start !== record.start) || (began !== null && began !== record.start);
  if (other) points.push(bad("bad-start"));
  if (before && after && !same(reordered(before, proof), after)) points.push(bad("bad-seating"));
  return points;
}

function reordered(before: readonly string[], { drawnOrder, terms }: Proof2): (string | undefined)[] {
  const seating = readTerms(terms)?.seating;
  const order = drawnOrder ?? (Array.isArray(seating) ? seating : []);
  return [...order.map((seat) => before[seat - 1]), ...before.slice(order.length)];
}

function seenPoints(record: ReadRecord, proof: Proof2, seen: Seen): Point[] {
  const wrong = unlikeSeen(record.lines, seen);
  if (wrong > 0) return [bad("bad-seen", { number: wrong })];
  const returned = returnedBy(record, proof);
  if (seen.returned.some((items, place) => items !== returned[place])) return [bad("bad-moves")];
  const count = seen.dealt.filter((line) => line !== "").length;
  return count > 0 ? [good("seen", { count })] : [];
}

/** My own number is what makes it a proof for me. */
function minePoints(proof: Proof2, { mine, seen, seated }: Kept): Point[] {
  const used = mine.numbers.map(({ commit }) => commit).filter((commit) => proof.commitments.includes(commit));
  if (!seated && used.length === 0) return [open("why-no-part")];
  if (seen.problem === "other") return [open("why-other-number")];
  if (used.length === 0) return [open(mine.numbers.length > 0 ? "why-other-number" : "why-nothing-kept")];
  if (seen.failed > 0) return [open("why-dealt-again")];
  if (!(seen.lock ?? seen.started) || !seen.commitment) return [open("why-nothing-kept")];
  const silent = used.filter((commit) => proof.nonces[proof.commitments.indexOf(commit)] === null);
  if (silent.some((commit) => mine.acknowledged.includes(commit))) return [bad("bad-dropped")];
  return silent.length > 0 ? [open("why-mine-late")] : [good("mine", { count: used.length })];
}
