import { mailAnswerDecider } from '@covertrail/domain/mail-answer/mail-answer.decider';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { Letter } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { inQuotes } from '#mail/typed-text';
import { requestFacts } from '../received/request-facts.js';
import { invitationLink } from './invitation-link.js';

/** To the person who was invited: the agent whom that person named says that it is no client of theirs [A11]. */
export const agentDeclinedMail = defineMail({
  name: 'agent-declined',
  notice: 'requests',
  handles: 'NamedAgentDeclined',
  of: (parts) => ({
    orders: async ({ data: { requestId, agentId, agencyName } }) => {
      const { state } = await parts.deciders.load(mailAnswerDecider, requestId);
      const named = state.agents.findLast((agent) => agent.agentId === agentId);
      return named ? [{ to: named.inviteeId, about: { requestId, agency: inQuotes(agencyName) } }] : [];
    },
    compose: (order) => compose(parts, order),
  }),
});

/** Null once the request ended, or someone else is asked instead. */
async function compose(parts: MailParts, { to, about }: MailOrder): Promise<Letter | null> {
  const requestId = about['requestId']!;
  const { state } = await parts.deciders.load(requestDecider, requestId);
  if (!state || state.outcome !== null || state.requested.inviteeId !== to) return null;
  const { requesterId, projectId, number, dueOn } = state.requested;
  const names = quotedNames(parts.deciders);
  const requester = await names.company(requesterId, 'A company');
  const { url } = await invitationLink(parts, requestId, to);
  return {
    subject: `The agent whom you named does not answer ${requester}`,
    parts: [
      `You named an agent of ${about['agency']!} to answer ${requester} about proof of insurance for ${await names.project(projectId)}. The agent says that you are no client of theirs, so the request waits for you again.`,
      requestFacts(number, dueOn),
    ],
    main: { lead: 'Name another agent, or give a certificate yourself', label: 'See the request', url },
    because: `${requester} asked you for proof of insurance, and you named an agent`,
  };
}
