import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { AccessLevel, Permission } from '../rights/access-levels.js';

export type MembershipGranted = DomainEvent<
  'MembershipGranted',
  {
    readonly membershipId: Uuid;
    readonly userId: Uuid;
    readonly companyId: Uuid;
    readonly access: AccessLevel;
    readonly permissions: readonly Permission[];
    readonly primaryContact: boolean;
  }
>;
export type MembershipRevoked = DomainEvent<
  'MembershipRevoked',
  { readonly membershipId: Uuid; readonly userId: Uuid; readonly companyId: Uuid }
>;

export type MembershipEvent = MembershipGranted | MembershipRevoked;

export type MembershipCommand =
  ({ readonly type: 'GrantMembership' } & MembershipGranted['data']) | { readonly type: 'RevokeMembership' };
