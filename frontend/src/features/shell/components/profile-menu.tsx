import { switchCompany } from '@covertrail/contracts/session/company-choice.calls';
import { ArrowLeftRight, LogOut } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { addressOf } from '#shared/navigation/page-address';
import { ROLE_WORDS } from '#shared/session/role';
import { companySwitchAsked } from '#shared/session/session.slice';
import { useMay } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { CompanyMark } from '#shared/ui/company-mark.tsx';
import { PersonMark } from '#shared/ui/person-mark.tsx';
import { Popover } from '#shared/ui/popover.tsx';
import { useLogOut } from '../log-out.hook.js';
import { useProfileEntries } from '../menu.hook.js';
import { LogOutQuestion } from './log-out-question.js';

/** Who is logged in, the pages of the person [B01], and the way out. */
export function ProfileMenu() {
  const { user, role } = useSession();
  const logOut = useLogOut();
  const maySwitch = useMay(switchCompany);
  const dispatch = useDispatch();
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const company = { id: user.companyId, name: user.companyName, logoId: user.companyLogoId };
  const entries = useProfileEntries();
  return (
    <>
      <Popover
        label="Profile"
        trigger={(props) => (
          <button type="button" className="profile-button" aria-label={`Profile of ${name}`} {...props}>
            <PersonMark person={{ id: user.id, name, photoId: user.photoId }} />
          </button>
        )}
      >
        {(close) => (
          <div className="profile-panel">
            <p className="cell-main">{name}</p>
            <div className="profile-company">
              <CompanyMark company={company} className="avatar square" />
              <p className="sub">
                {ROLE_WORDS[role]}, {user.companyName}
              </p>
            </div>
            <ul>
              {entries.map(({ path, title, menu: { icon: Icon } }) => (
                <li key={path}>
                  <Link to={addressOf(path)} onClick={close}>
                    <Icon size={16} aria-hidden />
                    {title}
                  </Link>
                </li>
              ))}
              {maySwitch ? (
                <li>
                  <button
                    type="button"
                    onClick={() => {
                      close();
                      dispatch(companySwitchAsked());
                    }}
                  >
                    <ArrowLeftRight size={16} aria-hidden />
                    Switch Company
                  </button>
                </li>
              ) : null}
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
