import { useSelector } from 'react-redux';
import { initials } from '#shared/format/initials';
import { roleOf, ROLE_WORDS } from '#shared/session/role';
import { Chip } from '#shared/ui/status-tag.tsx';
import { selectLogin } from '../login.slice.js';
import './demo-accounts.css';
import type { DemoAccount } from '@covertrail/contracts/session/session.replies';
import type { AuthenticateDto } from '@covertrail/contracts/session/session.inputs';

interface DemoAccountsProps {
  readonly onPick: (credentials: AuthenticateDto) => void;
}

/** The people of the demo: one click fills the form and logs in. */
export default function DemoAccounts({ onPick }: DemoAccountsProps) {
  const { accounts, pending } = useSelector(selectLogin);
  return (
    <section className="login-demo" aria-labelledby="demo-heading">
      <h2 id="demo-heading">Explore the demo as</h2>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              disabled={pending}
              onClick={() => onPick({ email: account.email, password: account.password })}
            >
              <span className="avatar" aria-hidden>
                {initials(account.name)}
              </span>
              <span className="person">
                <b>{account.name}</b>
                <span className="sub">{account.company}</span>
              </span>
              <Chip label={wordOf(account)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordOf({ role }: DemoAccount): string {
  const knownRole = roleOf(role);
  return knownRole ? ROLE_WORDS[knownRole] : role;
}
