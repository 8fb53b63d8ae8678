import type { DomainEvent, Uuid } from '../kernel/event.js';

/** Manager 1, Reviewer 2, Read Only 3 [I01]. */
export type AccessLevel = 'manager' | 'reviewer' | 'readOnly';
/** Permissions that open two entries of the profile menu [B01]. */
export type Permission = 'MANAGE_PROJECT_MENU' | 'SUPPLIER_ADDRESS_BOOK_MENU';

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
