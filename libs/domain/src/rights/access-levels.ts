/** Manager 1, Reviewer 2, Read Only 3 [I01]. */
export type AccessLevel = 'manager' | 'reviewer' | 'readOnly';
/** Permissions that open two entries of the profile menu [B01]. */
export type Permission = 'MANAGE_PROJECT_MENU' | 'SUPPLIER_ADDRESS_BOOK_MENU';

const RANK: Readonly<Record<AccessLevel, number>> = { readOnly: 0, reviewer: 1, manager: 2 };

/** Whether someone of this level may do what needs a level: readOnly < reviewer < manager. */
export const reaches = (level: AccessLevel, needed: AccessLevel): boolean => RANK[level] >= RANK[needed];
