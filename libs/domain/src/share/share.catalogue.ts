import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import { SHARE_PERSONAL, type ShareEvent } from './share.contract.js';
import { POLICIES_SHARED_UPCASTERS, SHARE_ENDED_UPCASTERS } from './share.upcasters.js';

const common = {
  feature: 'share',
  version: 1,
  affectsVerdict: false,
  upcasters: {},
  audience: ({ data }: { readonly data: { readonly insuredId: Uuid; readonly requesterId: Uuid } }) => ({
    companies: [data.insuredId, data.requesterId],
    insuredId: data.insuredId,
  }),
} as const;

/** Both sides of a share read it, and the agency of the side that shares. */
export const shareCatalogue: Catalogue<ShareEvent> = {
  PoliciesShared: {
    ...common,
    version: 2,
    upcasters: POLICIES_SHARED_UPCASTERS,
    personal: SHARE_PERSONAL['PoliciesShared'],
  },
  ShareEnded: {
    ...common,
    version: 2,
    upcasters: SHARE_ENDED_UPCASTERS,
  },
  // What changed while the share had ended becomes known at once.
  ShareEnabled: { ...common, affectsVerdict: true },
  SharedPolicyRemoved: common,
  SharedPolicyIssuedAgain: common,
};
