import type { DomainEvent, Uuid } from '../kernel/event.js';

/** Spec 3 section 3: Manager 1, Reviewer 2, Read Only 3. */
export type AccessLevel = 'manager' | 'reviewer' | 'readOnly';
/** Spec 1 section 6: permissions that open two entries of the profile menu. */
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
