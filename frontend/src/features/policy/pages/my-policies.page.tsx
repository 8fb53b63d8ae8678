import { FileCheck2, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { certificatesZip } from '@covertrail/contracts/document/document.calls';
import { addPolicy, policyList } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { RecordList } from '#shared/lists/record-list.tsx';
import { INSURED_BULK } from '#shared/policies/policy-bulk';
import { POLICY_COLUMNS } from '#shared/policies/policy-columns.tsx';
import { policyTable } from '#shared/policies/policy-list';
import { IfMay } from '#shared/session/if-may.tsx';
import { useSession } from '#shared/session/use-session';
import type { Column } from '#shared/table/column';
import { actsColumn, type RowAct } from '#shared/table/row-acts.tsx';
import { ArchiveButton } from '#shared/uploads/archive-button.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { usePolicyActs } from '../policy-acts.hook.js';

const ArchivePolicy = lateDialog(() => import('../components/archive-policy.modal.js'));

const CancelPolicy = lateDialog(() => import('../components/cancel-policy.modal.js'));

const actsOf = (acts: readonly RowAct<PolicyRow>[]): Column<PolicyRow> =>
  actsColumn({
    nameOf: ({ policyNumber }) => `policy ${policyNumber}`,
    acts,
  });

const ownPolicies = (companyId: string, acts: readonly RowAct<PolicyRow>[]) =>
  policyTable({
    name: 'my-policies',
    label: 'My policies',
    asks: viewQuery(policyList, { params: { companyId } }),
    columns: [...POLICY_COLUMNS, actsOf(acts)],
    bulk: INSURED_BULK,
    empty: {
      title: 'No policies yet',
      icon: FileCheck2,
      offersActions: true,
      text: 'Add the policies that you want to share with requesters. Your agent can also add them for you.',
    },
  });

/** The policies of an insured. */
export default function MyPoliciesPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [canceling, setCanceling] = useState<PolicyRow | null>(null);
  const add = () => void navigate('/app/policies/new');
  const addButton = (
    <IfMay send={addPolicy}>
      <Button type="button" primary onClick={add}>
        <Plus size={16} aria-hidden /> Add policy
      </Button>
    </IfMay>
  );
  const [archiving, setArchiving] = useState<PolicyRow | null>(null);
  const acts = usePolicyActs({ onCancel: setCanceling, onArchive: setArchiving });
  const list = useMemo(() => ownPolicies(user.companyId, acts), [user.companyId, acts]);
  const certificates = (
    <ArchiveButton
      text="Download certificates"
      name="certificates.zip"
      request={(guid) => requestOf(certificatesZip, { query: { insuredCompanyId: user.companyId, guid } })}
    />
  );
  return (
    <div className="page">
      <PageHeader
        sub={`Insurance of ${user.companyName}`}
        actions={
          <>
            {certificates}
            {addButton}
          </>
        }
      />
      <Panel>
        <RecordList list={list} actions={addButton} />
      </Panel>
      {canceling ? <CancelPolicy policy={canceling} onClose={() => setCanceling(null)} /> : null}
      {archiving ? <ArchivePolicy policy={archiving} onClose={() => setArchiving(null)} /> : null}
    </div>
  );
}
