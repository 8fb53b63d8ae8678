import { approvalEffects } from '@covertrail/contracts/policy/policy-approval.calls';
import type { ApprovalEffect as Effect } from '@covertrail/contracts/policy/policy-approval.replies';
import { approvalEffectText, SHOWN_OUTCOMES } from '@covertrail/wording/policy/approval-effect.words';
import { viewQuery } from '../api/call-request.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { Panel } from '../ui/panel.js';
import { SkeletonRows } from '../ui/skeleton-rows.js';
import { useViewQuery } from '../views/use-view-query.js';
import './pending-difference.css';

/** What approving a policy will do, and to whom. */
export function ApprovalEffect({ policyId }: { readonly policyId: string }) {
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(approvalEffects, { params: { id: policyId } }));
  return (
    <Panel title="If you approve">
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={1} label="Loading what an approval does" /> : null}
      {body ? (
        <div className="pending-effects">
          <p>{approvalEffectText(body.effects)}</p>
          {body.effects.length > 0 ? <ByRequester effects={body.effects} /> : null}
        </div>
      ) : null}
    </Panel>
  );
}

const ByRequester = ({ effects }: { readonly effects: readonly Effect[] }) => (
  <details>
    <summary>By requester</summary>
    <ul>
      {effects.map(({ trackingId, requesterName, projectName, before, after }) => (
        <li key={trackingId}>
          {requesterName}, {projectName}:{' '}
          {before === after
            ? `stays ${SHOWN_OUTCOMES[after]}`
            : `${SHOWN_OUTCOMES[before]}, then ${SHOWN_OUTCOMES[after]}`}
        </li>
      ))}
    </ul>
  </details>
);
