import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { PAGES } from '@covertrail/contracts/pages/pages';
import { useFeatures } from '../features-context.js';
import { mayAs } from '../session/use-may.js';
import { useSession } from '../session/use-session.js';
import { useToday } from '../session/use-today.js';
import { dayFormat } from '../format/day-format.js';
import { PageHeader } from '../ui/page-header.js';
import './supplier-header.css';

interface SupplierHeaderProps {
  readonly trackingId: string;
  /** Undefined while it is not known. */
  readonly supplierName: string | undefined;
  readonly title: string;
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
}

/** The header of every page about a tracked supplier: path, title, actions, and links to the other pages; on paper whose it is, and of when. */
export function SupplierHeader({ trackingId, supplierName = 'Supplier', title, sub, actions }: SupplierHeaderProps) {
  const { user, role } = useSession();
  const today = useToday();
  const start = `/app/suppliers/${trackingId}`;
  const links = useFeatures()
    .flatMap(({ supplierLinks = [] }) => supplierLinks)
    .filter(({ page }) => mayAs(role, user, PAGES[page]));
  const overview = mayAs(role, user, 'readSuppliers')
    ? [
        { text: 'Tracked Policies', to: '/app/dashboard' },
        { text: supplierName, to: start },
      ]
    : [{ text: supplierName }];
  return (
    <>
      <div className="print-head">
        <span>{user.companyName}</span>
        <span>{dayFormat(today)}</span>
      </div>
      <PageHeader
        title={title}
        sub={sub}
        crumbs={title === supplierName ? overview : [...overview, { text: title }]}
        actions={actions}
      />
      <nav className="supplier-links" aria-label={`Pages about ${supplierName}`}>
        {links.map(({ page, title: text }) => (
          <NavLink key={page} to={`/app/${page.replace(':trackingId', trackingId)}`} end>
            {text}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
