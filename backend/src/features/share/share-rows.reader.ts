import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import type { ShareDocument } from '@covertrail/contracts/share/share.views';
import type { Views } from '#views/views.service';

/** Rows of shares, with the names that they show. */
export async function shareRowsOf(shares: readonly ShareDocument[], views: Views): Promise<readonly ShareRow[]> {
  const companies = await views.byId(companiesView, shares.flatMap((share) => [share.insuredId, share.requesterId]));
  const projects = await views.byId(projectsView, shares.map(({ projectId }) => projectId));
  return shares.map(({ id, insuredId, requesterId, projectId, policyIds, sharedAt, ended }) => ({
    id, insuredId, requesterId, projectId, sharedAt, ended,
    policyCount: policyIds.length,
    insuredName: companies.get(insuredId)?.name ?? '',
    requesterName: companies.get(requesterId)?.name ?? '',
    projectName: projects.get(projectId)?.name ?? '',
  }));
}
