import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { ExtractionEvent } from './extraction.contract.js';

/** The insured and its agencies see it: a requester sees what became of it in the policies that are shared with it. */
const ofInsured = {
  feature: 'extraction',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data: { insuredId } }: { readonly data: { readonly insuredId: Uuid } }) => ({
    companies: [insuredId],
    insuredId,
  }),
} as const;

export const extractionCatalogue: Catalogue<ExtractionEvent> = {
  ExtractionConfirmed: ofInsured,
  ExtractionEntered: ofInsured,
};
