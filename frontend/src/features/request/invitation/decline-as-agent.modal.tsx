import { useState } from 'react';
import { declineAsNamedAgent } from '@covertrail/contracts/request/invitation.calls';
import type { RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import { useCommand } from '#shared/commands/use-command';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface DeclineAsAgentProps {
  readonly token: string;
  readonly invitation: RequestInvitation;
  readonly onDeclined: () => void;
}

/** A named agent says that whoever was asked is no client of theirs [A11]. */
export function DeclineAsAgent({ token, invitation: { requesterName, projectName }, onDeclined }: DeclineAsAgentProps) {
  const [open, setOpen] = useState(false);
  const { submit, pending, problem } = useCommand(declineAsNamedAgent, 'invitation/no-client', {
    onSettled: onDeclined,
  });
  return (
    <section aria-labelledby="no-client" className="link-act">
      <h2 id="no-client">Not your client?</h2>
      <p className="sub">
        If your agency does not serve this client, say so, and you get no more mail about this request.
      </p>
      <Button type="button" onClick={() => setOpen(true)}>
        Not my client
      </Button>
      <ConfirmDialog
        open={open}
        title="Not your client?"
        confirm="Not my client"
        cancel="Go back"
        destructive
        pending={pending}
        problem={problem}
        onConfirm={() => submit({ body: { token } })}
        onCancel={() => setOpen(false)}
      >
        <p>
          Your link to this request of {requesterName} for {projectName} then opens nothing any more. Whoever named you
          is told and may name another agent, and so is {requesterName}. What you gave stays on record.
        </p>
      </ConfirmDialog>
    </section>
  );
}
