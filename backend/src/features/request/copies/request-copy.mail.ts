import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { deliveryPrefix } from '@covertrail/wording/request/asked-beside.words';
import { dayText } from '@covertrail/wording/text/day-text';
import { theirWords, type Letter } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { besideParts, requestFacts } from '../received/request-facts.js';

/** A copy of the request to someone who is on its cc from now on: nothing can be answered by it. */
export const requestCopy = defineMail({
  name: 'request-copy',
  notice: 'requests',
  handles: 'CopyRecipientAdded',
  of: (parts) => ({
    orders: async ({ data: { requestId, recipientId } }) => [{ to: recipientId, about: { requestId } }],
    compose: (order) => copyLetter(parts, order, 'Copy'),
  }),
});

/** A copy of each reminder. */
export const reminderCopy = defineMail({
  name: 'request-reminder-copy',
  handles: 'ReminderSent',
  of: (parts) => ({
    orders: ({ data }) => ordersOf(parts, data.requestId),
    compose: (order) => copyLetter(parts, order, 'Copy of a reminder'),
  }),
});

/** A copy of a request that is sent again. */
export const resentCopy = defineMail({
  name: 'request-resent-copy',
  handles: 'RequestResent',
  of: (parts) => ({
    orders: ({ data }) => ordersOf(parts, data.requestId),
    compose: (order) => copyLetter(parts, order, 'Copy, sent again'),
  }),
});

async function ordersOf({ deciders }: MailParts, requestId: Uuid): Promise<readonly MailOrder[]> {
  const { state } = await deciders.load(requestDecider, requestId);
  return (state?.copies ?? []).map((to) => ({ to, about: { requestId } }));
}

/** Null once the request has ended, or the person gets no copies any more. */
async function copyLetter({ deciders }: MailParts, { to, about }: MailOrder, lead: string): Promise<Letter | null> {
  const { state } = await deciders.load(requestDecider, about['requestId']!);
  if (!state || state.outcome !== null || !state.copies.includes(to)) return null;
  const { requesterId, insuredId, projectId, number, dueOn, message, delivery } = state.requested;
  const names = quotedNames(deciders);
  const requester = await names.company(requesterId, 'A company');
  const whom = insuredId === null ? 'a supplier' : await names.company(insuredId);
  const asks = `${requester} asks ${whom} for proof of insurance for ${await names.project(projectId)}`;
  return {
    subject: `${deliveryPrefix(delivery)}${lead}: ${asks}`,
    parts: [
      `${asks}, by ${dayText(dueOn)}. This is a copy: there is nothing for you to answer.`,
      requestFacts(number, dueOn),
      ...besideParts(state.requested),
      ...theirWords('They write', message),
    ],
    because: `${requester} entered this address to get copies of its request`,
  };
}
