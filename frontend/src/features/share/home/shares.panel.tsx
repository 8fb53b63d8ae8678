import { Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { shareList } from '@covertrail/contracts/share/share.calls';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { initials } from '#shared/format/initials';
import { plural } from '#shared/format/plural';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import { useSession } from '#shared/session/use-session';
import type { Column } from '#shared/table/column';
import { Panel } from '#shared/ui/panel.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { OpenedShare } from '../components/share-details.modal.js';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';

/** The worst status of the policies, and of how many where it is not that of all. */
function ShareStatus({ worst, policyCount }: ShareRow) {
  if (worst === null) return <StatusTag label="Ended" tone="mute" />;
  return (
    <>
      <ScreenStatus screen="sharedPolicyList" status={worst.status} />
      {worst.count < policyCount ? (
        <div className="sub nowrap">
          {worst.count} of {plural(policyCount, 'policy', 'policies')}
        </div>
      ) : null}
    </>
  );
}

const COLUMNS: readonly Column<ShareRow>[] = [
  {
    id: 'requesterName',
    title: 'Shared with',
    fixed: true,
    text: ({ requesterName }) => requesterName,
    cell: ({ requesterName, projectName }) => (
      <div className="who">
        <span className="avatar square" aria-hidden>
          {initials(requesterName)}
        </span>
        <div>
          <span className="cell-main">{requesterName}</span>
          <div className="sub">{projectName}</div>
        </div>
      </div>
    ),
  },
  {
    id: 'projectName',
    title: 'Project',
    optional: true,
    cell: ({ projectName }) => projectName,
    text: ({ projectName }) => projectName,
  },
  {
    id: 'policyCount',
    title: 'Policies',
    width: '150px',
    cell: ({ policyCount }) => plural(policyCount, 'policy', 'policies'),
    text: ({ policyCount }) => policyCount,
  },
  {
    id: 'sharedAt',
    title: 'Shared on',
    width: '130px',
    cell: ({ sharedAt }) => <span className="num">{dayFormat(sharedAt.slice(0, 10))}</span>,
    text: ({ sharedAt }) => sharedAt.slice(0, 10),
  },
  {
    id: 'state',
    title: 'Status',
    status: true,
    width: '170px',
    cell: (share) => <ShareStatus {...share} />,
    text: ({ worst }) => (worst === null ? 'Ended' : displayOf('sharedPolicyList', worst.status).full),
  },
];

const sharesOf = (insuredCompanyId: string) =>
  defineList({
    name: 'shared-policies',
    label: 'Shared policies',
    asks: viewQuery(shareList, { query: { insuredCompanyId } }),
    columns: COLUMNS,
    empty: {
      title: 'No shared policies yet',
      icon: Share2,
      text: 'When you answer a request, the policies that you choose are shared with its requester.',
    },
  });

/** Who may see the policies of an insured: a share opens with its policies. */
export function SharesPanel() {
  const { user } = useSession();
  const [opened, setOpened] = useState<ShareRow | null>(null);
  const list = useMemo(() => sharesOf(user.companyId), [user.companyId]);
  return (
    <Panel>
      <RecordList list={list} onOpen={setOpened} />
      {opened ? <OpenedShare share={opened} onClose={() => setOpened(null)} /> : null}
    </Panel>
  );
}
