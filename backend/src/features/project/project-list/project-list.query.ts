import { Query } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ProjectRow } from '@covertrail/domain/project/project.views';
import type { QueryReply } from '#http/data.interceptor';
import type { PageDto, PageOf } from '#http/page.dto';

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
