import { defineMail } from '#mail/mail-kind';
import { invitationLetter } from '../invitation/request-invitation.mail.js';
import { answeringOrders } from '../received/answering-orders.reader.js';
import { requestLetter } from '../received/coverage-request.mail.js';
import { addressee } from '../received/received-links.js';

/** The mail of a request once more, to each person who can answer it now; who was invited by e-mail gets a new link. */
export const requestResent = defineMail({
  name: 'request-resent',
  notice: 'requests',
  handles: 'RequestResent',
  of: (parts) => ({
    orders: ({ data, position }) => answeringOrders(parts, data, position),
    compose: (order) =>
      addressee(order) === 'invitee'
        ? invitationLetter(parts, order.about['requestId']!, order.to)
        : requestLetter(parts, order),
  }),
});

/** The invitation to the owner of the address that is right. */
export const correctedInvitation = defineMail({
  name: 'request-invitation-corrected',
  notice: 'requests',
  handles: 'InviteeCorrected',
  of: (parts) => ({
    orders: async ({ data: { requestId, inviteeId } }) => [{ to: inviteeId, about: { requestId } }],
    compose: ({ about, to }) => invitationLetter(parts, about['requestId']!, to),
  }),
});
