import { companyDecider } from '@covertrail/domain/company/company.decider';
import { fixPlanTexts } from '@covertrail/wording/fix-plan/fix-steps';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { defineMail } from '#mail/mail-kind';
import { inOneLine, inQuotes } from '#mail/typed-text';

/** The plan as a mail to the agent; a supplier without an agent reads it in its notifications. */
export const fixPlanMail = defineMail({
  name: 'fix-plan',
  handles: 'FixPlanSent',
  of: ({ deciders, publicUrl }) => {
    const quoted = (name: string | undefined, unknown: string) => (name === undefined ? unknown : inQuotes(name));
    const nameOf = async (companyId: string) => quoted((await deciders.load(companyDecider, companyId)).state?.name, 'a company');
    return {
      orders: async ({ data }) => {
        const { agentId, requesterId, insuredId, projectId, trackingId } = data;
        if (agentId === null) return [];
        const steps = fixPlanTexts(data).map((step, index) => `${index + 1}. ${inOneLine(step)}`).join('\n');
        return [{ to: agentId, about: { requesterId, insuredId, projectId, trackingId, steps } }];
      },
      compose: async ({ about }) => {
        const [requester, insured] = [await nameOf(about['requesterId']!), await nameOf(about['insuredId']!)];
        const project = quoted((await deciders.load(projectDecider, about['projectId']!)).state?.name, 'a project');
        return {
          subject: `What ${insured} lacks for ${project} of ${requester}`,
          text: [
            `${requester} sent what is missing before your client ${insured} complies for ${project}:`,
            about['steps']!,
            `Why, requirement by requirement:\n\n${publicUrl}/app/suppliers/${about['trackingId']}/why`,
          ].join('\n\n').concat('\n'),
        };
      },
    };
  },
});
