/** Manager 1, Reviewer 2, Read Only 3 [I01]. */
export const ACCESS_LEVELS = ['manager', 'reviewer', 'readOnly'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];
/** Permissions that open two entries of the profile menu [B01]. */
export const PERMISSIONS = ['MANAGE_PROJECT_MENU', 'SUPPLIER_ADDRESS_BOOK_MENU'] as const;
export type Permission = (typeof PERMISSIONS)[number];

const RANK: Readonly<Record<AccessLevel, number>> = { readOnly: 0, reviewer: 1, manager: 2 };

/** Whether someone of this level may do what needs a level: readOnly < reviewer < manager. */
export const reaches = (level: AccessLevel, needed: AccessLevel): boolean => RANK[level] >= RANK[needed];
