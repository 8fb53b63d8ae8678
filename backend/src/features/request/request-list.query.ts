import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { IsIn, IsOptional } from 'class-validator';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { Filter, Sort } from '@covertrail/platform/read-store/read-store.port';
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
    readonly awaited: string | undefined,
  ) {
    super();
  }
}

/** The `requests` document as queries read it. */
type RequestRecord = Omit<RequestRow, 'requesterName' | 'insuredName' | 'projectName' | 'templateName'> & {
  readonly insuredName: string | null;
  readonly inviteeId: string | null;
};
interface Named { readonly name: string }

const SORTS = { dueOn: 'dueOn', requestedAt: 'requestedAt', insuredName: 'insuredFolded', number: 'number' };
const NEWEST: Sort = { field: 'requestedAt', direction: 'desc' };

@QueryHandler(RequestList)
export class RequestListHandler implements IQueryHandler<RequestList> {
  constructor(private readonly views: Views) {}

  async execute({ actor, asked, awaited }: RequestList): Promise<QueryReply<PageOf<RequestRow>>> {
    const word = asked.keyword && foldedText(asked.keyword.trim());
    const filter: Filter = {
      and: [
        { where: { [ownerOf(actor)]: { eq: actor.companyId } } },
        ...(asked.requestId ? [{ where: { id: { eq: asked.requestId } } }] : []),
        ...(asked.insuredCompanyId ? [{ where: { insuredId: { eq: asked.insuredCompanyId } } }] : []),
        ...(asked.state ? [{ where: { state: { eq: asked.state } } }] : []),
        ...(word ? [{ where: { searched: { word } } }] : []),
      ],
    };
    const current = await this.views.asOf(awaited, 'requests', 'companies', 'projects', 'templates', 'people');
    const found = await this.views.find<RequestRecord>('requests', filter, sortOf(asked, SORTS, NEWEST), pageOf(asked));
    const total = await this.views.count('requests', filter, TOTAL_CAP);
    const row = await this.rowsOf(found.documents);
    return current.reply(toPage(found, total, row));
  }

  /** Joins the names that a page shows and no list sorts by. */
  private async rowsOf(records: readonly RequestRecord[]): Promise<(record: RequestRecord) => RequestRow> {
    const idsOf = (name: 'requesterId' | 'projectId' | 'templateId' | 'inviteeId') => records.flatMap((record) => record[name] ?? []);
    const [companies, projects, templates, people] = await Promise.all([
      this.views.byId<Named>('companies', idsOf('requesterId')),
      this.views.byId<Named>('projects', idsOf('projectId')),
      this.views.byId<Named>('templates', idsOf('templateId')),
      this.views.byId<{ email: string }>('people', idsOf('inviteeId')),
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
