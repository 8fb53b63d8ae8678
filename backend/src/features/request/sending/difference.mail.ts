import type { Finding } from '@covertrail/domain/compliance/finding';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { fixPlanTexts, policiesInPlan } from '@covertrail/wording/fix-plan/fix-steps';
import { managedByOthers } from '#other-agencies/managed-by-others';
import { numberedSteps, type Letter, type LetterPart } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { quotedFinding } from '#mail/quoted-steps';
import { inOneLine } from '#mail/typed-text';
import { answeringOrders } from '../received/answering-orders.reader.js';
import { addressee, answerLinks } from '../received/received-links.js';
import { requestFacts } from '../received/request-facts.js';

/** What is still missing, to each person who can answer: an agent reads nothing of what another agency manages. */
export const differenceMail = defineMail({
  name: 'request-difference',
  notice: 'requests',
  handles: 'DifferenceSent',
  of: (parts) => ({
    orders: async ({ data, position }) => {
      const orders = await answeringOrders(parts, data, position);
      const { done = [], added = [] } = data.sinceAnswer ?? {};
      const texts = orders.map(async ({ to, about }) => {
        const agencyId = about['agencyId'];
        const listed = async (findings: readonly Finding[]) => {
          const plan = { steps: [], findings: findings.map(quotedFinding) };
          const shown = agencyId
            ? fixPlanTexts(plan, (await managedByOthers(parts.deciders, agencyId, policiesInPlan(plan))).names)
            : fixPlanTexts(plan);
          return shown.map((step, index) => `${index + 1}. ${inOneLine(step)}`).join('\n');
        };
        const missing = await listed(data.missing);
        const since = { done: await listed(done), added: await listed(added) };
        return missing === '' ? [] : [{ to, about: { ...about, missing, ...since } }];
      });
      return (await Promise.all(texts)).flat();
    },
    compose: (order) => compose(parts, order),
  }),
});

async function compose(parts: MailParts, order: MailOrder): Promise<Letter | null> {
  const { state } = await parts.deciders.load(requestDecider, order.about['requestId']!);
  if (!state || (state.outcome !== null && state.outcome.kind !== 'responded')) return null;
  const { requesterId, insuredId, projectId, number, dueOn } = state.requested;
  const names = quotedNames(parts.deciders);
  const requester = await names.company(requesterId, 'A company');
  const project = await names.project(projectId);
  const forAgent = addressee(order) === 'agent';
  const insured = insuredId === null ? 'a company' : await names.company(insuredId);
  return {
    subject: `What is still missing for ${project} of ${requester}`,
    parts: [
      `${requester} lets you know what is still missing${forAgent ? ` from your client ${insured}` : ''} for ${project}:`,
      numberedSteps(order.about['missing']!),
      ...sinceAnswer(order),
      requestFacts(number, dueOn),
    ],
    ...(await answerLinks(parts, order, insuredId)),
    because: forAgent ? `you are an agent of ${insured}` : `you may answer requests for ${insured}`,
  };
}

/** What the last answer changed, where there was one; an order of an earlier version says nothing of it. */
const sinceAnswer = ({ about: { done = '', added = '' } }: MailOrder): readonly LetterPart[] => [
  ...(done === '' ? [] : ['Since the last answer this is done:', numberedSteps(done)]),
  ...(added === '' ? [] : ['Since the last answer this is missing, too:', numberedSteps(added)]),
];
