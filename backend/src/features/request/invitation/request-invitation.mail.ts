import { dayText } from '@covertrail/wording/text/day-text';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { defineMail, type Letter, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { asQuotation } from '#mail/typed-text';
import { INVITATION, invitationLink } from './invitation-link.js';

/** The mail to a person who is invited by e-mail: who asks, for what, until when, with a personal link. */
export const requestInvitation = defineMail({
  name: INVITATION,
  handles: 'CoverageRequested',
  of: (parts) => ({
    orders: async ({ data: { requestId, inviteeId } }) =>
      inviteeId === undefined ? [] : [{ to: inviteeId, about: { requestId } }],
    compose: ({ about, to }) => compose(parts, about['requestId']!, to),
  }),
});

async function compose(parts: MailParts, requestId: string, inviteeId: string): Promise<Letter | null> {
  const { deciders } = parts;
  const { state } = await deciders.load(requestDecider, requestId);
  if (!state || state.outcome !== null) return null;
  const { requesterId, projectId, number, dueOn, message } = state.requested;
  const names = quotedNames(deciders);
  const [requester, project] = [await names.company(requesterId, 'A company'), await names.project(projectId)];
  const { url, endsOn } = await invitationLink(parts, requestId, inviteeId);
  const subject = `${requester} asks you for proof of insurance for ${project}`;
  return {
    subject,
    text: [
      `${subject}, by ${dayText(dueOn)}. The Request ID is ${number}.`,
      ...(message.trim() === '' ? [] : [`They write:\n\n${asQuotation(message)}`]),
      `See what is asked for, decline, or log in to answer:\n\n${url}`,
      `The link is meant for you alone and works until ${dayText(endsOn)}. If you do not know ${requester}, do nothing.`,
    ]
      .join('\n\n')
      .concat('\n'),
  };
}
