import { FileCheck2 } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { clientList } from '@covertrail/contracts/client/client.calls';
import type { ClientRow } from '@covertrail/contracts/client/client.replies';
import { policyList } from '@covertrail/contracts/policy/policy.calls';
import { insuredOverview } from '@covertrail/contracts/tracking/requester.calls';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { RecordList } from '#shared/lists/record-list.tsx';
import { AGENT_BULK } from '#shared/policies/policy-bulk';
import { policyTable } from '#shared/policies/policy-list';
import { InsuredStanding } from '#shared/requesters/insured-standing.tsx';
import { clientNamed, standingText } from '#shared/requesters/requester-words.view';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { useBeginActing } from '../begin-acting.hook.js';
import { requestsOfClient, useClientActs } from '../client-acts.hook.js';
import { OtherAgencyPolicies } from '../components/other-agency-policies.js';
import '../components/client.css';

const policiesOf = (companyId: string, name: string) =>
  policyTable({
    name: 'client-policies',
    label: `Policies of ${name}`,
    asks: viewQuery(policyList, { params: { companyId } }),
    bulk: AGENT_BULK,
    empty: {
      title: 'No policies yet',
      icon: FileCheck2,
      text: `Add the policies of ${name}, then answer its requests with them.`,
    },
  });

/**
 * For an agent: is this client fine with everyone who asks? The requesters with status and next step, what lapses next, the open requests and
 * the policies. The main act is to answer what waits, or to add a policy.
 */
export default function ClientPage() {
  const { insuredId = '' } = useParams();
  const {
    rows: [client],
    loading,
    problem,
    refetch,
  } = useViewQuery(
    viewQuery(clientList, {
      query: { insuredCompanyId: insuredId },
    }),
  );
  if (loading)
    return (
      <div className="page">
        <SkeletonRows label="Loading client" />
      </div>
    );
  if (!client) {
    return (
      <div className="page">
        <PageHeader />
        {problem ? (
          <ErrorBanner problem={problem} onRetry={refetch} />
        ) : (
          <EmptyState title="Not a client of your agency">It may have been transferred to another agency.</EmptyState>
        )}
      </div>
    );
  }
  return <OpenedClient client={client} />;
}

function OpenedClient({ client }: { readonly client: ClientRow }) {
  const { id, name, status, since } = client;
  useBeginActing(client);
  const actions = useClientActs(client);
  const list = useMemo(() => policiesOf(id, name), [id, name]);
  const { body: overview, problem, refetch } = useViewQuery(viewQuery(insuredOverview, { params: { id } }));
  return (
    <div className="page">
      <PageHeader
        title={name}
        names={{ insuredId: name }}
        actions={actions}
        sub={
          <>
            {overview ? <div>{standingText(clientNamed(name), overview.counts)}</div> : null}
            <span className="client-sub">
              <ScreenStatus screen="agentList" status={status} /> Client since {dayFormat(since.slice(0, 10))}
            </span>
          </>
        }
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <InsuredStanding insuredId={id} overview={overview} requestsAt={requestsOfClient(name)} none={null} />
      <Panel title="Policies">
        <RecordList list={list} />
      </Panel>
      <OtherAgencyPolicies insuredId={id} name={name} />
    </div>
  );
}
