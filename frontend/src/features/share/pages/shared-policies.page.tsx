import { FileCheck2, Inbox, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { shareList } from '@covertrail/contracts/share/share.calls';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { initials } from '#shared/format/initials';
import { plural } from '#shared/format/plural';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { useSession } from '#shared/session/use-session';
import type { Column } from '#shared/table/column';
import { StatusTag } from '#shared/ui/status-tag.tsx';
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

const sharesOf = (insuredCompanyId: string) => defineList({
  name: 'shared-policies',
  label: 'Shared policies',
  asks: viewQuery(shareList, { query: { insuredCompanyId } }),
  columns: COLUMNS,
  empty: {
    title: 'No shared policies yet', icon: Share2,
    text: 'When you answer a request, the policies that you choose are shared with its requester.',
  },
});

/** The insured's landing page: who may see its policies. */
export default function SharedPoliciesPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<ShareRow | null>(null);
  const list = useMemo(() => sharesOf(user.companyId), [user.companyId]);
  const actions = (
    <>
      <Button type="button" onClick={() => void navigate('/app/my-policies')}><FileCheck2 size={16} aria-hidden /> My Policies</Button>
      <Button type="button" primary onClick={() => void navigate('/app/pending-requests')}><Inbox size={16} aria-hidden /> Open Requests</Button>
    </>
  );
  return (
    <ListPage list={list} title="Share My Policies" sub="Requesters see these policies and every later change to them." actions={actions} onOpen={setOpened}>
      {opened ? <OpenedShare share={opened} onClose={() => setOpened(null)} /> : null}
    </ListPage>
  );
}
