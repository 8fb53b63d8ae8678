import { sharePolicies } from '@covertrail/contracts/share/share.calls';
import type { PlanStepText, PlanTracking } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { useCommand } from '#shared/commands/use-command';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface ShareStepProps {
  readonly insuredId: string;
  readonly step: PlanStepText;
  readonly tracking: PlanTracking;
  readonly onShared: () => void;
  readonly onClose: () => void;
}

/** Shares the policy of a step, after it said what that means. */
export function ShareStep({ insuredId, step: { policyId, text }, tracking, onShared, onClose }: ShareStepProps) {
  const { requesterId, requesterName, projectId, trackingId } = tracking;
  const onSettled = () => {
    onShared();
    onClose();
  };
  const { submit, pending, problem } = useCommand(sharePolicies, `cure-plan/${trackingId}/${policyId ?? ''}/share`, {
    onSettled,
  });
  const share = () =>
    submit({
      body: {
        insuredCompanyId: insuredId,
        requesterCompanyId: requesterId,
        projectId,
        policyIds: policyId === null ? [] : [policyId],
      },
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
