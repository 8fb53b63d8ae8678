import { Query } from '@nestjs/cqrs';
import type { TemplateRow } from '@covertrail/domain/template/template.views';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import type { PageDto, PageOf } from '#http/page.dto';

/** The actor's company's templates, each with how many suppliers are judged by it. */
export class TemplateList extends Query<QueryReply<PageOf<TemplateRow>>> {
  constructor(
    readonly actor: Actor,
    readonly asked: PageDto,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}
