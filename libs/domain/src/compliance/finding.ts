import type { Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Cents } from '../kernel/money.js';
import type { CoverageLine } from './coverage.js';

/** Worst first when several are summed up: fail, unknown, review, pass. The words on screens are in status-display. */
export type Outcome = 'pass' | 'fail' | 'review' | 'unknown';

/** One summand of a limit: a primary policy or an umbrella layer. */
export interface Term {
  readonly policyId: Uuid;
  readonly policyNumber: string;
  readonly line: CoverageLine;
  readonly amount: Cents;
}

/** Who can do what about a finding: a code and parameters, worded by `sentence.ts`. */
export interface Fix {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly by: 'agent' | 'insured' | 'requester';
}

/**
 * The judgement of one requirement on one day. Stored as codes and parameters; `sentenceOf` words it.
 * `events` are the causes: taking one away changes the finding, taking away any other does not.
 */
export interface Finding {
  /** Stable within a template version: `generalLiability.limit.eachOccurrence`. */
  readonly rule: string;
  readonly line: CoverageLine | null;
  readonly outcome: Outcome;
  /** Why: `LIMIT.SHORT`, `POLICY.ENDED`, `RATING.BELOW` … */
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** For limits: cents asked and the sum that was found. */
  readonly required?: Cents;
  readonly available?: Cents;
  readonly terms?: readonly Term[];
  readonly fix?: Fix;
  readonly events: readonly Uuid[];
}

export interface Assessment {
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
  /** The first day on which the same facts may give another answer; LAST_DAY when none. */
  readonly holdsUntil: CalendarDate;
  /** First day without cover among the policies that answer required lines; null when none answers. */
  readonly nextExpiry: CalendarDate | null;
}
