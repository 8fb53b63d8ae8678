import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** The documents of one policy by id, in the order in which they were attached, and the companies whose pages show them. */
export type DocumentsOfPolicy = {
  /** Id of the policy. */
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid | null;
  /** Removed ones too: a share that ended before shows them still. `revision` is that of the document's stream. */
  readonly documents: readonly { readonly id: Uuid; readonly revision: number }[];
  /** Shares that have not ended. */
  readonly shares: readonly { readonly shareId: Uuid; readonly requesterId: Uuid }[];
};

/** Which documents does this policy have? Their content is folded from their streams, as of what the reader may know. */
export const documentsView = defineView<DocumentsOfPolicy>()({
  name: 'documents',
  indexes: [{ fields: ['insuredId'] }],
});
