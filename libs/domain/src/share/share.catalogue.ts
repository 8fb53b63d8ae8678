import type { Catalogue, Names } from '../catalogue/event-description.js';
import { listed, named } from '../catalogue/wording.js';
import type { Uuid } from '../kernel/event.js';
import type { ShareEvent } from './share.contract.js';
import { POLICIES_SHARED_UPCASTERS, SHARE_ENDED_UPCASTERS } from './share.upcasters.js';

const common = {
  feature: 'share',
  version: 1,
  upcasters: {},
  audience: ({ data }: { readonly data: { readonly insuredId: Uuid; readonly requesterId: Uuid } }) => ({
    companies: [data.insuredId, data.requesterId],
    insuredId: data.insuredId,
  }),
  changes: () => [],
} as const;

const policies = (ids: readonly Uuid[], names: Names): string => listed(ids.map((id) => named(names.policy(id))));

/** Both sides of a share read it, and the agency of the side that shares. */
export const shareCatalogue: Catalogue<ShareEvent> = {
  PoliciesShared: {
    ...common,
    version: 2,
    upcasters: POLICIES_SHARED_UPCASTERS,
    sentence: ({ data }, names) => {
      const who = `${named(names.company(data.insuredId))} shared ${policies(data.policyIds, names)}`;
      const whom = `${named(names.company(data.requesterId))} for ${named(names.project(data.projectId))}`;
      return `${who} with ${whom}.`;
    },
  },
  ShareEnded: {
    ...common,
    version: 2,
    upcasters: SHARE_ENDED_UPCASTERS,
    sentence: ({ data }, names) => {
      const [insured, requester] = [data.insuredId, data.requesterId].map((id) => named(names.company(id)));
      return `${insured} no longer shares ${policies(data.policyIds, names)} with ${requester}.`;
    },
  },
};
