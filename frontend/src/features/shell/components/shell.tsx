import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { actsForCompany } from '@covertrail/domain/rights/principal';
import type { FrameParts } from '#shared/feature';
import { HOME_OF } from '#shared/session/role';
import { useSession } from '#shared/session/use-session';
import { NewerPageNotice } from './newer-page-notice.js';
import { ShellFooter } from './shell-footer.js';
import { SideMenu } from './side-menu.js';
import { StaleNotice } from './stale-notice.js';
import { TopBar } from './top-bar.js';
import { WithTour } from '../tour/with-tour.js';
import { onBehalfAddress } from '../on-behalf-redirect.words.js';
import { useRoleOfPage } from '../role-of-page.hook.js';
import './shell.css';

interface ShellProps {
  /** What features add to it, in their order. */
  readonly parts: readonly FrameParts[];
}

/** The frame around every page that needs a log-in. */
export function Shell({ parts }: ShellProps) {
  const { role, user } = useSession();
  const { pathname, search } = useLocation();
  const onBehalf = user.roles.includes('agent') ? onBehalfAddress(pathname, search) : null;
  if (onBehalf !== null) return <Navigate to={onBehalf} replace state={{ actFor: true }} />;
  return actsForCompany(role) ? <CompanyShell parts={parts} /> : <Navigate to={HOME_OF.operator} replace />;
}

function CompanyShell({ parts }: ShellProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const fits = useRoleOfPage();
  const dialogs = parts.flatMap(({ dialog }) => dialog ?? []);
  const banners = parts.flatMap(({ banner }) => banner ?? []);
  return (
    <WithTour>
      <div className="shell">
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <SideMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
        {menuOpen ? <div className="side-shade" aria-hidden onClick={() => setMenuOpen(false)} /> : null}
        <div className="shell-main">
          <TopBar parts={parts} menuOpen={menuOpen} onMenu={() => setMenuOpen(!menuOpen)} />
          <StaleNotice />
          <NewerPageNotice />
          {banners.map((Banner, index) => (
            <Banner key={index} />
          ))}
          <main id="content" tabIndex={-1}>
            {fits ? <Outlet /> : null}
          </main>
          <ShellFooter />
        </div>
        {dialogs.map((Dialog, index) => (
          <Dialog key={index} />
        ))}
      </div>
    </WithTour>
  );
}
