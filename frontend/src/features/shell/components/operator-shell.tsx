import { LogOut, ShieldCheck } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { Link, Navigate, Outlet } from 'react-router-dom';
import { actsForCompany } from '@covertrail/domain/rights/principal';
import { HOME_OF } from '#shared/session/role';
import { logoutAsked } from '#shared/session/session.slice';
import { useSession } from '#shared/session/use-session';
import { Button } from '#shared/ui/button.tsx';
import { HelpOpener } from '../help/help-button.js';
import { NewerPageNotice } from './newer-page-notice.js';
import { ShellFooter } from './shell-footer.js';
import { ThemeToggle } from './theme-toggle.js';
import './shell.css';

const loadHelp = () => import('../help/operator-help.modal.js');

/** What stands around the operator's page: no menu of a company, and nobody of a company inside. */
export function OperatorShell() {
  const { user, role } = useSession();
  const dispatch = useDispatch();
  if (actsForCompany(role)) return <Navigate to="/app/unauthorized-access" replace />;
  return (
    <div className="shell-main">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className="top">
        <Link to={HOME_OF.operator} className="brand">
          <span className="brand-mark">
            <ShieldCheck size={18} strokeWidth={2.4} aria-hidden />
          </span>
          Covertrail
        </Link>
        <div className="right">
          <span className="sub operator-name">{`${user.firstName} ${user.lastName}`.trim() || user.email}</span>
          <Link to="/admin/security">Security</Link>
          <HelpOpener load={loadHelp} />
          <ThemeToggle />
          <Button type="button" className="ghost" onClick={() => dispatch(logoutAsked())}>
            <LogOut size={16} aria-hidden /> Log Out
          </Button>
        </div>
      </header>
      <NewerPageNotice />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <ShellFooter />
    </div>
  );
}
