import { deliveryPrefix } from '@covertrail/wording/request/asked-beside.words';
import { dayText } from '@covertrail/wording/text/day-text';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { theirWords, type Letter } from '#mail/letter';
import { defineMail, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { besideParts, requestFacts } from '../received/request-facts.js';
import { INVITATION, invitationLink } from './invitation-link.js';

/** The mail to a person who is invited by e-mail: who asks, for what, until when, with a personal link. */
export const requestInvitation = defineMail({
  name: INVITATION,
  notice: 'requests',
  handles: 'CoverageRequested',
  of: (parts) => ({
    orders: async ({ data: { requestId, inviteeId } }) =>
      inviteeId === undefined ? [] : [{ to: inviteeId, about: { requestId } }],
    compose: ({ about, to }) => invitationLetter(parts, about['requestId']!, to),
  }),
});

/** To the person who is invited now. Null once it was answered or canceled, or someone else is invited instead. */
export async function invitationLetter(parts: MailParts, requestId: string, inviteeId: string): Promise<Letter | null> {
  const { deciders } = parts;
  const { state } = await deciders.load(requestDecider, requestId);
  if (!state || state.outcome !== null || state.requested.inviteeId !== inviteeId) return null;
  const { requesterId, projectId, number, dueOn, message } = state.requested;
  const names = quotedNames(deciders);
  const [requester, project] = [await names.company(requesterId, 'A company'), await names.project(projectId)];
  const { url, endsOn } = await invitationLink(parts, requestId, inviteeId);
  const subject = `${requester} asks you for proof of insurance for ${project}`;
  return {
    subject: `${deliveryPrefix(state.requested.delivery)}${subject}`,
    parts: [
      `${subject}, by ${dayText(dueOn)}.`,
      requestFacts(number, dueOn),
      ...besideParts(state.requested),
      ...theirWords('They write', message),
    ],
    main: {
      lead: 'See what is asked for, give a certificate or name your agent, without an account',
      label: 'See the request',
      url,
    },
    after: [
      `The link is meant for you alone and works until ${dayText(endsOn)}. If you do not know ${requester}, do nothing.`,
    ],
    because: `${requester} entered this address to ask you for proof of insurance`,
  };
}
