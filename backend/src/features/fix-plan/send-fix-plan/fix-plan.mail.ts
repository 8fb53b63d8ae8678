import { membersView } from '@covertrail/contracts/membership/membership.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { reaches } from '@covertrail/domain/rights/access-levels';
import { CAPABILITIES } from '@covertrail/domain/rights/capabilities';
import { managedByOthers } from '#other-agencies/managed-by-others';
import { fixPlanTexts, policiesInPlan } from '@covertrail/wording/fix-plan/fix-steps';
import { complianceSummaryLink } from '#links/compliance-summary-link';
import { numberedSteps, type LetterLink } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { quotedFinding, quotedStep } from '#mail/quoted-steps';
import { inOneLine } from '#mail/typed-text';

/** The plan as a mail to the agent; of a supplier without an agency to its own people who may do something about it. */
export const fixPlanMail = defineMail({
  name: 'fix-plan',
  notice: 'plans',
  handles: 'FixPlanSent',
  of: (parts) => {
    const { deciders, publicUrl } = parts;
    const names = quotedNames(deciders);
    return {
      orders: async ({ data, position }) => {
        const { agencyId, agentId, requesterId, insuredId, projectId, trackingId } = data;
        if (agencyId !== null && agentId === null) return [];
        const others = agencyId === null ? null : await managedByOthers(deciders, agencyId, policiesInPlan(data));
        const quoted = { steps: data.steps.map(quotedStep), findings: data.findings.map(quotedFinding) };
        const steps = fixPlanTexts(quoted, others?.names)
          .map((step, index) => `${index + 1}. ${inOneLine(step)}`)
          .join('\n');
        const about = { requesterId, insuredId, projectId, trackingId, steps };
        if (agencyId !== null && agentId !== null) return [{ to: agentId, about: { ...about, agencyId } }];
        return (await ownPeople(parts, insuredId, position)).map((to) => ({ to, about: { ...about, as: 'insured' } }));
      },
      compose: async ({ to, about }) => {
        const [requester, insured] = [
          await names.company(about['requesterId']!),
          await names.company(about['insuredId']!),
        ];
        const project = await names.project(about['projectId']!);
        const isOwn = about['as'] === 'insured';
        return {
          subject: `What ${insured} lacks for ${project} of ${requester}`,
          parts: [
            `${requester} sent what is missing before ${isOwn ? '' : 'your client '}${insured} complies for ${project}:`,
            numberedSteps(about['steps']!),
          ],
          main: isOwn
            ? { lead: 'See what to do for all who ask', label: 'See the cure plan', url: `${publicUrl}/app/cure-plan` }
            : {
                lead: 'See why, requirement by requirement',
                label: 'See why',
                url: `${publicUrl}/app/suppliers/${about['trackingId']}/why`,
              },
          after: await summaryLink(parts, to, about),
          because: isOwn ? `you may keep the policies of ${insured}` : `you are the agent of ${insured}`,
        };
      },
    };
  },
});

/** More people than a company has. */
const MOST = 200;

async function ownPeople({ views }: MailParts, insuredId: Uuid, position: Position): Promise<readonly Uuid[]> {
  await views.reached(position, membersView);
  const where = { companyId: { eq: insuredId } };
  const { documents } = await views.find(membersView, { where }, [], { limit: MOST });
  return documents
    .filter(({ access }) => reaches(access, CAPABILITIES.keepPolicies.insured))
    .map(({ userId }) => userId);
}

/** An order of an earlier version names no agency: its mail has the log-in alone. */
async function summaryLink(
  parts: MailParts,
  userId: Uuid,
  { trackingId = '', agencyId, as, insuredId }: MailOrder['about'],
): Promise<readonly LetterLink[]> {
  const companyId = as === 'insured' ? insuredId : agencyId;
  if (companyId === undefined) return [];
  const { url } = await complianceSummaryLink(parts, { trackingId, userId, companyId });
  return [{ lead: 'See what is met and what is not, without logging in', label: 'See the compliance summary', url }];
}
