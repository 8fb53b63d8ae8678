import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { currentTenures } from '@covertrail/domain/representation/representation.state';
import { deliveryPrefix } from '@covertrail/wording/request/asked-beside.words';
import { dayText } from '@covertrail/wording/text/day-text';
import { theirWords, type Letter } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { aboutReader, answerLinks } from './received-links.js';
import { answeringPeople } from './answering-people.reader.js';
import { readOpenRequest } from './open-request.reader.js';
import { besideParts, requestFacts } from './request-facts.js';

/**
 * A new request, to each person who can answer it: those of the insured who may, and the agent of each of its agencies. Who was invited
 * by e-mail gets an invitation in place of it.
 */
export const coverageRequest = defineMail({
  name: 'coverage-request',
  notice: 'requests',
  handles: 'CoverageRequested',
  of: (parts) => ({
    orders: async ({ data: { requestId, insuredId }, position }) => {
      if (insuredId === null) return [];
      const { state } = await parts.deciders.load(representationDecider, insuredId);
      const people = await answeringPeople(parts, { insuredId, agents: currentTenures(state) }, position);
      return people.map(({ userId, ...reader }) => ({ to: userId, about: aboutReader(requestId, reader) }));
    },
    compose: (order) => requestLetter(parts, order),
  }),
});

/** To someone who can answer it. Null once it was answered or canceled. */
export async function requestLetter(parts: MailParts, order: MailOrder): Promise<Letter | null> {
  const open = await readOpenRequest(parts, order);
  if (!open) return null;
  const { requester, project, whom, because, requested } = open;
  const { insuredId, number, dueOn, message } = requested;
  const subject = `${requester} asks ${whom} for proof of insurance for ${project}`;
  return {
    subject: `${deliveryPrefix(requested.delivery)}${subject}`,
    parts: [
      `${subject}, by ${dayText(dueOn)}.`,
      requestFacts(number, dueOn),
      ...besideParts(requested),
      ...theirWords('They write', message),
    ],
    ...(await answerLinks(parts, order, insuredId)),
    because,
  };
}
