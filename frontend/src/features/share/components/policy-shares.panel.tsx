import { Replace, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { issuesOf, sharedPolicyStatus } from '@covertrail/domain/status/shared-policy-status';
import { replaceShared } from '@covertrail/contracts/share-batch/share-batch.calls';
import { shareList } from '@covertrail/contracts/share/share.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import { SelectedRecordsOfPolicy } from '#shared/selections/selected-records.tsx';
import type { Column } from '#shared/table/column';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { PolicyHolders } from '../holders/policy-holders.panel.js';
import { OpenedShare } from './share-details.modal.js';

const ReplaceShared = lateDialog(() => import('../wizard/replace-shared.modal.js'));

/** With whom a policy is shared, and how it stands there. */
export default function PolicySharesPanel({ policy }: { readonly policy: PolicyDetails }) {
  const [opened, setOpened] = useState<ShareRow | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const list = useMemo(() => sharesOf(policy), [policy]);
  return (
    <>
      <PolicyHolders policy={policy} />
      <Panel
        title="Shared with"
        right={
          policy.mayEdit ? (
            <IfMay send={replaceShared}>
              <Button type="button" size="small" onClick={() => setReplacing(true)}>
                <Replace size={14} aria-hidden /> Replace Policy…
              </Button>
            </IfMay>
          ) : null
        }
      >
        <RecordList list={list} onOpen={setOpened} />
        {opened ? <OpenedShare share={opened} onClose={() => setOpened(null)} /> : null}
        {isReplacing ? <ReplaceShared policy={policy} onClose={() => setReplacing(false)} /> : null}
      </Panel>
    </>
  );
}

const sharesOf = ({ id, insuredId, line, standing, mayEdit }: PolicyDetails) => {
  // A share shows its policies to a company: [D09] calls that a flag.
  const statusIn = ({ outcome }: ShareRow) =>
    sharedPolicyStatus({ verification: standing, flagged: true, answersRequest: false, ...issuesOf(outcome) });
  const columns: readonly Column<ShareRow>[] = [
    {
      id: 'requesterName',
      title: 'Requester',
      fixed: true,
      cell: ({ requesterName }) => <span className="cell-main">{requesterName}</span>,
      text: ({ requesterName }) => requesterName,
    },
    {
      id: 'projectName',
      title: 'Project',
      cell: ({ projectName }) => projectName,
      text: ({ projectName }) => projectName,
    },
    {
      id: 'sharedAt',
      title: 'Shared on',
      width: '130px',
      cell: ({ sharedAt }) => <span className="num">{dayFormat(sharedAt.slice(0, 10))}</span>,
      text: ({ sharedAt }) => sharedAt.slice(0, 10),
    },
    {
      id: 'shown',
      title: 'Shown',
      fills: true,
      cell: ({ ended, projectId, requesterName }) =>
        ended ? null : (
          <SelectedRecordsOfPolicy
            policyId={id}
            line={line}
            projectId={projectId}
            requesterName={requesterName}
            mayChange={mayEdit}
          />
        ),
    },
    {
      id: 'state',
      title: 'Status',
      status: true,
      width: '170px',
      cell: (share) =>
        share.ended ? (
          <StatusTag label="Ended" tone="mute" />
        ) : (
          <ScreenStatus screen="sharedPolicyDashboard" status={statusIn(share)} />
        ),
      text: (share) => (share.ended ? 'Ended' : displayOf('sharedPolicyDashboard', statusIn(share)).full),
    },
  ];
  return defineList({
    name: 'shares-of-policy',
    label: 'Shares of the policy',
    columns,
    asks: viewQuery(shareList, { query: { insuredCompanyId: insuredId, policyId: id } }),
    empty: {
      title: 'Not shared yet',
      icon: Share2,
      text: 'When this policy answers a request, the requester is listed here.',
    },
  });
};
