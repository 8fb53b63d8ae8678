import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Status } from '@covertrail/domain/status/status';
import type { ShownPolicy } from '../policy/policy.replies.js';

/** One share in the list of an insured or its agency: GET sharedpolicy/listview. */
export interface ShareRow {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly requesterId: Uuid;
  readonly requesterName: string;
  readonly projectId: Uuid;
  readonly projectName: string;
  readonly policyCount: number;
  readonly sharedAt: Instant;
  readonly ended: boolean;
  /** It ended because its last day was over. */
  readonly expired: boolean;
  /** Its last day for the insured; null where it has none. */
  readonly expiresOn: CalendarDate | null;
  /** Whom its certificates name; null where nobody was stated. */
  readonly holderName: string | null;
  readonly hasEmail: boolean;
  /** Somebody of the requester read it; null where nobody has. */
  readonly firstOpenedAt: Instant | null;
  readonly lastOpenedAt: Instant | null;
  /** Versions of documents that people of the requester downloaded. */
  readonly downloadCount: number;
  /** What was announced last of the supplier in its project; null before the first assessment, and where it has ended. */
  readonly outcome: Outcome | null;
  /** The worst status of its policies today, and how many of them have it; null once it has ended. */
  readonly worst: { readonly status: Status; readonly count: number } | null;
}

/** A version of a document of a share that a person of the requester downloaded last at `at`. */
export interface ReceivedDocument {
  readonly documentId: Uuid;
  readonly name: string;
  readonly version: number;
  readonly personName: string;
  readonly at: Instant;
}

/** An opened share, with its policies as they are now, or as they were when the share ended. */
export interface ShareDetails extends ShareRow {
  readonly policies: readonly ShownPolicy[];
  readonly firstOpenedBy: string | null;
  readonly lastOpenedBy: string | null;
  /** Who received what: the latest first. */
  readonly received: readonly ReceivedDocument[];
}

/** How often a policy is shared: now, and in all. */
export interface ShareCount {
  readonly active: number;
  readonly total: number;
}

/** A policy in the graph, named as this reader may know it. */
export interface GraphPolicy {
  readonly policyId: Uuid;
  readonly line: CoverageLine;
  readonly policyNumber: string;
  /** Null for a policy of another agency. */
  readonly status: Status | null;
}

/** GET sharedpolicy/graph: `total` is greater than the number of shares where there are more than a graph shows. */
export interface ShareGraph {
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly shares: readonly (ShareRow & { readonly policyIds: readonly Uuid[] })[];
  readonly policies: readonly GraphPolicy[];
  readonly total: number;
}
