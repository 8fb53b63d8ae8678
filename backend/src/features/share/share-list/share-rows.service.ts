import { Injectable } from '@nestjs/common';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { Views } from '#views/views.service';

/** The `shares` document as queries read it. */
export interface ShareRecord {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly policyIds: readonly Uuid[];
  readonly sharedAt: Instant;
  readonly ended: boolean;
}
interface Named { readonly name: string }

/** Joins the names that rows of shares show. */
@Injectable()
export class ShareRows {
  constructor(private readonly views: Views) {}

  async of(records: readonly ShareRecord[]): Promise<(record: ShareRecord) => ShareRow> {
    const companies = await this.views.byId<Named>('companies', records.flatMap((share) => [share.insuredId, share.requesterId]));
    const projects = await this.views.byId<Named>('projects', records.map(({ projectId }) => projectId));
    return ({ id, insuredId, requesterId, projectId, policyIds, sharedAt, ended }) => ({
      id, insuredId, requesterId, projectId, sharedAt, ended,
      policyCount: policyIds.length,
      insuredName: companies.get(insuredId)?.name ?? '',
      requesterName: companies.get(requesterId)?.name ?? '',
      projectName: projects.get(projectId)?.name ?? '',
    });
  }
}
