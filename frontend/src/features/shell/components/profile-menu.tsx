import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { initials } from '#shared/format/initials';
import { ROLE_WORDS, type Role } from '#shared/session/role';
import type { SessionUser } from '#shared/session/session.types';
import { useSession } from '#shared/session/use-session';
import { Popover } from '#shared/ui/popover.tsx';
import { useLogOut } from '../log-out.hook.js';
import { LogOutQuestion } from './log-out-question.js';

interface Entry {
  readonly to: string;
  readonly text: string;
  readonly shown: (user: SessionUser, role: Role) => boolean;
}

/** Spec 1 section 2.9. An entry appears where its page exists. */
const ENTRIES: readonly Entry[] = [
  { to: '/app/myProfile', text: 'My Profile', shown: () => true },
  { to: '/app/manage-projects', text: 'Manage Projects', shown: ({ permissions }, role) => role === 'requester' && permissions.includes('MANAGE_PROJECT_MENU') },
  { to: '/app/supplier-address-book', text: 'Supplier Address Book', shown: ({ permissions }, role) => role === 'requester' && permissions.includes('SUPPLIER_ADDRESS_BOOK_MENU') },
  { to: '/app/my-team', text: 'My Team', shown: ({ primaryContact }, role) => role === 'agent' && !primaryContact },
  { to: '/app/company-admin', text: 'Company Admin', shown: ({ primaryContact }) => primaryContact },
  { to: '/app/my-address-book', text: 'Agency Address Book', shown: (_user, role) => role === 'agent' },
];

export function ProfileMenu({ built }: { readonly built: ReadonlySet<string> }) {
  const { user, role } = useSession();
  const logOut = useLogOut();
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const entries = ENTRIES.filter(({ to, shown }) => built.has(to) && shown(user, role));
  return (
    <>
      <Popover
        label="Profile"
        trigger={(props) => <button type="button" className="profile-button" aria-label={`Profile of ${name}`} {...props}><span className="avatar" aria-hidden>{initials(name)}</span></button>}
      >
        {(close) => (
          <div className="profile-panel">
            <p className="cell-main">{name}</p>
            <p className="sub">{ROLE_WORDS[role]}, {user.companyName}</p>
            <ul>
              {entries.map(({ to, text }) => <li key={to}><Link to={to} onClick={close}>{text}</Link></li>)}
              <li><button type="button" onClick={logOut.ask}><LogOut size={16} aria-hidden />Log Out</button></li>
            </ul>
          </div>
        )}
      </Popover>
      <LogOutQuestion {...logOut} />
    </>
  );
}
