import { FileCheck2, Inbox, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { shareList } from '@covertrail/contracts/share/share.calls';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { initials } from '#shared/format/initials';
import { plural } from '#shared/format/plural';
import { useSession } from '#shared/session/use-session';
import type { Column } from '#shared/table/column';
import { RecordTable } from '#shared/table/record-table.tsx';
import { useTableAddress } from '#shared/table/use-table-address';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { OpenedShare } from '../components/share-details.modal.js';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';

const stateOf = ({ ended }: ShareRow) => (ended ? { label: 'Ended', tone: 'mute' } as const : { label: 'Shared', tone: 'ok' } as const);

const COLUMNS: readonly Column<ShareRow>[] = [
  {
    id: 'requesterName', title: 'Shared with', fixed: true, text: ({ requesterName }) => requesterName,
    cell: ({ requesterName, projectName }) => (
      <div className="who">
        <span className="avatar square" aria-hidden>{initials(requesterName)}</span>
        <div><span className="cell-main">{requesterName}</span><div className="sub">{projectName}</div></div>
      </div>
    ),
  },
  { id: 'projectName', title: 'Project', optional: true, cell: ({ projectName }) => projectName, text: ({ projectName }) => projectName },
  {
    id: 'policyCount', title: 'Policies', width: '150px',
    cell: ({ policyCount }) => plural(policyCount, 'policy', 'policies'), text: ({ policyCount }) => policyCount,
  },
  {
    id: 'sharedAt', title: 'Shared on', width: '130px',
    cell: ({ sharedAt }) => <span className="num">{dayFormat(sharedAt.slice(0, 10))}</span>, text: ({ sharedAt }) => sharedAt.slice(0, 10),
  },
  { id: 'state', title: 'Status', width: '130px', cell: (share) => <StatusTag {...stateOf(share)} />, text: (share) => stateOf(share).label },
];

/** The insured's landing page: who may see its policies. */
export default function SharedPoliciesPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<ShareRow | null>(null);
  const table = useTableAddress({ column: 'sharedAt', descending: true });
  const { rows, total, loading, refreshing, problem, refetch } = useViewQuery(viewQuery(shareList, {
    query: { insuredCompanyId: user.companyId, ...table.paged },
  }));
  const actions = (
    <>
      <Button type="button" onClick={() => void navigate('/app/my-policies')}><FileCheck2 size={16} aria-hidden /> My Policies</Button>
      <Button type="button" primary onClick={() => void navigate('/app/pending-requests')}><Inbox size={16} aria-hidden /> Open Requests</Button>
    </>
  );
  return (
    <div className="page">
      <PageHeader title="Share My Policies" sub="Requesters see these policies and every later change to them." actions={actions} />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <Panel>
        <RecordTable
          name="shared-policies" label="Shared policies" columns={COLUMNS} rows={rows} idOf={({ id }) => id} loading={loading} refreshing={refreshing}
          paging={{ number: table.page, size: table.paged.size, total, onPage: table.onPage }} onOpen={setOpened}
          empty={<EmptyState title="No shared policies yet" icon={Share2}>When you answer a request, the policies that you choose are shared with its requester.</EmptyState>}
        />
      </Panel>
      {opened ? <OpenedShare share={opened} onClose={() => setOpened(null)} /> : null}
    </div>
  );
}
