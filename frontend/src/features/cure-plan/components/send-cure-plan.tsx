import { Send } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import { sendCurePlan } from '@covertrail/contracts/cure-plan/cure-plan.calls';
import type { CurePlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { useCommand } from '#shared/commands/use-command';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';

interface SendCurePlanProps {
  readonly plan: CurePlanReply;
  readonly onSent: () => void;
}

/** Sends the plan to the other side, once a day. */
export function SendCurePlan({ plan: { insuredId, sendsTo, sentOn, on }, onSent }: SendCurePlanProps) {
  const { submit, pending, problem } = useCommand(sendCurePlan, `cure-plan/${insuredId}/send`, { onSettled: onSent });
  if (sendsTo === null) return null;
  const sentToday = sentOn === on;
  return (
    <>
      <Button type="button" primary loading={pending} disabled={pending || sentToday} onClick={() => submit({ params: { id: insuredId }, toast: `The plan was sent to ${sendsTo.name}.` })}>
        <Send size={16} aria-hidden /> {sentToday ? 'Sent today' : `Send to ${sendsTo.name}`}
      </Button>
      <ErrorBanner problem={problem} />
    </>
  );
}
