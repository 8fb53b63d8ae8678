import { ShieldCheck, X } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { Menu } from 'semantic-ui-react';
import type { MenuEntry } from '#shared/feature';
import { countText } from '#shared/format/count-text';
import { HOME_OF } from '#shared/session/role';
import { useSession } from '#shared/session/use-session';
import { useEntryHere, useMenu } from '../menu.hook.js';

interface SideMenuProps {
  /** On a narrow screen the menu is a drawer. */
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SideMenu({ open, onClose }: SideMenuProps) {
  const { role } = useSession();
  const entries = useMenu();
  const records = entries.filter(({ group }) => group === 'records');
  return (
    <aside className={`side${open ? ' open' : ''}`} id="side-menu">
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
      <Entries label="Main" entries={entries.filter(({ group }) => group !== 'records')} onOpen={onClose} />
      {records.length > 0 ? <p className="side-title wide">Records</p> : null}
      {records.length > 0 ? <Entries label="Records" entries={records} onOpen={onClose} /> : null}
    </aside>
  );
}

interface EntriesProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onOpen: () => void;
}

function Entries({ label, entries, onOpen }: EntriesProps) {
  const here = useEntryHere()?.page;
  return (
    <Menu vertical as="nav" className="side-nav" aria-label={label}>
      {entries.map(({ page, title, description = title, icon: Icon, useCount }) => (
        <Menu.Item
          key={page}
          as={NavLink}
          to={`/app/${page}`}
          active={page === here}
          title={description}
          onClick={onOpen}
        >
          <Icon size={18} strokeWidth={1.9} aria-hidden />
          <span className="wide">{title}</span>
          {useCount ? <Badge useCount={useCount} /> : null}
        </Menu.Item>
      ))}
    </Menu>
  );
}

function Badge({ useCount }: Required<Pick<MenuEntry, 'useCount'>>) {
  const count = useCount();
  if (count === 0) return null;
  return (
    <span className="badge">
      <span aria-hidden>{countText(count)}</span>
      <span className="visually-hidden">, {count} waiting</span>
    </span>
  );
}
