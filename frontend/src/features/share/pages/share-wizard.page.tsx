import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { clientList } from '@covertrail/contracts/client/client.calls';
import { resharing, shareChoices } from '@covertrail/contracts/share/share-wizard.calls';
import { bulkShare } from '@covertrail/contracts/share-batch/share-batch.calls';
import { sharePolicies } from '@covertrail/contracts/share/share.calls';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { useAddress } from '#shared/navigation/use-address';
import { useSession } from '#shared/session/use-session';
import { useMay } from '#shared/session/use-may';
import { useToday } from '#shared/session/use-today';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { Wizard } from '#shared/wizard/wizard.tsx';
import { ShareVerdict } from '../wizard/share-verdict.js';
import { SHARE_STEPS } from '../wizard/share-steps.js';
import { NOTHING_SHARED, sentTerms, valuesOf, type Recipient, type ShareValues } from '../wizard/share-values.form.js';
import type { ShareWork } from '../wizard/share-work.js';
import '../wizard/share-wizard.css';

const BulkShare = lateDialog(() => import('../wizard/bulk-share.modal.js'));

/**
 * For an insured, or its agent: who is to see which policies, until when, and what will it find? The address says whose policies
 * (`insured`, for an agent), with which one it begins (`policy`), and which share is shared again (`from`).
 */
export default function ShareWizardPage() {
  const { get } = useAddress();
  const { user } = useSession();
  const isInsured = useMay('readOwnInsurance');
  const insuredId = isInsured ? user.companyId : get('insured');
  if (insuredId === null)
    return (
      <div className="page narrow">
        <PageHeader />
        <EmptyState
          title="Whose policies?"
          action={
            <Link className="text-link" to="/app/agent-clients">
              Clients
            </Link>
          }
        >
          Open a client, and choose Share policies in its menu.
        </EmptyState>
      </div>
    );
  return <BeginShare insuredId={insuredId} from={get('from')} policyId={get('policy')} />;
}

interface BeginShareProps {
  readonly insuredId: string;
  readonly from: string | null;
  readonly policyId: string | null;
}

/** The most policies among which the one of the address is looked for. */
const MOST = 200;

/** Reads what the wizard begins with. */
function BeginShare({ insuredId, from, policyId }: BeginShareProps) {
  const { user } = useSession();
  const isAgent = useMay('readClients');
  const client = useViewQuery(isAgent ? viewQuery(clientList, { query: { insuredCompanyId: insuredId } }) : null);
  const earlier = useViewQuery(from === null ? null : viewQuery(resharing, { params: { id: from } }));
  const choices = useViewQuery(
    policyId === null ? null : viewQuery(shareChoices, { query: { insuredCompanyId: insuredId, size: MOST } }),
  );
  const insuredName = isAgent ? client.rows[0]?.name : user.companyName;
  const queries = [
    ...(isAgent ? [client] : []),
    ...(from === null ? [] : [earlier]),
    ...(policyId === null ? [] : [choices]),
  ];
  const problem = queries.find((query) => query.problem !== null)?.problem ?? null;
  if (problem !== null || (isAgent && !client.loading && insuredName === undefined))
    return (
      <div className="page narrow">
        <PageHeader />
        <ErrorBanner problem={problem} onRetry={() => queries.forEach(({ refetch }) => refetch())} />
        {problem === null ? <EmptyState title="Not a client of your agency">{null}</EmptyState> : null}
      </div>
    );
  if (queries.some(({ loading }) => loading))
    return (
      <div className="page narrow">
        <SkeletonRows label="Loading share" />
      </div>
    );
  const before = earlier.body;
  const begun: ShareValues = before ? valuesOf(before) : NOTHING_SHARED;
  const named = choices.rows.filter((choice) => choice.policyId === policyId && choice.unavailable === null);
  return (
    <OpenedWizard
      key={`${insuredId} ${from ?? ''} ${policyId ?? ''}`}
      insuredId={insuredId}
      insuredName={insuredName ?? ''}
      begun={named.length > 0 ? { ...begun, policies: named } : begun}
      earlier={before}
    />
  );
}

const recipientOf = ({ requesterId, projectId }: Recipient) => ({ requesterCompanyId: requesterId, projectId });

interface OpenedWizardProps extends Pick<ShareWork, 'insuredId' | 'insuredName' | 'earlier'> {
  readonly begun: ShareValues;
}

function OpenedWizard({ insuredId, insuredName, begun, earlier }: OpenedWizardProps) {
  const isAgent = useMay('readClients');
  const today = useToday();
  const navigate = useNavigate();
  const [values, setValues] = useState(begun);
  const [isSent, setSent] = useState(false);
  const leave = () => void navigate(isAgent ? `/app/agent-clients/${insuredId}` : '/app/shared-policies?tab=shares');
  const single = useCommand(sharePolicies, `share/${insuredId}`, { onSettled: leave });
  const { get, change: changeAddress } = useAddress();
  const bulk = useCommand(bulkShare, `share/${insuredId}/many`, {
    onSettled: ({ batchId }) => changeAddress({ batch: batchId }),
  });
  const pending = single.pending || bulk.pending;
  const problem = single.problem ?? bulk.problem;
  const batchId = get('batch');
  const [first] = values.to;
  const work: ShareWork = {
    insuredId,
    insuredName,
    today,
    values,
    earlier,
    change: (changes) => setValues((before) => ({ ...before, ...changes })),
  };
  const send = () => {
    if (!first) return;
    setSent(true);
    // In one order, however they were chosen: the same share that two people send is one.
    const policyIds = values.policies.map(({ policyId }) => policyId).sort();
    const shared = { insuredCompanyId: insuredId, policyIds, ...sentTerms(values) };
    if (values.to.length > 1) return bulk.submit({ body: { ...shared, rows: values.to.map(recipientOf) } });
    single.submit({
      body: { ...shared, ...recipientOf(first), onlyAvailable: true },
      toast: `The policies are shared with ${first.requesterName}.`,
    });
  };
  const isDirty = values !== begun && !(isSent && problem === null);
  return (
    <div className="page">
      <PageHeader
        title={earlier ? `Share again with ${earlier.requesterName}` : undefined}
        sub={`Policies of ${insuredName}`}
      />
      <Wizard
        steps={SHARE_STEPS}
        work={work}
        last={{ text: 'Share policies', onPress: send }}
        pending={pending}
        problem={problem}
        leaving={{ dirty: isDirty, text: 'What you entered is lost: nothing is shared yet.' }}
        aside={<ShareVerdict insuredId={insuredId} values={values} />}
      />
      {batchId === null ? null : <BulkShare insuredId={insuredId} batchId={batchId} onClose={leave} />}
    </div>
  );
}
