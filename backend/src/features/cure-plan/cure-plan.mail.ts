import { handledPolicyOf } from '@covertrail/domain/cure-plan/plan-receivers.rules';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { shownStepText } from '@covertrail/wording/cure-plan/shown-steps.words';
import { managedByOthers } from '#other-agencies/managed-by-others';
import { numberedSteps, type LetterLink } from '#mail/letter';
import { defineMail } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { quotedStep } from '#mail/quoted-steps';
import { inOneLine } from '#mail/typed-text';

/**
 * The steps of a plan as a mail to each agent who does some of them, and the whole plan to the agent of an insured that sends it. An
 * insured that receives a plan from its agency reads it in its notifications.
 */
export const curePlanMail = defineMail({
  name: 'cure-plan',
  notice: 'plans',
  handles: 'CurePlanSent',
  of: ({ deciders, publicUrl }) => {
    const names = quotedNames(deciders);
    return {
      orders: async ({ data: { insuredId, agencyId, sentBy, steps, agents } }) => {
        const others = await managedByOthers(
          deciders,
          agencyId,
          steps.flatMap((step) => handledPolicyOf(step) ?? []),
        );
        const texts = await Promise.all(
          steps.map(async (step) => {
            const [company, project] =
              step.kind === 'sharePolicy'
                ? [await names.company(step.requesterId), await names.project(step.projectId)]
                : ['', ''];
            return inOneLine(
              shownStepText(quotedStep(step), { company: () => company, project: () => project, ...others.names }),
            );
          }),
        );
        return agents.map(({ agentId, steps: own }) => {
          const listed = own.map((place) => `${place + 1}. ${texts[place] ?? ''}`).join('\n');
          return {
            to: agentId,
            about: { insuredId, sentBy, ...(own.length < steps.length ? { part: 'own' } : {}), steps: listed },
          };
        });
      },
      compose: async ({ about }) => {
        const insured = await names.company(about['insuredId']!);
        return {
          subject: `What ${insured} lacks for its requesters`,
          parts: [
            [
              whoSent(insured, about['sentBy']),
              ...(about['part'] === undefined ? [] : ['These steps are on policies that you handle:']),
            ].join(' '),
            numberedSteps(about['steps']!),
          ],
          main: planLink(publicUrl, about['insuredId']!),
          because:
            about['part'] === undefined
              ? `you are the agent of ${insured}`
              : `you handle policies of ${insured} that the steps are on`,
        };
      },
    };
  },
});

const planLink = (publicUrl: string, insuredId: Uuid): LetterLink => ({
  lead: 'See which requesters each step serves',
  label: 'See the plan',
  url: `${publicUrl}/app/agent-clients/${insuredId}/cure-plan`,
});

/** Orders of an earlier version do not say who sent the plan: it was the insured. */
const whoSent = (insured: string, sentBy: string | undefined): string =>
  sentBy === 'agency'
    ? `Your agency sent your client ${insured} what it lacks before its requesters have what they require, cheapest first.`
    : `Your client ${insured} asks you for what it lacks before its requesters have what they require, cheapest first:`;
