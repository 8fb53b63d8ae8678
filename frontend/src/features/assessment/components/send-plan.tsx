import { Send } from 'lucide-react';
import { sendFixPlan } from '@covertrail/contracts/fix-plan/fix-plan.calls';
import { useCommand } from '#shared/commands/use-command';
import { useToday } from '#shared/session/use-today';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import type { PlanRead } from '../tracking-plan.hook.js';

interface SendPlanProps {
  readonly trackingId: string;
  readonly plan: Pick<PlanRead, 'sent' | 'refetch'>;
}

/** Sends the plan to those who can carry it out: once a day, which the server enforces. */
export function SendPlan({ trackingId, plan: { sent, refetch } }: SendPlanProps) {
  const today = useToday();
  const { submit, pending, problem } = useCommand(sendFixPlan, `tracking/${trackingId}/fix-plan`, {
    onSettled: refetch,
  });
  const send = () =>
    submit({
      body: { trackingId },
      toast: 'The plan was sent to the supplier’s agent, or to the supplier where it has none.',
    });
  if (sent?.on === today) return <span className="sub">The plan was sent today</span>;
  return (
    <div className="why-plan-send">
      <Button type="button" primary size="small" loading={pending} disabled={pending} onClick={send}>
        <Send size={15} aria-hidden /> Send plan to agent
      </Button>
      <ErrorBanner problem={problem} />
    </div>
  );
}
