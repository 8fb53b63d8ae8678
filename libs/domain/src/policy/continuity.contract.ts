import type { Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { CoverageLine } from '../insurance/coverage.js';

/** Days in a row, `[from, to)`. */
export interface DaySpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Days on which one policy is in force. */
export interface CoverSpan extends DaySpan {
  readonly policyId: Uuid;
}

/** Days without cover after a policy ended; `to` and `before` are null while no later policy is known. */
export interface CoverGap {
  readonly kind: 'gap';
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  /** The policy that ended last. */
  readonly after: Uuid;
  /** The policy with which cover began again. */
  readonly before: Uuid | null;
}

/** Days without cover between the cancellation of a policy and its reinstatement. */
export interface CoverLapse extends DaySpan {
  readonly kind: 'lapse';
  readonly policyId: Uuid;
}

/** From a day on, a claims-made policy no longer covers acts that were covered: those since `previous` and before `now`. */
export interface RetroactiveMove {
  readonly kind: 'retroactiveMoved';
  readonly from: CalendarDate;
  readonly policyId: Uuid;
  readonly previous: CalendarDate;
  /** Null: the policy states no retroactive date. */
  readonly now: CalendarDate | null;
}

/** From this day on the line is covered, but no longer for operations that are completed; `to` is null while that lasts. */
export interface CompletedOperationsDropped {
  readonly kind: 'completedOperationsDropped';
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
}

export type ContinuityBreak = CoverGap | CoverLapse | RetroactiveMove | CompletedOperationsDropped;

/** Whether one line of coverage held without a break, from its first policy on (row H11 of `docs/features.md`). */
export interface LineContinuity {
  readonly line: CoverageLine;
  /** The days of each policy; policies may overlap. */
  readonly cover: readonly CoverSpan[];
  /** The days on which some policy covers completed operations for additional insureds. */
  readonly completedOperations: readonly DaySpan[];
  /** In the order of their days. */
  readonly breaks: readonly ContinuityBreak[];
}
