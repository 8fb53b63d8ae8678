import { companyDecider } from '@covertrail/domain/company/company.decider';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { cureStepText } from '@covertrail/wording/cure-plan/cure-steps.words';
import { defineMail } from '#mail/mail-kind';

/** The plan of an insured as a mail to its agent; an insured that receives one from its agency reads it in its notifications. */
export const curePlanMail = defineMail({
  name: 'cure-plan',
  handles: 'CurePlanSent',
  of: ({ deciders, publicUrl }) => {
    const companyOf = async (id: string) => (await deciders.load(companyDecider, id)).state?.name ?? 'a company';
    const projectOf = async (id: string) => (await deciders.load(projectDecider, id)).state?.name ?? 'a project';
    return {
      orders: async ({ data: { agentId, insuredId, sentBy, steps } }) => {
        if (sentBy === 'agency') return [];
        const texts = await Promise.all(steps.map(async (step) => {
          const [company, project] = step.kind === 'sharePolicy' ? [await companyOf(step.requesterId), await projectOf(step.projectId)] : ['', ''];
          return cureStepText(step, { company: () => company, project: () => project });
        }));
        return [{ to: agentId, about: { insuredId, steps: texts.map((text, index) => `${index + 1}. ${text}`).join('\n') } }];
      },
      compose: async ({ about }) => {
        const insured = await companyOf(about['insuredId']!);
        return {
          subject: `What ${insured} lacks for all its requesters`,
          text: [
            `Your client ${insured} asks you for what it lacks before all its requesters have what they require, cheapest first:`,
            about['steps']!,
            `Which requesters each step serves:\n\n${publicUrl}/app/agent-clients/${about['insuredId']}/cure-plan`,
          ].join('\n\n').concat('\n'),
        };
      },
    };
  },
});
