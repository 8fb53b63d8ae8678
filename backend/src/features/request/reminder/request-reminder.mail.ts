import { requestDecider } from '@covertrail/domain/request/request.decider';
import { dayText } from '@covertrail/wording/text/day-text';
import { theirWords, type Letter } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { aboutReader, answerLinks } from '../received/received-links.js';
import { answeringPeople } from '../received/answering-people.reader.js';
import { readOpenRequest } from '../received/open-request.reader.js';
import { requestFacts } from '../received/request-facts.js';

/**
 * The reminder of an open request to each person who can answer it: those of the insured who may, the agent of each agency that
 * represented it, or who was invited by e-mail.
 */
export const requestReminder = defineMail({
  name: 'request-reminder',
  notice: 'reminders',
  handles: 'ReminderSent',
  of: (parts) => ({
    orders: async ({ data: { requestId, insuredId, remindedOn, agents }, position }) => {
      if (insuredId === null) {
        const inviteeId = (await parts.deciders.load(requestDecider, requestId)).state?.requested.inviteeId;
        const reader = aboutReader(requestId, { as: 'invitee', agencyId: '', mayEnd: false });
        return inviteeId === undefined ? [] : [{ to: inviteeId, about: { ...reader, remindedOn } }];
      }
      const people = await answeringPeople(parts, { insuredId, agents }, position);
      return people.map(({ userId, ...reader }) => ({
        to: userId,
        about: { ...aboutReader(requestId, reader), remindedOn },
      }));
    },
    compose: (order) => compose(parts, order),
  }),
});

async function compose(parts: MailParts, order: MailOrder): Promise<Letter | null> {
  const open = await readOpenRequest(parts, order);
  if (!open) return null;
  const { requester, project, whom, because, requested } = open;
  const { insuredId, number, dueOn, message } = requested;
  const due = dueOn < order.about['remindedOn']! ? 'was due' : 'is due';
  return {
    subject: `Reminder: ${requester} asked ${whom} for proof of insurance for ${project}`,
    parts: [
      `${requester} asked ${whom} for proof of insurance for ${project} and has no answer yet. It ${due} on ${dayText(dueOn)}.`,
      requestFacts(number, dueOn),
      ...theirWords('They wrote', message),
    ],
    ...(await answerLinks(parts, order, insuredId)),
    because,
  };
}
