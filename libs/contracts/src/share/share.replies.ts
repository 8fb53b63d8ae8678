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
  /** The worst status of its policies today, and how many of them have it; null once it has ended. */
  readonly worst: { readonly status: Status; readonly count: number } | null;
}

/** An opened share, with its policies as they are now, or as they were when the share ended. */
export interface ShareDetails extends ShareRow {
  readonly policies: readonly ShownPolicy[];
}
