import { ShieldCheck, X } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Menu } from 'semantic-ui-react';
import { HOME_OF } from '#shared/session/role';
import { useSession } from '#shared/session/use-session';
import { entryOf, menuOf, type MenuEntry } from '../shell-menu.js';
import { countText, useCounts } from '../counts.hook.js';

interface SideMenuProps {
  readonly built: ReadonlySet<string>;
  /** On a narrow screen the menu is a drawer. */
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SideMenu({ built, open, onClose }: SideMenuProps) {
  const { user, role } = useSession();
  const entries = menuOf(role, user, built);
  const records = entries.filter(({ group }) => group === 'records');
  return (
    <aside className={`side${open ? ' open' : ''}`} id="side-menu">
      <div className="side-head">
        <Link to={HOME_OF[role]} className="brand" onClick={onClose}>
          <span className="brand-mark"><ShieldCheck size={18} strokeWidth={2.4} aria-hidden /></span>
          <span className="wide">Covertrail</span>
        </Link>
        <button type="button" className="side-close" aria-label="Close menu" onClick={onClose}><X size={18} aria-hidden /></button>
      </div>
      <Entries label="Main" entries={entries.filter(({ group }) => group === 'main')} onOpen={onClose} />
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
  const counts = useCounts();
  const here = entryOf(useLocation().pathname)?.path;
  return (
    <Menu vertical as="nav" className="side-nav" aria-label={label}>
      {entries.map(({ path, title, icon: Icon, count }) => (
        <Menu.Item key={path} as={NavLink} to={path} active={path === here} title={title} onClick={onOpen}>
          <Icon size={18} strokeWidth={1.9} aria-hidden />
          <span className="wide">{title}</span>
          {count && counts[count] > 0 ? <Badge count={counts[count]} /> : null}
        </Menu.Item>
      ))}
    </Menu>
  );
}

function Badge({ count }: { readonly count: number }) {
  return <span className="badge"><span aria-hidden>{countText(count)}</span><span className="visually-hidden">, {count} waiting</span></span>;
}
