import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** A share or an answer to a request that names a certificate holder. */
export type HolderUseDocument = {
  /** Of the share, or of the request. */
  readonly id: Uuid;
  readonly kind: 'share' | 'answer';
  /** Name and address without case, punctuation and spaces: `holderKey`. */
  readonly holderKey: string;
  readonly insuredId: Uuid;
  /** The agencies that represent the insured. */
  readonly agencyIds: readonly Uuid[];
  /** The same, each as one word (`idWord`). */
  readonly agencyWords: string;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly policyCount: number;
  readonly usedAt: Instant;
  /** A share that shows nothing any more. */
  readonly ended: boolean;
};

/** Which shares and answers name this certificate holder? [G08] */
export const holderUsesView = defineView<HolderUseDocument>()({
  name: 'holder-uses',
  indexes: [
    { fields: ['insuredId', 'holderKey', 'usedAt'] },
    { fields: ['holderKey', 'usedAt'] },
    { fields: ['holderKey'], words: ['agencyWords'] },
  ],
});
