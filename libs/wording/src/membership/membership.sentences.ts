import type { MembershipEvent } from '@covertrail/domain/membership/membership.contract';
import type { AccessLevel, Permission } from '@covertrail/domain/rights/access-levels';
import type { Sentences } from '../text/event-wording.js';
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

export const membershipSentences: Sentences<MembershipEvent> = {
  MembershipGranted: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} may act for ${named(names.company(data.companyId))} as ${ACCESS_WORDS[data.access]}.`,
    changes: ({ data }) => [
      { label: 'Access', after: ACCESS_WORDS[data.access] },
      { label: 'Permissions', after: listed(data.permissions.map((permission) => PERMISSION_WORDS[permission])) },
      { label: 'Primary contact', after: data.primaryContact ? 'yes' : 'no' },
    ],
  },
  MembershipRevoked: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} may no longer act for ${named(names.company(data.companyId))}.`,
    changes: () => [],
  },
};
