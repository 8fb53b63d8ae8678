import { accountsView, type AccountDocument } from '@covertrail/contracts/membership/membership.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** Which companies may this user enter, and which has the user asked to join? The answer is only a proposal: log-in checks the membership streams. */
export const accounts = defineProjection(accountsView)({
  version: 2,
  on: {
    MembershipGranted: (account, { data: { userId, companyId } }) => {
      const { companyIds, requestedIds } = without(account, companyId);
      return { id: userId, companyIds: [...companyIds, companyId], requestedIds };
    },
    MembershipRevoked: (account, { data: { userId, companyId } }) => ({ id: userId, ...without(account, companyId) }),
    MembershipRequested: (account, { data: { userId, companyId } }) => {
      const { companyIds, requestedIds } = without(account, companyId);
      return { id: userId, companyIds, requestedIds: [...requestedIds, companyId] };
    },
    MembershipRequestDeclined: (account, { data: { userId, companyId } }) => ({
      id: userId,
      ...without(account, companyId),
    }),
  },
  keys: ({ data }) => [data.userId],
  audience: (_before, after) => (after ? [after.id] : []),
});

function without(account: AccountDocument | null, companyId: Uuid): Omit<AccountDocument, 'id'> {
  const others = (ids: readonly Uuid[] = []) => ids.filter((id) => id !== companyId);
  return { companyIds: others(account?.companyIds), requestedIds: others(account?.requestedIds) };
}
