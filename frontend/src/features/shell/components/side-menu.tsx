import { ShieldCheck, X } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import type { Badge } from '#pages/page';
import { BADGE_COUNTS } from '#shared/counts/badge-counts';
import { useReadAgain } from '#shared/counts/read-again.hook';
import { countText } from '#shared/format/count-text';
import { addressOf } from '#shared/navigation/page-address';
import { HOME_OF } from '#shared/session/role';
import { useSession } from '#shared/session/use-session';
import { useIsNarrow } from '#shared/ui/is-narrow.hook';
import { AgentLogOut } from './agent-log-out.js';
import { RoleToggle } from './role-toggle.js';
import { UpgradeLink } from './upgrade-link.js';
import { useEntryHere, useMenu, type EnteredPage } from '../menu.hook.js';

interface SideMenuProps {
  /** On a narrow screen the menu is a drawer. */
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SideMenu({ open, onClose }: SideMenuProps) {
  const { role } = useSession();
  const narrow = useIsNarrow();
  const entries = useMenu();
  const records = entries.filter(({ menu }) => menu.group === 'records');
  return (
    <aside className={`side${open ? ' open' : ''}`} id="side-menu" data-tour="menu">
      <div className="side-head">
        <Link to={HOME_OF[role]} className="brand" onClick={onClose}>
          <span className="brand-mark">
            <ShieldCheck size={18} strokeWidth={2.4} aria-hidden />
          </span>
          <span className="wide">Covertrail</span>
        </Link>
        <button type="button" className="side-close" aria-label="Close menu" onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      </div>
      {narrow ? <RoleToggle onSwitch={onClose} /> : null}
      <Entries label="Main" entries={entries.filter(({ menu }) => menu.group !== 'records')} onOpen={onClose} />
      {records.length > 0 ? <p className="side-title wide">Records</p> : null}
      {records.length > 0 ? <Entries label="Records" entries={records} onOpen={onClose} /> : null}
      {narrow ? <UpgradeLink onOpen={onClose} /> : null}
      <AgentLogOut />
    </aside>
  );
}

interface EntriesProps {
  readonly label: string;
  readonly entries: readonly EnteredPage[];
  readonly onOpen: () => void;
}

function Entries({ label, entries, onOpen }: EntriesProps) {
  const here = useEntryHere()?.path;
  return (
    <nav className="ui vertical menu side-nav" aria-label={label}>
      {entries.map((entry) => {
        const { path, menu } = entry;
        const item = { entry, active: path === here, onOpen };
        return menu.badge ? <CountedItem key={path} {...item} badge={menu.badge} /> : <Item key={path} {...item} />;
      })}
    </nav>
  );
}

interface ItemProps {
  readonly entry: EnteredPage;
  readonly active: boolean;
  readonly onOpen: () => void;
  readonly waiting?: number;
}

function Item({ entry, active, onOpen, waiting = 0 }: ItemProps) {
  const { path, title, description = title, menu } = entry;
  return (
    <NavLink to={addressOf(path)} className={active ? 'active item' : 'item'} title={description} onClick={onOpen}>
      <menu.icon size={18} strokeWidth={1.9} aria-hidden />
      <span className="wide">{title}</span>
      {waiting === 0 ? null : (
        <span className="badge">
          <span aria-hidden>{countText(waiting)}</span>
          <span className="visually-hidden">, {waiting} waiting</span>
        </span>
      )}
    </NavLink>
  );
}

/** Its count is read again every five minutes and on a click [I03]. */
function CountedItem({ badge, onOpen, ...item }: ItemProps & { readonly badge: Badge }) {
  const useCount = BADGE_COUNTS[badge];
  const { waiting, readAgain } = useCount();
  useReadAgain(readAgain);
  const open = () => {
    readAgain();
    onOpen();
  };
  return <Item {...item} waiting={waiting} onOpen={open} />;
}
