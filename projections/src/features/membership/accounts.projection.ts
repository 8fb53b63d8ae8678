import { accountsView, type AccountDocument } from '@covertrail/contracts/membership/membership.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** Which companies may this user enter? The answer is only a proposal: log-in checks the membership streams. */
export const accounts = defineProjection(accountsView)({
  version: 1,
  on: {
    MembershipGranted: (account, { data: { userId, companyId } }) => ({
      id: userId,
      companyIds: [...others(account, companyId), companyId],
    }),
    MembershipRevoked: (account, { data: { userId, companyId } }) => ({
      id: userId,
      companyIds: others(account, companyId),
    }),
  },
  keys: ({ data }) => [data.userId],
  audience: (_before, after) => (after ? [after.id] : []),
});

const others = (account: AccountDocument | null, companyId: Uuid): readonly Uuid[] =>
  (account?.companyIds ?? []).filter((id) => id !== companyId);
