import { Check, ClipboardCheck, X } from 'lucide-react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { Button } from 'semantic-ui-react';
import { agencyPolicies, approvePolicy, rejectPolicy } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { viewQuery } from '#shared/api/call-request';
import { IfMay } from '#shared/session/if-may.tsx';
import { RecordList } from '#shared/lists/record-list.tsx';
import { VERIFICATION_BULK } from '#shared/policies/policy-bulk';
import { INSURED_COLUMN, POLICY_COLUMNS } from '#shared/policies/policy-columns.tsx';
import { policyTable } from '#shared/policies/policy-list';
import { RejectPolicy } from '#shared/policies/reject-policy.tsx';
import { useApproval } from '#shared/policies/use-approval';
import type { Column } from '#shared/table/column';
import { Panel } from '#shared/ui/panel.tsx';

const decisionColumn = (onReject: (policy: PolicyRow) => void): Column<PolicyRow> => ({
  id: 'decision',
  title: 'Decision',
  sends: [approvePolicy, rejectPolicy],
  width: '236px',
  fixed: true,
  cell: (policy) => <Decision policy={policy} onReject={onReject} />,
});

/** Presses the button of the focused row that belongs to a key. */
function pressByKey(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target as HTMLElement;
  if (row.dataset['row'] === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  row
    .querySelector<HTMLButtonElement>(
      `[data-key="${event.key.toLowerCase() === 'a' ? 'a' : event.key.toLowerCase() === 'r' ? 'r' : ''}"]`,
    )
    ?.click();
}

function unverified(onReject: (policy: PolicyRow) => void) {
  const [number, ...others] = POLICY_COLUMNS;
  return policyTable({
    name: 'policy-verification',
    label: 'Policies to verify',
    asks: viewQuery(agencyPolicies, { query: { standing: 'unverified' } }),
    columns: [number!, INSURED_COLUMN, ...others.filter(({ id }) => id !== 'standing'), decisionColumn(onReject)],
    order: { column: 'expiresOn', descending: false },
    bulk: VERIFICATION_BULK,
    empty: {
      title: 'Nothing to verify',
      icon: ClipboardCheck,
      text: 'Policies that clients add or change appear here.',
    },
  });
}

/** Policies of the agency's clients that are not verified, those that end first at the top. */
export function VerificationList() {
  const [rejecting, setRejecting] = useState<PolicyRow | null>(null);
  const list = useMemo(() => unverified(setRejecting), []);
  return (
    <>
      <Panel>
        <div onKeyDown={pressByKey}>
          <RecordList list={list} />
        </div>
      </Panel>
      <p className="sub approval-keys">
        Keyboard:{' '}
        <IfMay send={approvePolicy}>
          <kbd>A</kbd> approves, <kbd>R</kbd> rejects,{' '}
        </IfMay>
        <kbd>Enter</kbd> opens, arrow keys move.
      </p>
      {rejecting ? <RejectPolicy policy={rejecting} onClose={() => setRejecting(null)} /> : null}
    </>
  );
}

function Decision({
  policy,
  onReject,
}: {
  readonly policy: PolicyRow;
  readonly onReject: (policy: PolicyRow) => void;
}) {
  const { approve, pending, problem } = useApproval(policy);
  return (
    <div className="approval-actions">
      <Button
        type="button"
        size="small"
        data-key="a"
        aria-label={`Approve policy ${policy.policyNumber}`}
        loading={pending}
        disabled={pending}
        onClick={approve}
      >
        <Check size={15} aria-hidden /> Approve
      </Button>
      <Button
        type="button"
        size="small"
        className="ghost"
        data-key="r"
        aria-label={`Reject policy ${policy.policyNumber}`}
        disabled={pending}
        onClick={() => onReject(policy)}
      >
        <X size={15} aria-hidden /> Reject
      </Button>
      {problem ? (
        <span className="field-error" role="alert">
          {problem.message}
        </span>
      ) : null}
    </div>
  );
}
