import type { Uuid } from '@covertrail/domain/kernel/event';
import type { MembershipEvent } from '@covertrail/domain/membership/membership.contract';
import type { Projection } from '@covertrail/platform/engine/projection';

export type AccountDocument = { readonly id: Uuid; readonly companyIds: readonly Uuid[] };

/** Which companies may this user enter? It only proposes: log-in asks the membership streams. */
export const accounts: Projection<AccountDocument> = {
  name: 'accounts',
  version: 1,
  handles: ['MembershipGranted', 'MembershipRevoked'],
  ignores: [],
  indexes: [],
  keys: (event) => [(event.data as MembershipEvent['data']).userId],
  evolve: (account, event) => {
    const { userId, companyId } = event.data as MembershipEvent['data'];
    const others = (account?.companyIds ?? []).filter((id) => id !== companyId);
    return { id: userId, companyIds: event.type === 'MembershipGranted' ? [...others, companyId] : others };
  },
  audience: (_before, after) => (after ? [after.id] : []),
};
