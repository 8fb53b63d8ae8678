import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { templatesView } from '@covertrail/contracts/template/template.views';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { type PageDto, type PageOf, pageOf, sortOf, toPage, TOTAL_CAP } from '#http/page.dto';
import { Views } from '#views/views.service';

/** The actor's company's templates, each with how many suppliers are checked against it. */
export class TemplateList extends Query<QueryReply<PageOf<TemplateRow>>> {
  constructor(
    readonly actor: Actor,
    readonly asked: PageDto,
  ) {
    super();
  }
}

const SORTS = { name: 'nameFolded', changedAt: 'changedAt', version: 'version' } as const;
const BY_NAME = { field: 'nameFolded', direction: 'asc' } as const;

@QueryHandler(TemplateList)
export class TemplateListHandler implements IQueryHandler<TemplateList> {
  constructor(private readonly views: Views) {}

  async execute({ actor, asked }: TemplateList): Promise<QueryReply<PageOf<TemplateRow>>> {
    const word = asked.keyword && foldedText(asked.keyword.trim());
    const filter: FilterOf<typeof templatesView> = { where: { requesterId: { eq: actor.companyId }, ...(word ? { nameFolded: { word } } : {}) } };
    const found = await this.views.find(templatesView, filter, sortOf(asked, SORTS, BY_NAME), pageOf(asked));
    const total = await this.views.count(templatesView, filter, TOTAL_CAP);
    const uses = await this.views.countBy(trackedSuppliersView, { where: { requesterId: { eq: actor.companyId } } }, ['templateId']);
    const trackings = new Map(uses.map(({ key, count }) => [key[0], count]));
    return this.views.reply(toPage(found, total, ({ id, name, version, requirements, effectiveFrom, changedAt, revision }) => ({
      id, name, version, requirements, effectiveFrom, changedAt, revision, trackings: trackings.get(id) ?? 0,
    })));
  }
}
