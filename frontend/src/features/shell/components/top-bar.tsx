import { Menu as MenuIcon } from 'lucide-react';
import type { FrameParts } from '#shared/feature';
import { useSession } from '#shared/session/use-session';
import { Button } from '#shared/ui/button.tsx';
import { useIsNarrow } from '#shared/ui/is-narrow.hook';
import { HelpButton } from '../help/help-button.js';
import { PaletteButton } from '../palette/palette-button.js';
import { LiveMark } from './live-mark.js';
import { ProfileMenu } from './profile-menu.js';
import { RoleToggle } from './role-toggle.js';
import { ThemeToggle } from './theme-toggle.js';
import { UpgradeLink } from './upgrade-link.js';

interface TopBarProps {
  readonly parts: readonly FrameParts[];
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

export function TopBar({ parts, menuOpen, onMenu }: TopBarProps) {
  const { user } = useSession();
  const narrow = useIsNarrow();
  const marks = parts.flatMap(({ topBar }) => topBar ?? []);
  const searches = parts.flatMap(({ search }) => search ?? []);
  return (
    <header className="top">
      <Button
        type="button"
        className="ghost menu-button"
        icon
        data-tour="menu-button"
        aria-label="Menu"
        aria-expanded={menuOpen}
        aria-controls="side-menu"
        onClick={onMenu}
      >
        <MenuIcon size={18} aria-hidden />
      </Button>
      <span className="company">{user.companyName}</span>
      <div className="find" data-tour="find">
        {searches.map((Search, index) => (
          <Search key={index} />
        ))}
        <PaletteButton />
      </div>
      <div className="right">
        {narrow ? null : <UpgradeLink />}
        {narrow ? null : <RoleToggle />}
        <LiveMark />
        <ThemeToggle />
        <HelpButton />
        {marks.map((Part, index) => (
          <Part key={index} />
        ))}
        <ProfileMenu />
      </div>
    </header>
  );
}
