import { keepPartner, keptPartner } from '../partners/kept-partner.js';
import { sessionToken } from '../api/session-token.js';
import type { Role } from './role.js';
import type { SessionUser } from './session.types.js';

const KEY = 'covertrail.session';

interface Kept {
  readonly user: SessionUser;
  readonly role: Role;
}

/** What this tab stores of a session, so that a reload keeps it; all that the tab stores ends with it, but for the partner by whom it came. */
export const sessionStore = {
  read(): Kept | null {
    const text = sessionStorage.getItem(KEY);
    if (text === null || sessionToken.read() === null) return null;
    return JSON.parse(text) as Kept;
  },
  keep: (kept: Kept): void => sessionStorage.setItem(KEY, JSON.stringify(kept)),
  clear(): void {
    sessionToken.drop();
    const partner = keptPartner();
    sessionStorage.clear();
    keepPartner(partner);
  },
};
