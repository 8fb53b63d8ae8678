import { endShare } from '@covertrail/contracts/share/share.calls';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { useCommand } from '#shared/commands/use-command';
import { plural } from '#shared/format/plural';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface EndShareProps {
  readonly share: Pick<ShareRow, 'id' | 'requesterName' | 'projectName' | 'policyCount'>;
  readonly onClose: () => void;
}

/** Asks before access is taken away. */
export default function EndShare({ share, onClose }: EndShareProps) {
  const { id, requesterName, projectName, policyCount } = share;
  const { submit, pending, problem } = useCommand(endShare, `share/${id}/end`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      destructive
      title={`End the share with ${requesterName}?`}
      confirm="End share"
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ params: { id }, toast: `${requesterName} no longer sees the policies.` })}
      onCancel={onClose}
    >
      <p>
        {requesterName} can no longer open {plural(policyCount, 'policy', 'policies')} that you share for {projectName},
        nor download their documents. This holds at once, also for pages that are open now. What its verdicts rested on
        stays in their history.
      </p>
      <p>You can enable the share again later.</p>
    </ConfirmDialog>
  );
}
