import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyStanding, PolicyTerms } from '@covertrail/domain/policy/policy.contract';
import type { TermDays } from '@covertrail/domain/policy/policy-days';

/** A policy in a list, for the insured or the agency that represents it. */
export interface PolicyRow {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly line: CoverageLine;
  /** Only its last five characters, where the viewer may not see the whole number (spec 2 section 6). */
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
  /** To send back as `If-Match` with an edit. */
  readonly revision: number;
  /** For each thing that can be corrected, the days that the correction changes. */
  readonly days: Readonly<Record<keyof PolicyTerms, TermDays>>;
  readonly mayEdit: boolean;
  readonly mayApprove: boolean;
  /** Present for an agency that no longer represents the insured: it reads the policy as known at this moment. */
  readonly knownUntil?: Instant;
}

/** A short form of a policy, for an answer or a share that names it. */
export interface PolicySummary {
  readonly policyId: Uuid;
  readonly line: CoverageLine;
  readonly policyNumber: string;
  readonly carrierName: string;
  readonly effectiveOn: CalendarDate;
  readonly expiresOn: CalendarDate;
}
