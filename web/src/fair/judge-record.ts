/** What a record alone can prove: that its commitments match, and that everything follows from them. */
import { gameDeals } from "../games/deals";
import { fromHex } from "./bytes";
import { commitTo, commitmentOf } from "./commitments";
import { redeal } from "./deals";
import { dealerFor, drawnOrder, drawnStart, materialOf1, materialOf2, type Material } from "./derivation";
import { type Proof, type Proof2, type ReadRecord } from "./record";
import { hasStart, readTerms, same, seatsToOrder, type Terms } from "./terms";
import { bad, good, open, type Point } from "./verdict";

/** All points of a record with a proof. */
export function pointsOf(record: ReadRecord, proof: Proof): Point[] {
  const material = materialOf(proof);
  return [
    ...secretPoints(proof),
    ...(proof.version === 2 ? peoplePoints(proof) : [open("why-version-1")]),
    ...(proof.version === 2 ? termsPoints(record, proof) : []),
    ...drawnPoints(record, proof, material),
    ...dealPoints(record, material),
    ...(record.dealtBefore ? [open("why-dealt-before")] : []),
  ];
}

function materialOf(proof: Proof): Material {
  if (proof.version === 1) return materialOf1(proof.secret, proof.nonces);
  const shares = proof.commitments.map((commitment, place) => ({
    commitment: fromHex(commitment),
    nonce: fromHex(proof.nonces[place]),
  }));
  return materialOf2(proof.terms, proof.secret, shares);
}

function secretPoints({ secret, commitment }: Proof): Point[] {
  return [commitmentOf(secret) === commitment ? good("secret") : bad("bad-secret")];
}

/** Every number must be the one that was promised. Whoever did not show theirs could have chosen between two deals. */
function peoplePoints({ commitments, nonces, terms }: Proof2): Point[] {
  const wrong = nonces.findIndex((nonce, place) => nonce !== null && commitTo(nonce) !== commitments[place]);
  if (wrong >= 0) return [bad("bad-number", { seat: wrong + 1 })];
  const shown = nonces.filter((nonce) => nonce !== null).length;
  const missing = commitments.filter((commitment, place) => commitment !== null && nonces[place] === null).length;
  const points = shown > 0 ? [good("people", { count: shown })] : [];
  if (missing > 0) points.push(open("why-not-revealed", { count: missing }));
  const nobody = commitments.every((commitment) => commitment === null);
  const date = readTerms(terms)?.daily;
  if (date !== undefined) points.push(nobody ? open("why-daily", { date }) : bad("bad-terms"));
  else if (nobody) points.push(open("why-nobody"));
  return points;
}

/** The terms in the key must be those of the record. */
function termsPoints(record: ReadRecord, proof: Proof2): Point[] {
  const terms = readTerms(proof.terms);
  const fit =
    terms !== null &&
    same([terms.game, terms.rules, terms.options, terms.players], [record.game, record.rules, record.options, record.seats]) &&
    terms.rules === gameDeals(terms.game)?.rules &&
    terms.people.length === proof.commitments.length &&
    startFits(terms, record, proof) &&
    seatingFits(terms, proof);
  return fit ? [] : [bad("bad-terms")];
}

/** The terms have a start player if and only if the game does: a server must not leave it out and choose later. */
function startFits({ game, start }: Terms, record: ReadRecord, { drawnStart }: Proof2): boolean {
  if ((start !== null) !== hasStart(game)) return false;
  return start === "drawn" ? drawnStart : !drawnStart && start === record.start;
}

function seatingFits(terms: Terms, { drawnOrder }: Proof2): boolean {
  if (terms.seating === "drawn") return drawnOrder !== null;
  return drawnOrder === null && terms.seating.length === seatsToOrder(terms);
}

function drawnPoints(record: ReadRecord, proof: Proof, material: Material): Point[] {
  const points: Point[] = [];
  if (proof.drawnOrder) {
    const { game, options, seats } = record;
    const count = proof.version === 1 ? proof.drawnOrder.length : seatsToOrder({ game, options, players: seats });
    const order = drawnOrder(material, count);
    points.push(same(order, proof.drawnOrder) ? good("seating") : bad("bad-seating"));
  }
  if (proof.drawnStart) {
    const start = drawnStart(material, record.seats);
    points.push(start === record.start ? good("start") : bad("bad-start"));
  }
  return points;
}

/** What the moves in the record put back before each deal. */
export function returnedBy(record: ReadRecord, proof: Proof): string[] {
  return redeal(record, dealerFor(materialOf(proof))).returned;
}

function dealPoints(record: ReadRecord, material: Material): Point[] {
  const { count, wrong } = redeal(record, dealerFor(material));
  return [wrong > 0 ? bad("bad-deal", { number: wrong }) : good("deals", { count })];
}
