import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useFeatures } from '../features-context.js';
import { useSession } from '../session/use-session.js';
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

/** The header of every page about a tracked supplier: path, title, actions, and links to the other pages. */
export function SupplierHeader({ trackingId, supplierName = 'Supplier', title, sub, actions }: SupplierHeaderProps) {
  const { role } = useSession();
  const start = `/app/suppliers/${trackingId}`;
  const links = useFeatures()
    .flatMap(({ supplierLinks = [] }) => supplierLinks)
    .filter(({ roles }) => roles.includes(role));
  const overview =
    role === 'requester'
      ? [
          { text: 'Tracked Policies', to: '/app/dashboard' },
          { text: supplierName, to: start },
        ]
      : [{ text: supplierName }];
  return (
    <>
      <PageHeader
        title={title}
        sub={sub}
        crumbs={title === supplierName ? overview : [...overview, { text: title }]}
        actions={actions}
      />
      <nav className="supplier-links" aria-label={`Pages about ${supplierName}`}>
        {links.map(({ path, title: text }) => (
          <NavLink key={path} to={path === '' ? start : `${start}/${path}`} end>
            {text}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
