import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { FactSource } from '@covertrail/domain/insurance/source-table';
import type { PolicyAspect } from '@covertrail/domain/insurance/terms/policy-aspects';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { PendingKind } from '@covertrail/domain/policy/pending.contract';

/** An event that awaits approval: who sent it, when, and where what it states comes from. */
export interface PendingEvent {
  readonly id: Uuid;
  readonly recordedAt: Instant;
  readonly actor: string;
  readonly company: string;
  /** Null where nobody knows. */
  readonly source: FactSource | null;
  /** Why the old value was wrong, where the event corrects one. */
  readonly reason?: string;
}

/** One thing that an approval would confirm, in words. Without `before` the policy is new. */
export interface PendingTerm {
  readonly aspect: PolicyAspect;
  readonly label: string;
  readonly before?: string;
  readonly after: string;
  readonly effectiveFrom: CalendarDate;
  /** The id of the event that stated it last. */
  readonly event: Uuid;
}

/** What awaits approval since a policy was approved or rejected last, or since it was added. */
export interface PendingApproval {
  readonly kind: PendingKind;
  /** When an agent verified it last; null where none has. */
  readonly verifiedOn: CalendarDate | null;
  /** In the order in which they were recorded. */
  readonly events: readonly PendingEvent[];
  /** In the order of the aspects of a policy. */
  readonly terms: readonly PendingTerm[];
}

/** `pending`: null where nothing awaits approval. */
export interface PolicyPending {
  readonly policyId: Uuid;
  readonly pending: PendingApproval | null;
}

/** What an approval would do to one project of a requester that is shown the policy. */
export interface ApprovalEffect {
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly requesterName: string;
  readonly projectName: string;
  readonly before: Outcome;
  readonly after: Outcome;
}

/** `day`: today, or the first day on which an approval makes a difference where that is later. */
export interface ApprovalEffects {
  readonly policyId: Uuid;
  readonly day: CalendarDate;
  readonly effects: readonly ApprovalEffect[];
}
