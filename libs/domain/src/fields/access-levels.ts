import type { AccessLevel } from '../membership/membership.contract.js';

const RANK: Readonly<Record<AccessLevel, number>> = { readOnly: 0, reviewer: 1, manager: 2 };

/** Whether someone of this level may do what needs a level: readOnly < reviewer < manager. */
export const reaches = (level: AccessLevel, needed: AccessLevel): boolean => RANK[level] >= RANK[needed];
