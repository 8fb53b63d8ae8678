import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { PendingBanner } from './pending-banner.js';
import { ShellFooter } from './shell-footer.js';
import { SideMenu } from './side-menu.js';
import { TopBar } from './top-bar.js';
import { useRoleOfPage } from '../role-of-page.hook.js';
import './shell.css';

interface ShellProps {
  /** Paths of the pages that features have registered: the menu offers no others. */
  readonly built: ReadonlySet<string>;
}

/** What stands around every page behind the log-in. */
export function Shell({ built }: ShellProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const fits = useRoleOfPage();
  return (
    <div className="shell">
      <a className="skip-link" href="#content">Skip to content</a>
      <SideMenu built={built} open={menuOpen} onClose={() => setMenuOpen(false)} />
      {menuOpen ? <div className="side-shade" aria-hidden onClick={() => setMenuOpen(false)} /> : null}
      <div className="shell-main">
        <TopBar built={built} menuOpen={menuOpen} onMenu={() => setMenuOpen(!menuOpen)} />
        <PendingBanner built={built} />
        <main id="content" tabIndex={-1}>{fits ? <Outlet /> : null}</main>
        <ShellFooter />
      </div>
    </div>
  );
}
