import type { RequestedEndorsement } from '../insurance/terms/requested-endorsements.js';
import type { CoverageLine } from '../insurance/coverage.js';
import type { CertificateEvidence, Evidence, ExportEvidence, NamedSource } from '../insurance/source-table.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import type { Limits } from '../insurance/stated-parts.js';
import type { GivenTerms, PolicyCarrier, PolicyPeriod } from '../insurance/terms/policy-terms.js';
import type { PolicyAdded, PolicyAgent, ReplacedUpon } from './policy.contract.js';

/** What a policy needs from other streams: the insurer that its terms name, null where there is none. */
export interface PolicyFacts {
  readonly carrier: PolicyCarrier | null;
  /** The policy that a new one replaces. */
  readonly replaced?: ReplacedPolicy | null;
  /** Whether a requester is shown the policy. */
  readonly shared?: boolean;
  /** The certificate that an edit names; null where it is none of this policy. */
  readonly certificate?: Evidence | null;
  /** Who manages the policy now, and the agencies that represent the insured. */
  readonly agencies?: { readonly managerId: Uuid | null; readonly current: readonly Uuid[] };
}

/** What a replacement needs to know of the policy whose place it takes. */
export interface ReplacedPolicy {
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly line: CoverageLine;
  /** On the first day of the new policy. */
  readonly period: PolicyPeriod;
  /** Why it cannot be replaced, null where it can. */
  readonly refusal: 'POLICY.ARCHIVED' | 'POLICY.REPLACED' | 'POLICY.ALREADY_REJECTED' | null;
}

/** Whose place a new policy takes. `carriesOver`: with the locations, vehicles and shares of the old one. */
export interface Replacing {
  readonly policyId: Uuid;
  readonly upon: ReplacedUpon;
  readonly carriesOver: boolean;
}

/** The whole terms as they are after the edit. */
interface EditPolicy {
  readonly type: 'EditPolicy';
  readonly terms: GivenTerms;
  readonly effectiveFrom: CalendarDate;
  readonly enteredWrongly: boolean;
  readonly reason?: string;
  readonly source?: NamedSource;
  readonly evidence?: Evidence;
  /** The document from which a person typed what changes: it is claimed there, and `PolicyFacts` says what document it is. */
  readonly certificateId?: Uuid;
}

/** What a row of an export states of a policy. Without `limits` it says nothing of them. */
export interface ExportedTerms {
  readonly policyNumber: string;
  readonly period: PolicyPeriod;
  readonly carrierId: Uuid;
  readonly limits?: Limits;
}

interface AddPolicy extends Omit<PolicyAdded['data'], 'terms'> {
  readonly type: 'AddPolicy';
  readonly terms: GivenTerms;
  readonly replaces?: Replacing;
  /** The agency whose agent enters the policy itself: nobody has to approve it again (ADR 7). */
  readonly verifiedBy?: Uuid;
}

export type PolicyCommand =
  | AddPolicy
  | EditPolicy
  | { readonly type: 'ImportPolicy'; readonly terms: ExportedTerms; readonly evidence: ExportEvidence }
  /** What a person confirmed of a certificate that was read: `accepted` as it was read, `terms` with what was typed instead. */
  | {
      readonly type: 'EnterFromCertificate';
      readonly accepted: GivenTerms;
      readonly terms: GivenTerms;
      readonly effectiveFrom: CalendarDate;
      readonly evidence: CertificateEvidence;
    }
  | { readonly type: 'TakeBackImport'; readonly importId: Uuid }
  | {
      readonly type: 'ApprovePolicy';
      readonly agencyId: Uuid;
      readonly endorsementRequests?: readonly RequestedEndorsement[];
    }
  | { readonly type: 'ReverifyPolicy'; readonly agencyId: Uuid }
  | { readonly type: 'RejectPolicy'; readonly agencyId: Uuid; readonly reason: string }
  | { readonly type: 'CancelPolicy'; readonly effectiveFrom: CalendarDate; readonly reason: string }
  | { readonly type: 'ReinstatePolicy'; readonly effectiveFrom: CalendarDate; readonly reason: string }
  | {
      readonly type: 'ReplacePolicy';
      readonly replacedBy: Uuid;
      readonly upon: ReplacedUpon;
      readonly effectiveFrom: CalendarDate;
    }
  | { readonly type: 'ArchivePolicy' }
  | { readonly type: 'UnarchivePolicy' }
  /** The handler has checked that the agent belongs to the agency of record. */
  | { readonly type: 'AssignPolicy'; readonly agent: PolicyAgent | null }
  /** The insured's choice; the facts say who manages the policy and which agencies represent the insured. */
  | { readonly type: 'ManagePolicy'; readonly agencyId: Uuid | null };
