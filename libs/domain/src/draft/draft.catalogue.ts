import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { DraftEvent } from './draft.contract.js';

/** A draft is of the people who write it: nobody else learns that there is one. */
const common = {
  feature: 'draft',
  version: 1,
  affectsVerdict: false,
  upcasters: {},
  audience: ({ data }: { readonly data: { readonly companyId: Uuid } }) => ({ companies: [data.companyId] }),
} as const;

export const draftCatalogue: Catalogue<DraftEvent> = { DraftSaved: common, DraftDiscarded: common, DraftSent: common };
