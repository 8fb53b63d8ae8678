import { Ban, FileCheck2, Pencil, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { policyList } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { viewQuery } from '#shared/api/call-request';
import { RecordList } from '#shared/lists/record-list.tsx';
import { POLICY_COLUMNS } from '#shared/policies/policy-columns.tsx';
import { policyTable } from '#shared/policies/policy-list';
import { useSession } from '#shared/session/use-session';
import type { Column } from '#shared/table/column';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { CancelPolicy } from '../components/cancel-policy.modal.js';

const LIVING: ReadonlySet<PolicyRow['standing']> = new Set(['verified', 'unverified', 'expiring', 'notYetInForce', 'pendingCancellation']);

const actionsColumn = (onCancel: (policy: PolicyRow) => void): Column<PolicyRow> => ({
  id: 'actions', title: 'Actions', width: '150px', fixed: true,
  cell: (policy) => (
    <div className="row-actions">
      <Link className="text-link" to={`/app/policies/${policy.id}`} aria-label={`Edit policy ${policy.policyNumber}`}><Pencil size={14} aria-hidden /> Edit</Link>
      {LIVING.has(policy.standing) ? (
        <button type="button" className="text-link" aria-label={`Cancel policy ${policy.policyNumber}`} onClick={() => onCancel(policy)}>
          <Ban size={14} aria-hidden /> Cancel
        </button>
      ) : null}
    </div>
  ),
});

const ownPolicies = (companyId: string, onCancel: (policy: PolicyRow) => void) => policyTable({
  name: 'my-policies',
  label: 'My policies',
  asks: viewQuery(policyList, { params: { companyId } }),
  columns: [...POLICY_COLUMNS, actionsColumn(onCancel)],
  empty: {
    title: 'No policies yet', icon: FileCheck2, offersActions: true,
    text: 'Add the policies that you want to share with requesters. Your agent can also add them for you.',
  },
});

/** The policies of an insured. */
export default function MyPoliciesPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [canceling, setCanceling] = useState<PolicyRow | null>(null);
  const add = () => void navigate('/app/policies/new');
  const addButton = <Button type="button" primary onClick={add}><Plus size={16} aria-hidden /> Add policy</Button>;
  const list = useMemo(() => ownPolicies(user.companyId, setCanceling), [user.companyId]);
  return (
    <div className="page">
      <PageHeader title="My Policies" sub={`Insurance of ${user.companyName}`} actions={addButton} />
      <Panel>
        <RecordList list={list} actions={addButton} />
      </Panel>
      {canceling ? <CancelPolicy policy={canceling} onClose={() => setCanceling(null)} /> : null}
    </div>
  );
}
