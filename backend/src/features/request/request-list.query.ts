import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { IsIn, IsOptional } from 'class-validator';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { requestsView, type RequestDocument } from '@covertrail/contracts/request/request.views';
import { templatesView } from '@covertrail/contracts/template/template.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { IsId } from '#http/is-id.decorator';
import { PageDto, type PageOf, pageOf, sortOf, toPage, TOTAL_CAP } from '#http/page.dto';
import { Views } from '#views/views.service';
import { ownerOf } from './request-owner.js';

const STATES: readonly RequestRow['state'][] = ['open', 'responded', 'declined', 'canceled'];

/** Query of every list of requests: `requestId` asks for one of them, `insuredCompanyId` for those of one client. */
export class RequestListDto extends PageDto {
  @IsOptional() @IsIn(STATES) state?: RequestRow['state'];
  @IsOptional() @IsId() requestId?: string;
  @IsOptional() @IsId() insuredCompanyId?: string;
}

/** Requests that the actor's company sent (requester), received (insured), or whose insured it answers for (agent). */
export class RequestList extends Query<QueryReply<PageOf<RequestRow>>> {
  constructor(
    readonly actor: Actor,
    readonly asked: RequestListDto,
  ) {
    super();
  }
}

const SORTS = { dueOn: 'dueOn', requestedAt: 'requestedAt', insuredName: 'insuredFolded', number: 'number' } as const;
const NEWEST = { field: 'requestedAt', direction: 'desc' } as const;

@QueryHandler(RequestList)
export class RequestListHandler implements IQueryHandler<RequestList> {
  constructor(private readonly views: Views) {}

  async execute({ actor, asked }: RequestList): Promise<QueryReply<PageOf<RequestRow>>> {
    const word = asked.keyword && foldedText(asked.keyword.trim());
    const filter: FilterOf<typeof requestsView> = {
      and: [
        { where: { [ownerOf(actor)]: { eq: actor.companyId } } },
        ...(asked.requestId ? [{ where: { id: { eq: asked.requestId } } }] : []),
        ...(asked.insuredCompanyId ? [{ where: { insuredId: { eq: asked.insuredCompanyId } } }] : []),
        ...(asked.state ? [{ where: { state: { eq: asked.state } } }] : []),
        ...(word ? [{ where: { searched: { word } } }] : []),
      ],
    };
    const found = await this.views.find(requestsView, filter, sortOf(asked, SORTS, NEWEST), pageOf(asked));
    const total = await this.views.count(requestsView, filter, TOTAL_CAP);
    const row = await this.rowsOf(found.documents);
    return this.views.reply(toPage(found, total, row));
  }

  /** Joins the names that a page shows and no list sorts by. */
  private async rowsOf(records: readonly RequestDocument[]): Promise<(record: RequestDocument) => RequestRow> {
    const idsOf = (name: 'requesterId' | 'projectId' | 'templateId' | 'inviteeId') => records.flatMap((record) => record[name] ?? []);
    const [companies, projects, templates, people] = await Promise.all([
      this.views.byId(companiesView, idsOf('requesterId')),
      this.views.byId(projectsView, idsOf('projectId')),
      this.views.byId(templatesView, idsOf('templateId')),
      this.views.byId(peopleView, idsOf('inviteeId')),
    ]);
    return (record) => ({
      id: record.id,
      number: record.number,
      requesterId: record.requesterId,
      requesterName: companies.get(record.requesterId)?.name ?? '',
      insuredId: record.insuredId,
      insuredName: record.insuredName ?? people.get(record.inviteeId ?? '')?.email ?? '',
      projectId: record.projectId,
      projectName: projects.get(record.projectId)?.name ?? '',
      templateId: record.templateId,
      templateName: templates.get(record.templateId)?.name ?? '',
      message: record.message,
      dueOn: record.dueOn,
      requestedAt: record.requestedAt,
      state: record.state,
      answeredAt: record.answeredAt,
      reason: record.reason,
      trackingId: record.trackingId,
    });
  }
}
