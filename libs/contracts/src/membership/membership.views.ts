import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { AccessLevel, Permission } from '@covertrail/domain/rights/access-levels';
import { defineView } from '../define-view.js';

export type AccountDocument = {
  readonly id: Uuid;
  readonly companyIds: readonly Uuid[];
  /** Companies that the person asked to join, and that have not decided yet. */
  readonly requestedIds: readonly Uuid[];
};

/** Which companies may this user enter? The answer is only a proposal: log-in checks the membership streams. */
export const accountsView = defineView<AccountDocument>()({ name: 'accounts', indexes: [] });

export type MemberDocument = {
  readonly id: Uuid;
  readonly companyId: Uuid;
  readonly userId: Uuid;
  readonly access: AccessLevel;
  readonly primaryContact: boolean;
  /** Since when the person has been in the company without a break. */
  readonly since: Instant;
};

/** Who belongs to this company? */
export const membersView = defineView<MemberDocument>()({ name: 'members', indexes: [{ fields: ['companyId'] }] });

/** Where a person stands in a company: asked to join, was invited, is active, or was deactivated. */
export type ColleagueStatus = 'active' | 'pending' | 'invited' | 'deactivated';

/** Someone of a company. The id is that of the membership, or of the invitation. */
export type ColleagueDocument = {
  readonly id: Uuid;
  readonly companyId: Uuid;
  /** Whose name and e-mail the view `people` has: a user, or whoever was invited. */
  readonly personId: Uuid;
  readonly status: ColleagueStatus;
  readonly access: AccessLevel;
  readonly permissions: readonly Permission[];
  readonly primaryContact: boolean;
  /** Since when the person has this status. */
  readonly since: Instant;
};

/** Who is, was, or is to be in this company? Whoever has to do with those alone who are active asks `members`. */
export const colleaguesView = defineView<ColleagueDocument>()({
  name: 'colleagues',
  indexes: [{ fields: ['companyId', 'status'] }],
});
