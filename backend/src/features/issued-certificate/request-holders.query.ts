import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { RequestHolder } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { requestsView } from '@covertrail/contracts/request/request.views';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { ProjectHolders } from './project-holders.reader.js';

/** More open requests than somebody chooses from. */
const MOST = 100;

/** Whom certificates for the open requests of an insured name [E03]. */
export class ReadRequestHolders extends Query<QueryReply<readonly RequestHolder[]>> {
  constructor(
    readonly actor: Actor,
    readonly insuredId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadRequestHolders)
export class ReadRequestHoldersHandler implements IQueryHandler<ReadRequestHolders> {
  constructor(
    private readonly views: Views,
    private readonly holders: ProjectHolders,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, insuredId }: ReadRequestHolders): Promise<QueryReply<readonly RequestHolder[]>> {
    const where = {
      insuredId: { eq: insuredId },
      state: { eq: 'open' },
      agencyWords: { word: idWord(actor.companyId) },
    } as const;
    const firstDue = [{ field: 'dueOn', direction: 'asc' }] as const;
    const { documents } = await this.views.find(requestsView, { where }, firstDue, { limit: MOST });
    const companies = await this.views.byId(
      companiesView,
      documents.map(({ requesterId }) => requesterId),
    );
    const projects = await this.views.byId(
      projectsView,
      documents.map(({ projectId }) => projectId),
    );
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const rows = documents.map(async ({ id, number, requesterId, projectId, templateId, dueOn }) => ({
      ...{ requestId: id, number, dueOn },
      requesterName: companies.get(requesterId)?.name ?? '',
      projectName: projects.get(projectId)?.name ?? '',
      holder: await this.holders.required(templateId, requesterId, today),
    }));
    return this.views.reply(await Promise.all(rows));
  }
}
