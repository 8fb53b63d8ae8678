import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { Filter, Sort } from '@covertrail/platform/read-store/read-store.port';
import type { QueryReply } from '#http/data.interceptor';
import { type PageDto, type PageOf, pageOf, toPage, TOTAL_CAP } from '#http/page.dto';
import { Views } from '#views/views.service';

/** The projects of a requester. */
export class ProjectList extends Query<QueryReply<PageOf<ProjectRow>>> {
  constructor(
    readonly requesterId: Uuid,
    readonly asked: PageDto,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}

const BY_NAME: Sort = { field: 'nameFolded', direction: 'asc' };

@QueryHandler(ProjectList)
export class ProjectListHandler implements IQueryHandler<ProjectList> {
  constructor(private readonly views: Views) {}

  async execute({ requesterId, asked, awaited }: ProjectList): Promise<QueryReply<PageOf<ProjectRow>>> {
    const word = asked.keyword && foldedText(asked.keyword.trim());
    const filter: Filter = { where: { requesterId: { eq: requesterId }, ...(word ? { nameFolded: { word } } : {}) } };
    const current = await this.views.asOf(awaited, 'projects', 'templates');
    const found = await this.views.find<Omit<ProjectRow, 'templateName'>>('projects', filter, [BY_NAME], pageOf(asked));
    const total = await this.views.count('projects', filter, TOTAL_CAP);
    const templates = await this.views.byId<{ name: string }>('templates', found.documents.map(({ templateId }) => templateId));
    return current.reply(toPage(found, total, ({ id, name, templateId, isDefault, revision }) => ({
      id, name, templateId, isDefault, revision, templateName: templates.get(templateId)?.name ?? '',
    })));
  }
}
