import type { DomainEvent, Instant, Uuid } from '../kernel/event.js';
import type { PersonalFields, PersonalText } from '../kernel/personal.js';
import type { AccessLevel, Permission } from '../rights/access-levels.js';

/** A person's place in a company. */
export interface MemberOf {
  readonly membershipId: Uuid;
  readonly userId: Uuid;
  readonly companyId: Uuid;
}

/** What someone may do in a company. */
export interface MemberRights {
  readonly access: AccessLevel;
  readonly permissions: readonly Permission[];
}

/** Rights from then on: of someone new, or other rights of someone who is there already. */
export type MembershipGranted = DomainEvent<
  'MembershipGranted',
  MemberOf & MemberRights & { readonly primaryContact: boolean }
>;
export type MembershipRevoked = DomainEvent<'MembershipRevoked', MemberOf>;

/** A person with an account asks to join: Pending Approval [A09]. `requestedAt`: who was declined asks again a day later. */
export type MembershipRequested = DomainEvent<'MembershipRequested', MemberOf & { readonly requestedAt?: Instant }>;
/** `MembershipGranted` comes with it. */
export type MembershipRequestApproved = DomainEvent<'MembershipRequestApproved', MemberOf>;
export type MembershipRequestDeclined = DomainEvent<'MembershipRequestDeclined', MemberOf>;

/** Somebody with this e-mail may join. Who is invited once more gets a new link. */
export type PersonInvited = DomainEvent<
  'PersonInvited',
  MemberRights & {
    readonly invitationId: Uuid;
    readonly companyId: Uuid;
    readonly email: PersonalText;
    /** When the mail was requested: an address gets few in a while. */
    readonly invitedAt?: Instant;
  }
>;
export type InvitationWithdrawn = DomainEvent<
  'InvitationWithdrawn',
  { readonly invitationId: Uuid; readonly companyId: Uuid }
>;
/** Whoever had the link joined with this account. `MembershipGranted` comes with it. */
export type InvitationAccepted = DomainEvent<
  'InvitationAccepted',
  { readonly invitationId: Uuid; readonly companyId: Uuid; readonly userId: Uuid }
>;

/** Handed over by one person to another. */
export type PrimaryContactChanged = DomainEvent<
  'PrimaryContactChanged',
  {
    readonly companyId: Uuid;
    readonly from: Pick<MemberOf, 'membershipId' | 'userId'>;
    readonly to: Pick<MemberOf, 'membershipId' | 'userId'>;
  }
>;

export type MembershipEvent =
  | MembershipGranted
  | MembershipRevoked
  | MembershipRequested
  | MembershipRequestApproved
  | MembershipRequestDeclined
  | PersonInvited
  | InvitationWithdrawn
  | InvitationAccepted
  | PrimaryContactChanged;

export const MEMBERSHIP_PERSONAL: Readonly<Record<string, PersonalFields>> = {
  PersonInvited: { person: 'invitationId', fields: ['email'] },
};

export type MembershipCommand =
  /** The first of a company becomes its primary contact, and a Manager whatever the rights. */
  | ({ readonly type: 'GrantMembership' } & MemberOf & MemberRights)
  | ({ readonly type: 'RequestMembership' } & MembershipRequested['data'])
  | ({ readonly type: 'ApproveMembership'; readonly membershipId: Uuid } & MemberRights)
  | { readonly type: 'DeclineMembership'; readonly membershipId: Uuid }
  | ({ readonly type: 'ChangeAccess'; readonly membershipId: Uuid } & MemberRights)
  | { readonly type: 'RevokeMembership'; readonly membershipId: Uuid }
  /** With the rights that the person had before. */
  | { readonly type: 'RestoreMembership'; readonly membershipId: Uuid }
  | { readonly type: 'ChangePrimaryContact'; readonly from: Uuid; readonly to: Uuid }
  /** `membershipId` is the place of the account with this e-mail, where there is one. */
  | ({ readonly type: 'InvitePerson'; readonly membershipId: Uuid | null } & PersonInvited['data'])
  /** Whoever has the address asked for another link of an open invitation, whose rights stay [A10]. */
  | {
      readonly type: 'SendInvitationAgain';
      readonly invitationId: Uuid;
      readonly email: PersonalText;
      readonly at: Instant;
    }
  | { readonly type: 'WithdrawInvitation'; readonly invitationId: Uuid }
  | {
      readonly type: 'AcceptInvitation';
      readonly invitationId: Uuid;
      readonly membershipId: Uuid;
      readonly userId: Uuid;
    }
  /** What a log of an earlier release recorded in a stream for each membership. */
  | ({ readonly type: 'CarryGrant' } & MembershipGranted['data'])
  | { readonly type: 'CarryRevocation'; readonly membershipId: Uuid };
