import { Building2 } from 'lucide-react';
import { programCompanies } from '@covertrail/contracts/enrollment/enrollment.calls';
import type { ProgramCompanyRow } from '@covertrail/contracts/enrollment/enrollment.replies';
import { offerVendorProgram, ownVendorProgram } from '@covertrail/contracts/vendor-program/vendor-program.calls';
import { moneyText } from '@covertrail/wording/text/money-text';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import { useMay } from '#shared/session/use-may';
import type { Column } from '#shared/table/column';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ProgramFeeForm } from './program-fee.form.js';
import './programs.css';

const PROGRAM = viewQuery(ownVendorProgram);

const COLUMNS: readonly Column<ProgramCompanyRow>[] = [
  {
    id: 'company',
    title: 'Company',
    fixed: true,
    text: ({ companyName }) => companyName,
    cell: ({ companyName }) => <span className="cell-main">{companyName}</span>,
  },
  {
    id: 'status',
    title: 'Status',
    status: true,
    cell: ({ status }) => <ScreenStatus screen="trackedSuppliers" status={status} />,
  },
  { id: 'until', title: 'Paid until', text: ({ until }) => until, cell: ({ until }) => dayFormat(until) },
];

const COMPANIES = defineList({
  name: 'program-companies',
  label: 'Enrolled companies',
  asks: viewQuery(programCompanies, { query: {} }),
  columns: COLUMNS,
  empty: {
    title: 'No company has enrolled yet',
    icon: Building2,
    text: 'Vendors that you track can enroll once you offer the program.',
  },
});

/** The program of a requester: its fee, and the companies that are in it [F08]. */
export function OwnProgramPanel() {
  const { body, problem, refetch } = useViewQuery(PROGRAM);
  const mayOffer = useMay(offerVendorProgram);
  return (
    <>
      <Panel title="Your Vendor Management Program">
        <div className="panel-body">
          <ErrorBanner problem={problem} onRetry={refetch} />
          {body ? (
            <>
              <p className="sub">{stateText(body.fee)}</p>
              {mayOffer ? <ProgramFeeForm offered={body.fee} /> : null}
            </>
          ) : null}
          {!body && !problem ? <SkeletonRows label="Loading your program" /> : null}
        </div>
      </Panel>
      <Panel title="Companies of your program">
        <RecordList list={COMPANIES} />
      </Panel>
    </>
  );
}

const stateText = (fee: number | null): string =>
  fee === null
    ? 'Your company offers no program yet.'
    : `Companies that you track can enroll for ${moneyText(fee)}, for 12 Months.`;
