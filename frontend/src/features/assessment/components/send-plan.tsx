import { Send } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import { sendFixPlan } from '@covertrail/contracts/fix-plan/fix-plan.calls';
import { useCommand } from '#shared/commands/use-command';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';

interface SendPlanProps {
  readonly trackingId: string;
}

/** Sends the plan to those who can carry it out: once a day, which the server enforces. */
export function SendPlan({ trackingId }: SendPlanProps) {
  const { submit, pending, problem } = useCommand(sendFixPlan, `tracking/${trackingId}/fix-plan`);
  const send = () =>
    submit({
      body: { trackingId },
      toast: 'The plan was sent to the supplier’s agent, or to the supplier where it has none.',
    });
  return (
    <div className="why-plan-send">
      <Button type="button" primary size="small" loading={pending} disabled={pending} onClick={send}>
        <Send size={15} aria-hidden /> Send plan to agent
      </Button>
      <ErrorBanner problem={problem} />
    </div>
  );
}
