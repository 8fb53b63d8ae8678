import { deliveryPrefix } from '@covertrail/wording/request/asked-beside.words';
import { dayText } from '@covertrail/wording/text/day-text';
import { theirWords, type Letter } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { answeringOrders } from '../received/answering-orders.reader.js';
import { answerLinks } from '../received/received-links.js';
import { readOpenRequest } from '../received/open-request.reader.js';
import { besideParts, requestFacts } from '../received/request-facts.js';

/**
 * The reminder of an open request to each person who can answer it: those of the insured who may, the agent of each agency that
 * represented it, or who was invited by e-mail.
 */
export const requestReminder = defineMail({
  name: 'request-reminder',
  notice: 'reminders',
  handles: 'ReminderSent',
  of: (parts) => ({
    orders: async ({ data, position }) =>
      (await answeringOrders(parts, data, position)).map(({ to, about }) => ({
        to,
        about: { ...about, remindedOn: data.remindedOn },
      })),
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
    subject: `${deliveryPrefix(requested.delivery)}Reminder: ${requester} asked ${whom} for proof of insurance for ${project}`,
    parts: [
      `${requester} asked ${whom} for proof of insurance for ${project} and has no answer yet. It ${due} on ${dayText(dueOn)}.`,
      requestFacts(number, dueOn),
      ...besideParts(requested),
      ...theirWords('They wrote', message),
    ],
    ...(await answerLinks(parts, order, insuredId)),
    because,
  };
}
