import { useSelector } from 'react-redux';
import { selectRole, selectUser } from './session.selectors.js';
import type { Role } from './role.js';
import type { SessionUser } from './session.types.js';

/** The person and role behind a page. Throws outside the logged-in part of the product. */
export function useSession(): { readonly user: SessionUser; readonly role: Role } {
  const user = useSelector(selectUser);
  const role = useSelector(selectRole);
  if (!user || !role) throw new Error('useSession is for pages behind the log-in');
  return { user, role };
}
