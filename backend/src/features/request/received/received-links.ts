import type { Uuid } from '@covertrail/domain/kernel/event';
import { dayText } from '@covertrail/wording/text/day-text';
import { agentUpdateLink, clientRemovalLink } from '#links/representation-links';
import type { MailOrder, MailParts } from '#mail/mail-kind';
import { invitationLink } from '../invitation/invitation-link.js';
import type { Addressee, AnsweringPerson } from './answering-people.reader.js';

const PAGE_OF = { insured: 'pending-requests', agent: 'agent-insured-requests' } as const;

/** What the order of a mail holds about its reader. */
export const aboutReader = (requestId: Uuid, { as, agencyId, mayEnd }: Omit<AnsweringPerson, 'userId'>) => ({
  requestId,
  as,
  agencyId,
  mayEnd: mayEnd ? 'yes' : '',
});

/** As whom the person of an order gets the mail. */
export const addressee = ({ about }: MailOrder): Addressee =>
  about['as'] === 'insured' || about['as'] === 'agent' ? about['as'] : 'invitee';

/** The last paragraphs of a mail about a request: where it is answered, and how who represents the insured is changed [A11]. */
export async function answerLinks(parts: MailParts, order: MailOrder, insuredId: Uuid | null): Promise<string[]> {
  const [as, requestId] = [addressee(order), order.about['requestId']!];
  if (as === 'invitee') {
    const { url, endsOn } = await invitationLink(parts, requestId, order.to);
    const until = `The link is meant for you alone and works until ${dayText(endsOn)}.`;
    return [`See what is asked for, decline, or log in to answer:\n\n${url}`, until];
  }
  const answer = `Answer or decline:\n\n${parts.publicUrl}/app/${PAGE_OF[as]}/${requestId}`;
  return insuredId !== null && order.about['mayEnd']
    ? [answer, await representationLink(parts, order, insuredId)]
    : [answer];
}

async function representationLink(parts: MailParts, { to, about }: MailOrder, insuredId: Uuid): Promise<string> {
  const agencyId = about['agencyId'];
  if (!agencyId) {
    const { url } = await agentUpdateLink(parts, { insuredId, userId: to });
    return `Is your insurance agent not the one who should answer? Change your agents, without logging in:\n\n${url}`;
  }
  const { url } = await clientRemovalLink(parts, { insuredId, agencyId, agentId: to });
  return `Does your agency no longer service this client? Remove it, and you get no further requests for it:\n\n${url}`;
}
