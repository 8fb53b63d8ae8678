import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PagePath } from '#pages/pages';
import type { Problem } from '#shared/api/api-problem';
import { addressOf } from '#shared/navigation/page-address';
import { useSession } from '#shared/session/use-session';
import { useViewQuery } from '#shared/views/use-view-query';
import type { CompanyCount } from './company-counts.view.js';

interface CountCardProps {
  readonly label: string;
  readonly page: PagePath;
  /** Null until it is known. */
  readonly count: number | null;
  readonly problem?: Problem | null;
  readonly note?: ReactNode;
}

/** A number that leads to the list that it counts. */
export function CountCard({ label, page, count, problem = null, note }: CountCardProps) {
  return (
    <li>
      <Link to={addressOf(page)} className="ui segment panel company-count">
        <span className="company-count-number num">{count === null ? '–' : count.toLocaleString('en-US')}</span>{' '}
        <span className="cell-main">{label}</span> {note ? <span className="sub">{note}</span> : null}
        {problem ? <span className="sub">{problem.message}</span> : null}
      </Link>
    </li>
  );
}

/** The total of a list. */
export function ListCount({ count: { label, page, asks } }: { readonly count: CompanyCount }) {
  const { user } = useSession();
  const { total, loading, problem } = useViewQuery(asks(user.companyId));
  return <CountCard label={label} page={page} count={loading || problem ? null : total} problem={problem} />;
}
