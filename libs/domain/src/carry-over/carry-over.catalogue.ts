import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { CarryOverEvent } from './carry-over.contract.js';

/** The insured and its agency see that it ran; others see only the records. */
const ofInsured = {
  feature: 'carry-over',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data }: { readonly data: { readonly insuredId: Uuid } }) => ({
    companies: [data.insuredId],
    insuredId: data.insuredId,
  }),
} as const;

export const carryOverCatalogue: Catalogue<CarryOverEvent> = {
  CarryOverStarted: ofInsured,
  CarryOverCompleted: ofInsured,
};
