import { useState } from 'react';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import {
  REQUESTED_ENDORSEMENTS,
  type RequestedEndorsement,
} from '@covertrail/domain/insurance/terms/requested-endorsements';
import { REQUESTED_ENDORSEMENT_WORDS } from '@covertrail/wording/share/share-words';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { useApproval } from '#shared/policies/use-approval';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface ApproveWithRequestProps {
  readonly policy: Pick<PolicyRow, 'id' | 'policyNumber'>;
  readonly onClose: () => void;
}

const CHOICES = REQUESTED_ENDORSEMENTS.map((value) => ({ value, text: REQUESTED_ENDORSEMENT_WORDS[value] }));

/** Approves a policy with what the carrier is still to endorse, which is attached to it [C08]. */
export default function ApproveWithRequest({ policy, onClose }: ApproveWithRequestProps) {
  const [requests, setRequests] = useState<readonly RequestedEndorsement[]>([]);
  const { approve, pending, problem } = useApproval(policy, onClose);
  return (
    <ConfirmDialog
      open
      title={`Approve policy ${policy.policyNumber} with an endorsement request`}
      confirm="Approve policy"
      pending={pending}
      problem={problem}
      onConfirm={() => approve(requests)}
      onCancel={onClose}
    >
      <p>
        The policy is active from now on. What you request is attached to it, and counts as no endorsement until the
        policy states one.
      </p>
      <CheckGroup
        id="approval-requests"
        legend="Endorsement requests"
        choices={CHOICES}
        value={requests}
        disabled={pending}
        onChange={setRequests}
      />
    </ConfirmDialog>
  );
}
