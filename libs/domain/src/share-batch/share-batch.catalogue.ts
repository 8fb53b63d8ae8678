import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { ShareBatchEvent } from './share-batch.contract.js';

/** The insured and its agencies: a requester sees the share that it gets, and nothing of who else got one. */
const ofInsured = {
  feature: 'share-batch',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data }: { readonly data: { readonly insuredId: Uuid } }) => ({
    companies: [data.insuredId],
    insuredId: data.insuredId,
  }),
} as const;

export const shareBatchCatalogue: Catalogue<ShareBatchEvent> = {
  ShareBatchStarted: ofInsured,
  ShareBatchAdvanced: ofInsured,
  ShareBatchCompleted: ofInsured,
};
