import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import { defineView } from '../define-view.js';

export type AccountDocument = { readonly id: Uuid; readonly companyIds: readonly Uuid[] };

/** Which companies may this user enter? The answer is only a proposal: log-in checks the membership streams. */
export const accountsView = defineView<AccountDocument>()({ name: 'accounts', indexes: [] });

export type MemberDocument = {
  readonly id: Uuid;
  readonly companyId: Uuid;
  readonly userId: Uuid;
  readonly access: AccessLevel;
};

/** Who belongs to this company? */
export const membersView = defineView<MemberDocument>()({ name: 'members', indexes: [{ fields: ['companyId'] }] });
