import { UserCheck } from 'lucide-react';
import { useMemo } from 'react';
import { pendingUsers } from '@covertrail/contracts/membership/joining.calls';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import type { Column } from '#shared/table/column';
import { RecordTable } from '#shared/table/record-table.tsx';
import { actsColumn } from '#shared/table/row-acts.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { pendingActs } from '../components/pending-acts.view.js';
import { usePersonAct, type OnAct } from '../components/person-act.hook.js';

const PENDING = viewQuery(pendingUsers);

/** For the primary contact: who asks to join the company? Its act: approve a person, with a role [A09]. */
export default function MyPendingUsersPage() {
  const { rows, loading, problem, refetch } = useViewQuery(PENDING);
  const { dialog, choose } = usePersonAct();
  const columns = useMemo(() => [...COLUMNS, actsOf(choose)], [choose]);
  const empty = (
    <EmptyState title="Nobody waits for your approval" icon={UserCheck}>
      Whoever signs up and chooses your company is listed here, and may do nothing before you approve.
    </EmptyState>
  );
  return (
    <div className="page">
      <PageHeader sub="They verified their email address, and wait for you to approve or decline them." />
      <Panel>
        <ErrorBanner problem={problem} onRetry={refetch} />
        <RecordTable
          name="pending-users"
          label="Pending users"
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          loading={loading}
          empty={empty}
        />
      </Panel>
      {dialog}
    </div>
  );
}

const COLUMNS: readonly Column<Colleague>[] = [
  {
    id: 'person',
    title: 'Person',
    fixed: true,
    fills: true,
    text: ({ name }) => name,
    cell: ({ name, email }) => (
      <>
        <span className="cell-main">{name}</span>
        <div className="sub">{email}</div>
      </>
    ),
  },
  {
    id: 'since',
    title: 'Waits since',
    text: ({ since }) => since,
    cell: ({ since }) => <span className="num nowrap">{dayFormat(localDay(since))}</span>,
  },
];

const actsOf = (onAct: OnAct): Column<Colleague> =>
  actsColumn<Colleague>({
    nameOf: ({ name }) => name,
    acts: pendingActs(onAct),
  });
