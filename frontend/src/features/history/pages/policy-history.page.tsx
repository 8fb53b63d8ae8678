import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { PolicyHistory } from '@covertrail/contracts/history/history.replies';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { PolicyAfter } from '../components/policy-after.js';
import { EventList } from '../events/event-list.js';
import { policyHistoryQuery } from '../history.api.js';
import '../moment/history.css';

/** Everything that happened to one policy, step by step, with the policy after each step. */
export default function PolicyHistoryPage() {
  const { id = '' } = useParams();
  const { body, problem, loading, refetch } = useViewQuery(policyHistoryQuery(id));
  return (
    <div className="page hist-page">
      <PageHeader
        title={body ? `History of ${body.policyNumber}` : undefined}
        {...(body ? { sub: `${LINE_NAMES[body.line]} · ${body.insuredName}` } : {})}
        names={{ id: body?.policyNumber }}
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? (
        <Panel>
          <SkeletonRows rows={8} label="Loading history" />
        </Panel>
      ) : null}
      {body ? <Steps key={id} history={body} /> : null}
    </div>
  );
}

function Steps({ history }: { readonly history: PolicyHistory }) {
  // In the order of recording: the policy after an event is what was known then.
  const ordered = history.entries;
  const [chosen, setChosen] = useState<string | null>(null);
  const found = ordered.findIndex(({ id }) => id === chosen);
  const cursor = found === -1 ? ordered.length - 1 : found;
  const entry = ordered[cursor];
  return (
    <div className="hist-columns">
      {entry ? (
        <PolicyAfter
          entry={entry}
          place={cursor}
          count={ordered.length}
          onStep={(to) => setChosen(ordered[to]?.id ?? null)}
        />
      ) : null}
      <EventList
        title="What happened"
        ordered={ordered}
        cursor={cursor}
        today={history.knownAt.slice(0, 10)}
        here={chosen === null ? null : (entry?.id ?? null)}
      />
    </div>
  );
}
