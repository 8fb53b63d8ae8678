import { useParams } from 'react-router-dom';
import { policyDetails } from '@covertrail/contracts/policy/policy.calls';
import { viewQuery } from '#shared/api/call-request';
import { ApprovalEffect } from '#shared/policies/approval-effect.tsx';
import { PendingDifference } from '#shared/policies/pending-difference.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { Sources, Unchanged } from '../cards/sources.hook.js';
import { InsurerDetails } from '../components/insurer-details.js';
import { PolicyAgency } from '../components/policy-agency.js';
import { PolicyEditor } from '../components/policy-editor.js';
import { PolicyHeader } from '../components/policy-header.js';
import { PolicyPanels } from '../components/policy-panels.js';

/** One policy: how it stands, its terms and their change, and the panels that other features add. */
export default function PolicyPage() {
  const { id = '' } = useParams();
  const { body: policy, loading, problem, refetch } = useViewQuery(viewQuery(policyDetails, { params: { id } }));
  return (
    <div className="page narrow">
      {loading ? <SkeletonRows label="Loading policy" /> : null}
      {policy ? (
        <Sources value={policy.sources}>
          <Unchanged value={policy.unchanged}>
            <PolicyHeader policy={policy} />
            {policy.verification === 'unverified' ? <PendingDifference policyId={policy.id} termsOnPage /> : null}
            {policy.mayApprove ? <ApprovalEffect policyId={policy.id} /> : null}
            <PolicyPanels key={policy.id} policy={policy}>
              <InsurerDetails policy={policy} />
              <PolicyAgency policy={policy} />
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
