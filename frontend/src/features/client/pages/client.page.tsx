import { ArrowRightLeft, CalendarClock, FileCheck2, ListChecks, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { clientList } from '@covertrail/contracts/client/client.calls';
import type { ClientRow } from '@covertrail/contracts/client/client.replies';
import { requestTransfer, transferDetails } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import { certificatesZip } from '@covertrail/contracts/document/document.calls';
import { policyList, addPolicy } from '@covertrail/contracts/policy/policy.calls';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { RecordList } from '#shared/lists/record-list.tsx';
import { AGENT_BULK } from '#shared/policies/policy-bulk';
import { policyTable } from '#shared/policies/policy-list';
import { IfMay } from '#shared/session/if-may.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { ArchiveButton } from '#shared/uploads/archive-button.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ClientRequests } from '../components/client-requests.js';
import { OtherAgencyPolicies } from '../components/other-agency-policies.js';
import { transferAddress } from '../client-transfer-address.view.js';
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

/** One client: its open requests, its policies, and that other agencies manage policies of it. */
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
        <PageHeader title="Client" crumbs={[{ text: 'Clients', to: '/app/agent-clients' }, { text: 'Client' }]} />
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
  const { id, name, status, since, transferId } = client;
  const navigate = useNavigate();
  const add = () => void navigate(`/app/policies/new?insured=${id}`);
  const transfer = () =>
    void navigate(transferId ? `/app/transfers/${transferId}` : transferAddress('holder', id, name));
  const actions = (
    <>
      <ArchiveButton
        text="Download certificates"
        name={`${name} certificates.zip`}
        request={(guid) => requestOf(certificatesZip, { query: { insuredCompanyId: id, guid } })}
      />
      <Button type="button" onClick={() => void navigate(`/app/agent-clients/${id}/cure-plan`)}>
        <ListChecks size={16} aria-hidden /> Cure plan
      </Button>
      <Button type="button" onClick={() => void navigate(`/app/agent-clients/${id}/corrections`)}>
        <CalendarClock size={16} aria-hidden /> Corrections
      </Button>
      <IfMay send={transferId ? transferDetails : requestTransfer}>
        <Button type="button" onClick={transfer}>
          <ArrowRightLeft size={16} aria-hidden /> {transferId ? 'Open transfer' : 'Transfer client'}
        </Button>
      </IfMay>
      <IfMay send={addPolicy}>
        <Button type="button" primary onClick={add}>
          <Plus size={16} aria-hidden /> Add policy
        </Button>
      </IfMay>
    </>
  );
  const list = useMemo(() => policiesOf(id, name), [id, name]);
  return (
    <div className="page">
      <PageHeader
        title={name}
        crumbs={[{ text: 'Clients', to: '/app/agent-clients' }, { text: name }]}
        actions={actions}
        sub={
          <span className="client-sub">
            <ScreenStatus screen="agentList" status={status} /> Client since {dayFormat(since.slice(0, 10))}
          </span>
        }
      />
      <ClientRequests insuredId={id} />
      <Panel title="Policies">
        <RecordList list={list} />
      </Panel>
      <OtherAgencyPolicies insuredId={id} />
    </div>
  );
}
