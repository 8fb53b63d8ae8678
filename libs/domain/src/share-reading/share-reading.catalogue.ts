import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { ShareReadingEvent } from './share-reading.contract.js';

const common = {
  feature: 'share-reading',
  version: 1,
  affectsVerdict: false,
  upcasters: {},
  audience: ({ data }: { readonly data: { readonly insuredId: Uuid; readonly requesterId: Uuid } }) => ({
    companies: [data.insuredId, data.requesterId],
    insuredId: data.insuredId,
  }),
} as const;

/** Both sides of a share read it, and the agency of the side that shares. */
export const shareReadingCatalogue: Catalogue<ShareReadingEvent> = {
  ShareOpened: common,
  SharedDocumentsDownloaded: common,
};
