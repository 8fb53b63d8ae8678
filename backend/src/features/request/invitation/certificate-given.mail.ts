import { requestDecider } from '@covertrail/domain/request/request.decider';
import { membersView } from '@covertrail/contracts/membership/membership.views';
import { reaches } from '@covertrail/domain/rights/access-levels';
import { CAPABILITIES } from '@covertrail/domain/rights/capabilities';
import type { Letter } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { membersOf } from '../received/answering-people.reader.js';
import { requestFacts } from '../received/request-facts.js';

/** To those of a requester who may ask for proof: a certificate came, and nobody has checked it [D13]. */
export const certificateGivenMail = defineMail({
  name: 'certificate-given',
  notice: 'requests',
  handles: 'CertificateGiven',
  of: (parts) => ({
    orders: async ({ data: { requestId, requesterId }, position }) => {
      await parts.views.reached(position, membersView);
      const members = await membersOf(parts, requesterId);
      return members
        .filter(({ access }) => reaches(access, CAPABILITIES.requestCoverage.requester))
        .map(({ userId }) => ({ to: userId, about: { requestId } }));
    },
    compose: (order) => compose(parts, order),
  }),
});

async function compose({ deciders, publicUrl }: MailParts, { about }: MailOrder): Promise<Letter | null> {
  const { state } = await deciders.load(requestDecider, about['requestId']!);
  if (!state || state.outcome !== null) return null;
  const { requesterId, projectId, number, dueOn } = state.requested;
  const names = quotedNames(deciders);
  const project = await names.project(projectId);
  return {
    subject: `A certificate came for request ${number} for ${project}`,
    parts: [
      `A certificate was given for your request ${number} for ${project}, by the link of a mail and without an account. Nobody has checked it: the request stays open.`,
      requestFacts(number, dueOn),
    ],
    main: {
      lead: 'Read the certificate',
      label: 'See the request',
      url: `${publicUrl}/app/request-coverage?open=${about['requestId']!}`,
    },
    because: `you may ask suppliers for proof of insurance for ${await names.company(requesterId, 'your company')}`,
  };
}
