import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { Filter, Sort } from '@covertrail/platform/read-store/read-store.port';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { type PageDto, type PageOf, pageOf, sortOf, toPage, TOTAL_CAP } from '#http/page.dto';
import { Views } from '#views/views.service';

/** The actor's company's templates, each with how many suppliers are checked against it. */
export class TemplateList extends Query<QueryReply<PageOf<TemplateRow>>> {
  constructor(
    readonly actor: Actor,
    readonly asked: PageDto,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}

type TemplateRecord = Omit<TemplateRow, 'trackings'>;

const SORTS = { name: 'nameFolded', changedAt: 'changedAt', version: 'version' };
const BY_NAME: Sort = { field: 'nameFolded', direction: 'asc' };

@QueryHandler(TemplateList)
export class TemplateListHandler implements IQueryHandler<TemplateList> {
  constructor(private readonly views: Views) {}

  async execute({ actor, asked, awaited }: TemplateList): Promise<QueryReply<PageOf<TemplateRow>>> {
    const word = asked.keyword && foldedText(asked.keyword.trim());
    const filter: Filter = { where: { requesterId: { eq: actor.companyId }, ...(word ? { nameFolded: { word } } : {}) } };
    const current = await this.views.asOf(awaited, 'templates', 'tracked-suppliers');
    const found = await this.views.find<TemplateRecord>('templates', filter, sortOf(asked, SORTS, BY_NAME), pageOf(asked));
    const total = await this.views.count('templates', filter, TOTAL_CAP);
    const uses = await this.views.countBy('tracked-suppliers', { where: { requesterId: { eq: actor.companyId } } }, ['templateId']);
    const trackings = new Map(uses.map(({ key, count }) => [key[0], count]));
    return current.reply(toPage(found, total, ({ id, name, version, requirements, effectiveFrom, changedAt, revision }) => ({
      id, name, version, requirements, effectiveFrom, changedAt, revision, trackings: trackings.get(id) ?? 0,
    })));
  }
}
