import { membersView } from '@covertrail/contracts/membership/membership.views';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { BASIS_WORDS } from '@covertrail/wording/representation/appointment-proof';
import type { AppointmentBasis } from '@covertrail/domain/representation/representation.contract';
import type { Letter } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';

/** More managers than a company has. */
const MOST = 200;

/** The mail to the managers of an insured whom an agency asks: who asks, how it found them, and the page where they decide. */
export const appointmentRequest = defineMail({
  name: 'appointment-request',
  notice: 'agencies',
  handles: 'AppointmentRequested',
  of: (parts) => ({
    orders: async ({ data: { insuredId, agencyId, basis }, position }) => {
      await parts.views.reached(position, membersView);
      const members = await parts.views.find(membersView, { where: { companyId: { eq: insuredId } } }, [], {
        limit: MOST,
      });
      const managers = members.documents.filter(({ access }) => access === 'manager');
      return managers.map(({ userId }): MailOrder => ({ to: userId, about: { insuredId, agencyId, basis: basis.by } }));
    },
    compose: ({ about }) =>
      compose(parts, {
        insuredId: about['insuredId']!,
        agencyId: about['agencyId']!,
        basis: about['basis'] as AppointmentBasis['by'],
      }),
  }),
});

interface About {
  readonly insuredId: string;
  readonly agencyId: string;
  readonly basis: AppointmentBasis['by'];
}

/** Null once the appointment was decided. */
async function compose(
  { deciders, publicUrl }: MailParts,
  { insuredId, agencyId, basis }: About,
): Promise<Letter | null> {
  const { state } = await deciders.load(representationDecider, insuredId);
  if (!state.waiting.some((waitingAppointment) => waitingAppointment.agencyId === agencyId)) return null;
  const names = quotedNames(deciders);
  const [insured, agency] = [await names.company(insuredId, 'A company'), await names.company(agencyId, 'A company')];
  const meanwhile =
    basis === 'requestNumber'
      ? 'Until you decide it can read and answer the request whose ID it entered, and sees nothing else of yours.'
      : 'It sees nothing of yours unless you accept.';
  return {
    subject: `${agency} asks to represent ${insured}`,
    parts: [
      `${agency} asks to be the agency of record of ${insured}. It found your company by: ${BASIS_WORDS[basis]}. ${meanwhile}`,
    ],
    main: { lead: 'Accept or refuse', label: 'See the request', url: `${publicUrl}/app/my-agent` },
    after: [
      `An agency of record sees your policies and requests, and may add, change, cancel and share policies for you. If you do not know ${agency}, refuse it.`,
    ],
    because: `you are a Manager of ${insured}`,
  };
}
