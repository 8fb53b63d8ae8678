import { takeBackOptOut } from '@covertrail/contracts/opt-out/opt-out.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { useCommand } from '#shared/commands/use-command';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface TakeBackProps {
  readonly request: Pick<RequestRow, 'requesterName'>;
  readonly optOutId: string;
  readonly onClose: () => void;
}

/** The requester may ask again [D11]. */
export default function TakeBack({ request: { requesterName }, optOutId, onClose }: TakeBackProps) {
  const { submit, pending, problem } = useCommand(takeBackOptOut, `opt-outs/${optOutId}/take-back`, {
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`May ${requesterName} ask again?`}
      confirm="Let it ask again"
      cancel="Stay opted out"
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ body: { optOutId }, toast: `${requesterName} may ask you again.` })}
      onCancel={onClose}
    >
      <p>
        You said that you are no supplier of {requesterName}. If you take that back, it is notified and can send new
        requests. Those that were declined stay declined.
      </p>
    </ConfirmDialog>
  );
}
