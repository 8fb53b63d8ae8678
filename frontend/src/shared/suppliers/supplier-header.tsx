import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { addressOf } from '../navigation/page-address.js';
import { useOwnPages } from '../navigation/pages.hook.js';
import { useSession } from '../session/use-session.js';
import { useToday } from '../session/use-today.js';
import { dayFormat } from '../format/day-format.js';
import { PageHeader } from '../ui/page-header.js';
import './supplier-header.css';

interface SupplierHeaderProps {
  readonly trackingId: string;
  /** Undefined while it is not known. */
  readonly supplierName: string | undefined;
  /** Where it says more than the title that is declared of the page. */
  readonly title?: string | undefined;
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
}

/** The header of every page about a tracked supplier: path, title, actions, and links to the other pages; on paper whose it is, and of when. */
export function SupplierHeader({ trackingId, supplierName, title, sub, actions }: SupplierHeaderProps) {
  const { user } = useSession();
  const today = useToday();
  const links = useOwnPages().filter(({ ofSupplier }) => ofSupplier !== undefined);
  return (
    <>
      <div className="print-head">
        <span>{user.companyName}</span>
        <span>{dayFormat(today)}</span>
      </div>
      <PageHeader title={title} sub={sub} names={{ trackingId: supplierName }} actions={actions} />
      <nav className="supplier-links" aria-label={`Pages about ${supplierName ?? 'Supplier'}`}>
        {links.map(({ path, ofSupplier }) => (
          <NavLink key={path} to={addressOf(path, { trackingId })} end>
            {ofSupplier}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
