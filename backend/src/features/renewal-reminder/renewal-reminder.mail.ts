import type { Uuid } from '@covertrail/domain/kernel/event';
import type { DueRenewal, RenewalsReminded } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';
import { renewalReminderDecider } from '@covertrail/domain/renewal-reminder/renewal-reminder.decider';
import { DAYS_LEFT } from '@covertrail/wording/renewal-reminder/stage.words';
import type { Letter, LetterLink } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { activityNotesLink } from '#links/activity-notes-link';
import { complianceSummaryLink } from '#links/compliance-summary-link';
import { agentOf, remindedPeople } from './reminded-people.reader.js';
import { factsOfRenewals } from './renewal-facts.reader.js';

/** The reminder of renewals to those who can do something about them [I06]; past due, an agent gets the page that lists them [A11]. */
export const renewalReminderMail = defineMail({
  name: 'renewal-reminder',
  notice: 'renewals',
  handles: 'RenewalsReminded',
  of: (parts) => ({
    orders: async ({ data, position }) =>
      (await remindedPeople(parts, data, position)).map((to) => ({ to, about: { reminderId: data.reminderId } })),
    compose: (order) => compose(parts, order),
  }),
});

/** Null once all of it is renewed, or of other agents. */
async function compose(parts: MailParts, { to, about }: MailOrder): Promise<Letter | null> {
  const { state: told } = await parts.deciders.load(renewalReminderDecider, about['reminderId']!);
  if (!told) return null;
  const renewals = await ofReader(parts, told, to);
  const { facts, more } = await factsOfRenewals(parts.deciders, told.as, renewals);
  if (facts.length === 0) return null;
  const company = await quotedNames(parts.deciders).company(told.companyId);
  return {
    subject: `${SUBJECTS[told.as][told.stage === 'pastDue' ? 'over' : 'ahead']}${withinDays(told)}`,
    parts: [LEADS[told.as][told.stage === 'pastDue' ? 'over' : 'ahead'], { facts }, ...more],
    main: await mainLink(parts, told, to),
    after: await summaryLinks(parts, told, to),
    because: BECAUSE[told.as](company),
  };
}

const SUBJECTS = {
  insured: { ahead: 'Policies to be renewed', over: 'Renewals that are past due' },
  agent: { ahead: 'Policies of your clients to be renewed', over: 'Renewals of your clients that are past due' },
  requester: { ahead: 'Coverage of your suppliers ends', over: 'Coverage of your suppliers has ended' },
} as const;

const LEADS = {
  insured: {
    ahead: 'These policies expire soon, and no other policy takes their place yet:',
    over: 'These policies have expired, and no other policy took their place:',
  },
  agent: {
    ahead: 'These policies of your clients expire soon, and no other policy takes their place yet:',
    over: 'These policies of your clients have expired, and no other policy took their place:',
  },
  requester: {
    ahead: 'Coverage that you require of these suppliers ends soon:',
    over: 'Coverage that you require of these suppliers has ended:',
  },
} as const;

const BECAUSE = {
  insured: (company: string) => `you may renew the policies of ${company}`,
  agent: (company: string) => `you are an agent of ${company} for these clients`,
  requester: (company: string) => `you may ask the suppliers of ${company} for proof of insurance`,
} as const;

const withinDays = ({ stage }: RenewalsReminded['data']): string => {
  const days = DAYS_LEFT[stage];
  return days === null ? '' : ` within ${days} days`;
};

async function ofReader(
  { deciders }: MailParts,
  { as, companyId, renewals }: RenewalsReminded['data'],
  reader: Uuid,
): Promise<readonly DueRenewal[]> {
  if (as !== 'agent') return renewals;
  const agents = await Promise.all(renewals.map(({ insuredId }) => agentOf({ deciders }, companyId, insuredId)));
  return renewals.filter((_renewal, at) => agents[at] === reader);
}

/** As many as people open from a mail; the others stand in the list of suppliers. */
const MOST_SUMMARIES = 5;

/** How each supplier complies, for a requester who has to do with it now [F07]. */
async function summaryLinks(
  parts: MailParts,
  { as, companyId, renewals }: RenewalsReminded['data'],
  userId: Uuid,
): Promise<readonly LetterLink[]> {
  if (as !== 'requester') return [];
  const names = quotedNames(parts.deciders);
  const links = renewals.slice(0, MOST_SUMMARIES).map(async ({ id: trackingId, insuredId }) => {
    const { state } = await parts.deciders.readable.load(trackingDecider, trackingId);
    if (!state) return [];
    const { url } = await complianceSummaryLink(parts, { trackingId, userId, companyId });
    const lead = `See how ${await names.company(insuredId)} complies for ${await names.project(state.projectId)}, without logging in`;
    return [{ lead, label: 'See the compliance summary', url }];
  });
  return (await Promise.all(links)).flat();
}

async function mainLink(
  parts: MailParts,
  { as, companyId, stage }: RenewalsReminded['data'],
  reader: Uuid,
): Promise<LetterLink> {
  const app = `${parts.publicUrl}/app`;
  if (as === 'requester') return { lead: 'See your suppliers', label: 'See your suppliers', url: `${app}/suppliers` };
  if (as === 'insured') return { lead: 'See your policies', label: 'See your policies', url: `${app}/my-policies` };
  if (stage !== 'pastDue') return { lead: 'See your clients', label: 'See your clients', url: `${app}/agent-clients` };
  const { url } = await activityNotesLink(parts, { agencyId: companyId, agentId: reader });
  return { lead: 'See all that are past due, without logging in', label: 'See what is past due', url };
}
