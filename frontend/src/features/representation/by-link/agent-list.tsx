import type { ReactNode } from 'react';
import type { ListedAgent } from '@covertrail/contracts/representation/by-link.replies';
import './update-agent.css';

interface AgentListProps {
  readonly agents: readonly ListedAgent[];
  /** What can be done with each. */
  readonly act?: (agent: ListedAgent) => ReactNode;
}

/** Who represents the company now. */
export function AgentList({ agents, act }: AgentListProps) {
  return (
    <section aria-labelledby="my-agents">
      <h2 id="my-agents">My Current Agent(s)</h2>
      {agents.length === 0 ? <p className="sub">No agent represents your company.</p> : null}
      <ul className="listed-agents">
        {agents.map((agent) => (
          <li key={agent.email}>
            <div>
              <p className="cell-main">{agent.email}</p>
              <p className="sub">
                {agent.name}, {agent.agencyName}
              </p>
            </div>
            {act?.(agent)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Agents without an account, who were sent a mail to sign up [A08]. Nothing where there are none. */
export const InvitedList = ({ emails }: { readonly emails: readonly string[] }) =>
  emails.length === 0 ? null : (
    <section aria-labelledby="invited-agents">
      <h2 id="invited-agents">Invited to sign up</h2>
      <ul className="listed-agents">
        {emails.map((email) => (
          <li key={email}>
            <p className="cell-main">{email}</p>
          </li>
        ))}
      </ul>
    </section>
  );
