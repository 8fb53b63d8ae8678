import { requestDecider } from '@covertrail/domain/request/request.decider';
import { fixPlanTexts, policiesInPlan } from '@covertrail/wording/fix-plan/fix-steps';
import { managedByOthers } from '#other-agencies/managed-by-others';
import { numberedSteps, type Letter } from '#mail/letter';
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
      const quoted = { steps: [], findings: data.missing.map(quotedFinding) };
      const texts = orders.map(async ({ to, about }) => {
        const agencyId = about['agencyId'];
        const shown = agencyId
          ? fixPlanTexts(quoted, (await managedByOthers(parts.deciders, agencyId, policiesInPlan(quoted))).names)
          : fixPlanTexts(quoted);
        const missing = shown.map((step, index) => `${index + 1}. ${inOneLine(step)}`).join('\n');
        return missing === '' ? [] : [{ to, about: { ...about, missing } }];
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
      requestFacts(number, dueOn),
    ],
    ...(await answerLinks(parts, order, insuredId)),
    because: forAgent ? `you are an agent of ${insured}` : `you may answer requests for ${insured}`,
  };
}
