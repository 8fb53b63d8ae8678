import type { Uuid } from '@covertrail/domain/kernel/event';
import { managedByOthers } from '#other-agencies/managed-by-others';
import { fixPlanTexts, policiesInPlan } from '@covertrail/wording/fix-plan/fix-steps';
import { complianceSummaryLink } from '#links/compliance-summary-link';
import { numberedSteps, type LetterLink } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { quotedFinding, quotedStep } from '#mail/quoted-steps';
import { inOneLine } from '#mail/typed-text';

/** The plan as a mail to the agent; a supplier without an agent reads it in its notifications. */
export const fixPlanMail = defineMail({
  name: 'fix-plan',
  notice: 'plans',
  handles: 'FixPlanSent',
  of: (parts) => {
    const { deciders, publicUrl } = parts;
    const names = quotedNames(deciders);
    return {
      orders: async ({ data }) => {
        const { agencyId, agentId, requesterId, insuredId, projectId, trackingId } = data;
        if (agencyId === null || agentId === null) return [];
        const others = await managedByOthers(deciders, agencyId, policiesInPlan(data));
        const quoted = { steps: data.steps.map(quotedStep), findings: data.findings.map(quotedFinding) };
        const steps = fixPlanTexts(quoted, others.names)
          .map((step, index) => `${index + 1}. ${inOneLine(step)}`)
          .join('\n');
        return [{ to: agentId, about: { requesterId, insuredId, projectId, trackingId, agencyId, steps } }];
      },
      compose: async ({ to, about }) => {
        const [requester, insured] = [
          await names.company(about['requesterId']!),
          await names.company(about['insuredId']!),
        ];
        const project = await names.project(about['projectId']!);
        return {
          subject: `What ${insured} lacks for ${project} of ${requester}`,
          parts: [
            `${requester} sent what is missing before your client ${insured} complies for ${project}:`,
            numberedSteps(about['steps']!),
          ],
          main: {
            lead: 'See why, requirement by requirement',
            label: 'See why',
            url: `${publicUrl}/app/suppliers/${about['trackingId']}/why`,
          },
          after: await summaryLink(parts, to, about),
          because: `you are the agent of ${insured}`,
        };
      },
    };
  },
});

/** An order of an earlier version names no agency: its mail has the log-in alone. */
async function summaryLink(
  parts: MailParts,
  userId: Uuid,
  { trackingId = '', agencyId }: MailOrder['about'],
): Promise<readonly LetterLink[]> {
  if (agencyId === undefined) return [];
  const { url } = await complianceSummaryLink(parts, { trackingId, userId, companyId: agencyId });
  return [{ lead: 'See what is met and what is not, without logging in', label: 'See the compliance summary', url }];
}
