import { peopleView } from '@covertrail/contracts/user/user.views';
import { inquiryDecider } from '@covertrail/domain/inquiry/inquiry.decider';
import { PLAN_WORDS } from '@covertrail/wording/inquiry/plan.words';
import { theirWords, type Letter } from '#mail/letter';
import { defineMail, SUPPORT, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { inQuotes } from '#mail/typed-text';

/** What a person wrote about a plan, to those who answer it [F08]. */
export const inquiryMail = defineMail({
  name: 'inquiry',
  handles: 'InquirySent',
  of: (parts) => ({
    orders: async ({ data }) => [{ to: SUPPORT, about: { inquiryId: data.inquiryId } }],
    compose: (order) => compose(parts, order),
  }),
});

/** Null once the person is erased: nobody could be answered. */
async function compose(parts: MailParts, { about }: MailOrder): Promise<Letter | null> {
  const { state } = await parts.deciders.load(inquiryDecider, about['inquiryId']!);
  const person = state && (await parts.views.get(peopleView, state.personId));
  if (!person) return null;
  const company = await quotedNames(parts.deciders).company(state.companyId);
  const plan = inQuotes(PLAN_WORDS[state.plan].name);
  return {
    subject: `Question about the plan ${plan}`,
    parts: [
      `Somebody of ${company} asks about a plan. Please answer to the address below.`,
      {
        facts: [
          ['Name', inQuotes(`${person.firstName} ${person.lastName}`)],
          ['Email', inQuotes(person.email)],
          ['Company', company],
          ['Plan', plan],
        ],
      },
      ...theirWords('Their message', state.text),
    ],
    because: 'it is the address of the support',
  };
}
