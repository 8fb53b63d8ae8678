import { enrollmentDecider } from '@covertrail/domain/enrollment/enrollment.decider';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import { moneyText } from '@covertrail/wording/text/money-text';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Letter } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';

/** To the person who paid: what was paid, and until when the company is enrolled [F08]. */
export const enrollmentMail = defineMail({
  name: 'enrollment',
  handles: 'EnrollmentPaid',
  of: (parts) => ({
    orders: async ({ data, meta }) =>
      isUuid(meta.actor)
        ? [
            {
              to: meta.actor,
              about: { enrollmentId: data.enrollmentId, transactionId: data.transactionId, until: data.until },
            },
          ]
        : [],
    compose: (order) => compose(parts, order),
  }),
});

async function compose(parts: MailParts, { about }: MailOrder): Promise<Letter | null> {
  const { enrollmentId, transactionId, until } = about;
  const { state } = await parts.deciders.load(enrollmentDecider, enrollmentId!);
  const payment = state.payments[transactionId!];
  if (!payment) return null;
  const names = quotedNames(parts.deciders);
  const requester = await names.company(payment.requesterId);
  const insured = await names.company(payment.insuredId);
  return {
    subject: 'You are enrolled in a Vendor Management Program',
    parts: [
      `${insured} is enrolled in the Vendor Management Program of ${requester}.`,
      {
        facts: [
          ['Paid', moneyText(payment.fee)],
          ['Enrolled until', dayText(until!)],
          ['Transaction', payment.transactionId],
        ],
      },
    ],
    main: { lead: 'See your programs', label: 'See your programs', url: `${parts.publicUrl}/app/upgrade` },
    because: `you paid the enrollment of ${insured}`,
  };
}
