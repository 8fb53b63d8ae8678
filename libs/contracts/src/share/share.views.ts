import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import type { ShareTerms } from '@covertrail/domain/share/share.contract';
import { defineView } from '../define-view.js';

/** That somebody of the requester read it. */
export interface ShareReader {
  readonly userId: Uuid;
  readonly at: Instant;
}

/** A document of a share that somebody of the requester downloaded; `at` is the last time. */
export interface ShareReceipt extends ShareReader {
  readonly policyId: Uuid;
  readonly documentId: Uuid;
  readonly version: number;
}

export type ShareDocument = {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  /** The agencies that represent the insured. */
  readonly agencyIds: readonly Uuid[];
  /** The same, each as one word (`idWord`). */
  readonly agencyWords: string;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly requestId: Uuid | null;
  /** Without those that were taken out of it. */
  readonly policyIds: readonly Uuid[];
  /** The same ids, each as one word (`idWord`): shares are found by a policy. */
  readonly policyWords: string;
  readonly sharedAt: Instant;
  readonly ended: boolean;
  /** Whether it ended because its last day was over. */
  readonly expired: boolean;
  /** Its last day in the time zone of the insured; null where it has none. */
  readonly expiresOn: CalendarDate | null;
  /** The position of the log at which it was shared, and what the requester was told of its policies since, the last thing last [D12]. */
  readonly sharedUpTo: Position;
  readonly issued: readonly { readonly policyId: Uuid; readonly upTo: Position; readonly at: Instant }[];
  /** What was stated beside the policies. */
  readonly terms: Omit<ShareTerms, 'shareExpiringOn' | 'recipientEmail'>;
  /** Whether an address is on record to which it was sent. */
  readonly hasEmail: boolean;
  readonly firstOpened: ShareReader | null;
  readonly lastOpened: ShareReader | null;
  /** The last download of each version of a document by each person. */
  readonly receipts: readonly ShareReceipt[];
};

/** Which policies does this insured share, and with whom? */
export const sharesView = defineView<ShareDocument>()({
  name: 'shares',
  indexes: [
    { fields: ['insuredId', 'sharedAt'] },
    { fields: ['requesterId', 'sharedAt'] },
    { fields: ['insuredId'], words: ['policyWords'] },
    { fields: [], words: ['agencyWords'] },
    { fields: ['requesterId'], words: ['policyWords'] },
    { fields: ['ended', 'expiresOn'] },
  ],
  unindexed: ['ended', 'expiresOn', 'hasEmail', 'projectId'],
});
