import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { ActivityListDto } from '@covertrail/contracts/activity-log/activity-log.inputs';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { DEFAULT_SIZE } from '#http/page.rules';
import { Views } from '#views/views.service';
import { ActivityList } from './activity-list.reader.js';
import { ActivityRows } from './activity-rows.service.js';

/** Answers GET activity-log. */
export class ReadActivityPage extends Query<QueryReply<PageOf<ActivityRow>>> {
  constructor(
    readonly actor: Actor,
    readonly input: ActivityListDto,
  ) {
    super();
  }
}

@QueryHandler(ReadActivityPage)
export class ReadActivityPageHandler implements IQueryHandler<ReadActivityPage> {
  constructor(
    private readonly list: ActivityList,
    private readonly rows: ActivityRows,
    private readonly views: Views,
  ) {}

  async execute({ actor, input }: ReadActivityPage): Promise<QueryReply<PageOf<ActivityRow>>> {
    const { page = 1, size = DEFAULT_SIZE, after, ...filter } = input;
    const skipped = (page - 1) * size;
    const found = await this.list.find(actor, filter, skipped + size + 1, after);
    const records = found.slice(skipped, skipped + size);
    const last = records.at(-1);
    const rows = await this.rows.of(records, actor);
    const total = await this.list.count(actor, filter, after);
    return this.views.reply({ rows, total, ...(last && found.length > skipped + size ? { next: last.position } : {}) });
  }
}
