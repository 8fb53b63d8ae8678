import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Timeline } from '@covertrail/domain/kernel/timeline';
import type { PolicyAspects } from '@covertrail/domain/insurance/terms/policy-aspects';
import type { RejectedEdit, ReplacedUpon } from '@covertrail/domain/policy/policy.contract';
import { defineView } from '../define-view.js';

/** The content of a policy, each aspect by day: a list derives today's status of the policy from it. */
export type PolicyDocumentTimelines = PolicyAspects & {
  readonly standing: Timeline<{ readonly status: 'inForce' | 'canceled'; readonly since: CalendarDate | null }>;
  readonly verification: Timeline<'verified' | 'unverified' | 'rejected'>;
};

/** Edits that await approval, and the policy without them. */
interface AwaitingEdits {
  readonly edits: readonly RejectedEdit[];
  readonly approved: Omit<PolicyDocumentTimelines, 'standing'>;
}

interface Replacement {
  readonly policyId: Uuid;
  readonly upon: ReplacedUpon;
  readonly from: CalendarDate;
}

/**
 * One document for each policy, which its insured sees, and the agency that manages it now or, where none does, each agency of the
 * insured (ADR 70). The columns contain the latest values.
 */
export type PolicyDocument = {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  /** The agency that manages it; null where none does. */
  readonly agencyId: Uuid | null;
  /** Where no agency manages it: the agencies of the insured, each of which may use it. */
  readonly openTo: readonly Uuid[];
  /** The same, each as one word (`idWord`). */
  readonly openToWords: string;
  readonly line: CoverageLine;
  readonly policyNumber: string;
  readonly carrierName: string;
  readonly effectiveOn: CalendarDate;
  readonly expiresOn: CalendarDate;
  readonly verification: 'verified' | 'unverified' | 'rejected';
  /** When an agent verified it last; null where none has, or where it was rejected since. */
  readonly verifiedOn: CalendarDate | null;
  /** First day without cover, when the last change of its status was a cancellation. */
  readonly canceledFrom: CalendarDate | null;
  /** The policy whose place it took; null where it replaces none. */
  readonly replaces: Uuid | null;
  /** The policy that takes its place; null while none does. */
  readonly replacedBy: Replacement | null;
  /** Put aside: lists leave it out unless they are asked for archived policies. */
  readonly archived: boolean;
  /** Case-folded words for the search. */
  readonly searched: string;
  readonly timelines: PolicyDocumentTimelines;
  /** Null where no edit awaits approval, or where the whole policy does. */
  readonly awaiting: AwaitingEdits | null;
  readonly revision: number;
};

/** Which policies does this insured hold, or this agency represent? */
export const policiesView = defineView<PolicyDocument>()({
  name: 'policies',
  indexes: [
    { fields: ['expiresOn'] },
    { fields: ['insuredId', 'expiresOn'] },
    { fields: ['agencyId', 'expiresOn'] },
    { fields: ['agencyId', 'verification'] },
    { fields: ['agencyId', 'verifiedOn'] },
    { fields: ['agencyId', 'policyNumber'] },
    { fields: ['agencyId', 'carrierName'] },
    { fields: ['insuredId'], words: ['searched'] },
    { fields: ['agencyId'], words: ['searched', 'openToWords'] },
  ],
  // An insured has some dozens of policies, so only an agency's list needs indexes for its sort fields.
  unindexed: ['line', 'effectiveOn', 'canceledFrom', 'archived'],
});

/** For how long policies have not been verified: choices of a filter, in days. */
export const VERIFIED_DAYS_AGO = ['30', '90', '180', '365'] as const;
export type VerifiedDaysAgo = (typeof VERIFIED_DAYS_AGO)[number];
