import type { Catalogue } from '../kernel/event-description.js';
import type { OptOutEvent } from './opt-out.contract.js';

/** The requester, the insured and its agencies read it; of an invited person the requester alone. */
const ofBoth = {
  feature: 'opt-out',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data: { requesterId, insuredId } }: OptOutEvent) =>
    insuredId === null ? { companies: [requesterId] } : { companies: [requesterId, insuredId], insuredId },
} as const;

export const optOutCatalogue: Catalogue<OptOutEvent> = { SupplierOptedOut: ofBoth, OptOutTakenBack: ofBoth };
