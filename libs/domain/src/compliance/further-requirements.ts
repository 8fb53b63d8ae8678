import type { BasisPoints } from '../kernel/basis-points.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { DocumentKind } from '../insurance/document-kinds.js';
import type { CertificateHolder } from '../insurance/terms/certificate-holder.js';
import type { StateFundException } from '../insurance/terms/further-terms.js';
import type { CoverageLine, EndorsementCode, Grade, LimitCode } from '../insurance/coverage.js';
import type { EndorsementConditions } from './endorsements/endorsement-conditions.js';
import type { AggregateBasis } from '../insurance/lines/aggregate-bases.js';
import type { CoverageType, SubCoverage } from '../insurance/lines/coverage-types.js';
import type { StatedValues } from '../insurance/lines/stated-values.js';
import type { ValuationType } from '../insurance/lines/valuation-types.js';

/** Of a list: each entry is required, or any one of them is enough [H01]. */
export const LIST_MODES = ['all', 'anyOne'] as const;
export type ListMode = (typeof LIST_MODES)[number];

export interface RequiredCoverage {
  readonly type: CoverageType;
  /** Each of these parts; empty where the type is enough. */
  readonly subCoverages: readonly SubCoverage[];
}

/** Coverage types that a policy must provide [C13]. */
export interface CoveragesRequirement {
  readonly mode: ListMode;
  readonly types: readonly RequiredCoverage[];
}

/** Covered auto symbols by number. `anyOne`: any one of the selected symbols [H01]. */
export interface SymbolsRequirement {
  readonly mode: ListMode;
  readonly symbols: readonly number[];
}

/** What the general aggregate must apply per. `seen`: the form that says so is needed (CG 25 03, CG 25 04), not the box alone. */
export interface AggregateRequirement {
  readonly basis: Exclude<AggregateBasis, 'perOther'>;
  readonly grade: Grade;
}

/** The most that the insured may bear of a loss. */
export interface DeductibleRequirement {
  /**
   * Cents or basis points, as `unit` says.
   * @asType integer
   */
  readonly atMost: number;
  readonly unit: 'amount' | 'percent';
  /** Whether a self-insured retention may stand where a deductible is asked; otherwise the requester decides. */
  readonly retentionAccepted: boolean;
  /** Whether the requester approves each deductible above zero, even one that is low enough. */
  readonly approval: boolean;
}

/** What is required beside the amount of a limit [C03]. */
export interface LimitTermRequirement {
  readonly limit: LimitCode;
  readonly deductible?: DeductibleRequirement;
  /** The percent to which goods must be insured; 0 requires that no coinsurance applies. */
  readonly coinsurance?: BasisPoints;
  readonly valuation?: ValuationType;
}

/** What follows where a policy states an exclusion: not compliant, or for review [C09] (DECLINE, REVIEW). */
export const EXCLUSION_ANSWERS = ['decline', 'review'] as const;
export type ExclusionAnswer = (typeof EXCLUSION_ANSWERS)[number];

/** What the form of an endorsement must say. */
export interface ConditionsRequirement {
  readonly code: EndorsementCode;
  readonly conditions: EndorsementConditions;
}

/**
 * A document that must be on file for a policy (decision 43). Any
 * document of the kind is enough where nothing else is said.
 */
export interface DocumentRequirement {
  readonly kind: DocumentKind;
  /** Of kind `endorsement`: the endorsement whose form it shows. */
  readonly endorsement?: EndorsementCode;
  /** The name of its file, without its ending and a year: `W-9`. */
  readonly named?: string;
  /** Whole days since its upload, at most. */
  readonly withinDays?: number;
}

/**
 * Days of notice before the insurer cancels, by an endorsement of the policy: since 2009 the text of a certificate promises none
 * (reference: notice of cancellation).
 */
export interface NoticeRequirement {
  readonly days: number;
  /** Before it cancels for non-payment; absent where it may be shorter. */
  readonly nonPaymentDays?: number;
}

/**
 * What a template may require of a line besides limits, endorsements and trigger. Each is absent where it is not required, and
 * costs nothing then. `further/further-kinds.ts` says which lines may have it and how it is evaluated.
 */
export interface FurtherRequirements {
  readonly coverages?: CoveragesRequirement;
  readonly symbols?: SymbolsRequirement;
  readonly aggregate?: AggregateRequirement;
  /** Of endorsements: advanced configuration [C08]. */
  readonly endorsementConditions?: readonly ConditionsRequirement[];
  readonly limitTerms?: readonly LimitTermRequirement[];
  /** By code: the least amount, the weakest choice, a box that is checked, states that are listed; at most for a retention or a waiting period. */
  readonly values?: StatedValues;
  /** Exclusion detection [C09]: the Exclusions card, forms and answers that exclude cover. */
  readonly exclusions?: ExclusionAnswer;
  /** Of a line of employees: whether a proprietor, partner, executive, officer or member may be excluded (ACORD 25). */
  readonly proprietors?: ExclusionAnswer;
  /** Of a line of employees: what is accepted of an insured in a state that alone insures workers [C09]. */
  readonly stateFund?: StateFundException;
  /** Texts each of which must be the description of operations or a whole remark. */
  readonly remarks?: readonly string[];
  /** Of a line with a trigger: claims must be accepted until this day, also by a later policy or an extended reporting period. */
  readonly tailUntil?: CalendarDate;
  /** Documents that must be on file for the policy. */
  readonly documents?: readonly DocumentRequirement[];
  /** Whom a certificate of the policy must name as certificate holder; without an address any will do. */
  readonly certificateHolder?: CertificateHolder;
  /**
   * Of an umbrella or excess policy: the lines over which it must lie. Absent: those of which the template requires limits (decision 63,
   * `usualUnderlying`). Empty: any will do.
   */
  readonly underlying?: readonly CoverageLine[];
  readonly cancellationNotice?: NoticeRequirement;
  /** The term of the policy includes the first and the last day that the project states. */
  readonly wholeProject?: true;
}
export type FurtherField = keyof FurtherRequirements;
