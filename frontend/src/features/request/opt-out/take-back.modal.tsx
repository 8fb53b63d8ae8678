import { takeBackOptOut } from '@covertrail/contracts/opt-out/opt-out.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { useCommand } from '#shared/commands/use-command';
import { type ByReader, useReader } from '#shared/session/by-reader';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

/** Of whom it was said. */
const WHO_IS: ByReader<(insuredName: string) => string> = {
  requester: () => 'you are',
  insured: () => 'you are',
  agent: (insuredName) => `${insuredName} is`,
};

interface TakeBackProps {
  readonly request: Pick<RequestRow, 'requesterName' | 'insuredName'>;
  readonly optOutId: string;
  readonly onClose: () => void;
}

/** The requester may ask again [D11]. */
export default function TakeBack({ request: { requesterName, insuredName }, optOutId, onClose }: TakeBackProps) {
  const whoIs = WHO_IS[useReader()](insuredName);
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
        It was said that {whoIs} no supplier of {requesterName}. If that is taken back, {requesterName} is notified and
        can send new requests. Those that were declined stay declined.
      </p>
    </ConfirmDialog>
  );
}
