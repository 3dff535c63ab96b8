/** The parts of a review, one JSON object per line. Seats count from 1, chances are 0 to 1. */
import type * as models from "$lib/models";
import type { Refusal } from "$lib/types";

/** From the best to the worst. A forced move is no decision, so it has none. */
export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

export type Head = models.ReviewHead;
export type Point = models.ReviewPoint;
/** A choice that was judged, or a try. */
export type Decision = models.ReviewDecision & Partial<Pick<models.Judged, "accepted">>;
export type KeyMoment = models.ReviewMoment;
export type Counts = models.ReviewCounts;

export type Summary = models.ReviewSummary;

type Failed = Omit<models.ReviewFailed, "error"> & { error: Refusal };

export type Part = Head | models.ReviewChances | Decision | Summary | models.ReviewWaiting | Failed;
