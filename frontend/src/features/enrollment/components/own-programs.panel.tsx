import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ownPrograms } from '@covertrail/contracts/enrollment/enrollment.calls';
import type { ProgramRow } from '@covertrail/contracts/enrollment/enrollment.replies';
import { moneyText } from '@covertrail/wording/text/money-text';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { IfMay } from '#shared/session/if-may.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { paymentAddress } from '../payment-address.view.js';
import './programs.css';

const PROGRAMS = viewQuery(ownPrograms);

/** The programs that an insured can enroll in, and those it is in [F08]. */
export function OwnProgramsPanel() {
  const { rows, loading, problem, refetch } = useViewQuery(PROGRAMS);
  return (
    <Panel title="Enroll in Vendor Management Program">
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows label="Loading programs" /> : null}
      {!loading && !problem && rows.length === 0 ? (
        <EmptyState title="No program to enroll in" icon={BadgeCheck}>
          A company that tracks your insurance can offer one. It is listed here then.
        </EmptyState>
      ) : null}
      {rows.length > 0 ? (
        <ul className="programs">
          {rows.map((program) => (
            <ProgramItem key={program.id} program={program} />
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function ProgramItem({ program }: { readonly program: ProgramRow }) {
  const { id, requesterName, fee, status, until, eligibility } = program;
  const facts = [
    fee === null ? 'Not offered any more' : `${moneyText(fee)} for 12 Months`,
    ...(until === null ? [] : [`paid until ${dayFormat(until)}`]),
  ];
  return (
    <li>
      <div>
        <span className="cell-main">{requesterName}</span>
        <div className="sub">{facts.join(', ')}</div>
      </div>
      <ScreenStatus screen="requesters" status={status} />
      {eligibility === 'eligible' ? (
        <IfMay send="payEnrollments">
          <Link to={paymentAddress(id)} aria-label={`Enroll in the program of ${requesterName}`}>
            {until === null ? 'Enroll' : 'Renew'}
          </Link>
        </IfMay>
      ) : null}
    </li>
  );
}
