import type { CoverageLine } from '../compliance/coverage.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import type { PolicyTerms } from './policy.contract.js';

/** Where a policy stands today, before any screen has worded it. */
export const POLICY_STANDINGS = [
  'rejected', 'canceled', 'pendingCancellation', 'expired', 'expiring', 'notYetInForce', 'unverified', 'verified',
] as const;
export type PolicyStanding = (typeof POLICY_STANDINGS)[number];

/** A policy in a list: of the insured, or of the agency that answers for it. */
export interface PolicyRow {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly line: CoverageLine;
  /** Masked but for its last five characters where the viewer may not see it whole (spec 2 section 6). */
  readonly policyNumber: string;
  readonly carrierName: string;
  readonly effectiveOn: CalendarDate;
  readonly expiresOn: CalendarDate;
  readonly verification: 'verified' | 'unverified' | 'rejected';
  readonly canceledFrom: CalendarDate | null;
  readonly standing: PolicyStanding;
}

export interface PolicyDetails extends PolicyRow {
  readonly terms: PolicyTerms;
  readonly agencyId: Uuid | null;
  readonly rejectionReason: string | null;
  /** Send it back as `If-Match` with an edit. */
  readonly revision: number;
  readonly mayEdit: boolean;
  readonly mayApprove: boolean;
}
