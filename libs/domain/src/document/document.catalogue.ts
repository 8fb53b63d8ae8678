import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { DocumentEvent } from './document.contract.js';

const common = {
  feature: 'document',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data }: { readonly data: { readonly insuredId: Uuid; readonly policyId: Uuid } }) => ({
    companies: [data.insuredId],
    policyId: data.policyId,
  }),
} as const;

/** Whoever sees a policy sees its documents: its insured, its agency and those it is shared with. */
export const documentCatalogue: Catalogue<DocumentEvent> = {
  DocumentAttached: common,
  DocumentReplaced: common,
  DocumentTypeChanged: common,
  DocumentRemoved: common,
};
