import { BadgeCheck, Inbox, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pendingCounts } from '@covertrail/contracts/client/client.calls';
import { viewQuery } from '#shared/api/call-request';
import { useReadAgain } from '#shared/counts/read-again.hook';
import { useAddress } from '#shared/navigation/use-address';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { idOfTab, idOfTabPanel } from '#shared/ui/tabs.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { APPROVAL_TABS, ApprovalTabs, type ApprovalTab } from '../components/approval-tabs.js';
import { PolicyApprovals } from '../components/policy-approvals.js';
import '../components/client.css';

const tabOf = (text: string | null): ApprovalTab => APPROVAL_TABS.find(({ key }) => key === text)?.key ?? '1';

/**
 * Reader: an agent. Question: is this change right? Answer: the difference and the document beside each other. Main act: Approve, which goes on
 * to the next of the queue [G02].
 */
export default function PendingApprovalPage() {
  const { get, change } = useAddress();
  const { body: counts, refetch } = useViewQuery(viewQuery(pendingCounts));
  useReadAgain(refetch);
  const open = (tab: ApprovalTab) => {
    refetch();
    change({ tab: tab === '1' ? null : tab, keyword: null, line: null, sort: null, policy: null });
  };
  const active = tabOf(get('tab'));
  const again = (
    <Button as={Link} to="/app/agent-verify-again">
      <BadgeCheck size={16} aria-hidden /> Verify again
    </Button>
  );
  return (
    <div className="page">
      <PageHeader sub="A policy counts as proof of insurance only after you approve it." actions={again} />
      <ApprovalTabs active={active} counts={counts} onTab={open} />
      <div id={idOfTabPanel('approval')} role="tabpanel" aria-labelledby={idOfTab('approval', active)}>
        {active === '1' ? <PolicyApprovals /> : null}
        {active === '2' ? <NoRequests /> : null}
        {active === '3' ? <NoShares /> : null}
      </div>
    </div>
  );
}

const NoRequests = () => (
  <Panel>
    <EmptyState
      title="No requests need approval"
      icon={Inbox}
      action={
        <Link className="text-link" to="/app/agent-insured-requests">
          Open requests
        </Link>
      }
    >
      Requests are answered, not approved. They are under Open Requests.
    </EmptyState>
  </Panel>
);

const NoShares = () => (
  <Panel>
    <EmptyState title="No shares need approval" icon={Share2}>
      Only active policies can be shared, so a share needs no approval besides that of the policy.
    </EmptyState>
  </Panel>
);
