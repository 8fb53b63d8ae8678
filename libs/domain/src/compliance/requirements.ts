import type { CalendarDate } from '../kernel/dates.js';
import type { Cents } from '../kernel/money.js';
import type { CoverageLine, EndorsementCode, Grade, LimitCode, SizeCategory, Strength } from '../insurance/coverage.js';
import type { FurtherRequirements } from './further-requirements.js';
import type { RegionCode } from '../insurance/lines/regions.js';
import type { ProofRequirement } from './proof/proof-requirement.js';

/**
 * A required limit. `tower`: layers may count when the policy is short (reference: assessments): umbrellas above a policy, excess
 * policies above an umbrella. True only for limits that a layer adds to.
 */
export interface LimitRequirement {
  readonly limit: LimitCode;
  /** Cents. */
  readonly atLeast: Cents;
  readonly tower: boolean;
}

export interface EndorsementRequirement {
  readonly code: EndorsementCode;
  /** `claimed` is met by a claim or a form; `seen` only by the form. */
  readonly grade: Grade;
}

/**
 * How a limit must be triggered (ACORD 25: OCCUR or CLAIMS-MADE). `claimsMade` is met by a claims-made policy whose
 * retroactive date is on or before the day, and by occurrence; `occurrence` by nothing else (reference: retroactive dates; reference: bases and triggers).
 */
export type TriggerRequirement =
  { readonly kind: 'occurrence' } | { readonly kind: 'claimsMade'; readonly retroactiveBy: CalendarDate };

/**
 * How a required umbrella and the limits below it combine (reference: umbrella over a shortfall). `separate`: only what the
 * umbrella has above its own requirement may fill a gap below. `combined`: policy and umbrella together must reach the sum
 * of both requirements, line by line, so that a policy above its minimum helps the umbrella.
 */
export type UmbrellaMode = 'separate' | 'combined';
export const UMBRELLA_MODES: readonly UmbrellaMode[] = ['separate', 'combined'];

/** The requirements of one line. That a policy is there, verified and in force, is always required. */
export interface LineRequirements extends FurtherRequirements {
  readonly line: CoverageLine;
  readonly limits: readonly LimitRequirement[];
  readonly endorsements: readonly EndorsementRequirement[];
  /** Of a line with both kinds: a combined single limit and split limits may stand for each other [C04]. */
  readonly acceptCslOrSplit?: boolean;
  /** Other lines whose policies may answer for this one (decision 63); absent where only its own policies do. */
  readonly acceptInstead?: readonly CoverageLine[];
  /** Of a line with a trigger; absent where either is accepted. */
  readonly trigger?: TriggerRequirement;
  /** Replaces the proof that the template demands of all lines; without a content it demands none. */
  readonly proof?: ProofRequirement;
}

/** What follows where a rating that is high enough is under review (“u”). */
export const UNDER_REVIEW_ANSWERS = ['accept', 'refuse'] as const;
export type UnderReviewAnswer = (typeof UNDER_REVIEW_ANSWERS)[number];

/** Both parts of a rating, at least. */
export interface RatingRequirement {
  readonly strength: Exclude<Strength, 'NR' | 'S'>;
  readonly size: SizeCategory;
  /** Absent: the requester decides each time. */
  readonly ifUnderReview?: UnderReviewAnswer;
}

/** The content of one version of a template. Lines that are not listed are not required; some of them may be stated as such. */
export interface Requirements {
  /** Whose currency the amounts are in: that of the requester's country when the template was created; absent: the United States. */
  readonly region?: RegionCode;
  readonly lines: readonly LineRequirements[];
  /** Lines that are stated to suppliers as not required [C09]. They affect no verdict; absent where none is stated. */
  readonly notRequired?: readonly CoverageLine[];
  readonly umbrellaMode: UmbrellaMode;
  /** Required of the carrier of every required line; null when no rating is required. */
  readonly rating: RatingRequirement | null;
  /** How well and how lately what is stated must be proven, of each line that does not demand another proof; absent where any will do. */
  readonly proof?: ProofRequirement;
}

/** One version of one template. */
export interface TemplateRef {
  readonly templateId: string;
  readonly version: number;
}

/** Which version of which template, and the events that recorded it. */
export interface RequirementsVersion extends TemplateRef {
  readonly requirements: Requirements;
  readonly events: readonly string[];
}
