import { readAgentUpdate, updateAgents } from '@covertrail/contracts/representation/by-link.calls';
import type { AgentUpdate } from '@covertrail/contracts/representation/by-link.replies';
import { isLinkOver, useOpenedLink } from '#shared/commands/opened-link.hook';
import { useCommand } from '#shared/commands/use-command';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LinkOver, LinkPage } from '#shared/ui/link-page.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { AgentList, InvitedList } from './agent-list.js';
import { UpdateAgentsForm } from './update-agents.form.js';

/** For a person of an insured: who answers for us? Its act: add and remove agents, by the link of a mail [A11]. */
export default function UpdateAgentPage() {
  const { submit, reply, problem } = useCommand(readAgentUpdate, 'agents/listed');
  const { token, reload } = useOpenedLink(submit);
  const update = useCommand(updateAgents, 'agents/updated');
  if (isLinkOver(problem) || update.problem?.code === 'LINK.NOT_VALID')
    return (
      <LinkPage title="Update Agent">
        <LinkOver />
      </LinkPage>
    );
  const shown = update.reply ?? reply;
  return (
    <LinkPage title="Update Agent">
      <h1>{shown ? `Insurance agents of ${shown.companyName}` : 'Update Agent'}</h1>
      <ErrorBanner problem={problem} onRetry={reload} />
      {!shown && !problem ? <SkeletonRows rows={3} label="Checking the link" /> : null}
      {update.reply ? (
        <div role="status">
          <p>{isAdded(update.reply, reply) ? 'Agent Added Successfully.' : 'Your agents are updated.'}</p>
          <p>You may now close this window.</p>
          <AgentList agents={update.reply.agents} />
          <InvitedList emails={update.reply.invited} />
        </div>
      ) : null}
      {reply && !update.reply ? (
        <UpdateAgentsForm agents={reply.agents} invited={reply.invited} token={token} update={update} />
      ) : null}
    </LinkPage>
  );
}

const addresses = ({ agents, invited }: AgentUpdate) => [...agents.map(({ email }) => email), ...invited];

/** True where somebody answers now, or is invited to, who did not before. */
function isAdded(now: AgentUpdate, before: AgentUpdate | null): boolean {
  const earlier = before ? addresses(before) : [];
  return addresses(now).some((email) => !earlier.includes(email));
}
