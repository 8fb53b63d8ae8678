import type { Catalogue } from '../kernel/event-description.js';
import type { CorrectionEvent } from './correction.contract.js';

const common = {
  feature: 'correction',
  version: 1,
  affectsVerdict: false,
  upcasters: {},
  audience: ({ data: { requesterId, insuredId } }: { readonly data: CorrectionEvent['data'] }) => ({
    companies: [requesterId, insuredId],
    insuredId,
  }),
} as const;

/** Both sides read what was true of a supplier. How the requester deals with it is its own. */
export const correctionCatalogue: Catalogue<CorrectionEvent> = {
  VerdictsCorrected: common,
  CorrectionAcknowledged: { ...common, audience: ({ data }) => ({ companies: [data.requesterId] }) },
  CorrectionNoticeSent: {
    ...common,
    audience: ({ data: { requesterId, companyIds } }) => ({ companies: [requesterId, ...companyIds] }),
  },
};
