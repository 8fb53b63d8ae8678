import { Injectable } from '@nestjs/common';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { ShareDocument } from '@covertrail/contracts/share/share.views';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { Views } from '#views/views.service';

/** Joins the names that rows of shares show. */
@Injectable()
export class ShareRows {
  constructor(private readonly views: Views) {}

  async of(records: readonly ShareDocument[]): Promise<(record: ShareDocument) => ShareRow> {
    const companies = await this.views.byId(companiesView, records.flatMap((share) => [share.insuredId, share.requesterId]));
    const projects = await this.views.byId(projectsView, records.map(({ projectId }) => projectId));
    return ({ id, insuredId, requesterId, projectId, policyIds, sharedAt, ended }) => ({
      id, insuredId, requesterId, projectId, sharedAt, ended,
      policyCount: policyIds.length,
      insuredName: companies.get(insuredId)?.name ?? '',
      requesterName: companies.get(requesterId)?.name ?? '',
      projectName: projects.get(projectId)?.name ?? '',
    });
  }
}
