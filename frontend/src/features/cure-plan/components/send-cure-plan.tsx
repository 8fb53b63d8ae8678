import { Send } from 'lucide-react';
import { useState } from 'react';
import { sendCurePlan } from '@covertrail/contracts/cure-plan/cure-plan.calls';
import type { CurePlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { listed } from '@covertrail/wording/text/sentence-parts';
import { useCommand } from '#shared/commands/use-command';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { recipientText } from '../cure-plan.view.js';

interface SendCurePlanProps {
  readonly plan: CurePlanReply;
  readonly onSent: () => void;
}

/** Offers to send the plan to the other side, once a day. */
export function SendCurePlan({ plan, onSent }: SendCurePlanProps) {
  const [asking, setAsking] = useState(false);
  const { sendsTo, sentOn, on } = plan;
  if (sendsTo.length === 0) return null;
  const to = listed(sendsTo);
  const sentToday = sentOn === on;
  return (
    <>
      <Button type="button" primary disabled={sentToday} onClick={() => setAsking(true)}>
        <Send size={16} aria-hidden /> {sentToday ? 'Sent today' : `Send to ${to}…`}
      </Button>
      {asking ? <SendQuestion plan={plan} to={to} onSent={onSent} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** Says who receives what before it is sent. */
function SendQuestion({
  plan: { insuredId, steps, recipients },
  to,
  onSent,
  onClose,
}: SendCurePlanProps & { readonly to: string; readonly onClose: () => void }) {
  const onSettled = () => {
    onSent();
    onClose();
  };
  const { submit, pending, problem } = useCommand(sendCurePlan, `cure-plan/${insuredId}/send`, { onSettled });
  const send = () => submit({ params: { id: insuredId }, toast: `The plan was sent to ${to}.` });
  return (
    <ConfirmDialog
      open
      title={`Send the plan to ${to}?`}
      confirm="Send plan"
      cancel="Not now"
      pending={pending}
      problem={problem}
      onConfirm={send}
      onCancel={onClose}
    >
      <p>It is sent as it is now, and once a day.</p>
      <ul className="cure-plan-recipients">
        {recipients.map((recipient) => (
          <li key={`${recipient.by} ${recipient.companyName} ${recipient.personName}`}>
            {recipientText(recipient, steps.length)}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
