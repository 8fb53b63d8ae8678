import { companiesView } from '@covertrail/contracts/company/company.views';
import { policiesView, type PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import type { ShareDocument } from '@covertrail/contracts/share/share.views';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import { sharedPolicyStatus, worstStatus } from '@covertrail/domain/status/shared-policy-status';
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
  return shares.map(({ id, insuredId, requesterId, projectId, policyIds, sharedAt, ended }) => ({
    id,
    insuredId,
    requesterId,
    projectId,
    sharedAt,
    ended,
    policyCount: policyIds.length,
    insuredName: companies.get(insuredId)?.name ?? '',
    requesterName: companies.get(requesterId)?.name ?? '',
    projectName: projects.get(projectId)?.name ?? '',
    worst: ended ? null : worstStatus(policyIds.flatMap((policyId) => statusOf(policies.get(policyId), today))),
  }));
}

/** A share shows its policies to a company, which is what a flag says [C14]. */
const statusOf = (policy: PolicyDocument | undefined, today: CalendarDate) =>
  policy === undefined
    ? []
    : [
        sharedPolicyStatus({
          verification: policyStatus({ ...policy.timelines, archived: policy.archived }, today),
          flagged: true,
          answersRequest: false,
          complianceIssue: false,
          reviewRequired: false,
        }),
      ];
