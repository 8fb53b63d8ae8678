import type { Uuid } from '@covertrail/domain/kernel/event';
import { dayText } from '@covertrail/wording/text/day-text';
import { agentUpdateLink, clientRemovalLink } from '#links/representation-links';
import type { Letter, LetterLink } from '#mail/letter';
import type { MailOrder, MailParts } from '#mail/mail-kind';
import { optOutLink } from '../opt-out/opt-out-link.js';
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

/** The end of a mail about a request: where it is answered, and how who represents the insured is changed [A11]. */
export async function answerLinks(
  parts: MailParts,
  order: MailOrder,
  insuredId: Uuid | null,
): Promise<Pick<Letter, 'main' | 'after'>> {
  const [as, requestId] = [addressee(order), order.about['requestId']!];
  if (as === 'invitee') {
    const { url, endsOn } = await invitationLink(parts, requestId, order.to);
    return {
      main: {
        lead: 'See what is asked for, give a certificate or name your agent, without an account',
        label: 'See the request',
        url,
      },
      after: [`The link is meant for you alone and works until ${dayText(endsOn)}.`],
    };
  }
  const url = `${parts.publicUrl}/app/${PAGE_OF[as]}/${requestId}`;
  const main = { lead: 'Answer or decline', label: 'See the request', url };
  if (insuredId === null) return { main };
  const leaving = order.about['mayEnd'] ? [await representationLink(parts, order, insuredId)] : [];
  return { main, after: [await noSupplierLink(parts, order, insuredId), ...leaving] };
}

async function noSupplierLink(parts: MailParts, { to, about }: MailOrder, insuredId: Uuid): Promise<LetterLink> {
  const companyId = about['agencyId'] || insuredId;
  const { url } = await optOutLink(parts, { requestId: about['requestId']!, companyId, userId: to });
  const whose = about['agencyId'] ? 'Is your client' : 'Are you';
  return {
    lead: `${whose} no supplier of this company? Say so, without logging in, and it does not ask again`,
    label: 'Opt out',
    url,
  };
}

async function representationLink(parts: MailParts, { to, about }: MailOrder, insuredId: Uuid): Promise<LetterLink> {
  const agencyId = about['agencyId'];
  if (!agencyId) {
    const { url } = await agentUpdateLink(parts, { insuredId, userId: to });
    const lead = 'Is your insurance agent not the one who should answer? Change your agents, without logging in';
    return { lead, label: 'Change your agents', url };
  }
  const { url } = await clientRemovalLink(parts, { insuredId, agencyId, agentId: to });
  const lead = 'Does your agency no longer service this client? Remove it, and you get no further requests for it';
  return { lead, label: 'Remove this client', url };
}
