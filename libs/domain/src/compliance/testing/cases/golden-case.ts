import type { CalendarDate } from '../../../kernel/dates.js';
import type { PolicyTerms } from '../../../insurance/terms/policy-terms.js';
import type { CoverageLine, Rating } from '../../../insurance/coverage.js';
import type { Outcome } from '../../finding.js';
import type { Requirements } from '../../requirements.js';

/** What a case says of a carrier where it says nothing: Summit Mutual, A X. */
export const USUAL_CARRIER = 'Summit Mutual';
export const USUAL_RATING: Rating = { strength: 'A', size: 'X' };
/** Policies are added, verified and shared on this day, and cover the year from it on, unless the case says otherwise. */
export const FIRST_DAY: CalendarDate = '2026-01-01';
export const USUAL_PERIOD = { effectiveOn: FIRST_DAY, expiresOn: '2027-01-01' } as const;
/** The day that is assessed, unless the case says otherwise. */
export const USUAL_DAY: CalendarDate = '2026-06-01';

/** A policy as it was entered. */
export interface CasePolicy {
  readonly number: string;
  readonly line: CoverageLine;
  readonly terms: PolicyTerms;
  readonly recordedOn: CalendarDate;
  readonly verification: 'verified' | 'unverified' | 'rejected';
  readonly isShared: boolean;
  readonly ofAnotherInsured: boolean;
  readonly enteredBy: 'agent' | 'insured';
  /** The number of the policy whose place it takes when that one expires; null where it takes none. */
  readonly replaces: string | null;
  readonly carrierName: string;
  /** Null where none is known. */
  readonly rating: Rating | null;
}

/** What was recorded later, on a day, about a policy, a carrier, the requirements or a finding. */
export interface CaseStep {
  readonly day: CalendarDate;
  readonly role: 'agent' | 'insured';
  readonly text: string;
  readonly place: string;
}

export interface ExpectedFinding {
  /** The line and the title of the requirement; null where the case has one alone. */
  readonly requirement: { readonly line: CoverageLine; readonly title: string } | null;
  readonly outcome: Outcome;
  readonly reason: string;
  /** A part of the sentence, or all of it. */
  readonly says: string | null;
}

/** What a person wrote, for the document. */
export interface CaseTexts {
  readonly required: readonly string[];
  readonly provided: readonly string[];
  readonly recorded: readonly string[];
}

export interface GoldenCase {
  readonly title: string;
  /** `general-liability.cases.txt:14`. */
  readonly place: string;
  readonly line: CoverageLine;
  readonly requirements: Requirements;
  readonly policies: readonly CasePolicy[];
  readonly steps: readonly CaseStep[];
  readonly on: CalendarDate;
  /** What was recorded by the end of this day counts; null: everything. */
  readonly knownOn: CalendarDate | null;
  readonly expected: readonly ExpectedFinding[];
  /** The outcome of all findings together, where the case states it. */
  readonly overall: Outcome | null;
  /** Of the case alone, without those of its group. */
  readonly texts: CaseTexts;
}

export interface CaseGroup {
  readonly title: string;
  readonly source: string;
  readonly texts: CaseTexts;
  readonly cases: readonly GoldenCase[];
}

/** The cases of one line of coverage. */
export interface CaseFile {
  readonly name: string;
  readonly line: CoverageLine;
  readonly groups: readonly CaseGroup[];
}
