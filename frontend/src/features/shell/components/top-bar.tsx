import { Menu as MenuIcon } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import { useSession } from '#shared/session/use-session';
import { LiveMark } from './live-mark.js';
import { NotificationBell } from './notification-bell.js';
import { ProfileMenu } from './profile-menu.js';
import { RoleToggle } from './role-toggle.js';
import { ThemeToggle } from './theme-toggle.js';

interface TopBarProps {
  readonly built: ReadonlySet<string>;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

export function TopBar({ built, menuOpen, onMenu }: TopBarProps) {
  const { user } = useSession();
  return (
    <header className="top">
      <Button type="button" className="ghost menu-button" icon aria-label="Menu" aria-expanded={menuOpen} aria-controls="side-menu" onClick={onMenu}>
        <MenuIcon size={18} aria-hidden />
      </Button>
      <span className="company">{user.companyName}</span>
      <div className="right">
        <RoleToggle />
        <LiveMark />
        <ThemeToggle />
        <NotificationBell />
        <ProfileMenu built={built} />
      </div>
    </header>
  );
}
