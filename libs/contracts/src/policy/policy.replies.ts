import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyStanding, PolicyTerms } from '@covertrail/domain/policy/policy.contract';
import type { TermDays } from '@covertrail/domain/policy/policy-days';

/** A policy in a list: of the insured, or of the agency that represents it. */
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
  /** The days that a correction changes, by what is corrected. */
  readonly days: Readonly<Record<keyof PolicyTerms, TermDays>>;
  readonly mayEdit: boolean;
  readonly mayApprove: boolean;
  /** An agency that no longer represents the insured reads the policy as it was known then; absent for everybody else. */
  readonly knownUntil?: Instant;
}

/** A policy in short, as an answer or a share names it. */
export interface PolicySummary {
  readonly policyId: Uuid;
  readonly line: CoverageLine;
  readonly policyNumber: string;
  readonly carrierName: string;
  readonly effectiveOn: CalendarDate;
  readonly expiresOn: CalendarDate;
}
