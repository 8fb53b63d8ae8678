import { rolesWith } from '@covertrail/domain/rights/capabilities';
import type { PagePath } from '#pages/pages';
import { HOME_OF, type Role } from '../session/role.js';
import { addressOf } from './page-address.js';
import { pageOf } from './pages.hook.js';

/** The page among these that people of a role can open, as the table of pages says; their first page where there is none. */
function ownOf(role: Role, pages: readonly PagePath[]): string {
  const own = pages.find((page) => rolesWith(pageOf(page).needs).includes(role));
  return own ? addressOf(own) : HOME_OF[role];
}

/** The open requests that a reader answers: an agency's for its clients, an insured's for itself. */
export const openRequestsOf = (role: Role): string => ownOf(role, ['agent-insured-requests', 'pending-requests']);
