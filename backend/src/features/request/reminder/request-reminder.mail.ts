import { membersView } from '@covertrail/contracts/membership/membership.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider, type RequestState } from '@covertrail/domain/request/request.decider';
import { reaches } from '@covertrail/domain/rights/access-levels';
import { CAPABILITIES } from '@covertrail/domain/rights/capabilities';
import { dayText } from '@covertrail/wording/text/day-text';
import { defineMail, type Letter, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { asQuotation } from '#mail/typed-text';
import { invitationLink } from '../invitation/invitation-link.js';

/** More people than a company has. */
const MOST = 200;
const PAGE_OF = { insured: 'pending-requests', agent: 'agent-insured-requests' } as const;

/**
 * The reminder of an open request to each person who can answer it: those of the insured who may, the agent of each agency that
 * represented it, or who was invited by e-mail.
 */
export const requestReminder = defineMail({
  name: 'request-reminder',
  handles: 'ReminderSent',
  of: (parts) => ({
    orders: async ({ data: { requestId, insuredId, remindedOn, agents }, position }) => {
      const order = (to: Uuid, as: string): MailOrder => ({ to, about: { requestId, remindedOn, as } });
      if (insuredId === null) {
        const inviteeId = (await parts.deciders.load(requestDecider, requestId)).state?.requested.inviteeId;
        return inviteeId === undefined ? [] : [order(inviteeId, 'invitee')];
      }
      const answering = await answeringPeople(parts, insuredId, position);
      return [
        ...answering.map((userId) => order(userId, 'insured')),
        ...agents.map(({ agentId }) => order(agentId, 'agent')),
      ];
    },
    compose: (order) => compose(parts, order),
  }),
});

/** The people of an insured who may answer its requests, as of an event. */
async function answeringPeople({ views }: MailParts, insuredId: Uuid, position: Position): Promise<readonly Uuid[]> {
  await views.reached(position, membersView);
  const { documents } = await views.find(membersView, { where: { companyId: { eq: insuredId } } }, [], { limit: MOST });
  return documents
    .filter(({ access }) => reaches(access, CAPABILITIES.answerForInsured.insured))
    .map(({ userId }) => userId);
}

/** Null once the request was answered or canceled. */
async function compose(parts: MailParts, { to, about }: MailOrder): Promise<Letter | null> {
  const { state } = await parts.deciders.load(requestDecider, about['requestId']!);
  if (!state || state.outcome !== null) return null;
  const { requesterId, insuredId, projectId, number, dueOn, message } = state.requested;
  const names = quotedNames(parts.deciders);
  const [requester, project] = [await names.company(requesterId, 'A company'), await names.project(projectId)];
  const whom = about['as'] === 'agent' && insuredId ? `your client ${await names.company(insuredId)}` : 'you';
  const due = dueOn < about['remindedOn']! ? 'was due' : 'is due';
  return {
    subject: `Reminder: ${requester} asked ${whom} for proof of insurance for ${project}`,
    text: [
      `${requester} asked ${whom} for proof of insurance for ${project} and has no answer yet. It ${due} on ${dayText(dueOn)}. The Request ID is ${number}.`,
      ...(message.trim() === '' ? [] : [`They wrote:\n\n${asQuotation(message)}`]),
      await whereToAnswer(parts, state, about['as']!, to),
    ]
      .join('\n\n')
      .concat('\n'),
  };
}

async function whereToAnswer(
  parts: MailParts,
  { requested: { requestId } }: NonNullable<RequestState>,
  as: string,
  to: Uuid,
): Promise<string> {
  if (as === 'insured' || as === 'agent')
    return `Answer or decline:\n\n${parts.publicUrl}/app/${PAGE_OF[as]}/${requestId}`;
  const { url, endsOn } = await invitationLink(parts, requestId, to);
  return `See what is asked for, decline, or log in to answer:\n\n${url}\n\nThe link is meant for you alone and works until ${dayText(endsOn)}.`;
}
