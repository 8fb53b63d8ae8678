import type { Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Cents } from '../kernel/money.js';
import type { CoverageLine, LimitCode } from '../insurance/coverage.js';
import type { FixCode, FixParams, ParamsOf, ReasonCode } from './reasons.js';
import type { TemplateRef } from './requirements.js';
import type { Params } from './finding-params.js';

/** Worst first when several are summed up: fail, unknown, review, pass. The words on screens are in status-display. */
export type Outcome = 'pass' | 'fail' | 'review' | 'unknown';

/** One summand of a limit: a primary policy or an umbrella layer, and which of its limits was counted. */
export interface Term {
  readonly policyId: Uuid;
  readonly policyNumber: string;
  readonly line: CoverageLine;
  readonly limit: LimitCode;
  readonly amount: Cents;
}

/** Who can do what about a finding: a code and parameters, worded by `sentence.ts`. */
export interface Fix {
  readonly code: FixCode;
  readonly params: Params;
  readonly by: 'agent' | 'insured' | 'requester';
}

/** The result of a rule, before the events that it depends on are known. */
export interface Evaluation {
  readonly outcome: Outcome;
  /** Why: `LIMIT.SHORT`, `POLICY.ENDED`, `RATING.STRENGTH_BELOW` … */
  readonly reason: ReasonCode;
  /** Why it would pass if the template demanded no better or later proof; absent where the proof is enough or nothing passes. */
  readonly met?: ReasonCode;
  readonly params: Params;
  /** For limits: cents required and the sum that was found. */
  readonly required?: Cents;
  readonly available?: Cents;
  readonly terms?: readonly Term[];
  readonly fix?: Fix;
}

/** An evaluation for one reason, with what its findings name in any case. */
export interface EvaluationOf<Reason extends ReasonCode> extends Evaluation {
  readonly reason: Reason;
  readonly params: ParamsOf<Reason>;
}

/** A fix with what it names in any case. */
export const fixOf = <Code extends FixCode>(code: Code, params: FixParams<Code>, by: Fix['by']): Fix => ({
  code,
  params,
  by,
});

/** A decision of the requester; it holds from a day on, for as long as the evaluation reads as it did. */
export interface FindingDecision {
  readonly decision: 'accepted' | 'refused';
  /** In the words of the person who decided. */
  readonly reason: string;
  readonly from: CalendarDate;
}

/** For whom an exception was decided: one supplier in its project, all suppliers of a project, or all that a template is for. */
export type ExceptionScope = 'supplier' | 'project' | 'template';

/** What a requester decided about a finding, for a time [H02] [H03]. */
export interface FindingException {
  readonly exceptionId: Uuid;
  /** `review`: of what the rule leaves to the requester; `exception`: from what the rule requires. */
  readonly kind: 'exception' | 'review';
  readonly scope: ExceptionScope;
  readonly decision: 'accepted' | 'denied';
  /** In the words of the person who decided; may be empty. */
  readonly comment: string;
  readonly from: CalendarDate;
  /** The first day on which it no longer holds; null where it holds until it is withdrawn. */
  readonly lapsesOn: CalendarDate | null;
  /** The outcome without it. */
  readonly instead: Outcome;
}

/**
 * The evaluation of one requirement on one day. Stored as codes and parameters; `sentenceOf` words it. `events` are the causes:
 * without one of them the finding would differ, without any other event it would not.
 */
export interface Finding extends Evaluation {
  /** What the requester decided, where the requirement leaves the decision to a person: `outcome` then follows from it. */
  readonly decision?: FindingDecision;
  /** The exception that covers the finding: everything else still states what is required and what was found. */
  readonly exception?: FindingException;
  /** Stable within a template version: `generalLiability.limit.eachOccurrence`. */
  readonly rule: string;
  readonly line: CoverageLine;
  /** The policy that was evaluated for the line; absent when none is in force. */
  readonly policyId?: Uuid;
  /** The template version of the requirement, where the caller named it. */
  readonly template?: TemplateRef;
  readonly events: readonly Uuid[];
}

export interface Assessment {
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
  /** The first day on which the same facts may give another result; LAST_DAY when there is none. */
  readonly holdsUntil: CalendarDate;
  /** The first day without cover among the policies that meet required lines, counted umbrellas included; null when there is none. */
  readonly nextExpiry: CalendarDate | null;
}
