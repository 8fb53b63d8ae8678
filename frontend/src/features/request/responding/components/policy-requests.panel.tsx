import { Inbox } from 'lucide-react';
import { useMemo, useState } from 'react';
import { receivedRequests } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { viewQuery } from '#shared/api/call-request';
import { instantFormat } from '#shared/format/instant-format';
import { dayFormat } from '#shared/format/day-format';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import type { Column } from '#shared/table/column';
import { Panel } from '#shared/ui/panel.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { STATUS_OF_STATE, stateWord } from '../../sent-requests.words.js';

const OpenedRequest = lateDialog(() => import('../../components/request-details.modal.js'));

const COLUMNS: readonly Column<RequestRow>[] = [
  {
    id: 'number',
    title: 'Request ID',
    fixed: true,
    text: ({ number }) => number,
    cell: ({ number, requesterName }) => (
      <>
        <span className="cell-main num">{number}</span>
        <div className="sub">{requesterName}</div>
      </>
    ),
  },
  { id: 'project', title: 'Project', text: ({ projectName }) => projectName, cell: ({ projectName }) => projectName },
  {
    id: 'requestedAt',
    title: 'Sent',
    sortable: true,
    text: ({ requestedAt }) => requestedAt,
    cell: ({ requestedAt }) => <span className="num">{instantFormat(requestedAt)}</span>,
  },
  {
    id: 'dueOn',
    title: 'Due',
    sortable: true,
    text: ({ dueOn }) => dueOn,
    cell: ({ dueOn }) => <span className="num nowrap">{dayFormat(dueOn)}</span>,
  },
  {
    id: 'state',
    title: 'Status',
    status: true,
    text: ({ state }) => stateWord(state),
    cell: ({ state }) => <ScreenStatus screen="requesterList" status={STATUS_OF_STATE[state]} />,
  },
  {
    id: 'answeredAt',
    title: 'Answered',
    wideOnly: true,
    text: ({ answeredAt }) => answeredAt,
    cell: ({ answeredAt }) => <span className="num">{answeredAt ? instantFormat(answeredAt) : '–'}</span>,
  },
];

const requestsOf = (policyId: string) =>
  defineList({
    name: 'policy-requests',
    label: 'Requests that were answered with this policy',
    asks: viewQuery(receivedRequests, { query: { policyId } }),
    columns: COLUMNS,
    order: { column: 'requestedAt', descending: true },
    search: 'Request ID',
    exportsAll: true,
    empty: {
      title: 'No requests yet',
      icon: Inbox,
      text: 'Requests for proof of insurance that are answered with this policy appear here.',
    },
    noMatch: { title: 'No requests match', clears: true },
  });

/** The requests that were answered with a policy; a row shows what was asked and answered. */
export default function PolicyRequestsPanel({ policy: { id } }: { readonly policy: PolicyDetails }) {
  const list = useMemo(() => requestsOf(id), [id]);
  const [opened, setOpened] = useState<RequestRow | null>(null);
  return (
    <Panel>
      <RecordList list={list} onOpen={setOpened} />
      {opened ? <OpenedRequest requestId={opened.id} onClose={() => setOpened(null)} /> : null}
    </Panel>
  );
}
