import { Menu as MenuIcon } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import { useFeatures } from '#shared/features-context';
import { useSession } from '#shared/session/use-session';
import { LiveMark } from './live-mark.js';
import { ProfileMenu } from './profile-menu.js';
import { RoleToggle } from './role-toggle.js';
import { ThemeToggle } from './theme-toggle.js';

interface TopBarProps {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

export function TopBar({ menuOpen, onMenu }: TopBarProps) {
  const { user } = useSession();
  const parts = useFeatures().flatMap(({ topBar }) => topBar ?? []);
  return (
    <header className="top">
      <Button
        type="button"
        className="ghost menu-button"
        icon
        aria-label="Menu"
        aria-expanded={menuOpen}
        aria-controls="side-menu"
        onClick={onMenu}
      >
        <MenuIcon size={18} aria-hidden />
      </Button>
      <span className="company">{user.companyName}</span>
      <div className="right">
        <RoleToggle />
        <LiveMark />
        <ThemeToggle />
        {parts.map((Part, index) => (
          <Part key={index} />
        ))}
        <ProfileMenu />
      </div>
    </header>
  );
}
