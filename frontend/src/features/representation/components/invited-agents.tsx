import type { InvitedAgent } from '@covertrail/contracts/representation/representation.replies';
import { inviteAgency, withdrawAgentInvitation } from '@covertrail/contracts/representation/representation.calls';
import { useCommand } from '#shared/commands/use-command';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';

interface InvitedAgentsProps {
  readonly agents: readonly InvitedAgent[];
  readonly mayDecide: boolean;
}

/** Agents without an account, whom the insured invited to sign up [A08]. */
export const InvitedAgents = ({ agents, mayDecide }: InvitedAgentsProps) => (
  <Panel title="Invited agents">
    <ul className="agency-list" aria-label="Invited agents">
      {agents.map((agent) => (
        <li key={agent.invitedAgentId}>
          <div>
            <p className="cell-main">{agent.email}</p>
            <p className="sub">
              Invited {dayFormat(localDay(agent.invitedAt))}.{' '}
              {agent.isOver
                ? `The invitation ended on ${dayFormat(localDay(agent.goodUntil))}. Send it again to renew it.`
                : `The invitation is good until ${dayFormat(localDay(agent.goodUntil))}. The agency represents you as soon as its agent has signed up.`}
            </p>
          </div>
          {mayDecide ? <Choices {...agent} /> : null}
        </li>
      ))}
    </ul>
  </Panel>
);

function Choices({ invitedAgentId, email }: InvitedAgent) {
  const again = useCommand(inviteAgency, `invited-agents/${invitedAgentId}/again`);
  const withdrawal = useCommand(withdrawAgentInvitation, `invited-agents/${invitedAgentId}/withdraw`);
  return (
    <>
      <ErrorBanner problem={again.problem ?? withdrawal.problem} />
      <span className="invited-agent-acts">
        <Button
          type="button"
          loading={again.pending}
          disabled={again.pending}
          onClick={() => again.submit({ body: { email }, toast: 'Email Sent Successfully.' })}
        >
          Send again<span className="visually-hidden"> to {email}</span>
        </Button>
        <Button
          type="button"
          loading={withdrawal.pending}
          disabled={withdrawal.pending}
          onClick={() => withdrawal.submit({ body: { invitedAgentId }, toast: 'The invitation is withdrawn.' })}
        >
          Withdraw<span className="visually-hidden"> the invitation of {email}</span>
        </Button>
      </span>
    </>
  );
}
