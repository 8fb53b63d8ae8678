import type { Catalogue } from '../kernel/event-description.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import type { FormEntryEvent } from './form-equivalence.contract.js';

const common = {
  feature: 'form-equivalence',
  version: 1,
  affectsVerdict: true,
  upcasters: {},
  audience: ({ data: { requesterId } }: { readonly data: { readonly requesterId: Uuid } }) => ({
    companies: [requesterId],
  }),
  effectiveFrom: ({ data }: { readonly data: { readonly effectiveFrom: CalendarDate } }): CalendarDate =>
    data.effectiveFrom,
} as const;

/** What a requester accepts is its own affair: suppliers see what follows for them in their findings. */
export const formEquivalenceCatalogue: Catalogue<FormEntryEvent> = {
  FormEntryAdded: common,
  FormEntryChanged: common,
  FormEntryWithdrawn: common,
};
