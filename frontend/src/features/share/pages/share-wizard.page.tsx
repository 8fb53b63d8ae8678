import { Link, useNavigate } from 'react-router-dom';
import { clientList } from '@covertrail/contracts/client/client.calls';
import { resharing, shareChoices } from '@covertrail/contracts/share/share-wizard.calls';
import type { ShareChoice } from '@covertrail/contracts/share/share-wizard.replies';
import { viewQuery } from '#shared/api/call-request';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
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
import { NOTHING_SHARED, valuesOf, type ShareValues } from '../wizard/share-values.form.js';
import { draftDifferences } from '../wizard/share-draft.view.js';
import { useShareDraft } from '../wizard/share-draft.hook.js';
import { useShareSending } from '../wizard/share-sending.hook.js';
import { SharedMeanwhile } from '../wizard/shared-meanwhile.js';
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
  const opened = choices.rows.find((choice) => choice.policyId === policyId && choice.unavailable === null) ?? null;
  return (
    <OpenedWizard
      key={`${insuredId} ${from ?? ''} ${policyId ?? ''}`}
      insuredId={insuredId}
      insuredName={insuredName ?? ''}
      begun={before ? valuesOf(before) : NOTHING_SHARED}
      opened={opened}
      earlier={before}
    />
  );
}

interface OpenedWizardProps extends Pick<ShareWork, 'insuredId' | 'insuredName' | 'earlier'> {
  readonly begun: ShareValues;
  readonly opened: ShareChoice | null;
}

function OpenedWizard({ insuredId, insuredName, begun, opened, earlier }: OpenedWizardProps) {
  const isAgent = useMay('readClients');
  const today = useToday();
  const navigate = useNavigate();
  const subjectId = earlier?.shareId ?? insuredId;
  const entered = useShareDraft({ insuredId, subjectId, begun, opened });
  const { draft, values, named, gone, change, removeGone } = entered;
  const list = isAgent ? `/app/agent-clients/${insuredId}/shares` : '/app/shared-policies?tab=shares';
  const leave = () => void navigate(isAgent ? `/app/agent-clients/${insuredId}` : list);
  const sending = useShareSending({ insuredId, subjectId, draft, values, onShared: leave });
  const { get } = useAddress();
  const batchId = get('batch');
  if (entered.loading)
    return (
      <div className="page">
        <SkeletonRows rows={5} label="Loading your draft" />
      </div>
    );
  const work: ShareWork = { insuredId, insuredName, today, values, earlier, gone, removeGone, change };
  return (
    <div className="page">
      <PageHeader
        title={earlier ? `Share again with ${earlier.requesterName}` : undefined}
        sub={`Policies of ${insuredName}`}
      />
      {draft.endedMeanwhile === 'sent' && !sending.isSent && batchId === null ? (
        <SharedMeanwhile draft={draft} list={list} />
      ) : (
        <Wizard
          steps={SHARE_STEPS}
          work={work}
          last={draft.conflict === null ? { text: 'Share policies', onPress: sending.send } : null}
          pending={sending.pending}
          problem={sending.problem ?? entered.problem}
          leaving={{
            dirty: draft.standing === 'changed' || draft.standing === 'failed' || draft.conflict !== null,
            text: 'Your last entries are not saved yet.',
            onLeave: draft.flush,
          }}
          above={<DraftNotice draft={draft} differences={(theirs, own) => draftDifferences(theirs, own, named)} />}
          aside={<ShareVerdict insuredId={insuredId} values={values} />}
        />
      )}
      {batchId === null ? null : <BulkShare insuredId={insuredId} batchId={batchId} onClose={leave} />}
    </div>
  );
}
