import type { MemberRights, MembershipEvent } from '@covertrail/domain/membership/membership.contract';
import type { AccessLevel, Permission } from '@covertrail/domain/rights/access-levels';
import type { ChangeText, Sentences } from '../text/event-wording.js';
import { listed, named } from '../text/sentence-parts.js';

const ACCESS_WORDS: Readonly<Record<AccessLevel, string>> = {
  manager: 'manager',
  reviewer: 'reviewer',
  readOnly: 'reader',
};
const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  MANAGE_PROJECT_MENU: 'manage projects',
  SUPPLIER_ADDRESS_BOOK_MENU: 'supplier address book',
};

const rightsChanges = ({ access, permissions }: MemberRights): readonly ChangeText[] => [
  { label: 'Access', after: ACCESS_WORDS[access] },
  { label: 'Permissions', after: listed(permissions.map((permission) => PERMISSION_WORDS[permission])) },
];

export const membershipSentences: Sentences<MembershipEvent> = {
  MembershipGranted: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} may act for ${named(names.company(data.companyId))} as ${ACCESS_WORDS[data.access]}.`,
    changes: ({ data }) => [
      ...rightsChanges(data),
      { label: 'Primary contact', after: data.primaryContact ? 'yes' : 'no' },
    ],
  },
  MembershipRevoked: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} may no longer act for ${named(names.company(data.companyId))}.`,
    changes: () => [],
  },
  MembershipRequested: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} asked to join ${named(names.company(data.companyId))}.`,
    changes: () => [],
  },
  MembershipRequestApproved: {
    sentence: ({ data }, names) =>
      `The request of ${named(names.person(data.userId))} to join ${named(names.company(data.companyId))} was approved.`,
    changes: () => [],
  },
  MembershipRequestDeclined: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} was not approved to join ${named(names.company(data.companyId))}.`,
    changes: () => [],
  },
  PersonInvited: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.invitationId))} was invited to join ${named(names.company(data.companyId))}.`,
    changes: ({ data }) => rightsChanges(data),
  },
  InvitationWithdrawn: {
    sentence: ({ data }, names) =>
      `The invitation of ${named(names.person(data.invitationId))} to ${named(names.company(data.companyId))} was withdrawn.`,
    changes: () => [],
  },
  InvitationAccepted: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} accepted the invitation to ${named(names.company(data.companyId))}.`,
    changes: () => [],
  },
  PrimaryContactChanged: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.to.userId))} is the primary contact of ${named(names.company(data.companyId))}, in place of ${named(names.person(data.from.userId))}.`,
    changes: () => [],
  },
};
