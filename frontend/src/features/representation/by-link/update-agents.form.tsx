import { useState } from 'react';
import type { updateAgents } from '@covertrail/contracts/representation/by-link.calls';
import type { ListedAgent } from '@covertrail/contracts/representation/by-link.replies';
import type { Command } from '#shared/commands/use-command';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { AddAgent } from './add-agent.js';
import { AgentList, InvitedList } from './agent-list.js';

interface UpdateAgentsFormProps {
  readonly agents: readonly ListedAgent[];
  /** Addresses that were invited and wait. */
  readonly invited: readonly string[];
  readonly token: string;
  readonly update: Command<typeof updateAgents>;
}

/** What is added and removed is collected, and sent at once. */
export function UpdateAgentsForm({ agents, invited, token, update }: UpdateAgentsFormProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [ended, setEnded] = useState<readonly string[]>([]);
  const staying = [...agents.map(({ email }) => email).filter((email) => !ended.includes(email)), ...added];
  const end = (email: string) =>
    setEnded(ended.includes(email) ? ended.filter((other) => other !== email) : [...ended, email]);
  const send = () => update.submit({ body: { token, addEmailsList: added, deletedEmailList: ended } });
  return (
    <>
      <AgentList
        agents={agents}
        act={({ email }) => (
          <Button type="button" aria-pressed={ended.includes(email)} onClick={() => end(email)}>
            {ended.includes(email) ? 'Keep' : 'Remove'}
            <span className="visually-hidden"> {email}</span>
          </Button>
        )}
      />
      <InvitedList emails={invited} />
      <AddAgent staying={staying} onAdd={(email) => setAdded([...added, email])} />
      <ul className="listed-agents" aria-label="Agents to add">
        {added.map((email) => (
          <li key={email}>
            <p className="cell-main">{email}</p>
            <Button type="button" onClick={() => setAdded(added.filter((other) => other !== email))}>
              Remove<span className="visually-hidden"> {email}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ErrorBanner problem={update.problem} />
      <p className="sub">
        An agent whom you add represents you at once: the agency sees your requests and the policies that it manages or
        that nobody manages, and may change and share them for you. One whom you remove no longer does.
      </p>
      <div className="link-page-choices">
        <Button
          type="button"
          primary
          loading={update.pending}
          disabled={update.pending || added.length + ended.length === 0}
          onClick={send}
        >
          Submit
        </Button>
      </div>
    </>
  );
}
