import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { DocumentRegisterEvent } from './document-register.contract.js';

const common = {
  feature: 'document-register',
  version: 1,
  upcasters: {},
  affectsVerdict: true,
  audience: ({ data }: { readonly data: { readonly insuredId: Uuid; readonly policyId: Uuid } }) => ({
    companies: [data.insuredId],
    policyId: data.policyId,
  }),
} as const;

/** Whoever sees a policy sees what is on file for it. */
export const documentRegisterCatalogue: Catalogue<DocumentRegisterEvent> = {
  DocumentFiled: common,
  DocumentWithdrawn: common,
};
