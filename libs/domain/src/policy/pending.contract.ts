import type { CalendarDate } from '../kernel/dates.js';
import type { RecordedOf, Uuid } from '../kernel/event.js';
import type { PolicyAspect } from '../insurance/terms/policy-aspects.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';
import type { PolicyEvent } from './policy.contract.js';

/** A policy that nobody has approved yet, edits of one that was approved, or one that was rejected and has been edited since. */
export type PendingKind = 'added' | 'edited' | 'resubmitted';

/** One aspect that would be confirmed by an approval, as it was approved or rejected last and as it is now. */
export interface PendingAspect {
  readonly aspect: PolicyAspect;
  /** The last event that stated it. */
  readonly event: Uuid;
  /** The first day on which it differs. */
  readonly effectiveFrom: CalendarDate;
  /** All terms on that day: an aspect is worded in the currency of its region. Null for a new policy. */
  readonly before: PolicyTerms | null;
  readonly after: PolicyTerms;
}

export interface PendingChange {
  readonly kind: PendingKind;
  /** What awaits approval, in the order in which it was recorded; of a new policy the event that added it comes first. */
  readonly events: readonly RecordedOf<PolicyEvent>[];
  readonly aspects: readonly PendingAspect[];
}
