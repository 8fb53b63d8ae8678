import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFeatures } from '#shared/features-context';
import { initials } from '#shared/format/initials';
import { ROLE_WORDS } from '#shared/session/role';
import { mayAs } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { Popover } from '#shared/ui/popover.tsx';
import { useLogOut } from '../log-out.hook.js';
import { LogOutQuestion } from './log-out-question.js';

/** Each feature adds the links to its own pages [B01]. */
export function ProfileMenu() {
  const { user, role } = useSession();
  const logOut = useLogOut();
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const entries = useFeatures()
    .flatMap(({ profileLinks }) => profileLinks ?? [])
    .filter(({ needs }) => mayAs(role, user, needs));
  return (
    <>
      <Popover
        label="Profile"
        trigger={(props) => (
          <button type="button" className="profile-button" aria-label={`Profile of ${name}`} {...props}>
            <span className="avatar" aria-hidden>
              {initials(name)}
            </span>
          </button>
        )}
      >
        {(close) => (
          <div className="profile-panel">
            <p className="cell-main">{name}</p>
            <p className="sub">
              {ROLE_WORDS[role]}, {user.companyName}
            </p>
            <ul>
              {entries.map(({ path, text }) => (
                <li key={path}>
                  <Link to={path} onClick={close}>
                    {text}
                  </Link>
                </li>
              ))}
              <li>
                <button type="button" onClick={logOut.ask}>
                  <LogOut size={16} aria-hidden />
                  Log Out
                </button>
              </li>
            </ul>
          </div>
        )}
      </Popover>
      <LogOutQuestion {...logOut} />
    </>
  );
}
