import { Link } from 'react-router-dom';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { EventList } from '../events/event-list.js';
import { policyHistoryQuery } from '../history.api.js';
import { PolicyCorrections } from './policy-corrections.js';

/** What happened to a policy, on its page; its history page shows the policy after each step. */
export default function PolicyHistoryPanel({ policy }: { readonly policy: PolicyDetails }) {
  const { id, knownUntil } = policy;
  const { body, problem, loading, refetch } = useViewQuery(policyHistoryQuery(id));
  return (
    <>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? (
        <Panel>
          <SkeletonRows rows={6} label="Loading history" />
        </Panel>
      ) : null}
      {knownUntil === undefined ? <PolicyCorrections policy={policy} /> : null}
      {body ? (
        <EventList
          title="What happened"
          ordered={body.entries}
          cursor={body.entries.length - 1}
          today={body.knownAt.slice(0, 10)}
        />
      ) : null}
      <p className="policy-hint">
        <Link className="text-link" to={`/app/policies/${id}/history`}>
          Step through the history
        </Link>
      </p>
    </>
  );
}
