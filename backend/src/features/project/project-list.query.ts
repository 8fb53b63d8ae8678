import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { templatesView } from '@covertrail/contracts/template/template.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { QueryReply } from '#http/data.interceptor';
import { type PageDto, type PageOf, pageOf, toPage, TOTAL_CAP } from '#http/page.dto';
import { Views } from '#views/views.service';

/** The projects of a requester. */
export class ProjectList extends Query<QueryReply<PageOf<ProjectRow>>> {
  constructor(
    readonly requesterId: Uuid,
    readonly asked: PageDto,
  ) {
    super();
  }
}

const BY_NAME = { field: 'nameFolded', direction: 'asc' } as const;

@QueryHandler(ProjectList)
export class ProjectListHandler implements IQueryHandler<ProjectList> {
  constructor(private readonly views: Views) {}

  async execute({ requesterId, asked }: ProjectList): Promise<QueryReply<PageOf<ProjectRow>>> {
    const word = asked.keyword && foldedText(asked.keyword.trim());
    const filter: FilterOf<typeof projectsView> = { where: { requesterId: { eq: requesterId }, ...(word ? { nameFolded: { word } } : {}) } };
    const found = await this.views.find(projectsView, filter, [BY_NAME], pageOf(asked));
    const total = await this.views.count(projectsView, filter, TOTAL_CAP);
    const templates = await this.views.byId(templatesView, found.documents.map(({ templateId }) => templateId));
    return this.views.reply(toPage(found, total, ({ id, name, templateId, isDefault, revision }) => ({
      id, name, templateId, isDefault, revision, templateName: templates.get(templateId)?.name ?? '',
    })));
  }
}
