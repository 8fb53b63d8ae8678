import { useParams } from 'react-router-dom';
import { policyDetails } from '@covertrail/contracts/policy/policy.calls';
import { viewQuery } from '#shared/api/call-request';
import { ApprovalEffect } from '#shared/policies/approval-effect.tsx';
import { PendingDifference } from '#shared/policies/pending-difference.tsx';
import { HoldersToTell } from '#shared/shares/holders-to-tell.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { Sources, Unchanged } from '../cards/sources.hook.js';
import { PolicyEditor } from '../components/policy-editor.js';
import { PolicyHeader } from '../components/policy-header.js';
import { PolicyPanels } from '../components/policy-panels.js';

/**
 * Reader: the insured, or its agent. Question: what does the policy cover, and is it verified? Answer: its limits, its endorsements and what
 * else it states, who verified it and when, and where it is shown. Main act: Approve where a change awaits that, else Edit.
 */
export default function PolicyPage() {
  const { id = '' } = useParams();
  const { body: policy, loading, problem, refetch } = useViewQuery(viewQuery(policyDetails, { params: { id } }));
  return (
    <div className="page policy-page">
      {loading ? <SkeletonRows label="Loading policy" /> : null}
      {policy ? (
        <Sources value={policy.sources}>
          <Unchanged value={policy.unchanged}>
            <PolicyHeader policy={policy} />
            <div className="policy-now">
              {policy.verification === 'unverified' ? <PendingDifference policyId={policy.id} termsOnPage /> : null}
              <HoldersToTell policy={policy} />
              {policy.mayApprove ? <ApprovalEffect policyId={policy.id} /> : null}
            </div>
            <PolicyPanels key={policy.id} policy={policy}>
              <PolicyEditor policy={policy} onRefetch={refetch} />
            </PolicyPanels>
          </Unchanged>
        </Sources>
      ) : (
        <ErrorBanner problem={problem} onRetry={refetch} />
      )}
    </div>
  );
}
