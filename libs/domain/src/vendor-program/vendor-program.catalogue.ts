import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { VendorProgramEvent } from './vendor-program.contract.js';

/** What a requester decides about its program is its own; vendors read what is offered on their page. */
const common = {
  feature: 'vendor-program',
  version: 1,
  affectsVerdict: false,
  upcasters: {},
  audience: ({ data }: { readonly data: { readonly requesterId: Uuid } }) => ({ companies: [data.requesterId] }),
} as const;

export const vendorProgramCatalogue: Catalogue<VendorProgramEvent> = {
  VendorProgramOffered: common,
  VendorProgramClosed: common,
};
