import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

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
  readonly policyIds: readonly Uuid[];
  /** The same ids, each as one word (`idWord`): shares are found by a policy. */
  readonly policyWords: string;
  readonly sharedAt: Instant;
  readonly ended: boolean;
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
  ],
  unindexed: ['ended'],
});
