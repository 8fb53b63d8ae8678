import { reaches } from '@covertrail/domain/fields/access-levels';
import type { AccessLevel } from '@covertrail/domain/membership/membership.contract';
import { useSession } from './use-session.js';

/** Whether the reader may do in their company what needs this level; the server checks it again. */
export const useAccess = (needed: AccessLevel): boolean => reaches(useSession().user.access, needed);
