import { companiesView } from '@covertrail/contracts/company/company.views';
import { policiesView, type PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import type { ShareDocument } from '@covertrail/contracts/share/share.views';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import { issuesOf, sharedPolicyStatus, worstStatus } from '@covertrail/domain/status/shared-policy-status';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import type { Views } from '#views/views.service';

/** Rows of shares on a day, with the names that they show and the worst status of their policies. */
export async function shareRowsOf(
  shares: readonly ShareDocument[],
  views: Views,
  today: CalendarDate,
): Promise<readonly ShareRow[]> {
  const companies = await views.byId(
    companiesView,
    shares.flatMap((share) => [share.insuredId, share.requesterId]),
  );
  const projects = await views.byId(
    projectsView,
    shares.map(({ projectId }) => projectId),
  );
  const policies = await views.byId(
    policiesView,
    shares.flatMap(({ ended, policyIds }) => (ended ? [] : policyIds)),
  );
  const trackings = await views.byId(trackedSuppliersView, shares.filter(({ ended }) => !ended).map(trackingOf));
  return shares.map((share) => {
    const outcome = share.ended ? null : (trackings.get(trackingOf(share))?.outcome ?? null);
    return {
      ...ownOf(share),
      insuredName: companies.get(share.insuredId)?.name ?? '',
      requesterName: companies.get(share.requesterId)?.name ?? '',
      projectName: projects.get(share.projectId)?.name ?? '',
      outcome,
      worst: share.ended
        ? null
        : worstStatus(share.policyIds.flatMap((id) => statusOf(policies.get(id), today, outcome))),
    };
  });
}

const trackingOf = ({ requesterId, projectId, insuredId }: ShareDocument): Uuid =>
  trackingIdOf(requesterId, projectId, insuredId);

/** What the document of a share says by itself. */
const ownOf = (share: ShareDocument) => ({
  id: share.id,
  insuredId: share.insuredId,
  requesterId: share.requesterId,
  projectId: share.projectId,
  sharedAt: share.sharedAt,
  ended: share.ended,
  expired: share.expired,
  expiresOn: share.expiresOn,
  holderName: share.terms.holder?.name ?? null,
  hasEmail: share.hasEmail,
  firstOpenedAt: share.firstOpened?.at ?? null,
  lastOpenedAt: share.lastOpened?.at ?? null,
  downloadCount: share.receipts.length,
  policyCount: share.policyIds.length,
});

/**
 * A share shows its policies to a company, which is what a flag says; `outcome` is that of its project [C14]. Empty for a policy that no
 * view has.
 */
export const statusOf = (policy: PolicyDocument | undefined, today: CalendarDate, outcome: Outcome | null) =>
  policy === undefined
    ? []
    : [
        sharedPolicyStatus({
          verification: policyStatus({ ...policy.timelines, archived: policy.archived }, today),
          flagged: true,
          answersRequest: false,
          ...issuesOf(outcome),
        }),
      ];
