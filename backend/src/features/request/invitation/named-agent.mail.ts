import { answerOf, mailAnswerDecider, namedAgent } from '@covertrail/domain/mail-answer/mail-answer.decider';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { dayText } from '@covertrail/wording/text/day-text';
import { theirWords, type Letter } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { requestFacts } from '../received/request-facts.js';
import { namedAgentLink } from './invitation-link.js';

/** To the agent whom an invited person named: who asks whom, with a link of its own to this one request [D13]. */
export const namedAgentMail = defineMail({
  name: 'named-agent',
  notice: 'requests',
  handles: 'AnsweringAgentNamed',
  of: (parts) => ({
    orders: async ({ data: { requestId, agentId } }) => [{ to: agentId, about: { requestId } }],
    compose: (order) => compose(parts, order),
  }),
});

async function compose(parts: MailParts, { to, about }: MailOrder): Promise<Letter | null> {
  const { deciders } = parts;
  const requestId = about['requestId']!;
  const { state } = await deciders.load(requestDecider, requestId);
  const { state: answer } = await deciders.load(mailAnswerDecider, requestId);
  if (!state || state.outcome !== null || namedAgent(answerOf(state.requested.inviteeId, answer))?.agentId !== to)
    return null;
  const { requesterId, projectId, number, dueOn, message } = state.requested;
  const names = quotedNames(deciders);
  const [requester, project] = [await names.company(requesterId, 'A company'), await names.project(projectId)];
  const { url, endsOn } = await namedAgentLink(parts, requestId, to);
  return {
    subject: `A client names you to answer ${requester} about proof of insurance for ${project}`,
    parts: [
      `${requester} asks a client of yours for proof of insurance for ${project}, by ${dayText(dueOn)}. The client named you as the agent who answers.`,
      requestFacts(number, dueOn),
      ...theirWords('They write', message),
    ],
    main: { lead: 'See what is asked for, give a certificate, or log in to answer', label: 'See the request', url },
    after: [
      `The link is meant for you alone, opens this one request and works until ${dayText(endsOn)}. If whoever named you is no client of yours, say so there.`,
    ],
    because: 'someone who was asked for proof of insurance named you as insurance agent',
  };
}
