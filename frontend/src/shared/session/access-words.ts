import type { AccessLevel, Permission } from '@covertrail/domain/rights/access-levels';

/** What each level may do, by the names of the specification [I01]. */
export const ACCESS_WORDS: Readonly<Record<AccessLevel, { readonly name: string; readonly may: string }>> = {
  manager: { name: 'Manager', may: 'does all of the company’s work' },
  reviewer: { name: 'Reviewer', may: 'decides and answers, and administers nothing' },
  readOnly: { name: 'Read Only', may: 'reads, and changes nothing' },
};

export const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  MANAGE_PROJECT_MENU: 'Manage projects',
  SUPPLIER_ADDRESS_BOOK_MENU: 'Supplier address book',
};
