import { sharePolicies } from '@covertrail/contracts/share/share.calls';
import { useCommand } from '../commands/use-command.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

/** With whom a policy is shared. */
interface ShareWith {
  readonly requesterId: string;
  readonly requesterName: string;
  readonly projectId: string;
}

interface SharePolicyProps {
  readonly insuredId: string;
  readonly policyId: string;
  /** What is shared, in words. */
  readonly text: string;
  readonly to: ShareWith;
  readonly onShared: () => void;
  readonly onClose: () => void;
}

/** Shares a policy that exists, after it said what that means. */
export default function SharePolicy({ insuredId, policyId, text, to, onShared, onClose }: SharePolicyProps) {
  const { requesterId, requesterName, projectId } = to;
  const onSettled = () => {
    onShared();
    onClose();
  };
  const key = `share/${requesterId}/${projectId}/${policyId}`;
  const { submit, pending, problem } = useCommand(sharePolicies, key, { onSettled });
  const share = () =>
    submit({
      body: { insuredCompanyId: insuredId, requesterCompanyId: requesterId, projectId, policyIds: [policyId] },
      toast: `The policy is shared with ${requesterName}.`,
    });
  return (
    <ConfirmDialog
      open
      title="Share policy"
      confirm="Share policy"
      cancel="Not now"
      pending={pending}
      problem={problem}
      onConfirm={share}
      onCancel={onClose}
    >
      <p>{text}</p>
      <p>{requesterName} will see this policy and every later change to it, until the share is ended.</p>
    </ConfirmDialog>
  );
}
