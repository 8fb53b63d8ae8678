import type { RequestedEndorsement } from '@covertrail/domain/insurance/terms/requested-endorsements';
import type { CoverageLine, Rating } from '@covertrail/domain/insurance/coverage';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { PolicyStatus, ReplacedUpon } from '@covertrail/domain/policy/policy.contract';
import type { TermDays } from '@covertrail/domain/policy/policy-days';
import type { TermSources, UnchangedSources } from '@covertrail/domain/policy/policy-on-day';

/** A policy in a list, for the insured or the agency that represents it. */
export interface PolicyRow {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly line: CoverageLine;
  /** Only its last five characters, where the viewer may not see the whole number [C15]. */
  readonly policyNumber: string;
  readonly carrierName: string;
  readonly effectiveOn: CalendarDate;
  readonly expiresOn: CalendarDate;
  readonly verification: 'verified' | 'unverified' | 'rejected';
  /** When an agent verified it last; null where none has, or where it was rejected since. */
  readonly verifiedOn: CalendarDate | null;
  /** Whether only edits of a policy that an agent had approved await approval: if they are rejected, it stays as it was approved. */
  readonly editsAwait: boolean;
  readonly canceledFrom: CalendarDate | null;
  readonly standing: PolicyStatus;
}

/** AM Best ratings of the policy's insurer, which are facts with days: null where none was recorded by then. */
export interface InsurerRatings {
  /** On the first day of the policy. */
  readonly ratingAtStart: Rating | null;
  /** Today. */
  readonly currentRating: Rating | null;
  /** The first day of the present one. */
  readonly currentSince: CalendarDate | null;
}

/** Another policy by its number. */
interface LinkedPolicy {
  readonly policyId: Uuid;
  readonly policyNumber: string;
}

/** An agent who may handle a policy [C16]. */
export interface PolicyAgentRow {
  readonly agentId: Uuid;
  readonly agencyId: Uuid;
  readonly agencyName: string;
  readonly agentName: string;
  readonly agentEmail: string;
}

export interface PolicyDetails extends PolicyRow {
  /** Who verified it last, `Priya Raman, Hollis & Vance`; null where `verifiedOn` is. */
  readonly verifiedBy: string | null;
  readonly terms: PolicyTerms;
  readonly insurer: InsurerRatings;
  readonly agencyId: Uuid | null;
  /** Who handles it: the agent who was chosen, or else the one who represents the insured; null where it has no agency. */
  readonly agentId: Uuid | null;
  readonly rejectionReason: string | null;
  /** What its approvals requested to be endorsed [C08]: requests, which state no endorsement. */
  readonly endorsementRequests: readonly RequestedEndorsement[];
  /** To send back as `If-Match` with an edit. */
  readonly revision: number;
  /** For each thing that can be corrected, the days that the correction changes. */
  readonly days: Readonly<Record<keyof PolicyTerms, TermDays>>;
  /** Where each part of the terms comes from, and since when. */
  readonly sources: TermSources;
  /** By part of the terms, where those values come from that its last edit left as they were. */
  readonly unchanged: UnchangedSources;
  readonly mayEdit: boolean;
  readonly mayApprove: boolean;
  /** Whether the reader may verify again what is verified already. */
  readonly mayReverify: boolean;
  /** Whether another policy may take its place: none does yet, and it is neither rejected nor archived. */
  readonly mayReplace: boolean;
  readonly mayArchive: boolean;
  readonly mayUnarchive: boolean;
  /** Whether documents may be added: also to a policy that was canceled, replaced or has expired. */
  readonly mayAttach: boolean;
  /** The policy whose place it took. */
  readonly replaces: LinkedPolicy | null;
  /** The policy that takes its place, from a day on. */
  readonly replacedBy: (LinkedPolicy & { readonly upon: ReplacedUpon; readonly from: CalendarDate }) | null;
  /** Present for an agency that no longer represents the insured: it reads the policy as known at this moment. */
  readonly knownUntil?: Instant;
}

/** A policy of which an agency knows only that it is there: another agency of the insured manages it [C15]. */
export interface MaskedPolicy {
  readonly policyId: Uuid;
  readonly line: CoverageLine;
  /** Its last five characters, and marks in place of the others. */
  readonly policyNumber: string;
  readonly ofOtherAgency: true;
}

/** A chosen policy that the reader manages no longer: named as far as the reader may know it, null where it is not of this insured. */
export interface GonePolicy {
  readonly policyId: Uuid;
  readonly policy: MaskedPolicy | null;
}

/** A policy of an answer or a share, as the reader may know it. */
export type ShownPolicy = PolicySummary | MaskedPolicy;

/** A row of the policies that other agencies of an insured manage, for an agency that knows only that they are there [C15]. */
export interface MaskedPolicyRow extends Omit<MaskedPolicy, 'policyId' | 'ofOtherAgency'> {
  readonly id: Uuid;
  readonly insuredId: Uuid;
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
