import { Menu as MenuIcon } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import { useFeatures } from '#shared/features-context';
import { useSession } from '#shared/session/use-session';
import { useIsNarrow } from '#shared/ui/is-narrow.hook';
import { HelpButton } from '../help/help-button.js';
import { PaletteButton } from '../palette/palette-button.js';
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
  const narrow = useIsNarrow();
  const features = useFeatures();
  const parts = features.flatMap(({ topBar }) => topBar ?? []);
  const searches = features.flatMap(({ search }) => search ?? []);
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
        {narrow ? null : <RoleToggle />}
        <LiveMark />
        <ThemeToggle />
        <HelpButton />
        {parts.map((Part, index) => (
          <Part key={index} />
        ))}
        <ProfileMenu />
      </div>
    </header>
  );
}
